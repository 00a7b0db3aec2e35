"""Barricade: +2 Cards; as a Reaction it keeps an Attack away (more of that in test_reactions)."""

from deadtown.games.zombinion.events import Reacted
from tests.clauses import clause
from tests.games.zombinion.table import deck_of, hunter, table


@clause("ZN-11.2.1")
def test_barricade_played_as_an_action_draws_two_cards() -> None:
    me = hunter(hand="barricade, zombie", deck="bullet, rounds, magazine")
    match = table(me, hunter())
    match.choose("play barricade")
    assert me.hand == ["zombie", "bullet", "rounds"]
    assert deck_of(me) == ["magazine"]
    assert me.in_play == ["barricade"]
    assert match.counters == (0, 1, 0)


@clause("ZN-11.2.1")
def test_barricade_shuffles_between_its_two_cards_when_it_must() -> None:
    me = hunter(hand="barricade", deck="bullet", discard="zombie, rounds")
    match = table(me, hunter(), shuffles=["rounds, zombie"])
    match.choose("play barricade")
    assert me.hand == ["bullet", "rounds"]
    assert deck_of(me) == ["zombie"]


@clause("ZN-11.2.1")
def test_barricade_draws_what_there_is() -> None:
    me = hunter(hand="barricade", deck="bullet")
    match = table(me, hunter())
    match.choose("play barricade")
    assert me.hand == ["bullet"]
    assert match.asked == (0, "hunt")


@clause("ZN-11.2.2")
def test_barricade_is_a_reaction_to_an_attack() -> None:
    me, bob = hunter(hand="higher_ground"), hunter(hand="barricade, bullet x4")
    match = table(me, bob)
    match.choose("play higher_ground")
    assert match.asked == (1, "react")
    match.choose("reveal")
    assert bob.hand == ["barricade", "bullet", "bullet", "bullet", "bullet"]
    assert match.told.of(Reacted) == [Reacted(1, "barricade", "higher_ground")]


@clause("ZN-11.2.2")
def test_a_reveal_draws_nothing() -> None:
    me, bob = hunter(hand="higher_ground"), hunter(hand="barricade, bullet x4", deck="rounds x2")
    match = table(me, bob)
    match.choose("play higher_ground", "reveal")
    assert len(bob.hand) == 5
    assert deck_of(bob) == ["rounds", "rounds"]
    assert bob.in_play == []
