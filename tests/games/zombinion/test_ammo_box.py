"""Ammo Box: gain a card costing at most 4."""

import pytest

from deadtown.games.zombinion.events import Gained, NoGain
from deadtown.kernel import Refused
from tests.clauses import clause
from tests.games.zombinion.table import hunter, table

UP_TO_FOUR = (
    *("bullet", "rounds", "zombie", "infection"),
    *("barricade", "decoy", "ammo_box", "maverick", "shotgun", "cunning", "higher_ground", "restock"),
)
"""The piles of the First Game that cost 4 or less."""


@clause("ZN-11.13.1")
def test_ammo_box_gains_any_card_costing_at_most_four() -> None:
    match = table(hunter(hand="ammo_box"), hunter())
    match.choose("play ammo_box")
    assert match.asked == (0, "gain_one")
    assert match.texts == [f"gain {card}" for card in UP_TO_FOUR]


@clause("ZN-11.13.1")
def test_the_gain_goes_on_top_of_the_discard_pile_and_uses_no_target() -> None:
    me = hunter(hand="ammo_box, zombie", discard="bullet")
    match = table(me, hunter())
    match.choose("play ammo_box", "gain restock")
    assert me.discard == ["bullet", "restock"]
    assert me.hand == ["zombie"]
    assert me.in_play == ["ammo_box"]
    assert match.state.supply["restock"] == 9
    assert match.counters == (0, 1, 0)
    assert match.told.of(Gained) == [Gained(0, "restock", "discard")]


@clause("ZN-11.13.1", "ZN-7.13")
def test_shots_do_not_raise_what_ammo_box_may_gain() -> None:
    match = table(hunter(hand="ammo_box"), hunter(), shots=9)
    match.choose("play ammo_box")
    assert match.texts == [f"gain {card}" for card in UP_TO_FOUR]
    with pytest.raises(Refused) as refused:
        match.choose("gain sidekick")
    assert refused.value.refusal.clause == "ZN-7.13"
    match.choose("gain rounds")
    assert match.counters == (0, 1, 9)


@clause("ZN-11.13.1", "ZN-7.13")
def test_an_empty_pile_is_not_offered() -> None:
    match = table(hunter(hand="ammo_box"), hunter(), supply={"rounds": 0, "cunning": 0})
    match.choose("play ammo_box")
    assert match.texts == [f"gain {card}" for card in UP_TO_FOUR if card not in ("rounds", "cunning")]


@clause("ZN-11.13.1", "ZN-4.12")
def test_with_one_pile_left_that_qualifies_it_is_gained_without_asking() -> None:
    me = hunter(hand="ammo_box")
    match = table(me, hunter(), supply={card: 0 for card in UP_TO_FOUR if card != "infection"})
    match.choose("play ammo_box")
    assert match.asked == (0, "hunt")
    assert me.discard == ["infection"]


@clause("ZN-11.13.1", "ZN-7.14")
def test_with_no_pile_that_qualifies_nothing_is_gained() -> None:
    me = hunter(hand="ammo_box")
    match = table(me, hunter(), supply=dict.fromkeys(UP_TO_FOUR, 0))
    match.choose("play ammo_box")
    assert match.asked == (0, "hunt")
    assert me.discard == []
    assert match.told.of(NoGain) == [NoGain(0)]


@clause("ZN-11.13.1", "ZN-11.25.1")
def test_ammo_box_played_twice_gains_two_cards() -> None:
    me = hunter(hand="tactics, ammo_box")
    match = table(me, hunter(), supply={"shotgun": 1})
    match.choose("play tactics", "gain shotgun")
    assert "gain shotgun" not in match.texts
    match.choose("gain rounds")
    assert me.discard == ["shotgun", "rounds"]
