"""What is asked of the others, and what they agree to."""

from deadtown.table import entries as log
from deadtown.table.state import Ask
from deadtown.table.tabletop import Damaged, Tabletop


def asked(table: Tabletop, entry: log.Asked) -> None:
    table.state.ask = Ask(entry.matter, entry.player, entry.number, name=entry.name)


def agreed(table: Tabletop, entry: log.Agreed) -> None:
    if table.state.ask is None:
        raise Damaged("nothing is asked that could be agreed to")
    table.state.ask.agreed.append(entry.player)


def declined(table: Tabletop, entry: log.Declined) -> None:
    table.state.ask = None


def paused(table: Tabletop, entry: log.Paused) -> None:
    table.state.paused, table.state.ask = True, None
    table.state.thought = entry.spent


def resumed(table: Tabletop, entry: log.Resumed) -> None:
    table.state.paused = False
    table.state.since = entry.at


def rematched(table: Tabletop, entry: log.Rematched) -> None:
    table.state.rematch, table.state.ask = entry.table, None
