"""Event cards and the windows in which they are played (section 12)."""

from typing import Any

import pytest

from deadtown.games.humans.events import BreachFailed, CardPlayed, Rolled
from tests.clauses import clause
from tests.games.humans.table import DINER, TableMatch, leader, table

FULL = "second_helping x3"
"""A hand that draws nothing, and can be played by nobody who captures nothing."""


def kind(match: TableMatch) -> str:
    assert match.question is not None
    return match.question.kind


def windows_of_a_turn(match: TableMatch, *wishes: str) -> list[str]:
    """The windows that open one after the other until the next turn, in which all let everything pass."""
    seat, found, wanted = match.state.active, list[str](), list(wishes)
    while match.state.active == seat and not match.over:
        if match.window is not None:
            found.append(match.window.kind)
            match.close()
        else:
            match.choose(wanted.pop(0) if wanted else 1 if "keep" not in match.texts else "keep")
    return found


# Hands


@clause("HU-12.1")
def test_hands_are_hidden_but_their_sizes_and_the_discard_pile_are_not() -> None:
    leaders = leader(hand="crowbar, stampede"), leader(hand="back_door")
    match = table("begin_turn", DINER, *leaders, humans="n3", event_discard=["fresh_meat"])
    for seat in (0, 1, None):
        view = match.view(seat)
        assert [player.cards for player in view.players] == [2, 1]
        assert list(view.discard) == ["fresh_meat"]
    assert [player.hand for player in match.view(0).players] == [["crowbar", "stampede"], None]
    assert [player.hand for player in match.view(1).players] == [None, ["back_door"]]
    assert [player.hand for player in match.view(None).players] == [None, None]


# One card a round


@clause("HU-12.2", "HU-4.3")
def test_one_card_is_played_until_the_next_own_turn() -> None:
    """In the own turn; then nothing more in that turn or in those of others."""
    leaders = leader(hand="second_wind, stampede, rigor_mortis"), leader("s1", FULL)
    match = table("before_move", DINER, *leaders, humans="n3", halts=True, events="stampede x9")
    match.choose("play second_wind")
    assert not match.leader().may_play
    while match.state.active == 0:
        assert match.window is None or match.playable(0) == set()
        match.close() if match.window is not None else match.choose("end" if "end" in match.texts else "keep")
    while match.state.active == 1:
        assert match.window is None or 0 not in match.window.seats
        match.close() if match.window is not None else match.choose("end" if "end" in match.texts else "keep")
    assert kind(match) == "turn_start"
    assert match.playable(0) == {"play stampede"}


@clause("HU-12.2")
def test_one_in_the_turn_of_another_counts_too() -> None:
    leaders = leader(hand=FULL), leader("s1", "stampede x3"), leader("s1", FULL)
    match = table("begin_turn", DINER, *leaders, humans="n3", dice=[1])
    match.choose("play stampede", "done")
    match.wait_for("discard_card", 0)
    assert not match.leader(1).may_play
    match.choose("keep")
    assert match.asked == (1, "turn_start")


@clause("HU-12.2")
def test_a_weapon_is_a_card_like_any_other() -> None:
    armed = leader("s1", "nail_gun, frying_pan, rigor_mortis")
    match = table(
        *("capture", DINER, leader("centre n1"), armed, leader("s1")),
        humans="centre n1 n4",
        dice=[4, 1, 4],
        captures="eat x4",
    )
    match.choose("attempt centre", "play frying_pan")
    # It has missed and is in hand again; in the second attempt no weapon comes.
    assert "frying_pan" in match.leader(1).hand
    assert [event.what for event in match.told.of(Rolled)] == ["capture", "weapon", "capture"]
    assert match.leader().meals == 2


@clause("HU-12.2", "HU-4.1")
def test_a_card_may_be_played_before_the_first_own_turn() -> None:
    match = table("begin_turn", DINER, leader(), leader("s1", "stampede"), humans="n3", round=1, turns=0)
    assert match.asked == (1, "turn_start")
    match.choose("play stampede", "done")
    match.wait_for("move_step", 0)
    assert not match.leader(1).may_play
    match.choose("end")
    match.wait_for("move_step", 1)
    # The own first turn gives the next one.
    assert match.leader(1).may_play


# Windows


