"""Measures everything, or the topics that are named; prints a table and writes benchmarks/out/*.json.

Only a run of everything writes docs/speed.md and the figures of the README: they are all of one run.
"""

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import (
    asked,
    big_money,
    city,
    engine,
    jobs,
    last_night,
    page,
    research,
    search,
    server,
    speed_page,
    told,
    wording,
)
from benchmarks.figures import Figure, write
from benchmarks.speed_page import number

ROOT = Path(__file__).parent.parent


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


def measure(wanted: list[str]) -> dict[str, list[Figure]]:
    """The figures of these topics, or of all. Each is written as soon as it is there."""
    measured: dict[str, list[Figure]] = {}
    for topic in wanted or TOPICS:
        for name, figures in TOPICS[topic]().items():
            write(name, figures)
            measured[name] = figures
    if not wanted:
        speed_page.write(measured)
    return measured


def main(wanted: list[str]) -> None:
    unknown = set(wanted) - set(TOPICS)
    if unknown:
        sys.exit(f"no such topic: {', '.join(sorted(unknown))}; there are {', '.join(TOPICS)}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("told to stop"))  # Servers that were started are ended, too.
    subprocess.run([ROOT / "tools" / "peers"], check=True)
    measured = measure(wanted)
    show([figure for figures in measured.values() for figure in figures])


if __name__ == "__main__":
    main(sys.argv[1:])
