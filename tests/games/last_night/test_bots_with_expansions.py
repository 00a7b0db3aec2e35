"""What bots make of the expansions: sewers, barricades, markers, Grave Dead, and what their scenarios are about."""

from typing import Any

import pytest

from deadtown.games.last_night.ground import BESIDE, DEFAULT, NUMBERS, SEWER, ground
from deadtown.games.last_night.options import FREE_SEARCH, GRAVE_DEAD
from deadtown.games.last_night.pending import Marker
from deadtown.games.last_night.scenarios.burn_it_to_the_ground import PITS
from deadtown.games.last_night.tactics import VETERAN, judged_in, judged_of, seen_of
from deadtown.games.last_night.tactics.barriers import gets_across, turns_to
from deadtown.games.last_night.tactics.scene import FAR, far_over
from deadtown.kernel import option_text
from tests.clauses import clause
from tests.games.bots import some_of
from tests.games.last_night.building import acting, built, moving
from tests.games.last_night.choosing import choice
from tests.games.last_night.table import FAR as FAR_AWAY
from tests.games.last_night.table import NightMatch, hero, spaces, start, table

ALL_SETS: dict[str, Any] = {
    "set_advanced": True,
    "set_growing_hunger": True,
    "set_survival_of_the_fittest": True,
    "set_timber_peak": True,
}
OPEN = f"{DEFAULT} sewer:e5 sewer:h9"
"""The map of the examples with entrances of the sewer on e5 and h9."""
MANOR = "c2 l3 l4 l5 l6"


def worth(match: NightMatch) -> dict[str, float]:
    """What each option seems to be worth to who is asked."""
    decision = match.decision
    assert decision is not None
    values = judged_of(match.state, decision.seat, decision, VETERAN)
    return dict(zip(map(option_text, decision.options), values, strict=True))


# The sewer


@clause("LN-15.3")
def test_the_sewer_is_as_near_as_its_entrances() -> None:
    over = far_over(spaces("e5 h9"))
    assert over[SEWER][NUMBERS["e5"]] == over[NUMBERS["h9"]][SEWER] == 1
    assert over[NUMBERS["e7"]][SEWER] == 3
    assert over[SEWER][SEWER] == 0
    assert over[0][:SEWER] == FAR[0][:SEWER]
    assert far_over(()) is FAR


@clause("LN-15.4")
def test_the_sewer_is_no_safer_than_other_places() -> None:
    becky = hero("becky", "e5", wounds=2)
    free = worth(table("move_action", becky, active="becky", left=1, layout=OPEN, options=ALL_SETS))
    beset = worth(
        table("move_action", becky, active="becky", left=1, layout=OPEN, zombies="h9 h9 h9", options=ALL_SETS)
    )
    assert beset["step sewer"] < free["step sewer"] - 1


def test_zombies_follow_into_the_sewer() -> None:
    match = table("order_zombies", hero("becky", "sewer"), zombies="h11", to_act=(1,), layout=OPEN, options=ALL_SETS)
    match.choose("move h11")
    assert choice(match) in ("to g10", "to h10", "to i10")


# Barricades


@clause("LN-14.4", "LN-14.5")
def test_a_barricade_holds_zombies_up_and_reinforcements_longer() -> None:
    town = moving().state.ground
    b4, b5 = NUMBERS["b4"], NUMBERS["b5"]
    none, one, strong = (gets_across(town, built(walls), b4, b5) for walls in ("", "church_n", "church_n:2"))
    assert (none, one) == (1.0, 0.5)
    assert strong < one
    assert gets_across(town, built("church_n"), NUMBERS["c4"], b5) == 1.0


@clause("LN-14.5")
def test_zombies_need_longer_where_they_have_to_break_in() -> None:
    layout, inside = DEFAULT, (NUMBERS["a5"],)
    open_walls = turns_to(layout, (), inside)
    walls = tuple(sorted(built("church_n:3").items()))
    assert open_walls[NUMBERS["a4"]] == 1
    assert turns_to(layout, walls, inside)[NUMBERS["a4"]] > 2


def test_zombies_go_round_a_barricade() -> None:
    """The north of the Church is barricaded, its east is not."""
    match = moving(hero("becky", "a6"), walls="church_n:3", zombies="b4")
    match.choose("move b4")
    assert choice(match) in ("to c4", "to c5")


def test_zombies_break_in_where_there_is_no_way_round() -> None:
    match = moving(hero("becky", "a6"), walls="church_n church_e church_s", zombies="a4")
    assert choice(match) == "move a4"
    match.choose("move a4")
    assert choice(match).startswith("across a5 church_n")


@clause("LN-14.2")
def test_a_hero_builds_where_zombies_are_about_to_come_in() -> None:
    weak = hero("becky", "a5", wounds=2)
    beset, quiet = worth(acting(who=weak, zombies="a4 a4 b4")), worth(acting(who=weak))
    assert beset["build church_n"] > beset["search"]
    assert quiet["build church_n"] < quiet["search"]


def test_behind_barricades_zombies_are_less_to_be_feared() -> None:
    weak = hero("becky", "a5", wounds=2)
    without = worth(acting(who=weak, zombies="a4 a4"))
    assert worth(acting(who=weak, zombies="a4 a4", walls="church_n:3"))["search"] > without["search"] + 0.5


# Markers, doors and upgrades


@clause("LN-18.17")
def test_heroes_go_for_free_search_markers() -> None:
    def at_the_door(*markers: Marker) -> dict[str, float]:
        return worth(
            table(
                *("move_action", hero("becky", "c5")),
                active="becky",
                left=1,
                rules=frozenset({FREE_SEARCH}),
                markers=markers,
                options=ALL_SETS,
            )
        )

    church = ground(DEFAULT).named("church")
    assert church is not None
    assert at_the_door(Marker("free_search", church.number))["step b5"] > at_the_door()["step b5"] + 0.2


