"""Barricades (section 14)."""

from deadtown.games.last_night.cards import Card
from deadtown.games.last_night.play import Play
from deadtown.kernel import NOTHING_TO_ASK, Steps


def fortify(play: Play, seat: int, most: int, card: Card) -> Steps[None]:
    """A seat places up to so many barricades and reinforcements in all, on runs that heroes touch."""
    yield from NOTHING_TO_ASK
