"""Napalm, gasoline, flamethrower, street on fire, high voltage (ZK-11.12 to ZK-11.17)."""

from itertools import pairwise

import pytest

from deadtown.games.zombiaki.street import SPACES
from tests.clauses import clause
from tests.games.zombiaki.table import H, humans_play, street


@clause("ZK-11.12")
@pytest.mark.parametrize(
    ("position", "after"),
    [
        ("", "B3 fire"),
        ("B3 z3", "B3 z2 fire"),
        ("B3 dog", "B3 fire"),
        ("B3 z1+s", "B3 z1 fire"),
        ("B3 car, B4 z2", "B4 z1, B3 fire"),
        ("B3 car z3", "B3 z1 fire"),
        ("B3 wall5", "B3 wall5 fire"),
        ("B3 barrel", "B3 barrel fire"),
    ],
)
def test_napalm_lights_a_space(position: str, after: str) -> None:
    match = humans_play(position, "napalm")
    match.choose("play napalm b3")
    assert street(match) == after


@clause("ZK-11.12")
def test_napalm_on_a_mine() -> None:
    match = humans_play("B3 mine, B4 z2", "napalm")
    match.choose("play napalm b3", "shrapnel b4")
    assert street(match) == "B4 z1, B3 fire"


@clause("ZK-11.12")
def test_a_burning_space_cannot_be_lit_again() -> None:
    assert humans_play("B3 fire, A1 barrier", "napalm").targets("napalm") == set(SPACES) - {"b3"}


@clause("ZK-11.13")
def test_all_ways_to_spend_gasoline_on_one_zombie() -> None:
    targets = humans_play("B1 z3", "gasoline").targets("gasoline")
    assert {target for target in targets if target.startswith("b1")} == {"b1 1", "b1 2", "b1 3"}
    assert {target for target in targets if len(target.split()) == 4} == {
        f"{before} 1 b1 {points}" for before in ("a1", "c1", "b2") for points in (1, 2, 3)
    }
    assert "b3 1 b2 1 b1 2" in targets
    assert "b3 1 b2 1 b1 3" not in targets, "four points in all"
    assert all(sum(map(int, target.split()[1::2])) <= 4 for target in targets)


@clause("ZK-11.13")
def test_the_path_goes_on_over_free_spaces_and_kills_only() -> None:
    targets = humans_play("B3 z2, B2 z1", "gasoline").targets("gasoline")
    assert "b3 2 b2 1" in targets
    assert "b3 1 b2 1" not in targets
    assert "b2 1 b3 2" in targets
    assert "b4 1 b3 2 b2 1" in targets


@clause("ZK-11.13")
def test_no_space_comes_twice_and_each_is_next_to_the_last() -> None:
    targets = humans_play("B3 z2, B2 z1, C4 mine", "gasoline").targets("gasoline")
    for target in targets:
        spaces = target.split()[0::2]
        assert len(set(spaces)) == len(spaces) <= 4
        for one, other in pairwise(spaces):
            lanes, rows = abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1]))
            assert lanes + rows == 1


@clause("ZK-11.13")
def test_the_last_space_holds_a_creature_mine_or_car() -> None:
    targets = humans_play("B3 z2, A2 car, C2 mine, C4 barrel, A4 wall5", "gasoline").targets("gasoline")
    assert {target.split()[-2] for target in targets} == {"b3", "a2", "c2"}


@clause("ZK-11.13")
def test_a_shielded_zombie_takes_one_point_and_ends_the_path() -> None:
    match = humans_play("B3 z2+s, B2 z2", "gasoline")
    targets = match.targets("gasoline")
    assert "b3 1" in targets
    assert not any(target.startswith(("b3 2", "b3 1 ")) for target in targets)
    assert "b2 2 b3 1" in targets
    match.choose("play gasoline b2 2 b3 1")
    assert street(match) == "B3 z2"


@clause("ZK-11.13")
def test_mines_and_cars_on_the_path_explode_afterwards() -> None:
    match = humans_play("B4 car, B3 z1, A2 z3", "gasoline")
    match.choose("play gasoline b4 1 b3 1")
    assert street(match) == "A2 z3"
    match = humans_play("B4 car, B3 mine, B2 z1, A4 z2", "gasoline")
    match.choose("play gasoline b4 1 b3 1 b2 1")
    assert match.asked == (H, "shrapnel")
    assert street(match) == "A4 z1"


@clause("ZK-11.13")
def test_walls_do_not_stop_gasoline() -> None:
    match = humans_play("B4 wall6, B3 z2", "gasoline")
    match.choose("play gasoline b4 1 b3 2")
    assert street(match) == "B4 wall6"


