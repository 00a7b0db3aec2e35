"""The tiles of the box (section 18), and the map that they make (section 2)."""

from random import Random

import pytest

from deadtown.games.humans.catalogue import CATALOGUE
from deadtown.games.humans.tiles import BOX, TILES, TOWN, TOWN_SQUARE, HumanTile
from deadtown.games.town import City, connections, doorsteps, placements
from tests.clauses import clause
from tests.games.humans.table import DINER, HOSPITAL, TableMatch, leader, table

CROSS = ".R. RRR .R."
L_BUILDING = "BBB BRR BR."
T_BUILDING = "BBB RRR .R."
TABLE = {
    "hu_town_square": (1, "nesw", 0, 0, 0, CROSS),
    "hu_road_cross": (2, "nesw", 1, 0, 0, CROSS),
    "hu_road_t": (3, "esw", 1, 0, 0, "... RRR .R."),
    "hu_road_straight": (1, "ew", 1, 0, 0, "... RRR ..."),
    "hu_road_curve": (1, "es", 1, 0, 0, "... .RR .R."),
    "hu_hospital": (1, "es", 5, 2, 5, L_BUILDING),
    "hu_apartment_building": (1, "es", 5, 1, 4, L_BUILDING),
    "hu_high_school": (1, "es", 5, 1, 4, L_BUILDING),
    "hu_concert_hall": (1, "es", 4, 2, 4, L_BUILDING),
    "hu_supermarket": (1, "es", 4, 2, 4, L_BUILDING),
    "hu_hardware_store": (1, "esw", 2, 2, 5, T_BUILDING),
    "hu_beauty_shop": (1, "esw", 3, 1, 3, T_BUILDING),
    "hu_law_office": (1, "esw", 2, 2, 3, T_BUILDING),
    "hu_gym": (1, "esw", 3, 1, 5, T_BUILDING),
    "hu_mining_company": (1, "esw", 2, 2, 6, T_BUILDING),
    "hu_diner": (1, "esw", 3, 1, 3, T_BUILDING),
    "hu_church": (1, "ew", 3, 1, 5, "BBB RRR ..."),
}
"""Copies, exits, humans, die tokens, what a breach takes, and the spaces from north to south."""
BUILDINGS = [tile for tile in TILES if tile.barricade]
SIDES = {"n": (1, 0), "e": (2, 1), "s": (1, 2), "w": (0, 1)}
"""Column and row of the middle space of each side."""
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def random_city(seed: int) -> City:
    """Town Square and the other tiles as they come, each laid anywhere it fits."""
    luck = Random(seed)
    city = TOWN.city(TOWN.opening(TOWN_SQUARE))
    for tile in luck.sample(BOX[1:], 19):
        if legal := placements(city, tile):
            city = city.with_tile(tile, *luck.choice(legal))
    return city


def goes(match: TableMatch, space: str) -> set[str]:
    """Where a zombie of the active player can step."""
    return {text.split()[2] for text in match.texts if text.startswith(f"step {space} ")}


# The box


@clause("HU-1.9", "HU-18.3")
def test_twenty_tiles() -> None:
    assert len(BOX) == len({*BOX}) == 20
    assert sum(tile.copies for tile in TILES if tile.kind.startswith("hu_road")) == 7
    assert len(BUILDINGS) == 12
    assert {tile: TOWN.kind_of(tile).kind for tile in BOX if tile[-1].isdigit()} == {
        "hu_road_cross_1": "hu_road_cross",
        "hu_road_cross_2": "hu_road_cross",
        "hu_road_t_1": "hu_road_t",
        "hu_road_t_2": "hu_road_t",
        "hu_road_t_3": "hu_road_t",
    }


@clause("HU-1.9", "HU-18.3")
def test_every_tile_is_as_the_table_says() -> None:
    found = {
        tile.kind: (tile.copies, tile.exits, tile.humans, tile.dice, tile.barricade, " ".join(tile.rows))
        for tile in TILES
    }
    assert found == TABLE
    shown = {
        tile.kind: (tile.copies, tile.exits, tile.humans, tile.dice, tile.barricade, " ".join(tile.rows))
        for tile in CATALOGUE.tiles
    }
    assert shown == TABLE


