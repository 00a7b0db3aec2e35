"""The players that know Zombinion: strategies, each a file of short priority lists."""

from functools import cached_property
from importlib.resources import files
from random import Random

from deadtown.games.zombinion.bots.player import StrategyPlayer
from deadtown.games.zombinion.bots.strategy import BadStrategy, Strategy, read_strategy
from deadtown.kernel import Bot, BotMaker

__all__ = ["BOTS", "BadStrategy", "Strategy", "StrategyPlayer", "read_strategy"]


class OwnStrategy:
    """Makes players of a strategy that comes with the game. Its file is read when it is first needed."""

    def __init__(self, name: str) -> None:
        self.name = name

    @cached_property
    def strategy(self) -> Strategy:
        return read_strategy(files(__package__).joinpath(f"{self.name}.toml").read_text("utf-8"))

    def __call__(self, luck: Random) -> Bot:
        return StrategyPlayer(self.strategy, luck)


BOTS: dict[str, BotMaker] = {name: OwnStrategy(name) for name in ("money", "hunter")}
