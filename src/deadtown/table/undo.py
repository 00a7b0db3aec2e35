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
    nobody's act.
    """
    if state.settings.undo == "free" or len(state.company()) <= 1:
        return True
    return all((taken.seat in own or taken.nobodys) and not taken.shown for taken in state.line[number - state.floor :])
