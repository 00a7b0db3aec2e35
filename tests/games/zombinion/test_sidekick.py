"""Sidekick: +1 Card, +1 Action, +1 Target, +1 Shot."""

from tests.clauses import clause
from tests.games.zombinion.table import deck_of, hunter, table


@clause("ZN-11.3.1")
def test_sidekick_gives_one_of_everything() -> None:
    me = hunter(hand="sidekick, zombie", deck="cunning, rounds")
    match = table(me, hunter())
    match.choose("play sidekick")
    assert match.counters == (1, 2, 1)
    assert me.hand == ["zombie", "cunning"]
    assert deck_of(me) == ["rounds"]


@clause("ZN-11.3.1")
def test_the_action_of_sidekick_plays_the_card_it_drew() -> None:
    me = hunter(hand="sidekick", deck="sidekick, bullet")
    match = table(me, hunter())
    match.choose("play sidekick")
    assert match.asked == (0, "play_action")
    match.choose("play sidekick")
    assert match.counters == (1, 3, 2)


@clause("ZN-11.3.1")
def test_sidekick_draws_before_it_adds() -> None:
    """The cut of the shuffled deck, offered to the neighbour, shows how far the card has come."""
    me = hunter(hand="sidekick", discard="bullet x2")
    match = table(me, hunter(), offer_cut=True)
    match.choose("play sidekick")
    assert match.asked == (1, "cut")
    assert match.counters == (0, 1, 0)
    match.choose("cut 0")
    assert match.counters == (1, 2, 1)


@clause("ZN-11.3.1")
def test_sidekick_adds_although_there_is_nothing_to_draw() -> None:
    me = hunter(hand="sidekick")
    match = table(me, hunter())
    match.choose("play sidekick")
    assert me.hand == []
    assert match.counters == (1, 2, 1)
