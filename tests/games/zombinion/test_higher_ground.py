"""Higher Ground: +2 Shots; the others discard down to 3 cards."""

import pytest

from deadtown.games.zombinion.events import Discarded
from deadtown.kernel import Refused
from tests.clauses import clause
from tests.games.zombinion.table import hunter, table, zones


@clause("ZN-11.15.1")
def test_higher_ground_gives_two_shots_before_the_others_discard() -> None:
    match = table(hunter(hand="higher_ground, zombie"), hunter(hand="bullet x2, zombie x2"))
    match.choose("play higher_ground")
    assert match.counters == (0, 1, 2)
    assert match.asked == (1, "discard_down")


@clause("ZN-11.15.1")
def test_the_attacked_player_picks_until_exactly_three_cards_remain() -> None:
    bob = hunter(hand="bullet x2, zombie, rounds, infection", discard="magazine")
    match = table(hunter(hand="higher_ground"), bob)
    match.choose("play higher_ground")
    assert match.texts == ["pick bullet", "pick zombie", "pick rounds", "pick infection"]
    match.choose("pick infection")
    assert match.texts == ["pick bullet", "pick zombie", "pick rounds"]
    match.choose("pick zombie")
    assert match.asked == (0, "hunt")
    assert bob.hand == ["bullet", "bullet", "rounds"]
    assert bob.discard == ["magazine", "infection", "zombie"]
    assert match.told.of(Discarded) == [Discarded(1, 2, "zombie", ("infection", "zombie"))]


@clause("ZN-11.15.1")
def test_nobody_may_discard_fewer() -> None:
    match = table(hunter(hand="higher_ground"), hunter(hand="bullet x2, zombie x3"))
    match.choose("play higher_ground", "pick zombie")
    with pytest.raises(Refused) as refused:
        match.choose("done")
    assert refused.value.refusal.clause == "ZN-11.15.1"


@clause("ZN-11.15.1", "ZN-4.12")
def test_a_hand_of_one_kind_is_discarded_down_without_asking() -> None:
    bob = hunter(hand="bullet x5")
    match = table(hunter(hand="higher_ground"), bob)
    match.choose("play higher_ground")
    assert match.asked == (0, "hunt")
    assert zones(bob) == (["bullet"] * 3, [], ["bullet"] * 2)


@clause("ZN-11.15.1")
@pytest.mark.parametrize("hand", ["", "zombie", "bullet, zombie, rounds"])
def test_with_three_cards_or_fewer_nothing_is_discarded(hand: str) -> None:
    bob = hunter(hand=hand, deck="bullet")
    before = zones(bob)
    match = table(hunter(hand="higher_ground"), bob)
    match.choose("play higher_ground")
    assert match.asked == (0, "hunt")
    assert zones(bob) == before


@clause("ZN-11.15.1", "ZN-7.17")
def test_the_others_discard_in_turn_order_each_finishing_before_the_next() -> None:
    ada, bob = hunter(hand="bullet x3, zombie x2"), hunter(hand="higher_ground, zombie x6")
    cleo, dan = hunter(hand="bullet x2, zombie"), hunter(hand="bullet x3, zombie")
    match = table(ada, bob, cleo, dan, active=1)
    match.choose("play higher_ground")
    assert match.asked == (3, "discard_down")
    match.choose("pick zombie")
    assert dan.discard == ["zombie"]
    assert match.asked == (0, "discard_down")
    match.choose("pick zombie", "pick bullet")
    assert ada.discard == ["zombie", "bullet"]
    assert match.asked == (1, "hunt")
    assert len(bob.hand) == 6
    assert len(cleo.hand) == 3


@clause("ZN-11.15.1", "ZN-11.25.1", "ZN-11.25.6")
def test_higher_ground_played_twice_gives_four_shots_and_takes_no_more_cards() -> None:
    bob = hunter(hand="bullet x5")
    match = table(hunter(hand="tactics, higher_ground"), bob)
    match.choose("play tactics")
    assert match.counters == (0, 1, 4)
    assert bob.hand == ["bullet"] * 3
