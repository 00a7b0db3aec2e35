"""How the combined game is won (HX-12)."""

from typing import Any

import pytest

from deadtown.games.humans.combined.events import Ended, GuyFled
from tests.clauses import clause
from tests.games.humans.combined.table import Player, TableMatch, guy, horde, table
from tests.games.humans.combined.turns import wait_for, wait_for_turn

PAD = "helipad 1 -2 0"
"""The Helipad lies beside the Gas Station: its centre is e3n6."""


def doctor(zombies: str, hand: str = "", **more: Any) -> Player:
    return horde(zombies, hand, character="doctor", **more)


def flying(*players: Player, **more: Any) -> TableMatch:
    """The movement of seat 0, beside the Helipad."""
    return table("walk", PAD, *players, left=6, allowance=6, wounds="torso x2, left_leg x2", **more)


def won(match: TableMatch) -> tuple[list[int], str]:
    assert match.outcome is not None, "nobody has won"
    return match.outcome.winners, match.outcome.ending


# The Helipad


@clause("HX-12.1", "ZB-13.1")
def test_a_guy_wins_on_the_centre_of_the_helipad() -> None:
    match = flying(guy("e2n6"), doctor("n6"), guy("s3"))
    match.choose("step e3n6")
    assert won(match) == ([0], "helipad")
    assert [(event.winners, event.clause) for event in match.told.of(Ended)] == [((0,), "HX-12.1")]
    assert match.state.phase == "over"


@clause("HX-12.1")
@pytest.mark.parametrize("space", ["e2n6", "e2n7", "e2n5"])
def test_nowhere_else_on_it(space: str) -> None:
    match = flying(guy("e1n6"), doctor("s6"))
    match.choose(f"{'step' if space == 'e2n6' else 'walk'} {space}")
    assert match.space() == space
    assert match.outcome is None


@clause("HX-12.1")
def test_a_stray_zombie_there_must_fall_first() -> None:
    match = flying(guy("e2n6"), doctor("n6"), strays="e3n6", dice=[3, 4])
    match.choose("step e3n6")
    assert match.asked == (0, "combat_response")
    match.choose("lose_life")
    assert won(match) == ([0], "helipad")


@clause("HX-12.1", "HX-9.6")
def test_a_horde_there_keeps_him_from_winning() -> None:
    match = flying(guy("e2n6"), doctor("e3n6"), dice=[4])
    match.choose("step e3n6")
    assert (match.guy().kills, match.outcome) == (1, None)


@clause("HX-12.1", "HX-9.4")
def test_until_it_is_taken_off() -> None:
    match = flying(guy("e2n6"), doctor("e3n6 n6", wounds="torso"), dice=[4])
    match.choose("step e3n6")
    assert won(match) == ([0], "helipad")


@clause("HX-12.1")
def test_or_walks_away() -> None:
    match = table("move", PAD, guy("e3n6"), doctor("e3n6"), active=1)
    match.choose("step e3n6 e2n6")
    assert won(match) == ([0], "helipad")
    assert type(match.told[-2]).__name__ == "ZombieStepped"


@clause("HX-12.1")
def test_or_is_led_away_by_a_card() -> None:
    match = table("begin_turn", PAD, guy("e3n6"), doctor("e3n6"), guy("s3", "where_did_everybody_go"), active=1)
    match.choose("play where_did_everybody_go 1 e3n6", "step e2n6")
    assert won(match) == ([0], "helipad")


@clause("HX-12.1")
def test_or_is_sent_away_by_a_card() -> None:
    match = table("begin_turn", PAD, guy("e3n6"), doctor("e3n6"), guy("s3", "bad_sense_of_direction"), active=1)
    match.choose("play bad_sense_of_direction 1 e3n6")
    assert won(match) == ([0], "helipad")


@clause("HX-12.1", "HX-10.5")
def test_or_is_taken_off_by_a_weapon_before_he_flees() -> None:
    me = guy("e3n6", hand="nail_gun")
    match = table("move", PAD, me, doctor("e2n6 n6", wounds="torso"), active=1, dice=[4, 2], wounds="torso x2")
    match.choose("step e2n6 e3n6", "end", "play nail_gun")
    assert won(match) == ([0], "helipad")
    assert match.told.of(GuyFled) == []


