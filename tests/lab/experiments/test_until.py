"""Stopping when intervals are narrow enough: when it is looked, and that the intervals stay honest."""

from random import Random

import pytest

from deadtown.lab.experiments.until import FIRST_LOOK, Until, is_look
from deadtown.lab.statistics import Estimate, GroupedMean, mean_difference


def test_it_is_looked_late_and_each_time_after_twice_as_many_games() -> None:
    assert [groups for groups in range(600) if is_look(groups)] == [32, 64, 128, 256, 512]


def test_all_that_is_looked_at_must_be_narrow_enough() -> None:
    narrow, wide = Estimate(0.5, 0.485, 0.515), Estimate(0.5, 0.45, 0.55)
    until = Until(2)
    assert until.reached(64, [narrow])
    assert not until.reached(65, [narrow])
    assert not until.reached(64, [narrow, wide])
    assert not until.reached(64, [narrow, None])


def stopped(luck: Random, truth: float, shared: float, points: float) -> tuple[bool, int]:
    """Pairs of games until the interval is narrow enough: whether it then holds the truth, and how many pairs."""
    mean, until = GroupedMean(), Until(points)
    while True:
        first = luck.random() < truth
        second = first if luck.random() < shared else luck.random() < truth
        mean.add(first + second, 2)
        if is_look(mean.groups):
            found = mean.rate()
            assert found is not None
            if until.reached(mean.groups, [found]):
                return found.low <= truth <= found.high, mean.groups


@pytest.mark.parametrize("shared", [0.0, 0.7])
@pytest.mark.parametrize(("truth", "points"), [(0.5, 10), (0.5, 5), (0.8, 5), (0.95, 5), (0.99, 3)])
def test_intervals_hold_the_truth_as_often_as_they_say_though_luck_had_a_part_in_when_it_was_stopped(
    truth: float, points: float, shared: float
) -> None:
    luck = Random(17)
    found = [stopped(luck, truth, shared, points) for _ in range(400)]
    assert sum(held for held, _ in found) / 400 >= 0.92
    assert {groups for _, groups in found} != {FIRST_LOOK} or points == 3


def test_intervals_of_differences_do_so_too() -> None:
    luck, held = Random(5), 0
    for _ in range(400):
        gaps, until = GroupedMean(), Until(8)
        found = None
        while found is None or not until.reached(gaps.groups, [found]):
            first = luck.random()
            second = first if luck.random() < 0.5 else luck.random()
            gaps.add((second < 0.6) - (first < 0.4), 1)
            found = mean_difference([gaps])
        held += found.low <= 0.2 <= found.high
    assert held / 400 >= 0.92
