"""What the steps of a game are given to work with, and what comes out of them."""

from collections.abc import Callable, Generator
from typing import Any, Generic, TypeVar, TypeVarTuple

import msgspec

from deadtown.kernel.chance import Chance
from deadtown.kernel.decision import Option
from deadtown.kernel.event import Event, Listener
from deadtown.kernel.window import Question


class GameState(msgspec.Struct, gc=False):
    """The whole truth between two steps: plain data, which names the step that comes next.

    A state is a tree, so the garbage collector need not look after it.
    """

    step: str
    """The step that comes next, or is being played; empty when the game is over. It is the match's business alone."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    ending: str
    """What ended it, as the name of a text."""


S = TypeVar("S", bound=GameState)
R = TypeVar("R")
Arguments = TypeVarTuple("Arguments")

Steps = Generator[Question, Option, R]
"""A part of a step that returns R: ``yield`` a decision to ask, ``yield from`` a part to carry it out."""

Step = Generator[Question, Option, str]
"""A step returns the name of the step that comes next, or an empty name to end the game."""


class GameOver(Exception):
    """Raised by a step to end the game at once, in the middle of whatever was going on."""


def _nothing() -> Steps[None]:
    return
    yield


NOTHING_TO_ASK = _nothing()
"""What a part of the rules returns that is done already: ``yield from`` it goes through nothing."""


class Play(msgspec.Struct, Generic[S], eq=False):
    """What a step works with: the state, chance, and a voice. Games add their own vocabulary."""

    state: S
    chance: Chance
    listener: Listener | None = None
    found: list[Any] | None = None
    """What was worked out since the step began, in its order; None where nobody will come this way again."""
    recalled: int = 0
    """How much of that has been asked for."""

    def once(self, work: Callable[[*Arguments], R], *arguments: *Arguments) -> R:
        """What follows from the position alone, and is never changed: options, above all.

        A copy of the match goes the same way again up to where it stands. It is told what was found there, and need
        not work it out.
        """
        found, place = self.found, self.recalled
        if found is None:
            return work(*arguments)
        self.recalled = place + 1
        if place < len(found):
            recalled: R = found[place]
            return recalled
        # Whatever is worked out in the course of it is part of it.
        self.found = None
        result = work(*arguments)
        self.found = found
        found.append(result)
        return result

    def tell(self, kind: Callable[[*Arguments], Event], *arguments: *Arguments) -> None:
        """Say what happened. When nobody listens, the event is not even made.

        The few things that happen every turn are told only if there is a listener: simulations have none, and are
        faster by what it costs to make the arguments.
        """
        if self.listener is not None:
            self.listener(kind(*arguments))
