"""Step 3: the horde moves, and picks up die tokens (section 7)."""

from typing import Any

import pytest

from deadtown.games.humans.events import CapturesDrawn, DieTaken, Rolled, Stepped
from tests.clauses import clause
from tests.games.humans.table import DINER, QUIET, TableMatch, leader, table

ROAD = "hu_road_straight 1 0 0, hu_road_t_1 2 0 0"
"""From Town Square to the east."""


def moving(zombies: str = "centre", city: str = ROAD, left: int = 6, **more: Any) -> TableMatch:
    """Seat 0 with so many points of movement; the other one stands aside."""
    return table("move", city, leader(zombies), leader("s1"), left=left, movement=left, events=QUIET, **more)


def went(match: TableMatch) -> list[str]:
    """The spaces that were entered, one after the other."""
    return [event.to for event in match.told.of(Stepped)]


def rolled(match: TableMatch, what: str) -> list[int]:
    return [event.die for event in match.told.of(Rolled) if event.what == what]


# How far


@clause("HU-7.1")
@pytest.mark.parametrize(
    ("doubled", "winds", "rigors", "pool"),
    [
        (False, 0, 0, 8),
        (True, 0, 0, 16),
        (False, 1, 0, 11),
        (False, 2, 0, 14),
        (True, 1, 0, 19),
        (False, 0, 1, 4),
        (False, 1, 1, 5),
        (True, 1, 1, 9),
        (False, 1, 2, 2),
        (True, 2, 2, 5),
    ],
)
def test_movement_is_doubled_then_added_to_then_halved(doubled: bool, winds: int, rigors: int, pool: int) -> None:
    """Of the Cheerleader, who moves 8; every half is rounded down by itself."""
    me = leader(character="cheerleader")
    match = table("before_move", "", me, leader("s1"), cheered=doubled, winds=winds, rigors=rigors)
    assert (match.state.movement, match.state.left) == (pool, pool)


@clause("HU-7.1")
def test_cards_change_it_in_the_window_before_and_not_later() -> None:
    leaders = leader(hand="second_wind x2"), leader("s1", "rigor_mortis"), leader("s1", "rigor_mortis")
    match = table("before_move", "", *leaders, events=QUIET)
    assert (match.asked, match.state.movement) == ((1, "before_move"), 0)
    match.choose("play rigor_mortis")
    # The order of play does not matter: three more are added before the whole is halved.
    assert match.asked == (2, "before_move")
    match.choose("pass", "play second_wind")
    assert match.state.movement == (6 + 3) // 2
    assert match.asked == (0, "move_step")
    assert not [text for text in match.texts if text.startswith("play")]


@clause("HU-7.1", "HU-1.2")
def test_the_movement_of_the_character_is_for_all_zombies_together() -> None:
    horde = leader("centre centre centre", character="lawyer")
    match = table("before_move", ROAD, horde, leader("s1"), humans="w1", events=QUIET)
    match.choose("walk centre e2", "walk centre e2")
    assert match.state.left == 1
    match.choose("step centre e1")
    assert went(match) == ["e1", "e2", "e1", "e2", "e1"]
    assert match.asked == (1, "move_step")


# In which order


@clause("HU-7.2")
def test_each_step_costs_a_point_and_leads_to_a_connected_space() -> None:
    match = moving()
    assert {text for text in match.texts if text.startswith("step")} == {
        *("step centre n1", "step centre e1", "step centre s1", "step centre w1")
    }
    match.choose("step centre e1")
    assert match.state.left == 5
    match.choose("step e1 e2")
    assert (match.state.left, match.zombies()) == (4, ["e2"])


@clause("HU-7.2")
def test_zombies_move_in_turns() -> None:
    match = moving("centre n1")
    match.choose("step centre e1", "step n1 centre", "step e1 e2", "step centre w1", "walk e2 e4")
    assert match.zombies() == ["e4", "w1"]
    assert went(match) == ["e1", "centre", "e2", "w1", "e3", "e4"]


