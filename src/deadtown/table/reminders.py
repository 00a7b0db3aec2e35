"""What those hear in their accounts' streams who play at a table: that it is their turn, and how the table fares."""

from deadtown.table import entries as log
from deadtown.table.clock import deciding_person
from deadtown.table.following import Followers
from deadtown.table.messages import News, Turn
from deadtown.table.table import Table, Told

NEWS = (log.Started, log.Asked, log.Rematched, log.Closed)
"""What concerns everybody who plays, wherever they are."""


class Reminders:
    """Tells the accounts that something concerns; of what another worker wrote, that one does."""

    def __init__(self, followers: Followers) -> None:
        self.followers = followers
        self._turn = ""
        """The person who was told last that a decision waits."""

    def tell(self, table: Table, fresh: list[Told], ours: bool) -> None:
        fresh = [told for told in fresh if not told.quiet]
        if not fresh:
            return
        player = turn_of(table)
        if ours:
            self._tell_news(table, fresh)
            if player and player != self._turn:
                self.followers.tell([player], turn_message(table))
        self._turn = player

    def _tell_news(self, table: Table, fresh: list[Told]) -> None:
        state = table.state
        for told in fresh:
            ends = told is fresh[-1] and isinstance(told.entry, log.Chose) and state.phase == "over"
            if ends or isinstance(told.entry, NEWS):
                what = "over" if ends else type(told.entry).__name__.lower()
                self.followers.tell(state.persons(), News(state.id, state.game, state.phase, what))


def turn_of(table: Table) -> str:
    """The person for whom a decision waits; empty when there is none."""
    seat = deciding_person(table)
    return "" if seat is None else seat.player


def turn_message(table: Table) -> Turn:
    """That a decision waits, for the person for whom it does."""
    match = table.playing
    assert match.decision is not None, "a match that goes on has a decision"
    return Turn(table.state.id, table.state.game, match.decision.seat, match.number)
