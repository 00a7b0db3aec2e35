"""Cards that make life hard for an opponent (section 14)."""

import pytest

from deadtown.games.zombies.events import CombatRolled, DeadDice, GotUp, MoveRolled, TurnBegan
from tests.clauses import clause
from tests.games.matches import refusal
from tests.games.zombies.table import QUIET, pawn, table

HOSPITAL = "hospital 0 -1 0"
"""North of Town Square: n2 is the road, n3 the room behind the door."""


# Butter Fingers


@clause("ZB-14.6")
def test_butter_fingers_take_a_card_in_play_or_bullets() -> None:
    target = pawn(in_play="skateboard, fire_axe", bullets=5)
    match = table("begin_turn", "", pawn(hand="butter_fingers"), target, deck=QUIET)
    assert match.texts == [
        *("play butter_fingers 1 fire_axe", "play butter_fingers 1 skateboard"),
        *("play butter_fingers 1 1", "play butter_fingers 1 2", "pass"),
    ]
    match.choose("play butter_fingers 1 fire_axe")
    assert (match.pawn(1).in_play, match.pawn(1).bullets) == (("skateboard",), 5)
    assert match.state.discard == ["butter_fingers", "fire_axe"]


@clause("ZB-14.6")
@pytest.mark.parametrize(("bullets", "most"), [(0, 0), (1, 1), (2, 2), (7, 2)])
def test_one_or_two_bullets_as_far_as_there_are_any(bullets: int, most: int) -> None:
    match = table("begin_turn", "", pawn(hand="butter_fingers"), pawn(bullets=bullets), pawn(bullets=1), deck=QUIET)
    offered = [int(text.split()[3]) for text in match.texts if text.startswith("play butter_fingers 1")]
    assert offered == [*range(1, most + 1)]
    if most:
        match.choose(f"play butter_fingers 1 {most}")
        assert match.pawn(1).bullets == bullets - most


@clause("ZB-14.6", "ZB-6.3")
def test_who_loses_the_bullets_in_a_combat_cannot_pay() -> None:
    match = table("combat", "", pawn(bullets=2), pawn(hand="butter_fingers"), zombies="centre", dice=[2, 6], deck=QUIET)
    match.choose("play butter_fingers 0 2")
    assert [event.die for event in match.told.of(CombatRolled)] == [2, 6]
    assert match.pawn().life == 2


# Claustrophobia


@clause("ZB-14.8")
def test_in_claustrophobia_no_building_is_entered() -> None:
    match = table("walk", HOSPITAL, pawn("n2", under=("claustrophobia",)), pawn(), left=4, allowance=4)
    assert "step n3" not in match.texts
    assert "walk n4" not in match.texts
    assert "walk centre" in match.texts
    assert "stop" in match.texts
    reason = refusal(match, "step n3")
    assert (reason.clause, reason.reason) == ("ZB-14.8", "not-indoors")
    assert refusal(match, "walk n4").clause == "ZB-14.8"


@clause("ZB-14.8")
def test_who_is_in_a_building_must_leave_it_by_the_shortest_way() -> None:
    """From the middle of the back wall the way out is straight on; from the corner there are two ways."""
    match = table("walk", HOSPITAL, pawn("e1n4", under=("claustrophobia",)), pawn(), left=5, allowance=5)
    assert match.texts == ["step e1n3", "step n4"]
    assert refusal(match, "stop").clause == "ZB-14.8"
    match.choose("step e1n3")
    # Two steps are the only ones that shorten the way: they are taken without asking.
    assert (match.space(), match.state.left) == ("n2", 2)
    assert match.texts == ["step n1", "walk centre", "stop"]


@clause("ZB-14.8")
def test_or_use_up_the_allowance() -> None:
    match = table("walk", HOSPITAL, pawn("e1n4", under=("claustrophobia",)), pawn("s1"), left=2, allowance=2)
    match.choose("step n4")
    assert match.space() == "n3"
    assert match.state.active == 1


