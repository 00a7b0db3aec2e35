"""The games of this table."""

from typing import Any

from deadtown.games.humans import HUMANS
from deadtown.games.humans.combined import COMBINED
from deadtown.games.zombiaki import ZOMBIAKI
from deadtown.games.zombies import ZOMBIES
from deadtown.games.zombinion import ZOMBINION
from deadtown.kernel import Game

GAMES: dict[str, Game[Any]] = {game.name: game for game in (ZOMBINION, ZOMBIAKI, ZOMBIES, HUMANS, COMBINED)}
