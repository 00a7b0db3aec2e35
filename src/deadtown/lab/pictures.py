"""The pictures of a simulation's report."""

from collections.abc import Callable, Iterator, Sequence

from matplotlib.figure import Figure

from deadtown.lab import tables
from deadtown.lab.drawing import (
    COLOURS,
    GREY,
    INK,
    SHAPES,
    drawing,
    even_line,
    legend,
    named_rows,
    percent_axis,
    shares_axis,
    steps,
    told_below,
    two_parts,
    whisker,
)
from deadtown.lab.names import Names, number
from deadtown.lab.statistics import GroupedMean, spread
from deadtown.lab.summary import Summary, by_holding, by_often, even_share, in_a_game
from deadtown.lab.tables import Share

MOST_THINGS = 30
"""How many things a picture has room for; tables have all of them."""


def win_rates(summary: Summary) -> Figure:
    """How often each bot won, with its interval, against an even share."""
    with drawing(1.0 + 0.42 * len(summary.kinds)) as figure:
        axes = figure.add_subplot()
        even_line(axes, even_share(summary))
        for place, bot in enumerate(summary.kinds):
            rate = bot.won.rate()
            assert rate is not None, "every bot plays every game"
            whisker(axes, rate, place, COLOURS[place], SHAPES[place], 8)
            axes.text(1.02, place, f"{rate.value:.1%}", transform=axes.get_yaxis_transform(), va="center")
        named_rows(axes, [bot.label for bot in summary.kinds])
        percent_axis(axes)
        told_below(axes, "games won, %, with 95% interval; the dashed line is an even share")
    return figure


def side_rates(summary: Summary, sides: Sequence[Share]) -> Figure:
    """How often each side, or each team, won: all games, and those of each bot that played for it."""
    with drawing(1.3 + 0.24 * len(sides) * (1 + len(summary.told_apart))) as figure:
        axes = figure.add_subplot()
        even_line(axes, even_share(summary) if summary.as_team else 1 / len(sides))
        series: list[tuple[str, str, str, list[GroupedMean]]] = [
            ("everybody", INK, "o", [mean for _, mean, _ in sides])
        ]
        series += [
            (bot.label, COLOURS[place], SHAPES[place], [bots[place] for _, _, bots in sides])
            for place, bot in enumerate(summary.told_apart)
        ]
        for place, (label, colour, shape, means) in enumerate(series):
            shift = (place - (len(series) - 1) / 2) * 0.2
            told = [(row, rate) for row, mean in enumerate(means) if (rate := mean.rate()) is not None]
            for first, (row, rate) in enumerate(told):
                whisker(axes, rate, row + shift, colour, shape, 6.5, None if first else label)
        named_rows(axes, [name for name, _, _ in sides])
        percent_axis(axes)
        told_below(axes, "games won, %, with 95% interval; the dashed line is an even share")
        legend(axes, len(series))
    return figure


def score_distribution(summary: Summary) -> Figure:
    """How often each bot had which score."""
    with drawing(3.0) as figure:
        axes = figure.add_subplot()
        for place, bot in enumerate(summary.kinds):
            edges, shares = steps(bot.scores)
            axes.stairs(shares, edges, color=COLOURS[place], alpha=0.22, fill=True)
            axes.stairs(shares, edges, color=COLOURS[place], linewidth=1.8, label=bot.label)
        told_below(axes, "score")
        shares_axis(axes)
        legend(axes, len(summary.kinds))
    return figure


def game_length(summary: Summary) -> Figure:
    """How long games were, in turns if the game has them, else in decisions."""
    counts = summary.turns or summary.decisions
    with drawing(2.6) as figure:
        axes = figure.add_subplot()
        edges, shares = steps(counts)
        axes.stairs(shares, edges, fill=True, color=GREY)
        median = spread(counts).median
        axes.axvline(median, color=INK, linewidth=1.2)
        axes.text(median, 1.04, f"median {number(median)}", transform=axes.get_xaxis_transform(), ha="center")
        told_below(axes, "turns of a player" if summary.turns else "decisions")
        shares_axis(axes)
    return figure


