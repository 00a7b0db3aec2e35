"""What is agreed on before somebody walks about, what they do, and what they hear."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from deadtown.kernel import Snapshot

MAIN = "the table"
TIME_PASSES = "time"
A_BOT = "a bot"
Fields = dict[str, Any]
READ = ("", "/log", "/replay", "/record", "/summary", "/rules", "/links")
"""What is read of a table over HTTP."""
STREAM = "/stream"
QUESTIONS = (*READ, "why", "preview")
"""What changes nothing, so that nobody else is told."""


class Step(NamedTuple):
    """Something that somebody asks, or that happens."""

    who: str
    do: str
    fields: Fields = {}
    table: str = MAIN
    """By what it is called: the table, the next one, or the copy that was made in a step."""
    link: str = ""
    """Empty, ``table`` or ``seat 1``."""
    door: str = "http"

    def __str__(self) -> str:
        fields = " ".join(f"{name}={value}" for name, value in self.fields.items())
        link = f" with the link of {self.link}" if self.link else ""
        return f"{self.who}: {self.do or '/look'} {fields}".rstrip() + f" at {self.table} by {self.door}{link}"


class Heard(NamedTuple):
    """Something that somebody was sent, and after which step."""

    step: int
    how: str
    what: bytes


class Plan(NamedTuple):
    """What is agreed on before somebody walks."""

    game: str
    options: Fields
    settings: Fields
    players: Sequence[str]
    others: Sequence[str]
    """Who is there besides those who play."""
    seed: str
    starts: Sequence[Snapshot]
    """The position with which the game at the first table begins, and at the next ones."""

    @property
    def people(self) -> list[str]:
        return [*self.players, *self.others]
