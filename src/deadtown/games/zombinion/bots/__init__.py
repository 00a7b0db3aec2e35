"""The bots that know Zombinion: strategies, each a file of short priority lists."""

from functools import cache, partial
from importlib.resources import files
from random import Random

from deadtown.games.zombinion.bots.strategy import Strategy, read_strategy
from deadtown.games.zombinion.bots.strategy_bot import StrategyBot
from deadtown.kernel import BotMaker

__all__ = ["BOTS", "STYLES", "Strategy", "StrategyBot", "maker", "own_bot", "read_strategy"]


def maker(text: str) -> BotMaker:
    """Makes bots that follow the strategy in a text. Raises BadStrategy."""
    return partial(StrategyBot, read_strategy(text))


@cache
def own_strategy(name: str) -> Strategy:
    """A strategy that comes with the game; its file is read when it is first needed."""
    return read_strategy(files(__package__).joinpath(f"{name}.toml").read_text("utf-8"))


def own_bot(name: str, luck: Random) -> StrategyBot:
    return StrategyBot(own_strategy(name), luck)


STYLES = ("minimalist", "planner", "attacker", "marksman")
"""Those who play well, each in their own way."""

BOTS: dict[str, BotMaker] = {name: partial(own_bot, name) for name in ("money", *STYLES, "hunter")}
