"""Weapons against captors (sections 8 and 16)."""

from typing import Any

import pytest

from deadtown.games.humans.events import CapturesDrawn, CardReturned, Rolled, WoundKept, WoundsDrawn
from tests.clauses import clause
from tests.games.humans.table import DINER, TableMatch, leader, table
from tests.games.humans.windows import CLAUSES, WEAPONS


def struck(weapon: str, *dice: int, wounds: str = "torso x5", captures: str = "eat x2", **more: Any) -> TableMatch:
    """A capture in the middle of Town Square that succeeds, and a weapon that is played against it."""
    armed = leader("s1", weapon, **more)
    match = table(
        *("capture", DINER, leader(), armed, leader("s1", "second_helping x3")),
        humans="centre n4",
        dice=[4, *dice],
        wounds=wounds,
        captures=captures,
        events="second_helping x9",
    )
    assert match.asked == (1, "weapon")
    match.choose(f"play {weapon}")
    return match


def hit(match: TableMatch) -> bool:
    """Whether a wound came of it; else capture cards were drawn."""
    wounded = bool(match.told.of(WoundsDrawn))
    assert wounded != bool(match.told.of(CapturesDrawn))
    return wounded


def lowest(weapon: str) -> int:
    """The lowest die that hits."""
    return 4 - WEAPONS[weapon]


BONUSES = [pytest.param(weapon, marks=clause(CLAUSES[weapon], "HU-8.5")) for weapon in WEAPONS]


@pytest.mark.parametrize("weapon", BONUSES)
def test_four_or_more_with_the_bonus_is_a_hit(weapon: str) -> None:
    match = struck(weapon, lowest(weapon), 1)
    assert hit(match)
    (roll,) = (event for event in match.told.of(Rolled) if event.what == "weapon")
    assert (roll.seat, roll.bonus, roll.need) == (1, WEAPONS[weapon], 4)
    assert match.leader().wounds == ("torso",)
    assert weapon not in match.leader(1).hand
    assert match.state.event_discard == [weapon]


@pytest.mark.parametrize("weapon", [case for case in BONUSES if case.values != ("big_chainsaw",)])
def test_less_is_a_miss(weapon: str) -> None:
    match = struck(weapon, lowest(weapon) - 1)
    assert not hit(match)
    assert match.leader().wounds == ()
    assert match.leader().meals == 1


@clause("HU-16.8")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_big_chainsaw_always_hits(die: int) -> None:
    assert hit(struck("big_chainsaw", die, 1))


@clause("HU-16.1", "HU-12.8")
def test_a_frying_pan_that_misses_returns_to_the_hand() -> None:
    match = struck("frying_pan", 3)
    assert "frying_pan" in match.leader(1).hand
    assert match.state.event_discard == []
    assert [(event.seat, event.card) for event in match.told.of(CardReturned)] == [(1, "frying_pan")]


@clause("HU-16.1", "HU-12.2")
def test_it_still_was_the_card_of_the_round() -> None:
    armed = leader("s1", "frying_pan")
    match = table(
        *("capture", DINER, leader("centre n1"), armed, leader("s1")),
        humans="centre n1 n4",
        dice=[4, 3, 4],
        captures="eat x4",
    )
    match.choose("attempt centre", "play frying_pan")
    assert not match.leader(1).may_play or match.state.active == 1
    assert [event.what for event in match.told.of(Rolled)] == ["capture", "weapon", "capture"]


@clause("HU-16.1", "HU-17.1")
def test_a_frying_pan_that_was_objected_to_is_discarded() -> None:
    lawyer = leader("s1", character="lawyer", used=False)
    match = table(
        *("capture", DINER, leader(), leader("s1", "frying_pan"), lawyer),
        humans="centre n4",
        dice=[4],
        captures="eat x2",
        events="second_helping x9",
    )
    match.choose("play frying_pan", "object")
    assert match.told.of(CardReturned) == []
    assert match.leader().meals == 1
    assert match.state.event_discard == ["frying_pan"]


@clause("HU-16.5")
@pytest.mark.parametrize(("die", "count"), [(6, 5), (5, 4), (3, 4)])
def test_a_six_of_the_hunting_rifle_draws_one_wound_card_more(die: int, count: int) -> None:
    match = struck("hunting_rifle", die, 1)
    assert [len(event.wounds) for event in match.told.of(WoundsDrawn)] == [count]


@clause("HU-16.5")
def test_the_final_die_counts_for_it() -> None:
    """A six that was rolled again is forgotten, and one that comes then counts."""
    match = struck("hunting_rifle", 6, 3, 1, dice=1)
    match.choose("reroll")
    assert [len(event.wounds) for event in match.told.of(WoundsDrawn)] == [4]
    match = struck("hunting_rifle", 1, 6, 1, dice=1)
    match.choose("reroll")
    assert [len(event.wounds) for event in match.told.of(WoundsDrawn)] == [5]


@clause("HU-16.6", "HU-16.7", "HU-16.8")
@pytest.mark.parametrize("weapon", ["nail_gun", "sawed_off", "big_chainsaw"])
def test_a_six_of_another_weapon_does_not(weapon: str) -> None:
    match = struck(weapon, 6, 1)
    assert [len(event.wounds) for event in match.told.of(WoundsDrawn)] == [4]


@clause("HU-16.4")
def test_a_fire_extinguisher_that_misses_speeds_the_flight_too() -> None:
    """To n4 it is four steps: with a two that takes the card."""
    match = struck("fire_extinguisher", 2, 2, captures="escape, eat")
    assert [(event.die, event.bonus) for event in match.told.of(Rolled) if event.what == "flight"] == [(2, 2)]


@clause("HU-16.4")
def test_other_weapons_do_not() -> None:
    match = struck("crowbar", 2, 2, captures="escape, eat")
    assert [(event.die, event.bonus) for event in match.told.of(Rolled) if event.what == "flight"] == [(2, 0)]


@clause("HU-16.2", "HU-16.3", "HU-8.6")
def test_after_a_miss_the_next_may_strike_and_after_a_hit_nobody() -> None:
    leaders = leader(), leader("s1", "baseball_bat"), leader("s1", "crowbar"), leader("s1", "nail_gun")
    match = table("capture", DINER, *leaders, humans="centre n4", dice=[4, 2, 3, 1], wounds="torso x4")
    match.choose("play baseball_bat")
    assert match.asked == (2, "weapon")
    match.choose("play crowbar")
    assert [event.wound for event in match.told.of(WoundKept)] == ["torso"]
    assert match.leader(3).hand == ["nail_gun"]
    assert match.leader(3).may_play
