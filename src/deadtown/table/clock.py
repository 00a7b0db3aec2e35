"""Whose time runs, how much of it a decision has taken, and when it is up."""

from deadtown.table.state import Seat
from deadtown.table.table import Table
from deadtown.table.windows import open_window


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


def time_up(table: Table, opened: float) -> float | None:
    """When the time for the pending decision is up; None while no clock runs."""
    seat, state = deciding_person(table), table.state
    if seat is None or state.settings.clock is None:
        return None
    return max(state.since, opened) + state.settings.clock.move + seat.bank - state.thought
