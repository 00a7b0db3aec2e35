"""What event cards do, weapons apart (section 16)."""

import pytest

from deadtown.games.humans.events import (
    BoardedUp,
    Breached,
    CapturesDrawn,
    DiceStolen,
    Fled,
    Led,
    MoverChanged,
    PileShuffled,
    Rolled,
    WoundsHealed,
)
from tests.clauses import clause
from tests.games.humans.table import DINER, HOSPITAL, leader, table

FULL = "second_helping x3"
"""A hand that draws nothing, and can't be played before somebody is captured."""
QUIET = "second_helping x9"
"""A deck of such cards."""
ROAD = "hu_road_straight 0 -1 1"
"""A road north of Town Square: n2, n3 and n4, where it ends."""


# Fresh Meat


@clause("HU-16.9", "HU-12.6")
def test_three_humans_come_to_a_tile_with_an_own_zombie() -> None:
    match = table("before_move", DINER, leader("n3 n3", "fresh_meat"), leader("centre"), humans="n2 e1")
    assert match.texts == ["play fresh_meat hu_diner", "pass"]
    match.choose("play fresh_meat hu_diner")
    # Inside and outside, but not with a human or a zombie.
    assert set(match.texts) == {f"put {space}" for space in ("w1n4", "n4", "e1n4", "w1n3", "e1n3")}
    match.choose("put n4", "put w1n3", "put e1n4")
    assert match.humans == {"n2", "e1", "n4", "w1n3", "e1n4"}
    assert match.state.supply == 55


@clause("HU-16.9")
def test_not_to_the_tile_of_somebody_else() -> None:
    match = table("before_move", DINER, leader("centre n3", "fresh_meat"), leader("n3"), humans="n2")
    assert set(match.texts) == {"play fresh_meat hu_town_square", "play fresh_meat hu_diner", "pass"}
    match = table("before_move", DINER, leader("centre", "fresh_meat"), leader("n3"), humans="n2")
    assert match.texts == ["play fresh_meat hu_town_square", "pass"]


@clause("HU-16.9")
def test_not_where_zombies_of_others_stand() -> None:
    match = table("before_move", "", leader("centre", "fresh_meat"), leader("e1"), humans="s1")
    match.choose("play fresh_meat hu_town_square")
    assert match.humans == {"s1", "n1", "w1"}


@clause("HU-16.9", "HU-12.7")
def test_fewer_come_when_there_are_fewer() -> None:
    match = table("before_move", "", leader("centre", "fresh_meat"), leader("centre"), supply=2)
    match.choose("play fresh_meat hu_town_square", "put n1", "put w1")
    assert (match.humans, match.state.supply) == ({"n1", "w1"}, 0)
    match = table("before_move", "", leader("centre", "fresh_meat"), leader("n1 e1 s1 w1"), humans="")
    assert match.asked == (0, "move_step")


# Movement


@clause("HU-16.10", "HU-7.1")
def test_second_wind_gives_three_more_steps_in_this_turn() -> None:
    match = table("before_move", "", leader(hand="second_wind"), leader("s1", FULL), humans="n1")
    match.choose("play second_wind")
    assert (match.state.movement, match.state.left) == (9, 9)
    match.choose("end")
    match.wait_for("move_step", 1)
    assert match.state.movement == 6


@clause("HU-16.11", "HU-7.1")
@pytest.mark.parametrize(("character", "left"), [("musician", 3), ("lawyer", 2)])
def test_rigor_mortis_halves_the_movement_rounded_down(character: str, left: int) -> None:
    leaders = leader(character=character), leader("s1", "rigor_mortis")
    match = table("before_move", "", *leaders, humans="n1")
    match.choose("play rigor_mortis")
    assert match.state.left == left