@clause("ZK-11.14")
@pytest.mark.parametrize(("who", "most"), [("z1", 1), ("z2", 2), ("z5", 4), ("dog", 1), ("z3+s", 1)])
def test_points_never_exceed_endurance(who: str, most: int) -> None:
    targets = humans_play(f"B3 {who}", "gasoline").targets("gasoline")
    assert max(int(target.split()[1]) for target in targets if target.startswith("b3 ")) == most


@clause("ZK-11.14")
def test_a_dog_killed_lets_the_path_go_on() -> None:
    match = humans_play("B3 dog, B2 z3", "gasoline")
    match.choose("play gasoline b3 1 b2 3")
    assert street(match) == "-"


@clause("ZK-11.15")
@pytest.mark.parametrize(
    ("position", "row"),
    [
        ("A4 z3, B2 z3", "4"),
        ("A5 wall6, A4 z3, B2 z3", "2"),
        ("A4 wall6 z3, B2 z3", "4"),
        ("C5 dog, B4 z1", "5"),
        ("C5 mine, C4 car, B1 z1", "1"),
    ],
)
def test_the_flamethrower_burns_the_first_row_with_a_creature_in_sight(position: str, row: str) -> None:
    targets = humans_play(position, "flamethrower").targets("flamethrower")
    assert targets
    assert {space[1] for target in targets for space in target.split()[0::2]} == {row}


@clause("ZK-11.15")
def test_all_runs_with_their_points() -> None:
    targets = humans_play("A3 z2, C3 dog", "flamethrower").targets("flamethrower")
    assert targets == {"a3 1", "a3 2", "c3 1", "a3 1 b3 1 c3 1", "a3 2 b3 1 c3 1"}


@clause("ZK-11.15")
def test_five_points_in_all() -> None:
    targets = humans_play("A3 z4, B3 z4, C3 z4", "flamethrower").targets("flamethrower")
    whole = {target for target in targets if len(target.split()) == 6}
    assert whole == {
        f"a3 {a} b3 {b} c3 {c}" for a in range(1, 5) for b in range(1, 5) for c in range(1, 5) if a + b + c <= 5
    }
    assert "a3 4 c3 1" not in targets


@clause("ZK-11.15")
def test_the_ends_of_a_run_hold_something_that_burns() -> None:
    targets = humans_play("B3 z1, A3 mine, C3 wall5", "flamethrower").targets("flamethrower")
    assert targets == {"b3 1", "a3 1 b3 1"}


@clause("ZK-11.15")
def test_a_run_needs_a_creature_and_no_kill_to_go_on() -> None:
    match = humans_play("A3 z3, B3 z3, C3 car", "flamethrower")
    assert "c3 1" not in match.targets("flamethrower")
    match.choose("play flamethrower a3 1 b3 1 c3 1")
    assert street(match) == "A3 z2, B3 z1", "the car explodes afterwards and reaches B3"


@clause("ZK-11.15", "ZK-1.15")
def test_hidden_spaces_break_the_run() -> None:
    targets = humans_play("A3 z3, B4 wall5, B3 z3, C3 z3", "flamethrower").targets("flamethrower")
    assert {space for target in targets for space in target.split()[0::2]} == {"a3", "c3"}
    assert all(len(target.split()) == 2 for target in targets)


@clause("ZK-11.15")
def test_a_shielded_zombie_gets_one_point() -> None:
    match = humans_play("B3 z3+s", "flamethrower")
    assert match.targets("flamethrower") == {"b3 1"}
    match.choose("play flamethrower b3 1")
    assert street(match) == "B3 z3"


@clause("ZK-11.16")
def test_street_on_fire_harms_all_in_a_side_lane_and_then_things_explode() -> None:
    match = humans_play("A5 z1, A4 car, A3 dog, A2 z3+s, A1 z3, B3 z2, B1 z2, C3 z2", "street_fire")
    assert match.targets("street_fire") == {"a", "c"}
    match.choose("play street_fire a")
    assert street(match) == "B3 z1, C3 z2, A2 z3, A1 z2, B1 z2"


@clause("ZK-11.16")
def test_street_on_fire_needs_a_creature_mine_or_car() -> None:
    assert humans_play("A5 barrel, C2 mine", "street_fire").targets("street_fire") == {"c"}
    assert humans_play("A5 car, C2 pit1", "street_fire").targets("street_fire") == {"a"}


@clause("ZK-11.17")
def test_high_voltage_harms_all_in_any_lane_and_sets_nothing_off() -> None:
    match = humans_play("B5 z1, B4 car z2, B3 dog, B2 z3+s, B1 mine, C2 car", "high_voltage")
    assert match.targets("high_voltage") == {"b"}
    match.choose("play high_voltage b")
    assert street(match) == "B4 car z1, B2 z3, C2 car, B1 mine"
