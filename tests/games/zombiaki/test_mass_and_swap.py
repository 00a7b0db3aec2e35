"""Mass and Swap (ZK-10.12 to ZK-10.15)."""

import pytest

from tests.clauses import clause
from tests.games.zombiaki.table import Z, humans_play, street, zombies_play


@clause("ZK-10.12")
def test_a_zombie_steps_onto_a_neighbour_in_any_direction() -> None:
    match = zombies_play("B3 z2, B4 z3, A3 z4, C3 dog, B2 z1", "mass")
    assert match.targets("mass") == {"b3 b4", "b3 a3", "b3 b2", "b4 b3", "a3 b3", "b2 b3"}
    match.choose("play mass b2 b3")
    assert street(match) == "B4 z3, A3 z4, B3 z3, C3 dog"


@clause("ZK-10.12")
@pytest.mark.parametrize(
    ("position", "ways"),
    [
        ("B3 z2+stepped, B4 z3", {"b4 b3"}),
        ("B3 z2 net, B4 z3", {"b4 b3"}),
        ("B3 z2, B4 z3, B1 barrier", set()),
        ("B3 z2, A3 z3, A1 barrier", set()),
        ("B3 z2, B4 wall5 z3", {"b4 b3"}),
        ("B3 z2, B2 z3, B4 wall5 z3", {"b3 b4", "b4 b3", "b3 b2", "b2 b3"}),
        ("A3 wall5 z3, B3 z4", {"a3 b3"}),
        ("A3 wall5 z3, B3 z5", {"a3 b3", "b3 a3"}),
    ],
)
def test_the_mover_must_be_able_to_step(position: str, ways: set[str]) -> None:
    assert zombies_play(position, "mass").targets("mass") == ways


@clause("ZK-10.12")
@pytest.mark.parametrize(
    ("position", "after"),
    [
        ("B3 z2, B4 z3 fire", "B4 z4 fire"),
        ("B3 z2+s, B4 z3 fire", "B4 z5 fire"),
        ("B3 z2+s, B4 pit1 z3", "B4 z5"),
        ("B3 z2, B4 pit1 z3", "B4 pit1 z5"),
        ("B3 z2, B4 car z3", "B4 car z5"),
    ],
)
def test_the_mover_enters_first(position: str, after: str) -> None:
    match = zombies_play(position, "mass")
    match.choose("play mass b3 b4")
    assert street(match) == after


@clause("ZK-10.13")
@pytest.mark.parametrize(
    ("mover", "other", "merged"),
    [
        ("z2+boss(2)", "z3", "z5+boss(2)"),
        ("z2", "z3+boss(1)", "z5+boss(1)"),
        ("z2+boss(2)", "z3+boss(1)", "z5+boss(2)"),
        ("z2+boss(1)", "z3+boss(2)", "z5+boss(2)"),
        ("z2+boss(0)", "z3", "z5+boss(0)"),
        ("z2+s", "z3", "z5+s"),
        ("z2", "z3+s", "z5+s"),
        ("z2+s", "z3+s", "z5+s"),
        ("z2", "z3 net", "z5 net"),
    ],
)
def test_what_the_merged_zombie_keeps(mover: str, other: str, merged: str) -> None:
    match = zombies_play(f"B3 {mover}, B4 {other}", "mass")
    match.choose("play mass b3 b4")
    assert street(match) == f"B4 {merged}"
    assert match.zombies.discard.count("human_shield") == (mover.count("+s") + other.count("+s") == 2)
    assert match.zombies.discard.count("boss") == (mover.count("boss") + other.count("boss") == 2)


@clause("ZK-10.13")
@pytest.mark.parametrize(("mover", "other"), [("z2+ordered", "z1"), ("z2", "z1+ordered"), ("z2", "z1")])
def test_the_merged_zombie_keeps_the_mark_of_an_order(mover: str, other: str) -> None:
    match = zombies_play(f"B3 {mover}, B4 {other}", "mass")
    match.choose("play mass b3 b4")
    assert match.at("b4").ordered == ("ordered" in mover + other)


