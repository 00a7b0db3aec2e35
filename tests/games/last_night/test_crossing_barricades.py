"""How zombies get across barricades, and heroes through doors that have one (section 14)."""

import pytest

from deadtown.games.last_night.events import BarricadeHeld, ReinforcementsRemoved, Rolled
from deadtown.games.last_night.moments import HX
from tests.clauses import clause
from tests.games.last_night.building import PLAYED, acting, built, moving, standing
from tests.games.last_night.choosing import choice
from tests.games.last_night.table import hero, table
from tests.games.matches import refusal

# Zombies


@clause("LN-14.4")
@pytest.mark.parametrize("die", [1, 3])
def test_with_less_than_four_the_move_is_over(die: int) -> None:
    match = moving(zombies="a4", walls="church_n", dice=[die])
    match.choose("move a4", "across a5 church_n")
    assert match.zombie_steps == []
    assert match.told.of(BarricadeHeld)
    assert match.kind != "order_zombies", "it has moved"


@clause("LN-14.4", "LN-14.7")
def test_with_four_it_crosses_a_barricade_without_reinforcements_which_stays() -> None:
    match = moving(zombies="a4", walls="church_n", dice=[4])
    match.choose("move a4", "across a5 church_n")
    assert match.zombie_steps == [("a4", "a5")]
    assert standing(match) == "church_n"


@clause("LN-14.4", "LN-14.7")
def test_with_four_it_removes_a_reinforcement_and_its_move_is_over() -> None:
    match = moving(zombies="a4", walls="church_n:2", dice=[6])
    match.choose("move a4", "across a5 church_n")
    assert match.zombie_steps == []
    assert standing(match) == "church_n:1"
    assert match.told.of(ReinforcementsRemoved)[0].clause == "LN-14.4"


@clause("LN-14.4", "LN-14.1")
def test_zombies_get_out_in_the_same_way_and_doors_are_barricaded_too() -> None:
    match = moving(zombies="b5", walls="church_e", dice=[3])
    match.choose("move b5")
    assert "across c5 church_e" in match.texts
    match.choose("across c5 church_e")
    assert match.zombies == ["b5"]


@clause("LN-14.4", "LN-7.18")
def test_a_move_of_several_steps_is_over_too() -> None:
    match = moving(turned=[("jake", "a4")], walls="church_n", dice=[6, 1])
    match.choose("move zombie_jake", "across a5 church_n")
    assert match.zombies == ["a4"]
    assert match.kind != "move_zombie"


@clause("LN-14.4")
def test_walls_without_a_barricade_ask_for_nothing() -> None:
    match = moving(zombies="a4", walls="diner_w")
    match.choose("move a4", "to a5")
    assert match.zombie_steps == [("a4", "a5")]
    assert match.rolls("barricade") == []


@clause("LN-14.5")
def test_a_diagonal_step_goes_one_of_two_ways_as_the_seat_chooses() -> None:
    match = moving(zombies="c4", walls="church_n church_e:1", dice=[4])
    match.choose("move c4")
    ways = [text for text in match.texts if " b5" in text]
    assert ways == ["across b5 church_n", "across b5 church_e"]
    match.choose("across b5 church_n")
    assert match.zombies == ["b5"]


@clause("LN-14.5")
def test_one_way_free_needs_no_roll_but_the_other_may_be_chosen() -> None:
    match = moving(zombies="c4", walls="church_n")
    match.choose("move c4")
    assert [text for text in match.texts if " b5" in text] == ["to b5", "across b5 church_n"]
    match.choose("to b5")
    assert match.zombies == ["b5"]
    assert match.rolls("barricade") == []


@clause("LN-14.5")
def test_where_both_ways_cross_the_same_wall_there_is_one_way() -> None:
    match = moving(zombies="c6", walls="church_e")
    match.choose("move c6")
    assert [text for text in match.texts if " b5" in text] == ["across b5 church_e"]


@clause("LN-14.5")
@pytest.mark.parametrize(("rolled", "where"), [([4, 4], "c5"), ([4, 3], "b4"), ([3], "b4")])
def test_two_walls_on_the_way_call_for_two_rolls(rolled: list[int], where: str) -> None:
    """Straight through the corner of a building, where nobody would go."""
    match = moving(zombies="b4", walls="church_n church_e", dice=rolled)
    match.choose("move b4")
    assert [text for text in match.texts if " c5" in text] == ["to c5", "across c5 church_n church_e"]
    match.choose("across c5 church_n church_e")
    assert match.zombies == [where]
    assert [roll.dice[0] for roll in match.rolls("barricade")] == rolled


@clause("LN-4.15", "LN-4.14")
def test_a_hungry_zombie_must_try_and_has_moved_when_it_fails() -> None:
    match = moving(hero("becky", "a5"), zombies="a4 l1", walls="church_n", dice=[1])
    assert match.texts == ["move a4", "move l1"], "nobody is done while a zombie is hungry"
    match.choose("move a4")
    assert [roll.dice[0] for roll in match.rolls("barricade")] == [1], "there is nothing to choose"
    assert match.texts == ["move l1", "done"]


