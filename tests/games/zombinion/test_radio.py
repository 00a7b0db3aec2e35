"""Radio: reveal 5 cards; the left neighbour picks one to discard, the rest goes to hand."""

import pytest

from deadtown.games.zombinion.events import DiscardedShown, Revealed, Shuffled, ToHand
from deadtown.kernel import Refused
from tests.clauses import clause
from tests.games.zombinion.table import deck_of, hunter, table, zones

WITH_RADIO = (
    *("radio", "tactics", "barricade", "cunning", "shotgun"),
    *("maverick", "sidekick", "recon", "restock", "hide"),
)


@clause("ZN-11.17.1")
def test_radio_reveals_the_top_five_cards_to_everybody() -> None:
    me = hunter(hand="radio", deck="bullet, rounds, zombie, cunning, bullet, magazine")
    match = table(me, hunter(), combat=WITH_RADIO)
    match.choose("play radio")
    revealed = ("bullet", "rounds", "zombie", "cunning", "bullet")
    assert match.told.of(Revealed) == [Revealed(0, (card,)) for card in revealed]
    for seat in (0, 1, None):
        assert match.view(seat).hunters[0].revealed == revealed
    assert deck_of(me) == ["magazine"]


@clause("ZN-11.17.1", "ZN-7.2")
def test_radio_shuffles_when_the_deck_runs_out_without_the_cards_revealed() -> None:
    me = hunter(hand="radio", deck="bullet, rounds", discard="zombie, infection, magazine, cunning")
    match = table(me, hunter(), combat=WITH_RADIO, shuffles=["cunning, zombie, infection, magazine"])
    match.choose("play radio")
    assert me.revealed == ("bullet", "rounds", "cunning", "zombie", "infection")
    assert deck_of(me) == ["magazine"]
    assert me.discard == []


@clause("ZN-11.17.1")
def test_five_cards_in_the_deck_are_revealed_without_a_shuffle() -> None:
    me = hunter(hand="radio", deck="bullet x4, rounds", discard="zombie")
    match = table(me, hunter(), combat=WITH_RADIO)
    match.choose("play radio")
    assert me.discard == ["zombie"]
    assert match.told.of(Shuffled) == []


@clause("ZN-11.17.1", "ZN-7.3")
def test_with_fewer_than_five_cards_in_all_radio_reveals_those() -> None:
    me = hunter(hand="radio", deck="bullet", discard="rounds, zombie")
    match = table(me, hunter(), combat=WITH_RADIO, shuffles=["zombie, rounds"])
    match.choose("play radio")
    assert me.revealed == ("bullet", "zombie", "rounds")
    match.choose("discard bullet")
    assert zones(me) == (["zombie", "rounds"], [], ["bullet"])


@clause("ZN-11.17.2")
def test_the_player_on_the_left_picks_the_card_to_discard_and_must() -> None:
    me = hunter(hand="radio, infection", deck="bullet, rounds, zombie, cunning, bullet", discard="magazine")
    match = table(hunter(), hunter(), me, active=2, combat=WITH_RADIO)
    match.choose("play radio")
    assert match.asked == (0, "radio_discard")
    assert match.texts == ["discard bullet", "discard rounds", "discard zombie", "discard cunning"]
    with pytest.raises(Refused):
        match.choose("done")
    match.choose("discard bullet")
    assert zones(me) == (["infection", "rounds", "zombie", "cunning", "bullet"], [], ["magazine", "bullet"])
    assert me.revealed == ()
    assert match.told.of(DiscardedShown) == [DiscardedShown(2, ("bullet",))]
    assert match.told.of(ToHand) == [ToHand(2, ("rounds", "zombie", "cunning", "bullet"))]


@clause("ZN-11.17.2")
@pytest.mark.parametrize(("active", "left"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_left_is_the_next_player_in_turn_order(active: int, left: int) -> None:
    seats = [hunter(hand="radio", deck="bullet, rounds") for _ in range(4)]
    match = table(*seats, active=active, combat=WITH_RADIO)
    match.choose("play radio")
    assert match.asked == (left, "radio_discard")


@clause("ZN-11.17.2", "ZN-4.12")
def test_when_one_kind_was_revealed_one_of_it_is_discarded_without_asking() -> None:
    me = hunter(hand="radio", deck="bullet x5")
    match = table(me, hunter(), combat=WITH_RADIO)
    match.choose("play radio")
    assert match.asked == (0, "hunt")
    assert zones(me) == (["bullet"] * 4, [], ["bullet"])


@clause("ZN-11.17.2")
def test_a_single_card_revealed_is_discarded() -> None:
    me = hunter(hand="radio", discard="magazine")
    match = table(me, hunter(), combat=WITH_RADIO)
    match.choose("play radio")
    assert zones(me) == ([], [], ["magazine"])
    assert match.asked == (0, "hunt")
    assert match.told.of(ToHand) == []


@clause("ZN-11.17.3", "ZN-7.3")
def test_with_no_card_to_reveal_nothing_happens() -> None:
    me = hunter(hand="radio, zombie")
    match = table(me, hunter(), combat=WITH_RADIO)
    match.choose("play radio")
    assert match.asked == (0, "hunt")
    assert zones(me) == (["zombie"], [], [])


@clause("ZN-11.17.3", "ZN-8.1")
def test_radio_is_no_attack_and_asks_nobody_for_a_barricade() -> None:
    me, bob = hunter(hand="radio", deck="bullet, rounds"), hunter(hand="barricade", deck="zombie")
    match = table(me, bob, hunter(hand="barricade"), combat=WITH_RADIO)
    match.choose("play radio")
    assert match.asked == (1, "radio_discard")
    match.choose("discard rounds")
    assert match.asked == (0, "hunt")
    assert zones(bob) == (["barricade"], ["zombie"], [])


@clause("ZN-11.17.2", "ZN-11.25.1")
def test_radio_played_twice_asks_the_left_neighbour_twice() -> None:
    me = hunter(hand="tactics, radio", deck="bullet x4, rounds, zombie x3, infection x2")
    match = table(me, hunter(), combat=WITH_RADIO)
    match.choose("play tactics", "discard rounds")
    assert match.asked == (1, "radio_discard")
    match.choose("discard infection")
    assert zones(me) == (["bullet"] * 4 + ["zombie"] * 3 + ["infection"], [], ["rounds", "infection"])
