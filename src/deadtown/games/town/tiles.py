"""Kinds of tiles, as printed and as they lie after some quarter turns (ZB-2.2 to ZB-2.6).

A tile has nine spaces, counted row by row from its north-west corner: the space in column c and row r is 3 * r + c.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, Self

import msgspec

SIDES: Final = "nesw"
"""The four directions, clockwise. Whatever is listed by direction is listed in this order."""
STEP: Final[Mapping[str, tuple[int, int]]] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
"""How a step in each direction changes column and row, of spaces and of cells."""
OPPOSITE: Final[Mapping[str, str]] = {"n": "s", "e": "w", "s": "n", "w": "e"}
BIT: Final[Mapping[str, int]] = {"n": 1, "e": 2, "s": 4, "w": 8}
"""Directions as bits, where many sets of them are compared."""
MIDDLE: Final[Mapping[str, int]] = {"n": 1, "e": 5, "s": 7, "w": 3}
"""The middle space of each side, where its exit is (ZB-2.5)."""
SPACES: Final = 9
CENTRE: Final = 4
BLOCKED: Final = "."
INDOOR: Final = "B"


class Turned(msgspec.Struct, frozen=True):
    """A kind of tile as it lies after some quarter turns."""

    kinds: str
    """The kind of each of the nine spaces (ZB-2.3)."""
    exits: str
    """The sides with an exit (ZB-2.5)."""
    exit_bits: int
    """The same, as bits."""
    doors: frozenset[tuple[int, int]]
    """The pairs of spaces with a door between them, both ways round."""
    inner: tuple[tuple[int, ...], ...]
    """For each space, those of the same tile that it is connected with (ZB-2.6)."""
    earlier: Mapping[str, int]
    """For each side, how many neighbours its middle space has in directions that are listed before it."""


class Tile(msgspec.Struct, frozen=True):
    """A kind of tile as printed."""

    kind: str
    rows: tuple[str, str, str]
    """Three letters a row, the northern row first (ZB-2.3)."""
    exits: str
    doors: tuple[tuple[int, int, str], ...] = ()
    """Column and row of an indoor space, and the direction in which a passage leads out of it."""

    def turned(self, turns: int) -> Turned:
        """How it lies after some quarter turns clockwise (ZB-2.4)."""
        return _turned(self, turns)

    def opened(self) -> Self:
        """The same tile with a door wherever indoors and outdoors meet, for those whom no wall stops."""
        kinds = "".join(self.rows)
        doors = tuple(
            (space % 3, space // 3, side)
            for space, kind in enumerate(kinds)
            for side in SIDES
            if kind == INDOOR and _beside(space, side) >= 0 and kinds[_beside(space, side)] not in BLOCKED + INDOOR
        )
        return msgspec.structs.replace(self, doors=doors)


@cache
def rotations(tile: Tile) -> tuple[int, ...]:
    """The numbers of turns that make a difference: of those that give the same, the lowest (ZB-5.3)."""
    every = [tile.turned(turns) for turns in range(4)]
    return tuple(turns for turns in range(4) if every[turns] not in every[:turns])


@cache
def _turned(tile: Tile, turns: int) -> Turned:
    kinds = "".join(tile.rows)
    exits = tile.exits
    doors = {(3 * r + c, _beside(3 * r + c, side)) for c, r, side in tile.doors}
    for _ in range(turns):
        # The spaces of the western column, from the south, become the northern row.
        kinds = "".join(kinds[3 * (2 - c) + r] for r in range(3) for c in range(3))
        exits = "".join(SIDES[(SIDES.index(side) + 1) % 4] for side in exits)
        doors = {(_turned_space(space), _turned_space(beside)) for space, beside in doors}
    both_ways = frozenset(doors | {(beside, space) for space, beside in doors})
    connected = [
        {side: _beside(space, side) for side in SIDES if _connected(kinds, both_ways, space, _beside(space, side))}
        for space in range(SPACES)
    ]
    return Turned(
        kinds=kinds,
        exits="".join(side for side in SIDES if side in exits),
        exit_bits=sum(BIT[side] for side in exits),
        doors=both_ways,
        inner=tuple(tuple(ways.values()) for ways in connected),
        earlier={
            side: sum(other in connected[MIDDLE[side]] for other in SIDES[:place]) for place, side in enumerate(SIDES)
        },
    )


def _turned_space(space: int) -> int:
    r, c = divmod(space, 3)
    return 3 * c + 2 - r


def _beside(space: int, side: str) -> int:
    """The space of the same tile beside one, or -1 where the tile ends."""
    (r, c), (east, south) = divmod(space, 3), STEP[side]
    inside = 0 <= c + east < 3 and 0 <= r + south < 3
    return space + east + 3 * south if inside else -1


def _connected(kinds: str, doors: frozenset[tuple[int, int]], space: int, beside: int) -> bool:
    """Whether one can step between two neighbouring spaces of a tile (ZB-2.6)."""
    if beside < 0 or BLOCKED in (kinds[space], kinds[beside]):
        return False
    return (kinds[space] == INDOOR) == (kinds[beside] == INDOOR) or (space, beside) in doors
