"""What each card does, by what it is about (section 14)."""

from deadtown.games.zombies.effects import combat, hindering, horde, movement

__all__ = ["combat", "hindering", "horde", "movement"]
