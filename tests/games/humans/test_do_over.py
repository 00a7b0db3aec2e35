"""Die tokens, with which dice are rolled again (section 13)."""

import pytest

from deadtown.games.humans.events import DoOver, Rolled
from tests.clauses import clause
from tests.games.humans.table import DINER, HOSPITAL, TableMatch, leader, table

FULL = "second_helping x3"
"""A hand that draws nothing, and can't be played before somebody is captured."""
ROAD = "hu_road_straight 0 -1 1"


def rolls(match: TableMatch) -> list[tuple[int, str, int]]:
    return [(event.seat, event.what, event.die) for event in match.told.of(Rolled)]


# Rolling again


@clause("HU-13.1", "HU-13.3")
def test_a_token_rolls_the_die_again_and_the_new_result_counts() -> None:
    """Also when it is worse."""
    match = table("move", DINER, leader("n3", dice=2), leader("s1"), humans="n1", dice=[3, 1])
    match.choose("breach n3")
    assert match.asked == (0, "do_over")
    assert match.texts == ["reroll", "accept"]
    supply = match.state.dice_supply
    match.choose("reroll", "accept")
    assert rolls(match) == [(0, "breach", 3), (0, "breach", 1)]
    assert match.openings == set()
    assert (match.leader().dice, match.state.dice_supply) == (1, supply + 1)
    assert [(event.seat, event.left) for event in match.told.of(DoOver)] == [(0, 1)]


@clause("HU-13.1")
def test_as_often_as_there_are_tokens() -> None:
    match = table("move", DINER, leader("n3", dice=3), leader("s1"), humans="n1", dice=[1, 2, 1, 3])
    match.choose("breach n3", "reroll", "reroll", "reroll")
    assert match.leader().dice == 0
    assert match.openings == {"n3"}


@clause("HU-13.1")
def test_nobody_need_spend_one() -> None:
    match = table("move", DINER, leader("n3", dice=3), leader("s1"), humans="n1", dice=[3])
    match.choose("breach n3", "accept")
    assert (match.leader().dice, match.openings) == (3, {"n3"})


@clause("HU-13.1")
def test_without_tokens_nobody_is_asked() -> None:
    match = table("move", DINER, leader("n3"), leader("s1", dice=5), humans="n1", dice=[2])
    match.choose("breach n3")
    assert match.asked == (0, "move_step")


@clause("HU-13.1")
def test_modifiers_apply_to_the_final_result() -> None:
    leaders = leader(hand="death_grip", dice=1), leader("s1")
    match = table("capture", ROAD, *leaders, humans="centre n4", dice=[1, 2], captures="eat x2")
    match.choose("play death_grip", "reroll")
    assert [(event.die, event.bonus) for event in match.told.of(Rolled)] == [(1, 2), (2, 2)]
    assert match.leader().meals == 1


@clause("HU-13.1")
def test_before_anything_else_happens() -> None:
    """The human has not fled, no weapon was drawn, and nobody is wounded, as long as the die may be rolled again."""
    leaders = leader(dice=1), leader("s1", "crowbar", dice=1), leader("s1")
    match = table("capture", ROAD, *leaders, humans="centre n4", dice=[4, 6, 1], wounds="torso x4")
    assert match.asked == (0, "do_over")
    match.choose("accept")
    assert match.asked == (1, "weapon")
    match.choose("play crowbar")
    assert match.asked == (1, "do_over")
    assert match.leader().wounds == ()


# Who rolls


@clause("HU-13.2")
def test_breach_capture_and_flight_are_rolled_by_the_active_player() -> None:
    leaders = leader("n3 centre", dice=1), leader("s1", dice=1), leader("s1", dice=1)
    match = table("move", DINER, *leaders, humans="centre", dice=[1, 1, 2])
    match.choose("breach n3")
    assert match.asked == (0, "do_over")
    match.choose("accept", "end")
    assert match.asked == (0, "do_over")
    match.choose("accept")
    assert match.asked == (0, "do_over")
    assert rolls(match) == [(0, "breach", 1), (0, "capture", 1), (0, "flight", 2)]


