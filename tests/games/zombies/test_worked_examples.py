"""The worked examples of the base game, one test each."""

import pytest

from deadtown.games.zombies.events import CombatRolled, Stepped, ZombieMoved, ZombiesRolled
from tests.clauses import clause
from tests.games.zombies.table import QUIET, pawn, table


@clause("ZB-6.2", "ZB-6.3")
def test_a_lost_roll_is_paid_for_or_costs_a_life() -> None:
    """EX-1."""
    match = table("combat", "", pawn(bullets=3), pawn("e1"), zombies="centre", dice=[2])
    assert match.texts == ["bullets", "lose_life"]
    match.choose("bullets")
    assert (match.pawn().kills, match.pawn().life, match.pawn().bullets) == (1, 3, 1)
    match = table("combat", "", pawn(bullets=3), pawn("e1"), zombies="centre", dice=[2, 1])
    match.choose("lose_life")
    assert (match.pawn().life, match.pawn().bullets) == (2, 3)
    assert [event.die for event in match.told.of(CombatRolled)] == [2, 1]
    match = table("combat", "", pawn(bullets=1), pawn("e1"), zombies="centre", dice=[2, 6])
    assert (match.pawn().life, match.pawn().bullets, match.pawn().kills) == (2, 1, 1)


@clause("ZB-5.5")
@pytest.mark.parametrize(("tile", "zombies", "roads"), [("road_cross_1", 4, 5), ("road_straight_1", 2, 3)])
def test_zombies_on_a_crossing_and_on_a_straight(tile: str, zombies: int, roads: int) -> None:
    """EX-2."""
    match = table("tile", "", tiles=tile, deck=QUIET)
    match.choose("place 1 0 0")
    assert len(match.texts) == roads
    match.choose("leave e3")
    assert len(match.zombies) == zombies


@clause("ZB-5.3", "ZB-5.6", "ZB-2.4")
def test_the_hospital_beside_town_square() -> None:
    """EX-3."""
    match = table("tile", "", tiles="hospital", deck=QUIET)
    assert set(match.texts) == {"place 0 -1 0", "place 1 0 1", "place 0 1 2", "place -1 0 3"}
    match.choose("place 1 0 1")
    rooms = {"e2n1", "e3n1", "e4n1", "e3", "e4", "e2s1", "e3s1", "e4s1"}
    assert match.zombies == rooms
    match.choose("life e4", "life e3", "life e2s1", "life e2n1")
    assert match.tokens == dict.fromkeys(("e4", "e3", "e2s1", "e2n1"), "life")


@clause("ZB-5.3")
def test_a_cell_between_two_curves() -> None:
    """EX-4."""
    curves = "road_curve_1 1 0 1, road_curve_2 0 1 3"
    match = table("tile", curves, tiles="road_curve_3")
    assert [text for text in match.texts if text.startswith("place 1 1")] == ["place 1 1 2"]
    match = table("tile", curves, tiles="police_station")
    assert not [text for text in match.texts if text.startswith("place 1 1")]


@clause("ZB-6.5")
def test_the_best_weapon_with_a_shotgun() -> None:
    """EX-5."""
    bob = pawn(in_play="fire_axe, hey_look_a_shotgun", charges=2)
    match = table("combat", "", bob, pawn("e1"), zombies="centre", dice=[1], chainsaw=True)
    assert [event.total for event in match.told.of(CombatRolled)] == [4]
    assert (match.pawn().kills, match.pawn().charges) == (1, 1)


@clause("ZB-12.1", "ZB-12.2", "ZB-12.3")
def test_death_on_the_way() -> None:
    """EX-6."""
    cid = pawn("e1", "chainsaw", "skateboard", life=1, bullets=0, kills=7)
    match = table("walk", "road_straight_1 1 0 0", cid, pawn("s1"), zombies="e2 e4", left=4, allowance=5, dice=[3, 2])
    match.choose("step e2")
    assert (match.space(), match.pawn().kills, match.state.pool) == ("centre", 3, 95)
    assert (match.pawn().life, match.pawn().bullets) == (3, 3)
    assert (match.pawn().hand, match.state.discard) == (["chainsaw"], ["skateboard"])
    assert [event.to for event in match.told.of(Stepped)] == ["e2"]
    assert [event.die for event in match.told.of(ZombiesRolled)] == [2]
    match.wait_for("discard_card", 0)


