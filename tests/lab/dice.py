"""A game of dice to simulate: quick, and with bots that behave and misbehave as told."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from deadtown.kernel import Figures, Game, Option, Outcome, Players, Sets, Sides, Sight
from tests.kernel.toy import TOY, ToyState, outcome


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


class Chaser(Keeper):
    """Rolls again what is low: better than the others."""

    def choose(self, sight: Sight) -> Option:
        return ("again",) if sight.kind == "again" and int(sight.about["value"]) <= 3 else super().choose(sight)


class Loser(Keeper):
    """Rolls again what is high: worse than the others."""

    def choose(self, sight: Sight) -> Option:
        return ("again",) if sight.kind == "again" and int(sight.about["value"]) > 3 else super().choose(sight)


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


def tally(state: ToyState) -> dict[str, Sequence[int]]:
    return {"turns": [state.rounds] * state.players, "order": range(1, state.players + 1)}


def paired_outcome(state: ToyState) -> Outcome | None:
    """Who sits next but one to the winner wins, too."""
    own = outcome(state)
    if own is None:
        return None
    teams = {seat % 2 for seat in own.winners}
    return Outcome([seat for seat in range(state.players) if seat % 2 in teams], own.scores, own.ending)


DICE: Game[ToyState] = replace(
    TOY,
    name="dice",
    rules=replace(TOY.rules, seats=range(2, 4)),
    players=Players(
        bots={"keeper": Keeper, "gambler": Gambler, "broken": Broken, "cheat": Cheat, "dreamer": Dreamer},
    ),
    figures=Figures(tally=tally, taking={"hide": "hide"}, simulation_options={"rounds": 2}),
)

PLAIN_DICE: Game[ToyState] = replace(DICE, name="plain", figures=Figures(simulation_options={"rounds": 2}))
"""The same, but the game tells statistics nothing of itself."""

SIDED_DICE: Game[ToyState] = replace(
    DICE, name="sided", sides=Sides(roles=("bank", "guest"), role=lambda state, seat: "guest" if seat else "bank")
)
"""The same with unequal sides: in the first seat one banks, in the others one plays."""

PAIRED_DICE: Game[ToyState] = replace(
    DICE,
    name="paired",
    rules=replace(DICE.rules, seats=range(2, 5), outcome=paired_outcome),
    sides=Sides(team=lambda state, seat: seat % 2),
)
"""The same in teams: those who sit next but one to each other."""


def opposed_outcome(state: ToyState) -> Outcome | None:
    """The seats of a side win together; the bank wins what is level."""
    own = outcome(state)
    if own is None:
        return None
    totals = [sum(state.totals[side::2]) for side in (0, 1)]
    winner = 0 if totals[0] >= totals[1] else 1
    return Outcome([seat for seat in range(state.players) if seat % 2 == winner], own.scores, own.ending)


OPPOSED_DICE: Game[ToyState] = replace(
    PAIRED_DICE,
    name="opposed",
    rules=replace(PAIRED_DICE.rules, outcome=opposed_outcome, sets=Sets("rounds", recommended=("1", "4"))),
    players=Players(
        bots={"loser": Loser, "keeper": Keeper, "chaser": Chaser, "broken": Broken},
        levels={"easy": ("loser",), "normal": ("keeper",), "hard": ("chaser",)},
    ),
    sides=Sides(
        roles=("bank", "guest"),
        role=lambda state, seat: "guest" if seat % 2 else "bank",
        team=lambda state, seat: seat % 2,
    ),
)
"""Two unequal sides in teams against each other, on two sets; the levels differ."""
