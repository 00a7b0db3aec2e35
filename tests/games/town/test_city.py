"""The map that grows of tiles (section 2)."""

import pytest

from deadtown.games.town import UNREACHABLE, City, Town, distances
from deadtown.games.town.city import KEPT_CITIES, space_name
from deadtown.games.zombies.tiles import TILES, TOWN
from tests.clauses import clause
from tests.games.town.cities import around, laid, random_city
from tests.games.town.drawings import painted, spaces, steps

DERIVED = [field for field in City.__struct_fields__ if field not in ("town", "layout", "turned")]


@clause("ZB-2.1")
def test_cells_are_counted_from_town_square() -> None:
    city = laid("road_straight_1 1 0 0", "road_curve_2 0 -1 0")
    assert city.cells == {(0, 0): 0, (1, 0): 1, (0, -1): 2}
    assert [tile.tile for tile in city.tiles] == ["town_square", "road_straight_1", "road_curve_2"]
    assert [tile.kind for tile in city.tiles] == ["town_square", "road_straight", "road_curve"]


@clause("ZB-2.1")
def test_one_tile_lies_on_a_cell() -> None:
    with pytest.raises(AssertionError):
        laid("road_cross_1 0 0 0")


@clause("ZB-2.2")
def test_a_tile_has_nine_spaces_and_a_centre() -> None:
    city = laid("helipad 2 -1 0")
    assert city.kinds == ".R.RRR.R." + "HHHHHHHHH"
    assert city.names[9:] == ("e5n4", "e6n4", "e7n4", "e5n3", "e6n3", "e7n3", "e5n2", "e6n2", "e7n2")
    assert city.names[city.centre(1)] == "e6n3"
    assert city.names[city.centre(0)] == "centre"


@pytest.mark.parametrize(
    ("east", "south", "name"),
    [(0, 0, "centre"), (4, -2, "e4n2"), (-3, 0, "w3"), (0, 2, "s2"), (-1, 1, "w1s1"), (0, -12, "n12")],
)
def test_a_space_is_called_by_where_it_lies(east: int, south: int, name: str) -> None:
    assert space_name(east, south) == name


@clause("ZB-2.3")
def test_blocked_spaces_are_never_stood_on() -> None:
    city = laid("police_station 0 -1 0")
    standing = " ".join(city.names[space] for space in city.walkable)
    assert standing == "n1 w1 centre e1 s1 w1n4 n4 e1n4 w1n3 n3 e1n3 n2"
    assert city.names[15] == city.names[17] == ""
    assert city.neighbours[15] == ()
    assert {city.names[space]: space for space in city.walkable} == city.number


@clause("ZB-2.6", "ZB-2.8")
def test_spaces_of_a_tile_are_connected_but_never_diagonally() -> None:
    city = laid("fire_station 0 -1 0")
    assert around(city, "n3") == ["n4", "e1n3", "n2", "w1n3"]
    assert around(city, "w1n2") == ["w1n3", "n2"]
    assert around(city, "e1n2") == ["e1n3", "n2"]
    assert around(city, "w1n4") == ["n4", "w1n3"]


@clause("ZB-2.7")
def test_tiles_are_linked_where_both_have_an_exit() -> None:
    city = laid("road_curve_1 1 0 1", "road_curve_2 0 1 3", "hospital 0 -1 0")
    assert city.linked(0) == (3, 1, 2)
    assert around(city, "e1") == ["e2", "centre"]
    assert around(city, "e2") == ["e3", "e1"]
    assert around(city, "n1") == ["n2", "centre"]
    assert around(city, "n2") == ["n3", "n1"]


@clause("ZB-2.7")
def test_tiles_side_by_side_without_an_exit_on_both_sides_are_not_linked() -> None:
    """A crossroads that leads to the wall of the Hospital, as no legal placement would have it."""
    city = laid("helipad 1 0 0", "hospital 0 -1 0", "road_cross_1 1 -1 0")
    assert city.linked(2) == (0,)
    assert city.linked(3) == (1,)
    assert around(city, "e1n3") == ["e1n4", "e1n2", "n3"]
    assert around(city, "e2n3") == ["e3n3"]


@clause("ZB-2.5")
def test_only_the_middle_of_a_side_can_be_crossed() -> None:
    city = laid("helipad 1 0 0")
    assert around(city, "e2") == ["e2n1", "e3", "e2s1", "e1"]
    assert around(city, "e2n1") == ["e3n1", "e2"]


