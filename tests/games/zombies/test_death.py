"""Death (section 12)."""

from typing import Any

import pytest

from deadtown.games.zombies.events import CombatRolled, Died, MoveRolled, Stepped, ZombiesRolled
from deadtown.games.zombies.state import Pawn
from tests.clauses import clause
from tests.games.zombies.table import QUIET, TableMatch, pawn, table

ROAD = "road_straight_1 1 0 0"


def dying(space: str = "e1", **more: Any) -> tuple[str, Pawn]:
    """A pawn that the next lost roll kills."""
    return pawn(space, life=1, bullets=0, **more)


def fights(match: TableMatch) -> list[int]:
    return [event.seat for event in match.told.of(CombatRolled)]


@clause("ZB-12.1")
def test_the_pawn_stands_on_town_square_at_once() -> None:
    match = table("combat", ROAD, dying("e3"), pawn("s1"), zombies="e3 e1", dice=[3])
    assert match.space() == "centre"
    assert [event.seat for event in match.told.of(Died)] == [0]


@clause("ZB-12.1")
def test_with_life_left_nobody_dies() -> None:
    match = table("combat", ROAD, pawn("e3", life=2, bullets=0), pawn("s1"), zombies="e3", dice=[3, 6])
    assert match.told.of(Died) == []
    assert (match.pawn().life, match.space()) == (1, "e3")


@clause("ZB-12.2")
@pytest.mark.parametrize(("kills", "left"), [(0, 0), (1, 0), (2, 1), (7, 3), (8, 4), (24, 12)])
def test_half_of_the_collection_rounded_up_returns_to_the_pool(kills: int, left: int) -> None:
    match = table("combat", ROAD, dying(kills=kills), pawn("s1"), zombies="e1 e3", dice=[3])
    assert match.pawn().kills == left
    assert match.state.pool == 98 - left


@clause("ZB-12.2", "ZB-11.8")
def test_cards_in_play_are_discarded_and_the_hand_is_kept() -> None:
    me = dying(in_play="fire_axe, skateboard, hey_look_a_shotgun", hand="chainsaw x3", charges=2)
    match = table("combat", ROAD, me, pawn("s1"), zombies="e1 e3", dice=[1])
    assert match.pawn().in_play == ()
    assert match.pawn().charges == 0
    assert match.pawn().hand == ["chainsaw"] * 3
    assert match.state.discard == ["fire_axe", "skateboard", "hey_look_a_shotgun"]


@clause("ZB-12.2")
def test_three_life_and_three_bullets_from_that_moment() -> None:
    match = table("combat", ROAD, dying(), pawn("s1"), zombies="e1 e3", dice=[1])
    assert match.state.active == 0
    assert (match.pawn().life, match.pawn().bullets) == (3, 3)


@clause("ZB-12.2")
def test_bullets_that_were_left_are_not_kept() -> None:
    match = table("combat", ROAD, pawn("e1", life=1, bullets=9), pawn("s1"), zombies="e1 e3", dice=[1])
    match.choose("lose_life")
    assert match.pawn().bullets == 3


@clause("ZB-12.3")
def test_the_movement_in_progress_ends() -> None:
    match = table("walk", ROAD, dying("centre"), pawn("s1"), zombies="e2", left=5, allowance=5, dice=[1, 2])
    match.choose("walk e4")
    assert [event.to for event in match.told.of(Stepped)] == ["e1", "e2"]
    assert match.space() == "centre"
    assert match.asked == (0, "move_zombie")


@clause("ZB-12.3", "ZB-11.3")
def test_no_window_opens_after_the_step_that_was_the_last() -> None:
    pawns = dying("centre"), pawn("s1", "fear")
    match = table("walk", ROAD, *pawns, zombies="e1", left=5, allowance=5, dice=[1], halts=True)
    match.choose("step e1")
    kinds = []
    while match.state.phase == "move" and match.question is not None:
        kinds.append(match.question.kind)
        match.close()
    assert kinds == ["pre_combat_roll"]


