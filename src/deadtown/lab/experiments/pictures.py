"""The pictures of experiments."""

from collections.abc import Mapping, Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from deadtown.lab.drawing import (
    COLOURS,
    INK,
    SHAPES,
    drawing,
    legend,
    named_rows,
    percent_axis,
    told_below,
    two_parts,
    whisker,
)
from deadtown.lab.statistics import Estimate

Compared = tuple[str, Estimate, Estimate, Estimate]
"""What it is called, the rate of A, that of B, and the difference."""


def comparison(told: Sequence[Compared]) -> Figure:
    """On the left how often each won in A and in B, on the right what it differs by."""
    with drawing(1.2 + 0.45 * len(told), parts=2) as figure:
        rates, differences = two_parts(figure, 3, 2)
        for row, (_, one, other, gap) in enumerate(told):
            for side, rate in enumerate((one, other)):
                shift = 0.12 * (2 * side - 1)
                whisker(rates, rate, row + shift, COLOURS[side], SHAPES[side], 7, None if row else "AB"[side])
            whisker(differences, gap, row, INK, "D", 6)
        named_rows(rates, [name for name, *_ in told])
        percent_axis(rates)
        told_below(rates, "games won, %, with 95% interval")
        zero_line(differences)
        told_below(differences, "B − A, points of percent")
        legend(rates, 2)
    return figure


def zero_line(axes: Axes) -> None:
    """No difference; it is always in the picture, in the middle."""
    axes.axvline(0, color=INK, alpha=0.45, linewidth=1, linestyle=(0, (4, 3)))
    reach = max(map(abs, axes.get_xlim()))
    axes.set_xlim(-reach, reach)


Series = tuple[str, Sequence[Estimate | None]]
"""What it is called, and how often it came in each cell."""


def lines(series: Sequence[Series], name: str, numbers: Sequence[float]) -> Figure:
    """How often each won, by the value of an option."""
    with drawing(3.2) as figure:
        axes = figure.add_subplot()
        for place, (label, found) in enumerate(series):
            told = sorted((number, rate) for number, rate in zip(numbers, found, strict=True) if rate is not None)
            at = [number for number, _ in told]
            colour, shape = COLOURS[place % len(COLOURS)], SHAPES[place % len(SHAPES)]
            low, high = ([100 * rate[end] for _, rate in told] for end in (1, 2))
            axes.fill_between(at, low, high, color=colour, alpha=0.16)
            axes.plot(at, [100 * rate.value for _, rate in told], f"{shape}-", color=colour, markersize=6, label=label)
        axes.set_ylim(-2, 102)
        axes.set_ylabel("games won, %, with 95% interval")
        told_below(axes, name)
        axes.set_xticks(sorted(numbers))
        legend(axes, len(series))
    return figure


def dots(series: Sequence[Series], cells: Sequence[str]) -> Figure:
    """How often each won in each cell."""
    with drawing(1.2 + 0.2 * len(cells) * (1 + len(series))) as figure:
        axes = figure.add_subplot()
        for place, (label, found) in enumerate(series):
            shift = (place - (len(series) - 1) / 2) * 0.2
            colour, shape = COLOURS[place % len(COLOURS)], SHAPES[place % len(SHAPES)]
            told = [(row, rate) for row, rate in enumerate(found) if rate is not None]
            for first, (row, rate) in enumerate(told):
                whisker(axes, rate, row + shift, colour, shape, 6.5, None if first else label)
        named_rows(axes, list(cells))
        percent_axis(axes)
        told_below(axes, "games won, %, with 95% interval")
        legend(axes, len(series))
    return figure


def heat_map(series: Series, names: Sequence[str], values: Sequence[Sequence[str]]) -> Figure:
    """How often one won, by two options: the darker, the oftener."""
    label, found = series
    downwards, across = values
    with drawing(1.4 + 0.42 * len(downwards)) as figure:
        axes = figure.add_subplot()
        for place, rate in enumerate(found):
            row, column = divmod(place, len(across))
            if rate is not None:
                _box(axes, row, column, rate)
        _boxed_axes(axes, downwards, across)
        told_below(axes, names[1])
        axes.set_ylabel(names[0])
        axes.set_title(f"games won by {label}", fontsize=10)
    return figure


