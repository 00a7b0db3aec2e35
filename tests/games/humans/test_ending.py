"""Points, and the end of the game (section 15)."""

from collections.abc import Sequence
from typing import Any

import pytest

from deadtown.games.humans.events import Eaten, Ended, Infected
from deadtown.games.humans.figures import verdict
from deadtown.games.humans.state import Leader
from tests.clauses import clause
from tests.games.humans.table import GAME, TableMatch, leader, table

ROAD = "hu_road_straight 0 -1 1"
CLOSED = (
    "hu_hospital 0 -1 0, hu_apartment_building 1 -1 1, hu_high_school 1 0 2, "
    "hu_concert_hall 0 1 2, hu_supermarket -1 1 3, hu_road_curve -1 0 0"
)
"""Two rings of corners, through Town Square: no exit is open."""


def ended(match: TableMatch) -> tuple[Sequence[int], str]:
    assert match.over
    assert match.outcome is not None
    assert [(list(event.winners), event.ending) for event in match.told.of(Ended)] == [
        (match.outcome.winners, match.outcome.ending)
    ]
    return match.outcome.winners, match.outcome.ending


# Points


@clause("HU-15.1")
@pytest.mark.parametrize(("zombies", "meals", "points"), [("centre", 0, 1), ("centre n1", 0, 2), ("centre n1", 3, 5)])
def test_points_are_zombies_in_play_and_eat_cards(zombies: str, meals: int, points: int) -> None:
    match = table("move", "", leader(zombies, meals=meals), leader("s1"), humans="w1")
    assert match.view(None).players[0].points == points
    lines = GAME.figures.reckoning
    assert lines is not None
    assert sum(line.points for line in lines(match.state, 0)) == points


@clause("HU-15.1")
def test_wounds_and_die_tokens_are_no_points() -> None:
    match = table("move", "", leader(wounds="torso", dice=5), leader("s1"), humans="w1")
    assert match.view(None).players[0].points == 1


# The goal


@clause("HU-15.2")
@pytest.mark.parametrize(("character", "goal"), [("musician", 9), ("doctor", 10), ("miner", 9)])
@pytest.mark.parametrize("cards", ["eat x4", "infect x4"])
def test_who_reaches_the_own_goal_wins_at_once(character: str, goal: int, cards: str) -> None:
    """By an infection or a meal, with attempts still to make; one point less wins nothing."""
    for missing, over in ((1, True), (2, False)):
        me = leader("centre n1", character=character, meals=goal - 2 - missing)
        match = table("capture", ROAD, me, leader("s1"), humans="centre n1 n4", dice=[4, 1], captures=cards)
        match.choose("attempt centre")
        assert bool(match.told.of(Ended)) == over
        if over:
            assert ended(match) == ([0], "points")
            assert match.outcome is not None
            assert match.outcome.scores == [goal, 1]
            assert len(match.told.of(Infected) + match.told.of(Eaten)) == 1


@clause("HU-15.2", "HU-3.5")
def test_a_zombie_that_comes_for_many_players_may_win() -> None:
    leaders = [leader("s1", meals=7 if seat == 2 else 0) for seat in range(5)]
    match = table("begin_turn", "", *leaders, humans="n1", round=2, active=2)
    assert ended(match) == ([2], "points")


@clause("HU-15.2", "HU-10.6")
def test_so_may_a_human_that_is_trapped() -> None:
    match = table("capture", "", leader(meals=7), leader("n1 e1 s1 w1"), humans="centre", dice=[1])
    assert ended(match) == ([0], "points")


@clause("HU-15.2")
@pytest.mark.parametrize(
    ("points", "winner"), [((9, 9, 9), 1), ((9, 1, 9), 2), ((9, 1, 1), 0)], ids=["active", "left", "next"]
)
def test_of_two_at_the_same_moment_the_active_player_wins_or_the_next_clockwise(
    points: tuple[int, int, int], winner: int
) -> None:
    """It is looked at when the active player infects somebody."""
    leaders = [leader("s1" if seat != 1 else "centre", meals=count - 1) for seat, count in enumerate(points)]
    match = table("capture", ROAD, *leaders, humans="centre n4", active=1, dice=[4], captures="infect x2")
    assert ended(match) == ([winner], "points")


