"""The strategies that come with the game."""

from functools import cache
from importlib.resources import files

from deadtown.games.zombinion.bots.strategy import Strategy, read_strategy


@cache
def own_strategy(name: str) -> Strategy:
    """A strategy by its name; its file is read when it is first needed."""
    return read_strategy(files(__package__).joinpath(f"{name}.toml").read_text("utf-8"))