@clause("HU-16.11", "HU-16.10", "HU-7.1")
def test_first_more_then_halved_whoever_plays_first() -> None:
    leaders = leader(hand="second_wind", character="lawyer"), leader("s1", "rigor_mortis"), leader("s1", "rigor_mortis")
    match = table("before_move", "", *leaders, humans="n1")
    match.choose("play rigor_mortis", "play rigor_mortis", "play second_wind")
    assert match.state.left == 2


# Barricades


@clause("HU-16.12", "HU-7.10")
@pytest.mark.parametrize("holder", [0, 1])
def test_boarded_up_takes_all_tokens_of_a_building(holder: int) -> None:
    city = f"{DINER}, hu_gym 0 1 2"
    leaders = [leader("centre", "boarded_up" if seat == holder else FULL) for seat in range(2)]
    match = table("begin_turn", city, *leaders, humans="n4", openings="w1n3 n3 s3")
    assert set(match.texts) == {"play boarded_up hu_diner", "play boarded_up hu_gym", "pass"}
    match.choose("play boarded_up hu_diner")
    assert match.openings == {"s3"}
    assert [(event.seat, event.tile) for event in match.told.of(BoardedUp)] == [(holder, "hu_diner")]


@clause("HU-16.12")
@pytest.mark.parametrize("inside", ["w1n4", "e1n4"])
def test_not_with_a_zombie_inside(inside: str) -> None:
    match = table("begin_turn", DINER, leader(hand="boarded_up"), leader(inside, FULL), humans="n2", openings="n3")
    assert match.asked == (0, "move_step")
    # On the doorstep it does not matter.
    match = table("begin_turn", DINER, leader(hand="boarded_up"), leader("n3", FULL), humans="n2", openings="n3")
    assert match.asked == (0, "turn_start")


@clause("HU-16.12", "HU-7.8")
def test_a_building_that_was_closed_is_breached_like_any_other() -> None:
    match = table(
        "begin_turn",
        DINER,
        leader("n3", "boarded_up"),
        leader("s1", FULL),
        humans="n4",
        openings="n3",
        dice=[3],
        events=QUIET,
    )
    match.choose("play boarded_up hu_diner")
    assert "step n3 n4" not in match.texts
    match.choose("breach n3")
    assert match.openings == {"n3"}


@clause("HU-16.13")
def test_back_door_lets_a_failed_breach_succeed() -> None:
    match = table("move", HOSPITAL, leader("n3", "back_door"), leader("s1"), humans="n4", dice=[1])
    match.choose("breach n3")
    assert match.asked == (0, "breach_roll")
    match.choose("play back_door")
    assert match.openings == {"n3"}
    assert [(event.space, event.because_of) for event in match.told.of(Breached)] == [("n3", "HU-16.13")]
    assert "step n3 n4" in match.texts


@clause("HU-16.13", "HU-7.8")
def test_without_it_the_breach_has_failed() -> None:
    match = table("move", HOSPITAL, leader("n3", "back_door"), leader("s1"), humans="n4", dice=[1])
    match.choose("breach n3", "pass")
    assert match.openings == set()
    assert not [text for text in match.texts if text.startswith("breach")]


# Captures


@clause("HU-16.14")
@pytest.mark.parametrize(("die", "caught"), [(5, False), (6, True)])
def test_a_slippery_customer_takes_two_off_the_roll(die: int, caught: bool) -> None:
    match = table(
        *("capture", ROAD, leader(), leader("e1 s1 w1", "slippery_customer")),
        humans="centre n4",
        dice=[die, 1],
        captures="eat x2",
        events=QUIET,
    )
    assert match.asked == (1, "before_capture")
    match.choose("play slippery_customer")
    (roll,) = (event for event in match.told.of(Rolled) if event.what == "capture")
    assert (roll.bonus, roll.need) == (-2, 4)
    assert (match.leader().meals == 1) == caught
    assert (match.humans == {"n1", "n4"}) == (not caught)


