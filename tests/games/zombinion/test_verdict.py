"""Why a hunt was won, rung by rung."""

import pytest

from deadtown.games import GAMES
from deadtown.games.zombinion.state import Hunter
from deadtown.games.zombinion.verdict import verdict
from deadtown.kernel import Verdict
from deadtown.text import LANGUAGES, marker_of
from tests.clauses import clause
from tests.games.zombinion.table import hunter, table

PLAYERS = ("Anna", "Bruno", "Carla")


def why(*hunters: Hunter) -> Verdict:
    """The verdict after the last turn of the first, who has taken one turn less than is told."""
    match = table(*hunters, supply={"many_more_zombies": 0})
    assert verdict(match.state) is None
    match.choose("end_hunt")
    found = verdict(match.state)
    assert found is not None
    assert match.outcome is not None
    assert found.arguments["winners"] == match.outcome.winners
    return found


def words(found: Verdict, language: str = "en") -> str:
    return marker_of(GAMES["zombinion"], language, PLAYERS).why_won(found).text


@clause("ZN-9.6")
def test_most_points_win_and_the_rest_is_not_needed() -> None:
    found = why(hunter(discard="zombie x3", turns=4), hunter(discard="zombie", turns=4), hunter(turns=4))
    assert words(found) == "Anna has 3 points, 2 more than Bruno."
    points, turns, together = found.ladder
    assert (points.figures, points.best, points.decides) == ([3, 1, 0], [0], True)
    assert not turns.seats
    assert not together.seats


@clause("ZN-9.7")
def test_on_a_tie_fewer_turns_decide_among_those_who_are_level() -> None:
    found = why(hunter(discard="zombie x2", turns=4), hunter(discard="zombie x2", turns=4), hunter(turns=4))
    assert words(found) == "Bruno has 2 points, as Anna has, but took only 4 turns: on a tie, fewer turns win."
    points, turns, together = found.ladder
    assert (points.best, points.decides) == ([0, 1], False)
    assert (turns.seats, turns.figures, turns.best, turns.decides) == ([0, 1], [5, 4], [1], True)
    assert not together.seats


@clause("ZN-9.8")
def test_who_is_level_in_everything_wins_together() -> None:
    found = why(hunter(discard="zombie", turns=3), hunter(discard="zombie", turns=4))
    assert words(found) == "Anna and Bruno have 1 point each in 4 turns each, so they win together."
    assert [rung.decides for rung in found.ladder] == [False, False, True]
    assert found.ladder[-1].best == [0, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_and_the_rungs_are_told_in_every_language(language: str) -> None:
    marker = marker_of(GAMES["zombinion"], language, PLAYERS)
    for turns in (3, 4):
        found = why(hunter(discard="zombie", turns=turns), hunter(discard="zombie", turns=4))
        assert "Bruno" in words(found, language)
        assert all(marker.say(f"rung-{rung.what}") for rung in found.ladder)
