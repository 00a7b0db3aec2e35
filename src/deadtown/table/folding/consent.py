"""What is asked of the others, and what they agree to."""

from deadtown.table import entries as log
from deadtown.table.standing import Damaged, Standing
from deadtown.table.state import Ask


def asked(table: Standing, entry: log.Asked) -> None:
    table.state.ask = Ask(entry.matter, entry.player, entry.number)


def agreed(table: Standing, entry: log.Agreed) -> None:
    if table.state.ask is None:
        raise Damaged("nothing is asked that could be agreed to")
    table.state.ask.agreed.append(entry.player)


def declined(table: Standing, entry: log.Declined) -> None:
    table.state.ask = None


def paused(table: Standing, entry: log.Paused) -> None:
    table.state.paused, table.state.ask = True, None
    table.state.thought = entry.spent


def resumed(table: Standing, entry: log.Resumed) -> None:
    table.state.paused = False
    table.state.since = entry.at


def rematched(table: Standing, entry: log.Rematched) -> None:
    table.state.rematch, table.state.ask = entry.table, None