@clause("ZK-10.13")
def test_the_merged_zombie_is_moved_by_no_zombie_card_until_the_next_phase() -> None:
    match = zombies_play("B3 z2, B4 z1, A4 z2, C1 z5+boss(3)", "mass x2, hunger, swap")
    match.choose("play mass b3 b4")
    assert "b4" not in match.targets("hunger")
    assert match.targets("swap") == set()
    assert not any(order.startswith("b4") for order in match.orders)
    assert match.targets("mass") == {"a4 b4"}, "it may be stepped upon once more"
    match.choose("play mass a4 b4")
    assert street(match) == "B4 z5, C1 z5+boss(3)"
    match.wait_for(Z, "discard")
    assert street(match) == "B5 z5, C2 z5+boss(3)"
    match.wait_for(Z, "play")
    assert "b5" in match.targets("hunger")


@clause("ZK-10.13")
def test_human_cards_move_the_merged_zombie() -> None:
    match = humans_play("B4 z5+merged", "shot_1, blood")
    match.choose("play shot_1 b", "play blood b3 a3")
    assert street(match) == "A3 z4"


@clause("ZK-10.14")
@pytest.mark.parametrize(
    ("position", "after"),
    [("B3 z1, B4 z3 fire", "B4 z3 fire"), ("B3 z1, B4 pit1 z3+s", "B4 z3+s"), ("B3 z2, B4 pit2 z3", "B4 z3")],
)
def test_a_mover_that_dies_leaves_the_other_as_it_was(position: str, after: str) -> None:
    match = zombies_play(position, "mass, hunger")
    match.choose("play mass b3 b4")
    assert street(match) == after
    assert "mass" in match.zombies.discard
    assert match.targets("hunger") == {"b4"}, "nothing was merged"


@clause("ZK-10.14", "ZK-7.11")
def test_a_boss_that_dies_in_a_mass_makes_all_retreat() -> None:
    match = zombies_play("B3 z1+boss(2), B4 z3 fire", "mass")
    match.choose("play mass b3 b4")
    assert street(match) == "B4 fire, B3 z3"


@clause("ZK-10.15")
@pytest.mark.parametrize(
    ("position", "pairs"),
    [
        ("B3 z2, B4 z3, A3 z1, C3 dog", {"b4 b3", "a3 b3"}),
        ("A3 z2, C3 z2, B2 z2", set()),
        ("B3 z2+stepped, B4 z3", set()),
        ("B3 z2+merged, B4 z3", set()),
        ("B3 z2 net, B4 z3", set()),
        ("B3 z2, B4 z3, B1 barrier", set()),
        ("B3 z2, A3 z3, A1 barrier", set()),
        ("B3 z4, B2 z3, B4 wall5 z3", {"b3 b2"}),
        ("B3 z5, B4 wall5 z3", {"b4 b3"}),
        ("B3 z4, B4 wall5 z5", set()),
    ],
)
def test_who_may_swap(position: str, pairs: set[str]) -> None:
    assert zombies_play(position, "swap").targets("swap") == pairs


@clause("ZK-10.15")
def test_two_neighbours_change_places_with_all_they_carry() -> None:
    match = zombies_play("B3 z2+s, B4 z3+boss(1)", "swap")
    match.choose("play swap b4 b3")
    assert street(match) == "B4 z2+s, B3 z3+boss(1)"


@clause("ZK-10.15")
@pytest.mark.parametrize(
    ("position", "after"),
    [
        ("B3 z4 fire, B4 z3", "B4 z4, B3 z2 fire"),
        ("B3 pit2 z4, B4 z2", "B4 z4"),
        ("B3 z4 fire, B4 z3 fire", "B4 z3 fire, B3 z2 fire"),
    ],
)
def test_both_enter(position: str, after: str) -> None:
    match = zombies_play(position, "swap")
    match.choose("play swap b4 b3")
    assert street(match) == after
