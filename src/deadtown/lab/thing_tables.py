"""Tables of cards, items and whatever else a game has: had, taken, played, and how often those won who did."""

from collections.abc import Sequence

from rich.table import Table

from deadtown.lab.names import Names, with_interval
from deadtown.lab.statistics import CONFIDENCE, chance_of_difference, holm
from deadtown.lab.summary import Summary, by_holding, by_often, in_a_game
from deadtown.lab.tables import new_table
from deadtown.lab.things import NEARLY_ALL, ThingSummary

MARK = " *"
CAUTION = (
    "This shows what goes with winning, not what causes it: whoever draws late had a long game, and whoever plays well "
    "takes what good players take."
)
LEFT_OUT = f"Where {NEARLY_ALL:.0%} or more had something, those without it are too few to be compared with."
MARKED = (
    f"{MARK.strip()} With it and without it differ by more than luck, all rows taken together (Holm); how long games "
    "were may still be the reason."
)


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
    table = new_table("Taken in a game", *(bot.label for bot in summary.kinds), "Takers won", "Took most, won")
    for slug, thing in things:
        rates = (with_interval(thing.takers.rate()), with_interval(thing.leaders.rate()))
        table.add_row(names.thing(slug), *_in_a_game(thing.taken, summary), *rates)
    return table


def held_table(summary: Summary, names: Names, things: Sequence[tuple[str, ThingSummary]]) -> Table:
    """What was had and played: by how many of those who could, how often in a game by each bot, and how often those
    won who had it, who could have had it and did not, and who played it."""
    bots = (bot.label for bot in summary.kinds)
    won = (f"With it, won ({CONFIDENCE:.0%})", "Without, won", "Played it, won")
    table = new_table("Played in a game", *bots, "Had it", *won)
    marked = more_than_luck(summary)
    for slug, thing in things:
        name = f"{names.thing(slug)}{MARK}" if slug in marked else names.thing(slug)
        share = f"{thing.holding / thing.chances:.0%}" if thing.chances else "–"
        rates = (with_interval(part.rate()) for part in (thing.holders, thing.without, thing.players))
        table.add_row(name, *_in_a_game(thing.played, summary), share, *rates)
    return table


def more_than_luck(summary: Summary) -> set[str]:
    """The things with which seats won more or less often than without, by more than luck explains in so many rows."""
    compared = {
        slug: (holding, without, thing.chances <= summary.games)
        for slug, thing in summary.things.items()
        if (holding := thing.holders.rate()) is not None and (without := thing.without.rate()) is not None
    }
    chances = [chance_of_difference(one, other, independent=alone) for one, other, alone in compared.values()]
    return {slug for slug, differs in zip(compared, holm(chances), strict=True) if differs}


def caution(summary: Summary) -> str:
    """What must be known of whoever reads a table of things; empty where there is none."""
    if not summary.things:
        return ""
    told = f"{CAUTION} {LEFT_OUT}"
    return f"{told} {MARKED}" if more_than_luck(summary) else told


def _in_a_game(counts: Sequence[int], summary: Summary) -> list[str]:
    return [f"{often:.2f}" for often in in_a_game(counts, summary)]
