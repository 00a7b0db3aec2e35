"""Courage: +2 Cards, +1 Action."""

from tests.clauses import clause
from tests.games.zombinion.table import deck_of, hunter, table


@clause("ZN-11.4.1")
def test_courage_draws_two_cards_and_gives_back_its_action() -> None:
    me = hunter(hand="courage", deck="maverick, rounds, zombie")
    match = table(me, hunter(), combat="life_or_death")
    match.choose("play courage")
    assert me.hand == ["maverick", "rounds"]
    assert deck_of(me) == ["zombie"]
    assert match.counters == (1, 1, 0)
    assert match.asked == (0, "play_action")


@clause("ZN-11.4.1")
def test_courage_draws_before_it_adds_the_action() -> None:
    me = hunter(hand="courage", deck="zombie", discard="bullet x2")
    match = table(me, hunter(), combat="life_or_death", offer_cut=True)
    match.choose("play courage")
    assert match.asked == (1, "cut")
    assert match.counters == (0, 1, 0)
    match.choose("cut 1")
    assert match.counters == (1, 1, 0)
    assert me.hand == ["zombie", "bullet"]


@clause("ZN-11.4.1")
def test_courage_adds_the_action_although_too_few_cards_are_left() -> None:
    me = hunter(hand="courage", discard="bullet")
    match = table(me, hunter(), combat="life_or_death")
    match.choose("play courage")
    assert me.hand == ["bullet"]
    assert match.counters == (1, 1, 0)
