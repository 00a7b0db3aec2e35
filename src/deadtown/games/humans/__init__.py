"""Humans!!!"""

from deadtown.games.humans.game import HUMANS

__all__ = ["HUMANS"]
