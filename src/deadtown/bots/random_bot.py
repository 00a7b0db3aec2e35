"""The bot that plays any game, and badly."""

from random import Random

from deadtown.kernel import Option, Sight


class RandomBot:
    """Takes each option with the same chance."""

    imagines = False

    def __init__(self, luck: Random) -> None:
        self.luck = luck

    def choose(self, sight: Sight) -> Option:
        return self.luck.choice(sight.options)
