"""A question to many seats at once: who may step in, and how it ends.

All seats of a window are asked at the same time. The first in their order that does not pass has its way, once all
before it have passed. Who is asked follows from what everybody knows, never from what they hold: so a window is opened,
counted and written down also where nobody could do anything but pass.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from deadtown.kernel.decision import Decision, Option

PASS: Option = ("pass",)
"""What everybody may do in a window."""

NOBODY: Option = ()
"""How a window closes in which all have passed."""


class Answer(NamedTuple):
    """How a window closes in which somebody plays."""

    seat: int
    option: Option


class Window(msgspec.Struct, frozen=True, eq=False):
    """One question to several seats. A step yields it, and :func:`read_answer` tells how it closed."""

    kind: str
    seats: tuple[int, ...]
    """Who is asked, in the order in which they have their way: from public knowledge only."""
    plays: Callable[[int], Sequence[Option]]
    """What a seat could do, passing apart. It is worked out when it is needed and not kept: options kept from the truth
    would leak into a position that is imagined in the middle of a window."""
    about: dict[str, str | int] = {}
    """What the question is about, for everybody to know."""
    idle: bool = False
    """Whether the rules have looked already and nobody can do anything: it spares work, and is never sent."""
    goes_on: bool = False
    """Whether it is the rest of the window before it, in which each is asked once: what was answered there stands."""
    first_come: bool = False
    """Whether whoever answers first has its way, without waiting for those before it: nothing hidden is at stake."""

    def offer(self, seat: int) -> Decision | None:
        """The question to one of its seats; None to others, and to those who can do nothing but pass."""
        plays = self.plays(seat) if seat in self.seats else ()
        return Decision(seat, self.kind, [*plays, PASS], self.about) if plays else None

    def first_offer(self, start: int = 0) -> Decision | None:
        """The question to the first seat that can do anything, from a place in the order on."""
        for seat in self.seats[start:]:
            if plays := self.plays(seat):
                return Decision(seat, self.kind, [*plays, PASS], self.about)
        return None


Question = Decision | Window
"""What a step may ask."""


def written(answer: Answer | None) -> Option:
    """How a window closed, as an entry of a trail: the seat that played and its option, or nothing."""
    return NOBODY if answer is None else (answer.seat, *answer.option)


def read_answer(entry: Option) -> Answer | None:
    """How a window closed, from an entry of a trail."""
    return Answer(int(entry[0]), entry[1:]) if entry else None
