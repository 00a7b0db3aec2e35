"""Measures everything, or the topics that are named; prints a table and writes benchmarks/out/*.json."""

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import asked, big_money, city, engine, jobs, last_night, page, research, search, server, told, wording
from benchmarks.figures import Figure, write

ROOT = Path(__file__).parent.parent


def number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def show(figures: list[Figure]) -> None:
    table = Table("figure", "unit", title="Deadtown beside its peers")
    for heading in ("ours", "peer", "ratio"):
        table.add_column(heading, justify="right")
    table.add_column("aim")
    for one in figures:
        table.add_row(one.name, one.unit, number(one.ours), number(one.peer), number(one.ratio), one.aim)
    Console(width=120).print(table)


def measure_engine() -> dict[str, list[Figure]]:
    money, peer_copy = big_money.measure()
    return {"big_money": money, "engine": engine.measure(peer_copy), "wording": wording.measure()}


TOPICS: dict[str, Callable[[], dict[str, list[Figure]]]] = {
    "engine": measure_engine,
    "city": lambda: {"city": city.measure(), "asked": asked.measure()},
    "last_night": last_night.measure,
    "jobs": lambda: {"jobs": jobs.measure()},
    "page": lambda: {"page": page.measure(), "told": told.measure()},
    "research": lambda: {"research": research.measure()},
    "search": lambda: {"search": search.measure()},
    "server": lambda: {"server": server.measure()},
}


def main(wanted: list[str]) -> None:
    unknown = set(wanted) - set(TOPICS)
    if unknown:
        sys.exit(f"no such topic: {', '.join(sorted(unknown))}; there are {', '.join(TOPICS)}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("told to stop"))  # Servers that were started are ended, too.
    subprocess.run([ROOT / "tools" / "peers"], check=True)
    measured: list[Figure] = []
    for topic in wanted or TOPICS:
        for name, figures in TOPICS[topic]().items():
            write(name, figures)
            measured += figures
    show(measured)


if __name__ == "__main__":
    main(sys.argv[1:])