@clause("HU-18.3")
def test_humans_dice_and_exits_add_up() -> None:
    assert sum(tile.humans for tile in BUILDINGS) == 41
    assert sum(tile.dice for tile in BUILDINGS) == 18
    assert sum(len(tile.exits) * tile.copies for tile in TILES) == 55


@clause("HU-5.6", "HU-2.9")
@pytest.mark.parametrize("tile", BUILDINGS, ids=lambda tile: tile.kind)
def test_a_building_has_room_for_its_humans_and_tokens(tile: HumanTile) -> None:
    rooms = "".join(tile.rows).count("B")
    assert tile.humans <= rooms
    assert tile.dice <= rooms


# Cells, turns and exits


@clause("HU-2.1")
@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.kind)
def test_a_quarter_turn_sends_each_space_to_its_place(tile: HumanTile, turns: int) -> None:
    kinds = {(space % 3, space // 3): kind for space, kind in enumerate("".join(tile.rows))}
    for _ in range(turns):
        kinds = {(2 - r, c): kind for (c, r), kind in kinds.items()}
    assert tile.turned(turns).kinds == "".join(kinds[c, r] for r in range(3) for c in range(3))


@clause("HU-2.1")
def test_cells_are_counted_to_the_east_and_to_the_south() -> None:
    city = TOWN.city("hu_town_square 0 0 0|hu_road_cross_1 1 0 0|hu_road_cross_2 1 1 0|hu_diner -2 -3 0")
    assert city.tiles[0].turns == 0
    assert [city.names[city.centre(tile)] for tile in range(4)] == ["centre", "e3", "e3s3", "w6n9"]
    assert [city.names[space] for space in city.rooms[3]] == ["w7n10", "w6n10", "w5n10"]


@clause("HU-2.2", "HU-2.9")
def test_blocked_spaces_are_never_occupied() -> None:
    """Three humans of Fresh Meat find room on the straight road only where there is road."""
    match = table("before_move", "hu_road_straight 1 0 0", leader("e3", "fresh_meat"), leader("s1"))
    match.choose("play fresh_meat hu_road_straight")
    assert match.humans == {"e2", "e4"}
    assert goes(table("move", "hu_road_straight 1 0 0", leader("e3"), leader("s1")), "e3") == {"e2", "e4"}


@clause("HU-2.3")
@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.kind)
def test_an_exit_is_where_the_middle_of_a_side_is_road(tile: HumanTile, turns: int) -> None:
    turned = tile.turned(turns)
    assert turned.exits == "".join(side for side, (c, r) in SIDES.items() if turned.kinds[3 * r + c] == "R")


# Who can go where


@clause("HU-2.3", "HU-2.4", "HU-2.6")
@pytest.mark.parametrize("seed", range(20))
def test_humans_go_wherever_spaces_touch(seed: int) -> None:
    """Neighbours on a tile that are not blocked, indoors or out, and the middles of two sides with exits."""
    city = random_city(seed)
    places = _places(city)
    for (east, south), space in places.items():
        near = set()
        for across, along in STEPS:
            other = places.get((east + across, south + along))
            if other is not None and (space // 9 == other // 9 or _is_exit(city, space, other)):
                near.add(other)
        assert set(city.neighbours[space]) == near


@clause("HU-2.5", "HU-2.7", "HU-2.8")
@pytest.mark.parametrize("seed", range(20))
def test_walls_stop_zombies_but_where_a_token_lies(seed: int) -> None:
    """Between indoors and outdoors both ways, and only over the very space with the token."""
    city, luck = random_city(seed), Random(seed)
    steps = [space for tile, rooms in enumerate(city.rooms) if rooms for space in doorsteps(city, tile)]
    openings = tuple(sorted(luck.sample(steps, len(steps) // 2)))
    for space, near in enumerate(connections(city, openings)):
        expected = set()
        for other in city.neighbours[space]:
            outdoor = [one for one in (space, other) if city.kinds[one] == "R"]
            if len(outdoor) != 1 or outdoor[0] in openings:
                expected.add(other)
        assert set(near) == expected


@clause("HU-2.5")
@pytest.mark.parametrize(
    ("building", "steps"),
    [
        (HOSPITAL, {"n3": {"n4", "w1n3"}, "e1n3": {"e1n4"}, "n2": {"w1n2"}}),
        (DINER, {"w1n3": {"w1n4"}, "n3": {"n4"}, "e1n3": {"e1n4"}}),
        ("hu_church 0 -1 0", {"w1n3": {"w1n4"}, "n3": {"n4"}, "e1n3": {"e1n4"}}),
    ],
)
def test_each_building_has_three_doorsteps(building: str, steps: dict[str, set[str]]) -> None:
    match = table("move", building)
    city = TOWN.city(match.state.layout)
    assert {match.names[space] for space in doorsteps(city, 1)} == set(steps)
    for step, rooms in steps.items():
        assert goes(table("move", building, leader(step), leader(), openings=step), step) >= rooms


@clause("HU-2.8")
def test_a_token_opens_every_room_beside_it_and_no_other() -> None:
    match = table("move", HOSPITAL, leader("n3 n2"), leader(), openings="n3")
    assert goes(match, "n3") == {"n4", "w1n3", "e1n3", "n2"}
    assert goes(match, "n2") == {"n3", "n1"}
    inside = table("move", HOSPITAL, leader("n4 w1n3 e1n4"), leader(), openings="n3")
    assert goes(inside, "n4") == {"w1n4", "e1n4", "n3"}
    assert goes(inside, "w1n3") == {"w1n4", "w1n2", "n3"}
    assert goes(inside, "e1n4") == {"n4"}


@clause("HU-2.4", "HU-2.7")
def test_there_are_no_diagonal_steps_and_none_off_the_map() -> None:
    match = table("move", DINER, leader("e1 n1"), leader())
    assert goes(match, "e1") == {"centre"}
    assert goes(match, "n1") == {"n2", "centre"}


@clause("HU-2.4")
def test_tiles_side_by_side_are_linked_only_by_exits_on_both() -> None:
    """The Church lies east of the Diner: roads meet, rooms do not. A road south of it has no exit to it."""
    match = table("move", f"{DINER}, hu_church 1 -1 0, hu_road_straight 1 0 0", leader("e1n4 e1n3 e3"), leader())
    assert goes(match, "e1n4") == {"n4"}
    assert goes(match, "e1n3") == {"n3", "e2n3"}
    assert goes(match, "e3") == {"e2", "e4"}


# What a space holds


@clause("HU-2.9", "HU-7.3")
def test_a_space_holds_any_number_of_zombies_with_a_human_and_tokens() -> None:
    others = [leader("n3 n3") for _ in range(5)]
    match = table("move", DINER, leader("n2"), *others, humans="n3", openings="n3", dice_on="n3")
    match.choose("step n2 n3")
    assert match.zombies() == ["n3"]
    assert [match.zombies(seat) for seat in range(1, 6)] == [["n3", "n3"]] * 5
    assert (match.dice, match.openings) == ({"n3"}, {"n3"})


@clause("HU-2.9")
def test_no_breach_is_tried_where_a_token_lies() -> None:
    match = table("move", DINER, leader("n3 w1n3"), leader(), openings="n3")
    assert [text for text in match.texts if text.startswith("breach")] == ["breach w1n3"]


@clause("HU-2.9", "HU-10.3")
def test_no_human_ends_where_another_one_is() -> None:
    match = table("capture", DINER, leader(), leader("s1"), humans="centre n2", dice=[1, 2])
    # Past the other human there is no end of two steps; the north and both sides are one step away.
    assert match.asked == (1, "move_human")
    assert set(match.texts) == {"flee n1", "flee e1", "flee w1"}


def _places(city: City) -> dict[tuple[int, int], int]:
    """Where each space that is not blocked lies, counted from the north-west corner of Town Square."""
    found = {}
    for tile, placed in enumerate(city.tiles):
        for space in range(9):
            if city.kinds[9 * tile + space] != ".":
                found[3 * placed.x + space % 3, 3 * placed.y + space // 3] = 9 * tile + space
    return found


def _is_exit(city: City, space: int, other: int) -> bool:
    """Whether two spaces that touch across the edge of a tile are both the middle of a side, and road."""
    middles = {3 * r + c for c, r in SIDES.values()}
    return all(one % 9 in middles and city.kinds[one] == "R" for one in (space, other))