def ratings(found: Sequence[Estimate], labels: Sequence[str]) -> Figure:
    """The rating of each bot, with its interval."""
    with drawing(1.0 + 0.42 * len(found)) as figure:
        axes = figure.add_subplot()
        for row, rating in enumerate(found):
            axes.plot([rating.low, rating.high], [row, row], color=COLOURS[0], linewidth=2, solid_capstyle="butt")
            axes.plot([rating.value], [row], "o", color=COLOURS[0], markersize=8)
            axes.text(1.02, row, f"{rating.value:.0f}", transform=axes.get_yaxis_transform(), va="center")
        named_rows(axes, list(labels))
        told_below(axes, "rating, with 95% interval; 400 points are odds of ten to one")
        axes.grid(axis="x", color=INK, alpha=0.12)
    return figure


def cross(found: Sequence[Sequence[Estimate | None]], labels: Sequence[str]) -> Figure:
    """How often the bot of each row did better than that of each column."""
    with drawing(1.2 + 0.42 * len(found)) as figure:
        axes = figure.add_subplot()
        for row, rates in enumerate(found):
            for column, rate in enumerate(rates):
                if rate is not None:
                    _box(axes, row, column, rate)
        _boxed_axes(axes, labels, labels)
    return figure


def _box(axes: Axes, row: int, column: int, rate: Estimate) -> None:
    """A rate in a field: the stronger its colour, the higher."""
    strength = 0.08 + 0.72 * rate.value
    axes.add_patch(Rectangle((column - 0.48, row - 0.46), 0.96, 0.92, color=COLOURS[0], alpha=strength))
    axes.text(column, row, f"{rate.value:.0%}", ha="center", va="center")


def _boxed_axes(axes: Axes, downwards: Sequence[str], across: Sequence[str]) -> None:
    axes.set_xlim(-0.5, len(across) - 0.5)
    axes.set_xticks(range(len(across)), across)
    named_rows(axes, list(downwards))
    axes.tick_params(axis="x", length=0)
    axes.spines[:].set_visible(False)


def parts(shares: Mapping[str, Sequence[Estimate]], labels: Sequence[str]) -> Figure:
    """What share of the variance each part has."""
    with drawing(1.3 + 0.36 * len(labels)) as figure:
        axes = figure.add_subplot()
        for place, (name, found) in enumerate(shares.items()):
            shift = (place - (len(shares) - 1) / 2) * 0.22
            for row, share in enumerate(found):
                whisker(axes, share, row + shift, COLOURS[place], SHAPES[place], 7, None if row else name)
        named_rows(axes, list(labels))
        percent_axis(axes)
        least = min((share.value for found in shares.values() for share in found), default=0.0)
        axes.set_xlim(left=min(-2.0, 100 * least - 3))
        told_below(axes, "share of the variance, %, with 95% interval")
        legend(axes, len(shares))
    return figure


def multiples(cells: Sequence[str], whom: Sequence[str], found: Sequence[Sequence[Estimate | None]]) -> Figure:
    """How often each won in each cell, as a multiple of an even share."""
    with drawing(1.2 + (0.14 + 0.12 * len(whom)) * len(cells)) as figure:
        axes = figure.add_subplot()
        axes.axvline(1, color=INK, alpha=0.45, linewidth=1, linestyle=(0, (4, 3)))
        for place, name in enumerate(whom):
            told = [(row, rates[place]) for row, rates in enumerate(found) if place < len(rates)]
            colour, shape = COLOURS[place % len(COLOURS)], SHAPES[place % len(SHAPES)]
            shift = (place - (len(whom) - 1) / 2) * 0.17
            for row, rate in told:
                if rate is not None:
                    axes.plot([rate.low, rate.high], [row + shift] * 2, color=colour, linewidth=1.6)
                    axes.plot([rate.value], [row + shift], shape, color=colour, markersize=4.5)
            axes.plot([], [], shape, color=colour, label=name)
        named_rows(axes, list(cells))
        axes.set_xlim(left=0)
        told_below(axes, "wins, in even shares, with 95% interval")
        axes.grid(axis="y", color=INK, alpha=0.12)
        legend(axes, len(whom))
    return figure
