"""Walls, barriers, pits, mines, cars and barrels (ZK-11.5 to ZK-11.11, ZK-11.24)."""

from collections.abc import Callable

import pytest

from deadtown.games.zombiaki.street import SPACES
from tests.clauses import clause
from tests.games.zombiaki.table import H, TableMatch, Z, humans_begin, humans_play, street, zombies_move, zombies_play

EVERYWHERE = set(SPACES)


def rows(*numbers: int) -> set[str]:
    return {f"{lane}{number}" for lane in "abc" for number in numbers}


@clause("ZK-11.5")
@pytest.mark.parametrize(
    ("position", "where"),
    [
        ("", rows(1, 2, 3, 4)),
        ("B1 z3", rows(3, 4)),
        ("A1 z3", rows(3, 4) | {"c1", "c2"}),
        ("A3 z3", {"c3", "c4"}),
        ("A5 z3", set()),
        ("B3 dog", rows(1, 2, 3, 4) - {"b3"}),
        ("A1 mine, B2 fire, C3 pit1", rows(1, 2, 3, 4) - {"a1", "b2", "c3"}),
    ],
)
def test_where_a_wall_may_stand(position: str, where: set[str]) -> None:
    match = humans_play(position, "wall_5, wall_6")
    assert match.targets("wall_5") == where
    assert match.targets("wall_6") == where


@clause("ZK-11.6")
def test_a_wall_stays() -> None:
    match = humans_begin("B3 wall5")
    for _ in range(3):
        match.wait_for(H, "play")
    assert street(match) == "B3 wall5"


@clause("ZK-11.6")
@pytest.mark.parametrize(("turn", "hand"), [(zombies_play, "pickaxe"), (humans_play, "grenade")])
def test_pickaxe_or_grenade_removes_a_wall(turn: Callable[..., TableMatch], hand: str) -> None:
    match = turn("B3 wall5", hand)
    match.choose(f"play {hand} b3")
    assert street(match) == "-"
    assert "wall_5" in match.humans.discard


@clause("ZK-11.6")
def test_a_wall_blocks_hides_and_stops_barrels() -> None:
    assert street(zombies_move("B3 wall5, B2 z4")) == "B3 wall5, B2 z4"
    assert humans_play("B3 wall5, B2 z4", "shot_1").targets("shot_1") == set()
    assert street(humans_begin("B4 barrel, B3 wall5")) == "B3 wall5"


@clause("ZK-11.7")
def test_a_barrier_goes_onto_an_empty_space_of_row_1() -> None:
    assert humans_play("", "barrier").targets("barrier") == {"a1", "b1", "c1"}
    assert humans_play("A1 z2, B1 fire", "barrier").targets("barrier") == {"c1"}


@clause("ZK-11.7")
def test_nothing_moves_in_into_or_out_of_a_barred_lane() -> None:
    match = humans_play("B4 z3, B3 dog, A3 z2", "barrier, shot_1, blood, get_back, searchlight")
    match.choose("play barrier b1")
    assert match.targets("blood") == set()
    assert match.targets("searchlight") == {"a"}
    match.choose("play get_back")
    assert street(match) == "B4 z3, B3 dog, A2 z2, B1 barrier"
    match.choose("play shot_1 b")
    assert street(match) == "B4 z2, B3 dog, A2 z2, B1 barrier"


@clause("ZK-11.7")
def test_the_zombies_cannot_move_or_place_in_a_barred_lane() -> None:
    match = zombies_move("B1 barrier, B4 z3, B3 dog, A3 z2, C3 z5+boss(3)", zombies="hunger, zombie_3, swap")
    assert match.asked == (Z, "discard")
    assert street(match) == "A4 z2, B4 z3, C4 z5+boss(3), B3 dog, B1 barrier"
    match.choose("discard terror")
    assert match.targets("hunger") == {"a4", "c4"}
    assert match.targets("zombie_3") == {"a1", "c1"}
    assert match.targets("swap") == set()
    assert match.orders == {"a4 a5", "a4 a3"}


