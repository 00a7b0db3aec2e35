"""The map: boards that are turned, areas, walls, and steps over them (LN-2.1 to LN-2.16)."""

import pytest

from deadtown.games.last_night.boards import BOARDS
from deadtown.games.last_night.ground import DEFAULT, NAMES, NUMBERS, OUTDOORS, SLOTS, SPACES, Ground, distance, ground
from tests.clauses import clause

TOWN = ground(DEFAULT)
MANOR = ground("c2 l1 l2 l3 l4")
DRAWN = """
.* .  .  PS PS PS .  HO*HO .  AH AH
.  .  .  PS PS PS .  HO HO .  AH AH
.  .  .  .  .  .  .  HO HO .  AH AH
.  .  .  .  .  .  .  .  .  .  .  .
CH CH .  .  .  .  .  .  .  .  DI DI
CH CH .  .  .  .  .  .  .  .  DI DI
.  .  .  .  .  .  .  .  .  .  FA FA
.  .  .  .  .  .  .  .  .  .  FA FA
.  .  .  .  .  .  .  .  .  .  .  .
HS HS .  GY GY GY .  .  .  .  .  .
HS HS .  GY GY GY .  .  .  BA BA BA
HS HS .  .  .  .* .  .  .  BA BA*BA
"""
"""The map of the examples as it is drawn in the rules: buildings by their initials, and pits."""
INITIALS = {
    "CH": "church",
    "PS": "police_station",
    "HO": "hospital",
    "AH": "airplane_hangar",
    "DI": "diner",
    "FA": "farmhouse",
    "BA": "barn",
    "HS": "high_school",
    "GY": "gym",
}


def steps(town: Ground, space: str) -> set[str]:
    """Where a hero may step from a space."""
    return {NAMES[step.to] for step in town.steps[NUMBERS[space]]}


def doors(town: Ground) -> set[str]:
    return {f"{NAMES[one]} {NAMES[other]}" for one, other in town.doors}


@clause("LN-2.1", "LN-2.6")
def test_spaces_have_names_and_distances() -> None:
    assert (NAMES[0], NAMES[11], NAMES[132], NAMES[143]) == ("a1", "l1", "a12", "l12")
    assert distance(NUMBERS["a1"], NUMBERS["c2"]) == 2
    assert distance(NUMBERS["f5"], NUMBERS["f5"]) == 0
    assert distance(NUMBERS["a4"], NUMBERS["a5"]) == 1, "walls or not"


@clause("LN-2.2")
def test_four_boards_in_the_shape_of_an_l_lie_around_a_centre() -> None:
    for board in BOARDS.values():
        assert len(board.cells) == (36 if board.is_centre else 27)
        missing = {(row, column) for row in (3, 4, 5) for column in (3, 4, 5)}
        assert board.is_centre or not missing & set(board.cells)
    for town in (TOWN, MANOR):
        assert sum(len(BOARDS[board].cells) for board in town.boards) == SPACES


@clause("LN-2.3", "LN-2.4")
def test_boards_are_turned_as_the_map_of_the_examples_is_drawn() -> None:
    cells = [line[place : place + 3] for line in DRAWN.strip("\n").splitlines() for place in range(0, 36, 3)]
    assert len(cells) == SPACES
    for space, cell in enumerate(cells):
        building = TOWN.building_at(space)
        assert (building.name if building else "") == INITIALS.get(cell[:2], ""), NAMES[space]
    assert {NAMES[pit] for pit in TOWN.pits} == {"a1", "h1", "f12", "k12"}
    picked = {building.name: NAMES[building.pick_up] for building in TOWN.buildings}
    assert picked == {
        "church": "a6",
        "police_station": "f1",
        "hospital": "i1",
        "airplane_hangar": "l1",
        "diner": "l6",
        "farmhouse": "l7",
        "barn": "l12",
        "high_school": "a12",
        "gym": "f11",
    }
    assert doors(TOWN) == {
        *("e2 e3", "i2 j2", "h3 h4", "j2 k2", "b5 c5", "j5 k5", "j7 k7", "k8 k9"),
        *("a9 a10", "b11 c11", "c11 d11", "i11 j11"),
    }


def test_four_turns_bring_a_board_back() -> None:
    for board in BOARDS.values():
        turned = board.turned(4)
        assert set(turned.cells) == set(board.cells)
        assert turned.kinds == board.kinds
        assert [(set(one.cells), one.doors, one.pick_up) for one in turned.buildings] == [
            (set(one.cells), one.doors, one.pick_up) for one in board.buildings
        ]


@clause("LN-2.5", "LN-2.15", "LN-2.16")
def test_zombies_step_to_all_eight_neighbours_and_never_off_the_map() -> None:
    assert {NAMES[space] for space in TOWN.beside[NUMBERS["a5"]]} == {"a4", "b4", "b5", "a6", "b6"}
    assert len(TOWN.beside[NUMBERS["f5"]]) == 8
    for space, neighbours in enumerate(TOWN.beside):
        assert space not in neighbours
        assert set(neighbours) == {other for other in range(SPACES) if distance(space, other) == 1}


