"""Why a night was won or lost, in one sentence."""

import pytest

from deadtown.games import GAMES
from deadtown.kernel import Verdict
from deadtown.text import marker_of
from tests.clauses import clause

ZOMBIAKI = GAMES["zombiaki"]


def words(why: str, language: str = "en", **facts: int) -> str:
    return (
        marker_of(ZOMBIAKI, language, ("Ada", "Bob")).why_won(Verdict(why, {"winners": [0], "round": 9, **facts})).text
    )


@clause("ZK-13.2")
@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        (0, "Dawn came in round 9, and no zombie was left on the street."),
        (4, "Dawn came in round 9, with the foremost zombie in row 4."),
    ],
)
def test_dawn_says_how_near_the_dead_were(row: int, sentence: str) -> None:
    assert words("dawn", row=row) == sentence


@clause("ZK-13.1")
def test_a_crossing_says_how_near_dawn_was() -> None:
    assert words("crossed", left=1) == "A zombie stepped over the barricade in round 9, 1 card before dawn."
    assert words("crossed", "it", left=7) == "Uno zombi ha superato la barricata al round 9, a 7 carte dall'alba."


def test_a_night_is_won_or_lost_and_not_counted_in_points() -> None:
    assert not ZOMBIAKI.figures.scored
