"""A player that goes by rules of thumb, and sees no further than the next step."""

from random import Random

from deadtown.games.zombiaki.tactics import worth
from deadtown.kernel import Option, Sight

LIKE = 0.05
"""Options that differ by less are alike to it."""


class Instinct:
    """Does what seems to be worth most, at a look."""

    imagines = False

    def __init__(self, luck: Random) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> Option:
        if len(sight.options) == 1:
            return sight.options[0]
        values = worth(sight.view, sight)
        most = max(values) - LIKE
        best = [option for option, value in zip(sight.options, values, strict=True) if value >= most]
        return self.luck.choice(best)
