"""Blow Up the Town!: charges are placed in buildings, and detonated (LN-S11)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import ChargePlaced, Ended, HeroDied, TownBlownUp, ZombieHeroRose
from deadtown.games.last_night.figures import verdict
from deadtown.games.last_night.ground import NAMES, ground
from deadtown.games.last_night.options import Options
from deadtown.games.last_night.scenarios import SCENARIOS, scenarios_for
from tests.clauses import clause
from tests.games.last_night.choosing import choice
from tests.games.last_night.table import NightMatch, hero, table

LAYOUT = "c3 l3 l4 l5 l6"
LOST = [1, 2, 6]
PEAK = {"set_timber_peak": True}


def buildings(*names: str) -> tuple[int, ...]:
    found = [ground(LAYOUT).named(name) for name in names]
    return tuple(building.number for building in found if building is not None)


ALL_FOUR = ("church", "hospital", "barn", "gym")


def placing(*heroes: Any, step: str = "move_action", charged: tuple[str, ...] = (), **more: Any) -> NightMatch:
    """Becky is in the Church with explosives; Jake waits far away."""
    cast = heroes or (hero(at="b6", items="dynamite, dynamite, gasoline, torch"), hero("jake", "l9"))
    more = {"active": "becky", "left": 2, "layout": LAYOUT, "options": PEAK, **more}
    return table(step, *cast, scenario="blow_up_the_town", charges=buildings(*charged), **more)


@clause("LN-S11", "LN-S14")
def test_its_row_of_the_table() -> None:
    row = SCENARIOS["blow_up_the_town"]
    assert (row.sun, row.deaths, row.centre) == (17, 4, "c3")
    assert row.sets == {"base", "timber_peak"}
    assert row.search_items == {"dynamite", "gasoline", "molotov", "case_of_tnt"}, "any explosive"
    assert row not in scenarios_for(Options(set_timber_peak=False))
    assert row in scenarios_for(Options(set_advanced=False))


@clause("LN-S11", "LN-5.5")
def test_in_place_of_its_move_action_a_hero_discards_an_explosive_for_a_charge() -> None:
    match = placing()
    assert [text for text in match.texts if text.startswith("charge")] == ["charge dynamite", "charge gasoline"]
    match.choose("charge gasoline")
    assert match.view(1).charges == ["church"]
    assert match.hero().items == ("dynamite", "dynamite", "torch")
    assert match.state.hero_discard == ["gasoline"]
    told = match.told.of(ChargePlaced)[0]
    assert (told.hero, told.building, told.count) == ("becky", "church", 1)
    assert match.view(1).tasks == {"charges_placed": (1, 4)}
    assert match.kind != "hero_step", "she does not move besides"


@clause("LN-S11", "LN-18.9")
def test_unique_items_are_explosives_and_fire_as_others_are() -> None:
    decks = {**PEAK, "opt_survival_decks": True}
    match = placing(hero(at="b6", items="case_of_tnt"), hero("jake", "l9"), options=decks)
    match.choose("charge case_of_tnt")
    assert match.state.unique_discard == ["case_of_tnt"]
    burning = (hero(at="f5", items="flamethrower"), hero("jake", "l9"))
    assert "detonate" in placing(*burning, charged=ALL_FOUR, options=decks).texts


@clause("LN-S11")
def test_charges_are_placed_in_buildings_of_outer_boards_only() -> None:
    match = placing(hero(at="f5", items="dynamite"), hero("jake", "l9"))
    assert "charge dynamite" not in match.texts
    match = placing(hero(at="e5", items="dynamite"), hero("jake", "l9"), layout="c4 l3 l4 l5 l6")
    assert "charge dynamite" not in match.texts


@clause("LN-S11")
@pytest.mark.parametrize(
    ("charged", "possible"),
    [
        ((), True),
        (("church",), False),
        (("police_station",), True),
        (("hospital", "airplane_hangar"), True),
        (("hospital", "barn", "gym", "police_station"), False),
    ],
)
def test_one_in_a_building_and_four_in_all(charged: tuple[str, ...], possible: bool) -> None:
    assert ("charge dynamite" in placing(charged=charged).texts) is possible


@clause("LN-S11")
@pytest.mark.parametrize(("count", "possible"), [(1, True), (2, False)])
def test_at_most_two_on_a_board(count: int, possible: bool) -> None:
    layout = "c3 l1 l4 l5 l6"
    *others, last = [building for building in ground(layout).buildings if building.slot == "nw"]
    match = table(
        *("move_action", hero(at=NAMES[last.spaces[0]], items="dynamite")),
        scenario="blow_up_the_town",
        options=PEAK,
        layout=layout,
        active="becky",
        left=1,
        charges=tuple(building.number for building in others[:count]),
    )
    assert len(others) == 2
    assert ("charge dynamite" in match.texts) is possible


@clause("LN-S11")
def test_with_four_placed_a_hero_outdoors_with_fire_blows_up_the_town_and_wins() -> None:
    match = placing(hero(at="f5", items="torch"), hero("jake", "l9"), charged=ALL_FOUR)
    assert "detonate" in match.texts
    match.choose("detonate")
    assert match.told.of(TownBlownUp)[0].hero == "becky"
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([0], "goal")
    assert match.told.of(Ended)[0].because_of == "LN-S11"
    said = verdict(match.state)
    assert said is not None
    assert (said.why, said.clause) == ("goal-blow-up-the-town", "LN-S11")
    assert match.hero().items == ("torch",), "the fire item is not used up"


@clause("LN-S11")
@pytest.mark.parametrize(
    ("at", "items", "charged"),
    [
        ("f5", "torch", ALL_FOUR[:3]),
        ("f5", "dynamite", ALL_FOUR),
        ("b6", "torch", ALL_FOUR),
    ],
    ids=["three charges", "no fire", "indoors"],
)
def test_else_nobody_does(at: str, items: str, charged: tuple[str, ...]) -> None:
    assert "detonate" not in placing(hero(at=at, items=items), hero("jake", "l9"), charged=charged).texts


@clause("LN-S11", "LN-15.4")
def test_the_sewer_is_not_outdoors() -> None:
    below = placing(hero(at="sewer", items="torch"), charged=ALL_FOUR, layout=f"{LAYOUT} sewer:e5 sewer:h9")
    assert "detonate" not in below.texts


@clause("LN-S11", "LN-7.16", "LN-17.5")
def test_heroes_in_charged_buildings_are_killed_by_it_and_the_others_still_win() -> None:
    cast = hero(at="f5", items="torch"), hero("jake", "b6"), hero("sally", "d1")
    match = placing(*cast, charged=ALL_FOUR, hero_deaths=3)
    match.choose("detonate")
    assert [event.hero for event in match.told.of(HeroDied)] == ["jake"], "nobody in the Police Station"
    assert match.told.of(HeroDied)[0].explosive
    assert match.told.of(ZombieHeroRose) == []
    assert match.outcome is not None
    assert match.outcome.winners == [0]


@clause("LN-S11", "LN-4.4", "LN-17.3")
def test_the_zombies_win_at_dawn_and_by_four_deaths() -> None:
    match = placing(step="sun", sun=1)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([1], "dawn")
    match = placing(hero(at="a9", wounds=2), step="zombie_fights", zombies="a9", hero_deaths=3, dice=LOST)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([1], "deaths")


def test_a_bot_places_charges_and_blows_up_the_town() -> None:
    assert choice(placing()).startswith("charge")
    assert choice(placing(hero(at="f5", items="torch"), hero("jake", "l9"), charged=ALL_FOUR)) == "detonate"
