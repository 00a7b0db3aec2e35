"""Weapons Cache: trash this card; gain a card costing at most 5."""

import pytest

from deadtown.games.zombinion.events import Gained, NoGain, Trashed
from deadtown.kernel import Refused
from tests.clauses import clause
from tests.games.zombinion.table import hunter, table

UP_TO_FIVE = (
    *("bullet", "rounds", "zombie", "many_zombies", "infection"),
    *("sacrifice", "regroup", "hollow_points", "quick_escape", "tactics", "weapons_cache"),
    *("courage", "reload", "sidekick"),
)
"""The piles of Shoot 'em Up that cost 5 or less."""


@clause("ZN-11.5.1")
def test_weapons_cache_is_trashed_before_the_gain_is_chosen() -> None:
    me = hunter(hand="weapons_cache, zombie")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play weapons_cache")
    assert match.asked == (0, "gain_one")
    assert match.state.trash == ["weapons_cache"]
    assert me.in_play == []
    assert match.told.of(Trashed) == [Trashed(0, ("weapons_cache",))]


@clause("ZN-11.5.1")
def test_weapons_cache_gains_any_card_costing_at_most_five() -> None:
    match = table(hunter(hand="weapons_cache"), hunter(), combat="shoot_em_up")
    match.choose("play weapons_cache")
    assert match.texts == [f"gain {card}" for card in UP_TO_FIVE]


@clause("ZN-11.5.1")
def test_the_gained_card_lies_on_top_of_the_discard_pile_and_uses_no_target() -> None:
    me = hunter(hand="weapons_cache", discard="bullet")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play weapons_cache", "gain sidekick")
    assert me.discard == ["bullet", "sidekick"]
    assert match.state.supply["sidekick"] == 9
    assert match.counters == (0, 1, 0)
    assert match.told.of(Gained) == [Gained(0, "sidekick", "discard")]


@clause("ZN-11.5.1", "ZN-7.13")
def test_shots_do_not_raise_what_weapons_cache_may_gain() -> None:
    match = table(hunter(hand="weapons_cache"), hunter(), combat="shoot_em_up", shots=9)
    match.choose("play weapons_cache")
    assert match.texts == [f"gain {card}" for card in UP_TO_FIVE]
    with pytest.raises(Refused) as refused:
        match.choose("gain magazine")
    assert refused.value.refusal.clause == "ZN-7.13"


@clause("ZN-11.5.1", "ZN-4.12")
def test_with_one_pile_left_that_qualifies_it_is_gained_without_asking() -> None:
    me = hunter(hand="weapons_cache")
    empty = {card: 0 for card in UP_TO_FIVE if card != "infection"}
    match = table(me, hunter(), combat="shoot_em_up", supply=empty)
    match.choose("play weapons_cache")
    assert match.asked == (0, "hunt")
    assert me.discard == ["infection"]


@clause("ZN-11.5.2", "ZN-7.14")
def test_weapons_cache_is_trashed_although_nothing_can_be_gained() -> None:
    me = hunter(hand="weapons_cache")
    match = table(me, hunter(), combat="shoot_em_up", supply=dict.fromkeys(UP_TO_FIVE, 0))
    match.choose("play weapons_cache")
    assert match.asked == (0, "hunt")
    assert match.state.trash == ["weapons_cache"]
    assert me.discard == []
    assert match.told.of(NoGain) == [NoGain(0)]


@clause("ZN-11.5.2", "ZN-11.25.5")
def test_the_second_play_gains_although_the_card_is_gone() -> None:
    me = hunter(hand="tactics, weapons_cache x2")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play tactics", "gain courage")
    assert match.asked == (0, "gain_one")
    match.choose("gain weapons_cache")
    assert match.state.trash == ["weapons_cache"]
    assert me.hand == ["weapons_cache"]
    assert me.discard == ["courage", "weapons_cache"]
    assert me.in_play == ["tactics"]


@clause("ZN-11.5.1")
def test_a_weapons_cache_in_the_trash_is_no_longer_owned_at_clean_up() -> None:
    me = hunter(hand="weapons_cache", deck="bullet x5")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play weapons_cache", "gain rounds", "end_hunt")
    assert sorted(me.owned()) == ["bullet"] * 5 + ["rounds"]
