"""Maverick: +1 Card, +2 Actions."""

from tests.clauses import clause
from tests.games.zombinion.table import deck_of, hunter, table


@clause("ZN-11.11.1")
def test_maverick_draws_a_card_and_gives_two_actions() -> None:
    me = hunter(hand="maverick, shotgun", deck="zombie, bullet")
    match = table(me, hunter())
    match.choose("play maverick")
    assert me.hand == ["shotgun", "zombie"]
    assert deck_of(me) == ["bullet"]
    assert match.counters == (2, 1, 0)
    assert match.asked == (0, "play_action")


@clause("ZN-11.11.1")
def test_maverick_draws_before_it_adds_the_actions() -> None:
    me = hunter(hand="maverick", discard="bullet, zombie")
    match = table(me, hunter(), offer_cut=True)
    match.choose("play maverick")
    assert match.asked == (1, "cut")
    assert match.counters == (0, 1, 0)
    match.choose("cut 0")
    assert match.counters == (2, 1, 0)


@clause("ZN-11.11.1")
def test_maverick_gives_its_actions_although_there_is_nothing_to_draw() -> None:
    me = hunter(hand="maverick, shotgun")
    match = table(me, hunter())
    match.choose("play maverick")
    assert me.hand == ["shotgun"]
    assert match.counters == (2, 1, 0)
