"""Ratings by Bradley and Terry: how good each player is, from who did better than whom.

The chance of one to do better than another follows from the difference of their ratings alone: 400 points are odds of
ten to one, as with Elo's ratings. ``choix`` finds the ratings that make what happened most likely. How far off they may
be is found by drawing as many groups of games again, with some twice and some not at all, and rating again.

A player who never lost would be infinitely good. So one game more is imagined between every two, level in the ratings
themselves, and with any result in those drawn again: who wins all of a few games is not known to be invincible.
"""

from collections.abc import Sequence
from hashlib import blake2b
from math import log

import numpy as np
from numpy.typing import NDArray

from deadtown.lab.statistics import CONFIDENCE, Estimate, Z, students

SCALE = 400 / log(10)
MIDDLE = 1500.0
"""What all ratings are on average, unless one is pinned."""
RESAMPLES = 400

Points = Sequence[Sequence[float]]
"""How often each did better than each, in a group of games that share their luck; level games count half."""


def rate(
    groups: Sequence[Points], seed: str, pinned: tuple[int, float] | None = None, resamples: int = RESAMPLES
) -> list[Estimate]:
    """The rating of each, with its interval; of one who is pinned to a rating, that. None of it depends on luck but
    the seed's."""
    told = np.asarray(groups, dtype=np.float64)
    count, players, _ = told.shape
    ratings = _fit(told.sum(axis=0) + 0.5, pinned)
    if count < 2:
        return [Estimate(float(value), float("nan"), float("nan")) for value in ratings]
    luck = np.random.default_rng(int.from_bytes(blake2b(seed.encode(), digest_size=8, person=b"dt-ratings").digest()))
    often = luck.multinomial(count, [1 / count] * count, size=resamples)
    drawn = (often @ told.reshape(count, -1)).reshape(resamples, players, players)
    again = np.array([_fit(one + _imagined(luck, players), pinned) for one in drawn])
    ends = np.quantile(again, [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2], axis=0)
    low, high = ratings + (ends - ratings) * students(count - 1) / Z
    return [Estimate(*map(float, one)) for one in zip(ratings, low, high, strict=True)]


def _fit(points: NDArray[np.float64], pinned: tuple[int, float] | None) -> NDArray[np.float64]:
    import choix  # brings SciPy along, which takes a second to load

    strengths: NDArray[np.float64] = SCALE * choix.ilsr_pairwise_dense(points * (1 - np.eye(len(points))))
    if pinned is None:
        return strengths - np.float64(strengths.mean() - MIDDLE)
    place, value = pinned
    return strengths - np.float64(strengths[place] - value)


def _imagined(luck: np.random.Generator, players: int) -> NDArray[np.float64]:
    """A game between every two, of which nothing is known."""
    above = np.triu(luck.uniform(size=(players, players)), 1)
    return above + np.tril(1 - above.T, -1)
