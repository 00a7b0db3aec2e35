"""How long each test takes: kept of every run, and told by ``make test-times``."""

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
KEPT = "deadtown/times"
FILE = ROOT / ".pytest_cache" / "v" / KEPT
SLOWEST = 40

Times = dict[str, float]
"""Seconds of each test, with its fixtures."""


class Watch:
    """Adds up what tests take, wherever they run, and keeps it beside what is known of others."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._times: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        # Parts of a test are reported, too, and are part of its time.
        if type(report) is pytest.TestReport:
            self._times[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        cache = getattr(self._config, "cache", None)
        if cache is not None and self._times:
            cache.set(KEPT, cache.get(KEPT, {}) | {name: round(taken, 3) for name, taken in self._times.items()})


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Watch(config), "times of tests")


def folder(name: str) -> str:
    """Of a test: that of games are told apart."""
    parts = name.partition("::")[0].split("/")
    return "/".join(parts[: 3 if parts[1:2] == ["games"] else 2])


def told(times: Mapping[str, float], slowest: int = SLOWEST) -> Iterable[str]:
    """The slowest tests, then the time of each folder."""
    yield "seconds  test"
    for name, taken in sorted(times.items(), key=lambda kept: -kept[1])[:slowest]:
        yield f"{taken:7.1f}  {name}"
    taken_in: defaultdict[str, float] = defaultdict(float)
    for name, taken in times.items():
        taken_in[folder(name)] += taken
    tests = Counter(map(folder, times))
    yield f"\nseconds   tests  folder ({sum(times.values()):.0f} seconds in all)"
    for name, taken in sorted(taken_in.items(), key=lambda kept: -kept[1]):
        yield f"{taken:7.1f} {tests[name]:7,}  {name}"


def main() -> int:
    if not FILE.exists():
        print("deadtown: no times are known yet: run make test.", file=sys.stderr)
        return 1
    kept: Times = json.loads(FILE.read_text())
    for line in told({name: taken for name, taken in kept.items() if (ROOT / name.partition("::")[0]).exists()}):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
