"""Quick Escape: gain a Rounds onto the deck; the others put a Victory card from hand on theirs."""

import pytest

from deadtown.games.zombinion.events import Gained, NoGain, PutBack, ShowedHand, Shuffled
from deadtown.kernel import Refused
from tests.clauses import clause
from tests.games.zombinion.table import deck_of, hunter, table, zones


@clause("ZN-11.8.1")
def test_the_attacker_gains_a_rounds_onto_the_deck() -> None:
    me = hunter(hand="quick_escape", deck="zombie", discard="bullet")
    match = table(me, hunter(), combat="clash")
    match.choose("play quick_escape")
    assert zones(me) == ([], ["rounds", "zombie"], ["bullet"])
    assert match.state.supply["rounds"] == 39
    assert match.told.of(Gained) == [Gained(0, "rounds", "deck")]
    assert match.counters == (0, 1, 0)


@clause("ZN-11.8.1", "ZN-7.6")
def test_on_an_empty_deck_the_rounds_is_the_only_card_and_nothing_is_shuffled() -> None:
    me = hunter(hand="quick_escape", discard="bullet, zombie")
    match = table(me, hunter(), combat="clash")
    match.choose("play quick_escape")
    assert zones(me) == ([], ["rounds"], ["bullet", "zombie"])
    assert match.told.of(Shuffled) == []


@clause("ZN-11.8.1")
def test_the_gain_comes_before_the_others_choose() -> None:
    me, bob = hunter(hand="quick_escape"), hunter(hand="zombie, many_zombies")
    match = table(me, bob, combat="clash")
    match.choose("play quick_escape")
    assert match.asked == (1, "put_back_victory")
    assert deck_of(me) == ["rounds"]


@clause("ZN-11.8.1", "ZN-7.14")
def test_with_an_empty_rounds_pile_there_is_no_gain_and_the_rest_goes_on() -> None:
    me, bob = hunter(hand="quick_escape", deck="bullet"), hunter(hand="zombie, bullet")
    match = table(me, bob, combat="clash", supply={"rounds": 0})
    match.choose("play quick_escape")
    assert deck_of(me) == ["bullet"]
    assert match.told.of(NoGain) == [NoGain(0)]
    assert zones(bob) == (["bullet"], ["zombie"], [])


@clause("ZN-11.8.2")
def test_a_player_with_several_victory_kinds_chooses_one_and_must() -> None:
    bob = hunter(hand="zombie x2, bullet, survivors, infection, many_zombies", deck="rounds")
    match = table(hunter(hand="quick_escape"), bob, combat="life_or_death")
    match.choose("play quick_escape")
    assert match.asked == (1, "put_back_victory")
    assert match.texts == ["put_back zombie", "put_back survivors", "put_back many_zombies"]
    with pytest.raises(Refused):
        match.choose("done")
    match.choose("put_back survivors")
    assert bob.hand == ["zombie", "zombie", "bullet", "infection", "many_zombies"]
    assert deck_of(bob) == ["survivors", "rounds"]


@clause("ZN-11.8.2", "ZN-4.12")
@pytest.mark.parametrize("card", ["zombie", "many_zombies", "many_more_zombies", "survivors"])
def test_a_single_victory_kind_is_put_back_without_asking(card: str) -> None:
    bob = hunter(hand=f"bullet, {card} x2", deck="rounds")
    match = table(hunter(hand="quick_escape"), bob, combat="life_or_death")
    match.choose("play quick_escape")
    assert match.asked == (0, "hunt")
    assert zones(bob) == (["bullet", card], [card, "rounds"], [])


@clause("ZN-11.8.2")
def test_the_card_put_back_is_shown_to_everybody() -> None:
    bob = hunter(hand="bullet, zombie")
    match = table(hunter(hand="quick_escape"), bob, hunter(), combat="clash")
    match.choose("play quick_escape")
    shown = PutBack(1, "zombie")
    assert match.told.of(PutBack) == [shown]
    assert [shown.seen_by(seat) for seat in (0, 1, 2, None)] == [shown] * 4


@clause("ZN-11.8.2", "ZN-7.6")
def test_a_card_put_on_an_empty_deck_shuffles_nothing() -> None:
    bob = hunter(hand="zombie", discard="bullet, rounds")
    match = table(hunter(hand="quick_escape"), bob, combat="clash")
    match.choose("play quick_escape")
    assert zones(bob) == ([], ["zombie"], ["bullet", "rounds"])
    assert match.told.of(Shuffled) == []


@clause("ZN-11.8.2", "ZN-7.17")
def test_the_others_put_back_one_after_the_other_in_turn_order() -> None:
    choice = "zombie, many_zombies"
    ada, bob, cleo, dan = hunter(hand=choice), hunter(hand=choice), hunter(hand="quick_escape"), hunter(hand=choice)
    match = table(ada, bob, cleo, dan, active=2, combat="clash")
    match.choose("play quick_escape")
    assert match.asked == (3, "put_back_victory")
    match.choose("put_back zombie")
    assert deck_of(dan) == ["zombie"]
    assert match.asked == (0, "put_back_victory")
    match.choose("put_back many_zombies")
    assert deck_of(ada) == ["many_zombies"]
    assert match.asked == (1, "put_back_victory")
    match.choose("put_back zombie")
    assert match.asked == (2, "hunt")


@clause("ZN-11.8.3")
def test_a_player_without_a_victory_card_shows_the_whole_hand() -> None:
    bob = hunter(hand="bullet, infection, cunning", deck="rounds")
    match = table(hunter(hand="quick_escape"), bob, hunter(), combat="clash")
    match.choose("play quick_escape")
    shown = ShowedHand(1, ("bullet", "infection", "cunning"))
    assert match.told.of(ShowedHand) == [shown]
    assert [shown.seen_by(seat) for seat in (0, 1, 2, None)] == [shown] * 4
    assert zones(bob) == (["bullet", "infection", "cunning"], ["rounds"], [])


@clause("ZN-11.8.3")
def test_who_puts_a_victory_card_back_shows_no_other_card() -> None:
    match = table(hunter(hand="quick_escape"), hunter(hand="bullet, zombie"), combat="clash")
    match.choose("play quick_escape")
    assert match.told.of(ShowedHand) == []


@clause("ZN-11.8.3")
def test_with_an_empty_hand_nothing_happens() -> None:
    bob = hunter(deck="zombie", discard="zombie")
    match = table(hunter(hand="quick_escape"), bob, combat="clash")
    match.choose("play quick_escape")
    assert match.told.of(ShowedHand) == []
    assert match.told.of(PutBack) == []
    assert zones(bob) == ([], ["zombie"], ["zombie"])


@clause("ZN-11.8.1", "ZN-11.8.2", "ZN-11.8.3", "ZN-11.25.1")
def test_quick_escape_played_twice_gains_twice_and_attacks_twice() -> None:
    me, bob = hunter(hand="tactics, quick_escape", deck="bullet"), hunter(hand="zombie, bullet")
    match = table(me, bob, combat="shoot_em_up")
    match.choose("play tactics")
    assert deck_of(me) == ["rounds", "rounds", "bullet"]
    assert zones(bob) == (["bullet"], ["zombie"], [])
    assert match.told.of(ShowedHand) == [ShowedHand(1, ("bullet",))]
