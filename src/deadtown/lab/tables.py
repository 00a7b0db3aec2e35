"""The figures of a simulation in the terminal."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

from rich.console import Console
from rich.table import Table

from deadtown.kernel import Game
from deadtown.lab.columns import FigureTable
from deadtown.lab.names import ORDER, Names, number, percent, plus_minus, with_interval
from deadtown.lab.options import chosen_set, unusual
from deadtown.lab.statistics import CONFIDENCE, GroupedMean, spread
from deadtown.lab.summary import Summary

WIDE = 110
"""How wide a page is that is not a screen."""

Share = tuple[str, GroupedMean, list[GroupedMean]]
"""A side or a place: its name, how often it won, and how often each bot won there."""


class Quieting(Console):
    """A console that falls silent when nobody reads any more, so that the rest of a command is still carried out."""

    def on_broken_pipe(self) -> None:
        with suppress(SystemExit):
            super().on_broken_pipe()


def open_console() -> Console:
    console = Quieting(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.width = max(console.width, WIDE)
    return console


def heading(summary: Summary, game: Game[Any], names: Names) -> str:
    """What was played: bots, game, options, games, seed."""
    plan = summary.plan
    options = chosen_set(game, plan.options) | unusual(game, plan.options)
    told = [names.setting(name, value) for name, value in options.items()]
    seats = [] if plan.rotation else ["no rotation"]
    what = ", ".join([game.name, *told, *seats, f"{summary.games:,} games", f"seed {plan.seed}"])
    return f"{' against '.join(plan.labels)}: {what}"


def bots_table(summary: Summary) -> Table:
    score = ["Score"] if summary.scored else []
    table = new_table("Bot", "Games", "Won", "Shared", f"Win rate ({CONFIDENCE:.0%})", *score)
    for bot in summary.kinds:
        counts = (f"{count:,}" for count in (bot.won.count, bot.won_alone, bot.shared))
        score = [plus_minus(bot.score.average())] if summary.scored else []
        table.add_row(bot.label, *counts, with_interval(bot.won.rate()), *score)
    return table


def broken_off(summary: Summary) -> str:
    """That some games would not end."""
    count, longest = summary.broken_off, summary.plan.longest
    games = "1 game" if count == 1 else f"{count:,} games"
    return f"{games} did not end within {longest:,} decisions: broken off, and won by nobody."


def roles_table(summary: Summary, names: Names) -> Table:
    """How often each of the unequal sides won, and each bot that played it."""
    return _sides_table("Side", summary, roles(summary, names))


def teams_table(summary: Summary) -> Table:
    """How often each team won, and each bot that played for it."""
    return _sides_table("Team", summary, teams(summary))


def _sides_table(what: str, summary: Summary, sides: Iterable[Share]) -> Table:
    percent_of = f"({CONFIDENCE:.0%})"
    table = new_table(
        what, "Games", f"Win rate {percent_of}", *(f"{bot.label} {percent_of}" for bot in summary.told_apart)
    )
    for name, everybody, each in sides:
        rates = (with_interval(bot.rate()) for bot in each)
        table.add_row(name, f"{everybody.count:,}", with_interval(everybody.rate()), *rates)
    return table


def roles(summary: Summary, names: Names) -> list[Share]:
    """Each of the unequal sides."""
    return [
        (names.role(role), summary.as_role[role], [bot.as_role[role] for bot in summary.told_apart])
        for role in names.game.sides.roles
    ]


def teams(summary: Summary) -> list[Share]:
    """Each team, but for those that are just one of the unequal sides."""
    return [
        (f"Team {team}", summary.as_team[team], [bot.as_team[team] for bot in summary.told_apart])
        for team in sorted(summary.as_team)
        if not summary.is_side("team", team, summary.as_team[team])
    ]


def places_table(summary: Summary) -> Table:
    """How often each seat and each place in turn order won, and each bot there."""
    table = new_table("Win rate of", f"Everybody ({CONFIDENCE:.0%})", *(bot.label for bot in summary.told_apart))
    for name, everybody, bots in places(summary):
        table.add_row(name, with_interval(everybody.rate()), *(percent(bot.rate()) for bot in bots))
    return table


def places(summary: Summary) -> Iterator[Share]:
    """Each seat and each place in turn order, but for those that are just one of the unequal sides."""
    for seat, everybody in enumerate(summary.at_seat):
        if summary.is_side("seat", seat, everybody):
            continue
        yield f"Seat {seat + 1}", everybody, [bot.at_seat[seat] for bot in summary.told_apart]
    for order, everybody in enumerate(summary.in_order):
        if everybody.count and not summary.is_side("order", order + 1, everybody):
            yield f"{ORDER[order]} in turn order", everybody, [bot.in_order[order] for bot in summary.told_apart]


def length_table(summary: Summary) -> Table:
    """How long games were, in turns and in decisions, and what the scores were."""
    table = new_table("In a game", "Mean", "Median", "Range")
    numbers = {"Turns of a player": summary.turns, "Decisions": summary.decisions}
    numbers.update((f"Score of {bot.label}", bot.scores) for bot in summary.kinds)
    for name, counts in numbers.items():
        if counts:
            mean, median, least, most = spread(counts)
            table.add_row(name, f"{mean:,.1f}", number(median), f"{least:,} to {most:,}")
    return table


def endings_table(summary: Summary, names: Names) -> Table:
    table = new_table("How it ended", "Games", "Share")
    for ending, count in summary.endings.most_common():
        table.add_row(names.ending(ending), f"{count:,}", f"{count / summary.games:.1%}")
    return table


def speed(summary: Summary, seconds: float) -> str:
    decisions = sum(count * often for count, often in summary.decisions.items())
    seconds = max(seconds, 1e-6)
    return (
        f"{decisions / seconds:,.0f} decisions a second, {summary.games / seconds:,.0f} games a second; "
        f"{seconds:,.1f} seconds"
    )


def new_table(first: str, *others: str, labels: int = 1) -> Table:
    """A plain table: names on the left, figures on the right."""
    return FigureTable(first, *others, labels=labels)