def what_was_taken(summary: Summary, names: Names) -> Figure:
    """For each thing: how often each bot took it in a game, and how often those won who took it."""
    ordered = by_often(summary)
    with drawing(1.1 + 0.29 * len(ordered), parts=2) as figure:
        often, won = two_parts(figure, 1, 1)
        for place, bot in enumerate(summary.kinds):
            shift = (place - (len(summary.kinds) - 1) / 2) * 0.18
            dots = [(in_a_game(taken.taken, summary)[place], row + shift) for row, (_, taken) in enumerate(ordered)]
            shown = [dot for dot in dots if dot[0]] or [(float("nan"), 0)]
            often.plot(*zip(*shown, strict=True), SHAPES[place], color=COLOURS[place], markersize=6, label=bot.label)
        even_line(won, even_share(summary))
        for row, (_, taken) in enumerate(ordered):
            takers, leaders = taken.takers.rate(), taken.leaders.rate()
            assert takers is not None, "whatever is listed was taken by somebody"
            whisker(won, takers, row - 0.12, INK, "o", 5.5, "took it" if row == 0 else None)
            if leaders is not None:
                whisker(won, leaders, row + 0.12, GREY, "D", 5, "took most of it" if row == 0 else None)
        named_rows(often, [names.thing(slug) for slug, _ in ordered])
        often.set_xlim(left=-0.02 * often.get_xlim()[1])
        told_below(often, "taken in a game")
        percent_axis(won)
        told_below(won, "won, %, with 95% interval")
        for axes, entries in ((often, len(summary.kinds)), (won, 2)):
            axes.grid(axis="y", color=INK, alpha=0.12)
            legend(axes, entries)
    return figure


def with_and_without(summary: Summary, names: Names) -> Figure:
    """For each of the things that most had: how often those won who had it, and those who could have and did not."""
    shown = by_holding(summary)[:MOST_THINGS]
    with drawing(1.1 + 0.29 * len(shown)) as figure:
        axes = figure.add_subplot()
        for row, (_, thing) in enumerate(shown):
            without, holding = thing.without.rate(), thing.holders.rate()
            if without is not None:
                whisker(axes, without, row + 0.14, GREY, "D", 5)
            if holding is not None:
                whisker(axes, holding, row - 0.14, COLOURS[0], "o", 5.5)
        axes.plot([], [], "o", color=COLOURS[0], label="had it")
        axes.plot([], [], "D", color=GREY, label="did not")
        named_rows(axes, [names.thing(slug) for slug, _ in shown])
        percent_axis(axes)
        told_below(axes, "won, %, with 95% interval")
        axes.grid(axis="y", color=INK, alpha=0.12)
        legend(axes, 2)
    return figure


Picture = tuple[str, str, Callable[[], Figure]]


def pictures(summary: Summary, names: Names) -> Iterator[Picture]:
    """The pictures that a summary allows: name, title, and how to draw it."""
    yield "wins", "How often each bot won", lambda: win_rates(summary)
    if summary.as_role:
        yield "roles", "How often each side won", lambda: side_rates(summary, tables.roles(summary, names))
    if any(tables.teams(summary)):
        yield "teams", "How often each team won", lambda: side_rates(summary, tables.teams(summary))
    if summary.scored and summary.broken_off < summary.games:
        yield "scores", "Scores", lambda: score_distribution(summary)
    yield "length", "Length of the games", lambda: game_length(summary)
    if by_often(summary):
        yield "taken", "What was taken, and how often takers won", lambda: what_was_taken(summary, names)
    if names.game.figures.things and summary.things:
        yield "things", "How often those won who had something", lambda: with_and_without(summary, names)
