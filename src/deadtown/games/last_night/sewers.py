"""Sewers (section 15)."""

from deadtown.games.last_night.play import Play
from deadtown.games.last_night.state import State
from deadtown.kernel import NOTHING_TO_ASK, Steps


def are_in_play(state: State) -> bool:
    """Whether there are sewers."""
    return False


def bring_sewers(play: Play, seat: int) -> Steps[None]:
    """The sewers come into play (LN-15.2)."""
    yield from NOTHING_TO_ASK


def move_entrance(play: Play, seat: int) -> Steps[None]:
    """A seat moves one of their entrances."""
    yield from NOTHING_TO_ASK