@clause("HU-12.3", "HU-4.1", "HU-4.2", "HU-8.3")
def test_the_windows_of_a_turn() -> None:
    """A breach that fails, and a capture that ends with an escape."""
    leaders = leader("centre n3", FULL), leader("s1", FULL), leader("s1", FULL)
    dice = [1, 4, 1]
    match = table("begin_turn", DINER, *leaders, humans="centre", dice=dice, captures="escape x2", halts=True)
    assert windows_of_a_turn(match, "breach n3", "end") == [
        *("turn_start", "before_move", "breach_roll"),
        *("before_capture", "weapon", "capture_cards", "flee_roll"),
    ]


@clause("HU-12.3")
def test_each_attempt_has_its_own_windows() -> None:
    """The first roll fails; the second succeeds, and nobody escapes."""
    leaders = leader("centre n1", FULL), leader("s1", FULL)
    match = table("capture", DINER, *leaders, humans="centre n1", dice=[3, 1, 4], captures="eat x2", halts=True)
    assert windows_of_a_turn(match, "attempt centre", "flee e1") == [
        *("before_capture", "flee_roll"),
        *("before_capture", "weapon", "capture_cards"),
    ]


@clause("HU-12.3")
def test_after_a_weapon_has_hit_no_cards_are_drawn() -> None:
    leaders = leader("centre", FULL), leader("s1", "crowbar"), leader("s1", FULL)
    match = table("capture", DINER, *leaders, humans="centre", dice=[4, 6, 1], wounds="torso x4", halts=True)
    match.close()
    match.choose("play crowbar")
    assert kind(match) == "flee_roll"


@clause("HU-12.3")
@pytest.mark.parametrize(("die", "opens"), [(2, True), (3, False)])
def test_only_a_breach_that_has_failed_opens_a_window(die: int, opens: bool) -> None:
    match = table("move", DINER, leader("n3", FULL), leader("s1", FULL), humans="n1", dice=[die], halts=True)
    match.choose("breach n3")
    assert (kind(match) == "breach_roll") == opens
    assert bool(match.told.of(BreachFailed)) == opens


@clause("HU-12.3", "HU-13.1")
def test_the_window_of_a_breach_comes_when_do_overs_are_done() -> None:
    leaders = leader("n3", "back_door", dice=1), leader("s1")
    match = table("move", DINER, *leaders, humans="n1", dice=[1, 2])
    match.choose("breach n3")
    assert match.asked == (0, "do_over")
    match.choose("reroll")
    assert match.asked == (0, "breach_roll")


# The order of asking


@clause("HU-12.4")
@pytest.mark.parametrize("active", range(4))
def test_the_left_is_asked_first_and_the_active_player_last(active: int) -> None:
    leaders = [leader("centre" if seat == active else "s1", "this_way, stampede") for seat in range(4)]
    match = table("begin_turn", DINER, *leaders, humans="n3", active=active, halts=True)
    assert match.window is not None
    assert match.window.seats == tuple((active + place) % 4 for place in (1, 2, 3, 4))


@clause("HU-12.4")
def test_the_active_player_is_never_asked_for_a_weapon() -> None:
    leaders = leader("centre", "crowbar"), leader("s1", FULL), leader("s1", FULL)
    match = table("capture", "", *leaders, humans="centre n1", dice=[4], captures="eat x2", halts=True)
    match.wait_for("weapon")
    assert match.window is not None
    assert match.window.seats == (1, 2)


@clause("HU-12.4")
def test_each_is_asked_once_and_what_is_played_is_done_before_the_next_is_asked() -> None:
    leaders = leader(), leader("s1", "stampede"), leader("s1", "stampede"), leader("s1", "stampede")
    match = table("begin_turn", DINER, *leaders, humans="n3", dice=[1, 1], halts=True)
    match.choose("pass")
    assert match.asked == (2, "turn_start")
    match.choose("play stampede")
    assert match.asked == (2, "lead_human")
    match.choose("human n3", "to n1")
    # Seat 1 has passed and is not asked again.
    assert match.humans == {"n1"}
    assert match.window is not None
    assert (match.window.kind, match.window.seats) == ("turn_start", (3,))


@clause("HU-12.4")
def test_who_has_played_does_not_play_in_the_same_window_again() -> None:
    leaders = leader(), leader("s1", "rigor_mortis x2")
    match = table("before_move", "", *leaders, humans="n1")
    match.choose("play rigor_mortis")
    assert match.asked == (0, "move_step")
    assert match.state.left == 3


# Who can do nothing


@clause("HU-12.5")
def test_who_can_play_nothing_is_passed_over() -> None:
    match = table("begin_turn", DINER, leader(), leader("s1", "crowbar"), leader("s1", "stampede"), humans="n3")
    assert match.asked == (2, "turn_start")
    match = table("begin_turn", DINER, leader(), leader("s1", "crowbar"), leader("s1", "back_door"), humans="n3")
    assert match.asked == (0, "move_step")


