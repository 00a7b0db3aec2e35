"""Intervals, against values known from elsewhere and against luck itself."""

from collections import Counter
from math import isnan, sqrt
from random import Random

import pytest

from deadtown.lab.statistics import (
    GroupedMean,
    Z,
    chance_of_difference,
    holm,
    mean_difference,
    spread,
    students,
    wilson,
)


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
    assert found.high - found.value == pytest.approx(2.570582 * deviation / sqrt(6))
    assert found.value - found.low == pytest.approx(2.570582 * deviation / sqrt(6))


@pytest.mark.parametrize(
    ("freedom", "reach"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (9, 2.2622), (10, 2.2281), (30, 2.0423), (120, 1.9799)],
)
def test_students_t(freedom: int, reach: float) -> None:
    """Values from the published tables."""
    assert students(freedom) == pytest.approx(reach, abs=1e-4)


def test_with_many_degrees_of_freedom_students_t_is_normal() -> None:
    assert students(999) == pytest.approx(Z, abs=0.003)
    assert students(1000) == Z


@pytest.mark.parametrize("groups", [2, 3, 5, 10])
def test_intervals_of_scores_from_few_groups_hold_the_truth_as_often_as_they_say(groups: int) -> None:
    """400 simulations of a few pairs of games that share a part of their luck."""
    luck, held = Random(5), 0
    for _ in range(400):
        mean = GroupedMean()
        for _ in range(groups):
            shared = luck.gauss(20, 5)
            mean.add(2 * shared + luck.gauss(0, 5) + luck.gauss(0, 5), 2)
        found = mean.average()
        assert found is not None
        held += found.low <= 20 <= found.high
    assert 0.92 <= held / 400 <= 0.98


@pytest.mark.parametrize("groups", [2, 3, 5, 10])
def test_intervals_of_rates_from_few_groups_hold_the_truth_at_least_as_often_as_they_say(groups: int) -> None:
    luck, held = Random(3), 0
    for _ in range(400):
        mean = GroupedMean()
        for _ in range(groups):
            first = luck.random() < 0.6
            mean.add(first + (first if luck.random() < 0.3 else luck.random() < 0.6), 2)
        rate = mean.rate()
        assert rate is not None
        held += rate.low <= 0.6 <= rate.high
    assert held / 400 >= 0.92


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


def test_a_difference_counts_every_part_alike() -> None:
    """Only what differs within a part makes it uncertain, and one imagined win in each."""
    small, large = grouped(*[(1, 1)] * 5, *[(0, 1)] * 5), grouped(*[(0, 1)] * 90, *[(-1, 1)] * 10)
    found = mean_difference([small, large])
    assert found is not None
    assert found.value == pytest.approx((0.5 - 0.1) / 2)
    variance = ((10 * 0.25 + 1) / 10**2 + (100 * 0.09 + 1) / 100**2) / 2**2
    assert found.high - found.value == pytest.approx(Z * sqrt(variance))
    assert found.value - found.low == pytest.approx(Z * sqrt(variance))


def test_a_few_differences_that_agree_are_no_certainty() -> None:
    found = mean_difference([grouped((0, 1))] * 2)
    assert found is not None
    assert found.low == -1
    assert found.high == 1
    always = mean_difference([grouped(*[(1, 1)] * 4)])
    assert always is not None
    assert always.value == always.high == 1
    assert 0.4 < always.low < 0.6


def test_there_is_no_difference_where_a_part_has_not_been_played() -> None:
    assert mean_difference([]) is None
    assert mean_difference([grouped((1, 1)), GroupedMean()]) is None


@pytest.mark.parametrize("games", [4, 8, 40])
@pytest.mark.parametrize(("rates", "alike"), [((0.3, 0.6), 0.5), ((0.1, 0.9), 0.9), ((0.5, 0.5), 0.2)])
def test_intervals_of_differences_hold_the_truth_at_least_as_often_as_they_say(
    games: int, rates: tuple[float, float], alike: float
) -> None:
    """400 comparisons on three sets: in a part of the pairs both games go by the same luck."""
    luck, held = Random(11), 0
    for _ in range(400):
        parts = [GroupedMean() for _ in range(3)]
        for part in parts:
            for _ in range(games):
                first = luck.random()
                second = first if luck.random() < alike else luck.random()
                part.add((second < rates[1]) - (first < rates[0]), 1)
        found = mean_difference(parts)
        assert found is not None
        held += found.low <= rates[1] - rates[0] <= found.high
    assert held / 400 >= 0.93


def test_where_numbers_lie() -> None:
    assert spread(Counter([1, 2, 2, 9])) == (3.5, 2, 1, 9)
    assert spread(Counter([1, 2, 4, 9])) == (4, 3, 1, 9)
    assert spread(Counter([-3])) == (-3, -3, -3, -3)


def test_holms_correction() -> None:
    """The least chance is held to the whole number of looks, the next to one less, and the first that fails ends it."""
    assert holm([0.04]) == [True]
    assert holm([0.03, 0.04]) == [False, False]
    assert holm([0.04, 0.02]) == [True, True]
    assert holm([0.01, 0.2, 0.011, 0.03, 0.04]) == [True, False, True, False, False]
    assert holm([]) == []


def test_how_likely_luck_makes_a_difference() -> None:
    same = wilson(0.5, 100)
    assert chance_of_difference(same, same, independent=True) == 1
    apart = chance_of_difference(wilson(0.5, 200), wilson(0.6, 200), independent=True)
    assert apart == pytest.approx(0.045, abs=0.005), "the test of two shares says 0.0445"
    assert chance_of_difference(wilson(0.5, 200), wilson(0.6, 200), independent=False) > apart
