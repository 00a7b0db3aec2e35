"""Rates and means, and how far off they may be.

Games of a group share their luck, so they are not so many independent observations: groups are. The spread is
therefore measured between groups (a ratio estimate, clustered by group). For rates it is then turned into the number
of independent games that would give the same spread, and Wilson's interval is taken for that many.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from deadtown.kernel.rates import CONFIDENCE, Estimate, Z, wilson

__all__ = ["CONFIDENCE", "Estimate", "GroupedMean", "Spread", "Z", "mean_difference", "spread", "wilson"]


class GroupedMean:
    """The mean of figures that come in groups. Only sums are kept, so a million games cost no more than one."""

    __slots__ = ("count", "count_squares", "groups", "products", "total", "total_squares")

    def __init__(self) -> None:
        self.groups = 0
        self.count = 0
        self.total = 0.0
        self.count_squares = 0
        self.total_squares = 0.0
        self.products = 0.0

    def add(self, total: float, count: int) -> None:
        """One group: the sum of its figures, and how many they are."""
        self.groups += 1
        self.count += count
        self.total += total
        self.count_squares += count * count
        self.total_squares += total * total
        self.products += total * count

    @property
    def mean(self) -> float:
        return self.total / self.count

    def _between_groups(self) -> float:
        """How far the groups are from the mean: the sum of the squares of ``total - mean * count``."""
        mean = self.mean
        squares = self.total_squares - 2 * mean * self.products + mean * mean * self.count_squares
        return max(0.0, squares)

    def variance_with(self, imagined: float) -> float:
        """How uncertain the mean is, were there one more group that is so far from it, squared."""
        return (self._between_groups() + imagined) / self.count**2

    def rate(self) -> Estimate | None:
        """The mean of figures between 0 and 1, such as wins. None when there are none.

        One more group is imagined whose games are independent, so that a few groups that happen to agree do not
        pass for certainty. Where all figures are 0, or all are 1, each group counts as one observation.
        """
        if not self.count:
            return None
        mean = self.mean
        alone = mean * (1 - mean)
        if alone <= 0:
            return wilson(mean, self.groups)
        return wilson(mean, alone / self.variance_with(alone * self.count / self.groups))

    def average(self) -> Estimate | None:
        """The mean of any figures. None when there are none; with one group only, no interval can be given."""
        if not self.count:
            return None
        if self.groups < 2:
            return Estimate(self.mean, float("nan"), float("nan"))
        variance = self._between_groups() / self.count**2 * self.groups / (self.groups - 1)
        reach = Z * sqrt(variance)
        return Estimate(self.mean, self.mean - reach, self.mean + reach)


def mean_difference(parts: Sequence[GroupedMean]) -> Estimate | None:
    """The mean of differences between -1 and 1, such as of wins with the same luck; each part, such as a scenario,
    counts alike. None when a part has none.

    Parts are as they are, so only what differs within them makes it uncertain. In each of them one more difference of a
    whole win is imagined, so that a few that happen to agree do not pass for certainty.
    """
    if not parts or not all(part.count for part in parts):
        return None
    value = sum(part.mean for part in parts) / len(parts)
    variance = sum(part.variance_with(1.0) for part in parts) / len(parts) ** 2
    reach = Z * sqrt(variance)
    return Estimate(value, max(-1.0, value - reach), min(1.0, value + reach))


class Spread(NamedTuple):
    """Where whole numbers lie."""

    mean: float
    median: float
    least: int
    most: int


def spread(counts: Mapping[int, int]) -> Spread:
    """The spread of numbers, from how often each came."""
    size = sum(counts.values())
    mean = sum(number * often for number, often in counts.items()) / size
    ordered = sorted(counts)
    median = (_number_at(ordered, counts, (size - 1) // 2) + _number_at(ordered, counts, size // 2)) / 2
    return Spread(mean, median, ordered[0], ordered[-1])


def _number_at(ordered: list[int], counts: Mapping[int, int], place: int) -> int:
    """The number at a place, were all written out in order."""
    for number in ordered:
        place -= counts[number]
        if place < 0:
            return number
    raise AssertionError("the place is beyond the last number")
