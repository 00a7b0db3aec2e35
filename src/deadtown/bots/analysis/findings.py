"""What an analysis finds out, one thing after another: what is found later about the same replaces what was."""

import msgspec

from deadtown.kernel import Option


class Finding(msgspec.Struct, frozen=True, tag_field="found"):
    """Something that was found out."""


class Outline(Finding, frozen=True, tag="outline"):
    """What there is to find out: it comes first."""

    decisions: int
    """How many decisions left a choice."""
    moments: int
    """At how many points of the game the outlook is found out, for each pair of eyes."""
    last: int
    """How many decisions there were, with those that left none."""
    teams: list[int]
    """The team of each seat: those of one team have one chance."""


class Outlook(Finding, frozen=True, tag="outlook"):
    """How the game stood at one point, through somebody's eyes."""

    number: int
    """After how many decisions."""
    turn: int
    eyes: int | None
    """The seat whose knowledge it is; None: what everybody knew."""
    chances: list[float]
    """How likely each seat was to win, from 0 to 1."""
    margin: float
    """How far off that may be, with 95% certainty, as far as it depends on luck."""


class Judged(Finding, frozen=True, tag="judged"):
    """What was decided, and what the search would have done with what that seat knew."""

    number: int
    """After how many decisions it was."""
    turn: int
    seat: int
    kind: str
    options: int
    """How many there were to choose from."""
    chosen: Option
    better: Option
    """What the search would have done; that may be the same."""
    chances: list[float]
    """How likely each seat is to win with the better option, for all that the deciding seat knew."""
    left: list[float]
    """The same with the one that was chosen."""
    cost: float
    """What the choice took from the chance of that seat. By luck it may come out below zero."""
    margin: float
    """How far off the cost may be, with 95% certainty, as far as it depends on luck."""
    costly: bool
    """Whether it has certainly cost something, and something worth mentioning."""
    playouts: int
    """How many games were imagined to find it out."""


class DecisionAt(msgspec.Struct, frozen=True):
    """Which decision it is: in a window several may have the same number."""

    number: int
    seat: int


class SeatAccuracy(msgspec.Struct, frozen=True):
    """How well a seat has played, as far as the search can tell."""

    seat: int
    decisions: int
    """How many left a choice."""
    same: int
    """In how many of them it did what the search would have done."""
    costly: int
    """How many have certainly cost something."""
    cost: float
    """What all of them took from its chance together."""
    margin: float


class Summary(Finding, frozen=True, tag="summary"):
    """What comes out of all of it: it comes last."""

    seats: list[SeatAccuracy]
    costliest: list[DecisionAt]
    """The decisions that have certainly cost something, the one that cost most first."""


AnyFinding = Outline | Outlook | Judged | Summary
