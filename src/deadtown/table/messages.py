"""What somebody at a table is sent. Nothing that they may not know goes through here."""

from typing import Any, Literal

import msgspec

from deadtown.kernel import Event, Moment, Outcome, Standing, Talk
from deadtown.kernel.changes import Change
from deadtown.table.entries import Matter
from deadtown.table.settings import Settings
from deadtown.text import Mark

Phase = Literal["open", "playing", "over", "closed"]

Views = Literal["whole", "changes", "moments", "none"]
"""How a client is told the position after a decision: as a whole; by what has changed, with the decision or with each
event of it; or not at all."""
FOLLOWING: tuple[Views, ...] = ("changes", "moments")
"""Who is told so puts the position together from the one before."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    seat: int
    who: Literal["open", "person", "bot"]
    player: str
    name: str
    bot: str
    """The bot that plays, by itself or for a person who is away."""
    here: bool
    """Whether the person is connected."""
    bank: float | None
    """How many seconds are left in the bank; None without a clock."""
    role: str
    """Which of the unequal sides it plays; empty where all seats are alike, or while that is not settled."""
    style: str
    """In which of the styles of its level a bot plays, named by a text, ``style-NAME``; else empty."""
    kept: str = ""
    """The player for whom the seat is kept, who left it during the game; a bot may sit there meanwhile."""
    kept_name: str = ""


class AskInfo(msgspec.Struct, frozen=True):
    """What the others are asked to agree to."""

    matter: Matter
    player: str
    number: int
    agreed: list[str]
    waiting: list[str]
    """The players whose answer is missing."""
    name: str = ""
    """Who asks."""


class TableInfo(msgspec.Struct, frozen=True):
    """All about a table but the game itself."""

    id: str
    game: str
    rules: str
    phase: Phase
    paused: bool
    host: str
    created: float
    changed: float
    options: dict[str, Any]
    settings: Settings
    seats: list[SeatInfo]
    watching: int
    """How many spectators there are."""
    number: int
    """How many decisions have been taken."""
    deciding: int | None
    since: float
    """When the pending decision began."""
    ask: AskInfo | None
    outcome: Outcome | None
    commitment: str
    """What proves, after the game, that its seed was chosen before."""
    seed: str | None
    """Told when the game is over."""
    rematch: str
    source: str
    talk: Talk = Talk()
    """What the rules say about talking at this table."""


class DecisionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the seat that decides is asked."""

    seat: int
    kind: str
    options: list[Any]
    about: dict[str, str | int]
    prompt: str = ""
    texts: list[str] = []
    """The options in words, for those who asked for words."""


class WindowInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question that is put to many, as everybody knows it."""

    kind: str
    seats: list[int]
    """Who is asked, in the order in which they have their way. Who of them could do anything is not told."""
    about: dict[str, str | int]
    since: float
    until: float | None = None
    """When silence is a pass; None where time does not matter, or stands still."""
    prompt: str = ""
    answered: bool = False
    """Whether the seat through whose eyes one looks has answered already."""


class SeenInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The position as somebody sees it."""

    eyes: int | None
    """Whose eyes: a seat, or None for a spectator's."""
    number: int
    turn: int
    """How many turns, or phases, have begun: a standing answer holds until this number changes."""
    deciding: int | None
    """The seat that decides alone; None while a window is open."""
    decision: DecisionInfo | None
    """What the seat through whose eyes one looks is asked: alone, or in a window that waits for it."""
    view: Any = msgspec.UNSET
    """Left out where it follows from what was sent before, and for those who want none."""
    window: WindowInfo | None = None


