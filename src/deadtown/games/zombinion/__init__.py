"""Zombinion: a deck-building hunt for 2 to 4 players."""

from deadtown.games.zombinion.game import ZOMBINION

__all__ = ["ZOMBINION"]
