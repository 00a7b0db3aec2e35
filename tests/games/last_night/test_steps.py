"""Walls, doors, trees and corners, as a hero who moves and zombies that move are shown them (section 2)."""

from typing import Any

import pytest

from deadtown.games.last_night.ground import NAMES, NUMBERS, distance
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, table

MANOR = "c2 l3 l4 l5 l6"


def moving(at: str, left: int = 1, layout: str = "c1 l3 l4 l5 l6", **more: Any) -> NightMatch:
    """Becky with some steps to go; a zombie waits elsewhere."""
    return table("move_action", hero(at=at), active="becky", left=left, layout=layout, **more)


def steps(match: NightMatch) -> set[str]:
    return {text.split()[1] for text in match.texts if text.startswith("step")}


def reached(match: NightMatch) -> set[str]:
    return {text.split()[1] for text in match.texts if text.startswith(("step", "walk"))}


def zombie_steps(at: str, **more: Any) -> set[str]:
    """Where a lone zombie may go, with the heroes far away."""
    match = table("order_zombies", hero(at="l12"), zombies=at, to_act=(1,), **more)
    if match.kind == "order_zombies":
        match.choose(f"move {at}")
    return {text.split()[1] for text in match.texts if text.startswith("to")}


@clause("LN-2.5", "LN-2.12")
def test_outdoors_a_hero_steps_in_all_directions() -> None:
    assert steps(moving("f6")) == {"e5", "f5", "g5", "e6", "g6", "e7", "f7", "g7"}


@clause("LN-2.7", "LN-2.12")
def test_walls_stop_heroes_and_doors_do_not() -> None:
    assert "b5" in steps(moving("c5")), "the door of the Church"
    assert "b6" not in steps(moving("c6")), "its wall"
    assert "a5" not in steps(moving("a4"))


@clause("LN-2.13")
def test_a_door_is_passed_straight_from_either_side() -> None:
    assert "e3" in steps(moving("e2"))
    assert steps(moving("e2")) & {"d3", "f3"} == set()
    assert "e2" not in steps(moving("d3")) | steps(moving("f3"))


@clause("LN-2.7", "LN-2.12")
def test_two_buildings_that_touch_have_a_wall_between_them() -> None:
    assert steps(moving("k6")) == {"k5", "l5", "l6"}


@clause("LN-2.10")
def test_a_tree_stops_the_diagonal_and_nothing_else() -> None:
    assert "e5" not in steps(moving("d4"))
    assert "d4" not in steps(moving("e5"))
    assert "d5" not in steps(moving("e4"))
    assert {"e4", "d5"} <= steps(moving("d4"))
    assert "e5" in reached(moving("d4", left=2)), "round it"


@clause("LN-2.11")
def test_a_corner_wall_stops_the_diagonal_of_heroes_alone() -> None:
    match = moving("e5", layout=MANOR)
    assert steps(match) == {"f5", "e6"}
    assert "f6" in zombie_steps("e5", layout=MANOR)


@clause("LN-2.14")
def test_a_diagonal_needs_one_way_round_without_a_wall() -> None:
    assert "c10" in steps(moving("d9")), "past the corner of the Gym"
    assert "c4" in steps(moving("d3")), "outdoors"
    assert "b4" in steps(moving("c5")), "past the corner of the Church"
    assert "b5" not in steps(moving("c4")), "into the Church there is no way round"


@clause("LN-2.14")
def test_inside_a_building_diagonals_are_free() -> None:
    assert "b6" in steps(moving("a5"))


@clause("LN-2.15")
def test_zombies_step_through_walls_doors_and_past_trees() -> None:
    assert zombie_steps("a4") == {"a3", "b3", "b4", "a5", "b5"}
    assert "e5" in zombie_steps("d4")
    assert "b5" in zombie_steps("c5")
    assert "b5" in zombie_steps("c6"), "diagonally past the door"


@clause("LN-2.16")
@pytest.mark.parametrize("corner", ["a1", "l1", "a12"])
def test_nothing_leaves_the_map(corner: str) -> None:
    assert len(zombie_steps(corner)) == 3
    for name in steps(moving(corner)):
        assert distance(NUMBERS[name], NUMBERS[corner]) == 1
    assert "l3" not in steps(moving("a4")), "rows do not run on into each other"


@clause("LN-2.12", "LN-2.13", "LN-2.14")
def test_worked_example_5_as_it_is_played() -> None:
    match = moving("d4", left=2)
    assert "e5" not in steps(match)
    assert "e5" in reached(match)
    match.choose("step e3")
    assert "e2" in steps(match)
    match.choose("step e2")
    assert match.at() == "e2"


@clause("LN-2.1", "LN-2.6")
def test_every_space_has_one_name() -> None:
    assert len({*NAMES}) == len(NAMES) == 145, "those of the map, and the sewer"
    assert distance(NUMBERS["a1"], NUMBERS["l12"]) == 11
    assert distance(NUMBERS["c9"], NUMBERS["d7"]) == 2
