"""The sewers: how they come into play, and what goes through them (section 15)."""

from typing import Any

import pytest

from deadtown.games.last_night.arriving import FullPlay
from deadtown.games.last_night.events import HeroMoved, NewZombies, SewerMoved, SewerOpened
from deadtown.games.last_night.ground import (
    BESIDE,
    BEYOND,
    DEFAULT,
    DOOR,
    ENTRANCE,
    NAMES,
    NUMBERS,
    SEWER,
    SPACES,
    UNDERGROUND,
    boards_of,
    distance,
    ground,
    put_word,
    take_word,
    words_of,
)
from deadtown.games.last_night.hero_turn import rains_on
from deadtown.games.last_night.options import SEWERS
from deadtown.games.last_night.refusals import why_not
from deadtown.games.last_night.sewers import bring_sewers, move_entrance
from deadtown.games.last_night.sight import seen_from, seen_within, sights
from deadtown.games.last_night.state import State
from deadtown.games.last_night.tactics import seen_in, seen_of
from deadtown.kernel import Decision, Refusal, Scripted
from tests.clauses import clause
from tests.games.last_night.choosing import choice
from tests.games.last_night.table import NightMatch, hero, kept, start, table

LAYOUT = f"{DEFAULT} sewer:e5 sewer:h9"
"""The map of the examples with entrances on e5 and h9."""


def below(step: str, *heroes: Any, **more: Any) -> NightMatch:
    return table(step, *heroes, layout=LAYOUT, **more)


def moving(at: str, left: int = 2, **more: Any) -> NightMatch:
    """Becky is about to move; Jake waits far away."""
    return below("move_action", hero(at=at), hero("jake", "l8"), active="becky", left=left, **more)


# The layout


def test_what_lies_on_the_boards_is_told_after_them() -> None:
    assert boards_of(LAYOUT) == ("c1", "l3", "l4", "l5", "l6")
    assert words_of(LAYOUT, ENTRANCE) == ["e5", "h9"]
    assert words_of(DEFAULT, ENTRANCE) == []
    assert put_word(put_word(DEFAULT, ENTRANCE, "h9"), ENTRANCE, "e5") == LAYOUT
    assert take_word(LAYOUT, ENTRANCE, "h9") == f"{DEFAULT} sewer:e5"
    with_door = put_word(LAYOUT, DOOR, "a4-a5")
    assert (words_of(with_door, DOOR), words_of(with_door, ENTRANCE)) == (["a4-a5"], ["e5", "h9"])
    assert ground(with_door).bare == DEFAULT


@clause("LN-15.3", "LN-14.5")
def test_no_wall_is_between_the_sewer_and_its_entrances() -> None:
    town = ground(LAYOUT)
    assert all(town.ways_across(entrance, SEWER) == ((),) for entrance in town.entrances)
    assert all(town.ways_across(SEWER, entrance) == ((),) for entrance in town.entrances)
    assert town.touched[SEWER] == frozenset()


@clause("LN-15.1", "LN-15.4")
def test_the_sewer_is_one_space_beside_the_map_neither_outdoors_nor_a_building() -> None:
    assert (SEWER, NAMES[SEWER], NUMBERS["sewer"]) == (SPACES, "sewer", SEWER)
    town = ground(LAYOUT)
    assert town.area[SEWER] == UNDERGROUND
    assert town.area.count(UNDERGROUND) == 1
    assert town.building_at(SEWER) is None
    state: State = moving("sewer").state
    assert not state.is_indoors(SEWER)
    assert not state.is_outdoors(SEWER)


@clause("LN-15.3", "LN-2.5")
def test_the_sewer_is_adjacent_to_both_entrances_and_to_nothing_else() -> None:
    town = ground(LAYOUT)
    assert [NAMES[space] for space in town.beside[SEWER]] == ["e5", "h9"]
    beside = [NAMES[space] for space in range(SPACES) if SEWER in town.beside[space]]
    assert beside == ["e5", "h9"]
    assert {*town.beside[NUMBERS["e5"]]} == {*BESIDE[NUMBERS["e5"]], SEWER}
    assert town.distance(SEWER, NUMBERS["e5"]) == 1
    assert town.distance(NUMBERS["e7"], SEWER) == 3
    assert town.distance(SEWER, SEWER) == 0
    assert distance(SEWER, NUMBERS["a12"]) == BEYOND
    assert ground(DEFAULT).beside is BESIDE
    assert not any(SEWER in near for near in ground(DEFAULT).beside)


# How they come into play


