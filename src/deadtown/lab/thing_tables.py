"""Tables of cards, items and whatever else a game has: had, taken, played, and how often those won who did."""

from collections.abc import Sequence

from rich.table import Table

from deadtown.lab.names import Names, percent, with_interval
from deadtown.lab.statistics import CONFIDENCE
from deadtown.lab.summary import Summary, by_holding, by_often
from deadtown.lab.tables import new_table
from deadtown.lab.things import ThingSummary


def thing_tables(summary: Summary, names: Names, most: int | None = None) -> list[Table]:
    """All of them that a game has anything for."""
    tables = []
    if taken := by_often(summary):
        tables.append(taken_table(summary, names, taken[:most]))
    if names.game.figures.things:
        tables.append(held_table(summary, names, by_holding(summary)[:most]))
    return tables


def left_out(summary: Summary, most: int) -> int:
    """How many things such tables don't show."""
    return max(0, len(summary.things) - most)


def taken_table(summary: Summary, names: Names, things: Sequence[tuple[str, ThingSummary]]) -> Table:
    """What was taken: how often in a game by each bot; how often those won who took it, and who took most of it."""
    table = new_table("Taken in a game", *(bot.label for bot in summary.bots), "Takers won", "Took most, won")
    for slug, thing in things:
        rates = (with_interval(thing.takers.rate()), with_interval(thing.leaders.rate()))
        table.add_row(names.thing(slug), *_in_a_game(thing.taken, summary), *rates)
    return table


def held_table(
    summary: Summary, names: Names, things: Sequence[tuple[str, ThingSummary]], *, intervals: bool = False
) -> Table:
    """What was had and played: by how many of those who could, how often in a game by each bot, and how often those
    won who had it, who could have had it and did not, and who played it; the last two with intervals where there is
    room for them."""
    told = with_interval if intervals else percent
    bots = (bot.label for bot in summary.bots)
    won = (f"With it, won ({CONFIDENCE:.0%})", "Without, won", "Played it, won")
    table = new_table("Played in a game", *bots, "Had it", *won)
    for slug, thing in things:
        share = f"{thing.holding / thing.chances:.0%}" if thing.chances else "–"
        rates = (with_interval(thing.holders.rate()), told(thing.others.rate()), told(thing.players.rate()))
        table.add_row(names.thing(slug), *_in_a_game(thing.played, summary), share, *rates)
    return table


def _in_a_game(counts: Sequence[int], summary: Summary) -> list[str]:
    return [f"{count / summary.games:.2f}" for count in counts]
