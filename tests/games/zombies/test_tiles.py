"""The tiles of the box (section 1)."""

import pytest

from deadtown.games.zombies.tiles import BOX, TILES, TOWN, TownTile
from tests.clauses import clause

BUILDINGS = [tile for tile in TILES if "B" in "".join(tile.rows)]
ROADS = [tile for tile in TILES if tile.copies > 1]


@clause("ZB-1.2")
def test_the_box_holds_thirty_tiles() -> None:
    assert len(BOX) == len(set(BOX)) == 30
    assert len(TILES) == len(TOWN.kinds) == 18
    assert len(BUILDINGS) == 12
    assert {tile.kind: tile.copies for tile in ROADS} == {
        "road_straight": 4,
        "road_curve": 4,
        "road_t": 4,
        "road_cross": 4,
    }
    assert BOX[:4] == ("town_square", "helipad", "road_straight_1", "road_straight_2")


@clause("ZB-1.2")
def test_every_tile_of_the_box_has_its_kind() -> None:
    assert [TOWN.kind_of(name) for name in BOX] == [tile for tile in TILES for _ in range(tile.copies)]


@clause("ZB-1.2")
def test_zombies_life_bullets_and_exits_add_up() -> None:
    assert sum(tile.zombies for tile in BUILDINGS) == 52
    assert sum(tile.zombies * tile.copies for tile in ROADS) == 44
    assert TOWN.kinds["helipad"].zombies == 9
    assert TOWN.kinds["town_square"].zombies == 0
    assert sum(tile.zombies * tile.copies for tile in TILES) == 105
    assert sum(tile.life * tile.copies for tile in TILES) == 21
    assert sum(tile.bullets * tile.copies for tile in TILES) == 22
    assert sum(len(tile.exits) * tile.copies for tile in TILES) == 74


@clause("ZB-1.2")
@pytest.mark.parametrize(
    ("kind", "zombies", "life", "bullets"),
    [
        ("hospital", 8, 4, 0),
        ("lawn_and_garden", 6, 2, 3),
        ("police_station", 6, 2, 4),
        ("sporting_goods", 6, 2, 4),
        ("fire_station", 6, 4, 2),
        ("drug_store", 3, 3, 0),
        ("army_surplus", 2, 0, 2),
        ("hardware_store", 3, 1, 2),
        ("toy_store", 3, 1, 1),
        ("skate_shop", 3, 0, 1),
        ("florist", 3, 1, 1),
        ("gas_station", 3, 1, 2),
    ],
)
def test_what_is_put_into_a_building(kind: str, zombies: int, life: int, bullets: int) -> None:
    tile = TOWN.kinds[kind]
    assert (tile.zombies, tile.life, tile.bullets) == (zombies, life, bullets)


@clause("ZB-5.5")
@pytest.mark.parametrize("tile", ROADS, ids=lambda tile: tile.kind)
def test_a_road_has_as_many_zombies_as_exits(tile: TownTile) -> None:
    assert tile.zombies == len(tile.exits)
    assert (tile.life, tile.bullets) == (0, 0)


@clause("ZB-5.6")
@pytest.mark.parametrize("tile", BUILDINGS, ids=lambda tile: tile.kind)
def test_a_building_has_room_for_its_zombies_and_tokens(tile: TownTile) -> None:
    rooms = "".join(tile.rows).count("B")
    assert tile.zombies <= rooms
    assert tile.life + tile.bullets <= rooms
