"""What an answer brings to light, and what it does not: that decides whether it may be taken back freely."""

import pytest

from deadtown.games.zombinion import events
from tests.games.zombinion.table import TableMatch, hunter, start, table


def shows(match: TableMatch, wish: str) -> bool:
    """Whether an answer shows something."""
    answered = match.decision
    assert answered is not None
    match.told.clear()
    match.choose(wish)
    return match.game.eyes.shows(match.state, answered, match.told, match.decision)


@pytest.mark.parametrize("wish", ["play bullet", "play_all_aim", "take zombie"])
def test_what_a_hunter_does_with_the_own_hand_and_the_supply_shows_nothing(wish: str) -> None:
    match = table(hunter(hand="bullet x3, zombie", deck="zombie"), hunter(), step="hunt", targets=2, shots=2)
    assert not shows(match, wish)


@pytest.mark.parametrize("wish", ["play shotgun", "play ammo_box", "play restock", "play decoy", "end_actions"])
def test_an_action_that_draws_nothing_shows_nothing(wish: str) -> None:
    match = table(hunter(hand="shotgun, ammo_box, restock, decoy, bullet, zombie", deck="zombie x5"), hunter("zombie"))
    assert not shows(match, wish)


def test_picking_from_the_own_hand_shows_nothing_until_cards_are_drawn_for_it() -> None:
    match = table(hunter(hand="decoy, bullet, zombie x2", deck="rounds x5"), hunter())
    assert [shows(match, wish) for wish in ("play decoy", "pick bullet", "pick zombie", "done")] == [
        *(False, False, False, True),
    ]


@pytest.mark.parametrize("card", ["cunning", "maverick", "sidekick", "hide", "radio", "molotov_cocktail"])
def test_an_action_that_draws_or_reveals_shows_cards(card: str) -> None:
    assert shows(table(hunter(hand=card, deck="zombie x9"), hunter(deck="zombie")), f"play {card}")


def test_a_card_that_only_others_draw_comes_to_light_too() -> None:
    match = table(hunter(hand="molotov_cocktail, bullet"), hunter(deck="zombie"))
    assert shows(match, "play molotov_cocktail")
    assert [event.seat for event in match.told.of(events.Drew)] == [1]


def test_a_deck_that_is_flipped_shows_its_bottom_card() -> None:
    me = hunter(hand="regroup x2, bullet", deck="zombie, rounds")
    match = table(me, hunter(), actions=2)
    assert not shows(match, "play regroup")
    assert not shows(match, "leave")
    match.choose("play regroup")
    assert shows(match, "flip")


@pytest.mark.parametrize("hand", ["zombie, barricade", "zombie", ""])
def test_an_attack_shows_who_can_react_and_who_can_not(hand: str) -> None:
    assert shows(table(hunter(hand="higher_ground, bullet"), hunter(hand=hand)), "play higher_ground")


def test_an_attack_shows_it_at_its_second_play_too() -> None:
    assert events.PlayedAgain(0, "higher_ground").shows
    assert not events.PlayedAgain(0, "shotgun").shows


def test_a_hand_without_a_victory_card_is_shown() -> None:
    match = table(hunter(hand="quick_escape"), hunter(hand="bullet"))
    match.choose("play quick_escape")
    assert [event.shows for event in match.told.of(events.ShowedHand)] == [True]


def test_the_last_answer_out_of_turn_shows_the_hands_that_come_next() -> None:
    match = table(hunter(hand="higher_ground"), hunter(hand="bullet x3, zombie x2"), hunter(hand="bullet, zombie x4"))
    match.choose("play higher_ground")
    assert not shows(match, "pick bullet")
    assert shows(match, "pick zombie")
    assert match.asked == (2, "discard_down")


def test_a_turn_that_passes_shows_the_phase_of_the_next_even_when_nothing_is_drawn() -> None:
    match = table(hunter(), hunter(hand="cunning"), step="hunt")
    assert shows(match, "end_hunt")
    assert not match.told.of(events.Drew)
    assert match.asked == (1, "play_action")


def test_the_end_shows_all_cards() -> None:
    match = table(hunter(), hunter(hand="zombie", turns=1), step="hunt", turn_cap=1)
    assert shows(match, "end_hunt")
    assert {type(event) for event in match.told if event.shows} == {events.Scored}


def test_choosing_a_set_shows_nothing_while_the_choice_goes_on() -> None:
    match = start(2, combat_set="ask")
    assert not shows(match, "set custom")
    assert not shows(match, "pick radio")
