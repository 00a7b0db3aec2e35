"""Survivors: worth 1 point per 10 cards owned."""

import pytest

from deadtown.kernel import Refused
from tests.clauses import clause
from tests.games.zombinion.table import TableMatch, hunter, table


def last_turn(collection: str) -> TableMatch:
    """The end of a game in which Bob, who is not at turn, owns these cards."""
    match = table(hunter(), hunter(deck=collection), combat="life_or_death", supply={"many_more_zombies": 0})
    match.choose("end_hunt")
    assert match.over
    return match


@clause("ZN-11.24.1")
def test_survivors_cannot_be_played_as_an_action() -> None:
    match = table(hunter(hand="survivors, maverick"), hunter(), combat="life_or_death")
    assert match.texts == ["play maverick", "end_actions"]
    with pytest.raises(Refused) as refused:
        match.choose("play survivors")
    assert refused.value.refusal.clause == "ZN-11.24.1"


@clause("ZN-11.24.1")
def test_survivors_cannot_be_played_in_the_hunt_phase() -> None:
    match = table(hunter(hand="survivors, bullet"), hunter(), combat="life_or_death")
    assert match.asked == (0, "hunt")
    assert match.texts[:2] == ["play bullet", "play_all_aim"]
    with pytest.raises(Refused) as refused:
        match.choose("play survivors")
    assert refused.value.refusal.clause == "ZN-11.24.1"


@clause("ZN-11.24.1")
def test_a_hand_with_survivors_as_its_only_combat_card_has_no_action_phase() -> None:
    match = table(hunter(hand="bullet"), hunter(hand="survivors, bullet"), combat="life_or_death")
    match.choose("end_hunt")
    assert match.asked == (1, "hunt")


@clause("ZN-11.24.1")
@pytest.mark.parametrize(("owned", "points"), [(1, 0), (9, 0), (10, 1), (19, 1), (20, 2), (99, 9), (100, 10)])
def test_survivors_are_worth_a_point_per_ten_cards_rounded_down(owned: int, points: int) -> None:
    match = last_turn(f"survivors, bullet x{owned - 1}" if owned > 1 else "survivors")
    assert match.outcome is not None
    assert match.outcome.scores[1] == points


@clause("ZN-11.24.1")
def test_each_copy_counts_for_itself_and_survivors_count_among_the_cards() -> None:
    match = last_turn("survivors x10")
    assert match.outcome is not None
    assert match.outcome.scores[1] == 10


@clause("ZN-11.24.1")
def test_infections_count_among_the_cards_and_cost_their_own_point() -> None:
    match = last_turn("survivors x2, infection x3, zombie x5")
    assert match.outcome is not None
    assert match.outcome.scores[1] == 2 * 1 - 3 + 5


@clause("ZN-11.24.1", "ZN-9.4")
def test_cards_in_hand_deck_and_discard_pile_all_count() -> None:
    bob = hunter(hand="survivors, bullet x2", deck="bullet x3", discard="bullet x4")
    match = table(hunter(), bob, combat="life_or_death", supply={"many_more_zombies": 0})
    match.choose("end_hunt")
    assert match.outcome is not None
    assert match.outcome.scores == [0, 1]
