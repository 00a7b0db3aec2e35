"""What is told of a game when it is over: how the scores came about, and how it went."""

from collections.abc import Mapping, Sequence

import msgspec

from deadtown.kernel import ReckoningLine, Rung, Verdict
from deadtown.table.story import POSITIONS, Bodies, retell, taken_back
from deadtown.table.table import Table
from deadtown.text import Mark, Sentence, marker_of


class SummaryInfo(msgspec.Struct, frozen=True):
    """How a game ended, and how it went."""

    why: str
    """Why it was won, in one sentence; empty where the game has no word for it."""
    marks: list[Mark]
    """Where things and players stand in that sentence."""
    clause: str
    """The rule by which it was decided."""
    ladder: list[Rung]
    """What was compared to find the winners, one after another; each is worded in the texts as ``rung-NAME``."""
    scored: bool
    """Whether scores are points that were counted; else the game is just won or lost."""
    reckoning: list[Sequence[ReckoningLine]]
    """Of each seat: the parts of its score."""
    course: dict[str, list[Sequence[int]]]
    """Figures by name: at each point of the game, one a seat."""
    numbers: list[int]
    """Of each point: after how many decisions it was."""
    turns: list[int]
    """Of each point: how many turns had been taken, of all seats together."""


class Point(msgspec.Struct, frozen=True):
    """The figures at one point of a game."""

    number: int
    turns: int
    figures: Mapping[str, Sequence[int]]


def summary(identity: str, bodies: Bodies, language: str) -> SummaryInfo:
    """The summary of a game that is over, in a language, without what was taken back."""
    table: Table | None = None
    points: list[Point] = []
    whole = list(bodies)
    gone = taken_back(whole)
    for table, news in retell(identity, whole):
        if isinstance(news.entry, POSITIONS) and news.row not in gone:
            points += point_at(table, points)
    assert table is not None
    match = table.match
    assert match is not None
    figures = match.game.figures
    verdict = figures.verdict(match.state) or Verdict("")
    marker = marker_of(match.game, language, table.state.players)
    why, marks = marker.why_won(verdict) if verdict.why else Sentence("", [])
    return SummaryInfo(
        why,
        marks,
        verdict.clause,
        verdict.ladder,
        figures.scored,
        [figures.reckoning(match.state, seat) for seat in range(len(table.state.seats))],
        {name: [point.figures[name] for point in points] for name in figures.course(match.state)},
        [point.number for point in points],
        [point.turns for point in points],
    )


def point_at(table: Table, before: Sequence[Point]) -> list[Point]:
    """The point at which a game stands, if it is one: the beginning, the end of a turn, the end."""
    match = table.match
    assert match is not None
    turns = sum(match.game.figures.tally(match.state).get("turns", ()))
    if before and turns <= before[-1].turns and not match.over:
        return []
    figures = match.game.figures.course(match.state)
    return [Point(match.number, turns, figures)] if figures else []