@clause("HU-13.2")
def test_a_weapon_by_who_plays_it() -> None:
    leaders = leader(), leader("s1", "crowbar", dice=1), leader("s1", dice=1)
    match = table("capture", ROAD, *leaders, humans="centre n4", dice=[4, 2, 3], wounds="torso x4")
    match.choose("play crowbar")
    assert match.asked == (1, "do_over")
    match.choose("reroll")
    assert rolls(match)[:3] == [(0, "capture", 4), (1, "weapon", 2), (1, "weapon", 3)]
    assert match.leader().wounds == ("torso",)


@clause("HU-13.2", "HU-16.17")
def test_a_stampede_by_who_plays_it() -> None:
    leaders = leader("s1", FULL, dice=2), leader("s1", "stampede", dice=1)
    match = table("begin_turn", ROAD, *leaders, humans="n1 n4", dice=[1, 2])
    match.choose("play stampede")
    assert match.asked == (1, "do_over")
    match.choose("reroll", "human n1", "to centre")
    assert rolls(match) == [(1, "stampede", 1), (1, "stampede", 2)]
    assert match.asked == (1, "lead_human")


@clause("HU-13.3")
def test_there_is_no_limit_to_what_somebody_holds() -> None:
    leaders = leader("centre", dice=9, hand="sticky_fingers"), leader("s1", FULL, dice=20)
    match = table("begin_turn", "", *leaders, humans="n1", dice_on="n1")
    match.choose("play sticky_fingers 1")
    assert match.leader().dice == 11
    match.choose("step centre e1")
    match = table("move", HOSPITAL, leader("centre", dice=30), leader("s1"), humans="n4", dice_on="n1")
    match.choose("step centre n1")
    assert match.leader().dice == 31


# Anybody's dice

ANY = {"reroll_scope": "any"}


@clause("HU-13.1")
def test_by_agreement_everybody_is_asked_the_roller_last() -> None:
    leaders = leader("s1", dice=1), leader("n3", dice=1), leader("s1", dice=1), leader("s1")
    match = table("move", DINER, *leaders, active=1, humans="n1", dice=[3], options=ANY, halts=True)
    match.choose("breach n3")
    assert match.window is not None
    assert (match.window.kind, match.window.seats) == ("do_over_any", (2, 0, 1))
    match.close()
    assert match.openings == {"n3"}


@clause("HU-13.1", "HU-13.3")
def test_then_others_may_spend_a_token_on_a_roll_and_all_are_asked_again() -> None:
    leaders = leader("n3", dice=2), leader("s1", dice=1), leader("s1", dice=1)
    match = table("move", DINER, *leaders, humans="n1", dice=[3, 1, 2, 3], options=ANY)
    match.choose("breach n3")
    assert match.asked == (1, "do_over_any")
    match.choose("reroll")
    # A 1: seat 1 has nothing left, seat 2 is content, the roller tries again.
    assert match.asked == (2, "do_over_any")
    match.choose("pass")
    assert match.asked == (0, "do_over_any")
    match.choose("reroll")
    # A 2: all who hold tokens are asked again.
    assert match.asked == (2, "do_over_any")
    match.choose("pass", "pass")
    assert rolls(match) == [(0, "breach", die) for die in (3, 1, 2)]
    assert [one.dice for one in match.state.leaders] == [1, 0, 1]
    assert match.openings == set()


@clause("HU-13.1")
def test_where_nobody_holds_tokens_nobody_is_asked_then() -> None:
    match = table("move", DINER, leader("n3"), leader("s1"), humans="n1", dice=[3], options=ANY, halts=True)
    match.choose("breach n3")
    assert match.asked == (0, "move_step")


@clause("HU-13.1", "HU-13.2")
@pytest.mark.parametrize("scope", ["own", "any"])
def test_by_default_nobody_rolls_the_dice_of_others_again(scope: str) -> None:
    leaders = leader("n3"), leader("s1", dice=1)
    match = table("move", DINER, *leaders, humans="n1", dice=[3], options={"reroll_scope": scope})
    match.choose("breach n3")
    assert match.asked == ((1, "do_over_any") if scope == "any" else (0, "move_step"))
