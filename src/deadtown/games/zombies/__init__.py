"""Zombies!!! and its variant Intervention Squad."""

from deadtown.games.zombies.game import ZOMBIES

__all__ = ["ZOMBIES"]
