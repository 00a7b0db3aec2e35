"""Who asks, what they may do, and what they are told."""

import msgspec

from deadtown.table import clock
from deadtown.table.denied import Denied
from deadtown.table.links import enter
from deadtown.table.messages import PreviewInfo
from deadtown.table.state import Seat
from deadtown.table.table import Table

LONGEST_LOG = 20_000
"""How many entries a log may have, unless told otherwise, before nobody may go back or chat any more."""


class Caller(msgspec.Struct, frozen=True):
    """Who asks."""

    player: str
    name: str
    language: str = "en"
    address: str = ""
    """From where, as limits count it. It is known to this process as long as it is of use, and neither logged nor
    stored."""


class Reply(msgspec.Struct):
    """What the one who asked is told."""

    seat: int | None = None
    asked: bool = False
    """Whether the others are asked first."""
    again: bool = False
    """Whether it had been done before."""
    rematch: bool = False
    """Whether everybody has agreed to play again: a new table is due."""
    answer: Denied | PreviewInfo | None = None
    """Why something can't be done, or what it would do, when that was asked."""


class Request:
    """Something asked of a table by somebody at a moment."""

    def __init__(
        self,
        table: Table,
        caller: Caller,
        now: float,
        link: str = "",
        opened: float = 0.0,
        longest: int = LONGEST_LOG,
    ) -> None:
        self.table = table
        self.state = table.state
        self.caller = caller
        self.player = caller.player
        self.now = now
        self.opened = opened
        """Since when there is anybody to ask: time before that is nobody's."""
        self.longest = longest
        """How many entries the log may have before only what brings the game to its end is added."""
        self.access = enter(table.state, caller.player, link)
        self.seats = table.state.seats_of(caller.player)
        """Of the one who asks, when it was asked."""
        self.reply = Reply()

    @property
    def spent(self) -> float:
        """The seconds that the pending decision has taken, where a clock counts them."""
        return clock.spent(self.table, self.now, self.opened)

    @property
    def own(self) -> list[int]:
        """The seats of the one who asks; denied when there are none."""
        if not self.seats:
            raise Denied("forbidden", "no-seat")
        return self.seats

    def own_seat(self, wanted: int | None) -> int:
        """A seat of one's own: the one that is wanted, or the first."""
        own = self.own
        if wanted is not None and wanted not in own:
            raise Denied("forbidden", "not-your-seat", place=wanted + 1)
        return own[0] if wanted is None else wanted

    @property
    def name_beside(self) -> str:
        """What somebody is called who has no seat: as when they had one. Who has one is called as there."""
        kept = self.state.kept_for(self.player)
        if self.state.seats_of(self.player):
            return ""
        return self.state.seats[kept[0]].kept_name if kept else self.caller.name

    def seat(self, number: int) -> Seat:
        if number >= len(self.state.seats):
            raise Denied("bad", "no-such-seat", place=number + 1)
        return self.state.seats[number]

    def check_seated(self) -> None:
        """Only those who play may."""
        if not self.state.seats_of(self.player):
            raise Denied("forbidden", "no-seat")

    def check_host(self) -> None:
        if self.player != self.state.host:
            raise Denied("forbidden", "host-only")

    def check_host_or_seated(self) -> None:
        if self.player != self.state.host:
            self.check_seated()

    def check_not_closed(self) -> None:
        if self.state.phase == "closed":
            raise Denied("conflict", "table-closed")

    def check_log(self) -> None:
        """Denied when the log is too long for what need not be. Those who only look on fill no more than half of it:
        nobody takes from the players what they may still undo or say."""
        plays = self.seats or self.player == self.state.host
        if self.state.row >= (self.longest if plays else self.longest // 2):
            raise Denied("conflict", "log-too-long", most=self.longest)

    def check_before_end(self) -> None:
        self.check_not_closed()
        if self.state.phase == "over":
            raise Denied("conflict", "game-over")
