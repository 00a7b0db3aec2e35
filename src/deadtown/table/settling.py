"""What follows by itself once something has changed at a table: windows close, standing answers are given."""

from deadtown.kernel import Option
from deadtown.table.picking import find_place
from deadtown.table.table import Table
from deadtown.table.windows import closes_at, standing_answer, verdict


def settle(table: Table, now: float, opened: float) -> None:
    """Go on until somebody is asked, or time must pass."""
    while True:
        due = closes_at(table, opened)
        if due is not None and due <= now:
            close(table, now, due)
        elif (answer := standing_answer(table)) is not None:
            give(table, answer, now)
        else:
            return


def close(table: Table, now: float, due: float) -> None:
    """Close the window that is open. Where it is always open for as long, not even the moment depends on anybody."""
    windows = table.state.settings.windows
    found = verdict(table, silence=True)
    assert found is not None
    answer, player = found
    table.close_window(answer, player, max(due, table.state.changed) if windows.pause == "same" else now)


def give(table: Table, answer: Option, now: float) -> None:
    """Give the answer that the seat which decides has said for the rest of the turn."""
    match = table.playing
    decision = match.decision
    assert decision is not None, "somebody is asked"
    player = table.state.seats[decision.seat].player
    table.choose(decision.seat, find_place(match, answer), now, 0.0, player)
