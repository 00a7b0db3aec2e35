"""Hero events that take heroes farther: Adrenaline, Run for It!, Coach Miller (Table H)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import FightCancelled, Rolled
from deadtown.games.last_night.moments import CP, FD, FR, HR, HS, HX
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish
from tests.games.last_night.moments import at_window, let_be
from tests.games.last_night.table import NightMatch, hero, kept, table


def dead_line(match: NightMatch, cancelled: bool) -> NightMatch:
    """An event is being played: The Line Is Dead cancels it, or nobody does."""
    assert match.kind == CP
    if cancelled:
        match.choose("play line_is_dead")
    return let_be(match)


both = pytest.mark.parametrize("cancelled", [False, True], ids=["let be", "cancelled"])

# Adrenaline


def moved(**more: Any) -> NightMatch:
    """Becky has made her last step, and the window at the end of her Move Action is open."""
    return at_window(HX, hand="adrenaline", **{"left": 0, **more})


@clause("LN-5.6", "LN-8.7")
@both
@pytest.mark.parametrize(("die", "steps"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_adrenaline_takes_a_hero_d3_spaces_farther(die: int, steps: int, cancelled: bool) -> None:
    match = moved(dice=[3, die] if cancelled else [die], zombie_hand="line_is_dead")
    match.choose("play adrenaline")
    dead_line(match, cancelled)
    assert match.state.left == (0 if cancelled else steps)
    assert match.state.hero_discard == ["adrenaline"]
    match.let_pass()
    assert (match.kind == "hero_step") != cancelled
    if not cancelled:
        match.choose("step f6")
        assert match.at() == "f6"


@clause("LN-8.9")
def test_it_is_for_the_end_of_a_move_only() -> None:
    assert moved(left=2).playable(0) == set()


@clause("LN-5.8", "LN-5.7")
def test_it_takes_a_hero_away_from_zombies_at_which_it_had_to_stop() -> None:
    match = moved(zombies="f5", dice=[6])
    match.choose("play adrenaline")
    let_be(match)
    match.let_pass()
    match.choose("walk f8")
    match.let_pass()
    assert match.at() == "f8"


@clause("LN-5.5")
def test_a_hero_who_has_searched_may_move_with_it() -> None:
    match = table("move_action", hero(at="b6"), active="becky", left=4, hand="adrenaline", dice=[2])
    match.choose("search")
    match.choose("play adrenaline")
    match.let_pass()
    assert match.kind == "hero_step"


def test_overconfidence_holds_all_the_same() -> None:
    assert moved(zombies="f5").playable(0) == {"play adrenaline"}
    held = at_window(HX, hero(on="overconfidence"), hand="adrenaline", left=0, zombies="f5")
    assert held.playable(0) == set()


# Run for It!


@clause("LN-5.4", "LN-1.5", "LN-8.7")
@both
def test_run_for_it_adds_one_to_all_movement_rolls_of_the_turn(cancelled: bool) -> None:
    heroes = hero(), hero("jenny", "a1")
    dice = [3, 4, 2] if cancelled else [4, 2]
    match = at_window(HS, *heroes, hand="run_for_it", zombie_hand="line_is_dead", dice=dice)
    match.choose("play run_for_it")
    dead_line(match, cancelled)
    assert match.view(None).effects == ([] if cancelled else ["hurried"])
    seen = []
    for person in ("becky", "jenny"):
        match.wait_for("activate" if person == "becky" else "move_action")
        if match.kind == "activate":
            match.choose(f"activate {person}")
        match.wait_for("move_action")
        seen.append(match.state.left)
        match.choose("rest")
    assert seen == ([4, 2] if cancelled else [5, 3])
    match.wait_for("zombies_start")
    assert not match.state.hurried


@clause("LN-5.4")
def test_it_makes_up_for_heavy_rain() -> None:
    match = table("roll_movement", hero(), active="becky", hurried=True, remaining=[kept("heavy_rain")], dice=[1])
    assert match.state.left == 1
    dry = table("roll_movement", hero(), active="becky", hurried=True, dice=[1])
    assert dry.state.left == 2


# Coach Miller


@clause("LN-5.4", "LN-8.7")
@pytest.mark.parametrize("cancelled", [False, True])
def test_coach_miller_adds_two_to_a_movement_roll(cancelled: bool) -> None:
    match = at_window(HR, hand="coach_miller", zombie_hand="hes_a_zombie", dice=[3, 4])
    match.choose("play coach_miller hurry")
    assert match.kind == CP
    if cancelled:
        match.choose("play hes_a_zombie stop")
    let_be(match)
    match.wait_for("move_action")
    assert match.state.left == (3 if cancelled else 5)


def test_townsfolk_do_not_hurry_who_is_haunted() -> None:
    match = at_window(HR, hero(on="haunted"), hand="coach_miller")
    assert match.playable(0) == set()


@clause("LN-5.4")
def test_it_counts_for_whichever_die_a_track_star_takes() -> None:
    match = at_window(HR, hero("billy"), hand="coach_miller", dice=[3, 5])
    match.choose("play coach_miller hurry")
    match.wait_for("choose_move_die")
    match.choose("die 3")
    assert match.state.left == 5


@clause("LN-6.17")
@pytest.mark.parametrize("window", [FD, FR])
def test_coach_miller_cancels_a_fight_of_a_student(window: str) -> None:
    match = fight(hero("sally"), hand="coach_miller", dice=[1, 2, 6])
    match.wait_for(window)
    match.choose("play coach_miller cancel")
    finish(let_be(match))
    assert [event.card for event in match.told.of(FightCancelled)] == ["coach_miller"]
    assert match.hero("sally").wounds == 0


@clause("LN-1.9")
@pytest.mark.parametrize("fighter", [hero(), hero("sally", on="haunted")], ids=["no student", "haunted"])
def test_but_of_nobody_else(fighter: Any) -> None:
    match = fight(fighter, hand="coach_miller", dice=[1, 2, 6])
    match.wait_for(FR)
    assert match.playable(0) <= {"use lucky sally fight 1", "use lucky sally fight 2"}


@clause("LN-8.9")
def test_dice_of_adrenaline_are_the_heros_own() -> None:
    match = at_window(HX, hero("sally"), hand="adrenaline", left=0, dice=[1, 6])
    match.choose("play adrenaline")
    let_be(match)
    match.choose("use lucky sally 1")
    match.let_pass()
    assert [event.what for event in match.told.of(Rolled)] == ["adrenaline"]
    assert match.state.left == 3
