"""Restock: trash a card from hand; gain one costing at most 2 more."""

import pytest

from deadtown.games.zombinion.events import Gained, NoGain, Trashed
from deadtown.kernel import Refused
from tests.clauses import clause
from tests.games.zombinion.table import hunter, table, zones

UP_TO_FOUR = (
    *("bullet", "rounds", "zombie", "infection"),
    *("barricade", "decoy", "ammo_box", "maverick", "shotgun", "cunning", "higher_ground", "restock"),
)


@clause("ZN-11.21.1")
def test_restock_asks_which_card_to_trash_among_the_whole_hand() -> None:
    match = table(hunter(hand="restock, zombie x2, bullet, infection, cunning"), hunter())
    match.choose("play restock")
    assert match.asked == (0, "trash_one")
    assert match.texts == ["trash zombie", "trash bullet", "trash infection", "trash cunning"]


@clause("ZN-11.21.1")
def test_the_gain_costs_at_most_two_more_than_the_trashed_card() -> None:
    match = table(hunter(hand="restock, zombie, bullet"), hunter(), shots=9)
    match.choose("play restock", "trash zombie")
    assert match.asked == (0, "gain_one")
    assert match.texts == [f"gain {card}" for card in UP_TO_FOUR]
    with pytest.raises(Refused) as refused:
        match.choose("gain sidekick")
    assert refused.value.refusal.clause == "ZN-7.13"


@clause("ZN-11.21.1")
def test_the_gain_lies_on_top_of_the_discard_pile_and_the_other_card_in_the_trash() -> None:
    me = hunter(hand="restock, zombie, bullet", discard="rounds")
    match = table(me, hunter())
    match.choose("play restock", "trash zombie", "gain cunning")
    assert zones(me) == (["bullet"], [], ["rounds", "cunning"])
    assert match.state.trash == ["zombie"]
    assert match.told.of(Trashed) == [Trashed(0, ("zombie",))]
    assert match.told.of(Gained) == [Gained(0, "cunning", "discard")]
    assert match.counters == (0, 1, 0)


@clause("ZN-11.21.1")
def test_the_same_kind_may_be_gained() -> None:
    me = hunter(hand="restock, magazine")
    match = table(me, hunter())
    match.choose("play restock", "gain magazine")
    assert me.discard == ["magazine"]
    assert match.state.trash == ["magazine"]
    assert match.state.supply["magazine"] == 29


@clause("ZN-11.21.1", "ZN-4.12")
def test_with_one_kind_in_hand_it_is_trashed_without_asking() -> None:
    me = hunter(hand="restock, magazine x2")
    match = table(me, hunter())
    match.choose("play restock")
    assert match.asked == (0, "gain_one")
    assert me.hand == ["magazine"]
    assert match.state.trash == ["magazine"]


@clause("ZN-11.21.1", "ZN-4.12")
def test_with_one_pile_left_that_qualifies_it_is_gained_without_asking() -> None:
    me = hunter(hand="restock, infection")
    match = table(me, hunter(), supply={"bullet": 0, "zombie": 0, "infection": 0, "decoy": 0})
    match.choose("play restock")
    assert match.asked == (0, "hunt")
    assert me.discard == ["barricade"]


@clause("ZN-11.21.1", "ZN-7.14")
def test_with_no_pile_that_qualifies_the_trashed_card_stays_trashed() -> None:
    me = hunter(hand="restock, infection")
    empty = dict.fromkeys(("bullet", "zombie", "infection", "decoy", "barricade"), 0)
    match = table(me, hunter(), supply=empty)
    match.choose("play restock")
    assert match.asked == (0, "hunt")
    assert match.state.trash == ["infection"]
    assert me.discard == []
    assert match.told.of(NoGain) == [NoGain(0)]


@clause("ZN-11.21.2")
def test_without_a_card_in_hand_restock_does_nothing() -> None:
    me = hunter(hand="restock", deck="bullet", discard="rounds")
    match = table(me, hunter())
    match.choose("play restock")
    assert match.asked == (0, "hunt")
    assert match.state.trash == []
    assert zones(me) == ([], ["bullet"], ["rounds"])
    assert me.in_play == ["restock"]


@clause("ZN-11.21.2", "ZN-4.5")
def test_the_restock_being_played_cannot_be_trashed() -> None:
    match = table(hunter(hand="restock, zombie, bullet"), hunter())
    match.choose("play restock")
    with pytest.raises(Refused) as refused:
        match.choose("trash restock")
    assert refused.value.refusal.clause == "ZN-4.5"
    assert match.texts == ["trash zombie", "trash bullet"]


@clause("ZN-11.21.2")
def test_another_restock_in_hand_can_be_trashed() -> None:
    me = hunter(hand="restock x2, zombie")
    match = table(me, hunter())
    match.choose("play restock")
    assert match.texts == ["trash restock", "trash zombie"]
    match.choose("trash restock", "gain magazine")
    assert me.in_play == ["restock"]
    assert me.hand == ["zombie"]
    assert match.state.trash == ["restock"]


@clause("ZN-11.21.1", "ZN-11.21.2", "ZN-11.25.1")
def test_restock_played_twice_does_nothing_the_second_time_when_the_hand_is_empty() -> None:
    me = hunter(hand="tactics, restock, zombie")
    match = table(me, hunter(), combat="infested_city")
    match.choose("play tactics", "gain rounds")
    assert match.asked == (0, "hunt")
    assert me.discard == ["rounds"]
    assert match.state.trash == ["zombie"]