@clause("LN-16.4")
def test_nobody_without_a_gun_learns_to_shoot() -> None:
    match = table("heroes_start", hero(experience=3), options=ALL_SETS)
    values = worth(match)
    assert values["buy ranged becky"] < min(values["buy combat becky"], values["buy special becky"])
    armed = worth(table("heroes_start", hero(items="revolver", experience=3), options=ALL_SETS))
    assert armed["buy ranged becky"] > armed["buy special becky"]


# Grave Dead


def hunted(step: str, *heroes: Any, **more: Any) -> NightMatch:
    """Plague Carriers, where Grave Dead are hunted."""
    return table(
        step, *heroes, scenario="plague_carriers", grave_dead="ravenous", options=ALL_SETS, **{"to_act": (1,), **more}
    )


@clause("LN-S7")
def test_the_carrier_is_shot_rather_than_another() -> None:
    match = hunted("ranged_attack", hero("becky", "f5", "revolver"), zombies="f7", red="f8", active="becky")
    assert choice(match) == "shoot revolver red_f8"


@clause("LN-S7")
def test_carriers_keep_away_from_heroes() -> None:
    match = hunted("order_zombies", hero("becky", "f5"), red="f8", zombies="a1")
    match.choose("move red_f8")
    assert choice(match) in ("to e9", "to f9", "to g9")


@clause("LN-S7", "LN-18.14")
def test_no_more_carriers_come_than_have_to() -> None:
    match = hunted("new_arrivals", FAR_AWAY, succeeded=(1,), dice=[6], zombies="b2 " * 9)
    assert match.kind == "swap_grave_dead"
    assert choice(match) == "no"
    strong = table(
        *("new_arrivals", FAR_AWAY),
        succeeded=(1,),
        dice=[6],
        zombies="b2 " * 9,
        rules=frozenset({GRAVE_DEAD}),
        grave_dead="ravenous",
        options=ALL_SETS,
    )
    assert choice(strong) == "yes"


# Scenarios


@clause("LN-S8")
def test_gasoline_is_brought_to_the_manor_house_past_zombies() -> None:
    becky = hero("becky", "f4", "gasoline x4, lighter")
    match = table(
        *("move_action", becky, hero("jenny", "a5")),
        scenario="burn_it_to_the_ground",
        layout=MANOR,
        zombies="e6",
        active="becky",
        left=3,
        options=ALL_SETS,
    )
    there = NUMBERS[choice(match).split()[1]]
    assert any(there in BESIDE[pit] for pit in PITS)


@clause("LN-S8")
def test_the_last_fire_is_not_thrown_away() -> None:
    match = table(
        *("ranged_attack", hero("becky", "f4", "lighter")),
        scenario="burn_it_to_the_ground",
        layout=MANOR,
        zombies="f3 f3 f3",
        active="becky",
        options=ALL_SETS,
    )
    assert choice(match) == "hold_fire"


def fetching(step: str, *heroes: Any, tokens: str = "", **more: Any) -> NightMatch:
    return table(step, *heroes, scenario="supply_run", layout=OPEN, tokens=spaces(tokens), options=ALL_SETS, **more)


@clause("LN-S10")
def test_a_zombie_stays_where_supplies_lie() -> None:
    match = fetching("order_zombies", hero("becky", "f5"), tokens="a5", zombies="a5", to_act=(1,))
    assert choice(match) == "done"
    assert choice(fetching("order_zombies", hero("becky", "f5"), zombies="a5", to_act=(1,))) == "move a5"


@clause("LN-S10", "LN-4.14")
def test_a_hero_draws_a_guard_away_from_supplies() -> None:
    """Becky is at the door of the Church, in whose corner supplies are guarded."""
    match = fetching(
        "move_action", hero("becky", "c5"), hero("jake", "l9"), tokens="a6", zombies="a6", active="becky", left=1
    )
    assert choice(match) in ("step b5", "walk b5")


@clause("LN-S10")
def test_the_guard_of_supplies_is_shot_first() -> None:
    match = fetching("ranged_attack", hero("becky", "b5", "revolver"), tokens="a6", zombies="a6 c7", active="becky")
    assert choice(match) == "shoot revolver a6"


# What they see


@pytest.mark.parametrize(
    "scenario",
    [
        *("zombie_apocalypse", "plague_carriers", "burn_it_to_the_ground", "hunker_down"),
        *("supply_run", "blow_up_the_town", "radio_for_help", "learn_to_survive"),
    ],
)
def test_a_view_and_a_state_are_judged_alike_in_new_scenarios(scenario: str) -> None:
    options = {**ALL_SETS, "opt_doors": True, "opt_survival_decks": True}
    if scenario != "zombie_apocalypse":
        options |= {"opt_grave_weapons": True}
    for match in some_of(start(3, seed="alike", scenario=scenario, **options), 6):
        decision = match.decision
        assert decision is not None
        seen = judged_in(match.sight().view, decision.seat, decision, VETERAN)
        assert seen == pytest.approx(judged_of(match.state, decision.seat, decision, VETERAN))


@clause("LN-18.10")
def test_nobody_sees_what_is_under_an_exploration_marker() -> None:
    options = {**ALL_SETS, "opt_exploration": True, "layout": "default"}
    match = start(2, seed="markers", scenario="die_zombies_die", **options)
    while match.state.turn == "set_up":
        match.choose(1)
    assert match.state.markers
    assert all(len(marker) == 2 for marker in seen_of(match.state, 0).markers)
