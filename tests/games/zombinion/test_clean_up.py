"""Clean-up: everything to the discard pile, in its order, then five new cards."""

import pytest

from deadtown.games.zombinion import events
from tests.clauses import clause
from tests.games.matches import refusal
from tests.games.zombinion.table import cards, deck_of, hunter, table


@clause("ZN-6.1")
def test_play_area_and_hand_go_to_the_discard_pile() -> None:
    me = hunter(hand="shotgun, bullet, zombie", deck="rounds x5", discard="infection")
    match = table(me, hunter())
    match.choose("play shotgun", "play bullet", "end_hunt")
    assert sorted(me.discard) == ["bullet", "infection", "shotgun", "zombie"]
    assert me.in_play == []
    assert me.hand == cards("rounds x5")


@clause("ZN-6.1")
def test_neither_an_aim_card_nor_an_action_card_may_be_kept() -> None:
    me = hunter(hand="magazine, sidekick", deck="bullet x5")
    match = table(me, hunter(), step="hunt")
    match.choose("end_hunt")
    assert me.hand == cards("bullet x5")
    assert sorted(me.discard) == ["magazine", "sidekick"]


@clause("ZN-6.1")
def test_the_cards_of_the_others_stay_where_they_are() -> None:
    you = hunter(hand="zombie, bullet", deck="rounds", discard="magazine")
    match = table(hunter(hand="bullet", deck="bullet x5"), you)
    match.choose("end_hunt")
    assert (you.hand, you.deck, you.discard) == (["zombie", "bullet"], ["rounds"], ["magazine"])


@clause("ZN-6.2")
def test_the_play_area_goes_from_left_to_right_and_then_the_hand_in_hand_order() -> None:
    me = hunter(hand="zombie, shotgun, rounds, infection, bullet", deck="magazine x5", discard="many_zombies")
    match = table(me, hunter())
    match.choose("play shotgun", "play bullet", "end_hunt")
    assert me.discard == cards("many_zombies, shotgun, bullet, zombie, rounds, infection")


@clause("ZN-6.2")
def test_the_last_card_put_down_is_the_visible_top() -> None:
    me = hunter(hand="zombie, rounds", deck="bullet x5")
    match = table(me, hunter())
    match.choose("play rounds", "end_hunt")
    assert [match.view(seat).hunters[0].discard_top for seat in (0, 1, None)] == ["zombie"] * 3


@clause("ZN-6.2")
def test_with_an_empty_hand_the_last_card_of_the_play_area_is_on_top() -> None:
    match = table(hunter(hand="shotgun, rounds", deck="bullet x5"), hunter())
    match.choose("play shotgun", "play rounds", "end_hunt")
    assert match.view(1).hunters[0].discard_top == "rounds"


@clause("ZN-6.3")
def test_cards_stand_in_the_order_in_which_they_came_to_hand() -> None:
    me = hunter(hand="cunning, zombie, bullet", deck="rounds, infection, magazine, bullet x5")
    match = table(me, hunter())
    match.choose("play cunning")
    assert me.hand == cards("zombie, bullet, rounds, infection, magazine")
    match.choose("end_hunt")
    assert me.discard == cards("cunning, zombie, bullet, rounds, infection, magazine")


@clause("ZN-6.3")
def test_the_copy_that_came_first_leaves_the_hand_first() -> None:
    me = hunter(hand="bullet, zombie, bullet, rounds", deck="magazine x5")
    match = table(me, hunter())
    match.choose("play bullet")
    assert me.hand == ["zombie", "bullet", "rounds"]
    me = hunter(hand="shotgun, zombie, shotgun, rounds")
    table(me, hunter()).choose("play shotgun")
    assert me.hand == ["zombie", "shotgun", "rounds"]


@clause("ZN-6.3")
def test_of_several_copies_discarded_or_trashed_the_first_ones_leave() -> None:
    me = hunter(hand="decoy, bullet, zombie, bullet, rounds, bullet")
    match = table(me, hunter())
    match.choose("play decoy", "pick bullet", "pick bullet", "done")
    assert me.hand[:3] == ["zombie", "rounds", "bullet"]
    me = hunter(hand="hollow_points, bullet, zombie, bullet")
    table(me, hunter()).choose("play hollow_points")
    assert me.hand == ["zombie", "bullet"]


@clause("ZN-6.4")
def test_the_others_see_nothing_of_the_hand_but_the_card_that_ends_on_top() -> None:
    views, records = [], []
    for covered in ("magazine, many_zombies", "bullet, decoy"):
        match = table(hunter(hand=f"{covered}, zombie", deck="bullet x5"), hunter(), step="hunt")
        match.choose("end_hunt")
        views.append([match.view(seat) for seat in (1, None)])
        records.append([[event.seen_by(seat) for event in match.told] for seat in (1, None)])
        assert match.told.of(events.CleanedUp) == [events.CleanedUp(0, "zombie")]
    assert views[0] == views[1]
    assert records[0] == records[1]


