"""The pictures of a report, as SVG that stands in a page and takes the page's colours."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from deadtown.lab import tables
from deadtown.lab.names import Names, number
from deadtown.lab.statistics import Estimate, GroupedMean, spread
from deadtown.lab.summary import Summary, by_often, even_share
from deadtown.lab.tables import Share

INK = "#010203"
"""Stands for the page's own colour of text."""
COLOURS = ("#3d8bd4", "#e2762f", "#2f9e77", "#b562c4")
"""One a bot: told apart by everybody, readable on white and on black."""
GREY = "#8a8f98"
SHAPES = ("o", "s", "^", "D")
WIDTH = 7.2
"""Inches, of 72 units each in the picture."""

STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "deadtown",
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.facecolor": "none",
    "figure.facecolor": "none",
    "legend.frameon": False,
}


@contextmanager
def drawing(height: float) -> Iterator[Figure]:
    """A figure in our style."""
    with matplotlib.rc_context(STYLE):
        yield Figure(figsize=(WIDTH, height), layout="constrained")


def win_rates(summary: Summary) -> Figure:
    """How often each bot won, with its interval, against an even share."""
    with drawing(1.0 + 0.42 * len(summary.bots)) as figure:
        axes = figure.add_subplot()
        _even_line(axes, even_share(summary))
        for place, bot in enumerate(summary.bots):
            rate = bot.won.rate()
            assert rate is not None, "every bot plays every game"
            _whisker(axes, rate, place, COLOURS[place], SHAPES[place], 8)
            axes.text(1.02, place, f"{rate.value:.1%}", transform=axes.get_yaxis_transform(), va="center")
        _rows(axes, [bot.label for bot in summary.bots])
        _percent_axis(axes)
        axes.set_xlabel("games won, %, with 95% interval; the dashed line is an even share")
    return figure


def side_rates(summary: Summary, sides: Sequence[Share]) -> Figure:
    """How often each side, or each team, won: all games, and those of each bot that played for it."""
    with drawing(1.3 + 0.24 * len(sides) * (1 + len(summary.bots))) as figure:
        axes = figure.add_subplot()
        _even_line(axes, even_share(summary) if summary.as_team else 1 / len(sides))
        series: list[tuple[str, str, str, list[GroupedMean]]] = [
            ("everybody", INK, "o", [mean for _, mean, _ in sides])
        ]
        series += [
            (bot.label, COLOURS[place], SHAPES[place], [bots[place] for _, _, bots in sides])
            for place, bot in enumerate(summary.bots)
        ]
        for place, (label, colour, shape, means) in enumerate(series):
            shift = (place - (len(series) - 1) / 2) * 0.2
            told = [(row, rate) for row, mean in enumerate(means) if (rate := mean.rate()) is not None]
            for first, (row, rate) in enumerate(told):
                _whisker(axes, rate, row + shift, colour, shape, 6.5, None if first else label)
        _rows(axes, [name for name, _, _ in sides])
        _percent_axis(axes)
        axes.set_xlabel("games won, %, with 95% interval; the dashed line is an even share")
        _legend(axes, len(series))
    return figure


def score_distribution(summary: Summary) -> Figure:
    """How often each bot had which score."""
    with drawing(3.0) as figure:
        axes = figure.add_subplot()
        for place, bot in enumerate(summary.bots):
            edges, shares = _steps(bot.scores)
            axes.stairs(shares, edges, color=COLOURS[place], alpha=0.22, fill=True)
            axes.stairs(shares, edges, color=COLOURS[place], linewidth=1.8, label=bot.label)
        axes.set_xlabel("score")
        _shares(axes)
        _legend(axes, len(summary.bots))
    return figure


def game_length(summary: Summary) -> Figure:
    """How long games were, in turns if the game has them, else in decisions."""
    counts = summary.turns or summary.decisions
    with drawing(2.6) as figure:
        axes = figure.add_subplot()
        edges, shares = _steps(counts)
        axes.stairs(shares, edges, fill=True, color=GREY)
        median = spread(counts).median
        axes.axvline(median, color=INK, linewidth=1.2)
        axes.text(median, 1.04, f"median {number(median)}", transform=axes.get_xaxis_transform(), ha="center")
        axes.set_xlabel("turns of a player" if summary.turns else "decisions")
        _shares(axes)
    return figure


