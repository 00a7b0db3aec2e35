"""The bots that know Zombinion: strategies, each a file of short priority lists."""

from functools import partial
from random import Random

from deadtown.games.zombinion.bots.hunter import HunterBot
from deadtown.games.zombinion.bots.own import own_strategy
from deadtown.games.zombinion.bots.strategy import Strategy, read_strategy
from deadtown.games.zombinion.bots.strategy_bot import StrategyBot
from deadtown.kernel import BotMaker

__all__ = ["BOTS", "STYLES", "HunterBot", "Strategy", "StrategyBot", "maker", "own_strategy", "read_strategy"]

STYLES = ("minimalist", "planner", "attacker", "marksman")
"""Those who play well, each in their own way."""


def maker(text: str) -> BotMaker:
    """Makes bots that follow the strategy in a text. Raises BadStrategy."""
    return partial(StrategyBot, read_strategy(text))


def own_bot(name: str, luck: Random) -> StrategyBot:
    return StrategyBot(own_strategy(name), luck)


BOTS: dict[str, BotMaker] = {name: partial(own_bot, name) for name in ("money", *STYLES)} | {"hunter": HunterBot}
