"""Where a tile may be laid (ZB-5.3)."""

from typing import Final

from deadtown.games.town.city import Cell, City
from deadtown.games.town.tiles import BIT, OPPOSITE, SIDES, STEP

_AROUND: Final = tuple((*STEP[side], BIT[side], BIT[OPPOSITE[side]]) for side in SIDES)
"""The step to each neighbouring cell, the side on which it lies, and its side from which a road leads back."""


def placements(city: City, tile: str, most_links: int | None = None) -> list[tuple[int, int, int]]:
    """All legal placements of a tile (x, y, turns), from west to east; most_links=1 where loops are forbidden."""
    kind = city.town.kind_of(tile)
    lying = [(turns, kind.turned(turns).exit_bits) for turns in city.town.rotations(tile)]
    found = []
    for x, y in sorted(city.open_cells):
        if most_links is None or city.open_cells[x, y] <= most_links:
            taken, roads = _surroundings(city, x, y)
            found += [(x, y, turns) for turns, exits in lying if exits & taken == roads]
    return found


def fits(city: City, tile: str, x: int, y: int, turns: int) -> int:
    """How many links a tile would have with the city on this cell: 0 if it may not be laid so (ZB-5.3)."""
    taken, roads = _surroundings(city, x, y)
    legal = (x, y) not in city.cells and city.town.kind_of(tile).turned(turns).exit_bits & taken == roads
    return roads.bit_count() if legal else 0


def growth_sites(city: City) -> list[Cell]:
    """The empty cells that exactly one exit points to, from west to east (IS-2.7)."""
    return sorted(cell for cell, exits in city.open_cells.items() if exits == 1)


def _surroundings(city: City, x: int, y: int) -> tuple[int, int]:
    """The sides of a cell on which tiles lie, and those from which a road leads to it, as bits.

    A tile fits if, on the sides where others lie, it has an exit exactly where a road leads to it.
    """
    taken = roads = 0
    cells, turned = city.cells, city.turned
    for east, south, mine, theirs in _AROUND:
        other = cells.get((x + east, y + south))
        if other is not None:
            taken |= mine
            if turned[other].exit_bits & theirs:
                roads |= mine
    return taken, roads
