"""The Action phase: playing Action cards."""

import pytest

from deadtown.games.zombinion import events
from deadtown.games.zombinion.cards import ACTIONS
from tests.clauses import clause
from tests.games.matches import refusal
from tests.games.zombinion.table import cards, hunter, table


@clause("ZN-4.1")
def test_the_player_chooses_between_the_action_cards_in_hand_and_ending_the_phase() -> None:
    match = table(hunter(hand="bullet, cunning, zombie, decoy, infection"), hunter())
    assert match.asked == (0, "play_action")
    assert match.texts == ["play cunning", "play decoy", "end_actions"]


@clause("ZN-4.1")
def test_playing_is_never_compulsory() -> None:
    me = hunter(hand="cunning, decoy", deck="bullet x5")
    match = table(me, hunter())
    match.choose("end_actions")
    assert match.asked == (0, "hunt")
    assert (me.hand, me.in_play) == (["cunning", "decoy"], [])


@clause("ZN-4.1")
def test_the_choice_comes_back_while_actions_and_action_cards_are_left() -> None:
    match = table(hunter(hand="maverick, shotgun x2", deck="bullet"), hunter())
    match.choose("play maverick", "play shotgun")
    assert match.asked == (0, "play_action")
    match.choose("end_actions")
    assert match.asked == (0, "hunt")


@clause("ZN-4.1")
def test_only_a_card_in_hand_can_be_played() -> None:
    match = table(hunter(hand="cunning", deck="decoy", discard="shotgun"), hunter(), supply={"restock": 10})
    for card in ("decoy", "shotgun", "restock"):
        assert refusal(match, f"play {card}").clause == "ZN-4.1"


@clause("ZN-4.2")
def test_a_card_played_costs_an_action_and_goes_to_the_right_end_of_the_play_area() -> None:
    me = hunter(hand="shotgun, decoy", in_play="maverick, sidekick")
    match = table(me, hunter(), actions=2)
    match.choose("play shotgun")
    assert me.in_play == ["maverick", "sidekick", "shotgun"]
    assert me.hand == ["decoy"]
    assert match.counters == (1, 2, 2)


@clause("ZN-4.2")
def test_the_name_of_a_card_played_is_public() -> None:
    match = table(hunter(hand="shotgun"), hunter())
    match.choose("play shotgun")
    played = match.told.of(events.Played)[0]
    assert played == events.Played(0, "shotgun")
    assert [played.seen_by(seat) for seat in (0, 1, None)] == [played] * 3


@clause("ZN-4.2")
def test_an_attack_lies_in_play_and_is_paid_before_the_reaction_and_does_nothing_until_then() -> None:
    me = hunter(hand="higher_ground")
    match = table(me, hunter(hand="barricade, bullet x4"))
    match.choose("play higher_ground")
    assert match.asked == (1, "react")
    assert (me.hand, me.in_play) == ([], ["higher_ground"])
    assert match.counters == (0, 1, 0)
    match.choose("reveal")
    assert match.counters == (0, 1, 2)


@clause("ZN-4.2")
def test_instructions_are_carried_out_from_top_to_bottom() -> None:
    """Molotov Cocktail: its player draws before the others do."""
    match = table(hunter(hand="molotov_cocktail", deck="bullet x4"), hunter(deck="bullet"))
    match.choose("play molotov_cocktail")
    assert [(event.seat, event.count) for event in match.told.of(events.Drew)] == [(0, 4), (1, 1)]


@clause("ZN-4.2")
def test_an_instruction_waits_until_the_one_above_it_is_done() -> None:
    """Sidekick: its card is drawn, with a cut on the way, before its Action, Target and Shot are counted."""
    match = table(hunter(hand="sidekick", discard="bullet, zombie"), hunter(), offer_cut=True)
    match.choose("play sidekick")
    assert match.asked == (1, "cut")
    assert match.counters == (0, 1, 0)
    match.choose("cut 0")
    assert match.counters == (1, 2, 1)


@clause("ZN-4.3")
@pytest.mark.parametrize(
    "card",
    ["cunning", "barricade", "restock", "reload", "hollow_points", "tactics", "hide", "radio", "sacrifice"],
)
def test_a_card_may_be_played_although_nothing_of_it_can_be_done(card: str) -> None:
    me = hunter(hand=card)
    match = table(me, hunter())
    match.choose(f"play {card}")
    assert match.asked == (0, "hunt")
    assert me.in_play == [card]
    assert match.counters == (0, 1, 0)
    assert match.state.trash == []


@clause("ZN-4.3")
def test_of_each_instruction_as_much_as_possible_is_done() -> None:
    me = hunter(hand="cunning", deck="zombie", discard="bullet")
    match = table(me, hunter())
    match.choose("play cunning")
    assert me.hand == ["zombie", "bullet"]


@clause("ZN-4.3")
def test_an_instruction_that_cannot_be_done_does_not_stop_the_next() -> None:
    match = table(hunter(hand="sidekick"), hunter())
    match.choose("play sidekick")
    assert match.counters == (1, 2, 1)


@clause("ZN-4.3")
@pytest.mark.parametrize("card", ["restock", "reload", "tactics"])
def test_an_instruction_without_may_leaves_no_choice_of_doing_less(card: str) -> None:
    match = table(hunter(hand=f"{card}, bullet, rounds, decoy, shotgun"), hunter())
    match.choose(f"play {card}")
    for way_out in ("done", "pass", "leave", "end_actions"):
        assert way_out not in match.texts
        refusal(match, way_out)


