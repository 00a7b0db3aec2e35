"""What is said, who is not heard, and the end of the table."""

from deadtown.table import entries as log
from deadtown.table.tabletop import Tabletop


def said(table: Tabletop, entry: log.Said) -> None:
    """What is said changes nothing at the table."""


def muted(table: Tabletop, entry: log.Muted) -> None:
    state = table.state
    whom = state.silenced if entry.all else state.muted.setdefault(entry.by, [])
    if entry.on and entry.player not in whom:
        whom.append(entry.player)
    elif not entry.on and entry.player in whom:
        whom.remove(entry.player)
    if not entry.all and not whom:
        del state.muted[entry.by]


def closed(table: Tabletop, entry: log.Closed) -> None:
    table.state.phase, table.state.ask, table.state.paused = "closed", None, False