@clause("ZB-2.9")
def test_a_building_is_made_of_the_indoor_spaces_of_a_tile() -> None:
    city = laid("drug_store 1 0 0", "fire_station 0 -1 0")
    assert [city.names[space] for space in city.rooms[1]] == ["e2n1", "e3n1", "e4n1"]
    assert city.rooms[0] == ()
    inside = " ".join(name for name, space in city.number.items() if city.building[space] == 2)
    assert inside == "w1n4 n4 e1n4 w1n3 n3 e1n3 e1n2"
    assert city.building[city.number["n2"]] == city.building[city.number["w1n2"]] == -1


@clause("ZB-5.9")
def test_a_city_is_closed_when_no_exit_points_to_an_empty_cell() -> None:
    ends = ["hospital 0 -1 0", "lawn_and_garden 1 0 1", "police_station 0 1 2"]
    assert laid(*ends).open_cells == {(-1, 0): 1}
    assert not laid(*ends).closed
    assert laid(*ends, "fire_station -1 0 3").closed


def test_a_tile_that_is_moved_keeps_its_number() -> None:
    city = laid("helipad 0 -1 0", "road_straight_1 1 0 0").moved(1, 2, 0)
    assert city.layout == "town_square 0 0 0|helipad 2 0 0|road_straight_1 1 0 0"
    assert city.linked(1) == (2,)
    assert city.linked(2) == (1, 0)
    assert around(city, "e5") == ["e5n1", "e6", "e5s1", "e4"]
    assert city.open_cells == {(0, -1): 1, (0, 1): 1, (-1, 0): 1, (2, -1): 1, (3, 0): 1, (2, 1): 1}


def test_connections_do_not_depend_on_the_order_of_laying() -> None:
    one = laid("road_cross_1 1 0 0", "helipad 1 1 0", "road_cross_2 0 1 0")
    other = laid("road_cross_2 0 1 0", "helipad 1 1 0", "road_cross_1 1 0 0")
    for name in one.number:
        assert around(one, name) == around(other, name)


@pytest.mark.parametrize("seed", range(20))
def test_a_city_that_has_grown_is_the_one_that_is_built_of_its_layout(seed: int) -> None:
    city = random_city(seed)
    built = Town(TILES).city(city.layout)
    for field in DERIVED:
        assert getattr(built, field) == getattr(city, field), field


@pytest.mark.parametrize("seed", range(20))
def test_a_tile_lifted_and_laid_again_changes_nothing_but_numbers(seed: int) -> None:
    city = random_city(seed, most_tiles=12)
    for number, tile in enumerate(city.tiles):
        again = city.lifted(number).with_tile(tile.tile, tile.x, tile.y, tile.turns)
        assert again.open_cells == city.open_cells
        for name in city.number:
            assert around(again, name) == around(city, name)


def test_a_city_is_remembered_but_not_for_ever() -> None:
    town = Town(TILES)
    layout = town.opening("town_square")
    city = town.city(layout)
    assert town.city(layout) is city
    assert city.with_tile("helipad", 1, 0, 0) is city.with_tile("helipad", 1, 0, 0)
    for x in range(KEPT_CITIES):
        city.with_tile("helipad", x + 2, 0, 0)
    assert town.kept(layout) is None
    assert town.city(layout).neighbours == city.neighbours


def test_the_same_layout_is_a_city_in_a_town_without_walls() -> None:
    layout = laid("drug_store 1 0 0").layout
    walls, opened = TOWN.city(layout), Town(tile.opened() for tile in TILES).city(layout)
    assert opened.names == walls.names
    assert around(walls, "e2n1") == ["e3n1"]
    assert around(opened, "e2n1") == ["e3n1", "e2"]


@clause("ZB-2.1", "ZB-2.2", "ZB-2.3", "ZB-2.4", "ZB-2.5", "ZB-2.6", "ZB-2.7", "ZB-2.8", "ZB-2.9")
@pytest.mark.parametrize("seeds", range(0, 200, 20))
def test_random_cities_are_as_they_are_painted(seeds: int) -> None:
    for seed in range(seeds, seeds + 20):
        city = random_city(seed)
        picture = painted(city)
        there = {space_name(*spot): spot for spot in spaces(picture)}
        assert set(there) == set(city.number)
        for name, spot in there.items():
            space = city.number[name]
            kind = picture[2 * spot[0], 2 * spot[1]]
            assert city.kinds[space] == kind
            assert around(city, name) == [space_name(*other) for other in steps(picture, spot)]
            cell = ((spot[0] + 1) // 3, (spot[1] + 1) // 3)
            assert city.building[space] == (city.cells[cell] if kind == "B" else -1)


@pytest.mark.parametrize("seed", range(50))
def test_all_of_a_city_hangs_together(seed: int) -> None:
    city = random_city(seed)
    far = distances(city, city.centre(0))
    assert [space for space in range(len(far)) if far[space] < UNREACHABLE] == list(city.walkable)
