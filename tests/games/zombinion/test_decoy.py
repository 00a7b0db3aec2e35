"""Decoy: discard any number of cards, draw as many."""

import pytest

from deadtown.games.zombinion.events import Discarded, Drew
from deadtown.kernel import Refused
from tests.clauses import clause
from tests.games.zombinion.table import deck_of, hunter, table, zones


@clause("ZN-11.6.2")
def test_a_shuffle_takes_in_what_decoy_discarded() -> None:
    """Worked example E7."""
    me = hunter(hand="decoy, zombie x2, bullet", discard="infection")
    match = table(me, hunter(), shuffles=["zombie, infection, zombie"])
    match.choose("play decoy", "pick zombie", "pick zombie", "done")
    assert me.hand == ["bullet", "zombie", "infection"]
    assert me.deck == ["zombie"]
    assert me.discard == []
    assert match.counters == (1, 1, 0)


@clause("ZN-11.6.2")
def test_a_shuffle_in_the_middle_of_the_draw_takes_them_in_as_well() -> None:
    me = hunter(hand="decoy, zombie x2", deck="rounds")
    match = table(me, hunter(), shuffles=["zombie, zombie"])
    match.choose("play decoy", "pick zombie", "pick zombie")
    assert me.hand == ["rounds", "zombie"]
    assert deck_of(me) == ["zombie"]


@clause("ZN-11.6.1")
def test_decoy_adds_its_action_before_the_discard_is_chosen() -> None:
    match = table(hunter(hand="decoy, bullet"), hunter())
    match.choose("play decoy")
    assert match.asked == (0, "discard_any")
    assert match.counters == (1, 1, 0)


@clause("ZN-11.6.1")
def test_any_kind_in_hand_may_be_picked_and_the_picking_may_end_at_any_time() -> None:
    match = table(hunter(hand="decoy, zombie x2, bullet, infection"), hunter())
    match.choose("play decoy")
    assert match.texts == ["pick zombie", "pick bullet", "pick infection", "done"]
    match.choose("pick bullet")
    assert match.texts == ["pick zombie", "pick infection", "done"]
    match.choose("pick zombie")
    assert match.texts == ["pick zombie", "pick infection", "done"]


@clause("ZN-11.6.1")
def test_no_card_need_be_discarded() -> None:
    me = hunter(hand="decoy, zombie", deck="bullet", discard="rounds")
    match = table(me, hunter())
    match.choose("play decoy", "done")
    assert zones(me) == (["zombie"], ["bullet"], ["rounds"])
    assert match.told.of(Discarded) == []
    assert match.told.of(Drew) == []
    assert match.counters == (1, 1, 0)


@clause("ZN-11.6.1")
def test_the_whole_hand_may_be_discarded_and_the_last_pick_lies_on_top() -> None:
    me = hunter(hand="decoy, zombie, bullet, infection", deck="rounds x4", discard="magazine")
    match = table(me, hunter())
    match.choose("play decoy", "pick infection", "pick zombie", "pick bullet")
    assert me.discard == ["magazine", "infection", "zombie", "bullet"]
    assert me.hand == ["rounds", "rounds", "rounds"]
    assert deck_of(me) == ["rounds"]


@clause("ZN-11.6.1", "ZN-7.9")
def test_the_cards_are_discarded_together_and_only_then_drawn_for() -> None:
    me = hunter(hand="decoy, zombie, bullet, infection", deck="rounds x2")
    match = table(me, hunter())
    match.choose("play decoy", "pick zombie", "pick bullet")
    assert me.discard == []
    assert deck_of(me) == ["rounds", "rounds"]
    before = len(match.told)
    match.choose("done")
    assert match.told[before:] == [
        Discarded(0, 2, "bullet", ("zombie", "bullet")),
        Drew(0, 2, ("rounds", "rounds")),
    ]
    assert me.hand == ["infection", "rounds", "rounds"]


@clause("ZN-11.6.1", "ZN-4.12")
def test_with_an_empty_hand_nothing_is_asked_but_the_action_is_added() -> None:
    me = hunter(hand="decoy", deck="maverick")
    match = table(me, hunter())
    match.choose("play decoy")
    assert match.asked == (0, "hunt")
    assert match.counters == (1, 1, 0)
    assert deck_of(me) == ["maverick"]


@clause("ZN-11.6.1")
def test_the_action_of_decoy_plays_a_card_that_it_drew() -> None:
    me = hunter(hand="decoy, zombie", deck="shotgun")
    match = table(me, hunter())
    match.choose("play decoy", "pick zombie", "play shotgun")
    assert match.counters == (0, 2, 2)


@clause("ZN-11.6.3", "ZN-4.5")
def test_the_decoy_being_played_cannot_be_discarded_to_itself() -> None:
    me = hunter(hand="decoy, zombie", deck="bullet")
    match = table(me, hunter())
    match.choose("play decoy")
    assert match.texts == ["pick zombie", "done"]
    with pytest.raises(Refused):
        match.choose("pick decoy")
    match.choose("pick zombie")
    assert me.in_play == ["decoy"]
    assert me.discard == ["zombie"]


@clause("ZN-11.6.3")
def test_another_decoy_in_hand_can_be_discarded() -> None:
    me = hunter(hand="decoy x2, zombie", deck="bullet")
    match = table(me, hunter())
    match.choose("play decoy")
    assert match.texts == ["pick decoy", "pick zombie", "done"]
    match.choose("pick decoy", "done")
    assert me.in_play == ["decoy"]
    assert me.discard == ["decoy"]
    assert me.hand == ["zombie", "bullet"]


@clause("ZN-11.6.1", "ZN-11.25.1")
def test_decoy_played_twice_discards_and_draws_twice() -> None:
    me = hunter(hand="tactics, decoy, zombie", deck="infection, rounds")
    match = table(me, hunter(), combat="infested_city")
    match.choose("play tactics", "pick zombie")
    assert match.asked == (0, "discard_any")
    assert match.texts == ["pick infection", "done"]
    match.choose("pick infection")
    assert zones(me) == (["rounds"], [], ["zombie", "infection"])
    assert match.counters == (2, 1, 0)
