"""Radio for Help: parts are installed in the Radio Studio, and somebody calls (LN-S12)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import Ended, GeneratorFuelled, Rolled, TokenPlaced, TokensDelivered
from deadtown.games.last_night.figures import verdict
from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.options import Options
from deadtown.games.last_night.scenarios import SCENARIOS, scenarios_for
from tests.clauses import clause
from tests.games.last_night.building import acting
from tests.games.last_night.choosing import choice
from tests.games.last_night.table import NightMatch, hero, start, table

LAYOUT = "c4 l3 l4 l5 l6"
LOST = [1, 2, 6]
PEAK: dict[str, Any] = {"set_timber_peak": True}


def radio(*heroes: Any, step: str = "move_action", **more: Any) -> NightMatch:
    """Becky is in the Radio Studio; Jake waits far away."""
    cast = heroes or (hero(at="f6"), hero("jake", "l9"))
    more = {"active": "becky", "left": 2, "layout": LAYOUT, "options": PEAK, **more}
    return table(step, *cast, scenario="radio_for_help", **more)


@clause("LN-S12", "LN-S14")
def test_its_row_of_the_table() -> None:
    row = SCENARIOS["radio_for_help"]
    assert (row.sun, row.deaths, row.centre) == (17, 4, "c4")
    assert row.sets == {"base", "advanced", "timber_peak"}, "it names Gasoline"
    assert row.search_items == {"gasoline"}
    assert row in scenarios_for(Options())
    assert row not in scenarios_for(Options(set_advanced=False))
    assert row not in scenarios_for(Options(set_timber_peak=False))


@clause("LN-S12")
def test_three_of_the_outer_boards_get_a_part_each() -> None:
    drawn = set()
    for seed in range(6):
        match = start(2, seed=str(seed), scenario="radio_for_help", layout="default", **PEAK)
        while len(match.state.tokens) < 3:
            match.choose(1)
        found = [match.state.ground.building_at(space) for space in match.state.tokens]
        slots = [building.slot for building in found if building is not None]
        assert len({*slots}) == 3
        assert "centre" not in slots
        drawn.add(tuple(slots))
        told = match.told.of(TokenPlaced)
        assert {event.clause for event in told} == {"LN-S12"}
        assert {event.words for event in told} == {"radio-part-placed"}
    assert len(drawn) > 1


@clause("LN-S12")
def test_parts_are_taken_and_installed_in_the_radio_studio() -> None:
    match = radio(hero(at="b6"), hero("jake", "l9"), tokens=(NUMBERS["a6"],))
    match.choose("step a6", "stop")
    assert match.hero().carried == 1
    match = radio(hero(at="d5", carried=2), hero("jake", "l9"), delivered=1)
    match.choose("step e5", "stop")
    assert (match.hero().carried, match.state.delivered) == (0, 3)
    assert match.told.of(TokensDelivered)[0].words == "radio-part-delivered"
    assert not match.over, "somebody must still call"
    assert match.view(1).tasks == {"parts_installed": (3, 3), "parts_carried": (0, 3), "generator_fuelled": (0, 1)}


@clause("LN-S12", "LN-5.5")
@pytest.mark.parametrize(("at", "delivered", "possible"), [("f6", 3, True), ("f6", 2, False), ("g5", 3, False)])
def test_a_hero_in_the_studio_calls_when_all_parts_are_installed(at: str, delivered: int, possible: bool) -> None:
    assert ("call" in radio(hero(at=at), hero("jake", "l9"), delivered=delivered).texts) is possible


@clause("LN-S12")
@pytest.mark.parametrize(
    ("powered", "die", "heard"), [(False, 5, True), (False, 4, False), (True, 4, True), (True, 3, False)]
)
def test_on_5_or_more_somebody_hears_it_with_one_added_for_fuel(powered: bool, die: int, heard: bool) -> None:
    match = radio(delivered=3, powered=powered, dice=[die])
    match.choose("call")
    roll = match.told.of(Rolled)[0]
    assert (roll.what, roll.need) == ("radio", 4 if powered else 5)
    assert match.over is heard
    if heard:
        assert match.outcome is not None
        assert (match.outcome.winners, match.outcome.ending) == ([0], "goal")
        assert match.told.of(Ended)[0].because_of == "LN-S12"
        said = verdict(match.state)
        assert said is not None
        assert (said.why, said.clause) == ("goal-radio-for-help", "LN-S12")


@clause("LN-S12", "LN-8.13")
def test_luck_may_roll_for_it_again() -> None:
    match = radio(hero("sally", "f6"), hero("jake", "l9"), active="sally", delivered=3, dice=[2, 6])
    match.choose("call")
    assert match.kind == "die_rolled"
    match.choose("use lucky sally 2")
    assert match.over


@clause("LN-S12")
def test_gasoline_is_discarded_in_the_generator_house_once() -> None:
    carrier = hero(at="e8", items="gasoline, gasoline"), hero("jake", "l9")
    match = radio(*carrier)
    match.choose("power")
    assert match.state.powered
    assert match.hero().items == ("gasoline",)
    assert match.state.hero_discard == ["gasoline"]
    assert match.told.of(GeneratorFuelled)[0].hero == "becky"
    assert "powered" in match.view(1).effects
    assert "power" not in radio(hero(at="e8", items="gasoline"), hero("jake", "l9"), powered=True).texts
    assert "power" not in radio(hero(at="g5", items="gasoline"), hero("jake", "l9")).texts
    assert "power" not in radio(hero(at="e8", items="torch"), hero("jake", "l9")).texts


@clause("LN-S12", "LN-11.17")
def test_the_zombies_win_when_the_studio_burns_down() -> None:
    match = radio(
        *(hero(at="d5", items="lighter"), hero("jake", "l9")), step="ranged_attack", fires="f5 e6 f6", powered=True
    )
    match.choose("light lighter e5")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([1], "doom")
    said = verdict(match.state)
    assert said is not None
    assert (said.why, said.clause) == ("doom-radio-for-help", "LN-S12")


@clause("LN-11.16", "LN-S12")
def test_a_part_that_was_dropped_where_it_burns_down_lies_elsewhere() -> None:
    match = radio(
        *(hero(at="i6", items="lighter"), hero("jake", "l9")),
        step="ranged_attack",
        fires="g5 g6 h6",
        tokens=(NUMBERS["g5"],),
        dice=[3, 5],
    )
    match.choose("light lighter h5")
    assert match.asked == (1, "token_space")
    match.choose("space h1")
    assert match.view(0).tokens == ["h1"]


@clause("LN-S12", "LN-4.4", "LN-17.3")
def test_the_zombies_win_at_dawn_and_by_four_deaths() -> None:
    match = radio(step="sun", sun=1)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([1], "dawn")
    match = radio(hero(at="a9", wounds=2), step="zombie_fights", zombies="a9", hero_deaths=3, dice=LOST)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([1], "deaths")


@clause("LN-S12", "LN-14.1")
def test_no_more_than_two_walls_of_the_studio_are_barricaded() -> None:
    first = acting("e5", layout=LAYOUT, scenario="radio_for_help")
    assert {"build radio_studio_n", "build radio_studio_w"} <= {*first.texts}
    second = acting("e5", layout=LAYOUT, scenario="radio_for_help", walls="radio_studio_n")
    assert {"reinforce radio_studio_n", "build radio_studio_w"} <= {*second.texts}
    third = acting("e5", layout=LAYOUT, scenario="radio_for_help", walls="radio_studio_n radio_studio_s")
    assert "reinforce radio_studio_n" in third.texts
    assert "build radio_studio_w" not in third.texts
    other = acting("e8", layout=LAYOUT, scenario="radio_for_help", walls="radio_studio_n radio_studio_s")
    assert any(text.startswith("build generator_house") for text in other.texts)


def test_a_bot_calls_and_brings_fuel() -> None:
    assert choice(radio(delivered=3)) == "call"
    assert choice(radio(hero(at="e8", items="gasoline"), hero("jake", "l9"))) == "power"