@clause("ZB-14.8", "ZB-6.1")
def test_zombies_on_the_way_out_are_fought() -> None:
    me = pawn("n4", under=("claustrophobia",))
    match = table("walk", HOSPITAL, me, pawn("s1"), left=2, allowance=2, zombies="n3", dice=[3])
    assert match.asked == (0, "combat_response")
    match.choose("bullets")
    assert match.space() == "n2"


@clause("ZB-14.8", "ZB-14.5")
def test_it_binds_brain_cramp_too() -> None:
    me = pawn("n2", under=("claustrophobia",))
    match = table("roll_move", HOSPITAL, me, pawn(hand="brain_cramp"), dice=[4])
    match.choose("play brain_cramp")
    assert match.asked == (1, "move_step")
    assert "step n3" not in match.texts
    inside = pawn("e1n4", under=("claustrophobia",))
    match = table("roll_move", HOSPITAL, inside, pawn(hand="brain_cramp"), dice=[4])
    match.choose("play brain_cramp")
    assert match.asked == (1, "move_step")
    assert "stop" not in match.texts


@clause("ZB-14.8", "ZB-11.11")
def test_in_forced_moves_only_steps_from_outdoors_to_indoors_are_barred() -> None:
    me = pawn("n2", under=("claustrophobia",))
    match = table("roll_move", HOSPITAL, me, pawn("s1", "where_did_everybody_go"), dice=[1])
    match.choose("play where 0")
    # Into the building there is no way, so the first step leads south.
    assert match.space() == "n1"
    inside = pawn("n3", under=("claustrophobia",))
    match = table("roll_move", HOSPITAL, inside, pawn("s1", "where_did_everybody_go"), dice=[1])
    match.choose("play where 0")
    assert set(match.texts) == {"step n4", "step e1n3", "step n2", "step w1n3"}
    match.choose("step n4", "step n3", "step n2")
    assert match.space() == "n1"


@clause("ZB-14.8", "ZB-4.4")
def test_it_lasts_for_the_next_turn_alone() -> None:
    match = table("begin_turn", HOSPITAL, pawn("n2"), pawn(hand="claustrophobia"), dice=[1], deck=QUIET)
    match.choose("play claustrophobia 0")
    assert "step n3" in match.texts
    assert match.pawn().pending == ("claustrophobia",)


# I Don't Think They're Dead


@clause("ZB-14.10")
@pytest.mark.parametrize("dice", [(4, 4), (6, 5)])
def test_two_dice_of_four_or_more_keep_the_dead_dead(dice: tuple[int, int]) -> None:
    match = table("begin_turn", "", pawn(hand="dont_think_theyre_dead"), pawn(kills=5), dice=[*dice], deck=QUIET)
    match.choose("play dont_think_theyre_dead 1")
    assert match.pawn(1).kills == 5
    assert [(event.one, event.two) for event in match.told.of(DeadDice)] == [dice]
    assert match.asked == (0, "move_step")


@clause("ZB-14.10")
@pytest.mark.parametrize(("kills", "left"), [(5, 3), (2, 0), (1, 0)])
def test_else_two_or_the_only_one_return_to_the_pool(kills: int, left: int) -> None:
    match = table("begin_turn", "", pawn(hand="dont_think_theyre_dead"), pawn(kills=kills), dice=[3, 6], deck=QUIET)
    match.choose("play dont_think_theyre_dead 1")
    assert match.asked == (1, "dead_dice_response")
    match.choose("accept")
    assert (match.pawn(1).kills, match.state.pool) == (left, 100 - left)
    assert [event.count for event in match.told.of(GotUp)] == [kills - left]


