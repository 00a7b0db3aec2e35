"""Zombiaki!: the dead walk down a street of three lanes, and the living hold them off until dawn."""

from deadtown.games.zombiaki.game import ZOMBIAKI

__all__ = ["ZOMBIAKI"]
