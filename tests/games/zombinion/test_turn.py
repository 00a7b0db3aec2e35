"""The turn: its phases and counters, and how it passes on."""

import pytest

from deadtown.games.zombinion import events
from deadtown.games.zombinion.cards import ACTIONS
from tests.clauses import clause
from tests.games.matches import refusal, stroll
from tests.games.zombinion.table import Stacked, TableMatch, cards, hunter, start, table

EVERYBODY = (0, 1, None)


def counters_seen(match: TableMatch, seat: int | None) -> tuple[int, int, int]:
    view = match.view(seat)
    return view.actions, view.targets, view.shots


@clause("ZN-3.1")
@pytest.mark.parametrize(("starter", "seats"), [(0, [0, 1, 2, 3, 0, 1]), (2, [2, 3, 0, 1, 2, 3])])
def test_turns_go_clockwise_from_the_start_player(starter: int, seats: list[int]) -> None:
    match = start(4, Stacked(picks=[starter]))
    match.choose(*["end_hunt"] * 5)
    assert [event.seat for event in match.told.of(events.TurnBegan)] == seats


@clause("ZN-3.1")
def test_nobody_plays_in_the_turn_of_another() -> None:
    match = table(hunter(hand="bullet"), hunter(hand="decoy, bullet"))
    for wish in ("play decoy", "play bullet", "take bullet", "end_hunt"):
        refused = refusal(match, wish, seat=1)
        assert (refused.clause, refused.arguments) == ("ZN-3.1", {"seat": 0})


@clause("ZN-3.2")
def test_a_turn_is_action_then_hunt_then_clean_up() -> None:
    me = hunter(hand="shotgun, bullet, zombie", deck="rounds x5")
    match = table(me, hunter())
    assert (match.asked, match.view(1).phase) == ((0, "play_action"), "action")
    match.choose("play shotgun")
    assert (match.asked, match.view(1).phase) == ((0, "hunt"), "hunt")
    match.choose("end_hunt")
    assert me.discard == cards("shotgun, bullet, zombie")
    assert me.hand == cards("rounds x5")
    assert match.asked == (1, "hunt")


@clause("ZN-3.2")
def test_what_is_asked_in_the_clean_up_belongs_to_that_phase() -> None:
    match = table(hunter(hand="zombie, bullet", deck="rounds x5"), hunter(), step="hunt", cleanup_top_choice=True)
    match.choose("end_hunt")
    assert (match.asked, match.view(1).phase) == ((0, "cleanup_top"), "clean_up")


@clause("ZN-2.15", "ZN-9.1")
def test_there_is_no_phase_of_a_turn_before_the_first_nor_after_the_last() -> None:
    assert start(combat_set="ask").view(None).phase == "set_up"
    match = table(hunter(), hunter(), step="hunt", supply={"many_more_zombies": 0})
    match.choose("end_hunt")
    assert match.view(None).phase == "over"


@clause("ZN-3.2")
def test_the_hunt_does_not_begin_before_the_action_phase_is_over() -> None:
    match = table(hunter(hand="shotgun, bullet"), hunter())
    assert refusal(match, "take bullet").clause == "ZN-3.2"
    assert refusal(match, "play bullet").clause == "ZN-5.1"
    assert refusal(match, "end_hunt").clause == "ZN-4.1"


@clause("ZN-3.2")
def test_there_is_no_way_back_from_the_hunt_to_the_action_phase() -> None:
    match = table(hunter(hand="shotgun x2, bullet"), hunter(), actions=2, targets=2, shots=9)
    match.choose("end_actions")
    assert refusal(match, "play shotgun").clause == "ZN-4.10"
    match.choose("play bullet")
    assert refusal(match, "play shotgun").clause == "ZN-4.10"
    match.choose("take decoy")
    assert refusal(match, "play shotgun").clause == "ZN-4.10"
    assert match.asked == (0, "hunt")


@clause("ZN-3.3")
def test_a_turn_starts_with_one_action_one_target_and_no_shots() -> None:
    assert start(2).counters == (1, 1, 0)


@clause("ZN-3.3", "ZN-3.4")
def test_what_is_left_of_the_counters_is_lost_at_the_end_of_the_turn() -> None:
    match = table(hunter(hand="bullet x5", deck="bullet x5"), hunter(), actions=3, targets=4, shots=5)
    match.choose("play_all_aim", "end_hunt")
    assert match.asked == (1, "hunt")
    assert match.counters == (1, 1, 0)
    match.choose("end_hunt")
    assert match.asked == (0, "hunt")
    assert match.counters == (1, 1, 0)