@clause("LN-15.2", "LN-3.5")
def test_at_set_up_heroes_place_an_entrance_and_then_the_zombies() -> None:
    match = start(2, scenario="die_zombies_die", layout="default", sewers_at_setup=True)
    assert SEWERS in match.state.rules
    while match.kind != "place_sewer_entrance":
        match.choose(1)
    assert match.asked == (0, "place_sewer_entrance")
    assert all(hero.space >= 0 for hero in match.state.heroes), "heroes have been placed"
    assert [*match.state.hands[0]] == [], "but have no starting cards yet"
    taken = {NAMES[hero.space] for hero in match.state.heroes}
    spaces = {text.removeprefix("space ") for text in match.texts}
    assert spaces == {NAMES[space] for space in range(SPACES) if match.state.is_outdoors(space)} - taken
    match.choose("space e5")
    assert match.asked == (1, "place_sewer_entrance")
    spaces = {text.removeprefix("space ") for text in match.texts}
    assert "h8" not in spaces, "three spaces away"
    assert {"i5", "e9", "i9"} <= spaces
    match.choose("space i9")
    assert [(event.seat, event.space) for event in match.told.of(SewerOpened)] == [(0, "e5"), (1, "i9")]
    assert match.view(0).entrances == ["e5", "i9"]
    assert match.view(0).layout == DEFAULT


@clause("LN-15.1")
def test_without_a_scenario_or_the_agreement_there_are_none() -> None:
    match = start(2, scenario="die_zombies_die", layout="default")
    while match.state.turn == "set_up":
        match.choose(1)
    assert match.view(0).entrances == []
    assert match.state.layout == DEFAULT


@clause("LN-15.1", "LN-15.2")
def test_they_can_be_brought_and_an_entrance_be_moved_later() -> None:
    match = table("claim", hero(at="f5"), hero("jake", "g5"), zombies="d4")
    state: State = match.state
    play = FullPlay(state, Scripted())
    steps = bring_sewers(play, 0)
    asked = next(steps)
    assert isinstance(asked, Decision)
    assert (asked.seat, asked.kind) == (0, "place_sewer_entrance")
    assert not {("space", "f5"), ("space", "g5"), ("space", "d4")} & {*asked.options}
    second = steps.send(("space", "e5"))
    assert isinstance(second, Decision)
    assert second.seat == 1
    with pytest.raises(StopIteration):
        steps.send(("space", "h9"))
    assert state.layout == LAYOUT
    steps = move_entrance(play, 0)
    asked = next(steps)
    assert isinstance(asked, Decision)
    assert asked.options == [("space", "e5"), ("space", "h9")]
    where = steps.send(("space", "e5"))
    assert isinstance(where, Decision)
    assert ("space", "h8") in where.options, "nearer to the other than at first"
    assert ("space", "h9") not in where.options
    with pytest.raises(StopIteration):
        steps.send(("space", "h8"))
    assert state.layout == f"{DEFAULT} sewer:h8 sewer:h9"
    assert SewerMoved(0, "e5", "h8").arguments() == {"seat": 0, "space": "E5", "to": "H8"}


# Going through


@clause("LN-15.3")
def test_heroes_step_into_the_sewer_and_out_of_it_or_stay() -> None:
    match = moving("e5", left=3)
    match.choose("step sewer")
    assert match.at() == "sewer"
    assert [text for text in match.texts if text.startswith("step")] == ["step e5", "step h9"]
    match.choose("step h9", "step i9")
    assert [event.to for event in match.told.of(HeroMoved)] == ["sewer", "h9", "i9"]
    match = moving("sewer")
    match.choose("rest")
    assert match.at() == "sewer"


@clause("LN-15.3")
def test_heroes_walk_through_it() -> None:
    match = moving("e4", left=4)
    assert "walk sewer" in match.texts
    match.choose("walk h10")
    assert [event.to for event in match.told.of(HeroMoved)] == ["e5", "sewer", "h9", "h10"]


@clause("LN-15.3", "LN-5.7")
def test_a_zombie_in_the_sewer_stops_a_hero() -> None:
    match = moving("e5", left=3, zombies="sewer")
    assert "walk h9" not in match.texts
    match.choose("step sewer")
    assert match.state.left == 0


@clause("LN-15.3", "LN-4.13")
def test_zombies_step_through_it() -> None:
    match = below("order_zombies", hero(at="l8"), zombies="e5", to_act=(1,))
    match.choose("move e5")
    assert "to sewer" in match.texts
    match.choose("to sewer")
    match = below("order_zombies", hero(at="l8"), zombies="sewer", to_act=(1,))
    match.choose("move sewer")
    assert match.texts == ["to e5", "to h9", "stay"]


@clause("LN-15.4", "LN-4.14")
def test_hunger_goes_through_the_entrances() -> None:
    match = below("order_zombies", hero(at="e5"), zombies="sewer", to_act=(1,))
    assert match.zombies == ["e5"], "it had no choice"
    match = below("order_zombies", hero(at="sewer"), zombies="h9 a1", to_act=(1,))
    assert match.texts == ["move h9", "move a1"], "somebody is hungry"
    match.choose("move h9")
    assert "sewer" in match.zombies
    match = below("order_zombies", hero(at="e5"), zombies="h9", to_act=(1,))
    match.choose("move h9")
    assert "stay" in match.texts, "two steps away nobody is smelt"


@clause("LN-15.3")
def test_blocked_windows_do_not_close_the_entrances() -> None:
    match = below("order_zombies", hero(at="l8"), zombies="e5", to_act=(1,), blocked=True)
    match.choose("move e5")
    assert "to sewer" in match.texts


@clause("LN-15.4", "LN-6.1")
def test_there_are_fights_in_the_sewer() -> None:
    match = below("zombie_fights", hero(at="sewer"), zombies="sewer e5", dice=[6, 6, 1])
    assert match.zombies == ["e5"]