@clause("ZB-12.3")
def test_death_in_step_two_costs_step_four_but_nothing_else() -> None:
    match = table("combat", ROAD, dying(), pawn("s1"), zombies="e1 e3", dice=[1, 3], deck=QUIET)
    assert len(match.pawn().hand) == 3
    assert match.told.of(MoveRolled) == []
    assert [event.die for event in match.told.of(ZombiesRolled)] == [3]
    match.wait_for("discard_card", 0)


@clause("ZB-12.3")
def test_so_does_death_before_step_one() -> None:
    """By a Grenade at the start of the turn: tile, combat, cards and zombies follow."""
    me = pawn("e1n4", in_play="grenade", life=1)
    match = table(
        *("begin_turn", "army_surplus 0 -1 1", me, pawn("s1")),
        zombies="e1n2 centre w1",
        tiles="road_straight_2",
        dice=[5, 3],
        deck=QUIET,
    )
    match.choose("use grenade")
    assert match.asked == (0, "place_tile")
    match.choose("place 1 0 0", "leave e3")
    # The zombie on Town Square is fought in the step 2 of the same turn.
    assert fights(match) == [0]
    assert match.told.of(MoveRolled) == []
    assert match.asked == (0, "move_zombie")


@clause("ZB-12.3")
def test_in_the_turn_of_another_it_costs_the_next_turn_nothing() -> None:
    match = table(
        *("begin_turn", ROAD, pawn("w1", "where_did_everybody_go"), dying("e2")),
        zombies="e1 e3",
        dice=[1],
        deck=QUIET,
    )
    match.choose("play where 1", "step e1")
    assert [event.seat for event in match.told.of(Died)] == [1]
    assert match.asked == (0, "move_step")
    match.choose("stop")
    match.wait_for("move_step", 1)
    assert match.state.left > 0


@clause("ZB-12.4")
def test_a_zombie_on_town_square_is_not_fought_on_arrival() -> None:
    match = table("combat", ROAD, dying(), pawn("s1"), zombies="e1 centre", dice=[1])
    assert fights(match) == [0]
    assert match.zombies == {"e1", "centre"}
    assert match.state.phase == "zombies"


@clause("ZB-12.4", "ZB-6.4")
def test_who_dies_on_town_square_itself_fights_no_more() -> None:
    """The fighter stays on the space, the zombie too, and yet the combat is over."""
    match = table("combat", ROAD, dying("centre"), pawn("s1"), zombies="centre", dice=[1])
    assert fights(match) == [0]
    assert len(match.told.of(Died)) == 1
    assert match.zombies == {"centre"}
    assert match.state.phase == "zombies"
    assert (match.pawn().life, match.state.fighting) == (3, ())


@clause("ZB-12.4", "ZB-6.1")
def test_it_is_fought_in_the_next_step_two() -> None:
    """Nobody else's pawn is there, and all other zombies move instead."""
    match = table("combat", ROAD, dying("centre"), pawn("s1"), zombies="centre e3", dice=[1, 1], deck=QUIET)
    match.choose("zombie e3 e4")
    match.wait_for("move_step", 1)
    assert match.zombies == {"centre", "e4"}
    match.choose("stop")
    match.wait_for("move_zombie", 1)
    match.choose("zombie e4 e3")
    match.wait_for("combat_response", 0)
    assert fights(match) == [0, 0]


@clause("ZB-12.4", "ZB-11.11")
def test_or_before_the_next_step_of_a_movement() -> None:
    """Who died last turn stands beside a zombie on Town Square, and is led away."""
    match = table("begin_turn", ROAD, pawn("w1", "where_did_everybody_go"), pawn(deaths=1), zombies="centre", dice=[6])
    match.choose("play where 1")
    assert fights(match) == [1]
    assert match.asked == (0, "forced_step")


@clause("ZB-12.4")
def test_effects_pending_on_the_player_stay() -> None:
    me = dying(pending=("fear", "untied_shoe"), under=("claustrophobia",))
    match = table("combat", ROAD, me, pawn("s1"), zombies="e1 e3", dice=[1])
    assert len(match.told.of(Died)) == 1
    assert (match.pawn().pending, match.pawn().under) == (("fear", "untied_shoe"), ("claustrophobia",))
