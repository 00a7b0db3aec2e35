"""How barricades are built: as the Move Action, for a wound, by cards (section 14)."""

from typing import Any

import pytest

from deadtown.games.last_night.arriving import FullPlay
from deadtown.games.last_night.barricades import builds_with_any_roll, fortify
from deadtown.games.last_night.events import BarricadeBuilt, Wounded
from deadtown.games.last_night.ground import DEFAULT, ground
from deadtown.games.last_night.moments import HX
from deadtown.games.last_night.pieces import MOST_BARRICADES
from deadtown.kernel import Decision
from tests.clauses import clause
from tests.games.last_night.building import PLAYED, acting, builds, standing
from tests.games.last_night.table import hero, kept, table
from tests.games.matches import refusal

# Building as the Move Action


@clause("LN-14.2", "LN-5.5")
@pytest.mark.parametrize(("left", "can"), [(1, False), (3, False), (4, True), (6, True)])
def test_it_takes_a_result_of_four_to_build(left: int, can: bool) -> None:
    assert bool(builds(acting("a5", left))) is can


@clause("LN-14.2", "LN-5.5")
def test_the_result_counts_as_it_was_modified() -> None:
    rain = [kept("heavy_rain")]
    match = table("roll_movement", hero("becky", "c5"), active="becky", rules=PLAYED, remaining=rain, dice=[4])
    assert match.asked == (0, "move_action")
    assert builds(match) == set()
    match = table("roll_movement", hero("becky", "c5"), active="becky", rules=PLAYED, remaining=rain, dice=[5])
    assert builds(match) == {"build church_e"}


@clause("LN-14.2")
def test_one_builds_from_inside_or_outside_and_it_was_the_move_action() -> None:
    for space in ("a4", "b4", "a5", "b5"):
        assert "build church_n" in builds(acting(space))
    assert builds(acting("c4")) == set()
    match = acting("b5")
    assert builds(match) == {"build church_n", "build church_e"}
    match.choose("build church_e")
    assert standing(match) == "church_e"
    assert match.told.of(BarricadeBuilt)[0].clause == "LN-14.2"
    assert match.kind == "build_for_wound", "the move action is over"


@clause("LN-14.2")
def test_one_marker_an_action() -> None:
    match = acting("a5", walls="church_n:1")
    match.choose("reinforce church_n")
    assert standing(match) == "church_n:2"
    assert match.kind == "build_for_wound"


def test_nothing_is_built_where_barricades_are_not_played() -> None:
    match = table("move_action", hero("becky", "a5"), active="becky", left=6)
    assert builds(match) == set()
    assert refusal(match, "build church_n").reason == "no-barricades"
    match.choose("rest")
    assert match.kind != "build_for_wound"


@clause("LN-14.2", "LN-14.1", "LN-5.5")
@pytest.mark.parametrize(
    ("wish", "at", "left", "walls", "reason"),
    [
        ("build church_n", "a5", 3, "", "roll-too-low-to-build"),
        ("build church_n", "c6", 6, "", "not-at-that-wall"),
        ("build church_n", "a5", 6, "church_n", "has-a-barricade"),
        ("reinforce church_n", "a5", 6, "", "no-barricade-there"),
        ("reinforce church_n", "a5", 6, "church_n:3", "wall-is-strongest"),
    ],
)
def test_why_something_is_not_built(wish: str, at: str, left: int, walls: str, reason: str) -> None:
    assert refusal(acting(at, left, walls), wish).reason == reason


def test_who_has_begun_to_move_does_not_build() -> None:
    match = acting("d5")
    match.choose("step c5")
    assert refusal(match, "build church_e").reason == "has-begun-to-move"


def test_without_markers_nothing_is_built() -> None:
    names = [name for name in ground(DEFAULT).outer_walls if not name.startswith("church")]
    match = acting("a5", 6, " ".join(names[:MOST_BARRICADES]))
    assert refusal(match, "build church_n").reason == "no-marker-left"


# Hammer and Nails


