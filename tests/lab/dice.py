"""A game of dice to simulate: quick, and with bots that behave and misbehave as told."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from deadtown.kernel import BotMaker, Option, Sight
from tests.kernel.toy import Toy, ToyState


class Keeper:
    """Keeps what it rolled and hides lead."""

    imagines = False
    last: Option = ("hide", "lead")

    def __init__(self, luck: Random) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> Option:
        return ("keep",) if sight.kind == "again" else self.last


class Gambler(Keeper):
    """Rolls again as its own luck has it, and hides gold."""

    last = ("hide", "gold")

    def choose(self, sight: Sight) -> Option:
        return self.luck.choice(sight.options) if sight.kind == "again" else self.last


class Broken(Keeper):
    """Fails when it should hide a coin."""

    def choose(self, sight: Sight) -> Option:
        if sight.kind == "hide":
            raise ZeroDivisionError("no coin\nleft")
        return super().choose(sight)


class Cheat(Keeper):
    """Answers what nobody may answer."""

    def choose(self, sight: Sight) -> Option:
        return ("hide", "diamond")


class Dreamer(Keeper):
    """Imagines each position before it answers."""

    imagines = True

    def choose(self, sight: Sight) -> Option:
        from deadtown.kernel import Seeded

        assert not sight.imagine(Seeded("dream")).over
        return super().choose(sight)


class Dice(Toy):
    name = "dice"
    seats = range(2, 4)
    bots: ClassVar[Mapping[str, BotMaker]] = {
        "keeper": Keeper,
        "gambler": Gambler,
        "broken": Broken,
        "cheat": Cheat,
        "dreamer": Dreamer,
    }
    taking = {"hide": "hide"}
    simulation_options = {"rounds": 2}

    def tally(self, state: ToyState) -> Mapping[str, Sequence[int]]:
        return {"turns": [state.rounds] * state.players, "order": range(1, state.players + 1)}


class PlainDice(Dice):
    """The same, but the game tells statistics nothing of itself."""

    name = "plain"
    taking = {}
    tally = Toy.tally


class SidedDice(Dice):
    """The same with unequal sides: in the first seat one banks, in the others one plays."""

    name = "sided"
    roles = ("bank", "guest")

    def role(self, state: ToyState, seat: int) -> str:
        return "guest" if seat else "bank"
