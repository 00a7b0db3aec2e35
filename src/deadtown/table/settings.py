"""What is agreed on when a table is made."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from deadtown.table.denied import Denied

LONGEST_NAME = 24
MOST_SEATS = 12
DAY = 24 * 60 * 60

LOOKS = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԚԜаеѕіјкорсухһԁԛԝӏ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορ" + "I1|0",
    "ABESlJKMHOPCTYXQWaesijkopcyxhdqwl" + "ABEZHlKMNOPTYXaikvop" + "lllO",
)
"""Letters of the Cyrillic and the Greek alphabet that look like Latin ones, and those that do among themselves."""

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Visibility = Literal["public", "link"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each decision has ``move`` seconds of its own; what takes longer is taken from the seat's ``bank``."""

    bank: Annotated[int, Meta(ge=0, le=DAY)] = 600
    move: Annotated[int, Meta(ge=0, le=DAY)] = 30


class SitIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After how many seconds of absence a bot sits in, and which one (a level or a name)."""

    after: Annotated[int, Meta(ge=1, le=DAY)] = 120
    bot: Annotated[str, Meta(max_length=40)] = "normal"


class Windows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a question to many stays open, and what its length gives away."""

    pause: Literal["none", "least", "same"] = "none"
    """``none``: it closes as soon as nobody is waited for, so that its speed tells whether somebody could act;
    ``least``: it stays open for some seconds at least; ``same``: always for as long, which hides thinking too."""
    seconds: Annotated[int, Meta(ge=1, le=60)] = 3
    limit: Annotated[int, Meta(ge=5, le=DAY)] | None = None
    """After how many seconds silence is a pass; without it, as long as a clock gives a decision, or never."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How people sit together, whatever the game."""

    visibility: Visibility = "public"
    """``public`` tables are listed and open to all; others are for those who have the link."""
    undo: Literal["free", "consent", "none"] = "consent"
    """``consent``: free while nothing hidden was shown, no luck was used and nobody else acted, else with consent."""
    clock: Clock | None = None
    sit_in: SitIn | None = None
    windows: Windows = Windows()
    spectators: bool = True
    chat: bool = True
    forks: bool | None = None
    """Whether those who play may take a copy of the running game to try things out, of which everybody is told. None:
    as usual, at tables for those who have the link."""

    @property
    def copied(self) -> bool:
        """Whether copies of the running game may be taken."""
        return self.visibility == "link" if self.forks is None else self.forks

    def in_full(self) -> "Settings":
        """The same with nothing left to what is usual."""
        return self if self.forks is not None else msgspec.structs.replace(self, forks=self.copied)


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit at a seat: the one who makes the table, a bot (of a level or by name), or whoever comes."""

    who: Literal["me", "bot", "open"] = "open"
    name: Name = ""
    bot: Annotated[str, Meta(max_length=40)] = "normal"


class TablePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. The game starts as soon as every seat is taken, unless ``start`` is false."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    settings: Settings = Settings()
    start: bool = True


def check_name(name: str) -> str:
    """A name stands in every line of the log: it must be short and visible."""
    shown = " ".join(name.split())
    if not shown or len(shown) > LONGEST_NAME or not shown.isprintable():
        raise Denied("bad", "bad-name", most=LONGEST_NAME)
    return shown


def looks_like(name: str, others: Iterable[str]) -> bool:
    """Whether a name can't be told from one of these by its looks."""
    outline = outline_of(name)
    return any(outline_of(other) == outline for other in others)


def outline_of(name: str) -> str:
    """How a name looks: of letters of several alphabets that look alike, the Latin one."""
    return unicodedata.normalize("NFKC", name).translate(LOOKS)


def number_name(name: str, taken: Sequence[str]) -> str:
    """The name, with a number behind it when somebody has it already, or one that looks like it."""
    if not looks_like(name, taken):
        return name
    return next(other for count in range(2, 99) if not looks_like(other := f"{name[:20]} {count}", taken))