@clause("HU-12.5", "HU-12.1")
@pytest.mark.parametrize("hand", ["stampede", "crowbar", "sticky_fingers"])
def test_nobody_is_told_who_could_play(hand: str) -> None:
    """All who hold cards and may play one are asked, whatever they hold."""
    leaders = leader(), leader("s1", hand), leader("s1", "stampede", may_play=False), leader("s1")
    match = table("begin_turn", DINER, *leaders, humans="n3", halts=True)
    seen = match.seen_by(0)
    assert seen.window is not None
    assert (seen.decision, seen.window.kind, seen.window.seats) == (None, "turn_start", (1,))


# What is named


@clause("HU-12.6", "HU-16.9")
def test_spaces_are_named_before_anybody_objects() -> None:
    lawyer = leader("s1", character="lawyer", used=False)
    match = table("before_move", "", leader(hand="fresh_meat"), lawyer, humans="w1")
    match.choose("play fresh_meat hu_town_square")
    # The centre and two arms are taken: on the other two they will stand, fewer than three.
    assert match.asked == (1, "objection")
    assert set(match.view(1).named) == {"n1", "e1"}
    assert match.humans == {"w1"}


@clause("HU-12.6", "HU-16.19")
def test_who_is_meant_is_named_with_the_card() -> None:
    leaders = leader(hand="sticky_fingers"), leader("s1", dice=1), leader("s1", dice=2)
    match = table("begin_turn", "", *leaders, humans="n1")
    assert match.texts == ["play sticky_fingers 1", "play sticky_fingers 2", "pass"]
    match.choose("play sticky_fingers 2")
    assert [(event.seat, event.card, event.other) for event in match.told.of(CardPlayed)] == [(0, "sticky_fingers", 2)]


NOTHING_TO_CHANGE: dict[str, tuple[str, dict[str, Any]]] = {
    "fresh_meat": ("before_move", {"humans": "n1 s1", "supply": 0}),
    "boarded_up": ("begin_turn", {"humans": "n1"}),
    "stampede": ("begin_turn", {}),
    "stitched_up": ("begin_turn", {"humans": "n1"}),
    "sticky_fingers": ("begin_turn", {"humans": "n1"}),
}
"""Cards, and where they have no target."""


@clause("HU-12.7")
@pytest.mark.parametrize("card", NOTHING_TO_CHANGE)
def test_a_card_that_would_change_nothing_cannot_be_played(card: str) -> None:
    step, position = NOTHING_TO_CHANGE[card]
    match = table(step, DINER, leader(hand=card, dice=2), leader("s1", wounds="torso"), **position)
    assert match.asked == (0, "move_step")


@clause("HU-12.8", "HU-12.1")
def test_a_card_is_discarded_when_it_is_done() -> None:
    """As long as it takes effect it lies open beside the pile."""
    match = table("begin_turn", DINER, leader(hand="stampede"), leader("s1", FULL), humans="n3", dice=[1])
    match.choose("play stampede")
    assert match.asked == (0, "lead_human")
    assert (list(match.view(None).discard), list(match.view(None).resolving)) == ([], ["stampede"])
    match.choose("done")
    # Nothing was in the deck: the card is drawn again at once.
    assert list(match.view(None).resolving) == []
    assert match.leader().hand == ["stampede"]
    match = table("before_move", DINER, leader(hand="second_wind"), leader("s1", FULL), humans="n3")
    match.choose("play second_wind")
    assert match.state.event_discard == ["second_wind"]


@clause("HU-12.9", "HU-6.1")
def test_a_card_that_was_just_drawn_may_be_played_before_the_movement() -> None:
    leaders = leader(hand="stampede x2"), leader("s1", FULL)
    match = table("begin_turn", DINER, *leaders, humans="n3", events="second_wind")
    assert match.asked == (0, "turn_start")
    match.choose("pass")
    assert match.asked == (0, "before_move")
    match.choose("play second_wind")
    assert match.state.left == 9


@clause("HU-12.3")
def test_before_a_capture_roll_no_die_lies_there() -> None:
    leaders = leader("centre", "death_grip"), leader("s1")
    match = table("capture", "", *leaders, humans="centre n1", dice=[2], captures="eat x2")
    assert match.asked == (0, "before_capture")
    assert match.told.of(Rolled) == []
