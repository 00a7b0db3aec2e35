"""Where a tile may be laid (ZB-5.3)."""

from deadtown.games.town.city import Cell, City
from deadtown.games.town.tiles import OPPOSITE, STEP, Turned


def placements(city: City, tile: str, most_links: int | None = None) -> list[tuple[int, int, int]]:
    """All legal placements of a tile (x, y, turns), from west to east; most_links=1 where loops are forbidden."""
    kind = city.town.kind_of(tile)
    turned = [(turns, kind.turned(turns)) for turns in city.town.rotations(tile)]
    return [
        (x, y, turns)
        for x, y in sorted(city.open_cells)
        for turns, lying in turned
        if 0 < _links(city, lying, x, y) <= (most_links or 4)
    ]


def fits(city: City, tile: str, x: int, y: int, turns: int) -> int:
    """How many links a tile would have with the city on this cell: 0 if it may not be laid so (ZB-5.3)."""
    return 0 if (x, y) in city.cells else _links(city, city.town.kind_of(tile).turned(turns), x, y)


def growth_sites(city: City) -> list[Cell]:
    """The empty cells that exactly one exit points to, from west to east (IS-2.7)."""
    return sorted(cell for cell, exits in city.open_cells.items() if exits == 1)


def _links(city: City, lying: Turned, x: int, y: int) -> int:
    """The links of a tile on an empty cell: 0 where a road would run into a wall."""
    links = 0
    for side, (east, south) in STEP.items():
        other = city.cells.get((x + east, y + south))
        if other is None:
            continue
        leads_out = side in lying.exits
        if leads_out != (OPPOSITE[side] in city.turned[other].exits):
            return 0
        links += leads_out
    return links
