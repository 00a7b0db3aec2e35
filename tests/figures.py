"""Figures that tests have gathered, shown as a table at the end of a run."""

from collections import Counter
from collections.abc import Iterable

import pytest

FIGURES = "figures"
COLUMNS = ("kills", "other faults", "acknowledgements", "messages", "lost")

Figures = tuple[str, dict[str, int]]
"""What was tried, and how often what happened."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Add up what tests of the same kind tell, wherever they ran."""
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.stats.get(kind, ())]
    told = [figures for report in reports for name, figures in report.user_properties if name == FIGURES]
    if told:
        terminalreporter.section("figures")
        for line in table_of(told):
            terminalreporter.write_line(line)


def table_of(told: Iterable[Figures]) -> list[str]:
    """The lines of the table, one for each kind."""
    sums: dict[str, Counter[str]] = {}
    for kind, figures in told:
        sums.setdefault(kind, Counter()).update(figures)
    wide = max(map(len, sums))
    heads = " ".join(f"{column:>{max(8, len(column))}}" for column in COLUMNS)
    rows = [
        f"{kind:<{wide}} " + " ".join(f"{counts[column]:>{max(8, len(column))},}" for column in COLUMNS)
        for kind, counts in sums.items()
    ]
    return [f"{'':<{wide}} {heads}", *rows]