@clause("ZN-4.3")
@pytest.mark.parametrize(("card", "way_out"), [("decoy", "done"), ("sacrifice", "done"), ("regroup", "leave")])
def test_may_and_up_to_and_any_number_leave_the_choice_of_doing_nothing(card: str, way_out: str) -> None:
    me = hunter(hand=f"{card}, bullet, zombie", deck="rounds")
    match = table(me, hunter())
    match.choose(f"play {card}", way_out)
    assert (me.hand, me.deck, me.discard) == (["bullet", "zombie"], ["rounds"], [])
    assert match.state.trash == []


@clause("ZN-4.4")
def test_a_card_is_resolved_completely_before_another_is_played() -> None:
    me = hunter(hand="decoy, maverick, bullet", deck="zombie")
    match = table(me, hunter(), actions=2)
    match.choose("play decoy", "pick bullet")
    assert "play maverick" not in match.texts
    assert refusal(match, "play maverick").clause == "ZN-11.6.1"
    match.choose("done")
    assert me.hand == ["maverick", "zombie"]
    assert "play maverick" in match.texts


@clause("ZN-4.4")
def test_the_hunt_waits_until_the_last_card_is_resolved() -> None:
    match = table(hunter(hand="ammo_box, bullet"), hunter())
    match.choose("play ammo_box")
    assert match.asked == (0, "gain_one")
    assert refusal(match, "play bullet").clause == "ZN-7.13"


@clause("ZN-4.5")
def test_a_card_played_stays_in_the_play_area_until_clean_up() -> None:
    me = hunter(hand="maverick, shotgun", deck="bullet x6")
    match = table(me, hunter())
    match.choose("play maverick", "play shotgun")
    assert match.asked == (0, "hunt")
    assert me.in_play == ["maverick", "shotgun"]
    match.choose("end_hunt")
    assert me.in_play == []
    assert me.discard[:2] == ["maverick", "shotgun"]


@clause("ZN-4.5")
def test_a_card_whose_own_text_moves_it_leaves_the_play_area() -> None:
    me = hunter(hand="weapons_cache")
    match = table(me, hunter())
    match.choose("play weapons_cache")
    assert me.in_play == []
    assert match.state.trash == ["weapons_cache"]


@clause("ZN-4.5")
@pytest.mark.parametrize(("card", "verb"), [("decoy", "pick"), ("sacrifice", "pick"), ("restock", "trash")])
def test_a_card_cannot_choose_itself(card: str, verb: str) -> None:
    match = table(hunter(hand=f"{card}, bullet, zombie"), hunter())
    match.choose(f"play {card}")
    assert f"{verb} {card}" not in match.texts
    refusal(match, f"{verb} {card}")


@clause("ZN-4.5")
@pytest.mark.parametrize(("card", "verb"), [("decoy", "pick"), ("sacrifice", "pick"), ("restock", "trash")])
def test_a_card_can_choose_another_copy_in_hand(card: str, verb: str) -> None:
    match = table(hunter(hand=f"{card} x2, bullet"), hunter())
    match.choose(f"play {card}")
    assert f"{verb} {card}" in match.texts


@clause("ZN-4.10")
def test_without_an_action_left_the_phase_ends_unasked() -> None:
    match = table(hunter(hand="shotgun x2"), hunter())
    match.choose("play shotgun")
    assert match.asked == (0, "hunt")
    assert refusal(match, "play shotgun").clause == "ZN-4.10"


@clause("ZN-4.10")
def test_without_an_action_card_in_hand_the_phase_ends_unasked() -> None:
    match = table(hunter(hand="maverick", deck="bullet"), hunter())
    match.choose("play maverick")
    assert match.state.actions == 2
    assert match.asked == (0, "hunt")


@clause("ZN-4.10")
def test_a_turn_without_an_action_card_begins_with_the_hunt() -> None:
    match = table(hunter(), hunter(hand="bullet, zombie, infection, survivors"))
    match.choose("end_hunt")
    assert match.asked == (1, "hunt")


@clause("ZN-4.10")
def test_a_player_who_ends_the_phase_keeps_the_actions_but_plays_no_more() -> None:
    match = table(hunter(hand="shotgun, decoy"), hunter(), actions=2)
    match.choose("end_actions")
    assert match.state.actions == 2
    assert [text for text in match.texts if text.startswith("play ")] == []
    assert refusal(match, "play decoy").clause == "ZN-4.10"


@clause("ZN-4.11")
@pytest.mark.parametrize("card", sorted(ACTIONS))
def test_no_action_card_is_played_in_the_turn_of_another(card: str) -> None:
    match = table(hunter(hand="decoy"), hunter(hand=card))
    assert refusal(match, f"play {card}", seat=1).reason == "not-your-decision"


@clause("ZN-4.11")
@pytest.mark.parametrize("card", sorted(ACTIONS))
def test_no_action_card_is_played_in_the_hunt(card: str) -> None:
    match = table(hunter(hand=card), hunter(), step="hunt")
    assert f"play {card}" not in match.texts
    assert refusal(match, f"play {card}").reason == "action-phase-over"


@clause("ZN-4.11")
def test_the_reveal_of_a_reaction_is_possible_in_the_turn_of_another_and_costs_no_action() -> None:
    you = hunter(hand="barricade, bullet x4", deck="rounds x5")
    match = table(hunter(hand="higher_ground, maverick"), you, actions=2)
    match.choose("play higher_ground", "reveal")
    assert match.counters == (1, 1, 2)
    assert you.hand == cards("barricade, bullet x4")
    assert you.in_play == []
    match.choose("end_actions", "end_hunt")
    assert match.counters == (1, 1, 0)
