"""Who may go on alone from a position of a game.

While a game goes on, a copy of it with bots is an adviser: who plays against others has one only where that was agreed
on, and then everybody is told.
"""

from deadtown.table import entries as log
from deadtown.table.denied import Denied
from deadtown.table.state import TableState
from deadtown.table.table import Table


def may_fork(state: TableState, player: str) -> bool:
    """Whether somebody may take a copy of a game that is over, or that they play, from their own seat."""
    if state.phase == "over":
        return bool(state.seed)
    return bool(player and state.seats_of(player)) and not _adviser_denied(state, player)


def check_fork(state: TableState, player: str) -> None:
    """Denied where a copy of the running game would be an adviser whom the others do not have."""
    if _adviser_denied(state, player):
        raise Denied("forbidden", "no-forks")


def tell_fork(table: Table, player: str, now: float) -> None:
    """Tell those at the table that somebody takes a copy of the running game; denied if that may not be."""
    state = table.state
    check_fork(state, player)
    if state.phase == "playing" and not _plays_alone(state, player):
        own = state.seats_of(player)
        if not own:
            raise Denied("forbidden", "no-seat")
        table.add(log.Copied(now, own[0], player))


def _adviser_denied(state: TableState, player: str) -> bool:
    return state.phase == "playing" and not state.settings.copied and not _plays_alone(state, player)


def _plays_alone(state: TableState, player: str) -> bool:
    """Whether nobody else plays, or has played, but bots."""
    return all(other == player for other in state.held)