@clause("LN-14.2")
def test_with_hammer_and_nails_any_result_is_enough() -> None:
    match = acting(who=hero("becky", "a5", "hammer_and_nails"), left=1)
    assert builds(match) == {"build church_n"}
    match.choose("build church_n")
    assert match.kind == "build_for_wound", "one marker, with a low result"


@clause("LN-14.2")
def test_with_hammer_and_nails_and_a_four_two_markers_are_placed() -> None:
    match = acting(who=hero("becky", "b5", "hammer_and_nails"), left=4)
    match.choose("build church_n")
    assert match.kind == "build_more"
    assert match.texts == ["reinforce church_n", "build church_e", "done"]
    match.choose("build church_e")
    assert standing(match) == "church_e church_n"
    assert match.kind == "build_for_wound"


def test_the_second_marker_may_be_left() -> None:
    match = acting(who=hero("becky", "b5", "hammer_and_nails"), left=4)
    match.choose("build church_n", "done")
    assert standing(match) == "church_n"


def test_who_builds_with_any_roll() -> None:
    assert builds_with_any_roll(hero("becky", "a5", "hammer_and_nails"))
    assert not builds_with_any_roll(hero("becky", "a5", "keys"))


# For a wound


@clause("LN-14.3", "LN-5.13")
def test_at_the_end_of_any_move_action_a_wound_buys_a_marker() -> None:
    match = acting("a5", left=1, dice=[1])
    match.choose("search")
    assert match.asked == (0, "build_for_wound")
    assert match.texts == ["build church_n", "no"]
    match.choose("build church_n")
    assert match.hero().wounds == 1
    assert match.told.of(Wounded)[0].clause == "LN-14.3"
    assert standing(match) == "church_n"
    assert match.kind != "build_for_wound", "once"


@clause("LN-14.3")
def test_nobody_has_to() -> None:
    match = acting("a5", left=1)
    match.choose("rest", "no")
    assert match.hero().wounds == 0
    assert standing(match) == ""


@clause("LN-14.3")
def test_that_wound_is_not_prevented() -> None:
    match = acting("a5", left=1, hand="just_a_scratch")
    match.choose("rest", "build church_n")
    assert match.hero().wounds == 1
    assert match.kind != "about_to_be_wounded"


@clause("LN-14.3", "LN-7.14")
@pytest.mark.parametrize("state", [{"wounds": 2}, {"on": "feel_strange"}])
def test_not_if_the_wound_would_kill(state: dict[str, Any]) -> None:
    match = acting(who=hero("becky", "a5", **state), left=1)
    match.choose("rest")
    assert match.kind != "build_for_wound"


@clause("LN-5.13")
def test_fire_comes_before_building_for_a_wound() -> None:
    match = acting("b5", left=1, fires="a5", dice=[4])
    match.choose("step a5")
    assert match.hero().wounds == 1
    assert match.kind == "build_for_wound"
    match = acting(who=hero("becky", "b5", wounds=1), left=1, fires="a5", dice=[4])
    match.choose("step a5")
    assert match.kind != "build_for_wound", "after the fire she can't bear another one"


@clause("LN-5.13")
def test_building_for_a_wound_comes_when_the_last_window_of_the_move_has_closed() -> None:
    match = acting("b5", left=1, hand="recovery", who=hero("becky", "b5", wounds=1))
    match.choose("step a5")
    assert match.kind == HX
    match.choose("pass")
    assert match.kind == "build_for_wound"


# Fortify


@clause("LN-14.1", "LN-8.7")
def test_some_markers_in_all_are_placed_on_walls_that_heroes_touch() -> None:
    match = table("heroes_end", hero("becky", "a5"), hero("jake", "b6"), rules=PLAYED)

    asked = fortify(FullPlay(match.state, match.chance), 0, 3, "board_it_up")
    first = next(asked)
    assert isinstance(first, Decision)
    assert first.options == [("build", "church_n"), ("build", "church_e"), ("build", "church_s"), ("done",)]
    assert asked.send(("build", "church_n")).about == {"card": "board_it_up", "count": 2}
    assert asked.send(("reinforce", "church_n")).about == {"card": "board_it_up", "count": 1}
    with pytest.raises(StopIteration):
        asked.send(("done",))
    assert standing(match) == "church_n:1"
