"""Hunker Down (LN-S9): a stronghold, and how both sides win by it."""

from typing import Any

import pytest

from deadtown.games.last_night.cards import BARRICADES
from deadtown.games.last_night.events import Ended, StrongholdFound
from deadtown.games.last_night.ground import DEFAULT, ground
from deadtown.games.last_night.options import HEROES, Options
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.setting_up import opening
from deadtown.kernel import BadOptions
from tests.clauses import clause
from tests.games.last_night.building import built
from tests.games.last_night.choosing import choice
from tests.games.last_night.table import NightMatch, hero, start, table
from tests.games.matches import played_out

SET: dict[str, Any] = {"set_survival_of_the_fittest": True}
STRONG = "church_n:3 church_e:3 church_s:3"
BARRICADED = "church_n church_e church_s"
INSIDE = ("a5", "b6")


def church() -> int:
    found = ground(DEFAULT).named("church")
    assert found is not None
    return found.number


def night(step: str, walls: str = STRONG, at: tuple[str, ...] = INSIDE, **more: Any) -> NightMatch:
    """The stronghold is the Church; heroes are where it is told."""
    cast = [hero(person, space) for person, space in zip(("becky", "jake", "sally"), at, strict=False)]
    return table(
        step,
        *cast,
        scenario="hunker_down",
        options=SET,
        stronghold=church(),
        barricades=built(walls),
        **more,
    )


def ended(match: NightMatch) -> tuple[str, str] | None:
    found = match.told.of(Ended)
    return (found[0].side, found[0].ending) if found else None


@clause("LN-S9")
def test_its_row_of_the_table() -> None:
    row = SCENARIOS["hunker_down"]
    assert (row.sun, row.deaths, row.centre, row.search_items) == (15, 3, "c1", frozenset({"hammer_and_nails"}))


@clause("LN-S9", "LN-S14")
def test_it_needs_its_set_and_barricades() -> None:
    with pytest.raises(BadOptions):
        opening(Options(scenario="hunker_down", set_survival_of_the_fittest=False), ("Ada", "Bob"))
    with pytest.raises(BadOptions):
        opening(Options(scenario="hunker_down", barricades="off"), ("Ada", "Bob"))
    match = start(scenario="hunker_down", **SET)
    match.wait_for("order_zombies")
    assert BARRICADES in match.state.rules


@clause("LN-S9", "LN-13.1")
def test_the_stronghold_is_rolled_at_set_up() -> None:
    match = start(scenario="hunker_down", **SET)
    match.wait_for("order_zombies")
    (found,) = match.told.of(StrongholdFound)
    assert match.view(0).stronghold == found.building
    town = match.state.ground
    assert town.buildings[match.state.stronghold].numbers


@clause("LN-S9", "LN-13.1", "LN-S14")
@pytest.mark.parametrize(("die", "seat"), [(1, 0), (6, 1)])
def test_a_side_may_choose_it(die: int, seat: int) -> None:
    cast = [hero(person, "f5") for person in ("becky", "jake", "sally", "billy")]
    match = table("scenario_markers", *cast, scenario="hunker_down", options=SET, turn="set_up", dice=[die])
    assert match.asked == (seat, "choose_building")
    match.choose("building church")
    assert match.state.stronghold == church()


# The heroes win


@clause("LN-S9", "LN-14.9")
def test_fully_reinforced_with_two_heroes_and_no_zombie_at_the_end_of_a_hero_turn() -> None:
    assert ended(night("heroes_end")) == (HEROES, "goal")


@clause("LN-S9")
@pytest.mark.parametrize(
    "short",
    [
        {"walls": "church_n:3 church_e:3 church_s:2"},
        {"walls": "church_n:3 church_e:3"},
        {"at": ("a5", "c5")},
        {"zombies": "b5"},
    ],
)
def test_less_is_not_enough(short: dict[str, Any]) -> None:
    assert ended(night("heroes_end", **short)) is None


@clause("LN-S9", "LN-4.4")
def test_at_dawn_fully_barricaded_with_a_hero_and_no_zombie_is_enough() -> None:
    assert ended(night("sun", BARRICADED, ("a5", "l9"), sun=1)) == (HEROES, "dawn")


@clause("LN-S9", "LN-4.4")
@pytest.mark.parametrize(
    "short", [{"walls": "church_n church_e"}, {"at": ("c5", "l9")}, {"zombies": "b5"}], ids=["walls", "hero", "zombie"]
)
def test_else_dawn_is_for_the_zombies(short: dict[str, Any]) -> None:
    told: dict[str, Any] = {"walls": BARRICADED, "at": ("a5", "l9"), **short}
    assert ended(night("sun", sun=1, **told)) == ("zombies", "dawn")


# The zombies win


@clause("LN-S9", "LN-17.2")
def test_the_zombies_win_when_it_is_taken_over() -> None:
    taking = night("draw_card", "", to_act=(1,), to_draw=1, zombie_deck="theyve_taken", dice=[2, 1])
    assert ended(taking) == ("zombies", "doom")


@clause("LN-S9", "LN-11.15")
def test_the_zombies_win_when_it_is_destroyed() -> None:
    match = night("fires", BARRICADED, ("l9",), fires="a5 b5 a6", burning=(60,), dice=[5, 3])
    assert ended(match) == ("zombies", "doom")


@clause("LN-S9", "LN-17.3")
def test_the_zombies_win_by_three_dead_heroes() -> None:
    assert SCENARIOS["hunker_down"].deaths == 3
    match = night("hero_fights", "", ("f5",), hero_deaths=2, zombies="f5", active="becky", dice=[1, 2, 6])
    match.state.heroes[0].wounds = 2
    while not match.over:
        match.choose(1)
    assert ended(match) == ("zombies", "deaths")


# What is told


@clause("LN-S9")
def test_how_far_it_is_built() -> None:
    view = night("move_action", "church_n:2 church_e", active="becky", left=1).view(0)
    assert view.tasks == {
        "walls_barricaded": (2, 3),
        "reinforcements": (2, 9),
        "heroes_in_stronghold": (2, 2),
    }


# Bots


def test_bots_build_where_they_must() -> None:
    match = night("move_action", "", ("a5", "l9"), active="becky", left=4)
    assert choice(match) == "build church_n"
    match = night("move_action", "", ("d5", "l9"), active="becky", left=6)
    assert choice(match).startswith("walk ")


def test_bots_pay_for_the_stronghold_when_they_can_bear_it() -> None:
    match = night("move_ended", "church_e church_s", ("a5", "l9"), active="becky", sun=2)
    assert choice(match) == "build church_n"
    match = night("move_ended", "church_e church_s", ("a5", "l9"), active="becky", sun=14)
    match.state.heroes[0].wounds = 1
    assert choice(match) == "no"


@pytest.mark.parametrize("seed", range(3))
def test_it_is_played_to_an_end(seed: int) -> None:
    assert played_out(night("heroes_start", "church_n", zombies="a4 c5 h2"), seed).over
