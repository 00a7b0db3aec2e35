"""What the log of a table is made of. A table is what comes out when its entries are applied in order."""

from typing import Any, ClassVar, Literal

import msgspec

from deadtown.kernel.chance import Result
from deadtown.kernel.record import OLD_FORMAT
from deadtown.kernel.standing import Standing
from deadtown.table.settings import Settings

Matter = Literal["undo", "pause", "rematch", "seat"]
"""What the others can be asked to agree to."""


class SeatEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat from the beginning: a person, a bot, or nobody yet."""

    player: str = ""
    name: str = ""
    bot: str = ""


class Entry(msgspec.Struct, frozen=True, tag_field="entry", tag=str.lower, omit_defaults=True, gc=False):
    """Something that happened at a table, and when."""

    quiet: ClassVar[bool] = False
    """Whether nobody is told: it is stored and applied like any, but no number that somebody sees moves."""

    at: float


class Created(Entry, frozen=True):
    game: str
    rules: str
    options: dict[str, Any]
    seats: list[SeatEntry]
    settings: Settings
    host: str
    seed: str
    """The seed of all luck; empty for a finished game whose luck is only recorded."""
    secret: str
    """What the links are made of."""
    start: bool = True
    source: str = ""
    """Where the game comes from: ``record``, or the table that it was forked from, or that this is the rematch of."""
    form: int = OLD_FORMAT
    """The form of the record that this log can be told as, also by those who don't have the rules any more."""


class Sat(Entry, frozen=True):
    seat: int
    player: str
    name: str


class BotSat(Entry, frozen=True):
    seat: int
    bot: str
    name: str


class Left(Entry, frozen=True):
    seat: int
    player: str
    spent: float = 0.0
    """How many seconds were thought about the decision that the seat leaves open, if it does."""
    name: str = ""
    """In a running game: what the player was called for whom the seat is kept."""


class TookOver(Entry, frozen=True):
    """Somebody has taken over a seat that was kept for another: from now on they know what that seat knows."""

    seat: int
    player: str
    name: str


class Removed(Entry, frozen=True):
    """The host has removed somebody from a seat before the start, for good: the links that they had are void."""

    seat: int
    player: str
    name: str


class Dropped(Entry, frozen=True):
    """Seats at which nobody sat were taken away before the start; the others closed up."""

    seats: list[int]
    player: str
    options: dict[str, Any] = {}
    """The options from now on, where they hold a choice for each seat; else none."""


class Started(Entry, frozen=True):
    """The game begins: with what chance brought before the first decision, or in the middle of another game."""

    names: list[str]
    chance: list[Result] = []
    position: bytes = b""
    """A snapshot that the game goes on from."""


class Chose(Entry, frozen=True):
    seat: int
    number: int
    """How many decisions had been taken before."""
    option: str
    chance: list[Result] = []
    shown: bool = False
    """Whether luck was used or something hidden was shown: then taking it back needs consent."""
    spent: float = 0.0
    """How many seconds were thought about it."""
    player: str = ""
    """The person who chose; empty for a bot."""
    place: int = 0
    """The option's number on the list, counted from 1; 0 where nobody noted it."""


class Passed(Entry, frozen=True):
    """A window closed in which nobody stepped in. It is nobody's decision."""

    number: int
    """How many decisions had been taken before."""
    chance: list[Result] = []
    shown: bool = False
    spent: float = 0.0
    """With a clock: for how many seconds it was open."""


class Answered(Entry, frozen=True):
    """Somebody has answered in a window that is still open. Nobody else is told, not even that it was."""

    quiet = True

    seat: int
    number: int
    """How many decisions had been taken before."""
    option: str
    player: str = ""
    """The person who answered; empty for a bot."""


class Arranged(Entry, frozen=True):
    """Somebody has said how they want to be asked. Nobody else is told."""

    quiet = True

    seat: int
    standing: Standing
    player: str = ""


class Asked(Entry, frozen=True):
    """Somebody wants something that needs the consent of the others."""

    matter: Matter
    player: str
    number: int = 0
    """For an undo: back to the position after so many decisions; for a seat: which one."""
    name: str = ""
    """What somebody is called who has no seat."""


class Agreed(Entry, frozen=True):
    player: str
    name: str = ""
    """What somebody is called who has no seat."""


class Declined(Entry, frozen=True):
    player: str
    name: str = ""
    """What somebody is called who has no seat."""


class Lapsed(Entry, frozen=True):
    """What somebody asked is void: not everybody has answered in time."""

    player: str
    matter: Matter


class WentBack(Entry, frozen=True):
    number: int
    player: str
    spent: float = 0.0
    """How many seconds were thought about the pending decision, or passed while others were asked."""
    thinker: int | None = None
    """The seat whose time that was."""


class Paused(Entry, frozen=True):
    player: str
    spent: float = 0.0
    """How many seconds have been thought about the pending decision."""


class Resumed(Entry, frozen=True):
    player: str


class TimedOut(Entry, frozen=True):
    """The time of a seat was up: a bot takes this one decision."""

    seat: int
    number: int
    bot: str


class SatIn(Entry, frozen=True):
    """A bot plays for somebody who is away."""

    seat: int
    bot: str
    spent: float = 0.0
    """How many seconds have passed of the time for the pending decision, if it is that of the seat."""


class CameBack(Entry, frozen=True):
    seat: int


class Said(Entry, frozen=True):
    player: str
    name: str
    text: str
    to: int | None = None
    """The one seat that hears it; None: everybody."""
    seat: int | None = None
    listener: str = ""
    """Who sits there: nobody who comes after them hears it."""


class Muted(Entry, frozen=True):
    """Somebody no longer wants to hear somebody, or the host silences them."""

    by: str
    player: str
    on: bool = True
    all: bool = False


class Copied(Entry, frozen=True):
    """Somebody takes a copy of the running game, to play on from it alone."""

    seat: int
    player: str


class Continued(Entry, frozen=True):
    """The game goes on from a record that somebody has brought, who may know from it all that was hidden until here.
    From here on luck is fresh, and nobody goes back to before."""

    player: str
    name: str


class Restored(Entry, frozen=True):
    """The table is as it was in a backup. Somebody may know what came of it then: so luck is fresh from here on, and
    nobody goes back to before."""

    seed: str


class Rematched(Entry, frozen=True):
    """The same people play again at another table."""

    table: str


class Closed(Entry, frozen=True):
    player: str
    keeper: bool = False
    """Whether it was the keeper of the house, who is nobody at the table."""


AnyEntry = (
    Created
    | Sat
    | BotSat
    | Left
    | TookOver
    | Removed
    | Dropped
    | Started
    | Chose
    | Passed
    | Answered
    | Arranged
    | Asked
    | Agreed
    | Declined
    | Lapsed
    | WentBack
    | Paused
    | Resumed
    | TimedOut
    | SatIn
    | CameBack
    | Said
    | Muted
    | Copied
    | Continued
    | Restored
    | Rematched
    | Closed
)

MOVES = (Chose, Passed)
"""What leads from one position to the next."""

write_entry = msgspec.json.Encoder().encode
read_entry = msgspec.json.Decoder(AnyEntry).decode
