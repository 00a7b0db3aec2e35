"""The "+" instructions: Actions, Cards, Shots and Targets."""

import pytest

from tests.clauses import clause
from tests.games.zombinion.table import cards, hunter, table


@clause("ZN-4.6")
@pytest.mark.parametrize(("card", "actions"), [("courage", 1), ("maverick", 2), ("stick_together", 2), ("cunning", 0)])
def test_plus_actions_add_to_the_actions_left(card: str, actions: int) -> None:
    match = table(hunter(hand=card), hunter(), actions=3)
    match.choose(f"play {card}")
    assert match.state.actions == 3 - 1 + actions


@clause("ZN-4.6")
def test_counting_actions_targets_and_shots() -> None:
    """Worked example E3."""
    match = table(hunter(hand="stick_together x2, sidekick", deck="bullet x5"), hunter())
    match.choose("play stick_together")
    assert match.counters == (2, 2, 2)
    match.choose("play sidekick")
    assert match.counters == (2, 3, 3)
    match.choose("play stick_together")
    assert match.counters == (3, 4, 5)


@clause("ZN-4.7")
@pytest.mark.parametrize(("card", "count"), [("maverick", 1), ("courage", 2), ("cunning", 3), ("molotov_cocktail", 4)])
def test_plus_cards_are_drawn_at_once_and_without_asking(card: str, count: int) -> None:
    me = hunter(hand=f"{card}, zombie", deck="rounds, bullet, rounds, magazine, bullet")
    match = table(me, hunter())
    match.choose(f"play {card}")
    assert me.hand == ["zombie", *cards("rounds, bullet, rounds, magazine")[:count]]


@clause("ZN-4.7")
def test_a_card_drawn_can_be_played_in_the_same_phase() -> None:
    match = table(hunter(hand="maverick", deck="shotgun"), hunter())
    match.choose("play maverick", "play shotgun")
    assert match.counters == (1, 2, 2)


@clause("ZN-4.8")
def test_plus_shots_are_there_in_the_hunt_and_bring_no_aim_card() -> None:
    me = hunter(hand="shotgun")
    match = table(me, hunter())
    aim_cards = {card: match.state.supply[card] for card in ("bullet", "rounds", "magazine")}
    match.choose("play shotgun")
    assert match.state.shots == 2
    assert (me.hand, me.in_play, me.discard) == ([], ["shotgun"], [])
    assert {card: match.state.supply[card] for card in aim_cards} == aim_cards
    match.choose("take decoy")
    assert match.state.shots == 0


@clause("ZN-4.9")
def test_a_target_more_is_a_card_more_in_the_hunt() -> None:
    me = hunter(hand="shotgun")
    match = table(me, hunter(), shots=2, cleanup_top_choice=True)
    match.choose("play shotgun", "take decoy")
    assert match.asked == (0, "hunt")
    match.choose("take barricade")
    assert match.asked[0] == 1
    assert sorted([*me.hand, *me.deck, *me.discard]) == ["barricade", "decoy", "shotgun"]


@clause("ZN-4.9")
def test_without_it_one_card_is_taken() -> None:
    match = table(hunter(), hunter(), shots=8)
    match.choose("take decoy")
    assert match.asked == (1, "hunt")
