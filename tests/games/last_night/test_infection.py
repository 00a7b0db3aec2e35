"""Infected markers (LN-7.9 to LN-7.12), and the zombie card that gives them."""

import pytest

from deadtown.games.last_night.events import Infected, Turns, Wounded
from deadtown.games.last_night.moments import DR, FR, HB, WH, WT
from deadtown.games.last_night.pieces import MOST_INFECTED
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish, fought
from tests.games.last_night.moments import answer, cancelled_and_not, let_be
from tests.games.last_night.table import NightMatch, hero, table


def bitten(match: NightMatch) -> NightMatch:
    """The zombies play Bitten on whoever has been wounded, and nobody cancels it."""
    match.wait_for(WT)
    match.choose("play bitten")
    return let_be(match)


@clause("LN-7.9", "LN-8.7")
@cancelled_and_not
def test_bitten_gives_a_marker_to_a_hero_whom_a_zombie_has_wounded(cancelled: bool) -> None:
    match = fight(dice=[1, 2, 6], zombie_hand="bitten", hand="principal_gomez")
    match.wait_for(WT)
    match.choose("play bitten")
    answer(match, cancelled)
    assert match.hero().infected == (0 if cancelled else 1)
    assert match.view(None).heroes[0].infected == (0 if cancelled else 1)
    assert [event.count for event in match.told.of(Infected)] == ([] if cancelled else [1])
    assert match.state.zombie_discard == ["bitten"]


@clause("LN-7.9")
def test_a_wound_that_is_not_from_a_zombie_infects_nobody() -> None:
    match = table("roll_movement", hero(), active="becky", fires="f5", zombie_hand="bitten", dice=[3, 4], halts=True)
    match.wait_for("move_action")
    assert match.hero().wounds == 1
    assert match.state.hands[1] == ["bitten"]


@clause("LN-7.10", "LN-7.13", "LN-7.15", "LN-7.16")
def test_a_second_marker_turns_the_hero_at_once() -> None:
    match = fight(hero(items="torch", infected=1), dice=[1, 2, 6, 6], zombie_hand="bitten")
    finish(bitten(match))
    assert match.hero().dead
    assert (match.hero().infected, match.hero().items) == (0, ())
    assert [event.clause for event in match.told.of(Turns)] == ["LN-7.10"]
    assert match.zombies == ["f5", "f5"]
    assert match.state.hero_deaths == 1


@clause("LN-7.20")
def test_its_zombie_hero_goes_to_the_seat_of_the_zombie_that_has_infected_it() -> None:
    heroes = hero(infected=1), hero("jenny", "l1", seat=1)
    match = fight(*heroes, players=4, zombies="", green="f5", hands={3: "bitten"}, dice=[1, 2, 6, 6], sun=10)
    finish(bitten(match))
    assert [(turned.person, turned.seat) for turned in match.state.turned] == [("becky", 3)]


@clause("LN-1.10")
def test_without_a_marker_left_nobody_is_infected() -> None:
    crowd = [hero(name, "l1", infected=1) for name in ("jenny", "sally", "billy", "johnny", "jake", "father_joseph")]
    cast = hero(), hero("sam", "l1", infected=MOST_INFECTED - len(crowd)), *crowd
    match = fight(*cast, dice=[1, 2, 6], zombie_hand="bitten, shamble")
    match.wait_for(WT)
    assert match.playable(1) == set()


@clause("LN-7.11", "LN-7.2")
@pytest.mark.parametrize("die", range(1, 7))
def test_an_infected_hero_who_is_wounded_takes_one_more_on_1_or_2(die: int) -> None:
    match = fought(hero(infected=1), dice=[1, 2, 6, die, 1])
    assert match.hero().wounds == (2 if die <= 2 else 1)
    assert [roll.dice for roll in match.rolls("infection")] == [(die,)], "no second roll"
    assert [event.clause for event in match.told.of(Wounded)] == ["LN-6.9", "LN-7.11"][: 2 if die <= 2 else 1]


@clause("LN-7.11")
def test_who_gets_the_first_marker_for_a_wound_does_not_roll_for_it() -> None:
    match = fight(dice=[1, 2, 6], zombie_hand="bitten")
    finish(bitten(match))
    assert not match.rolls("infection")


@clause("LN-7.11")
def test_any_wound_calls_for_the_roll() -> None:
    match = table("roll_movement", hero(infected=1), active="becky", fires="f5", dice=[3, 4, 2])
    assert match.hero().wounds == 2


@clause("LN-7.12")
def test_who_dies_of_the_wound_does_not_roll() -> None:
    match = fought(hero(infected=1, wounds=2), dice=[1, 2, 6, 1])
    assert not match.rolls("infection")


@clause("LN-7.12", "LN-7.6")
def test_healing_does_not_remove_markers() -> None:
    match = table("after_exchange", hero(items="first_aid_kit", wounds=1, infected=1), active="becky")
    match.choose("use first_aid_kit becky becky")
    assert (match.hero().wounds, match.hero().infected) == (0, 1)


@clause("LN-7.2")
def test_the_roll_comes_before_the_zombies_may_play_on_the_wound() -> None:
    match = fight(hero("sally", infected=1), dice=[1, 2, 6, 3], zombie_hand="shamble")
    seen = []
    while match.kind != HB:
        if match.kind in (WH, DR, WT):
            seen.append(match.kind)
        match.close()
    assert seen == [WH, DR, WT]


@clause("LN-7.11")
def test_luck_may_roll_again_and_the_other_wound_may_be_prevented() -> None:
    match = fight(hero("sally", infected=1), dice=[1, 2, 6, 2, 5])
    match.wait_for(DR)
    match.choose("use lucky sally 2")
    finish(match)
    assert match.hero("sally").wounds == 1
    other = fight(hero(infected=1), dice=[1, 2, 6, 2], hand="just_a_scratch")
    other.wait_for(WH)
    other.close()
    other.wait_for(WH)
    other.choose("play just_a_scratch")
    finish(other)
    assert other.hero().wounds == 1


@clause("LN-7.14")
def test_the_other_wound_turns_who_feels_strange() -> None:
    """It felt strange after the first one: not before, since then that would have turned it."""
    match = fight(hero(infected=1), dice=[1, 2, 6, 3], zombie_hand="feel_strange, bitten")
    match.wait_for(WT)
    match.choose("play feel_strange")
    let_be(match)
    assert match.playable(1) == {"play bitten"}, "both may be played on one wound"


@clause("LN-7.11", "LN-7.12")
def test_example_15_sally_who_is_infected_and_unhurt() -> None:
    match = fight(hero("sally", items="torch", infected=1), dice=[1, 2, 6, 2], hand="faith")
    match.wait_for(FR)
    finish(match)
    assert match.hero("sally").dead
    assert len(match.rolls("infection")) == 1
    assert [(turned.person, turned.wounds) for turned in match.state.turned] == [("sally", 2)]
    assert "torch" in match.state.hero_discard
    assert "faith" in match.state.hands[0]
    match.wait_for("new_hero_space")
    assert "random_building" in match.texts
