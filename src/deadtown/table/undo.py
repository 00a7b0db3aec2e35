"""When a decision may be taken back without asking (the tiers of undo)."""

from collections.abc import Sequence

from deadtown.table.state import TableState


def last_own(state: TableState, own: Sequence[int]) -> int | None:
    """The number of the last decision that somebody took, from that person's seats."""
    for place in range(len(state.line) - 1, -1, -1):
        if state.line[place].seat in own:
            return state.floor + place
    return None


def free_to_go_back(state: TableState, own: Sequence[int], number: int) -> bool:
    """Free at tables that say so and for somebody alone; else while only the own seats acted and nothing was shown.

    Nobody is alone whose company is away, or has left a seat that is kept. A window in which nobody stepped in is
    nobody's act; but it is not for one person to open it again, nor any other for a third time. What a bot took because
    the time was up stands, unless the others agree.
    """
    if state.settings.undo == "free" or len(state.company()) <= 1:
        return True
    gone = state.line[number - state.floor :]
    if gone[0].nobodys or (gone[0].window and number in state.reopened and _time_counts(state)):
        return False
    return all((taken.seat in own or taken.nobodys) and not (taken.shown or taken.timed_out) for taken in gone)


def _time_counts(state: TableState) -> bool:
    """Whether windows close when their time is up, so that opening one again and again would hold the others up."""
    return state.settings.clock is not None or state.settings.windows.limit is not None
