"""Rates and means, and how far off they may be.

Games of a group share their luck, so they are not so many independent observations: groups are. The spread is
therefore measured between groups (a ratio estimate, clustered by group). For rates it is then turned into the number
of independent games that would give the same spread, and Wilson's interval is taken for that many.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import atan, cos, erfc, pi, sin, sqrt
from typing import NamedTuple

from deadtown.kernel.rates import CONFIDENCE, Estimate, Z, wilson

__all__ = [
    "CONFIDENCE",
    "Estimate",
    "GroupedMean",
    "Part",
    "Spread",
    "Z",
    "chance_of_difference",
    "holm",
    "mean_difference",
    "spread",
    "students",
    "wilson",
]


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
        reach = students(self.groups - 1) * sqrt(variance)
        return Estimate(self.mean, self.mean - reach, self.mean + reach)


class Part(GroupedMean):
    """The mean of some of the figures of another mean. That of all others can be told, too."""

    __slots__ = ("_both_counts", "_both_totals", "_count_total", "_total_count", "all_groups", "whole")

    def __init__(self, whole: GroupedMean) -> None:
        super().__init__()
        self.whole = whole
        self.all_groups = 0
        """In how many groups no figure is left over."""
        self._both_totals = 0.0
        self._both_counts = 0
        self._total_count = 0.0
        self._count_total = 0.0

    def add_of(self, total: float, count: int, whole_total: float, whole_count: int) -> None:
        """One group: the sum of its figures and how many they are, of the part and of the whole."""
        self.add(total, count)
        self.all_groups += count == whole_count
        self._both_totals += total * whole_total
        self._both_counts += count * whole_count
        self._total_count += total * whole_count
        self._count_total += count * whole_total

    def rest(self) -> GroupedMean:
        """The mean of the figures that are left: each sum of squares and products follows from those that are known."""
        whole, left = self.whole, GroupedMean()
        left.groups = whole.groups - self.all_groups
        left.count = whole.count - self.count
        left.total = whole.total - self.total
        left.count_squares = whole.count_squares - 2 * self._both_counts + self.count_squares
        left.total_squares = whole.total_squares - 2 * self._both_totals + self.total_squares
        left.products = whole.products - self._total_count - self._count_total + self.products
        return left


MANY = 1000
"""From so many degrees of freedom on Student's distribution is the normal one, for all that can be seen."""


@lru_cache(maxsize=MANY)
def students(freedom: int) -> float:
    """How many standard errors an interval reaches to either side, when the error itself is found from so many
    differences: Student's t."""
    if freedom >= MANY:
        return Z
    low, high = 0.0, 13.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        if within(middle, freedom) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return low


def within(reach: float, freedom: int) -> float:
    """How likely Student's t is to lie so near to 0: the finite sums for whole degrees of freedom."""
    angle = atan(reach / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for number in range(2 + odd, freedom, 2):
        term *= cos(angle) ** 2 * (number - 1) / number
        total += term
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def mean_difference(parts: Sequence[GroupedMean]) -> Estimate | None:
    """The mean of differences between -1 and 1, such as of wins with the same luck; each part, such as a scenario,
    counts alike. None when a part has none.

    Parts are as they are, so only what differs within them makes it uncertain. In each of them one more group is
    imagined that differs by whole wins, so that a few that happen to agree do not pass for certainty.
    """
    if not parts or not all(part.count for part in parts):
        return None
    value = sum(part.mean for part in parts) / len(parts)
    variance = sum(part.variance_with((part.count / part.groups) ** 2) for part in parts) / len(parts) ** 2
    reach = Z * sqrt(variance)
    return Estimate(value, max(-1.0, value - reach), min(1.0, value + reach))


def chance_of_difference(one: Estimate, other: Estimate, *, independent: bool) -> float:
    """How likely luck alone makes two rates differ so much, from their intervals. Where they are of the same games, and
    one may win because the other loses, their errors are taken to add up."""
    errors = [(rate.high - rate.low) / 2 / Z for rate in (one, other)]
    error = sqrt(sum(error * error for error in errors)) if independent else sum(errors)
    return erfc(abs(one.value - other.value) / error / sqrt(2)) if error else 1.0


def holm(chances: Sequence[float], level: float = 1 - CONFIDENCE) -> list[bool]:
    """Which of many differences are more than luck, when all of them are looked at (Holm's correction): where there are
    none at all, one table in twenty names any."""
    found = [False] * len(chances)
    for place, one in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        if chances[one] > level / (len(chances) - place):
            break
        found[one] = True
    return found


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
