"""Door and Locked Door markers (LN-18.19 to LN-18.21)."""

from typing import Any

import pytest

from deadtown.games.last_night.doors import MARKERS
from deadtown.games.last_night.events import DoorMarked, DoorUnlocked, Rolled
from deadtown.games.last_night.ground import (
    DEFAULT,
    DOOR,
    GROUNDS,
    LOCK,
    NUMBERS,
    ground,
    put_word,
    side_named,
    take_word,
    words_of,
)
from deadtown.games.last_night.sight import sights
from tests.clauses import clause
from tests.games.last_night.building import PLAYED, built
from tests.games.last_night.table import NightMatch, hero, start, table
from tests.games.matches import refusal

LOCKED = f"{DEFAULT} lock:b5-c5"
NEW_DOOR = f"{DEFAULT} door:a4-a5"


def acting(at: str = "b5", items: str = "", layout: str = LOCKED, **more: Any) -> NightMatch:
    more.setdefault("left", 3)
    return table("move_action", hero("becky", at, items), active="becky", layout=layout, **more)


def seen(layout: str, here: str, there: str) -> bool:
    return NUMBERS[there] in sights(layout)[NUMBERS[here]]


# What a layout says


def test_a_layout_tells_what_has_been_put_onto_the_map() -> None:
    layout = put_word(put_word(DEFAULT, LOCK, "b5-c5"), DOOR, "a4-a5")
    assert layout == f"{DEFAULT} door:a4-a5 lock:b5-c5"
    assert layout == put_word(put_word(DEFAULT, DOOR, "a4-a5"), LOCK, "b5-c5")
    assert words_of(layout, DOOR) == ["a4-a5"]
    assert take_word(take_word(layout, LOCK, "b5-c5"), DOOR, "a4-a5") == DEFAULT
    assert ground(layout).boards == tuple(DEFAULT.split())
    assert ground(layout).bare == DEFAULT
    assert ground.cache_info().maxsize == GROUNDS


def test_markers_leave_the_walls_as_they_are() -> None:
    assert ground(f"{NEW_DOOR} lock:b5-c5").outer_walls == ground(DEFAULT).outer_walls


# Placing them


def placing(**options: Any) -> NightMatch:
    match = start(layout="default", opt_doors=True, scenario="die_zombies_die", **options)
    match.wait_for("place_door_marker")
    return match


@clause("LN-18.19", "LN-18.20", "LN-3.5")
def test_both_sides_place_three_each_in_turn() -> None:
    match = placing()
    kinds = []
    while match.kind == "place_door_marker":
        assert match.decision is not None
        kinds.append((match.decision.seat, match.decision.about["door"]))
        match.choose(1)
    assert kinds == [(0, "door"), (1, "lock")] * MARKERS
    assert len(match.told.of(DoorMarked)) == 2 * MARKERS
    assert len(match.view(0).doors) == len(match.view(0).locks) == MARKERS
    assert match.view(0).layout == DEFAULT


@clause("LN-18.20")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_they_are_spread_over_buildings_and_boards(seed: str) -> None:
    match = placing(seed=seed)
    while match.kind == "place_door_marker":
        match.choose(len(match.texts))
    for kind in (DOOR, LOCK):
        town = match.state.ground
        marked = [
            town.buildings[town.area[space]]
            for name in words_of(match.state.layout, kind)
            for space in side_named(name)
            if town.area[space] >= 0
        ]
        assert len({building.number for building in marked}) == MARKERS
        assert len({building.slot for building in marked}) == MARKERS


@clause("LN-18.20")
def test_a_board_with_a_marker_waits_for_the_others() -> None:
    match = placing()
    assert "side a4-a5" in match.texts
    assert "side b5-c5" not in match.texts, "there is a door already"
    match.choose("side a4-a5")
    assert {"side a4-a5", "side b5-c5"} <= set(match.texts), "doors are locked, new ones too"
    assert "side b4-b5" not in match.texts
    match.choose("side b5-c5")
    assert not [text for text in match.texts if text.split("-")[0] in ("side b4", "side d2", "side c1")]


def test_without_the_option_nobody_is_asked() -> None:
    match = start(layout="default", scenario="die_zombies_die")
    match.wait_for("order_zombies")
    assert match.state.door_markers == 0


# A Door marker


