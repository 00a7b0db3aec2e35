"""The cards about walls and doors: Board It Up!, Break Through, Clawing at the Boards, No Way Out (Tables H and Z)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import BarricadeBroken, BuildingSealed
from deadtown.games.last_night.ground import NAMES
from deadtown.games.last_night.moments import HS, ZM, ZS
from deadtown.games.last_night.uses import ANY
from deadtown.games.last_night.wording import wording
from tests.clauses import clause
from tests.games.last_night.building import PLAYED, acting, built, moving, standing
from tests.games.last_night.moments import answer, at_window, cancelled_and_not
from tests.games.last_night.table import FAR, NightMatch, hero, table
from tests.games.matches import refusal

# Board It Up!


@clause("LN-14.1", "LN-8.12")
@pytest.mark.parametrize("window", ANY)
def test_board_it_up_places_a_barricade_on_a_wall_that_a_hero_touches(window: str) -> None:
    heroes = hero("becky", "a5"), hero("jake", "c5")
    match = at_window(window, *heroes, hand="board_it_up", rules=PLAYED)
    assert match.playable(0) == {"play board_it_up church_n", "play board_it_up church_e"}
    match.choose("play board_it_up church_e")
    assert standing(match) == "church_e"
    assert "board_it_up" in match.state.hero_discard


@clause("LN-14.1")
@pytest.mark.parametrize(("before", "after"), [("church_n", 2), ("church_n:1", 3), ("church_n:2", 3)])
def test_board_it_up_places_up_to_two_reinforcements(before: str, after: int) -> None:
    match = at_window(HS, hero("becky", "a5"), hand="board_it_up", rules=PLAYED, barricades=built(before))
    match.choose("play board_it_up church_n")
    assert standing(match) == f"church_n:{after}"


@clause("LN-1.9")
def test_board_it_up_needs_a_wall_that_can_take_something() -> None:
    assert at_window(HS, hero("becky", "f5"), hand="board_it_up", rules=PLAYED).playable(0) == set()
    full = built("church_n:3")
    assert at_window(HS, hero("becky", "a5"), hand="board_it_up", rules=PLAYED, barricades=full).playable(0) == set()


# Break Through


@clause("LN-14.4", "LN-8.7")
@cancelled_and_not
def test_break_through_removes_up_to_two_reinforcements(cancelled: bool) -> None:
    for before, after in (("church_n:3", "church_n:1"), ("church_n:1", "church_n")):
        match = at_window(
            *(ZM, FAR),
            zombies="a4",
            zombie_hand="break_through",
            hand="principal_gomez",
            rules=PLAYED,
            barricades=built(before),
        )
        assert match.playable(1) == {"play break_through break church_n"}
        match.choose("play break_through break church_n")
        answer(match, cancelled)
        assert standing(match) == (before if cancelled else after)
        assert match.state.broken == ()


@clause("LN-14.4")
def test_a_barricade_without_reinforcements_is_crossed_without_a_roll_this_turn() -> None:
    match = moving(zombies="a4 b4", zombie_hand="break_through", walls="church_n")
    match.choose("move a4", "play break_through break church_n", "to a5")
    assert match.told.of(BarricadeBroken)
    match.choose("move b4", "to b5")
    assert match.zombies == ["a5", "b5"]
    assert match.rolls("barricade") == []
    match.wait_for("move_action")
    assert match.state.broken == ()
    assert standing(match) == "church_n"


@clause("LN-1.9")
def test_without_any_barricade_one_zombie_makes_a_step_more() -> None:
    match = moving(zombies="a1 f1", zombie_hand="break_through")
    match.choose("move a1")
    assert match.playable(1) if match.window else "play break_through step f1" in match.texts
    match.choose("play break_through step a1", "to b1", "to c1")
    assert match.zombies == ["c1", "f1"]
    assert match.zombie_steps == [("a1", "b1"), ("b1", "c1")]


@clause("LN-4.12")
def test_the_step_more_may_come_after_the_move() -> None:
    match = moving(zombies="a1 f1", zombie_hand="break_through")
    match.choose("move a1", "pass", "to b1", "done", "play break_through step b1", "to c1")
    assert match.zombies == ["c1", "f1"]


def test_a_held_zombie_makes_no_step_more() -> None:
    match = table("zombies_moved", FAR, zombies="a1 f1", held=(0,), zombie_hand="break_through", halts=True)
    assert match.playable(1) == {"play break_through step f1"}
    held = table("zombies_moved", hero("becky", "f1"), zombies="f1", zombie_hand="break_through", halts=True)
    assert held.playable(1) == set()


# Clawing at the Boards


@clause("LN-14.4", "LN-8.7")
@cancelled_and_not
def test_clawing_adds_one_to_barricade_rolls_this_turn(cancelled: bool) -> None:
    match = moving(zombies="a4", zombie_hand="clawing", hand="principal_gomez", walls="church_n", dice=[3], halts=True)
    match.choose("move a4")
    match.choose("play clawing")
    answer(match, cancelled)
    match.let_pass()
    match.choose("across a5 church_n")
    assert [roll.need for roll in match.rolls("barricade")] == [4 if cancelled else 3]
    assert match.zombies == (["a4"] if cancelled else ["a5"])


@clause("LN-14.4")
@pytest.mark.parametrize(("again", "zombies"), [("yes", ["a5"]), ("no", ["a4"])])
def test_one_failed_roll_may_be_made_again(again: str, zombies: list[str]) -> None:
    match = moving(zombies="a4", zombie_hand="clawing", walls="church_n", dice=[1, 3])
    match.choose("move a4", "play clawing", "across a5 church_n")
    assert match.asked == (1, "claw_again")
    match.choose(again)
    assert match.zombies == zombies


@clause("LN-14.4")
def test_only_one_of_them_and_only_in_this_turn() -> None:
    match = moving(zombies="a4 b4", zombie_hand="clawing", walls="church_n", dice=[1, 1, 1])
    match.choose("move a4", "play clawing", "across a5 church_n", "yes", "move b4", "across b5 church_n")
    assert match.zombies == ["a4", "b4"]
    match.wait_for("move_action")
    assert (match.state.claws, match.state.clawing_again) == (0, 0)


@clause("LN-1.9")
def test_clawing_needs_a_barricade() -> None:
    assert at_window(ZM, FAR, zombies="a4", zombie_hand="clawing", rules=PLAYED).playable(1) == set()


# No Way Out


@clause("LN-8.7")
@cancelled_and_not
def test_no_hero_passes_the_doors_of_a_building_until_the_next_zombie_turn(cancelled: bool) -> None:
    match = at_window(ZS, hero("becky", "b5"), zombie_hand="no_way_out", hand="principal_gomez", sun=9)
    assert "play no_way_out church" in match.playable(1)
    match.choose("play no_way_out church")
    answer(match, cancelled)
    assert bool(match.told.of(BuildingSealed)) is not cancelled
    match.let_pass()
    match.wait_for("move_action")
    assert ("step c5" in match.texts) is cancelled
    if cancelled:
        return
    assert match.view(0).sealed == ["church"]
    assert refusal(match, "step c5").reason == "no-way-out"
    match.wait_for("order_zombies") if match.zombies else match.wait_for("discard_one")
    assert match.state.sealed == ()


def shut_in(items: str = "", at: str = "b5", **more: Any) -> NightMatch:
    church = 0
    match = table("move_action", hero("becky", at, items), active="becky", left=3, sealed=(church,), **more)
    assert match.state.ground.buildings[church].name == "church"
    return match


def test_nobody_gets_in_either_not_even_on_a_walk() -> None:
    match = shut_in(at="c5")
    assert "step b5" not in match.texts
    assert not [text for text in match.texts if text.endswith((" b5", " b6", " a5"))]


@pytest.mark.parametrize("item", ["keys", "fire_axe"])
def test_who_ignores_locked_doors_passes(item: str) -> None:
    assert "step c5" in shut_in(item).texts


def test_windows_are_open_but_not_the_doors() -> None:
    match = shut_in(windows_open=True)
    assert "step b4" in match.texts, "through the wall"
    assert "step c5" not in match.texts


# How they are worded


@pytest.mark.parametrize(
    ("option", "message"),
    [
        (("play", "board_it_up", "church_n"), "option-play-wall"),
        (("play", "break_through", "break", "church_n"), "option-play-wall"),
        (("play", "break_through", "step", "b4"), "option-play-move-space"),
        (("play", "no_way_out", "church"), "option-play-building"),
    ],
)
def test_what_they_are_played_on_is_named(option: tuple[str, ...], message: str) -> None:
    assert wording(option)[0] == message


def test_spaces_are_named_as_on_the_map() -> None:
    assert acting("a5", walls="church_n:1").view(0).barricades[0].spaces == (NAMES[48], NAMES[49])
