"""The lines of a record, as they are written and read: JSON, one object a line."""

from collections.abc import Iterable
from typing import Any

import msgspec

from deadtown.kernel.chance import ChanceError, Result
from deadtown.kernel.decision import Ambiguous, ChoiceError, Refusal, Refused, Unreadable
from deadtown.kernel.play import Outcome
from deadtown.kernel.rules import BadOptions

FORMAT = 2
OLD_FORMAT = 1
"""In this one only those were asked in a window who could do something, one after another: see ``old.py``."""
LONGEST_PROBLEM = 1000
"""How much is said of what is wrong with a line."""
LONGEST_GIVEN = 200
"""How much is repeated of an answer that is none."""


class SeatNote(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    name: str
    player: str = "person"
    """``person``, or ``bot:`` and the name of the bot."""


class Header(msgspec.Struct, frozen=True, tag_field="line", tag="deadtown"):
    format: int
    game: str
    rules: str
    options: dict[str, Any]
    seats: list[SeatNote]
    commitment: str | None = None


class Start(msgspec.Struct, frozen=True, tag_field="line", tag="start"):
    """What chance brought before the first decision."""

    chance: list[Result]


class Choice(msgspec.Struct, frozen=True, tag_field="line", tag="choice", omit_defaults=True):
    """A decision was taken, or a window closed because somebody stepped in."""

    number: int
    seat: int
    option: str
    chance: list[Result] = []


class Passed(msgspec.Struct, frozen=True, tag_field="line", tag="passed", omit_defaults=True):
    """A window closed in which nobody stepped in."""

    number: int
    chance: list[Result] = []


class Undo(msgspec.Struct, frozen=True, tag_field="line", tag="undo"):
    """The match went back to the position after so many decisions."""

    number: int


class Digest(msgspec.Struct, frozen=True, tag_field="line", tag="digest"):
    number: int
    digest: str


class Pause(msgspec.Struct, frozen=True, tag_field="line", tag="pause", omit_defaults=True):
    """A game saved to be continued; the seed lets its luck go on."""

    number: int
    digest: str
    seed: str
    language: str = ""
    """The language in which it was played, where that is known."""


class End(msgspec.Struct, frozen=True, tag_field="line", tag="end"):
    number: int
    digest: str
    outcome: Outcome
    seed: str | None = None


Line = Header | Start | Choice | Passed | Undo | Digest | Pause | End

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Line).decode


class RecordError(Exception):
    """A record that can't be read or does not agree with the rules, with the first line that shows it."""

    def __init__(self, line: int, problem: str, reason: str | Refusal, /, **arguments: str | int) -> None:
        self.line = line
        self.problem = problem if len(problem) <= LONGEST_PROBLEM else f"{problem[:LONGEST_PROBLEM]}…"
        """For programmers."""
        self.refusal = reason if isinstance(reason, Refusal) else None
        """Where a rule forbids it."""
        self.reason = "" if isinstance(reason, Refusal) else reason
        """Elsewhere: for whoever words it."""
        self.arguments = arguments
        super().__init__(f"line {line}: {self.problem}")


def misplayed(line: int, error: ChoiceError | ChanceError | BadOptions) -> RecordError:
    """A line that can't be played."""
    match error:
        case Refused(refusal=refusal) | BadOptions(refusal=refusal):
            return RecordError(line, str(error), refusal)
        case ChanceError():
            return RecordError(line, str(error), "luck")
        case Ambiguous(wish=wish) | Unreadable(wish=wish):
            return RecordError(line, str(error), "no-option", given=str(wish)[:LONGEST_GIVEN])
    raise error


def write_lines(lines: Iterable[Line]) -> str:
    return "".join(_encode(line).decode() + "\n" for line in lines)


def read_lines(text: str) -> list[Line]:
    """The lines of a record. Raises RecordError at the first that can't be read."""
    lines: list[Line] = []
    for number, raw in enumerate(text.removesuffix("\n").split("\n"), 1):
        try:
            line = _decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise RecordError(
                number, f"can't be read: {error}", "unreadable", problem=str(error)[:LONGEST_PROBLEM]
            ) from None
        if isinstance(line, Header) != (number == 1):
            raise RecordError(number, "the first line, and only it, says which game this is", "first-line")
        lines.append(line)
    header = lines[0]
    if isinstance(header, Header) and header.format not in (OLD_FORMAT, FORMAT):
        told = f"format {header.format} is not known, only {OLD_FORMAT} and {FORMAT}"
        raise RecordError(1, told, "format", told=str(header.format), own=f"{OLD_FORMAT}, {FORMAT}")
    return lines
