"""Cunning: +3 Cards."""

from deadtown.games.zombinion.events import Shuffled
from tests.clauses import clause
from tests.games.zombinion.table import deck_of, hunter, table


@clause("ZN-11.9.1")
def test_cunning_draws_three_cards() -> None:
    me = hunter(hand="cunning, zombie", deck="bullet, rounds, magazine, infection")
    match = table(me, hunter())
    match.choose("play cunning")
    assert me.hand == ["zombie", "bullet", "rounds", "magazine"]
    assert deck_of(me) == ["infection"]
    assert match.counters == (0, 1, 0)


@clause("ZN-11.9.1")
def test_cunning_shuffles_on_the_way_without_itself_and_what_it_drew() -> None:
    me = hunter(hand="cunning", deck="bullet", discard="zombie, rounds, infection")
    match = table(me, hunter(), shuffles=["infection, zombie, rounds"])
    match.choose("play cunning")
    assert me.hand == ["bullet", "infection", "zombie"]
    assert deck_of(me) == ["rounds"]
    assert me.discard == []
    assert me.in_play == ["cunning"]


@clause("ZN-11.9.1")
def test_cunning_on_exactly_three_cards_does_not_shuffle() -> None:
    me = hunter(hand="cunning", deck="bullet x3", discard="zombie")
    match = table(me, hunter())
    match.choose("play cunning")
    assert me.deck == []
    assert me.discard == ["zombie"]
    assert match.told.of(Shuffled) == []


@clause("ZN-11.9.1")
def test_cunning_draws_what_there_is() -> None:
    me = hunter(hand="cunning", deck="bullet", discard="zombie")
    match = table(me, hunter())
    match.choose("play cunning")
    assert me.hand == ["bullet", "zombie"]
    assert match.asked == (0, "hunt")