class You(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is spoken to."""

    player: str
    seats: list[int]
    host: bool
    standing: list[Standing] = []
    """How each of these seats wants to be asked; none where all want what everybody wants at first."""
    forks: bool = False
    """Whether one may go on alone from a position of this game."""


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """Something sent to a watcher of a table."""


class LineInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a line of words is besides words."""

    marks: list[Mark] = []
    """Where things and players stand in it."""
    begins: int | None = None
    """The seat whose turn, or phase, begins with it."""
    minor: bool = False
    """Whether it is told in passing: who wants to know in short what happened does without it."""


class State(Message, frozen=True):
    """All there is to know: sent first, and whenever what was missed is too long to tell."""

    table: str
    seq: int
    info: TableInfo
    you: You
    seen: SeenInfo | None = None


class Moved(Message, frozen=True):
    """Somebody took a decision."""

    table: str
    seq: int
    number: int
    """How many decisions have been taken now."""
    seat: int | None
    """Who took it; None when a window closed in which nobody stepped in."""
    at: float
    events: list[Event]
    """What happened; none where it is told moment by moment."""
    words: list[str] = []
    clauses: list[str] = []
    """With words: the clause behind each line of them; empty where there is none."""
    lines: list[LineInfo] = []
    """With words: what each line of them is besides words."""
    banks: list[float] = []
    seen: SeenInfo | None = None
    """The position after it; only with the last of several messages."""
    info: TableInfo | None = None
    """When more changed than the position: how the game ended, that something is no longer asked, who is back."""
    moments: list[Moment] | None = None
    """For those who want moments: what happened, and what each event changed in their view."""
    changes: list[Change] | None = None
    """For those who want changes: what changed in their view."""


class Changed(Message, frozen=True):
    """Something else changed at the table: who sits there, what is asked, a pause, the start, an undo, the end."""

    table: str
    seq: int
    what: str
    at: float
    info: TableInfo | None = None
    player: str = ""
    seat: int | None = None
    events: list[Event] = []
    words: list[str] = []
    clauses: list[str] = []
    lines: list[LineInfo] = []
    seen: SeenInfo | None = None


class Heard(Message, frozen=True, tag="said"):
    """Somebody said something."""

    table: str
    seq: int
    at: float
    player: str
    name: str
    text: str
    seat: int | None = None
    to: int | None = None


class Unheard(Message, frozen=True):
    """Something happened that is not for these eyes and ears. Its number is told, so that none is missing."""

    table: str
    seq: int


class Presence(Message, frozen=True):
    """Who is here. Without a number: it is not part of the log."""

    table: str
    here: list[str]
    watching: int


class Thinking(Message, frozen=True):
    """How far a bot has come with the decision that it takes alone. Without a number: it is not part of the log.

    Numbers only, and of no window: who thinks there would tell that it could do something.
    """

    table: str
    number: int
    """The number of the decision."""
    seat: int
    playouts: int
    """How many games it has imagined."""
    share: float
    """How much of what it may spend is spent, from 0 to 1."""
    budget: int | None = None
    """How many games it may imagine; None where only time is limited."""


class Arranged(Message, frozen=True):
    """To one person alone, without a number: how the own seats are asked now, and what the open window asks of them.

    It is sent to all connections of somebody who has answered early, or said how to be asked.
    """

    table: str
    you: You
    seen: SeenInfo | None = None


class Turn(Message, frozen=True):
    """In an account's stream: a decision waits for you."""

    table: str
    game: str
    seat: int
    number: int


class News(Message, frozen=True):
    """In an account's stream: a table of yours changed."""

    table: str
    game: str
    phase: Phase
    what: str


class PreviewInfo(msgspec.Struct, frozen=True):
    """What an answer would do at once, as far as who asked may know."""

    number: int
    """The number of the decision."""
    seat: int
    known: bool
    """Whether that can be told; if not, it is open until it is done."""
    events: list[Event]
    words: list[str]
    clauses: list[str]
    """The clause behind each line of words; empty where there is none."""


class Done(msgspec.Struct, frozen=True):
    """A request was carried out, and is safe."""

    seq: int
    """The number of the last entry of the table's log."""
    table: str = ""
    """Another table that came of it."""
    seat: int | None = None
    asked: bool = False
    """Whether the others are asked first."""
    again: bool = False
    """Whether it had been done before: this was a resend."""
    answer: Any = None
