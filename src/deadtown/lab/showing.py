"""Everything that a simulation found out, in the terminal."""

from rich.console import Console
from rich.table import Table

from deadtown.lab import tables
from deadtown.lab.names import Names
from deadtown.lab.summary import Summary
from deadtown.lab.thing_tables import caution, left_out, thing_tables

MOST_THINGS = 40
"""How many lines a table of things has; files have all of them."""


def show(console: Console, summary: Summary, names: Names, seconds: float) -> None:
    """All tables, and what else is to be known."""
    console.print(tables.heading(summary, names.game, names), "", sep="\n", style="bold")
    for table in all_tables(summary, names, MOST_THINGS):
        console.print(table, "")
    if left := left_out(summary, MOST_THINGS):
        console.print(f"{left:,} more that fewer had: --out tells of all.")
    if words := caution(summary):
        console.print(words, "", sep="\n")
    if summary.games % summary.plan.group_size:
        console.print("The last group is not complete: not every bot played every seat equally often.")
    if summary.broken_off:
        console.print(tables.broken_off(summary), style="bold")
    console.print(tables.speed(summary, seconds))


def all_tables(summary: Summary, names: Names, most_things: int | None = None) -> list[Table]:
    """All that there is to tell, in its order."""
    shown = [tables.bots_table(summary)]
    if summary.as_role:
        shown.append(tables.roles_table(summary, names))
    if any(tables.teams(summary)):
        shown.append(tables.teams_table(summary))
    if any(tables.places(summary)):
        shown.append(tables.places_table(summary))
    shown += [tables.length_table(summary), tables.endings_table(summary, names)]
    return shown + thing_tables(summary, names, most_things)
