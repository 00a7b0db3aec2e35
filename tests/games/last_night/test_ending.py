"""Winning, the empty deck, and what comes first (section 17)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import Ended
from deadtown.games.last_night.ground import NUMBERS
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, kept, table

LOST = [1, 2, 6]
DOUBLES = [6, 6, 1]


def ended(match: NightMatch) -> tuple[list[int], str]:
    assert match.over, "the game is not over"
    assert len(match.told.of(Ended)) == 1
    outcome = match.outcome
    assert outcome is not None
    return outcome.winners, outcome.ending


# At once


@clause("LN-17.2")
def test_a_side_that_reaches_its_goal_wins_in_the_middle_of_a_step() -> None:
    match = table("hero_fights", hero(), active="becky", zombies="f5 f5 f5", zombie_deaths=14, dice=DOUBLES)
    assert ended(match) == ([0], "goal")
    assert match.zombies == ["f5", "f5"]


@clause("LN-17.2")
def test_after_the_end_nothing_is_asked() -> None:
    match = table("sun", sun=1)
    assert match.over
    assert match.question is None
    assert match.view(0).outcome == match.outcome


# Deaths


@clause("LN-17.3", "LN-7.13")
def test_a_hero_who_turns_counts_as_killed() -> None:
    becky = hero("becky", "a9", on="feel_strange")
    match = table("zombie_fights", becky, hero("jake", "l9"), zombies="a9", hero_deaths=1, dice=LOST)
    assert ended(match) == ([1], "deaths")


@clause("LN-17.3")
def test_deaths_of_any_cause_count() -> None:
    burnt = table("move_ended", hero("becky", "f5", wounds=2), active="becky", fires="f5", hero_deaths=1, dice=[4])
    assert ended(burnt) == ([1], "deaths")
    own = table(
        *("ranged_attack", hero("becky", "f5", "dynamite, lighter"), hero("jake", "f6")),
        active="becky",
        hero_deaths=1,
        dice=[5],
    )
    own.choose("throw f6 lit")
    assert ended(own) == ([1], "deaths")


@clause("LN-17.3")
def test_four_deaths_are_needed_unless_the_scenario_says_fewer() -> None:
    for scenario, deaths in (("burn_em_out", 3), ("die_zombies_die", 1)):
        becky = hero("becky", "a9", wounds=2)
        assert table("zombie_fights", becky, zombies="a9", scenario=scenario, hero_deaths=deaths, dice=LOST).over


# The deck


def searching(deck: str, **more: Any) -> NightMatch:
    match = table("move_action", hero("becky", "d1"), active="becky", hero_deck=deck, **more)
    match.choose("search")
    return match


@clause("LN-17.4")
def test_drawing_the_last_hero_card_loses_the_game() -> None:
    assert ended(searching("torch")) == ([1], "deck")
    assert not searching("torch, keys").over


@clause("LN-17.4", "LN-17.6")
def test_a_starting_or_extra_card_may_be_the_last_one_too() -> None:
    match = table(
        *("zombie_fights", hero("becky", "a9", wounds=2), hero("jake", "l9")),
        zombies="a9",
        hero_deck="torch",
        scenario="burn_em_out",
        dice=[*LOST, 1],
    )
    match.choose("space f6")
    assert ended(match) == ([1], "deck")


@clause("LN-17.6")
def test_the_deck_is_looked_at_when_all_of_an_effect_is_finished() -> None:
    """The last card brings others back before anybody looks."""
    match = searching("just_what_i_needed", hero_discard="keys", zombie_hand="cornered")
    assert match.over, "what was taken was in the discard pile"
    match = table(
        *("zombies_end", hero("becky", "d1", "keys", wounds=1)),
        hero_deck="doc_brody",
        hero_discard="torch",
        halts=True,
    )
    match.choose("use keys becky")
    assert ended(match) == ([1], "deck"), "an event that goes to the hand saves nobody"


@clause("LN-17.6")
def test_a_deck_that_was_filled_again_within_the_effect_is_not_empty() -> None:
    match = table(
        *("draw_card", hero("becky", "l9")),
        to_act=(1,),
        to_draw=1,
        hero_deck="",
        hero_discard="torch x3",
        zombie_discard="shamble",
        zombie_deck="never_ends, shamble x9",
    )
    match.choose("pick torch")
    assert not match.over
    assert match.state.hero_deck == ["torch"] * 3


@clause("LN-17.6")
def test_cards_lost_to_the_nightmare_are_looked_at_before_anything_is_played() -> None:
    match = table("zombies_start", hero("becky", "l9"), hero_deck="torch", remaining=[kept("living_nightmare")])
    assert ended(match) == ([1], "deck")


@clause("LN-17.6", "LN-17.5")
def test_a_goal_reached_within_the_effect_comes_before_the_empty_deck() -> None:
    match = searching("farmer_sty", scenario="save_the_townsfolk")
    assert ended(match) == ([1], "deck")
    becky = hero("becky", "d1", saved="jeb, mr_hyde, doc_brody")
    match = table("move_action", becky, active="becky", hero_deck="farmer_sty", scenario="save_the_townsfolk")
    match.choose("search")
    assert ended(match) == ([0], "goal")


# Both at once


@clause("LN-17.5")
@pytest.mark.parametrize(("turn", "winner"), [("heroes", 0), ("zombies", 1)])
def test_if_both_would_win_the_side_whose_turn_it_is_wins(turn: str, winner: int) -> None:
    """Gas kills the last zombie that it takes, and the hero beside it."""
    match = table(
        *("ranged_attack", hero("becky", "f7", "lighter"), hero("jake", "f5")),
        active="becky",
        turn=turn,
        zombies="f5",
        gas="f5",
        zombie_deaths=14,
        hero_deaths=1,
        dice=[3],
    )
    match.choose("set_off lighter f5")
    assert ended(match) == ([winner], "goal" if winner == 0 else "deaths")


# What counts


@clause("LN-17.7")
def test_every_zombie_killed_counts_by_whatever_hand() -> None:
    match = table(
        *("ranged_attack", hero("becky", "f7", "lighter"), hero("jenny", "l9")),
        active="becky",
        zombies="f5 f5 e4",
        turned=[("billy", "f5")],
        gas="f5",
        dice=[3, 3],
    )
    match.choose("set_off lighter f5")
    assert match.state.zombie_deaths == 4
    assert match.view(1).kills == 4


@clause("LN-17.7")
def test_zombies_taken_off_the_map_for_other_reasons_do_not_count() -> None:
    match = table("zombies_end", hero("becky", "l9"), zombies="b2 " * 14, zombie_hand="too_many", dice=[1], halts=True)
    match.choose("play too_many", "remove b2", "space a1")
    assert match.state.zombie_deaths == 0
    assert NUMBERS["a1"] in match.state.zombies
