"""The city: tiles that lie on cells, and everything that follows from how they lie (ZB-2).

Tiles are counted in the order in which they were laid, and spaces tile by tile: space 9 * tile + 3 * r + c. A game
keeps only the layout, a string; its ``Town`` has the city that belongs to it. So a city costs nothing to copy, and
whatever follows from it is worked out once.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final, Generic, TypeVar

import msgspec

from deadtown.games.town.tiles import BLOCKED, CENTRE, INDOOR, MIDDLE, OPPOSITE, SPACES, STEP, Tile, Turned, rotations

Cell = tuple[int, int]
"""x, growing east, and y, growing south (ZB-2.1)."""
Kind = TypeVar("Kind", bound=Tile)

KEPT_CITIES: Final = 512
"""How many cities a town remembers: many games of a simulation, in some megabytes."""


class Placed(msgspec.Struct, frozen=True):
    """A tile that lies on the map."""

    tile: str
    """The very tile, such as ``road_t_2``."""
    kind: str
    x: int
    y: int
    turns: int


class City(msgspec.Struct, frozen=True, eq=False):
    """All that follows from a layout. It never changes: a tile that is laid makes another city."""

    town: "Town[Any]"
    layout: str
    """The whole truth: tile, x, y and turns of each tile, such as ``town_square 0 0 0|road_t_1 1 0 2``."""
    tiles: tuple[Placed, ...]
    """In the order in which they were laid."""
    turned: tuple[Turned, ...]
    """How each tile lies, by its number."""
    cells: dict[Cell, int]
    """Which tile lies on a cell."""
    kinds: str
    """The letter of each space, blocked ones too (ZB-2.3)."""
    names: tuple[str, ...]
    """The name of each space, none for a blocked one."""
    number: dict[str, int]
    """Which space has a name."""
    neighbours: tuple[tuple[int, ...], ...]
    """What each space is connected with (ZB-2.6 to ZB-2.8): in the north, the east, the south, the west."""
    walkable: tuple[int, ...]
    """All spaces that can be stood on."""
    building: tuple[int, ...]
    """The tile in whose building a space is (ZB-2.9), or -1 outdoors."""
    rooms: tuple[tuple[int, ...], ...]
    """The indoor spaces of each tile."""
    open_cells: dict[Cell, int]
    """The empty cells that exits point to, and how many do."""

    @property
    def closed(self) -> bool:
        """Whether no exit points to an empty cell (ZB-5.9)."""
        return not self.open_cells

    def centre(self, tile: int) -> int:
        """The space in the middle of a tile (ZB-2.2)."""
        return SPACES * tile + CENTRE

    def linked(self, tile: int) -> tuple[int, ...]:
        """The tiles that are linked to one (ZB-2.7)."""
        placed = self.tiles[tile]
        return tuple(other for _, other in self._links(placed.x, placed.y, self.turned[tile]))

    def with_tile(self, tile: str, x: int, y: int, turns: int) -> "City":
        """The city after one more tile has been laid."""
        return self.town.kept(_more(self.layout, tile, x, y, turns)) or self.town.keep(self.grown(tile, x, y, turns))

    def moved(self, tile: int, x: int, y: int) -> "City":
        """The city after one of its tiles was taken to another cell (IS-4.6); it keeps its number."""
        entries = self.layout.split("|")
        placed = self.tiles[tile]
        entries[tile] = _more("", placed.tile, x, y, placed.turns)
        return self.town.city("|".join(entries))

    def lifted(self, tile: int) -> "City":
        """The city without one of its tiles; those that were laid later get the numbers before theirs."""
        entries = self.layout.split("|")
        del entries[tile]
        return self.town.city("|".join(entries))

    def grown(self, tile: str, x: int, y: int, turns: int) -> "City":
        """The city with one more tile, worked out anew: what does not change is shared."""
        assert (x, y) not in self.cells, "a tile lies there already"
        kind = self.town.kind_of(tile)
        number = len(self.tiles)
        part = _part(kind, turns, number)
        turned, first = part.turned, SPACES * number
        names = space_names(x, y, turned.kinds)
        neighbours = [*self.neighbours, *part.neighbours]
        for side, other in self._links(x, y, turned):
            mine, theirs = first + MIDDLE[side], SPACES * other + MIDDLE[OPPOSITE[side]]
            _connect(neighbours, mine, theirs, turned.earlier[side])
            _connect(neighbours, theirs, mine, self.turned[other].earlier[OPPOSITE[side]])
        return City(
            town=self.town,
            layout=_more(self.layout, tile, x, y, turns),
            # A city is remembered for long: it keeps a name, not the very thing that bore it.
            tiles=(*self.tiles, Placed(str(tile), kind.kind, x, y, turns)),
            turned=(*self.turned, turned),
            cells={**self.cells, (x, y): number},
            kinds=self.kinds + turned.kinds,
            names=self.names + names,
            number={**self.number, **{names[space - first]: space for space in part.walkable}},
            neighbours=tuple(neighbours),
            walkable=self.walkable + part.walkable,
            building=self.building + part.building,
            rooms=(*self.rooms, part.rooms),
            open_cells=self._open_cells(x, y, turned),
        )

    def _links(self, x: int, y: int, turned: Turned) -> list[tuple[str, int]]:
        """The sides by which a tile on this cell is linked to others, and the numbers of those."""
        links = []
        for side in turned.exits:
            east, south = STEP[side]
            other = self.cells.get((x + east, y + south))
            if other is not None and OPPOSITE[side] in self.turned[other].exits:
                links.append((side, other))
        return links

    def _open_cells(self, x: int, y: int, turned: Turned) -> dict[Cell, int]:
        """The empty cells that exits point to, when a tile lies on this cell too."""
        found = self.open_cells.copy()
        found.pop((x, y), None)
        for side in turned.exits:
            east, south = STEP[side]
            cell = (x + east, y + south)
            if cell not in self.cells:
                found[cell] = found.get(cell, 0) + 1
        return found


class Town(Generic[Kind]):
    """The kinds of tiles of a game, and the cities that are laid of them.

    How indoors and outdoors meet is a matter of the tiles: where they meet only by doors for some and everywhere for
    others, there are two towns, one of the tiles as printed and one of the same tiles ``opened``. The same layout is
    a city in both, with the same numbers and names.
    """

    def __init__(self, kinds: Iterable[Kind]) -> None:
        self.kinds = {kind.kind: kind for kind in kinds}
        self._empty = City(self, "", (), (), {}, "", (), {}, (), (), (), (), {})
        self._kept: dict[str, City] = {}

    def kind_of(self, tile: str) -> Kind:
        """The kind of a tile: copies carry a number behind the name of the kind."""
        return self.kinds.get(tile) or self.kinds[tile.rpartition("_")[0]]

    def rotations(self, tile: str) -> tuple[int, ...]:
        """The numbers of turns that make a difference to a tile."""
        return rotations(self.kind_of(tile))

    def opening(self, tile: str) -> str:
        """The layout of a city that begins with this tile (ZB-3.2)."""
        return _more("", tile, 0, 0, 0)

    def city(self, layout: str) -> City:
        """The city with this layout."""
        return self._kept.get(layout) or self.keep(self._built(layout))

    def kept(self, layout: str) -> City | None:
        """The city with this layout, if it is remembered."""
        return self._kept.get(layout)

    def keep(self, city: City) -> City:
        """Remember a city, and forget the one that was remembered first when there are too many."""
        if len(self._kept) >= KEPT_CITIES:
            del self._kept[next(iter(self._kept))]
        self._kept[city.layout] = city
        return city

    def _built(self, layout: str) -> City:
        """A city built tile by tile, or from the one that is remembered and lacks the last tile only."""
        before, _, last = layout.rpartition("|")
        city = self._kept.get(before) or self._empty
        for entry in (last,) if city.tiles else layout.split("|"):
            tile, x, y, turns = entry.split()
            city = city.grown(tile, int(x), int(y), int(turns))
        return city


class _Part(msgspec.Struct, frozen=True):
    """What a tile with some number adds to a city, wherever it is laid."""

    turned: Turned
    neighbours: tuple[tuple[int, ...], ...]
    walkable: tuple[int, ...]
    building: tuple[int, ...]
    rooms: tuple[int, ...]


@cache
def _part(kind: Tile, turns: int, number: int) -> _Part:
    turned = kind.turned(turns)
    first = SPACES * number
    return _Part(
        turned,
        neighbours=tuple(tuple(first + space for space in inner) for inner in turned.inner),
        walkable=tuple(first + space for space in range(SPACES) if turned.kinds[space] != BLOCKED),
        building=tuple(number if kind == INDOOR else -1 for kind in turned.kinds),
        rooms=tuple(first + space for space in range(SPACES) if turned.kinds[space] == INDOOR),
    )


@cache
def space_names(x: int, y: int, kinds: str) -> tuple[str, ...]:
    """The names of the spaces of a tile on a cell, none for a blocked one."""
    return tuple(
        "" if kind == BLOCKED else space_name(3 * x + space % 3 - 1, 3 * y + space // 3 - 1)
        for space, kind in enumerate(kinds)
    )


def space_name(east: int, south: int) -> str:
    """What a space is called that lies so far from the centre of the first tile: ``e4n2``, ``w3``, ``centre``."""
    across = f"{'e' if east > 0 else 'w'}{abs(east)}" if east else ""
    along = f"{'s' if south > 0 else 'n'}{abs(south)}" if south else ""
    return across + along or "centre"


def _more(layout: str, tile: str, x: int, y: int, turns: int) -> str:
    """A layout with one more tile."""
    return f"{layout}|{tile} {x} {y} {turns}" if layout else f"{tile} {x} {y} {turns}"


def _connect(neighbours: list[tuple[int, ...]], space: int, other: int, place: int) -> None:
    """Connect a space with another one, which gets this place in the order of directions."""
    known = neighbours[space]
    neighbours[space] = (*known[:place], other, *known[place:])
