"""Choices that are plainly granted: who decides alone names the number of an option, and nothing stands in the way.

Nearly all choices are so. They are carried out without the questions that any other request is asked; whatever is not
so plain is left to ``play.choose``, which says what is wrong.
"""

from deadtown.table import clock
from deadtown.table.asking.request import Caller, Reply
from deadtown.table.commands import Choose
from deadtown.table.table import Table


def choose_plainly(table: Table, caller: Caller, command: Choose, now: float, opened: float) -> Reply | None:
    """Carry out a choice of somebody who came by no link; None, and nothing has changed, where it is not plain."""
    match, state, place = table.match, table.state, command.choice
    if match is None or match.decision is None or match.window is not None or command.number != match.number:
        return None
    if state.phase != "playing" or state.paused or state.out_of_time:
        return None
    decision = match.decision
    if command.seat is not None or not isinstance(place, int) or not 0 < place <= len(decision.options):
        return None
    chair = state.seats[decision.seat]
    if chair.player != caller.player or not chair.played_by_person:
        return None
    spent = 0.0 if state.settings.clock is None else clock.spent(table, now, opened)
    table.take(match, place, now, spent, caller.player)
    return Reply(decision.seat)