@clause("HU-15.2")
def test_the_verdict_names_the_goal() -> None:
    match = table("capture", "", leader(meals=7), leader("n1 e1 s1 w1"), humans="centre", dice=[1])
    said = verdict(match.state)
    assert said is not None
    assert (said.clause, said.arguments["points"]) == ("HU-15.2", 9)


# Nobody is left


def last_human(*leaders: tuple[str, Leader], **more: Any) -> TableMatch:
    """At the end of the turn of seat 0, without a human on the map."""
    return table("discard", "", *leaders, **more)


@clause("HU-15.3")
def test_without_humans_and_tiles_the_game_ends_with_the_turn() -> None:
    assert ended(last_human(leader(meals=1), leader())) == ([0], "no_humans")


@clause("HU-15.3")
def test_while_a_human_is_on_the_map_it_goes_on() -> None:
    assert not last_human(leader(meals=1), leader(), humans="n1").over


@clause("HU-15.3")
def test_while_tiles_may_come_it_goes_on() -> None:
    assert not last_human(leader(meals=1), leader(), tiles="hu_gym").over


@clause("HU-15.3", "HU-5.3")
def test_tiles_do_not_matter_when_the_map_is_closed() -> None:
    match = table("discard", CLOSED, leader(meals=1), leader(), tiles="hu_gym")
    assert ended(match) == ([0], "no_humans")
    match = table("discard", CLOSED.rpartition(",")[0], leader(meals=1), leader(), tiles="hu_gym")
    assert not match.over


@clause("HU-15.3")
@pytest.mark.parametrize(
    ("leaders", "winners"),
    [
        # A Doctor needs one point more.
        ((leader("s1", meals=4, character="doctor"), leader("s1", meals=4)), [1]),
        ((leader("s1", meals=5, character="doctor"), leader("s1 n1", meals=3)), [1]),
        # As many are missing to both: zombies in play count.
        ((leader("s1", meals=3), leader("s1 n1", meals=2)), [1]),
        # So many zombies, too: die tokens count.
        ((leader("s1", meals=3, dice=2), leader("s1", meals=3, dice=1)), [0]),
        ((leader("s1 n1", meals=3, dice=0), leader("s1", meals=4, dice=5)), [0]),
        # All alike.
        ((leader("s1", meals=3, dice=1), leader("s1", meals=3, dice=1)), [0, 1]),
    ],
)
def test_the_ranking(leaders: tuple[tuple[str, Leader], ...], winners: list[int]) -> None:
    match = last_human(*leaders)
    assert ended(match) == (winners, "no_humans")
    said = verdict(match.state)
    assert said is not None
    assert said.clause == "HU-15.3"
    decisive = next(rung for rung in said.ladder if rung.decides)
    assert list(decisive.best) == winners


@clause("HU-15.3")
def test_it_ends_after_the_discard_not_before() -> None:
    match = last_human(leader(hand="crowbar"), leader())
    assert match.asked == (0, "discard_card")
    match.choose("keep")
    assert match.over


# Rounds


@clause("HU-15.3")
@pytest.mark.parametrize(("most", "over"), [(0, False), (3, True), (4, False)])
def test_the_game_may_end_after_some_rounds(most: int, over: bool) -> None:
    leaders = leader(meals=1), leader("s1")
    match = table("discard", "", *leaders, humans="n1", active=1, round=3, options={"max_rounds": most})
    assert match.over == over
    if over:
        assert ended(match) == ([0], "rounds")


@clause("HU-15.3", "HU-4.3")
@pytest.mark.parametrize(("active", "over"), [(0, True), (1, False), (2, False)])
def test_a_round_ends_before_the_next_turn_of_the_first_player(active: int, over: bool) -> None:
    match = table(
        *("discard", "", leader(), leader("s1"), leader("s1")),
        humans="n1",
        active=active,
        first=1,
        options={"max_rounds": 3},
    )
    assert match.over == over
