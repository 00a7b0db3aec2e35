"""What those hear in their accounts' streams who play at a table: that it is their turn, and how the table fares."""

from deadtown.table import entries as log
from deadtown.table.clock import deciding_person
from deadtown.table.following import Followers
from deadtown.table.messages import News, Turn
from deadtown.table.state import TableState
from deadtown.table.table import Table, Told
from deadtown.table.windows import waits_for

NEWS = (log.Started, log.Asked, log.Rematched, log.Closed)
"""What concerns everybody who plays, wherever they are."""


class Reminders:
    """Tells the accounts that something concerns; of what another worker wrote, that one does.

    Who has answered quietly is told again when the next decision waits.
    """

    def __init__(self, followers: Followers) -> None:
        self.followers = followers
        self._turn: frozenset[str] = frozenset()
        """Who was told last that a decision waits."""

    def tell(self, table: Table, loud: list[Told], ours: bool) -> None:
        """Tell what was not quiet, if anything, and for whom a decision waits now."""
        due = players_due(table)
        if not loud:
            self._turn &= due.keys()
            return
        if ours:
            self._tell_news(table, loud)
            for player, seat in due.items():
                if player not in self._turn and self.followers.reach(player):
                    self.followers.tell([player], turn_message(table, seat))
        self._turn = frozenset(due)

    def _tell_news(self, table: Table, loud: list[Told]) -> None:
        state, last = table.state, loud[-1].entry
        for told in loud:
            if isinstance(told.entry, NEWS):
                self._tell_all(state, type(told.entry).__name__.lower())
            elif isinstance(told.entry, log.Removed):
                self.followers.tell([told.entry.player], News(state.id, state.game, state.phase, "removed"))
        if state.phase == "over" and isinstance(last, log.MOVES):
            self._tell_all(state, "over")

    def _tell_all(self, state: TableState, what: str) -> None:
        self.followers.tell(state.company(), News(state.id, state.game, state.phase, what))


def players_due(table: Table) -> dict[str, int]:
    """The people for whom a decision waits, each with the first seat that it is for."""
    match, state = table.match, table.state
    if match is None:
        return {}
    if match.window is None:
        seat = deciding_person(table)
        return {} if seat is None else {seat.player: match.asked_seats[0]}
    due: dict[str, int] = {}
    for number in match.window.seats:
        if not state.paused and state.seats[number].played_by_person and waits_for(table, number):
            due.setdefault(state.seats[number].player, number)
    return due


def turn_message(table: Table, seat: int) -> Turn:
    """That a decision waits for a seat."""
    return Turn(table.state.id, table.state.game, seat, table.playing.number)
