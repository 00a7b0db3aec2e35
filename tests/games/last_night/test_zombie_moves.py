"""How zombies move: one space, hungry, through walls (LN-4.12 to LN-4.15)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import Rolled
from deadtown.games.last_night.ground import NUMBERS
from tests.clauses import clause
from tests.games.last_night.table import FAR, NightMatch, hero, table


def moving(*heroes: Any, **more: Any) -> NightMatch:
    """The zombies are about to move."""
    more.setdefault("to_act", (1,))
    return table("order_zombies", *(heroes or (FAR,)), **more)


def goals(match: NightMatch) -> set[str]:
    return {text.removeprefix("to ") for text in match.texts}


# Each may move once


@clause("LN-4.12")
def test_the_start_of_the_zombie_turn_comes_before_any_move() -> None:
    match = table("zombies_start", FAR, zombies="a1", zombie_hand="relentless_advance")
    assert match.asked == (1, "zombies_start")
    match.choose("pass")
    assert match.asked == (1, "order_zombies")


@clause("LN-4.12")
def test_each_zombie_moves_once_in_any_order() -> None:
    match = moving(zombies="a1 f1 l12")
    assert match.texts == ["move a1", "move f1", "move l12", "done"]
    match.choose("move l12", "to l11", "move a1", "to b1")
    assert match.texts == ["move f1", "done"]
    match.choose("move f1", "to g1")
    assert match.zombies == ["b1", "g1", "l11"]
    assert match.kind != "order_zombies"


@clause("LN-4.12", "LN-4.13")
def test_moving_is_optional() -> None:
    match = moving(zombies="a1 f1")
    match.choose("done")
    assert match.zombies == ["a1", "f1"]
    match = moving(zombies="a1 f1")
    match.choose("move a1")
    assert "stay" in match.texts
    match.choose("stay")
    assert match.zombies == ["a1", "f1"]
    assert match.texts == ["move f1", "done"]


@clause("LN-4.12", "LN-1.12")
@pytest.mark.parametrize(("sun", "order"), [(14, [2, 3]), (13, [3, 2])])
def test_the_lead_seat_moves_all_of_its_zombies_first(sun: int, order: list[int]) -> None:
    match = table("zombies_start", FAR, players=4, zombies="a1 a3", green="f1", sun=sun)
    asked = []
    while match.kind in ("order_zombies", "move_zombie"):
        assert match.decision is not None
        asked.append(match.decision.seat)
        match.choose(1)
    assert [*dict.fromkeys(asked)] == order
    assert sorted(asked) == asked or sorted(asked, reverse=True) == asked


@clause("LN-4.12", "LN-3.3")
def test_a_seat_moves_its_own_zombies_only() -> None:
    match = moving(players=4, zombies="a1", green="a1 f1", to_act=(2,))
    assert match.asked == (2, "order_zombies")
    assert match.texts == ["move brown_a1", "done"]


# One space


@clause("LN-4.13", "LN-2.15")
def test_a_zombie_moves_one_step_in_any_direction_through_walls() -> None:
    match = moving(zombies="c5")
    match.choose("move c5")
    assert goals(match) == {"b4", "c4", "d4", "b5", "d5", "b6", "c6", "d6", "stay"}
    match.choose("to b6")
    assert match.zombies == ["b6"]


@clause("LN-1.3", "LN-4.13")
def test_any_number_of_models_may_share_a_space() -> None:
    match = moving(zombies="a1 a1 a1 a1 a2", turned=[("jake", "a1")])
    match.choose("move a2", "to a1")
    assert match.zombies == ["a1"] * 6


# Hunger


@clause("LN-4.14")
def test_a_zombie_next_to_a_hero_must_step_to_it() -> None:
    match = moving(hero("becky", "f5"), zombies="e4 a1")
    assert match.texts == ["move e4", "move a1"], "nobody is done while a zombie is hungry"
    match.choose("move e4")
    assert match.at("becky") == "f5"
    assert match.zombies == ["a1", "f5"]
    assert match.texts == ["move a1", "done"]


@clause("LN-4.14")
def test_a_zombie_between_two_heroes_chooses_one_of_them() -> None:
    match = moving(hero("becky", "e4"), hero("jake", "g6"), zombies="f5")
    assert match.asked == (1, "move_zombie")
    assert match.texts == ["to e4", "to g6"]


@clause("LN-4.14")
def test_a_zombie_in_a_space_with_a_hero_may_not_leave_it() -> None:
    match = moving(hero("becky", "f5"), hero("jake", "f6"), zombies="f5 a1")
    assert match.texts == ["move a1", "done"]


@clause("LN-4.14", "LN-7.18")
def test_zombie_heroes_are_hungry_too() -> None:
    match = moving(hero("becky", "f5"), turned=[("jake", "e4")], dice=[6])
    assert match.zombie_steps == [("e4", "f5")]
    assert match.told.of(Rolled)[0].what == "zombie_hero"


@clause("LN-1.1", "LN-7.18")
@pytest.mark.parametrize(("die", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_zombie_hero_moves_half_a_die_rounded_up(die: int, most: int) -> None:
    match = moving(turned=[("jake", "a1")], dice=[die])
    match.choose("move zombie_jake")
    taken = 0
    while match.kind == "move_zombie":
        match.choose(1)
        taken += 1
    assert taken == most


# What makes a step impossible


@clause("LN-4.15")
def test_blocked_windows_forbid_a_step_so_the_zombie_moves_freely_or_not_at_all() -> None:
    match = moving(hero("becky", "a5"), zombies="a4", blocked=True)
    assert match.texts == ["move a4", "done"]
    match.choose("move a4")
    assert goals(match) == {"a3", "b3", "b4", "stay"}


@clause("LN-4.15")
def test_where_one_hero_is_out_of_reach_the_other_must_be_taken() -> None:
    match = moving(hero("becky", "a5"), hero("jake", "b4"), zombies="a4", blocked=True)
    assert match.zombie_steps == [("a4", "b4")]


@clause("LN-4.15", "LN-9.21")
def test_a_hungry_zombie_must_try_to_leave_old_betsy() -> None:
    match = moving(hero("becky", "f5"), zombies="e4", betsy=NUMBERS["e4"], dice=[4])
    assert match.told.of(Rolled)[0].what == "betsy"
    assert match.zombie_steps == []
    match = moving(hero("becky", "f5"), zombies="e4", betsy=NUMBERS["e4"], dice=[5])
    assert match.zombie_steps == [("e4", "f5")]


@clause("LN-4.15")
def test_a_card_that_forbids_to_move_beats_hunger() -> None:
    match = moving(hero("becky", "f5"), zombies="e4 a1", held=(0,))
    assert match.texts == ["move a1", "done"]


@clause("LN-4.15")
def test_a_zombie_of_several_steps_looks_for_heroes_before_each_and_stops_at_one() -> None:
    match = moving(hero("becky", "d1"), zombies="a1", zombie_hand="shamble", dice=[6])
    match.choose("move a1", "play shamble a1", "to b1")
    assert "to c1" in match.texts
    assert "stay" in match.texts
    match.choose("to c1")
    # From there hunger leaves no choice, and four steps are lost.
    assert match.zombie_steps == [("a1", "b1"), ("b1", "c1"), ("c1", "d1")]
    assert match.kind != "move_zombie"


@clause("LN-4.12")
def test_a_card_may_still_stop_a_zombie_that_was_about_to_move() -> None:
    match = moving(hero("becky", "f5"), zombies="e4", hand="farmer_sty")
    assert match.asked == (0, "zombie_moves")
    match.choose("play farmer_sty hold e4")
    match.wait_for("move_action")
    assert match.zombie_steps == []


@clause("LN-4.12")
def test_a_zombie_whose_way_was_barred_in_the_last_moment_may_stay() -> None:
    match = moving(hero("becky", "l9"), zombies="c5", hand="blocked_windows")
    match.choose("move c5", "play blocked_windows")
    assert "to b5" not in match.texts
    assert "stay" in match.texts


@clause("LN-4.12", "LN-11.4")
def test_who_does_not_move_burns_once_where_it_is() -> None:
    match = moving(zombies="a1 f1", fires="a1", dice=[5])
    match.choose("done")
    assert match.zombies == ["f1"]
    assert match.told.of(Rolled)[0].what == "fire"


@clause("LN-11.4", "LN-4.15")
def test_who_was_stopped_before_it_moved_burns_where_it_is() -> None:
    match = moving(zombies="a1", fires="a1", hand="farmer_sty", dice=[5])
    match.choose("move a1", "play farmer_sty hold a1")
    assert match.zombies == []


# Moved by others


@clause("LN-1.14")
def test_a_zombie_that_is_pushed_does_not_move_in_the_sense_of_fire_and_hunger() -> None:
    match = table(
        *("zombies_end", hero("becky", "f5", "fire_extinguisher")),
        zombies="f5 e4",
        fires="g5",
        dice=[6, 6, 6],
        halts=True,
    )
    match.choose("use fire_extinguisher becky push", "to g5", "to d4")
    assert match.zombies == ["d4", "g5"], "no fire is rolled for, and hunger does not matter"


@clause("LN-1.14")
def test_a_zombie_that_is_placed_does_not_burn() -> None:
    match = table("place_zombies", FAR, fires="a1", arriving={1: 1}, dice=[6])
    match.choose("space a1")
    assert match.zombies == ["a1"]


@clause("LN-1.7", "LN-1.8")
def test_may_not_beats_may() -> None:
    """A zombie that may not move this turn is not moved by a card that lets it move."""
    match = table("zombies_moved", FAR, zombies="a1 f1", held=(0,), zombie_hand="shamble", halts=True)
    assert match.playable(1) == {"play shamble f1"}