def what_was_taken(summary: Summary, names: Names) -> Figure:
    """For each thing: how often each bot took it in a game, and how often those won who took it."""
    ordered = by_often(summary)
    with drawing(1.1 + 0.29 * len(ordered)) as figure:
        often, won = figure.subplots(1, 2, sharey=True)
        for place, bot in enumerate(summary.bots):
            shift = (place - (len(summary.bots) - 1) / 2) * 0.18
            dots = [(taken.taken[place] / summary.games, row + shift) for row, (_, taken) in enumerate(ordered)]
            shown = [dot for dot in dots if dot[0]] or [(float("nan"), 0)]
            often.plot(*zip(*shown, strict=True), SHAPES[place], color=COLOURS[place], markersize=6, label=bot.label)
        _even_line(won, even_share(summary))
        for row, (_, taken) in enumerate(ordered):
            takers, leaders = taken.takers.rate(), taken.leaders.rate()
            assert takers is not None, "whatever is listed was taken by somebody"
            _whisker(won, takers, row - 0.12, INK, "o", 5.5, "took it" if row == 0 else None)
            if leaders is not None:
                _whisker(won, leaders, row + 0.12, GREY, "D", 5, "took most of it" if row == 0 else None)
        _rows(often, [names.taken(slug) for slug, _ in ordered])
        often.set_xlim(left=-0.02 * often.get_xlim()[1])
        often.set_xlabel("taken in a game")
        _percent_axis(won)
        won.set_xlabel("won, %, with 95% interval")
        won.tick_params(axis="y", length=0)
        for axes, entries in ((often, len(summary.bots)), (won, 2)):
            axes.grid(axis="y", color=INK, alpha=0.12)
            _legend(axes, entries)
    return figure


def _legend(axes: Axes, entries: int) -> None:
    """Above the picture, where it covers nothing."""
    axes.legend(
        loc="lower center", bbox_to_anchor=(0.5, 1), ncols=entries, columnspacing=1.2, handletextpad=0.4, handlelength=1
    )


def _rows(axes: Axes, labels: list[str]) -> None:
    """One row a name, from the top."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)


def _shares(axes: Axes) -> None:
    """How often each whole number came."""
    axes.set_ylabel("games, %")
    axes.set_ylim(bottom=0)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))


def _even_line(axes: Axes, share: float) -> None:
    """What everybody would win if all were equal."""
    axes.axvline(100 * share, color=INK, alpha=0.45, linewidth=1, linestyle=(0, (4, 3)))


def _percent_axis(axes: Axes) -> None:
    """From 0 to 100, with room for what stands at the ends."""
    axes.set_xlim(-2, 102)
    axes.set_xticks(range(0, 101, 20))


def _whisker(
    axes: Axes, rate: Estimate, row: float, colour: str, shape: str, size: float, label: str | None = None
) -> None:
    """A rate with its interval."""
    axes.plot([100 * rate.low, 100 * rate.high], [row, row], color=colour, linewidth=2, solid_capstyle="butt")
    axes.plot([100 * rate.value], [row], shape, color=colour, markersize=size, label=label)


def _steps(counts: Counter[int], most: int = 60) -> tuple[list[float], list[float]]:
    """Edges and shares, in percent, of a histogram of whole numbers with at most so many bars."""
    least, greatest = min(counts), max(counts)
    width = (greatest - least) // most + 1
    bars = (greatest - least) // width + 1
    shares = [0.0] * bars
    for value, often in counts.items():
        shares[(value - least) // width] += 100 * often / counts.total()
    return [least - 0.5 + width * bar for bar in range(bars + 1)], shares


def svg(name: str, title: str, figure: Figure) -> str:
    """A figure as part of a page: no names that clash with another picture's, no colours but the page's and ours."""
    text = StringIO()
    with matplotlib.rc_context(STYLE):
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    drawn = text.getvalue()
    drawn = drawn[drawn.index("<svg") :]
    drawn = re.sub(r"<metadata>.*?</metadata>\s*", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r'\b(id=")', rf"\1{name}-", drawn)
    drawn = re.sub(r'(url\(#|xlink:href="#)', rf"\1{name}-", drawn)
    drawn = drawn.replace(INK, "currentColor")
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{title}" ', 1)


Picture = tuple[str, str, Callable[[], Figure]]


def pictures(summary: Summary, names: Names) -> Iterator[Picture]:
    """The pictures that a summary allows: name, title, and how to draw it."""
    yield "wins", "How often each bot won", lambda: win_rates(summary)
    if summary.as_role:
        yield "roles", "How often each side won", lambda: side_rates(summary, tables.roles(summary, names))
    if summary.as_team:
        yield "teams", "How often each team won", lambda: side_rates(summary, tables.teams(summary))
    yield "scores", "Scores", lambda: score_distribution(summary)
    yield "length", "Length of the games", lambda: game_length(summary)
    if summary.taken:
        yield "taken", "What was taken, and how often takers won", lambda: what_was_taken(summary, names)
