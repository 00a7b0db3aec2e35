"""Recon: +1 Card, +1 Action; the attacker judges the top card of each deck."""

import pytest

from deadtown.games.zombinion.events import DiscardedShown, Drew, PutBack, Revealed, Shuffled
from deadtown.kernel import Refused
from tests.clauses import clause
from tests.games.zombinion.table import TableMatch, deck_of, hunter, table, zones


def judged(match: TableMatch) -> tuple[str | int, str | int]:
    """Whose card is being judged, and which card it is."""
    assert match.decision is not None
    return match.decision.about["seat"], match.decision.about["card"]


@clause("ZN-11.20.1")
def test_recon_draws_a_card_and_adds_an_action_before_any_reveal() -> None:
    me = hunter(hand="recon", deck="rounds, zombie, bullet")
    match = table(me, hunter(deck="bullet"), combat="clash")
    match.choose("play recon")
    assert me.hand == ["rounds"]
    assert match.counters == (1, 1, 0)
    assert me.revealed == ("zombie",)
    assert [type(event) for event in match.told[1:]] == [Drew, Revealed]


@clause("ZN-11.20.1")
def test_the_action_of_recon_can_be_spent_after_it() -> None:
    me = hunter(hand="recon", deck="maverick, zombie")
    match = table(me, hunter(), combat="clash")
    match.choose("play recon", "put_back")
    assert match.texts == ["play maverick", "end_actions"]


@clause("ZN-11.20.2")
def test_the_attacker_judges_every_deck_in_turn_order_beginning_with_the_own() -> None:
    ada, bob = hunter(deck="bullet, zombie"), hunter(deck="rounds, zombie")
    cleo, dan = hunter(hand="recon", deck="zombie, infection"), hunter(deck="magazine, zombie")
    match = table(ada, bob, cleo, dan, active=2, combat="clash")
    match.choose("play recon")
    for seat, card in [(2, "infection"), (3, "magazine"), (0, "bullet"), (1, "rounds")]:
        assert match.asked == (2, "recon_verdict")
        assert match.texts == ["discard", "put_back"]
        assert judged(match) == (seat, card)
        assert [one.seat for one in match.hunters if one.revealed] == [seat]
        match.choose("discard")
        assert match.hunters[seat].discard == [card]
    assert match.asked == (2, "hunt")


@clause("ZN-11.20.2")
def test_a_card_discarded_lies_on_its_owners_discard_pile() -> None:
    me, bob = hunter(hand="recon", deck="bullet"), hunter(deck="magazine, zombie", discard="infection")
    match = table(me, bob, combat="clash")
    match.choose("play recon", "discard")
    assert zones(bob) == ([], ["zombie"], ["infection", "magazine"])
    assert match.told.of(DiscardedShown) == [DiscardedShown(1, ("magazine",))]


@clause("ZN-11.20.2")
def test_a_card_put_back_lies_on_top_of_its_owners_deck() -> None:
    me, bob = hunter(hand="recon", deck="bullet"), hunter(deck="magazine, zombie", discard="infection")
    match = table(me, bob, combat="clash")
    match.choose("play recon", "put_back")
    assert zones(bob) == ([], ["magazine", "zombie"], ["infection"])
    assert bob.revealed == ()
    assert match.told.of(PutBack) == [PutBack(1, "magazine")]


@clause("ZN-11.20.2")
def test_everybody_sees_the_card_that_is_judged_and_only_the_attacker_decides() -> None:
    match = table(hunter(hand="recon", deck="bullet"), hunter(deck="magazine"), hunter(), combat="clash")
    match.choose("play recon")
    for seat in (0, 1, 2, None):
        assert match.view(seat).hunters[1].revealed == ("magazine",)
    with pytest.raises(Refused):
        match.choose("discard", seat=1)
    assert match.asked == (0, "recon_verdict")


@clause("ZN-11.20.2", "ZN-7.2")
def test_an_empty_deck_is_shuffled_for_the_reveal() -> None:
    me, bob = hunter(hand="recon", deck="bullet"), hunter(hand="zombie", discard="rounds, magazine")
    match = table(me, bob, combat="clash", shuffles=["magazine, rounds"])
    match.choose("play recon")
    assert judged(match) == (1, "magazine")
    match.choose("put_back")
    assert zones(bob) == (["zombie"], ["magazine", "rounds"], [])
    assert match.told.of(Shuffled) == [Shuffled(1)]


@clause("ZN-11.20.1", "ZN-11.20.2")
def test_the_attacker_whose_last_card_was_drawn_has_none_to_reveal() -> None:
    me, bob = hunter(hand="recon", discard="bullet"), hunter(deck="magazine")
    match = table(me, bob, combat="clash")
    match.choose("play recon")
    assert me.hand == ["bullet"]
    assert judged(match) == (1, "magazine")


@clause("ZN-11.20.1", "ZN-11.20.2", "ZN-7.2")
def test_the_attacker_shuffles_between_the_draw_and_the_reveal_when_needed() -> None:
    me = hunter(hand="recon", deck="bullet", discard="zombie, rounds")
    match = table(me, hunter(), combat="clash", shuffles=["rounds, zombie"])
    match.choose("play recon")
    assert judged(match) == (0, "rounds")
    match.choose("discard")
    assert zones(me) == (["bullet"], ["zombie"], ["rounds"])


@clause("ZN-11.20.2", "ZN-7.3")
def test_with_no_card_at_all_nothing_is_asked() -> None:
    me = hunter(hand="recon")
    match = table(me, hunter(hand="bullet"), combat="clash")
    match.choose("play recon")
    assert match.asked == (0, "hunt")
    assert match.told.of(Revealed) == []
    assert match.counters == (1, 1, 0)


@clause("ZN-11.20.1", "ZN-11.20.2", "ZN-11.25.1", "ZN-11.25.6")
def test_recon_played_twice_draws_the_card_that_was_put_back() -> None:
    me, bob = hunter(hand="tactics, recon", deck="bullet, rounds, zombie"), hunter(deck="magazine, infection")
    match = table(me, bob, combat="clash")
    match.choose("play tactics", "put_back")
    assert judged(match) == (1, "magazine")
    match.choose("discard")
    assert me.hand == ["bullet", "rounds"]
    assert match.counters == (2, 1, 0)
    assert judged(match) == (0, "zombie")
    match.choose("discard")
    assert judged(match) == (1, "infection")
    match.choose("put_back")
    assert zones(bob) == ([], ["infection"], ["magazine"])
    assert deck_of(me) == []