@clause("LN-4.15", "LN-14.5")
def test_a_hungry_zombie_chooses_its_way_only() -> None:
    match = moving(hero("becky", "b5"), zombies="c4", walls="church_n church_e")
    assert match.texts == ["across b5 church_n", "across b5 church_e"]


@clause("LN-4.15", "LN-1.14")
def test_blocked_windows_leave_nothing_to_roll_for() -> None:
    match = moving(hero("becky", "a5"), zombies="a4", walls="church_n", blocked=True)
    match.choose("move a4")
    assert {text.split()[0] for text in match.texts} == {"to", "stay"}
    assert "to a5" not in match.texts


@clause("LN-1.14")
def test_a_zombie_that_is_pushed_does_not_roll() -> None:
    match = table(
        *("zombies_end", hero("becky", "b4", "fire_extinguisher")),
        zombies="b4",
        rules=PLAYED,
        barricades=built("church_n:3"),
        halts=True,
    )
    match.choose("use fire_extinguisher becky push", "to b5")
    assert match.zombies == ["b5"]
    assert match.rolls("barricade") == []


@clause("LN-9.21", "LN-14.4")
def test_old_betsy_comes_before_the_barricade() -> None:
    match = moving(hero("becky", "a5"), zombies="a4", walls="church_n", betsy=36, dice=[4])
    assert [event.what for event in match.told.of(Rolled)][:1] == ["betsy"]
    assert match.rolls("barricade") == []


def test_a_zombie_is_told_what_ways_there_are() -> None:
    match = moving(zombies="a4", walls="church_n")
    match.choose("move a4")
    assert refusal(match, "to a5").reason == "other-way-across"
    match = moving(hero("becky", "a5"), hero("jake", "b5"), zombies="a4", walls="church_n")
    assert refusal(match, "to b4").reason == "hungry"


def test_a_zombie_goes_round_a_barricade_where_it_can() -> None:
    match = moving(hero("becky", "b5"), zombies="c4", walls="church_n")
    assert choice(match, "survivor") == "to b5"


# Heroes at doors


@clause("LN-14.6")
def test_a_barricaded_door_is_passed_but_not_with_reinforcements() -> None:
    assert "step c5" in acting("b5", walls="church_e").texts
    match = acting("b5", walls="church_e:1")
    assert "step c5" not in match.texts
    assert not [text for text in match.texts if text.startswith("walk")]
    assert refusal(match, "step c5").reason == "door-reinforced"


@clause("LN-14.6", "LN-14.7")
def test_each_reinforcement_costs_a_step_in_front_of_the_door() -> None:
    match = acting("b5", left=3, walls="church_e:2")
    assert "unbar c5" in match.texts
    match.choose("unbar c5")
    assert (match.state.left, standing(match)) == (2, "church_e:1")
    assert match.texts[-1] == "stop"
    match.choose("unbar c5", "step c5")
    assert match.at() == "c5"
    assert standing(match) == "church_e"
    assert match.state.left == 0


@clause("LN-14.6")
def test_nobody_removes_reinforcements_from_elsewhere_or_without_steps() -> None:
    match = acting("b6", left=1, walls="church_e:1")
    assert refusal(match, "unbar c5").reason == "no-reinforced-door"
    match.choose("step b5")
    assert match.kind == "build_for_wound"
    match = acting("c5", left=1, walls="church_e:2")
    match.choose("unbar b5")
    assert standing(match) == "church_e:1"
    assert match.at() == "c5"
    assert match.kind == "build_for_wound"


@clause("LN-14.6")
def test_a_walk_does_not_lead_through_a_reinforced_door_and_ends_when_one_gets_it() -> None:
    assert "walk b6" in acting("c4", left=4, walls="church_e").texts
    assert "walk b6" not in acting("c4", left=4, walls="church_e:1").texts
    match = acting("d4", left=4, walls="church_e", hand="board_it_up")
    match.choose("walk b5")
    assert match.kind == HX
    while match.at() != "c5":
        match.choose("pass")
    match.choose("play board_it_up church_e")
    match.let_pass()
    assert match.kind == "hero_step"
    assert match.at() == "c5"


@clause("LN-14.6")
def test_who_is_held_by_zombies_does_not_clear_doors() -> None:
    who = hero("becky", "b5", on="overconfidence")
    assert "unbar c5" not in acting(who=who, walls="church_e:1", zombies="b5").texts


def test_who_has_climbed_through_a_wall_keeps_the_steps_to_get_out_again() -> None:
    match = acting("b4", left=3, walls="church_e:1", windows_open=True)
    match.choose("step b5")
    assert match.state.through_wall
    assert "unbar c5" not in match.texts