@clause("ZN-3.5")
def test_everybody_sees_the_counters_throughout_the_turn() -> None:
    """Worked example E3, and the hunt after it."""
    match = table(hunter(hand="stick_together x2, sidekick", deck="bullet x9"), hunter())
    for choice, counters in [
        ("play stick_together", (2, 2, 2)),
        ("play sidekick", (2, 3, 3)),
        ("play stick_together", (3, 4, 5)),
        ("play bullet", (3, 4, 6)),
        ("take cunning", (3, 3, 2)),
    ]:
        match.choose(choice)
        assert [counters_seen(match, seat) for seat in EVERYBODY] == [counters] * 3


@clause("ZN-3.6")
def test_a_turn_counts_once_its_clean_up_is_done() -> None:
    me = hunter(hand="bullet, zombie", turns=4)
    match = table(me, hunter(turns=3), shots=2, cleanup_top_choice=True)
    match.choose("take decoy")
    assert match.asked == (0, "cleanup_top")
    assert [match.view(seat).hunters[0].turns for seat in EVERYBODY] == [4, 4, 4]
    match.choose("top zombie")
    assert [match.view(seat).hunters[0].turns for seat in EVERYBODY] == [5, 5, 5]
    assert [match.view(seat).hunters[1].turns for seat in EVERYBODY] == [3, 3, 3]


@clause("ZN-3.6")
def test_the_draw_is_part_of_the_clean_up_before_the_turn_counts() -> None:
    me = hunter(hand="bullet, zombie", turns=4)
    match = table(me, hunter(), offer_cut=True)
    match.choose("end_hunt")
    assert match.asked == (1, "cut")
    assert me.turns == 4
    match.choose("cut 0")
    assert me.turns == 5


@clause("ZN-3.7")
def test_the_next_turn_starts_only_after_the_draw() -> None:
    match = table(hunter(hand="bullet x3, zombie x3"), hunter(hand="decoy"), offer_cut=True)
    match.choose("end_hunt")
    assert match.asked == (1, "cut")
    assert refusal(match, "play decoy", seat=1).clause == "ZN-7.7"
    assert match.told.of(events.TurnBegan) == []
    match.choose("cut 0")
    assert match.asked == (1, "play_action")
    kinds = [type(event) for event in match.told]
    assert kinds == [events.CleanedUp, events.Shuffled, events.Drew, events.TurnBegan]


@clause("ZN-3.7")
def test_an_attack_in_the_next_turn_meets_a_full_hand() -> None:
    me = hunter(hand="bullet x2", deck="zombie, bullet x4")
    match = table(me, hunter(hand="higher_ground", deck="bullet x5"))
    match.choose("end_hunt", "play higher_ground")
    assert match.asked == (0, "discard_down")
    match.choose("pick zombie")
    assert me.hand == cards("bullet x3")


@clause("ZN-3.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_holds_an_action_card_in_the_first_two_turns(players: int) -> None:
    later = 0
    for seed in range(40):
        match = start(players, seed=f"early {seed}", turn_cap=4)
        for _ in stroll(match, seed):
            for one in match.hunters:
                holds = not ACTIONS.isdisjoint(one.hand)
                in_first_two_turns = one.turns < 2
                assert not (holds and in_first_two_turns)
                later += holds
    assert later


@clause("ZN-3.8")
def test_the_deck_left_after_the_first_turn_is_drawn_whole_without_a_shuffle() -> None:
    match = start(2)
    match.choose("end_hunt", "end_hunt")
    assert len(match.told.of(events.Shuffled)) == 2
    assert [one.deck for one in match.hunters] == [[], []]


@clause("ZN-3.2", "ZN-4.6", "ZN-4.10", "ZN-5.1", "ZN-6.1", "ZN-6.2", "ZN-6.6", "ZN-7.2", "ZN-7.5")
def test_a_whole_turn() -> None:
    """Worked example E2."""
    me = hunter(
        hand="sidekick, cunning, rounds, zombie x2",
        deck="rounds, sidekick, bullet",
        discard="bullet x6",
    )
    match = table(me, hunter(), shuffles=["bullet x6"])
    match.choose("play sidekick")
    assert me.hand == cards("cunning, rounds, zombie x2, rounds")
    assert match.counters == (1, 2, 1)
    match.choose("play cunning")
    assert me.hand == cards("rounds, zombie x2, rounds, sidekick, bullet x2")
    assert refusal(match, "play sidekick").clause == "ZN-4.10"
    match.choose("play_all_aim")
    assert match.counters == (0, 2, 7)
    match.choose("take maverick", "take restock")
    assert me.discard == cards(
        "maverick, restock, sidekick, cunning, rounds, rounds, bullet, bullet, zombie, zombie, sidekick"
    )
    assert me.hand == cards("bullet x5")
    assert me.deck == []
    assert match.asked == (1, "hunt")
