"""What a reading process is told and what it answers, in msgpack."""

from collections.abc import Callable
from typing import TypeVar

import msgspec

from deadtown.table.asking import Caller
from deadtown.table.denied import Denied, Kind
from deadtown.table.messages import Views
from deadtown.table.tabletop import Damaged
from deadtown.table.telling import Viewer
from deadtown.text import LANGUAGES

Entries = list[tuple[int, bytes]]
"""A log as it is stored: numbers and bodies."""

T = TypeVar("T", bound=msgspec.Struct)


class Task(msgspec.Struct, frozen=True, tag=True):
    """Something to be found out."""


class WholeLog(Task, frozen=True):
    """Something to be found out from all entries of a table."""

    table: str
    entries: Entries


class TellMissed(WholeLog, frozen=True):
    """The messages that somebody missed."""

    viewer: Viewer
    since: int


class TellLog(WholeLog, frozen=True):
    """The log in words, as somebody may know it: what comes after a number, up to so many bytes or lines."""

    viewer: Viewer
    since: int
    bytes: int
    lines: int


class TellReplay(WholeLog, frozen=True):
    """The positions through somebody's eyes: those after so many decisions, up to so many bytes or positions."""

    eyes: int | None
    language: str
    views: Views
    since: int | None
    bytes: int
    frames: int


class Summarise(WholeLog, frozen=True):
    """How a game that is over ended, and how it went."""

    language: str


class WriteRecord(WholeLog, frozen=True):
    """The record of a game, for somebody who may have it."""

    player: str
    link: str


class Stand(WholeLog, frozen=True):
    """The table as its entries make it, after what was stored of it."""

    saved: bytes | None = None
    back: int | None = None
    """The position after so many decisions is told, too: somebody wants to go back there."""


class Fork(WholeLog, frozen=True):
    """A game of one's own from a position of another."""

    caller: Caller
    at: int
    seat: int | None
    bot: str
    now: float
    seed: str
    """The luck of a copy of a running game, whose own nobody may know."""


class Import(Task, frozen=True):
    """A table from a record, if that has no more than so many lines."""

    caller: Caller
    text: str
    now: float
    most: int


class Analyse(WholeLog, frozen=True):
    """How a game that is over stood, and what its decisions have cost; it is told as it is found out."""


AnyTask = TellMissed | TellLog | TellReplay | Summarise | WriteRecord | Stand | Fork | Import | Analyse


class Page(msgspec.Struct, frozen=True, tag=True):
    """What somebody is sent, as it goes over the wire; where there is more, after which number it goes on."""

    body: bytes
    next: int | None = None


class Told(msgspec.Struct, frozen=True, tag=True):
    """Something that was found out while there is more to come: a line in each language, or one for all."""

    lines: list[bytes]

    def line(self, language: str) -> bytes:
        return self.lines[LANGUAGES.index(language) if len(self.lines) > 1 else 0]


class Messages(msgspec.Struct, frozen=True, tag=True):
    """Several messages, each as it is sent, in squeezed pages."""

    pages: list[bytes]


class Made(msgspec.Struct, frozen=True, tag=True):
    """A table that was made: its log, and what it comes to."""

    table: str
    bodies: list[bytes]
    saved: bytes


class Stood(msgspec.Struct, frozen=True, tag=True):
    """A table as it is stored; and, if somebody wants to go back, a kernel Snapshot of that position in msgpack."""

    saved: bytes
    position: bytes = b""


class Refused(msgspec.Struct, frozen=True, tag=True):
    """It is denied."""

    kind: Kind
    reason: str
    clause: str
    arguments: dict[str, str | int]
    game: str
    players: tuple[str, ...]

    @classmethod
    def of(cls, denied: Denied) -> "Refused":
        refusal = denied.refusal
        return cls(denied.kind, refusal.reason, refusal.clause, dict(refusal.arguments), denied.game, denied.players)

    def denied(self) -> Denied:
        denied = Denied(self.kind, self.reason, self.clause, **self.arguments)
        denied.game, denied.players = self.game, self.players
        return denied


class Wrong(msgspec.Struct, frozen=True, tag=True):
    """The log does not agree with itself."""

    problem: str


class TookTooLong(msgspec.Struct, frozen=True, tag=True):
    """It was not done within the time it had."""


class Failed(msgspec.Struct, frozen=True, tag=True):
    """Why there is no answer. A bug of ours."""

    problem: str


Answer = Page | Messages | Made | Stood | Refused | Wrong | TookTooLong | Failed


Heard = Callable[[Told], None]
"""Is told what is found out while there is more to come."""


def unheard(told: Told) -> None:
    """Nobody wants to know before the end."""


class Order(msgspec.Struct, frozen=True):
    """A task, and how many seconds it may take."""

    task: AnyTask
    seconds: float


class ReadingFailed(Exception):
    """A log could not be read, for a reason that is none of the caller's."""


def answered(answer: Answer, kind: type[T]) -> T:
    """An answer of the kind that was asked for. Raises Denied, Damaged or ReadingFailed."""
    match answer:
        case Refused():
            raise answer.denied()
        case TookTooLong():
            raise Denied("large", "too-long-to-read")
        case Wrong(problem):
            raise Damaged(problem)
        case Failed(problem):
            raise ReadingFailed(problem)
    assert isinstance(answer, kind), f"{type(answer).__name__} is no answer"
    return answer