@clause("ZB-14.10")
def test_a_bullet_raises_a_die_by_one() -> None:
    match = table("begin_turn", "", pawn(hand="dont_think_theyre_dead"), pawn(kills=5), dice=[3, 3], deck=QUIET)
    match.choose("play dont_think_theyre_dead 1")
    assert match.texts == ["bullet 1", "bullet 2", "life 1", "life 2", "accept"]
    match.choose("bullet 1", "bullet 2")
    assert (match.pawn(1).kills, match.pawn(1).bullets, match.pawn(1).life) == (5, 1, 3)


@clause("ZB-14.10")
def test_a_life_rerolls_a_die_but_never_the_last() -> None:
    card, hero = pawn(hand="dont_think_theyre_dead"), pawn(kills=5, life=2, bullets=0)
    match = table("begin_turn", "", card, hero, dice=[1, 5, 2], deck=QUIET)
    match.choose("play dont_think_theyre_dead 1")
    assert match.texts == ["life 1", "accept"]
    match.choose("life 1")
    # One life is left, which may not be paid.
    assert (match.pawn(1).life, match.pawn(1).kills, match.pawn(1).deaths) == (1, 3, 0)
    assert match.asked == (0, "move_step")


@clause("ZB-14.10")
def test_a_reroll_may_save_them() -> None:
    card, hero = pawn(hand="dont_think_theyre_dead"), pawn(kills=5, bullets=0)
    match = table("begin_turn", "", card, hero, dice=[1, 5, 6], deck=QUIET)
    match.choose("play dont_think_theyre_dead 1", "life 1")
    assert (match.pawn(1).life, match.pawn(1).kills) == (2, 5)


@clause("ZB-14.10")
def test_played_after_a_zombie_roll_it_does_not_change_that_roll() -> None:
    match = table(
        *("zombies", "road_cross_1 1 0 0", pawn(hand="dont_think_theyre_dead"), pawn(kills=1, bullets=0, life=1)),
        zombies="e2 e4",
        dice=[2, 1, 1],
    )
    match.choose("pass")
    assert match.asked == (0, "post_zombie_roll")
    match.choose("play dont_think_theyre_dead 1")
    assert match.state.left == 2


# Fear


@clause("ZB-14.11")
def test_fear_bars_the_movement_of_the_next_turn() -> None:
    match = table("begin_turn", "", pawn(pending=("fear",)), pawn(), deck=QUIET, zombies="n1 s1", dice=[1])
    assert match.told.of(MoveRolled) == []
    assert match.asked == (0, "move_zombie")


@clause("ZB-14.11")
@pytest.mark.parametrize("card", ["bad_sense_of_direction", "where_did_everybody_go"])
def test_no_card_moves_the_pawn_in_that_turn(card: str) -> None:
    match = table("begin_turn", "", pawn("e1", pending=("fear",)), pawn(hand=card), pawn("s1"), deck=QUIET)
    assert match.texts == [f"play {card} 2", "pass"]
    # Before that turn it may still be moved.
    match = table("begin_turn", "", pawn(hand=card), pawn("e1", pending=("fear",)), deck=QUIET)
    assert match.texts == [f"play {card} 1", "pass"]


@clause("ZB-14.11", "ZB-12.1")
def test_death_still_moves_it() -> None:
    me = pawn("e1", under=("fear",), life=1, bullets=0)
    match = table("combat", "", me, pawn("s1"), zombies="e1 n1", dice=[1], deck=QUIET)
    assert match.space() == "centre"


# Hysterical Paralysis


@clause("ZB-14.16")
def test_hysterical_paralysis_skips_the_next_turn_once() -> None:
    pawns = pawn(hand="hysterical_paralysis"), pawn(), pawn()
    match = table("begin_turn", "", *pawns, deck=QUIET)
    match.choose("play hysterical_paralysis 1")
    for seat in (0, 2, 0, 1):
        match.wait_for("move_step", seat)
        match.choose("stop")
    assert [event.seat for event in match.told.of(TurnBegan)] == [0, 1, 2, 0, 1]
