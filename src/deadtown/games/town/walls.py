"""Walls of buildings for those whom doors do not help: where one may break in, and what that opens (HU-2.5 to HU-2.8).

The city is one of tiles that are ``opened``, in which indoors and outdoors meet wherever they touch.
"""

from functools import lru_cache

from deadtown.games.town.city import City
from deadtown.games.town.tiles import SPACES

Neighbours = tuple[tuple[int, ...], ...]
"""What each space is connected with: in the north, the east, the south, the west."""


@lru_cache(maxsize=1024)
def doorsteps(city: City, tile: int) -> tuple[int, ...]:
    """The outdoor spaces of a tile that have its building beside them (HU-2.5)."""
    spaces = range(SPACES * tile, SPACES * (tile + 1))
    return tuple(space for space in spaces if city.building[space] < 0 and behind(city, space))


def behind(city: City, doorstep: int) -> tuple[int, ...]:
    """The indoor spaces beside an outdoor one (HU-2.8)."""
    return tuple(space for space in city.neighbours[doorstep] if city.building[space] >= 0)


@lru_cache(maxsize=512)
def connections(city: City, openings: tuple[int, ...]) -> Neighbours:
    """The connections of those whom walls stop, except where there is an opening on a doorstep (HU-2.7)."""
    indoors, opened = city.building, frozenset(openings)
    found = []
    for space, near in enumerate(city.neighbours):
        if indoors[space] < 0:
            is_open = space in opened
            found.append(tuple(other for other in near if is_open or indoors[other] < 0))
        else:
            found.append(tuple(other for other in near if indoors[other] >= 0 or other in opened))
    return tuple(found)
