"""The guide of searching players: which side it takes to be ahead, and which options it lets them look at."""

from random import Random

import pytest

from deadtown.bots import Budget, SearchBot
from deadtown.games.last_night.guide import LastNightGuide
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.state import Hero
from deadtown.games.last_night.tactics.prospects import names, prospects
from tests.clauses import clause
from tests.games.bots import choose_by_sight, searching, some_of
from tests.games.last_night.table import NightMatch, hero, start, table

GUIDE = LastNightGuide()


def chance(match: NightMatch, seat: int = 0) -> float:
    return GUIDE.appraise(match.state, seat)


def night(*heroes: Hero, scenario: str = "die_zombies_die", **more: object) -> NightMatch:
    """The heroes are about to act; a stronghold is the Church."""
    return table("claim", *(heroes or (hero(), hero("jenny", "a5"))), scenario=scenario, **{"stronghold": 0, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_both_sides_share_one_win_and_every_option_has_a_weight(scenario: str) -> None:
    for match in some_of(start(3, seed="guide", scenario=scenario), 7):
        decision = match.decision
        assert decision is not None
        chances = [chance(match, seat) for seat in range(3)]
        assert 0 < chances[0] < 1
        assert chances[0] == chances[1] == pytest.approx(1 - chances[2])
        weights = GUIDE.weigh(match.state, decision)
        assert len(weights) == len(decision.options)
        assert min(weights) >= 0
        assert max(weights) > 0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_wounds_and_deaths_speak_for_the_zombies(scenario: str) -> None:
    sound = chance(night(scenario=scenario))
    assert chance(night(hero(wounds=2), hero("jenny", "a5", wounds=2), scenario=scenario)) < sound
    assert chance(night(scenario=scenario, hero_deaths=1)) < sound


@clause("LN-S1")
def test_kills_speak_for_hunters() -> None:
    assert chance(night(zombie_deaths=12)) > chance(night(zombie_deaths=2)) + 0.1


@clause("LN-S2")
def test_pits_and_charges_speak_for_who_burns_them_out() -> None:
    burning = "burn_em_out"
    none = chance(night(scenario=burning))
    assert chance(night(scenario=burning, charged=(0,))) > none
    assert chance(night(hero(items="dynamite, lighter"), hero("jenny", "a5"), scenario=burning)) > none


@clause("LN-S3")
def test_townsfolk_speak_for_who_saves_them() -> None:
    saved = hero(saved="doc_brody, jeb"), hero("jenny", "a5")
    assert chance(night(*saved, scenario="save_the_townsfolk")) > chance(night(scenario="save_the_townsfolk")) + 0.1


@clause("LN-S4")
def test_keys_and_fuel_near_the_truck_speak_for_who_wants_to_escape() -> None:
    truck = "escape_in_the_truck"
    near = hero(at="g6", items="keys"), hero("jenny", "f7")
    far = hero(at="a12", items="keys"), hero("jenny", "b12")
    assert chance(night(*near, scenario=truck, tank=True)) > chance(night(*far, scenario=truck, tank=True))
    assert chance(night(*near, scenario=truck, tank=True, zombies="g7 g7")) < chance(
        night(*near, scenario=truck, tank=True)
    )


@clause("LN-S5")
def test_zombies_in_the_manor_house_speak_for_them() -> None:
    manor = "defend_the_manor"
    layout = "c2 l3 l4 l5 l6"
    inside = night(scenario=manor, layout=layout, zombies="e5 e6 f7 g7 h8 h7 g6 f6")
    outside = night(scenario=manor, layout=layout, zombies="a1 a2 a3 b1 b2 b3 c1 c2")
    assert chance(inside) < chance(outside) - 0.1


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_all_that_is_looked_at_has_a_name(scenario: str) -> None:
    layout = "c2 l3 l4 l5 l6" if scenario == "defend_the_manor" else "c1 l3 l4 l5 l6"
    assert len(prospects(night(scenario=scenario, layout=layout).state)) == len(names(scenario))


def test_the_ways_to_play_a_card_share_its_weight() -> None:
    people = hero("becky", wounds=2), hero("jenny", "a5", wounds=2), hero("jake", "a12", wounds=2)
    match = table("heroes_start", *people, hand="recovery")
    assert match.decision is not None
    weights = GUIDE.weigh(match.state, match.decision)
    plays = [weight for option, weight in zip(match.decision.options, weights, strict=True) if option[0] == "play"]
    assert len(plays) == 3
    assert sum(plays) <= 1.001


def test_a_zombie_far_from_everybody_is_not_worth_looking_ahead_for() -> None:
    match = table("order_zombies", hero("becky", "a1"), zombies="l12", to_act=(1,))
    match.choose("move l12")
    assert match.kind == "move_zombie"
    assert match.decision is not None
    assert sum(weight > 0 for weight in GUIDE.weigh(match.state, match.decision)) == 1


def test_a_search_sees_what_wins_at_once() -> None:
    people = hero("becky", "g6", "keys"), hero("jenny", "g7", activated=True)
    match = table("move_action", *people, scenario="escape_in_the_truck", active="becky", left=1, tank=True)
    bot = SearchBot(Random(1), Budget(playouts=20))
    assert bot.choose(match.sight()) == ("step", "g7")


@clause("LN-8.1")
def test_what_is_searched_does_not_depend_on_what_cannot_be_seen() -> None:
    match = table("move_action", hero("becky", "a5"), hero("jenny", "f5"), zombies="b4 f7", active="becky", left=3)
    assert choose_by_sight(match, searching)