@clause("HU-16.15")
@pytest.mark.parametrize(("die", "caught"), [(1, False), (2, True)])
def test_a_death_grip_adds_two_to_it(die: int, caught: bool) -> None:
    match = table(
        *("capture", ROAD, leader(hand="death_grip"), leader("e1 s1 w1")),
        humans="centre n4",
        dice=[die, 1],
        captures="eat x2",
        events=QUIET,
    )
    match.choose("play death_grip")
    assert (match.leader().meals == 1) == caught


@clause("HU-16.14", "HU-16.15")
def test_both_together_and_for_one_attempt_only() -> None:
    leaders = leader("centre n4", "death_grip"), leader("s1", "slippery_customer"), leader("s1", "slippery_customer")
    match = table("capture", ROAD, *leaders, humans="centre n4 n2", dice=[5, 1], captures="eat x4")
    match.choose("attempt centre", "play slippery_customer", "pass", "play death_grip")
    assert match.leader().meals == 1
    assert match.asked == (2, "before_capture")
    match.choose("pass")
    assert [event.bonus for event in match.told.of(Rolled) if event.what == "capture"] == [0, 0]


@clause("HU-16.20", "HU-8.11")
def test_second_helping_draws_as_many_cards_anew() -> None:
    match = table(
        *("capture", ROAD, leader(hand="second_helping"), leader("s1")),
        humans="centre n4",
        dice=[4],
        captures="escape, infect, eat, eat",
    )
    assert match.asked == (0, "capture_cards")
    assert list(match.view(1).attempt.drawn) == ["escape", "infect"]
    match.choose("play second_helping")
    assert match.leader().meals == 1
    assert match.state.capture_discard == ["escape", "infect", "eat"]
    assert match.state.capture_deck == []


@clause("HU-16.20", "HU-1.10")
def test_it_may_shuffle_those_in_that_it_discards() -> None:
    match = table(
        *("capture", ROAD, leader(hand="second_helping"), leader("s1")),
        humans="centre n4",
        dice=[4, [0, 1]],
        captures="escape, eat",
    )
    match.choose("play second_helping")
    assert [event.deck for event in match.told.of(PileShuffled)] == ["capture"]
    assert [event.captures for event in match.told.of(CapturesDrawn)] == [("escape", "eat"), ("eat", "escape")]


# Flight


@clause("HU-16.16", "HU-10.2")
@pytest.mark.parametrize("holder", [0, 1])
def test_this_way_lets_somebody_else_move_the_human(holder: int) -> None:
    leaders = [leader("s1" if seat else "centre", "this_way" if seat == holder else "") for seat in range(3)]
    match = table("capture", "", *leaders, humans="centre", dice=[1, 1])
    assert match.asked == (holder, "flee_roll")
    match.choose("play this_way")
    assert match.asked == (holder, "move_human")
    match.choose("flee e1")
    assert [(event.seat, event.to) for event in match.told.of(Fled)] == [(holder, "e1")]
    assert [event.seat for event in match.told.of(MoverChanged)] == [holder]


@clause("HU-16.16")
def test_not_by_who_moves_it_anyway() -> None:
    match = table("capture", "", leader(), leader("s1"), leader("s1", "this_way"), humans="centre", dice=[1, 1])
    assert match.asked == (2, "move_human")


@clause("HU-16.16")
def test_the_last_one_counts() -> None:
    """Also that of the player who would have moved it, once somebody else does."""
    leaders = leader(), leader("s1", "this_way"), leader("s1", "this_way")
    match = table("capture", "", *leaders, humans="centre", dice=[1, 1])
    match.choose("play this_way")
    assert match.asked == (2, "flee_roll")
    match.choose("play this_way")
    assert match.asked == (2, "move_human")
    leaders = leader(hand="this_way"), leader("s1", "this_way"), leader("s1")
    match = table("capture", "", *leaders, humans="centre", dice=[1, 1])
    match.choose("play this_way", "play this_way")
    assert match.asked == (0, "move_human")


