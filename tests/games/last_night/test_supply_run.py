"""Supply Run: supplies are fetched and brought to the Town Square (LN-S10)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import Ended, TokenPlaced, TokensDelivered, TokensDropped, TokensTaken
from deadtown.games.last_night.figures import components, verdict
from deadtown.games.last_night.ground import DEFAULT, NAMES, NUMBERS
from deadtown.games.last_night.options import SEWERS, Options
from deadtown.games.last_night.scenarios import SCENARIOS, scenarios_for
from deadtown.kernel import BadOptions
from tests.clauses import clause
from tests.games.last_night.choosing import choice
from tests.games.last_night.table import GAME, NightMatch, hero, spaces, start, table

LOST = [1, 2, 6]
FITTEST: dict[str, Any] = {"set_survival_of_the_fittest": True}


def running(step: str = "move_action", *heroes: Any, tokens: str = "", **more: Any) -> NightMatch:
    """Becky is about to move unless told otherwise; Jake waits far away."""
    cast = heroes or (hero(at="b6"), hero("jake", "l9"))
    more = {"active": "becky", "left": 2, "layout": f"{DEFAULT} sewer:e5 sewer:h9", **more}
    return table(step, *cast, scenario="supply_run", options=FITTEST, tokens=spaces(tokens), **more)


# Table S and set-up


@clause("LN-S10", "LN-S14")
def test_its_row_of_the_table() -> None:
    row = SCENARIOS["supply_run"]
    assert (row.sun, row.deaths, row.centre) == (16, 4, "c1")
    assert row.sets == {"base", "survival_of_the_fittest"}
    assert not row.search_items
    assert row.forces == {SEWERS}
    assert row not in scenarios_for(Options(set_survival_of_the_fittest=False))
    assert row in scenarios_for(Options(set_advanced=False))
    with pytest.raises(BadOptions) as caught:
        GAME.rules.start(Options(scenario="supply_run", set_survival_of_the_fittest=False), ("Ada", "Bob"))
    assert caught.value.refusal.clause == "LN-S14"


@clause("LN-S10", "LN-15.2", "LN-3.5")
def test_sewers_come_first_and_then_a_supply_on_each_board_where_the_zombies_choose() -> None:
    match = start(2, scenario="supply_run", layout="default", **FITTEST)
    assert SEWERS in match.state.rules
    while match.kind != "place_sewer_entrance":
        match.choose(1)
    match.choose(1, 1)
    slots = []
    while match.kind == "token_space":
        assert match.asked == (1, "token_space")
        first = NUMBERS[match.texts[-1].removeprefix("space ")]
        building = match.state.ground.building_at(first)
        assert building is not None
        assert match.texts == [f"space {NAMES[space]}" for space in building.spaces]
        slots.append(building.slot)
        match.choose(f"space {NAMES[first]}")
    assert slots == ["nw", "ne", "se", "sw"]
    assert [event.space for event in match.told.of(TokenPlaced)] == match.view(0).tokens
    assert len(match.state.tokens) == 4


# Taking and delivering


@clause("LN-S10")
def test_who_ends_its_move_action_where_supplies_are_takes_all_of_them() -> None:
    match = running(tokens="a6 a6 l1")
    match.choose("step a6", "stop")
    assert match.hero().carried == 2
    assert match.view(1).tokens == ["l1"]
    assert match.told.of(TokensTaken)[0].count == 2
    assert match.view(1).heroes[0].carried == 2
    assert match.view(1).tasks == {"supplies_delivered": (0, 4), "supplies_carried": (2, 4)}


@clause("LN-S10")
@pytest.mark.parametrize("action", ["rest", "search"])
def test_any_move_action_that_ends_there_will_do(action: str) -> None:
    match = running(tokens="b6")
    match.choose(action)
    assert match.hero().carried == 1


@clause("LN-S10")
def test_passing_through_is_not_enough() -> None:
    match = running(tokens="b5")
    match.choose("step b5", "step a5")
    assert match.hero().carried == 0
    assert match.view(0).tokens == ["b5"]


@clause("LN-S10")
def test_nothing_is_taken_beside_a_zombie() -> None:
    match = running(tokens="a6", zombies="a6", dice=[6, 5, 1])
    match.choose("step a6")
    assert match.hero().carried == 0
    assert match.view(0).tokens == ["a6"]


@clause("LN-S10")
def test_the_town_square_is_where_all_that_is_carried_is_delivered() -> None:
    match = running("move_action", hero(at="f5", carried=2), hero("jake", "l9"), delivered=1)
    match.choose("step f6", "stop")
    assert (match.hero().carried, match.state.delivered) == (0, 3)
    told = match.told.of(TokensDelivered)[0]
    assert (told.count, told.total, told.clause) == (2, 3, "LN-S10")
    assert not match.over


@clause("LN-S10", "LN-17.2")
def test_with_the_fourth_delivered_the_heroes_win_at_once() -> None:
    match = running("move_action", hero(at="g7", carried=1), hero("jake", "l9"), delivered=3, zombies="g7")
    match.choose("rest")
    assert match.over
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([0], "goal")
    assert match.told.of(Ended)[0].because_of == "LN-S10"
    said = verdict(match.state)
    assert said is not None
    assert (said.why, said.clause) == ("goal-supply-run", "LN-S10")


@clause("LN-S10", "LN-7.15")
@pytest.mark.parametrize("at", ["a9", "sewer"])
def test_what_the_dead_carried_stays_on_the_space(at: str) -> None:
    match = running("zombie_fights", hero(at=at, wounds=2, carried=2), hero("jake", "l9"), zombies=at, dice=LOST)
    assert match.hero().dead
    assert match.hero().carried == 0
    assert match.view(0).tokens == [at, at]
    dropped = match.told.of(TokensDropped)[0]
    assert (dropped.space, dropped.count, dropped.clause) == (at, 2, "LN-7.15")
    assert components(match.state)["token"] == 2


# A building that is needed burns down


def burning(**more: Any) -> NightMatch:
    """The last space of the Church is about to burn, in which supplies lie; Becky lights it from outside."""
    cast = hero(at="c6", items="lighter"), hero("jake", "l9")
    return running("ranged_attack", *cast, fires="a5 b5 a6", tokens="a5 b6", **more)


@clause("LN-11.16", "LN-S10")
def test_supplies_of_a_building_that_burns_down_lie_in_another_that_is_rolled() -> None:
    match = burning(dice=[3, 5, 4, 1])
    match.choose("light lighter b6")
    assert match.asked == (1, "token_space")
    assert len(match.view(0).tokens) == 2, "nothing is lost meanwhile"
    assert match.texts == [f"space {name}" for name in ("h1", "i1", "h2", "i2", "h3", "i3")]
    match.choose("space i2")
    assert match.kind == "token_space", "the second one"
    match.choose(1)
    found = match.view(0).tokens
    assert found[0] == "i2"
    assert len(found) == 2
    assert match.state.ground.building_at(NUMBERS[found[1]]) != match.state.ground.building_at(NUMBERS["i2"])


@clause("LN-11.16", "LN-S14", "LN-13.1")
def test_another_is_rolled_where_supplies_lie_already_or_nobody_may_enter() -> None:
    match = burning(dice=[2, 1, 3, 5, 3, 5, 4, 1])
    match.choose("light lighter b6")
    match.choose("space i2")
    assert "space i2" not in match.texts, "the Hospital was rolled again, where the first one lies"


@clause("LN-11.16", "LN-13.1")
def test_on_a_one_the_heroes_choose_that_building() -> None:
    match = burning(dice=[1])
    match.choose("light lighter b6")
    assert match.asked == (0, "choose_building")


# All other ends


@clause("LN-S10", "LN-4.4", "LN-17.3")
def test_the_zombies_win_at_dawn_and_by_four_deaths() -> None:
    match = running("sun", sun=1)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([1], "dawn")
    match = running("zombie_fights", hero(at="a9", wounds=2), zombies="a9", hero_deaths=3, dice=LOST)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([1], "deaths")


# Bots


def test_a_bot_delivers_what_it_carries_and_fetches_what_lies_near() -> None:
    match = running("move_action", hero(at="f5", carried=1), hero("jake", "l9"), left=4)
    assert choice(match).removeprefix("walk ").removeprefix("step ") in ("f6", "g6", "f7", "g7")
    match = running("move_action", hero(at="b6"), hero("jake", "l9"), tokens="a5", left=3)
    assert choice(match) == "step a5"
