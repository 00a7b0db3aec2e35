"""A against B: every figure of one and of the other, and what it differs by in games with the same luck."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from deadtown.lab.experiments.measures import (
    Figure,
    Figures,
    Measured,
    Naming,
    called,
    difference_of,
    key_of,
    leading,
    ordered,
    told_once,
)
from deadtown.lab.experiments.telling import Section, Table, drawn
from deadtown.lab.names import difference, plus_minus, with_interval
from deadtown.lab.statistics import CONFIDENCE, Estimate
from deadtown.lab.summary_data import estimate_data

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing

SIDES = ("A", "B")
HARDLY = 1.1
"""Less than so many times as many games are not worth a word."""
METHOD = (
    "Each game of A is compared with the game of B that has the same seed and the same seats: what they differ by is "
    "due to what was changed, and to what followed from it, and not to who was lucky at the start. The interval of a "
    f"difference is at {CONFIDENCE:.0%} and comes from how much the differences vary from one group of games that "
    "share their luck to the next."
)


class Paired:
    """The figures of A and B, and of their differences, pair by pair."""

    def __init__(self) -> None:
        self.sides = (Measured(), Measured())
        self.differences = Measured()

    @property
    def games(self) -> int:
        return self.differences.games

    def take_in(self, one: Sequence[Figures], other: Sequence[Figures]) -> None:
        """The games of A and of B that share their luck, in the same order."""
        for side, games in zip(self.sides, (one, other), strict=True):
            side.take_in(games)
        self.differences.take_in([difference_of(*pair) for pair in zip(one, other, strict=True)])

    def figures(self) -> list[Figure]:
        return ordered({**self.sides[0].means, **self.sides[1].means})

    def leading(self, *, equal: bool) -> list[Figure]:
        """What is looked at first."""
        return leading(self.figures(), equal=equal)

    def worth(self, figures: Iterable[Figure]) -> list[float]:
        """As how many times as many games without the same luck the pairs of each figure are."""
        found = (self._worth(figure) for figure in figures)
        return [worth for worth in found if worth is not None]

    def _worth(self, figure: Figure) -> float | None:
        one, other = (side.estimate(figure) for side in self.sides)
        return worth_of_pairs(one, other, self.differences.difference(figure))

    def data(self) -> dict[str, Any]:
        """Each figure of A, of B, and what it differs by."""
        return {
            key_of(figure): {
                "a": estimate_data(self.sides[0].estimate(figure)),
                "b": estimate_data(self.sides[1].estimate(figure)),
                "difference": estimate_data(self.differences.difference(figure)),
            }
            for figure in self.figures()
        }


def worth_of_pairs(one: Estimate | None, other: Estimate | None, gap: Estimate | None) -> float | None:
    """As how many times as many games each that do not share their luck: intervals shrink by the root of the games."""
    if one is None or other is None or gap is None or not gap.high > gap.low:
        return None
    apart = sum((found.high - found.low) ** 2 for found in (one, other))
    return apart / (gap.high - gap.low) ** 2


def told_worth(worth: Sequence[float]) -> list[str]:
    """What the same luck was worth, in words; nothing where nothing is known."""
    if not worth:
        return []
    least, most = (f"{times:,.1f}" for times in (min(worth), max(worth)))
    if max(worth) < HARDLY:
        return ["The same luck was worth hardly anything here: as many games without it would tell as much."]
    times = most if least == most else f"{least} to {most}"
    return [f"With the same luck, these games tell as much as {times} times as many without it."]


def paired_sections(paired: Paired, labels: Sequence[str], names: Naming) -> Iterator[Section]:
    """All that is told of a comparison."""
    figures = told_once(paired.figures(), paired.sides)
    kinds = {
        "wins": ("Who won", [figure for figure in figures if figure.is_rate and figure.kind != "ending"]),
        "numbers": ("Scores and length", [figure for figure in figures if not figure.is_rate]),
        "endings": ("How it ended", [figure for figure in figures if figure.kind == "ending"]),
    }
    for name, (title, told) in kinds.items():
        if told:
            table = Table(title, _heads(title), [_row(figure, paired, labels, names) for figure in told])
            draw = _draw(told, paired, labels, names) if name == "wins" else None
            yield Section(name, title, [table], draw, METHOD if draw else "")


def _heads(title: str) -> list[str]:
    percent_of = f"({CONFIDENCE:.0%})"
    return [title, *(f"{side} {percent_of}" for side in SIDES), f"B − A {percent_of}"]


def _row(figure: Figure, paired: Paired, labels: Sequence[str], names: Naming) -> list[str]:
    write = with_interval if figure.is_rate else plus_minus
    own = (write(side.estimate(figure)) for side in paired.sides)
    return [called(figure, labels, names), *own, written_difference(figure, paired.differences.difference(figure))]


def written_difference(figure: Figure, found: Estimate | None) -> str:
    """In points of percent, or as the number that it is."""
    if found is None or figure.is_rate:
        return difference(found)
    value, low, high = (f"{number:+.2f}".replace("-", "−") for number in found)
    return value if found.low != found.low else f"{value} ({low} to {high})"


def _draw(figures: Iterable[Figure], paired: Paired, labels: Sequence[str], names: Naming) -> "Callable[[], Drawing]":
    compared = [
        (called(figure, labels, names), one, other, difference)
        for figure in figures
        if (one := paired.sides[0].estimate(figure)) is not None
        and (other := paired.sides[1].estimate(figure)) is not None
        and (difference := paired.differences.difference(figure)) is not None
    ]
    return drawn("comparison", compared)
