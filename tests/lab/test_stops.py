"""Simulations that are stopped while their processes start: they end, leave nobody behind, and keep what was kept."""

import sys
from random import Random

import pytest

from tests.lab.stops import SOON, WAYS, Stopped, main, stops

FEW = 6


def test_whoever_is_stopped_while_processes_start_ends(request: pytest.FixtureRequest) -> None:
    """At random moments, each time others; make soak tries many."""
    starts = request.config.getoption("--kills") or FEW
    seed = str(Random().random())
    ways = Random(seed).sample(WAYS, len(WAYS))
    problems = [(one.way.name, one.after, one.problems) for one in stops(ways, starts, seed) if one.problems]
    assert not problems, f"seed {seed}"


@pytest.mark.parametrize(("seconds", "status"), [(SOON, 0), (SOON + 0.5, 1)])
def test_the_figures_fail_where_one_took_long(monkeypatch: pytest.MonkeyPatch, seconds: float, status: int) -> None:
    found = Stopped(WAYS[0], after=0.1, seconds=seconds, status=143, kept=3, problems=[])
    monkeypatch.setattr("tests.lab.stops.stops", lambda *_: [found])
    monkeypatch.setattr(sys, "argv", ["stops"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == status
