"""What somebody may ask of a table. Over HTTP each is a POST of its own name; over the socket it says ``do``."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from deadtown.table.settings import MOST_SEATS, Name

LONGEST_CHOICE = 200
LONGEST_SAYING = 500
MOST_PARTS = 40
"""How many parts an option may have: a verb and, for example, spaces with points."""

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, le=10**9)]
Kind = Annotated[str, Meta(max_length=60)]
"""A kind of question, as the game calls it."""


class Command(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """Something asked of a table."""


class Sit(Command, frozen=True):
    """Take a seat: the one that is named, the one of a seat's link, one that is kept for oneself, or the first that is
    free. One that is kept for somebody else can only be asked for."""

    seat: SeatNumber | None = None
    name: Name = ""
    ask: bool = False
    """Ask the others for a seat that is kept for somebody else."""


class Leave(Command, frozen=True):
    """Give up a seat; without a number all of one's own. During the game it is kept for its
    player. Before the start the host may clear any; who is removed so does not come back."""

    seat: SeatNumber | None = None


class Bot(Command, frozen=True):
    """Seat a bot of a level, or by name, at a free seat."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = "normal"
    name: Name = ""
    """Else it is called like the bot."""


class Start(Command, frozen=True):
    """Begin the game. Every seat must be taken, unless it shall begin without those that are open."""

    drop: bool = False
    """Take the open seats away first; the others close up."""


AnyNumber = Annotated[int, Meta(ge=-(10**9), le=10**9)]
Choice = (
    AnyNumber
    | Annotated[str, Meta(max_length=LONGEST_CHOICE)]
    | Annotated[list[Annotated[str, Meta(max_length=60)] | AnyNumber], Meta(max_length=MOST_PARTS)]
)
"""An option's number on the list (from 1), its text, or the option itself."""


class Choose(Command, frozen=True):
    """Answer a decision: with an option's number (from 1), its text, or the option itself."""

    number: Number
    """The number of the decision that is answered. A resend of the same answer is harmless."""
    choice: Choice
    seat: SeatNumber | None = None
    """Only needed by someone who has several seats and wants to be sure."""


class Preview(Command, frozen=True):
    """Ask what an answer to the pending decision would do at once. It changes nothing."""

    number: Number
    """The number of the decision."""
    choice: Choice
    seat: SeatNumber | None = None


class Why(Command, frozen=True):
    """Ask why something can't be done now. It changes nothing."""

    wish: Annotated[str, Meta(max_length=LONGEST_CHOICE)]
    seat: SeatNumber | None = None


class Arrange(Command, frozen=True):
    """Say how one wants to be asked in windows, and what not to be asked again this turn. Nobody else is told."""

    seat: SeatNumber | None = None
    ask: Literal["matters", "could", "always", "kinds"] | None = None
    """When it matters, as the game sees it; when one could do something; always; or only in windows of some kinds.
    Without it that stays as it is."""
    kinds: Annotated[list[Kind], Meta(max_length=100)] | None = None
    """The kinds of window."""
    rest: Kind = ""
    """A kind of question that is not to be asked again this turn: one passes, or answers as the game says."""
    again: bool = False
    """Be asked again what was not to be asked this turn."""


class Undo(Command, frozen=True):
    """Take back one's last decision, or all since a number. What is not free is asked of the others."""

    to: Number | None = None
    number: Number | None = None
    """How many decisions had been taken when it was asked: with it, a resend is harmless."""


class Pause(Command, frozen=True):
    """Stop the clocks and the play, when the others agree."""


class Resume(Command, frozen=True):
    """Go on after a pause."""


class Agree(Command, frozen=True):
    """Say yes to what is asked."""


class Decline(Command, frozen=True):
    """Say no to what is asked, or take one's own question back."""


class Say(Command, frozen=True):
    """Speak at the table, or to one seat only where the game allows it."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]
    to: SeatNumber | None = None


class Mute(Command, frozen=True):
    """No longer be sent what somebody says; by the host with ``all``: nobody is."""

    player: Annotated[str, Meta(max_length=40)]
    on: bool = True
    all: bool = False


class Rematch(Command, frozen=True):
    """Play again with the same seats, when the others agree."""


class Close(Command, frozen=True):
    """Clear the table away. What was played stays."""


COMMANDS: tuple[type[Command], ...] = tuple(Command.__subclasses__())
AnyCommand = (
    Sit
    | Leave
    | Bot
    | Start
    | Choose
    | Preview
    | Why
    | Arrange
    | Undo
    | Pause
    | Resume
    | Agree
    | Decline
    | Say
    | Mute
    | Rematch
    | Close
)