@clause("ZK-11.7")
def test_a_barrier_is_gone_in_the_next_human_phase() -> None:
    match = humans_play("B4 z3", "barrier")
    match.choose("play barrier b1")
    match.wait_for(Z, "play")
    assert street(match) == "B4 z3, B1 barrier"
    match.wait_for(H, "discard")
    assert street(match) == "B4 z3"


@clause("ZK-11.8")
def test_a_pit_goes_onto_any_empty_space_even_in_front_of_a_creature() -> None:
    match = humans_play("B3 z3, A2 wall5, C1 dog, A5 fire", "pit_1")
    assert match.targets("pit_1") == EVERYWHERE - {"b3", "a2", "c1", "a5"}


@clause("ZK-11.9")
def test_a_mine_goes_onto_any_empty_space_not_right_before_a_creature() -> None:
    match = humans_play("B3 z3, A2 wall5, C1 dog, A5 fire, C5 z1", "mine")
    assert match.targets("mine") == EVERYWHERE - {"b3", "b4", "a2", "c1", "c2", "a5", "c5"}


@clause("ZK-11.10")
def test_a_car_drives_down_an_empty_lane() -> None:
    match = humans_play("A3 z3, B5 barrel, C2 fire", "car")
    assert match.targets("car") == {"a5", "a4", "c5", "c4", "c3"}
    match.choose("play car c3")
    assert street(match) == "B5 barrel, A3 z3, C3 car, C2 fire"


@clause("ZK-11.11")
def test_a_barrel_starts_in_row_5_and_rolls_in_the_next_human_phase() -> None:
    match = humans_play("A5 z3, C5 fire", "barrel")
    assert match.targets("barrel") == {"b5"}
    match = humans_play("", "barrel")
    match.choose("play barrel b5")
    assert street(match) == "B5 barrel"
    match.wait_for(Z, "play")
    assert street(match) == "B5 barrel"
    match.wait_for(H, "discard")
    assert street(match) == "B4 barrel"


@clause("ZK-11.24")
@pytest.mark.parametrize(
    ("position", "after"),
    [
        ("B3 barrel", "B2 barrel"),
        ("B1 barrel", "-"),
        ("B3 barrel, B2 wall5", "B2 wall5"),
        ("B3 barrel, B2 wall5 z5", "B2 wall5 z5"),
        ("B3 barrel, B2 car", "B2 car"),
        ("B3 barrel, B2 car z1", "B2 car z1"),
        ("B3 barrel, B2 z5", "-"),
        ("B3 barrel, B2 dog", "-"),
        ("B3 barrel, B2 z1+s", "B2 z1"),
        ("B3 barrel, B2 pit1 z2", "B2 pit1"),
        ("B3 barrel, B2 pit1", "-"),
        ("B3 barrel, B2 barrel", "B2 barrel, B1 barrel"),
        ("A3 barrel, B2 barrel, C5 barrel", "C4 barrel, A2 barrel, B1 barrel"),
    ],
)
def test_a_barrel_rolls(position: str, after: str) -> None:
    match = humans_begin(position)
    assert street(match) == after


@clause("ZK-11.24")
def test_a_barrel_that_rolls_away_or_breaks_is_discarded_and_fills_a_pit() -> None:
    match = humans_begin("A1 barrel, B4 barrel, B3 pit2")
    assert sorted(match.humans.discard) == ["barrel", "barrel", "pit_2"]


@clause("ZK-11.24", "ZK-4.9")
def test_a_barrel_rolls_where_the_barrier_stood() -> None:
    assert street(humans_begin("B2 barrel, B1 barrier")) == "B1 barrel"


@clause("ZK-11.24")
def test_barrels_roll_from_row_1_up() -> None:
    """So the first does not catch up with the second; a mine set off by one is gone for the next."""
    match = humans_begin("A3 barrel, A2 barrel, A1 mine")
    assert match.asked == (H, "shrapnel")
    match.choose("shrapnel a2")
    assert street(match) == "A2 barrel"
