"""Free Search and Exploration markers (LN-18.10 to LN-18.13, LN-18.17, LN-18.18)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import FightBegan, MarkersLaid, MarkerUsed
from deadtown.games.last_night.ground import NAMES, NUMBERS, ground
from deadtown.games.last_night.markers import MARKERS
from deadtown.games.last_night.pending import Marker
from deadtown.games.last_night.pieces import NOWHERE
from deadtown.games.last_night.state import Hero
from deadtown.kernel import BadOptions, Seeded
from tests.clauses import clause
from tests.games.last_night.table import GAME, NightMatch, hero, kept, start, table

EXPLORING = {"opt_exploration": True}
FREELY = {"opt_free_search": True}
MANOR = "c2 l3 l4 l5 l6"


def marker(kind: str, building: str = "police_station", space: str = "", layout: str = "c1 l3 l4 l5 l6") -> Marker:
    found = ground(layout).named(building)
    assert found is not None
    return Marker(kind, found.number, NUMBERS[space] if space else NOWHERE)


def ending(*heroes: Hero, markers: tuple[Marker, ...], moving: bool = True, **more: Any) -> NightMatch:
    """A hero ends its Move Action; by default in the Police Station, where it has gone."""
    cast = heroes or (hero("becky", "d1"),)
    return table("move_ended", *cast, active=cast[0].person, moving=moving, phase="move", markers=markers, **more)


def set_up(seed: str = "markers", **options: Any) -> NightMatch:
    match = start(seed=seed, **options)
    match.wait_for("order_zombies")
    return match


# Set-up


@clause("LN-18.10", "LN-18.17")
@pytest.mark.parametrize("rule", ["opt_exploration", "opt_free_search"])
def test_every_building_without_a_hero_gets_a_marker(rule: str) -> None:
    options: dict[str, Any] = {rule: True, "scenario": "die_zombies_die"}
    match = start(**options)
    while not match.told.of(MarkersLaid):
        match.choose(1)
    state = match.state
    empty = [building.number for building in state.ground.buildings if state.hero_spaces().isdisjoint(building.spaces)]
    assert [one.building for one in state.markers] == empty
    assert match.told.of(MarkersLaid)[0].count == len(empty)
    assert len(state.markers) + len(state.marker_pile) == 20


@clause("LN-18.17")
def test_the_manor_house_always_gets_four_free_search_markers() -> None:
    match = set_up(scenario="defend_the_manor", opt_free_search=True)
    manor = [one for one in match.view(0).markers if one.building == "manor_house"]
    assert len(manor) == 4
    sides = {one.space for one in manor}
    columns, rows = {space[0] for space in sides}, {space[1:] for space in sides}
    assert {"e", "h"} <= columns, "one on each side"
    assert {"5", "8"} <= rows


@clause("LN-18.17", "LN-18.21")
def test_door_markers_do_not_change_where_the_manor_house_has_them() -> None:
    house = ground(MANOR).named("manor_house")
    assert house is not None
    cast = [hero(person, "l8") for person in ("becky", "jake", "billy", "jenny")]
    match = table("search_markers", *cast, layout=f"{MANOR} door:d6-e6 lock:f4-f5", options=FREELY)
    found = [NAMES[one.space] for one in match.state.markers if one.building == house.number]
    assert sorted(found) == ["e7", "f5", "g8", "h6"]


@clause("LN-18.10")
def test_exploration_markers_lie_in_no_manor_house_with_heroes() -> None:
    match = set_up(scenario="defend_the_manor", opt_exploration=True)
    assert not [one for one in match.view(0).markers if one.building == "manor_house"]


@clause("LN-18.10", "LN-18.17")
def test_without_the_options_there_are_none() -> None:
    assert set_up().state.markers == ()


@clause("LN-18.18")
def test_both_options_exclude_each_other() -> None:
    with pytest.raises(BadOptions) as caught:
        start(opt_exploration=True, opt_free_search=True)
    assert caught.value.refusal.clause == "LN-18.18"


@clause("LN-18.10")
def test_there_are_twenty_markers_of_four_kinds() -> None:
    counts = {kind: MARKERS.count(kind) for kind in MARKERS}
    assert counts == {"free_search": 16, "surprise_attack_1": 2, "surprise_attack_2": 1, "new_hero": 1}


# Secrets


def test_what_lies_face_down_nobody_sees_or_knows() -> None:
    match = set_up(opt_exploration=True)
    for seat in (None, 0, 1):
        assert {one.marker for one in match.view(seat).markers} == {"exploration"}
        kinds = {tuple(one.kind for one in match.imagine(seat, Seeded(str(luck))).state.markers) for luck in range(9)}
        assert len(kinds) > 1
        imagined = match.imagine(seat, Seeded("once")).state
        assert sorted((*(one.kind for one in imagined.markers), *imagined.marker_pile)) == sorted(MARKERS)


def test_free_search_markers_lie_face_up() -> None:
    assert {one.marker for one in set_up(opt_free_search=True).view(None).markers} == {"free_search"}


def test_markers_are_conserved() -> None:
    match = ending(markers=(marker("free_search"),), options=FREELY)
    assert GAME.rules.components(match.state)["marker"] == 1
    match.choose("yes")
    assert GAME.rules.components(match.state)["marker"] == 1


# Finding them


@clause("LN-18.17", "LN-18.11")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_whoever_has_moved_there_may_discard_the_marker_for_a_search(answer: str) -> None:
    match = ending(markers=(marker("free_search"),), options=FREELY, hero_deck="torch, keys")
    assert match.asked == (0, "use_marker")
    match.choose(answer)
    assert match.hero().items == (("torch",) if answer == "yes" else ())
    assert len(match.state.markers) == (0 if answer == "yes" else 1)
    assert match.state.marker_discard == (("free_search",) if answer == "yes" else ())


@clause("LN-18.17")
def test_nobody_uses_a_marker_who_has_not_moved() -> None:
    match = ending(markers=(marker("free_search"),), options=FREELY, moving=False)
    assert match.kind != "use_marker"


@clause("LN-18.17", "LN-5.13")
def test_it_is_asked_at_the_end_of_a_walk_into_the_building() -> None:
    match = table(
        *("move_action", hero("becky", "e3")),
        active="becky",
        left=2,
        markers=(marker("free_search"),),
        options=FREELY,
        phase="move",
    )
    match.choose("step e2")
    assert match.kind == "hero_step", "not on the way"
    match.choose("stop")
    assert match.kind == "use_marker"


@clause("LN-18.17")
def test_a_marker_of_another_building_is_not_found() -> None:
    match = ending(markers=(marker("free_search", "church"),), options=FREELY)
    assert match.kind != "use_marker"


@clause("LN-5.13")
def test_the_fire_comes_before_the_marker() -> None:
    match = ending(
        hero("becky", "d1", wounds=2), markers=(marker("free_search"),), options=FREELY, fires="d1", dice=[6]
    )
    assert match.at() == ""
    assert match.kind != "use_marker"


@clause("LN-18.17", "LN-18.11")
def test_in_the_manor_house_a_marker_lets_who_stands_on_it_search() -> None:
    house: dict[str, Any] = {
        "layout": MANOR,
        "scenario": "defend_the_manor",
        "options": FREELY,
        "hero_deck": "torch, keys",
    }
    markers = (marker("free_search", "manor_house", "f5", MANOR),)
    match = ending(hero("becky", "f5"), markers=markers, **house)
    match.choose("yes")
    assert match.hero().items == ("torch",)
    assert ending(hero("becky", "g6"), markers=markers, **house).kind != "use_marker"


@clause("LN-5.11", "LN-13.5")
def test_a_free_search_is_a_search_for_what_forbids_it() -> None:
    taken = ending(markers=(marker("free_search"),), options=FREELY, remaining=[kept("theyve_taken", "police_station")])
    assert taken.kind != "use_marker"
    bound = ending(hero("becky", "d1", on="got_to_get_to", bound=5), markers=(marker("free_search"),), options=FREELY)
    assert bound.kind != "use_marker"


@clause("LN-18.10")
def test_an_exploration_marker_may_be_turned_up_where_nobody_searches() -> None:
    match = ending(
        markers=(marker("free_search"),), options=EXPLORING, remaining=[kept("theyve_taken", "police_station")]
    )
    match.choose("yes")
    assert match.hero().items == ()
    assert match.state.marker_discard == ("free_search",)


@clause("LN-18.11", "LN-5.11")
def test_a_free_search_is_a_search_for_what_reacts_to_it() -> None:
    match = ending(
        hero("jake", "d1"), markers=(marker("free_search"),), options=EXPLORING, hero_deck="torch, keys, ammo"
    )
    match.choose("yes")
    assert match.kind == "keep_card"
    match.choose("keep keys")
    assert match.hero("jake").items == ("keys",)


@clause("LN-18.11")
def test_a_man_of_action_may_take_a_revolver_instead() -> None:
    match = ending(
        hero("sheriff_anderson", "d1"), markers=(marker("free_search"),), options=FREELY, hero_discard="revolver"
    )
    match.choose("yes")
    assert match.asked == (0, "free_search")
    match.choose("pick_up revolver")
    assert match.hero("sheriff_anderson").items == ("revolver",)


@clause("LN-18.10")
def test_what_was_turned_up_is_told_to_all() -> None:
    match = ending(markers=(marker("surprise_attack_1"),), options=EXPLORING, dice=[6, 5, 1])
    match.choose("yes")
    told = match.told.of(MarkerUsed)[0]
    assert (told.seen_by(1).marker, told.clause) == ("surprise_attack_1", "LN-18.12")


# What Exploration markers bring


@clause("LN-18.12")
@pytest.mark.parametrize(("kind", "count"), [("surprise_attack_1", 1), ("surprise_attack_2", 2)])
def test_surprising_zombies_are_placed_and_fought_at_once(kind: str, count: int) -> None:
    becky = hero("becky", "d1", activated=True)
    dice = [6, 5, 1] * count
    match = ending(becky, markers=(marker(kind),), options=EXPLORING, dice=dice, hand="recovery", halts=True)
    match.choose("yes")
    match.wait_for("heroes_end")
    assert len(match.told.of(FightBegan)) == count, "not again in step D"
    assert match.zombies == ["d1"] * count


@clause("LN-18.12", "LN-4.16")
def test_no_more_zombies_come_than_there_are_in_the_pool() -> None:
    match = ending(
        markers=(marker("surprise_attack_2"),), options=EXPLORING, zombies=" ".join(["a1"] * 13), dice=[6, 5, 1]
    )
    match.choose("yes")
    assert match.zombies.count("d1") == 1


@clause("LN-18.12", "LN-1.12")
def test_the_lead_zombie_seat_places_them() -> None:
    match = ending(markers=(marker("surprise_attack_1"),), options=EXPLORING, players=4, sun=15, dice=[6, 5, 1])
    match.choose("yes")
    assert NAMES[match.state.zombies[7]] == "d1", "green on odd numbers"


@clause("LN-18.12")
def test_who_dies_of_the_surprise_has_no_activation_any_more() -> None:
    match = ending(
        hero("becky", "d1", wounds=2), markers=(marker("surprise_attack_1"),), options=EXPLORING, dice=[1, 1, 6]
    )
    match.choose("yes")
    match.wait_for("new_hero_space")
    assert match.at() == ""
    assert match.state.ambush == ()


@clause("LN-18.13")
def test_a_new_hero_is_found_with_a_card_and_acts_from_the_next_turn_on() -> None:
    match = ending(
        hero("becky", "d1", activated=True),
        markers=(marker("new_hero"),),
        options=EXPLORING,
        people=("sheriff_anderson",),
        hero_deck="torch, revolver, keys x9",
    )
    match.choose("yes")
    found = match.hero("sheriff_anderson")
    assert (found.seat, NAMES[found.space], found.found, found.activated) == (0, "d1", True, True)
    assert found.items == ("revolver", "torch")
    assert match.view(1).heroes[1].found


@clause("LN-18.13")
def test_a_found_hero_is_never_replaced_but_its_death_counts() -> None:
    match = table(
        *("hero_fights", hero("becky", found=True, wounds=2), hero("sally", "a1")),
        zombies="f5",
        active="becky",
        scenario="burn_em_out",
        dice=[1, 1, 6],
    )
    match.let_pass()
    assert match.at() == ""
    assert match.state.hero_deaths == 1
    assert match.state.fallen == ()
    assert len(match.state.heroes) == 2


@clause("LN-18.13")
def test_where_nobody_is_left_nobody_is_found() -> None:
    match = ending(markers=(marker("new_hero"),), options=EXPLORING, people=())
    match.choose("yes")
    assert len(match.state.heroes) == 1
