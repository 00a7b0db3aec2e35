"""What the keeper of the house is shown, in lists that fit a terminal."""

from collections.abc import Sequence
from datetime import datetime

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from deadtown.table.keeping.backup import BackedUp
from deadtown.table.keeping.check import Check, Damage
from deadtown.table.keeping.costs import CostLine, Costs
from deadtown.table.keeping.guests import GuestLine
from deadtown.table.keeping.tables import TableLine
from deadtown.visible import visible

WIDE = 200
"""Signs of a line where no terminal says how many it has: nothing is cut off for programs."""
SIZES = ("bytes", "KiB", "MiB", "GiB", "TiB")
COUNTED = {"tables": "tables", "entries": "entries", "players": "guests", "sessions": "sessions"}


def say(words: str) -> None:
    print(visible(words))


def show_list(heads: Sequence[str], rows: Sequence[Sequence[str | int]]) -> None:
    """A list with a head over each column; numbers stand to the right. Ids are never cut."""
    console = Console(highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        console.width = WIDE
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for place, head in enumerate(heads):
        right = bool(rows) and isinstance(rows[0][place], int)
        grid.add_column(head, justify="right" if right else "left", no_wrap=place == 0, overflow="fold")
    for row in rows:
        grid.add_row(*(Text(visible(str(cell))) for cell in row))
    console.print(grid)


def moment(at: float | None) -> str:
    return "" if at is None else datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


def size(bytes: float) -> str:
    for unit in SIZES:
        if bytes < 1024 or unit == SIZES[-1]:
            break
        bytes /= 1024
    return f"{bytes:.0f} {unit}" if unit == SIZES[0] else f"{bytes:.1f} {unit}"


def show_tables(found: list[TableLine]) -> None:
    heads = ("table", "game", "phase", "host", "players", "entries", "made", "last change")
    rows = [
        (
            line.id,
            line.game,
            line.phase,
            line.host_name or line.host,
            ", ".join(line.players),
            line.entries,
            moment(line.created),
            moment(line.changed),
        )
        for line in found
    ]
    show_list(heads, rows) if rows else say("No table fits.")


def show_guests(found: list[GuestLine]) -> None:
    heads = ("player", "name", "first here", "last here", "tables", "going on", "browsers", "tokens", "banned")
    rows = [
        (
            line.id,
            line.name,
            moment(line.created),
            moment(line.seen),
            line.tables,
            line.playing,
            line.browsers,
            line.tokens,
            moment(line.banned),
        )
        for line in found
    ]
    show_list(heads, rows) if rows else say("No guest fits.")


def show_costs(found: Costs) -> None:
    if found.since is None:
        say("No server has told of any costs lately.")
    else:
        say(f"Work since {moment(found.since)}, of {found.servers} server processes:")
        show_work("table", "host", found.tables)
        show_work("player", "name", found.players)
    if found.largest:
        say("Room in the storage:")
        heads = ("table", "game", "phase", "entries", "size")
        show_list(heads, [(line.id, line.game, line.phase, line.entries, size(line.bytes)) for line in found.largest])


def show_work(what: str, name: str, lines: list[CostLine]) -> None:
    if lines:
        heads = (what, name, "seconds", "entries", "stored", "bots thought", "logs read", "messages")
        rows = [
            (
                line.id,
                line.name,
                f"{line.seconds:.2f}",
                line.entries,
                size(line.bytes),
                f"{line.thinking:.2f} s",
                f"{line.reading:.2f} s",
                line.messages,
            )
            for line in lines
        ]
        show_list(heads, rows)


def show_closed(done: dict[str, bool]) -> None:
    for table, closed in done.items():
        say(f"{table} is closed." if closed else f"{table} was closed already.")


def show_backup(what: str, held: BackedUp) -> None:
    counted = ", ".join(f"{held.counts[name]} {words}" for name, words in COUNTED.items())
    say(f"{what}, as it was on {moment(held.made)}: {counted}.")


def show_damage(damage: Damage) -> None:
    say(f"table {damage.table}: {damage.problem}" if damage.table else damage.problem)


def show_check(done: Check, damages: int) -> None:
    for other in done.other_rules:
        say(f"table {other.table}: its rules are {other.game} {other.rules}, which are others now (no damage)")
    say(f"{done.tables} tables with {done.entries} entries and {done.snapshots} snapshots were checked.")
    say("No damage was found." if not damages else f"{damages} damages were found.")
