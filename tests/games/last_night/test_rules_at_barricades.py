"""Barricades where other rules come to them: cards and upgrades with steps, graves, what heroes learn."""

from typing import Any

import pytest

from deadtown.games.last_night.cards import BARRICADES
from deadtown.games.last_night.events import ZombieMoved
from deadtown.games.last_night.moments import ZM, ZS
from deadtown.games.last_night.options import EXPERIENCE, GRAVE_DEAD, GRAVE_WEAPONS
from tests.clauses import clause
from tests.games.last_night import learning, moments
from tests.games.last_night.building import CHURCH, PLAYED, acting, built, standing
from tests.games.last_night.table import FAR, NightMatch, hero, table
from tests.games.matches import refusal

INSIDE = hero("becky", "a5")


def at_window(kind: str, walls: str = CHURCH, **more: Any) -> NightMatch:
    """Becky is in the church, and zombies may do something."""
    return moments.at_window(kind, INSIDE, rules=PLAYED, barricades=built(walls), **more)


# Steps that cards and upgrades give


@clause("LN-14.4")
@pytest.mark.parametrize(("die", "where"), [(3, "a4"), (4, "a5")])
@pytest.mark.parametrize(("card", "kind"), [("pack_hunters", ZM), ("relentless_advance", ZS)])
def test_zombies_that_a_card_lets_step_roll_at_barricades(card: str, kind: str, die: int, where: str) -> None:
    options = {"set_timber_peak": True}
    match = at_window(kind, options=options, zombies="a4", zombie_hand=card, dice=[1, die])
    match.choose(f"play {card}", seat=1)
    moments.let_be(match)
    match.choose("move a4")
    assert (match.zombies, len(match.rolls("barricade"))) == ([where], 1)


@clause("LN-14.4")
@pytest.mark.parametrize(("die", "where"), [(3, "a4"), (4, "a5")])
def test_so_do_those_that_smell_blood(die: int, where: str) -> None:
    match = learning.at_window(
        *(ZM, INSIDE),
        rules=PLAYED | {EXPERIENCE},
        barricades=built(CHURCH),
        zombies="a4",
        horde="blood_scent",
        dice=[die],
    )
    match.choose("use blood_scent zombie a4", seat=1)
    assert (match.zombies, len(match.rolls("barricade"))) == ([where], 1)


@clause("LN-14.4", "LN-18.16")
def test_a_freshly_dead_one_goes_no_farther_than_a_barricade_that_holds() -> None:
    match = table(
        *("order_zombies", FAR),
        options={"opt_grave_dead": True},
        rules=frozenset({BARRICADES, GRAVE_DEAD}),
        barricades=built("church_n"),
        grave_dead="freshly_dead",
        red="a4",
        to_act=(1,),
        dice=[6, 2],
    )
    match.choose("move red_a4", "across a5 church_n")
    assert match.zombies == ["a4"]
    assert match.kind != "move_zombie"


@clause("LN-14.5")
def test_why_a_hunter_does_not_go_elsewhere() -> None:
    match = at_window(ZM, options={"set_timber_peak": True}, zombies="a2", zombie_hand="pack_hunters", dice=[1])
    match.choose("play pack_hunters", seat=1)
    moments.let_be(match)
    match.choose("move a2")
    assert refusal(match, "to a1").reason == "not-nearer-to-a-hero"
    assert refusal(match, "across a3 church_n").reason == "other-way-across"
    assert [event.to for event in match.told.of(ZombieMoved)] == []


# Graves


@clause("LN-14.10", "LN-18.16")
@pytest.mark.parametrize(("walls", "there"), [(CHURCH, False), ("church_n", True)])
def test_a_pack_does_not_grow_in_a_fully_barricaded_building(walls: str, there: bool) -> None:
    match = table(
        *("new_arrivals", FAR),
        options={"opt_grave_dead": True},
        rules=frozenset({BARRICADES, GRAVE_DEAD}),
        barricades=built(walls),
        grave_dead="pack_mentality",
        zombies="a5 c2",
        succeeded=(1,),
        dice=[2],
    )
    match.choose("yes")
    assert "space c2" in match.texts
    assert ("space a5" in match.texts) == there


@clause("LN-14.6", "LN-5.6")
@pytest.mark.parametrize(("die", "left"), [(3, "church_e:1"), (4, "church_e")])
def test_who_starts_beside_barbed_wire_gets_away_before_clearing_a_door(die: int, left: str) -> None:
    match = table(
        *("move_action", hero("becky", "b5")),
        options={"opt_grave_weapons": True},
        rules=frozenset({BARRICADES, GRAVE_WEAPONS}),
        barricades=built("church_e:1"),
        zombies="b5",
        armed={0: "barbed_wire"},
        active="becky",
        left=2,
        dice=[die],
    )
    match.choose("unbar c5")
    assert standing(match) == left
    assert len(match.rolls("barbed_wire")) == 1
    if die == 4:
        match.choose("step c5")
        assert match.at() == "c5"
        assert len(match.rolls("barbed_wire")) == 1, "once"


# What heroes learn


@clause("LN-14.3", "LN-7.1")
@pytest.mark.parametrize(("learnt", "can"), [("", False), ("tough", True)])
def test_who_is_tough_can_bear_a_wound_more_for_a_marker(learnt: str, can: bool) -> None:
    match = acting(who=hero("becky", "a5", wounds=2, upgrades=learnt), left=1)
    match.choose("rest")
    assert (match.kind == "build_for_wound") == can


@clause("LN-14.2", "LN-5.5")
@pytest.mark.parametrize(("learnt", "can"), [("", False), ("fleet_footed", True)])
def test_what_makes_a_hero_faster_counts_for_building(learnt: str, can: bool) -> None:
    who = hero("becky", "a5", upgrades=learnt)
    match = table("roll_movement", who, active="becky", rules=PLAYED, dice=[3])
    assert ("build church_n" in match.texts) == can
