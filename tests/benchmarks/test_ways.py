"""Our server in several ways: which rounds are played, and what is told of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest
from benchmarks.load.plan import Round
from benchmarks.rounds import Rounds
from benchmarks.servers import Running

from benchmarks import ways
from tests.postgres import NoPostgres


class Pretended(Rounds):
    """Rounds that are noted, not played. The second of a name is the better one."""

    def __init__(self) -> None:
        super().__init__()
        self.plans: list[tuple[str, int, str]] = []

    def play(self, name: str, server: Any, start: Any, tables: int, pace: float = 0.0, views: Any = "whole") -> None:
        assert server == "deadtown"
        self.plans.append((name, tables, views))
        speed = 100.0 * len(self.played.setdefault(name, [])) + tables
        self.played[name].append(Round(speed, 1.0, 2.0, 0.5, 0.6, 0.5, 0.1, 60.0, 700.0, 0))


@contextmanager
def no_server() -> Iterator[Running]:
    yield Running(0, 0, 0.0)


class Databases:
    """Stands in for a PostgreSQL that runs."""

    def new_database(self) -> str:
        return "postgresql://nowhere"


@contextmanager
def installed() -> Iterator[Databases]:
    yield Databases()


def not_installed() -> NoReturn:
    raise NoPostgres("PostgreSQL is not installed")


def test_all_ways_are_played_in_turns(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ways, "postgresql", installed)
    rounds = Pretended()
    figures = ways.measure(rounds, no_server, tmp_path)
    one_turn = [
        ("50 tables, whole views", 50, "whole"),
        ("50 tables, changes", 50, "changes"),
        ("50 tables, moments", 50, "moments"),
        ("50 tables, whole views, PostgreSQL", 50, "whole"),
    ]
    assert rounds.plans[:8] == one_turn * 2
    assert {tables for _, tables, _ in rounds.plans[8:]} == {200}
    assert len(figures) == 5 * len(one_turn) * 2


def test_of_each_way_the_best_round_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(ways, "postgresql", installed)
    told = {figure.name: (figure.ours, figure.unit) for figure in ways.measure(Pretended(), no_server, tmp_path)}
    name = "200 tables, moments"
    assert {figure: told[figure] for figure in told if figure.startswith(name)} == {
        name: (300.0, "decisions/s"),
        f"{name}, p50 latency": (1.0, "ms"),
        f"{name}, p99 latency": (2.0, "ms"),
        f"{name}, computing": (pytest.approx(0.5 / 300 * 1000), "ms/decision"),
        f"{name}, sent to a player": (700.0, "bytes/decision"),
    }


def test_the_report_says_that_there_is_no_postgresql(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ways, "postgresql", not_installed)
    rounds = Pretended()
    figures = ways.measure(rounds, no_server, tmp_path)
    assert not any("PostgreSQL" in name for name, _, _ in rounds.plans)
    last = figures[-1]
    assert (last.name, last.ours) == ("whole views, PostgreSQL", None)
    assert last.aim == "not measured: PostgreSQL is not installed"
    assert "PostgreSQL is skipped: PostgreSQL is not installed" in capsys.readouterr().err