@clause("LN-18.21", "LN-2.7")
def test_a_door_marker_is_a_door_to_walk_and_see_through() -> None:
    assert "step a4" not in acting("a5", layout=DEFAULT).texts
    assert "step a4" in acting("a5", layout=NEW_DOOR).texts
    assert not seen(DEFAULT, "a3", "a5")
    assert seen(NEW_DOOR, "a3", "a5")


@clause("LN-18.21")
def test_a_locked_door_card_works_there_too() -> None:
    match = acting("a5", layout=NEW_DOOR, zombie_hand="locked_door")
    match.choose("step a4")
    assert match.asked == (1, "door")


# A Locked Door marker


@clause("LN-18.21", "LN-2.20", "LN-2.17")
def test_nobody_passes_it_and_it_blocks_like_a_wall() -> None:
    match = acting()
    assert "step c5" not in match.texts
    assert refusal(match, "step c5").reason == "door-locked"
    assert seen(DEFAULT, "d5", "b5")
    assert not seen(LOCKED, "d5", "b5")
    assert seen(LOCKED, "c5", "b5"), "who stands at the wall sees through it"


@clause("LN-18.21")
def test_zombies_pass_it_as_they_pass_walls() -> None:
    match = table("order_zombies", hero("becky", "l9"), layout=LOCKED, zombies="c5", to_act=(1,))
    match.choose("move c5", "to b5")
    assert match.zombies == ["b5"]


@clause("LN-18.21")
@pytest.mark.parametrize("item", ["keys", "fire_axe"])
def test_who_ignores_locked_doors_passes_and_the_marker_is_gone(item: str) -> None:
    match = acting(items=item)
    assert refusal(match, "force c5").reason == "door-opens"
    match.choose("step c5")
    assert match.at() == "c5"
    assert match.state.layout == DEFAULT
    assert match.told.of(DoorUnlocked)[0].clause == "LN-18.21"


@clause("LN-18.21")
@pytest.mark.parametrize(("die", "layout"), [(3, LOCKED), (4, DEFAULT)])
def test_in_place_of_the_move_action_it_may_be_forced(die: int, layout: str) -> None:
    jake = hero("jake", "l9")
    becky = hero("becky", "b5", activated=True)
    match = table("move_action", becky, jake, active="becky", layout=LOCKED, left=3, dice=[die])
    match.choose("force c5")
    assert match.told.of(Rolled)[0].what == "force_door"
    assert match.state.layout == layout
    assert match.at() == "b5"
    assert match.decision is not None
    assert match.decision.about["hero"] == "jake", "that was Becky's move action"


@clause("LN-18.21")
def test_from_outside_too_but_only_in_front_of_it() -> None:
    assert "force b5" in acting("c5").texts
    assert refusal(acting("c6"), "force b6").reason == "no-locked-door"


@clause("LN-18.21")
def test_the_roll_is_one_of_the_hero() -> None:
    match = table("move_action", hero("sally", "b5"), active="sally", layout=LOCKED, left=3, dice=[1, 5])
    match.choose("force c5")
    assert match.kind == "die_rolled"
    match.choose(1)
    assert match.state.layout == DEFAULT


@clause("LN-14.6", "LN-18.21")
def test_reinforcements_on_a_locked_door_go_first() -> None:
    match = acting(items="fire_axe", rules=PLAYED, barricades=built("church_e:1"))
    assert "step c5" not in match.texts
    assert refusal(match, "step c5").reason == "door-reinforced"
    match.choose("unbar c5", "step c5")
    assert match.at() == "c5"
    assert match.state.layout == DEFAULT


@clause("LN-18.21")
def test_escaping_through_windows_leaves_locked_doors_shut() -> None:
    match = acting(windows_open=True)
    assert "step b4" in match.texts
    assert "step c5" not in match.texts


def test_passing_a_locked_door_is_no_climbing() -> None:
    match = acting("c5", items="fire_axe", windows_open=True)
    match.choose("step b5", "stop")
    assert match.at() == "b5"


# What is seen


def test_the_view_tells_the_markers_apart_from_the_boards() -> None:
    view = acting("a5", layout=f"{NEW_DOOR} lock:b5-c5").view(0)
    assert (view.layout, [*view.doors], [*view.locks]) == (DEFAULT, ["a4-a5"], ["b5-c5"])
