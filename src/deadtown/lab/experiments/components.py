"""What varies results in a crossed design: every luck of the game was played with every luck of the players.

In each seating, the result of a seat is a table with a row for each luck of the game and a column for each luck of the
players, with one game in each field. What rows differ by beyond what fields do is the game's luck; what columns differ
by beyond it, the players' luck; the rest is their interplay. These are the usual estimates of variance components,
which are right on average, and so may come out below 0. On top come the differences between the means of the tables:
who plays, which seat it is, and both together.

How far off shares may be is found by leaving out one row after another, and one column after another (the jackknife).
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from deadtown.lab.statistics import Estimate, students

Results = NDArray[np.float64]
"""By luck of the game, luck of the players, and table: a bot at a seat in a seating."""


class Parts(NamedTuple):
    """What the variance of the results is made of."""

    who: float
    seat: float
    pairing: float
    """That some bots do better in some seats than who they are, and the seats, would make expected."""
    luck: float
    decisions: float
    interplay: float

    @property
    def total(self) -> float:
        return sum(self)


class Field(NamedTuple):
    """A table of the design: which bot sits at which seat."""

    bot: int
    seat: int


def parts_of(results: Results, fields: Sequence[Field]) -> Parts:
    """The parts of the variance of results; all are 0 where nothing varies."""
    bots = {field.bot for field in fields}
    seats = {field.seat for field in fields}
    luck, decisions, interplay = (float(np.mean(part)) for part in _components(results))
    between = _between([results[:, :, [place]] for place in range(len(fields))])
    who = _between([results[:, :, [field.bot == bot for field in fields]] for bot in sorted(bots)])
    seat = _between([results[:, :, [field.seat == one for field in fields]] for one in sorted(seats)])
    return Parts(who, seat, between - who - seat, luck, decisions, interplay)


def _components(results: Results) -> tuple[Results, Results, Results]:
    """Of each table: what rows, what columns, and what fields vary by."""
    rows, columns, _ = results.shape
    by_row, by_column = results.mean(axis=1, keepdims=True), results.mean(axis=0, keepdims=True)
    middle = results.mean(axis=(0, 1), keepdims=True)
    rest = ((results - by_row - by_column + middle) ** 2).sum(axis=(0, 1)) / ((rows - 1) * (columns - 1))
    of_rows = columns * ((by_row - middle) ** 2).sum(axis=(0, 1)) / (rows - 1)
    of_columns = rows * ((by_column - middle) ** 2).sum(axis=(0, 1)) / (columns - 1)
    return (of_rows - rest) / columns, (of_columns - rest) / rows, rest


def _between(parts: Sequence[Results]) -> float:
    """How much the means of parts vary, less what they vary by because luck has its share in each."""
    if len(parts) < 2:
        return 0.0
    averages = np.stack([part.mean(axis=2) for part in parts], axis=2)
    means = averages.mean(axis=(0, 1))
    chance = float(np.mean(_uncertainty(averages)) - _uncertainty(averages.mean(axis=2, keepdims=True))[0])
    return float(np.var(means)) - chance


def _uncertainty(averages: Results) -> Results:
    """How uncertain the mean of each table is, squared."""
    rows, columns, _ = averages.shape
    luck, decisions, rest = _components(averages)
    found: Results = luck / rows + decisions / columns + rest / (rows * columns)
    return found


def shares_of(results: Results, fields: Sequence[Field]) -> dict[str, Estimate] | None:
    """The share of each part, with its interval; None where all results are the same."""
    whole = parts_of(results, fields)
    if whole.total <= 0:
        return None
    rows, columns, _ = results.shape
    found = _shares(whole)
    by_row = _jackknife([_shares(parts_of(np.delete(results, row, 0), fields)) for row in range(rows)])
    by_column = _jackknife([_shares(parts_of(np.delete(results, column, 1), fields)) for column in range(columns)])
    told = {}
    for place, name in enumerate(Parts._fields):
        error = by_row[place] + by_column[place]
        weight = by_row[place] ** 2 / (rows - 1) + by_column[place] ** 2 / (columns - 1)
        freedom = max(1, int(error**2 / weight)) if weight else rows
        reach = students(freedom) * sqrt(error)
        value = float(found[place])
        told[name] = Estimate(value, value - reach, min(1.0, value + reach))
    return told


def _shares(parts: Parts) -> Results:
    return np.array(parts) / parts.total if parts.total > 0 else np.zeros(len(parts))


def _jackknife(left_out: Sequence[Results]) -> Results:
    """The variance of a figure, from what it is when one after another is left out."""
    told = np.stack(left_out)
    squares: Results = (len(told) - 1) / len(told) * ((told - told.mean(axis=0)) ** 2).sum(axis=0)
    return squares