@clause("HU-7.2")
def test_a_space_may_be_entered_again() -> None:
    match = moving(left=3)
    match.choose("step centre e1", "step e1 centre", "step centre e1")
    assert went(match) == ["e1", "centre", "e1"]


@clause("HU-7.2")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_points_need_not_be_used_up(taken: int) -> None:
    match = moving(left=3, humans="w1")
    match.choose(*["step centre e1", "step e1 e2"][:taken], "end")
    assert len(went(match)) == taken
    assert match.asked == (1, "move_step")


@clause("HU-7.2")
def test_nobody_goes_farther_than_the_points_that_are_left() -> None:
    match = moving(left=3)
    assert "walk centre e3" in match.texts
    assert "walk centre e4" not in match.texts
    match.choose("walk centre e3")
    assert match.state.left == 0


@clause("HU-7.2")
def test_only_own_zombies_are_moved() -> None:
    match = table("move", ROAD, leader("e1"), leader("s1"), leader("w1"))
    assert {text.split()[1] for text in match.texts if text != "end"} == {"e1"}


@clause("HU-7.3")
def test_zombies_go_through_zombies_of_anybody() -> None:
    match = table("move", ROAD, leader("centre e2"), leader("e1 e1"), leader("e1 e3"), left=4)
    match.choose("walk centre e3")
    assert match.zombies() == ["e2", "e3"]
    match.choose("step e2 e1")
    assert match.zombies() == ["e1", "e3"]
    assert went(match) == ["e1", "e2", "e3", "e1"]


# With humans


@clause("HU-7.4")
def test_who_comes_to_a_human_has_ended_the_own_movement() -> None:
    match = moving("centre centre", humans="e2")
    match.choose("walk centre e2")
    assert match.state.left == 4
    assert {text.split()[1] for text in match.texts if text != "end"} == {"centre"}
    match.choose("walk centre e2")
    # Nobody is left to be moved: what is left of the movement is lost.
    assert match.state.phase == "capture"


@clause("HU-7.4")
def test_nobody_goes_through_humans() -> None:
    match = moving(humans="e2")
    assert "walk centre e2" in match.texts
    assert not {"walk centre e3", "walk centre e4"} & {*match.texts}


@clause("HU-7.4")
def test_another_zombie_that_stood_there_before_is_not_held() -> None:
    match = moving("e1 e2", humans="e2")
    match.choose("step e1 e2", "step e2 e3")
    assert match.zombies() == ["e2", "e3"]
    assert {text.split()[1] for text in match.texts if text != "end"} == {"e3"}


@clause("HU-7.5")
def test_who_stood_with_a_human_may_move_away() -> None:
    match = moving("e2", humans="e2")
    assert {"step e2 e1", "step e2 e3", "walk e2 e4", "end"} <= {*match.texts}
    match.choose("walk e2 e4")
    assert match.zombies() == ["e4"]
    match.choose("end")
    assert rolled(match, "capture") == []


@clause("HU-7.5", "HU-8.1")
def test_or_stay_and_capture_it() -> None:
    match = moving("e2", humans="e2", dice=[4], captures="infect x2")
    match.choose("end")
    assert rolled(match, "capture") == [4]
    assert match.zombies() == ["e2", "e2"]


@clause("HU-7.5", "HU-7.4")
def test_who_comes_back_to_it_has_ended_the_own_movement() -> None:
    match = moving("e2", humans="e2")
    match.choose("step e2 e3", "step e3 e2")
    assert match.state.phase == "capture"


@clause("HU-7.6")
def test_nothing_is_captured_before_the_step_has_ended() -> None:
    match = moving("centre w1", humans="e1", dice=[4], captures="infect x2")
    match.choose("step centre e1")
    assert (match.asked, match.state.phase) == ((0, "move_step"), "move")
    assert match.told.of(CapturesDrawn) == []
    match.choose("step w1 centre", "end")
    assert len(match.told.of(CapturesDrawn)) == 1


@clause("HU-7.6")
def test_the_step_does_not_end_with_the_last_point() -> None:
    """On the doorstep of the Diner a breach may be tried."""
    match = moving("n2", DINER, left=1)
    match.choose("step n2 n3")
    assert match.state.left == 0
    assert match.asked == (0, "move_step")
    assert match.texts == ["breach n3", "end"]


