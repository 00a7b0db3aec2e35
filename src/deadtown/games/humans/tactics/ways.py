"""How far zombies are from everything, walls counted as detours, and how soon a human is in the open."""

from collections.abc import Container
from functools import lru_cache
from typing import Final

from deadtown.games.town import City
from deadtown.games.town.walls import Neighbours

FAR: Final = 24
"""From here on everything is as far as can be."""
WALL: Final = (0, 0, 1, 2, 3, 4, 6)
"""How many steps a closed wall counts for, by what must be rolled to breach it."""
DIE: Final = 6


def barricade(city: City, tile: int) -> int:
    """What must be rolled to breach the building of a tile, by the number of it."""
    strength: int = city.town.kind_of(city.tiles[tile].tile).barricade
    return strength


@lru_cache(maxsize=4096)
def distances(city: City, openings: tuple[int, ...], sources: tuple[int, ...]) -> list[int]:
    """How many steps a zombie needs from each space to the nearest of some spaces, or FAR."""
    neighbours, building = city.neighbours, city.building
    found = [FAR] * len(neighbours)
    layers: list[list[int]] = [[] for _ in range(FAR + max(WALL) + 2)]
    layers[0] = list(sources)
    for space in sources:
        found[space] = 0
    for steps in range(FAR):
        for space in layers[steps]:
            if found[space] != steps:
                continue
            here = building[space]
            for other in neighbours[space]:
                cost = steps + 1
                if cost >= found[other]:
                    continue
                there = building[other]
                if there != here:
                    doorstep, tile = (space, there) if here < 0 else (other, here)
                    if doorstep not in openings:
                        cost += WALL[barricade(city, tile)]
                if cost < found[other]:
                    found[other] = cost
                    layers[cost].append(other)
    return found


def strides(near: Neighbours, start: int, most: int, humans: Container[int]) -> dict[int, int]:
    """How many steps it is to each space that a zombie can reach; it goes no farther than to a human (HU-7.4)."""
    found = {start: 0}
    layer = [start]
    for steps in range(1, most + 1):
        further = []
        for space in layer:
            for other in near[space]:
                if other not in found:
                    found[other] = steps
                    if other not in humans:
                        further.append(other)
        if not further:
            break
        layer = further
    return found


def escape(neighbours: Neighbours, space: int, humans: Container[int], occupied: Container[int]) -> int:
    """After how many steps a human who flees comes to a free space, past other humans; more than a die if never."""
    seen = {space}
    layer = [space]
    for steps in range(1, DIE + 1):
        further = []
        for here in layer:
            for other in neighbours[here]:
                if other not in seen and other not in occupied:
                    if other not in humans:
                        return steps
                    seen.add(other)
                    further.append(other)
        if not further:
            break
        layer = further
    return DIE + 1
