"""What a player that is not a person looks like to a match."""

from random import Random
from typing import Protocol

from deadtown.kernel.decision import Option
from deadtown.kernel.match import Match, Sight


class Bot(Protocol):
    """A player that answers decisions from what its seat sees. It brings its own randomness."""

    imagines: bool
    """Whether it needs a match that can be copied, to imagine what may come."""

    def choose(self, sight: Sight) -> Option: ...


class BotMaker(Protocol):
    """Makes a bot for one seat of one match."""

    def __call__(self, luck: Random) -> Bot: ...


def play_out(match: Match, bots: list[Bot]) -> None:
    """Let bots play a match to its end, one a seat."""
    while (decision := match.decision) is not None:
        match.choose(bots[decision.seat].choose(match.sight()))
