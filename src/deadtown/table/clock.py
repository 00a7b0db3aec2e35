"""Whose time runs, how much of it a decision has taken, and when it is up."""

from deadtown.table.state import Seat
from deadtown.table.table import Table
from deadtown.table.windows import open_window

APART = 60.0
"""Seconds by which the clocks of servers that share a database may differ."""


def deciding_person(table: Table) -> Seat | None:
    """The seat of the person who has to decide alone, while time runs. In a window nobody's time runs."""
    match = table.match
    decision = None if match is None or match.window is not None else match.decision
    if decision is None or table.state.phase != "playing" or table.state.paused or table.state.out_of_time:
        return None
    seat = table.state.seats[decision.seat]
    return seat if seat.played_by_person else None


def spent(table: Table, now: float, opened: float) -> float:
    """The seconds that somebody has taken for the pending decision, where a clock counts them; or of an open window.

    What passed before ``opened``, while there was nobody who could be asked, is nobody's time.
    """
    state = table.state
    window = open_window(table) is not None and not state.paused
    if state.settings.clock is None and not window:
        return 0.0
    runs = window or deciding_person(table) is not None
    running = max(0.0, now - max(state.since, opened)) if runs else 0.0
    return round(state.thought + running, 3)


def pending_seat(table: Table) -> int | None:
    """The seat that is to decide alone."""
    match = table.match
    return None if match is None or match.window is not None or match.decision is None else match.decision.seat


def time_up(table: Table, opened: float) -> float | None:
    """When the time for the pending decision is up; None while no clock runs."""
    seat, state = deciding_person(table), table.state
    if seat is None or state.settings.clock is None:
        return None
    return max(state.since, opened) + state.settings.clock.move + seat.bank - state.thought


def lost(table: Table, now: float, opened: float, number: int, player: str) -> tuple[int | None, float]:
    """The time that would be lost by going back to a decision, and whose it is: what was thought about the pending one
    is of the seat that thinks. Where somebody goes back to a decision of their own without asking, all time since then
    is theirs, also that of others: it is as if they had not decided yet."""
    state = table.state
    if state.settings.clock is None:
        return None, 0.0
    gone = state.line[number - state.floor :]
    if gone[0].seat in state.seats_of(player):
        return gone[0].seat, spent(table, now, opened) + sum(taken.spent for taken in gone if taken.nobodys)
    seat = pending_seat(table)
    return seat, 0.0 if seat is None else spent(table, now, opened)


def not_in_the_future(table: Table, now: float, opened: float) -> None:
    """What is noted for a time that is still to come was noted by a clock that was ahead, and set back since: it counts
    from when the doors were opened. Clocks of several servers may be a little apart."""
    state = table.state
    state.since = _come(state.since, now, opened)
    if state.ask is not None:
        state.ask.at = _come(state.ask.at, now, opened)


def _come(at: float, now: float, opened: float) -> float:
    return at if at <= now else now if at - now < APART else opened
