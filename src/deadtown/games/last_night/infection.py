"""Infected markers (LN-7.9 to LN-7.12)."""

from deadtown.games.last_night.play import Play
from deadtown.kernel import NOTHING_TO_ASK, Steps


def infect(play: Play, hero: int) -> Steps[None]:
    """A hero gets an Infected marker (LN-7.9)."""
    yield from NOTHING_TO_ASK