@clause("LN-2.7")
def test_where_two_areas_meet_there_is_a_wall_or_a_door() -> None:
    for space in range(SPACES):
        for other in (space + 1, space + 12):
            if other >= SPACES or (other == space + 1 and other % 12 == 0):
                continue
            meet = TOWN.area[space] != TOWN.area[other]
            assert ((space, other) in TOWN.walls or (space, other) in TOWN.doors) == meet, NAMES[space]
    assert not TOWN.walls & TOWN.doors


def runs_of(town: Ground, name: str) -> list[tuple[str, str, int]]:
    building = town.named(name)
    assert building is not None
    return [(run.face, run.kind, len(run.sides)) for run in town.runs if run.building == building.number]


@clause("LN-2.8")
def test_a_wall_goes_as_far_as_the_same_is_beyond_it() -> None:
    assert runs_of(TOWN, "church") == [
        ("n", "exterior", 2),
        ("e", "exterior", 2),
        ("s", "exterior", 2),
        ("w", "edge", 2),
    ]
    assert runs_of(TOWN, "diner") == [
        ("n", "exterior", 2),
        ("e", "edge", 2),
        ("s", "interior", 2),
        ("w", "exterior", 2),
    ]
    assert runs_of(TOWN, "hospital") == [
        *(("n", "edge", 2), ("e", "exterior", 3), ("s", "exterior", 2), ("w", "exterior", 3)),
    ]


@clause("LN-2.9")
def test_a_space_touches_a_wall_from_inside_or_outside() -> None:
    church = TOWN.named("church")
    assert church is not None
    east = next(number for number, run in enumerate(TOWN.runs) if run.building == church.number and run.face == "e")
    touching = {NAMES[space] for space in range(SPACES) if east in TOWN.touched[space]}
    assert touching == {"b5", "b6", "c5", "c6"}


@clause("LN-2.10", "LN-2.12", "LN-2.13", "LN-2.14")
def test_worked_example_5() -> None:
    assert "e3" in steps(TOWN, "d4")
    assert "e2" in steps(TOWN, "e3")
    assert "e2" not in steps(TOWN, "d3"), "doors are used frontally"
    assert "e5" not in steps(TOWN, "d4"), "a tree"
    assert {"e4", "d5"} <= steps(TOWN, "d4")
    assert "e5" in steps(TOWN, "e4")
    assert "c10" in steps(TOWN, "d9"), "past the corner of the Gym"


@clause("LN-2.10")
def test_a_tree_blocks_only_the_diagonal_of_heroes() -> None:
    assert NUMBERS["e5"] in TOWN.beside[NUMBERS["d4"]]
    assert "d5" not in steps(TOWN, "e4")
    assert NUMBERS["e5"] in TOWN.unwalled[NUMBERS["d4"]]


@clause("LN-2.11", "LN-13.10")
def test_the_manor_house_has_a_door_on_each_side_and_corner_walls_inside() -> None:
    manor = MANOR.named("manor_house")
    assert manor is not None
    assert len(manor.spaces) == 16
    assert manor.numbers == ()
    inside = {side for side in MANOR.doors if any(MANOR.area[space] == manor.number for space in side)}
    assert {f"{NAMES[one]} {NAMES[other]}" for one, other in inside} == {"f4 f5", "h6 i6", "g8 g9", "d7 e7"}
    assert set(MANOR.posts.values()) >= {"corner_wall"}
    assert "f6" not in steps(MANOR, "e5")
    assert {"f5", "e6"} <= steps(MANOR, "e5")


@clause("LN-13.9")
def test_the_middle_of_a_town_centre_is_the_town_square() -> None:
    assert {NAMES[space] for space in TOWN.square} == {"f6", "g6", "f7", "g7"}
    assert all(TOWN.area[space] == OUTDOORS for space in range(SPACES) if 3 <= space % 12 < 9 and 3 <= space // 12 < 9)
    assert MANOR.square == ()


@clause("LN-13.3")
@pytest.mark.parametrize("board", [name for name, board in BOARDS.items() if not board.is_centre])
def test_numbers_of_buildings_share_a_die(board: str) -> None:
    numbers = [building.numbers for building in BOARDS[board].buildings]
    assert sorted(number for own in numbers for number in own) == [1, 2, 3, 4, 5, 6]
    assert {len(own) for own in numbers} == ({3} if len(numbers) == 2 else {2})


def test_every_slot_has_a_board() -> None:
    assert dict(zip(SLOTS, TOWN.boards, strict=True)) == {
        "centre": "c1",
        "nw": "l3",
        "ne": "l4",
        "se": "l5",
        "sw": "l6",
    }
    assert [building.slot for building in TOWN.buildings] == ["nw"] * 2 + ["ne"] * 3 + ["se"] * 2 + ["sw"] * 2
