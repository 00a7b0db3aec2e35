"""Humans!!! with Zombies!!! on one map: zombie players and shotgun guys."""

from deadtown.games.humans.combined.game import COMBINED

__all__ = ["COMBINED"]
