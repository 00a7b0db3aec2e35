"""What follows by itself once something has changed at a table, or time has passed: what is asked lapses, windows
close, standing answers are given."""

from deadtown.kernel import Option
from deadtown.table import entries as log
from deadtown.table.clock import spent
from deadtown.table.picking import find_place
from deadtown.table.table import Table
from deadtown.table.windows import closes_at, lapses_at, standing_answer, verdict


def settle(table: Table, now: float, opened: float) -> None:
    """Go on until somebody is asked, or time must pass."""
    if table.state.ask is not None:
        lapse(table, now, opened)
    while True:
        due = closes_at(table, opened)
        if due is not None and due <= now:
            close(table, now, due, opened)
        elif (answer := standing_answer(table)) is not None:
            give(table, answer, now)
        else:
            return


def lapse(table: Table, now: float, opened: float) -> None:
    """Let what is asked lapse, if not everybody has answered in time."""
    due, ask = lapses_at(table, opened), table.state.ask
    if ask is not None and due is not None and due <= now:
        table.add(log.Lapsed(now, ask.player, ask.matter))


def close(table: Table, now: float, due: float, opened: float) -> None:
    """Close the window that is open. Where it is always open for as long, not even the moment depends on anybody."""
    windows = table.state.settings.windows
    found = verdict(table, silence=True)
    assert found is not None
    answer, player = found
    at = max(due, table.state.changed) if windows.pause == "same" else now
    table.close_window(answer, player, at, 0.0 if table.state.settings.clock is None else spent(table, at, opened))


def give(table: Table, answer: Option, now: float) -> None:
    """Give the answer that the seat which decides has said for the rest of the turn."""
    match = table.playing
    decision = match.decision
    assert decision is not None, "somebody is asked"
    player = table.state.seats[decision.seat].player
    table.choose(decision.seat, find_place(match, answer), now, 0.0, player)
