"""Intervals, against values known from elsewhere and against luck itself."""

from collections import Counter
from math import isnan, sqrt
from random import Random

import pytest

from deadtown.lab.statistics import GroupedMean, Z, spread, wilson


def grouped(*groups: tuple[float, int]) -> GroupedMean:
    mean = GroupedMean()
    for total, count in groups:
        mean.add(total, count)
    return mean


@pytest.mark.parametrize(
    ("rate", "size", "low", "high"),
    [
        (0.5, 10, 0.2366, 0.7634),
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
        (0.9, 50, 0.7864, 0.9565),
    ],
)
def test_wilsons_interval(rate: float, size: float, low: float, high: float) -> None:
    """Values from the published tables of the score interval."""
    found = wilson(rate, size)
    assert found.value == rate
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_independent_games_have_the_plain_interval() -> None:
    """Groups of one game each, as if nothing were shared; one imagined group is lost in the crowd."""
    rate = grouped(*[(1, 1)] * 700, *[(0, 1)] * 300).rate()
    assert rate is not None
    plain = wilson(0.7, 1000)
    assert rate.value == pytest.approx(0.7)
    assert rate.low == pytest.approx(plain.low, abs=1e-4)
    assert rate.high == pytest.approx(plain.high, abs=1e-4)


def test_games_that_only_repeat_each_other_count_once() -> None:
    rate = grouped(*[(4, 4)] * 350, *[(0, 4)] * 150).rate()
    assert rate is not None
    plain = wilson(0.7, 500)
    assert rate.high - rate.low == pytest.approx(plain.high - plain.low, rel=0.01)


def test_games_that_balance_each_other_make_the_interval_narrower() -> None:
    mirrored = grouped(*[(1, 2)] * 100).rate()
    assert mirrored is not None
    assert mirrored.value == 0.5
    assert mirrored.low < 0.5 < mirrored.high
    assert mirrored.high - mirrored.low < 0.2 * (wilson(0.5, 200).high - wilson(0.5, 200).low)


def test_a_single_group_gives_an_interval_that_is_wide() -> None:
    rate = grouped((1, 2)).rate()
    assert rate is not None
    assert rate.low < 0.1
    assert rate.high > 0.9


@pytest.mark.parametrize("won", [0, 1])
def test_where_all_agree_each_group_counts_as_one(won: int) -> None:
    assert grouped(*[(2 * won, 2)] * 20).rate() == wilson(won, 20)


def test_nothing_seen_nothing_said() -> None:
    assert GroupedMean().rate() is None
    assert GroupedMean().average() is None


def test_a_mean_has_the_interval_of_its_groups() -> None:
    figures = [3, 5, 4, 8, 10, 6]
    found = grouped(*((2 * figure, 2) for figure in figures)).average()
    assert found is not None
    mean = sum(figures) / 6
    deviation = sqrt(sum((figure - mean) ** 2 for figure in figures) / 5)
    assert found.value == pytest.approx(mean)
    assert found.high - found.value == pytest.approx(Z * deviation / sqrt(6))
    assert found.value - found.low == pytest.approx(Z * deviation / sqrt(6))


def test_one_group_has_a_mean_but_no_interval() -> None:
    found = grouped((10, 2)).average()
    assert found is not None
    assert found.value == 5
    assert isnan(found.low)
    assert isnan(found.high)


@pytest.mark.parametrize("shared", [0.0, 0.5, 1.0])
def test_intervals_hold_the_truth_about_as_often_as_they_say(shared: float) -> None:
    """400 simulations of 40 pairs of games: in a part of the pairs the second game repeats the first."""
    luck, truth, held = Random(7), 0.7, 0
    for _ in range(400):
        mean = GroupedMean()
        for _ in range(40):
            first = luck.random() < truth
            second = first if luck.random() < shared else luck.random() < truth
            mean.add(first + second, 2)
        rate = mean.rate()
        assert rate is not None
        held += rate.low <= truth <= rate.high
    assert 0.92 <= held / 400 <= 0.98


def test_where_numbers_lie() -> None:
    assert spread(Counter([1, 2, 2, 9])) == (3.5, 2, 1, 9)
    assert spread(Counter([1, 2, 4, 9])) == (4, 3, 1, 9)
    assert spread(Counter([-3])) == (-3, -3, -3, -3)
