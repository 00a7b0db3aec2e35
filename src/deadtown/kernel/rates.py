"""How often something comes, and how far off that may be."""

from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Estimate(NamedTuple):
    """A figure and the ends of its interval."""

    value: float
    low: float
    high: float


def wilson(rate: float, size: float, z: float = Z) -> Estimate:
    """Wilson's interval for a rate found in so many independent games, which need not be a whole number."""
    stretch = z * z / size
    middle = (rate + stretch / 2) / (1 + stretch)
    reach = z / (1 + stretch) * sqrt(rate * (1 - rate) / size + stretch / (4 * size))
    return Estimate(rate, max(0.0, middle - reach), min(1.0, middle + reach))
