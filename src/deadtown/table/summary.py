"""What is told of a game when it is over: how the scores came about, and how it went."""

from collections.abc import Mapping, Sequence

import msgspec

from deadtown.kernel import ReckoningLine
from deadtown.table import entries as log
from deadtown.table.story import Bodies, retell
from deadtown.table.table import Table


class SummaryInfo(msgspec.Struct, frozen=True):
    """How a game ended, and how it went."""

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


def summary(identity: str, bodies: Bodies) -> SummaryInfo:
    """The summary of a game that is over, without what was taken back."""
    table: Table | None = None
    points: list[Point] = []
    for table, news in retell(identity, bodies):
        if isinstance(news.entry, log.WentBack):
            back = news.entry.number
            points = [point for point in points if point.number <= back]
        elif isinstance(news.entry, log.Started | log.Chose | log.Passed):
            points += point_at(table, points)
    assert table is not None
    match = table.match
    assert match is not None
    return SummaryInfo(
        [match.game.figures.reckoning(match.state, seat) for seat in range(len(table.state.seats))],
        {name: [point.figures[name] for point in points] for name in match.game.figures.course(match.state)},
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
