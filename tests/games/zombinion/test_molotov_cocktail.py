"""Molotov Cocktail: +4 Cards, +1 Target; each other player draws a card."""

from deadtown.games.zombinion.events import Drew, Shuffled
from tests.clauses import clause
from tests.games.zombinion.table import deck_of, hunter, table


@clause("ZN-11.12.1")
def test_molotov_cocktail_draws_four_cards_and_gives_a_target() -> None:
    me = hunter(hand="molotov_cocktail", deck="bullet, rounds, zombie, magazine, infection")
    match = table(me, hunter(), combat="clash")
    match.choose("play molotov_cocktail")
    assert me.hand == ["bullet", "rounds", "zombie", "magazine"]
    assert deck_of(me) == ["infection"]
    assert match.counters == (0, 2, 0)


@clause("ZN-11.12.1")
def test_each_other_player_draws_a_card_in_turn_order_and_is_not_asked() -> None:
    ada, bob = hunter(deck="bullet, zombie"), hunter(deck="rounds, zombie")
    cleo, dan = hunter(hand="molotov_cocktail", deck="zombie x4"), hunter(hand="zombie", deck="magazine, zombie")
    match = table(ada, bob, cleo, dan, active=2, combat="clash")
    match.choose("play molotov_cocktail")
    assert match.asked == (2, "hunt")
    assert match.told.of(Drew) == [
        Drew(2, 4, ("zombie",) * 4),
        Drew(3, 1, ("magazine",)),
        Drew(0, 1, ("bullet",)),
        Drew(1, 1, ("rounds",)),
    ]
    assert dan.hand == ["zombie", "magazine"]
    assert deck_of(dan) == ["zombie"]


@clause("ZN-11.12.1")
def test_the_others_draw_after_the_target_has_been_added() -> None:
    me, bob = hunter(hand="molotov_cocktail", deck="bullet x4"), hunter(discard="zombie, rounds")
    match = table(me, bob, combat="clash", offer_cut=True)
    match.choose("play molotov_cocktail")
    assert match.asked == (0, "cut")
    assert match.counters == (0, 2, 0)
    assert len(me.hand) == 4


@clause("ZN-11.12.1")
def test_another_player_shuffles_for_the_card_when_needed() -> None:
    me, bob = hunter(hand="molotov_cocktail"), hunter(hand="zombie", discard="rounds, bullet")
    match = table(me, bob, combat="clash", shuffles=["rounds, bullet"])
    match.choose("play molotov_cocktail")
    assert bob.hand == ["zombie", "rounds"]
    assert deck_of(bob) == ["bullet"]
    assert match.told.of(Shuffled) == [Shuffled(1)]


@clause("ZN-11.12.1")
def test_who_has_nothing_to_draw_draws_nothing_and_the_next_one_does() -> None:
    me, bob, cleo = hunter(hand="molotov_cocktail", deck="bullet"), hunter(), hunter(deck="rounds")
    match = table(me, bob, cleo, combat="clash")
    match.choose("play molotov_cocktail")
    assert me.hand == ["bullet"]
    assert bob.hand == []
    assert cleo.hand == ["rounds"]
    assert match.counters == (0, 2, 0)


@clause("ZN-11.12.2", "ZN-8.1")
def test_barricade_is_no_use_against_molotov_cocktail() -> None:
    me, bob = hunter(hand="molotov_cocktail", deck="bullet x4"), hunter(hand="barricade", deck="rounds")
    match = table(me, bob, combat="clash")
    match.choose("play molotov_cocktail")
    assert match.asked == (0, "hunt")
    assert bob.hand == ["barricade", "rounds"]
