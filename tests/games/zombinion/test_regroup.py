"""Regroup: +2 Shots; the deck may be flipped onto the discard pile."""

from deadtown.games.zombinion.events import Flipped, Shuffled
from tests.clauses import clause
from tests.games.zombinion.table import deck_of, hunter, table, zones


@clause("ZN-11.18.1")
def test_regroup_gives_two_shots_and_then_offers_the_flip_before_anything_else() -> None:
    me = hunter(hand="regroup, shotgun", deck="zombie, rounds")
    match = table(me, hunter(), combat="shoot_em_up", actions=2)
    match.choose("play regroup")
    assert match.counters == (1, 1, 2)
    assert match.asked == (0, "flip_deck")
    assert match.texts == ["flip", "leave"]


@clause("ZN-11.18.1")
def test_the_deck_may_be_left_as_it_is() -> None:
    me = hunter(hand="regroup", deck="zombie, rounds", discard="bullet")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play regroup", "leave")
    assert zones(me) == ([], ["zombie", "rounds"], ["bullet"])
    assert match.asked == (0, "hunt")
    assert match.told.of(Flipped) == []


@clause("ZN-11.18.1")
def test_the_flip_is_offered_for_a_single_card() -> None:
    me = hunter(hand="regroup", deck="zombie")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play regroup")
    assert match.asked == (0, "flip_deck")


@clause("ZN-11.18.1", "ZN-4.12")
def test_with_an_empty_deck_the_flip_is_not_asked() -> None:
    me = hunter(hand="regroup", discard="bullet, rounds")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play regroup")
    assert match.asked == (0, "hunt")
    assert match.counters == (0, 1, 2)
    assert zones(me) == ([], [], ["bullet", "rounds"])


@clause("ZN-11.18.2")
def test_the_former_bottom_card_of_the_deck_is_the_new_top_of_the_discard_pile() -> None:
    me = hunter(hand="regroup", deck="zombie, rounds, magazine", discard="bullet")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play regroup", "flip")
    assert me.deck == []
    assert me.discard == ["bullet", "zombie", "rounds", "magazine"]
    assert match.told.of(Shuffled) == []


@clause("ZN-11.18.2")
def test_nobody_sees_the_flipped_cards_but_the_one_on_top() -> None:
    me = hunter(hand="regroup", deck="zombie, rounds, magazine")
    match = table(me, hunter(), combat="shoot_em_up")
    match.choose("play regroup")
    before = len(match.told)
    match.choose("flip")
    assert match.told[before:] == [Flipped(0, "magazine")]
    for seat in (0, 1, None):
        seen = match.view(seat).hunters[0]
        assert seen.discard_top == "magazine"
        assert seen.revealed == ()
        assert seen.deck_empty


@clause("ZN-11.18.1", "ZN-11.25.1")
def test_regroup_played_twice_offers_the_flip_again_only_if_the_deck_was_left() -> None:
    left = table(hunter(hand="tactics, regroup", deck="zombie"), hunter(), combat="shoot_em_up")
    left.choose("play tactics", "leave")
    assert left.asked == (0, "flip_deck")
    assert left.counters == (0, 1, 4)
    flipped = table(hunter(hand="tactics, regroup", deck="zombie"), hunter(), combat="shoot_em_up")
    flipped.choose("play tactics", "flip")
    assert flipped.asked == (0, "hunt")
    assert flipped.counters == (0, 1, 4)


@clause("ZN-11.18.2")
def test_the_flipped_cards_are_shuffled_in_when_the_next_card_is_drawn() -> None:
    me = hunter(hand="regroup, maverick", deck="zombie, rounds", discard="bullet")
    match = table(me, hunter(), combat="clash", actions=2, shuffles=["rounds, bullet, zombie"])
    match.choose("play regroup", "flip", "play maverick")
    assert me.hand == ["rounds"]
    assert deck_of(me) == ["bullet", "zombie"]
