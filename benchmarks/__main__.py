"""Measures everything, prints a table and writes benchmarks/out/*.json."""

import subprocess
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import big_money, engine, jobs
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


def main() -> None:
    subprocess.run([ROOT / "tools" / "peers"], check=True)
    money, peer_copy = big_money.measure()
    topics = {"big_money": money, "engine": engine.measure(peer_copy), "jobs": jobs.measure()}
    for topic, figures in topics.items():
        write(topic, figures)
    show([figure for figures in topics.values() for figure in figures])


if __name__ == "__main__":
    main()
