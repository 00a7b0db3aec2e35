"""How a position is looked at when something is refused: nothing is rolled and nothing told."""

from functools import singledispatch

from deadtown.games.humans.play import Play
from deadtown.games.humans.state import NOWHERE, State
from deadtown.games.town import shown
from deadtown.kernel import Refusal, Scripted

About = dict[str, str | int]

NO_LUCK = Scripted()


@singledispatch
def look(state: State) -> Play:
    """The words of the rules about a position; a game that joins this one has its own for its positions."""
    return Play(state, NO_LUCK)


def tile_number(state: State, name: str) -> int:
    """The number of a tile on the map, or NOWHERE."""
    tiles = state.open_city.tiles
    return next((number for number, placed in enumerate(tiles) if placed.tile == name), NOWHERE)


def at(clause: str, reason: str, space: str | int) -> Refusal:
    """A reason that is about a space."""
    return Refusal(clause, reason, {"space": shown(str(space))})