@clause("ZB-9.1", "ZB-9.2", "ZB-2.6")
@pytest.mark.parametrize("corner", ["e2n1", "e4n1"])
def test_zombies_leave_the_drug_store(corner: str) -> None:
    """EX-7."""
    match = table("zombies", "drug_store 1 0 0", pawn("w1"), pawn("w1"), zombies="e2n1 e3n1 e4n1", dice=[3], deck=QUIET)
    assert [(event.space, event.to) for event in match.told.of(ZombieMoved)] == [("e3n1", "e3")]
    assert set(match.texts) == {"zombie e2n1 e3n1", "zombie e4n1 e3n1"}
    match.choose(f"zombie {corner} e3n1")
    assert match.zombies == {"e3", "e3n1", "e2n1", "e4n1"} - {corner}
    assert match.state.active == 1


@clause("ZB-8.1", "ZB-11.3", "ZB-11.4")
def test_three_cards_on_one_movement() -> None:
    """EX-8."""
    dee = pawn(hand="adrenaline_rush", in_play="skateboard")
    pawns = dee, pawn("w1", "untied_shoe"), pawn("w1", "brain_cramp")
    match = table("roll_move", "road_straight_1 1 0 0", *pawns, zombies="e2", dice=[4, 2])
    match.choose("pass", "pass")
    assert (match.asked, match.state.allowance) == ((0, "post_move_roll"), 6)
    match.choose("pass", "play untied_shoe 0")
    assert (match.asked, match.state.allowance) == ((0, "post_move_roll"), 3)
    match.choose("play adrenaline_rush")
    assert (match.asked, match.state.allowance) == ((2, "post_move_roll"), 6)
    match.choose("play brain_cramp", "walk e2")
    assert match.asked == (0, "combat_response")
    match.choose("bullets")
    assert (match.asked, match.state.left) == ((2, "move_step"), 4)
    match.choose("stop")
    assert match.space() == "e2"


@clause("ZB-13.2", "ZB-12.2", "ZB-14.14")
def test_a_grenade_in_the_drug_store() -> None:
    """EX-9."""
    store, inside = "drug_store 1 0 0", "e2n1 e3n1 e4n1"
    match = table("begin_turn", store, pawn("e3", in_play="grenade", life=1, kills=22), pawn(), zombies=inside)
    match.choose("use grenade")
    assert match.outcome is not None
    assert (match.outcome.winners, match.pawn().life, match.pawn().kills) == ([0], 1, 25)
    match = table(
        "begin_turn", store, pawn("e3", in_play="grenade", life=1, kills=21), pawn(), zombies=inside, deck=QUIET
    )
    match.choose("use grenade")
    assert (match.over, match.pawn().kills, match.space()) == (False, 12, "centre")


@clause("ZB-14.10")
def test_the_dead_get_up_or_not() -> None:
    """EX-10."""
    hal = pawn(kills=5, bullets=2, life=1)
    match = table("begin_turn", "", pawn(hand="dont_think_theyre_dead"), hal, dice=[2, 5], deck=QUIET)
    match.choose("play dont_think_theyre_dead 1", "bullet 1", "bullet 1")
    assert (match.pawn(1).kills, match.pawn(1).bullets) == (5, 0)
    poorer = pawn(kills=5, bullets=1, life=1)
    match = table("begin_turn", "", pawn(hand="dont_think_theyre_dead"), poorer, dice=[2, 5], deck=QUIET)
    match.choose("play dont_think_theyre_dead 1")
    assert match.texts == ["bullet 1", "accept"]
    match.choose("bullet 1")
    assert match.pawn(1).kills == 3