@clause("LN-4.11")
def test_zombies_in_the_sewer_count_as_in_play() -> None:
    match = below("new_zombies", hero(at="l8"), zombies="sewer sewer a1", dice=[1, 2])
    assert match.told.of(NewZombies)[0].in_play == 3


@clause("LN-15.4", "LN-12.4")
def test_gas_on_an_entrance_reaches_who_is_in_the_sewer() -> None:
    becky = hero(at="f7", items="lighter")
    match = below("ranged_attack", becky, active="becky", gas="e5", zombies="sewer h9", dice=[3, 3, 1, 1])
    match.choose("set_off lighter e5")
    assert match.zombies == ["h9"]


@clause("LN-15.4", "LN-9.14")
def test_dynamite_in_the_sewer_kills_there_and_sets_off_gas_on_an_entrance() -> None:
    becky = hero(at="sewer", items="dynamite, lighter")
    match = below("ranged_attack", becky, active="becky", gas="h9", zombies="sewer sewer", dice=[2, 1, 1, 3, 1, 1])
    assert {text for text in match.texts if text.startswith("throw")} == {"throw sewer lit"}
    match.choose("throw sewer lit")
    assert match.gas == []
    assert match.zombies == [], "the first by dynamite, the second by gas"


# What can't be there


@clause("LN-10.8", "LN-15.4", "LN-2.17")
def test_nobody_looks_into_the_sewer_or_out_of_it() -> None:
    assert seen_from(LAYOUT, SEWER) == {SEWER}
    assert seen_within(LAYOUT, SEWER, 3) == (SEWER,)
    assert not any(SEWER in sights(LAYOUT)[space] for space in range(SPACES))
    match = below("ranged_attack", hero(at="sewer", items="revolver"), active="becky", zombies="sewer e5 h9")
    assert match.texts == ["shoot revolver sewer", "hold_fire"]
    match = below("ranged_attack", hero(at="e5", items="revolver"), active="becky", zombies="sewer e6")
    assert match.texts == ["shoot revolver e6", "hold_fire"]


@clause("LN-11.8", "LN-15.4")
def test_fire_neither_spreads_into_the_sewer_nor_is_lit_there() -> None:
    match = below("fires", hero(at="l8"), fires="e5", burning=(NUMBERS["e5"],), dice=[5, 6])
    assert match.kind == "fire_direction"
    assert "space sewer" not in match.texts
    assert len(match.texts) == 8
    match = below("ranged_attack", hero(at="e5", items="lighter"), active="becky")
    assert "light lighter sewer" not in match.texts
    match = below("ranged_attack", hero(at="sewer", items="lighter"), active="becky")
    assert match.texts == ["light lighter e5", "light lighter h9", "hold_fire"]


@clause("LN-15.4", "LN-12.1")
def test_no_gas_is_poured_into_the_sewer() -> None:
    match = below("move_action", hero(at="e5", items="gasoline"), active="becky", left=2)
    match.choose("step sewer")
    assert match.playable(0) == {"use gasoline becky pour e5", "use gasoline becky pour h9"}


@clause("LN-15.4", "LN-9.21")
def test_old_betsy_is_not_sent_into_the_sewer() -> None:
    match = below("heroes_start", hero(at="l8", items="old_betsy"), halts=True)
    match.choose("use old_betsy becky")
    assert match.kind == "marker_space"
    assert len(match.texts) == SPACES
    assert "space sewer" not in match.texts


@clause("LN-15.4", "LN-5.9")
def test_nobody_searches_in_the_sewer() -> None:
    match = moving("sewer")
    assert "search" not in match.texts
    refusal = why_not(match.state, match.question, 0, ("search",))
    assert isinstance(refusal, Refusal)
    assert refusal.reason == "not-in-a-building"


@clause("LN-15.3", "LN-2.12")
def test_the_sewer_is_entered_from_an_entrance_only() -> None:
    match = moving("e6")
    refusal = why_not(match.state, match.question, 0, ("step", "sewer"))
    assert isinstance(refusal, Refusal)
    assert (refusal.clause, refusal.reason) == ("LN-2.12", "not-adjacent")


@clause("LN-15.4")
def test_rain_does_not_fall_into_the_sewer() -> None:
    for at, rains in (("sewer", False), ("e5", True)):
        match = moving(at, remaining=[kept("heavy_rain")])
        assert rains_on(match.state, match.hero()) is rains


# What players see


def test_a_bot_knows_the_ways_through_the_sewer() -> None:
    match = moving("e5")
    town = seen_in(match.view(0), 0).ground
    assert town.entrances == seen_of(match.state, 0).ground.entrances
    assert town.steps[SEWER] == match.state.ground.steps[SEWER]


def test_a_bot_places_entrances() -> None:
    match = start(2, scenario="die_zombies_die", layout="default", sewers_at_setup=True)
    while match.kind != "place_sewer_entrance":
        match.choose(1)
    match.choose(choice(match))
    match.choose(choice(match))
    assert len(match.state.ground.entrances) == 2
