"""Last Night on Earth."""

from deadtown.games.last_night.game import LAST_NIGHT

__all__ = ["LAST_NIGHT"]
