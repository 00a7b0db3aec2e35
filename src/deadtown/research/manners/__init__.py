"""How the view of each game is told in numbers, where its types do not say so by themselves."""

from functools import cache
from importlib import import_module
from typing import Any

from deadtown.complaint import Complaint
from deadtown.kernel import Game
from deadtown.research.manner import Manner


@cache
def manner_of(game: Game[Any]) -> Manner:
    """What a game says of it, in the module of this room that is called like the game."""
    try:
        module = import_module(f"{__name__}.{game.name}")
    except ModuleNotFoundError:
        raise Complaint(f"{game.name} has no observations: nothing says how its view is told in numbers") from None
    manner: Manner = module.MANNER
    return manner
