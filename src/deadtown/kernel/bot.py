"""What a player that is not a person looks like to a match."""

from collections.abc import Callable
from random import Random
from typing import Protocol, runtime_checkable

import msgspec

from deadtown.kernel.decision import Option
from deadtown.kernel.glimpse import Sight
from deadtown.kernel.match import Match


class Bot(Protocol):
    """A player that answers decisions from what its seat sees. It brings its own randomness."""

    imagines: bool
    """Whether it needs a match that can be copied, to imagine what may come."""

    def choose(self, sight: Sight) -> Option: ...


class Progress(msgspec.Struct, frozen=True):
    """How far a bot has come with a decision."""

    playouts: int
    """How many games it has imagined."""
    budget: int | None
    """How many it may imagine; None where only time is limited."""
    share: float
    """How much of its budget is spent, from 0 to 1."""
    option: Option
    """What it would take now."""
    value: float
    """How likely it thinks to win with that, from 0 to 1."""


@runtime_checkable
class PonderingBot(Bot, Protocol):
    """A bot that takes its time, and tells how far it has come."""

    seconds: float
    """How long it thinks about a decision at most; whoever has less time to give sets this before it chooses."""
    progress: Callable[[Progress], None] | None
    """Who is told, several times a second."""


class BotMaker(Protocol):
    """Makes a bot for one seat of one match."""

    def __call__(self, luck: Random) -> Bot: ...


class BadStrategy(Exception):
    """A strategy that can't be played: which entry of its file, and what is wrong there."""


def play_out(match: Match, bots: list[Bot]) -> None:
    """Let bots play a match to its end, one a seat."""
    while not match.over:
        if match.decision is None:
            match.close()
        else:
            match.choose(bots[match.decision.seat].choose(match.sight()))
