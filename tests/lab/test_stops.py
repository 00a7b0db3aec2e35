"""Simulations that are stopped while their processes start: they end, leave nobody behind, and keep what was kept."""

from random import Random

import pytest

from tests.lab.stops import WAYS, stops

FEW = 6


def test_whoever_is_stopped_while_processes_start_ends(request: pytest.FixtureRequest) -> None:
    """At random moments, each time others; make soak tries many."""
    starts = request.config.getoption("--kills") or FEW
    seed = str(Random().random())
    ways = Random(seed).sample(WAYS, len(WAYS))
    problems = [(one.way.name, one.after, one.problems) for one in stops(ways, starts, seed) if one.problems]
    assert not problems, f"seed {seed}"
