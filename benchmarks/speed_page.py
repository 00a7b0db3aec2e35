"""The figures of a whole run, as a page of the docs, and the five of them that the README shows."""

import os
import platform
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple

from benchmarks.figures import Figure

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "speed.md"
README = ROOT / "README.md"
BEGIN, END = "<!-- speed -->", "<!-- end of speed -->"

Measured = Mapping[str, Sequence[Figure]]
"""The figures of each topic."""


class Section(NamedTuple):
    """One table of the page."""

    topics: tuple[str, ...]
    title: str
    words: str


SECTIONS = (
    Section(
        ("big_money", "engine", "wording"),
        "The engine",
        "Zombinion beside pyminion 0.4, a Dominion in Python; and Zombiaki!, which has no peer that we know of. Full "
        "rules, no records, no listener, one core, the two engines in turns, the best of five.",
    ),
    Section(
        ("city", "asked"),
        "Games on a map",
        "Processor time in mid-game positions, and how often a player is asked to step in during others' turns.",
    ),
    Section(
        ("last_night", "last_night_everything"),
        "Last Night on Earth",
        "The base box, then everything that can be added to it.",
    ),
    Section(("jobs",), "Simulations", "The same simulation in one process and in two."),
    Section(
        ("search",),
        "Search",
        "Playouts a second of one process, from the first position of each game.",
    ),
    Section(
        ("research",),
        "Learning",
        "Zombinion for two in random play, beside card games that the libraries bring themselves; steps a second of "
        "processor time.",
    ),
    Section(
        ("server",),
        "The server",
        "Beside boardgame.io 0.50 and its `deck` game, which has the shape of Dominion. Scripted clients play over "
        "sockets as fast as they can, on the same machine. Ours writes each decision to disk before it answers; the "
        "peer keeps everything in memory.",
    ),
    Section(
        ("page", "told"),
        "The page",
        "In headless Chromium, without a graphics card, against a server on the same machine that saves to disk.",
    ),
)


class Asked(NamedTuple):
    """A figure that users ask for, and how the README calls it."""

    topic: str
    name: str
    words: str


FIVE = (
    Asked("big_money", "Big Money, against pyminion as shipped", "whole games of Zombinion, beside pyminion 0.4"),
    Asked(
        "engine", "Copy of a match in mid-game, 2 players", "a copy of a running match, beside `deepcopy` of pyminion's"
    ),
    Asked("server", "50 tables at full speed", "decisions at 50 tables, saved to disk, beside boardgame.io in memory"),
    Asked(
        "research",
        "PettingZoo, last(observe=False), beside its quickest card game",
        "steps through PettingZoo with masks, beside its quickest card game",
    ),
    Asked("page", "click to effect, median", "from a click to its effect on the screen, in the median"),
)


def number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def with_unit(value: float | None, unit: str) -> str:
    return f"{number(value)} {unit}" if value is not None else ""


def row(name: str, figure: Figure, *more: str) -> str:
    cells = (
        name,
        with_unit(figure.ours, figure.unit),
        with_unit(figure.peer, figure.unit),
        number(figure.ratio),
        *more,
    )
    return f"| {' | '.join(cells)} |"


def page_lines(measured: Measured, where: str) -> Iterator[str]:
    """All tables, in Markdown."""
    yield where
    for topics, title, words in SECTIONS:
        figures = [figure for topic in topics for figure in measured[topic]]
        yield f"\n## {title}\n\n{words}\n"
        yield "| figure | ours | peer | ratio | aim |\n|---|---|---|---|---|"
        for figure in figures:
            yield row(figure.name, figure, figure.aim)


def readme_lines(measured: Measured, where: str) -> Iterator[str]:
    """The five that users ask for."""
    yield "| figure | ours | peer | ratio |\n|---|---|---|---|"
    for topic, name, words in FIVE:
        yield row(words, next(figure for figure in measured[topic] if figure.name == name))
    yield f"\n{where}"


def between_marks(page: str, lines: Iterator[str]) -> str:
    """The page with these lines where its figures stand."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert end, f"the page says where its figures stand, between {BEGIN} and {END}"
    return "\n".join([before + begin, "", *lines, "", end + after])


def machine() -> str:
    """Where the figures are from. Absolute ones differ elsewhere; ratios hardly do."""
    interpreter = f"{platform.python_implementation()} {platform.python_version()}"
    return f"One run on {date.today():%-d %B %Y}: {os.cpu_count()} {platform.machine()} cores, {interpreter}."


def write(measured: Measured) -> None:
    where = machine()
    for path, lines in ((PAGE, page_lines(measured, where)), (README, readme_lines(measured, where))):
        path.write_text(between_marks(path.read_text("utf-8"), lines), "utf-8")
