"""The centres of Timber Peak: the Town Centre, and the Radio Station (LN-13.9, LN-13.11, LN-13.13, LN-13.14)."""

from typing import Any

import pytest

from deadtown.games.last_night.boards import BOARDS
from deadtown.games.last_night.catalogue import CATALOGUE
from deadtown.games.last_night.events import HeroPlaced
from deadtown.games.last_night.ground import NAMES, ground
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, start, table

TIMBER_PEAK = "c3 l3 l4 l5 l6"
RADIO = "c4 l3 l4 l5 l6"
STUDIO = ["e5", "f5", "e6", "f6"]
TOWER = ["g5", "h5", "g6", "h6"]
GENERATOR = ["e8", "f8", "g8", "h8"]
LOST = [1, 2, 6]


def station(step: str, *heroes: Any, **more: Any) -> NightMatch:
    return table(step, *heroes, layout=RADIO, scenario="burn_em_out", **more)


def searching(at: str, **more: Any) -> NightMatch:
    return station("move_action", hero(at=at), hero("jake", "l9"), active="becky", left=1, **more)


@clause("LN-13.9")
def test_the_timber_peak_town_centre_is_wholly_outdoors_with_a_town_square() -> None:
    town = ground(TIMBER_PEAK)
    assert not any(building.slot == "centre" for building in town.buildings)
    assert [NAMES[space] for space in town.square] == ["f6", "g6", "f7", "g7"]


@clause("LN-13.11")
def test_the_radio_station_has_three_buildings_without_numbers_that_are_searched() -> None:
    town = ground(RADIO)
    spaces = {one.name: [NAMES[space] for space in one.spaces] for one in town.buildings if one.slot == "centre"}
    assert spaces == {"radio_studio": STUDIO, "transmitter_tower": TOWER, "generator_house": GENERATOR}
    for at in (*STUDIO, *TOWER, *GENERATOR):
        assert "search" in searching(at).texts


@clause("LN-13.11", "LN-13.12", "LN-13.14")
def test_buildings_without_numbers_are_those_of_the_centres() -> None:
    never = [(one, one.searchable) for board in BOARDS.values() for one in board.buildings if not one.numbers]
    assert {building.name: searchable for building, searchable in never} == {
        "manor_house": False,
        "radio_studio": True,
        "transmitter_tower": True,
        "generator_house": True,
    }
    told = {one.building: one.rulings[0] for board in CATALOGUE.boards for one in board.buildings}
    assert (told["manor_house"], told["radio_studio"]) == ("LN-13.12", "LN-13.11")


@clause("LN-5.11", "LN-13.11")
@pytest.mark.parametrize(("at", "card"), [("g5", "signal_flare"), ("e8", "gasoline")])
def test_each_has_its_pick_up(at: str, card: str) -> None:
    match = searching(at, hero_discard="gasoline, signal_flare, torch")
    assert [text for text in match.texts if text.startswith("pick_up")] == [f"pick_up {card}"]
    match.choose(f"pick_up {card}")
    assert match.hero().items == (card,)
    assert not [text for text in searching("e5", hero_discard=card).texts if text.startswith("pick_up")]


@clause("LN-13.2", "LN-13.11")
@pytest.mark.parametrize("board", [1, 6])
def test_they_are_never_random_buildings(board: int) -> None:
    match = station(
        "draw_card", hero(at="l9"), to_act=(1,), to_draw=1, zombie_deck="new_spawning_pit, shamble x9", dice=[board]
    )
    assert match.kind == "choose_building"
    assert not {f"building {name}" for name in ("radio_studio", "transmitter_tower", "generator_house")} & {
        *match.texts
    }


@clause("LN-13.13")
def test_who_is_there_is_in_a_building() -> None:
    match = station("draw_card", hero(at="e5"), to_act=(1,), to_draw=1, zombie_deck="surprise_attack, shamble x9")
    assert match.zombies == ["e5"]


@clause("LN-3.10")
def test_who_has_no_building_starts_in_any_of_them_without_a_card() -> None:
    match = table(
        *("place_heroes", hero("sheriff_anderson", "")),
        *(hero(person, "l9") for person in ("jake", "jenny", "johnny")),
        layout="c4 l2 l4 l5 l6",
        scenario="burn_em_out",
        hero_deck="torch x20",
        people=("sally",),
    )
    assert match.kind == "start_space"
    assert {text.removeprefix("space ") for text in match.texts} == {*STUDIO, *TOWER, *GENERATOR}
    match.choose("space h8")
    assert match.told.of(HeroPlaced)[0].because_of == "LN-3.10"
    assert match.hero("sheriff_anderson").items == ("torch",), "the starting card, and none besides"


def dying(**more: Any) -> NightMatch:
    return station(
        *("zombie_fights", hero("becky", "a9", wounds=2), hero("jake", "l9")),
        zombies="a9",
        dice=[*LOST, *more.pop("dice", [1])],
        people=("jenny",),
        **more,
    )


@clause("LN-7.22")
def test_a_new_hero_comes_to_any_of_them_or_to_a_random_building_without_a_card() -> None:
    match = dying(hero_deck="torch x9")
    assert {*match.texts} == {f"space {name}" for name in (*STUDIO, *TOWER, *GENERATOR)} | {"random_building"}
    match.choose("space h8")
    assert match.at("jenny") == "h8"
    assert (match.hero("jenny").items, len(match.state.hero_deck)) == ((), 9)
    assert match.told.of(HeroPlaced)[0].because_of == "LN-7.22"
    match = dying(hero_deck="torch x9", dice=[1, 3, 5])
    match.choose("random_building", "space i2")
    assert len(match.state.hero_deck) == 9


@clause("LN-7.22", "LN-7.23", "LN-11.17")
def test_nobody_comes_into_one_that_has_burnt_down() -> None:
    tower = ground(RADIO).named("transmitter_tower")
    assert tower is not None
    match = dying(destroyed=(tower.number,))
    assert {*match.texts} == {f"space {name}" for name in (*STUDIO, *GENERATOR)} | {"random_building"}
    burnt = tuple(building.number for building in ground(RADIO).buildings if building.slot == "centre")
    match = dying(destroyed=burnt)
    assert "random_building" in match.texts


@clause("LN-11.15", "LN-11.17")
def test_they_can_be_destroyed_by_fire() -> None:
    match = station(
        *("ranged_attack", hero(at="i5", items="lighter"), hero("jake", "h6")),
        active="becky",
        fires="g5 h6 g6",
        zombies="g6",
    )
    match.choose("light lighter h5")
    assert match.kind == "evacuate"
    assert match.zombies == []
    assert match.view(0).destroyed == ["transmitter_tower"]
    match.choose("space i7")
    assert match.at("jake") == "i7"


@clause("LN-3.6")
@pytest.mark.parametrize(("name", "centre"), [("blow_up_the_town", "c3"), ("radio_for_help", "c4")])
def test_the_scenarios_of_timber_peak_have_its_centres(name: str, centre: str) -> None:
    match = start(2, scenario=name, set_timber_peak=True, layout="default")
    assert match.state.layout == f"{centre} l3 l4 l5 l6"
