"""The tiles of both boxes: those that are taken out, the cross, and the two stacks (HX-2, HX-3)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from deadtown.games.humans.tiles import BOX as HUMAN_BOX
from deadtown.games.humans.tiles import PRINTED, HumanTile
from deadtown.games.humans.tiles import TILES as HUMAN_TILES
from deadtown.games.humans.tiles import TOWN_SQUARE as HUMAN_SQUARE
from deadtown.games.town import City, Neighbours, Tile, Town
from deadtown.games.zombies.tiles import BOX as ZOMBIE_BOX
from deadtown.games.zombies.tiles import HELIPAD, TILES, TOWN_SQUARE, TownTile
from deadtown.kernel import Chance

OPEN_TOWN: Final[Town[Tile]] = Town([*(tile.opened() for tile in TILES), *HUMAN_TILES])
"""As humans walk: no wall stops them (HX-7.6)."""
GUYS_TOWN: Final[Town[Tile]] = Town([*TILES, *HUMAN_TILES])
"""As shotgun guys walk: doors count on tiles of Zombies!!!, no wall on those of Humans!!! (HX-7.6)."""
STRAYS_TOWN: Final[Town[Tile]] = Town([*TILES, *PRINTED])
"""As zombies of nobody walk: doors count on tiles of Zombies!!!, all walls on those of Humans!!! (HX-7.7)."""

TAKEN_OUT: Final = (
    *(HUMAN_SQUARE, "police_station", "florist", "drug_store"),
    *("road_straight_1", "road_straight_2", "road_straight_3", "road_straight_4", "road_curve_1", "road_curve_2"),
)
"""The tiles that are not played with (HX-2.1)."""
ZOMBIE_ROADS, HUMAN_ROADS = ("road_t_1", "road_t_2"), ("hu_road_t_1", "hu_road_t_2")
ZOMBIE_BUILDINGS = ("gas_station", "skate_shop", "hardware_store", "toy_store")
HUMAN_BUILDINGS = tuple(tile.kind for tile in HUMAN_TILES if tile.barricade and tile.kind != "hu_church")
"""What the cross is laid of: these roads, and two of these buildings of each set (HX-2.2)."""
ARM = 2
"""How many buildings of a set the cross has."""
WALLS = 4
"""What must be rolled to breach a building of Zombies!!! (HX-7.8)."""


def is_human_tile(tile: str) -> bool:
    """Whether a tile is of the set of Humans!!!"""
    return tile.startswith("hu_")


def human_kind(tile: str) -> HumanTile:
    kind = OPEN_TOWN.kind_of(tile)
    assert isinstance(kind, HumanTile)
    return kind


def zombie_kind(tile: str) -> TownTile:
    kind = OPEN_TOWN.kind_of(tile)
    assert isinstance(kind, TownTile)
    return kind


def barricade(tile: str) -> int:
    """What must be rolled to breach the building of a tile (HX-7.8)."""
    return human_kind(tile).barricade if is_human_tile(tile) else WALLS


class Stacks(msgspec.Struct, frozen=True):
    """What a game is set up with."""

    layout: str
    """The cross."""
    human_tiles: list[str]
    zombie_tiles: list[str]
    """The two stacks, the top tile last."""


def deal_tiles(chance: Chance) -> Stacks:
    """The cross, and the two stacks with the Helipad at the bottom of its own (HX-2.2, HX-2.3)."""
    zombie_buildings, human_buildings = list(ZOMBIE_BUILDINGS), list(HUMAN_BUILDINGS)
    chance.shuffle(zombie_buildings)
    chance.shuffle(human_buildings)
    layout = cross(zombie_buildings[:ARM], human_buildings[:ARM])
    used = {entry.split()[0] for entry in layout.split("|")} | {*TAKEN_OUT, HELIPAD}
    human_tiles = [tile for tile in HUMAN_BOX if tile not in used]
    zombie_tiles = [tile for tile in ZOMBIE_BOX if tile not in used]
    chance.shuffle(human_tiles)
    chance.shuffle(zombie_tiles)
    return Stacks(layout, human_tiles, [HELIPAD, *zombie_tiles])


def cross(zombie_buildings: Sequence[str], human_buildings: Sequence[str]) -> str:
    """Town Square, a road on each side of it, and a building behind each road (HX-3.2)."""
    north, south = zombie_buildings
    east, west = human_buildings
    entries = (
        (TOWN_SQUARE, 0, 0, 0),
        (ZOMBIE_ROADS[0], 0, -1, 3),
        (HUMAN_ROADS[0], 1, 0, 0),
        (ZOMBIE_ROADS[1], 0, 1, 1),
        (HUMAN_ROADS[1], -1, 0, 2),
        (north, 0, -2, 0),
        (east, 2, 0, 1),
        (south, 0, 2, 2),
        (west, -2, 0, 3),
    )
    return "|".join(f"{tile} {x} {y} {turns}" for tile, x, y, turns in entries)


OUTER: Final = (5, 6, 7, 8)
"""The numbers of the outer buildings among the tiles (HX-3.4)."""


@lru_cache(maxsize=512)
def walked(city: City, open_city: City, openings: tuple[int, ...]) -> City:
    """A city in which no-barricade tokens open what lies behind them (HX-7.6, HX-7.7)."""
    opened = frozenset(openings)
    building = city.building

    def joins(space: int, other: int) -> bool:
        outside = other if building[space] >= 0 else space
        return (building[space] >= 0) != (building[other] >= 0) and outside in opened

    neighbours = tuple(
        tuple(other for other in wide if other in near or joins(space, other))
        for space, (near, wide) in enumerate(zip(city.neighbours, open_city.neighbours, strict=True))
    )
    return msgspec.structs.replace(city, neighbours=neighbours)


@lru_cache(maxsize=512)
def pawn_ways(open_city: City, openings: tuple[int, ...], haunted: frozenset[int], shut_out: bool) -> Neighbours:
    """The connections of pawns: into a building with a zombie of nobody they need no opening, out of it they do.

    Those that are shut out go into none.
    """
    building, opened = open_city.building, frozenset(openings)

    def goes(space: int, other: int) -> bool:
        if (building[space] >= 0) == (building[other] >= 0):
            return True
        if building[space] >= 0:
            return other in opened
        return not shut_out and (space in opened or building[other] in haunted)

    return tuple(
        tuple(other for other in near if goes(space, other)) for space, near in enumerate(open_city.neighbours)
    )
