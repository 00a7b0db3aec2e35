"""Drawing the pictures of a report, as SVG that stands in a page and takes the page's colours."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from io import StringIO
from textwrap import fill
from typing import Any, cast

import matplotlib
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from deadtown.lab.statistics import Estimate

INK = "#010203"
"""Stands for the page's own colour of text."""
COLOURS = ("#3d8bd4", "#e2762f", "#2f9e77", "#b562c4", "#b08a1e", "#d2557a")
"""One a bot: told apart by everybody, readable on white and on black."""
GREY = "#8a8f98"
SHAPES = ("o", "s", "^", "D", "v", "P")
WIDTH = 7.2
"""Inches, of 72 units each in the picture."""
NARROW = 4.4
"""The same of a picture for phones, where its words are as large as elsewhere."""
NARROW_LINE = 42
"""How many letters a line has there."""

_is_narrow: ContextVar[bool] = ContextVar("is_narrow", default=False)

SHOWN_WHERE = """
.narrow { display: none; }
@media (max-width: 34rem) { .broad { display: none; } .narrow { display: block; } }
"""
"""Of the two pictures that are drawn, a page shows the one that it has room for."""

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
def drawing(height: float, *, parts: int = 1) -> Iterator[Figure]:
    """A figure in our style, of so many parts: side by side, or one below the other where it is narrow."""
    with matplotlib.rc_context(STYLE):
        size = (NARROW, height * parts) if _is_narrow.get() else (WIDTH, height)
        yield Figure(figsize=size, layout="constrained")


def two_parts(figure: Figure, *ratios: int) -> tuple[Axes, Axes]:
    """Two parts with the same rows, and their widths where they are side by side."""
    if _is_narrow.get():
        one, other = figure.subplots(2, 1, sharey=True)
    else:
        one, other = figure.subplots(1, 2, sharey=True, width_ratios=ratios)
        other.tick_params(axis="y", length=0)
    return one, other


def legend(axes: Axes, entries: int) -> None:
    """Above the picture, where it covers nothing."""
    columns = min(entries, 3) if _is_narrow.get() else entries
    axes.legend(
        loc="lower center", bbox_to_anchor=(0.5, 1), ncols=columns, columnspacing=1.2, handletextpad=0.4, handlelength=1
    )


def told_below(axes: Axes, words: str) -> None:
    """What the figures below the picture are."""
    axes.set_xlabel(fill(words, NARROW_LINE) if _is_narrow.get() else words)


def named_rows(axes: Axes, labels: list[str]) -> None:
    """One row a name, from the top."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)


def shares_axis(axes: Axes) -> None:
    """How often each whole number came."""
    axes.set_ylabel("games, %")
    axes.set_ylim(bottom=0)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))


def even_line(axes: Axes, share: float) -> None:
    """What everybody would win if all were equal."""
    axes.axvline(100 * share, color=INK, alpha=0.45, linewidth=1, linestyle=(0, (4, 3)))


def percent_axis(axes: Axes) -> None:
    """From 0 to 100, with room for what stands at the ends."""
    axes.set_xlim(-2, 102)
    axes.set_xticks(range(0, 101, 20))


def whisker(
    axes: Axes, rate: Estimate, row: float, colour: str, shape: str, size: float, label: str | None = None
) -> None:
    """A rate with its interval."""
    axes.plot([100 * rate.low, 100 * rate.high], [row, row], color=colour, linewidth=2, solid_capstyle="butt")
    axes.plot([100 * rate.value], [row], shape, color=colour, markersize=size, label=label)


def steps(counts: Counter[int], most: int = 60) -> tuple[list[float], list[float]]:
    """Edges and shares, in percent, of a histogram of whole numbers with at most so many bars."""
    least, greatest = min(counts), max(counts)
    width = (greatest - least) // most + 1
    bars = (greatest - least) // width + 1
    shares = [0.0] * bars
    for value, often in counts.items():
        shares[(value - least) // width] += 100 * often / counts.total()
    return [least - 0.5 + width * bar for bar in range(bars + 1)], shares


def for_any_screen(name: str, title: str, draw: Callable[[], Figure]) -> str:
    """A picture as part of a page, drawn for wide screens and for phones."""
    broad = svg(name, title, draw())
    token = _is_narrow.set(True)
    try:
        narrow = svg(f"{name}-narrow", title, draw())
    finally:
        _is_narrow.reset(token)
    return f'<div class="broad">{broad}</div><div class="narrow">{narrow}</div>'


def svg(name: str, title: str, figure: Figure) -> str:
    """A figure as part of a page: no names that clash with another picture's, no colours but the page's and ours."""
    text, canvas = StringIO(), cast(Any, FigureCanvasSVG(figure))
    with matplotlib.rc_context(STYLE):
        # Figure.savefig would draw it twice: once to lay it out, which drawing does by itself.
        canvas.print_svg(text, metadata=dict.fromkeys(("Date", "Creator", "Format", "Type")))
    drawn = text.getvalue()
    drawn = drawn[drawn.index("<svg") :]
    drawn = re.sub(r"<metadata>.*?</metadata>\s*", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r'\b(id=")', rf"\1{name}-", drawn)
    drawn = re.sub(r'(url\(#|xlink:href="#)', rf"\1{name}-", drawn)
    drawn = drawn.replace(INK, "currentColor")
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{title}" ', 1)
