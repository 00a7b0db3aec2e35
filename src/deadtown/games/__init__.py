"""The games of this table."""

from typing import Any

from deadtown.games.zombiaki import Zombiaki
from deadtown.games.zombinion import Zombinion
from deadtown.kernel import Game

GAMES: dict[str, Game[Any]] = {game.name: game for game in (Zombinion(), Zombiaki())}