@clause("ZN-6.5")
def test_the_player_may_be_asked_which_hand_card_ends_on_top() -> None:
    me = hunter(hand="shotgun, zombie, magazine, decoy, zombie", deck="bullet x5")
    match = table(me, hunter(), cleanup_top_choice=True)
    match.choose("play shotgun", "end_hunt")
    assert match.asked == (0, "cleanup_top")
    assert match.texts == ["top zombie", "top magazine", "top decoy"]
    match.choose("top magazine")
    assert me.discard == cards("shotgun, zombie, decoy, zombie, magazine")
    assert match.view(1).hunters[0].discard_top == "magazine"


@clause("ZN-6.5")
def test_only_a_hand_card_may_be_named() -> None:
    me = hunter(hand="bullet, zombie, decoy", deck="rounds x5")
    match = table(me, hunter(), step="hunt", cleanup_top_choice=True)
    match.choose("play bullet", "end_hunt")
    assert refusal(match, "top bullet").clause == "ZN-6.5"
    assert refusal(match, "top rounds").clause == "ZN-6.5"


@clause("ZN-6.5")
@pytest.mark.parametrize("hand", ["", "zombie", "zombie x3"])
def test_with_one_kind_left_in_hand_or_none_the_player_is_not_asked(hand: str) -> None:
    match = table(hunter(hand=hand, deck="bullet x5"), hunter(), cleanup_top_choice=True)
    match.choose("end_hunt")
    assert match.asked == (1, "hunt")


@clause("ZN-6.5")
def test_without_the_option_the_player_is_not_asked() -> None:
    match = table(hunter(hand="zombie, bullet", deck="bullet x5"), hunter())
    match.choose("end_hunt")
    assert match.asked == (1, "hunt")


@clause("ZN-6.6")
def test_then_five_cards_are_drawn() -> None:
    me = hunter(hand="zombie", deck="bullet, rounds, magazine, decoy, cunning, shotgun")
    match = table(me, hunter())
    match.choose("end_hunt")
    assert me.hand == cards("bullet, rounds, magazine, decoy, cunning")
    assert me.deck == ["shotgun"]
    assert me.discard == ["zombie"]


@clause("ZN-6.6")
def test_when_the_deck_runs_out_the_cards_just_discarded_are_shuffled_in() -> None:
    me = hunter(hand="shotgun, bullet, zombie", deck="magazine x2", discard="infection")
    match = table(me, hunter(), shots=1, shuffles=["zombie, decoy, bullet, infection, shotgun"])
    match.choose("play shotgun", "play bullet", "take decoy", "end_hunt")
    assert me.hand == cards("magazine x2, zombie, decoy, bullet")
    assert deck_of(me) == ["infection", "shotgun"]
    assert me.discard == []


@clause("ZN-6.6")
def test_with_fewer_than_five_cards_all_are_drawn() -> None:
    me = hunter(hand="bullet", deck="zombie", discard="rounds")
    match = table(me, hunter())
    match.choose("end_hunt")
    assert sorted(me.hand) == ["bullet", "rounds", "zombie"]
    assert (me.deck, me.discard) == ([], [])


@clause("ZN-6.7")
def test_then_the_next_turn_starts() -> None:
    match = table(hunter(hand="zombie", deck="bullet x5"), hunter())
    match.choose("end_hunt")
    assert [type(event) for event in match.told] == [events.CleanedUp, events.Drew, events.TurnBegan]
    assert match.told[-1] == events.TurnBegan(1, 1)


@clause("ZN-6.7")
def test_then_the_end_of_the_game_is_checked_before_the_next_turn() -> None:
    me = hunter(hand="zombie", deck="bullet x5")
    match = table(me, hunter(), shots=8, supply={"many_more_zombies": 1})
    match.choose("take many_more_zombies")
    assert match.over
    kinds = [type(event) for event in match.told]
    assert kinds == [events.Took, events.CleanedUp, events.Drew, events.GameEnded, events.Scored, events.Scored]
    assert me.hand == cards("bullet x5")


@clause("ZN-3.2", "ZN-6.5")
def test_everybody_sees_that_the_clean_up_phase_has_come() -> None:
    match = table(hunter(hand="zombie, infection", deck="bullet x5"), hunter(), step="hunt", cleanup_top_choice=True)
    assert match.view(1).phase == "hunt"
    match.choose("end_hunt")
    assert match.view(1).phase == match.view(None).phase == "clean_up"
    match.choose("top zombie")
    assert match.view(1).phase == "hunt"
