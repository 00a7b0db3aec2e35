"""Zombie Swarm: +2 Cards; each other player gains an Infection."""

from deadtown.games.zombinion.events import Drew, Gained, NoGain
from tests.clauses import clause
from tests.games.zombinion.table import deck_of, hunter, table, zones


@clause("ZN-11.23.1")
def test_zombie_swarm_draws_two_cards_and_infects_the_others_in_turn_order() -> None:
    ada, bob = hunter(hand="bullet", discard="zombie"), hunter()
    cleo, dan = hunter(hand="zombie_swarm", deck="bullet, rounds, zombie"), hunter(discard="rounds")
    match = table(ada, bob, cleo, dan, active=2, combat="life_or_death")
    match.choose("play zombie_swarm")
    assert cleo.hand == ["bullet", "rounds"]
    assert deck_of(cleo) == ["zombie"]
    assert cleo.discard == []
    assert match.told[1:] == [
        Drew(2, 2, ("bullet", "rounds")),
        Gained(3, "infection", "discard"),
        Gained(0, "infection", "discard"),
        Gained(1, "infection", "discard"),
    ]
    assert match.state.supply["infection"] == 27
    assert match.asked == (2, "hunt")


@clause("ZN-11.23.1")
def test_the_infection_lies_face_up_on_the_discard_pile() -> None:
    bob = hunter(hand="bullet", deck="rounds", discard="zombie")
    match = table(hunter(hand="zombie_swarm"), bob, combat="life_or_death")
    match.choose("play zombie_swarm")
    assert zones(bob) == (["bullet"], ["rounds"], ["zombie", "infection"])
    for seat in (0, 1, None):
        assert match.view(seat).hunters[1].discard_top == "infection"


@clause("ZN-11.23.1")
def test_zombie_swarm_shuffles_and_draws_what_there_is() -> None:
    me = hunter(hand="zombie_swarm", discard="bullet")
    match = table(me, hunter(), combat="life_or_death")
    match.choose("play zombie_swarm")
    assert me.hand == ["bullet"]
    assert match.hunters[1].discard == ["infection"]


@clause("ZN-11.23.1")
def test_the_last_infection_goes_to_the_first_in_turn_order_who_is_not_protected() -> None:
    bob, cleo, dan = hunter(hand="barricade"), hunter(), hunter()
    match = table(hunter(hand="zombie_swarm"), bob, cleo, dan, combat="life_or_death", supply={"infection": 1})
    match.choose("play zombie_swarm", "reveal")
    assert bob.discard == []
    assert cleo.discard == ["infection"]
    assert dan.discard == []


@clause("ZN-11.23.2", "ZN-7.14")
def test_with_an_empty_infection_pile_only_the_draw_happens() -> None:
    me, bob = hunter(hand="zombie_swarm", deck="bullet x3"), hunter(discard="zombie")
    match = table(me, bob, combat="life_or_death", supply={"infection": 0})
    match.choose("play zombie_swarm")
    assert me.hand == ["bullet", "bullet"]
    assert bob.discard == ["zombie"]
    assert match.state.supply["infection"] == 0
    assert match.told.of(NoGain) == [NoGain(1)]


@clause("ZN-11.23.1", "ZN-11.25.1")
def test_zombie_swarm_played_twice_draws_four_cards_and_infects_twice() -> None:
    me, bob = hunter(hand="tactics, zombie_swarm", deck="bullet x5"), hunter()
    match = table(me, bob, combat="life_or_death")
    match.choose("play tactics")
    assert me.hand == ["bullet"] * 4
    assert bob.discard == ["infection", "infection"]