@clause("HU-16.16", "HU-10.6")
def test_not_for_a_human_that_is_trapped() -> None:
    leaders = leader(hand="this_way"), leader("e1 s1 w1", "this_way"), leader("s1")
    match = table("capture", ROAD, *leaders, humans="centre n1", dice=[1, 1])
    assert match.zombies() == ["centre", "centre"]
    assert match.leader(1).hand == ["this_way"]


@clause("HU-16.17", "HU-13.2")
@pytest.mark.parametrize("holder", [0, 1])
def test_in_a_stampede_up_to_as_many_humans_as_the_die_shows_are_moved(holder: int) -> None:
    leaders = [leader("s1", "stampede" if seat == holder else FULL) for seat in range(2)]
    match = table("begin_turn", ROAD, *leaders, humans="n1 n2 e1 n4", dice=[2])
    match.choose("play stampede")
    assert [(event.seat, event.what, event.die) for event in match.told.of(Rolled)] == [(holder, "stampede", 2)]
    assert match.asked == (holder, "lead_human")
    assert set(match.texts) == {"human n1", "human n2", "human e1", "human n4", "done"}
    match.choose("human n2", "to n3")
    assert "human n3" not in match.texts
    match.choose("human e1")
    assert set(match.texts) == {"to centre", "to w1"}
    match.choose("to w1")
    assert match.humans == {"n1", "n3", "w1", "n4"}
    assert [event.because_of for event in match.told.of(Led)] == ["HU-16.17"] * 2
    assert match.asked[1] != "lead_human"


@clause("HU-16.17", "HU-10.3")
def test_one_or_two_spaces_each_and_past_no_zombie() -> None:
    leaders = leader("s1", "stampede"), leader("n2", FULL)
    match = table("begin_turn", ROAD, *leaders, humans="n1 e1", dice=[6])
    match.choose("play stampede", "human n1")
    assert set(match.texts) == {"to centre", "to w1"}
    match.choose("to centre")
    # The second one passes the first.
    assert match.texts == ["human e1", "done"]
    match.choose("human e1")
    assert set(match.texts) == {"to n1", "to w1"}


@clause("HU-16.17")
def test_nobody_need_be_moved() -> None:
    match = table("begin_turn", ROAD, leader("s1", "stampede"), leader("s1", FULL), humans="n1 e1", dice=[6])
    match.choose("play stampede", "done")
    assert match.humans == {"n1", "e1"}


@clause("HU-16.17", "HU-12.7")
def test_humans_that_cannot_move_make_no_stampede() -> None:
    match = table("begin_turn", ROAD, leader("centre n2", "stampede"), leader("s1", FULL), humans="n1 e1 w1")
    assert match.asked == (0, "move_step")


# Wounds and die tokens


@clause("HU-16.18")
def test_stitched_up_discards_all_own_wounds() -> None:
    leaders = leader(hand="stitched_up", wounds="torso, left_arm"), leader("s1", FULL, wounds="torso")
    match = table("begin_turn", "", *leaders, humans="n1")
    match.choose("play stitched_up")
    assert (match.leader().wounds, match.leader(1).wounds) == ((), ("torso",))
    assert sorted(match.state.wound_discard) == ["left_arm", "torso"]
    assert [event.clause for event in match.told.of(WoundsHealed)] == ["HU-16.18"]


@clause("HU-16.19")
@pytest.mark.parametrize(("held", "taken"), [(1, 1), (2, 2), (5, 2)])
def test_sticky_fingers_take_up_to_two_die_tokens(held: int, taken: int) -> None:
    leaders = leader(hand="sticky_fingers"), leader("s1", FULL, dice=held), leader("s1", FULL)
    match = table("begin_turn", "", *leaders, humans="n1")
    assert match.texts == ["play sticky_fingers 1", "pass"]
    match.choose("play sticky_fingers 1")
    assert (match.leader().dice, match.leader(1).dice) == (taken, held - taken)
    assert [(event.seat, event.other, event.count) for event in match.told.of(DiceStolen)] == [(0, 1, taken)]