# Die tokens


@clause("HU-7.14")
def test_a_die_token_is_taken_at_the_start_of_the_step() -> None:
    match = table("draw", DINER, leader("n4"), leader("s1"), dice_on="n4", events=QUIET)
    assert (match.leader().dice, match.dice) == (1, set())
    assert [event.space for event in match.told.of(DieTaken)] == ["n4"]


@clause("HU-7.14")
def test_after_every_step_even_on_the_way() -> None:
    match = moving("n3", DINER, openings="n3", dice_on="n4 e1n4")
    match.choose("walk n3 e1n4")
    assert (match.leader().dice, match.dice) == (2, set())
    assert [event.space for event in match.told.of(DieTaken)] == ["n4", "e1n4"]
    match = moving("n3", DINER, openings="n3", dice_on="n4")
    match.choose("step n3 n4")
    assert match.leader().dice == 1
    assert match.state.dice_supply == 35


@clause("HU-7.14")
@pytest.mark.parametrize("step", ["draw", "move"])
def test_under_a_human_it_waits(step: str) -> None:
    match = table(
        *(step, DINER, leader("n4" if step == "draw" else "n3"), leader("s1")),
        humans="n4",
        openings="n3",
        dice_on="n4",
        events=QUIET,
        left=6,
    )
    if step == "move":
        match.choose("step n3 n4")
    assert (match.leader().dice, match.dice) == (0, {"n4"})


@clause("HU-7.14")
@pytest.mark.parametrize("captures", ["infect x2", "eat x2"])
def test_until_the_human_has_been_infected_or_eaten(captures: str) -> None:
    match = table(
        "capture", DINER, leader("n4"), leader("s1"), humans="n4 w1", dice_on="n4", dice=[4], captures=captures
    )
    assert (match.leader().dice, match.dice) == (1, set())
    assert match.state.phase == "move"


@clause("HU-7.14")
def test_or_has_got_away() -> None:
    match = table("capture", DINER, leader("n4"), leader("s1"), humans="n4", dice_on="n4", dice=[1, 1])
    assert (match.asked, match.dice) == ((1, "move_human"), {"n4"})
    match.choose("flee w1n4")
    assert (match.leader().dice, match.dice) == (1, set())


@clause("HU-7.14")
def test_it_can_be_used_in_the_next_attempt() -> None:
    leaders = leader("n4 e1n4"), leader("s1")
    match = table(
        *("capture", DINER, *leaders), humans="n4 e1n4", dice_on="n4", dice=[4, 1], captures="infect x2, eat x2"
    )
    match.choose("attempt n4")
    assert match.asked == (0, "do_over")


@clause("HU-7.14")
def test_none_is_taken_from_where_the_last_own_zombie_was_lost() -> None:
    match = table(
        *("capture", DINER, leader("n4 w1"), leader("s1", "big_chainsaw")),
        humans="n4",
        dice_on="n4",
        dice=[4, 1, 1],
        wounds="head_shot x4",
    )
    match.choose("play big_chainsaw", "flee w1n4")
    assert match.zombies() == ["w1"]
    assert (match.leader().dice, match.dice) == (0, {"n4"})


@clause("HU-7.15")
def test_zombies_of_others_take_nothing_before_their_own_turn() -> None:
    match = table("draw", DINER, leader("n3"), leader("n4"), openings="n3", dice_on="n4", events=QUIET, humans="w1")
    assert (match.leader(0).dice, match.leader(1).dice, match.dice) == (0, 0, {"n4"})
    match.choose("step n3 n2", "end", "keep")
    assert match.state.active == 1
    assert (match.leader(1).dice, match.dice) == (1, set())


@clause("HU-7.15", "HU-7.14")
def test_who_comes_in_the_own_turn_is_quicker() -> None:
    match = table("move", DINER, leader("n3"), leader("n4"), openings="n3", dice_on="n4")
    match.choose("step n3 n4")
    assert (match.leader(0).dice, match.leader(1).dice) == (1, 0)