@clause("HX-12.1", "ZB-13.3")
def test_a_stray_zombie_may_be_moved_away_in_anybodys_turn() -> None:
    match = table("zombies", PAD, guy("e3n6"), doctor("n6"), strays="e3n6 s3", active=1, dice=[1])
    match.choose("zombie e3n6 e2n6")
    assert won(match) == ([0], "helipad")


@clause("HX-12.1")
def test_at_the_same_moment_the_next_from_the_active_player_wins_alone() -> None:
    players = guy("e3n6"), doctor("e3n6"), guy("e3n6")
    match = table("move", PAD, *players, active=1)
    match.choose("step e3n6 e2n6")
    assert won(match) == ([2], "helipad")


@clause("HX-12.1")
def test_at_the_same_moment_the_active_player_comes_first() -> None:
    """The same fight brings Ada her last zombies, and leaves the Helipad to her and to Cleo."""
    players = guy("e2n6", kills=22), doctor("e3n6 n6", wounds="torso"), guy("e3n6")
    match = flying(*players, dice=[4])
    match.choose("step e3n6")
    assert won(match) == ([0], "collection")


# The collection, and points


@clause("HX-12.1", "ZB-13.2")
@pytest.mark.parametrize(("goal", "options"), [(25, {}), (7, {"zb_kill_goal": 7})])
def test_a_guy_wins_with_enough_zombies(goal: int, options: dict[str, Any]) -> None:
    match = table("combat", "", guy("e1", kills=goal - 2), doctor("n6"), strays="e1", dice=[4], options=options)
    assert match.outcome is None
    match = table("combat", "", guy("e1", kills=goal - 1), doctor("n6"), strays="e1", dice=[4], options=options)
    assert won(match) == ([0], "collection")


@clause("HX-12.1", "HU-15.2")
@pytest.mark.parametrize(("character", "goal"), [("doctor", 10), ("musician", 9), ("wrestler", 9)])
def test_a_zombie_player_wins_by_points(character: str, goal: int) -> None:
    for points, over in ((goal - 2, False), (goal - 1, True)):
        zoe = horde("e1", character=character, meals=points - 1)
        match = table("move", "", guy("s3"), zoe, humans="e1", active=1, dice=[4], captures="eat x4")
        match.choose("end")
        assert (match.outcome is not None) == over
    assert won(match) == ([1], "points")


# What does not end the game, and what does


@clause("HX-12.3", "HU-15.3", "ZB-13.4")
def test_neither_humans_nor_zombies_need_be_left() -> None:
    match = table("discard", "", guy("s3", "crowbar"), doctor("n6", "crowbar"), pool=0)
    wait_for_turn(match, 1)
    wait_for_turn(match, 0)
    assert match.outcome is None


@clause("HX-12.3")
@pytest.mark.parametrize(
    ("kills", "points", "winners"),
    [(13, 5, [1]), (14, 5, [0]), (22, 8, [1]), (23, 8, [0]), (11, 4, [1]), (12, 4, [0])],
)
def test_after_the_last_round_the_greatest_share_wins(kills: int, points: int, winners: list[int]) -> None:
    """Of 25 zombies, and of the Musician's 9 points."""
    players = guy("s3", "crowbar", kills=kills), horde("n6", "crowbar", meals=points - 1)
    match = table("discard", "", *players, active=1, options={"max_rounds": 3})
    match.choose("keep")
    assert won(match) == (winners, "rounds")
    assert [event.clause for event in match.told.of(Ended)] == ["HX-12.3"]


@clause("HX-12.3")
def test_equal_shares_share_the_win() -> None:
    players = guy("s3", kills=5), horde("n6", "crowbar", character="doctor", meals=1), guy("s3", kills=4)
    match = table("discard", "", *players, active=2, options={"max_rounds": 3})
    assert won(match) == ([0, 1], "rounds")


@clause("HX-12.3", "HX-12.1")
def test_shares_are_of_the_goal_that_was_agreed_on() -> None:
    players = guy("s3", kills=5), horde("n6", "crowbar", meals=3)
    match = table("discard", "", *players, active=1, options={"max_rounds": 3, "zb_kill_goal": 10})
    match.choose("keep")
    assert won(match) == ([0], "rounds")


@clause("HX-12.3")
def test_not_before_the_last_seat_has_played() -> None:
    match = table("discard", "", guy("s3", "crowbar"), doctor("n6", "crowbar"), options={"max_rounds": 3})
    match.choose("keep")
    assert match.outcome is None
    wait_for(match, "discard_card", 1)
    match.choose("keep")
    assert match.outcome is not None
