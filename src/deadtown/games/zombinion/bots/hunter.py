"""The hunter: the best player that does not look ahead, with a strategy for each recommended set and one for others."""

from functools import cache
from random import Random

from deadtown.games.zombinion.bots.own import own_strategy
from deadtown.games.zombinion.bots.strategy_bot import StrategyBot
from deadtown.games.zombinion.cards import BASIC, SETS, Card
from deadtown.kernel import Glimpse, Option

ANY_SET = "hunter"
"""The strategy for sets that nobody recommends."""


class HunterBot:
    """Looks which set lies on the table, and follows the strategy for that."""

    imagines = False

    def __init__(self, luck: Random) -> None:
        self.luck = luck

    def choose(self, sight: Glimpse) -> Option:
        combat = tuple(pile.card for pile in sight.view.supply[len(BASIC) :])
        return StrategyBot(own_strategy(strategy_for(combat)), self.luck).choose(sight)


@cache
def strategy_for(combat: tuple[Card, ...]) -> str:
    """The name of the strategy for these Combat cards."""
    return next((f"hunter_{name}" for name, cards in SETS.items() if set(cards) == set(combat)), ANY_SET)
