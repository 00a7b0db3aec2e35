"""Where the spaces of a map are among the numbers of an observation, as everybody can see."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Protocol

TOWN_NAME = re.compile(r"(?:([ew])([0-9]+))?(?:([ns])([0-9]+))?")
"""How far a space is from the centre of a town: e4n2, w3, s1; the centre itself is called so."""
BOARD_NAME = re.compile(r"(?:.*_)?([a-l])([0-9]{1,2})")
"""The letter and number of a space of a board, also where a figure is called by it."""
ON_A_TILE = 9

Point = tuple[int, int]


class Places(Protocol):
    """The spaces of a map: the number of each, and how far east and south it is."""

    def find(self, space: str) -> int:
        """The number of a space; less than 0 for what is none of the map."""

    def point(self, space: str) -> Point: ...


class Map(Protocol):
    """How a game's map is told in numbers."""

    @property
    def spaces(self) -> Sequence[str]:
        """What the spaces are called in an observation, in their order."""

    def places(self, view: Any) -> Places:
        """The map as a view shows it."""


@lru_cache(maxsize=16384)
def town_point(name: str) -> Point:
    """How far east and south of the centre a space of a town is."""
    match = TOWN_NAME.fullmatch(name.lower())
    if match is None:
        return 0, 0
    across, along = int(match[2] or 0), int(match[4] or 0)
    return (-across if match[1] == "w" else across), (-along if match[3] == "n" else along)


@lru_cache(maxsize=16384)
def board_point(name: str) -> Point:
    """The column and row of a space of a board, from 1."""
    match = BOARD_NAME.fullmatch(name.lower())
    return (0, 0) if match is None else ("abcdefghijkl".index(match[1]) + 1, int(match[2]))


class TownPlaces:
    """A town that grows: its spaces are counted tile by tile, in the order in which tiles were laid."""

    def __init__(self, cells: Sequence[Point]) -> None:
        self._tiles = {cell: tile for tile, cell in enumerate(cells)}

    def find(self, space: str) -> int:
        east, south = town_point(space)
        x, y = (east + 1) // 3, (south + 1) // 3
        tile = self._tiles.get((x, y))
        return -1 if tile is None else ON_A_TILE * tile + 3 * (south - 3 * y + 1) + east - 3 * x + 1

    def point(self, space: str) -> Point:
        return town_point(space)


class TownMap:
    """A map of so many tiles at most, each of nine spaces."""

    def __init__(self, tiles: int) -> None:
        self.tiles = tiles
        self.spaces = tuple(f"{tile}.{space}" for tile in range(tiles) for space in range(ON_A_TILE))

    def places(self, view: Any) -> Places:
        return TownPlaces([(placed.x, placed.y) for placed in view.tiles])


class BoardMap:
    """A map whose spaces are always called the same."""

    def __init__(self, spaces: Sequence[str]) -> None:
        self.spaces = tuple(spaces)
        self._numbers = {space: number for number, space in enumerate(spaces)}

    def places(self, view: Any) -> "BoardMap":
        return self

    def find(self, space: str) -> int:
        return self._numbers.get(space.lower(), -1)

    def point(self, space: str) -> Point:
        return board_point(space)
