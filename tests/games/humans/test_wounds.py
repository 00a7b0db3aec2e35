"""Wounds: what is drawn, what is kept, and what it costs (section 9)."""

from typing import Any

import pytest

from deadtown.games.humans.events import AttemptBegan, Rolled, WoundKept, WoundsDrawn, WoundsHealed, ZombieLost
from tests.clauses import clause
from tests.games.humans.table import DINER, QUIET, TableMatch, leader, table


def wounded(drawn: str, zombies: str = "centre n1", *, humans: str = "centre", **me: Any) -> TableMatch:
    """Seat 0 is hit while it captures the human on the centre; these wound cards lie on top."""
    match = table(
        *("capture", DINER, leader(zombies, **me), leader("s1", "big_chainsaw")),
        humans=f"{humans} e1n4",
        dice=[4, 1, 1],
        wounds=f"{drawn}, left_leg",
        events=QUIET,
    )
    if "attempt centre" in match.texts:
        match.choose("attempt centre")
    match.choose("play big_chainsaw")
    return match


def kept(match: TableMatch) -> list[str]:
    return [event.wound for event in match.told.of(WoundKept)]


# What is drawn and kept


@clause("HU-9.1")
@pytest.mark.parametrize(("character", "count"), [("doctor", 2), ("cheerleader", 3), ("lawyer", 4)])
def test_as_many_wound_cards_are_drawn_as_the_character_takes(character: str, count: int) -> None:
    match = wounded("torso, left_arm, right_arm, right_leg", character=character)
    (drew,) = match.told.of(WoundsDrawn)
    assert drew.seat == 0
    assert drew.wounds == ("torso", "left_arm", "right_arm", "right_leg")[:count]
    for seat in (0, 1, None):
        assert match.view(seat).wounds_drawn == drew.wounds


@clause("HU-9.2")
@pytest.mark.parametrize("choice", ["torso", "left_arm", "head_shot"])
def test_of_different_ones_any_is_kept_a_head_shot_too(choice: str) -> None:
    match = wounded("torso, left_arm, head_shot", character="cheerleader")
    assert match.asked == (0, "keep_wound")
    assert match.texts == ["keep_wound head_shot", "keep_wound left_arm", "keep_wound torso"]
    match.choose(f"keep_wound {choice}")
    assert kept(match) == [choice]
    assert len(match.zombies()) == (1 if choice == "head_shot" else 2)


@clause("HU-9.2")
@pytest.mark.parametrize(
    ("drawn", "double"),
    [
        ("torso, left_arm, torso, right_arm", "torso"),
        ("left_arm, torso, torso, torso", "torso"),
        ("left_arm, head_shot, torso, left_arm", "left_arm"),
    ],
)
def test_one_of_a_kind_that_was_drawn_twice_must_be_kept(drawn: str, double: str) -> None:
    match = wounded(drawn)
    assert kept(match) == [double]
    assert match.leader().wounds == (double,)
    assert match.told.of(ZombieLost) == []


@clause("HU-9.2", "HU-9.5")
def test_two_head_shots_leave_no_choice() -> None:
    match = wounded("head_shot, torso, head_shot, left_arm")
    assert kept(match) == ["head_shot"]
    assert match.zombies() == ["n1"]


@clause("HU-9.2")
@pytest.mark.parametrize("choice", ["torso", "left_arm"])
def test_between_two_such_kinds_the_player_chooses(choice: str) -> None:
    match = wounded("torso, left_arm, left_arm, torso")
    assert match.asked == (0, "keep_wound")
    assert match.texts == ["keep_wound left_arm", "keep_wound torso"]
    match.choose(f"keep_wound {choice}")
    assert match.leader().wounds == (choice,)


@clause("HU-9.2")
def test_the_rest_is_discarded() -> None:
    match = wounded("torso, left_arm, torso, right_arm")
    assert sorted(match.state.wound_discard) == ["left_arm", "right_arm", "torso"]
    assert match.state.wounds_drawn == ()


@clause("HU-9.3")
def test_the_card_lies_open_in_front_of_the_player() -> None:
    match = wounded("torso x4", wounds="left_arm")
    assert match.leader().wounds == ("left_arm", "torso")
    for seat in (0, 1, None):
        assert sorted(match.view(seat).players[0].wounds) == ["left_arm", "torso"]
    assert match.leader(1).wounds == ()


@clause("HU-9.3")
def test_wounds_change_nothing_else() -> None:
    """With four different wounds the horde moves, breaches and captures as ever."""
    me = leader("n3", wounds="left_arm, right_arm, left_leg, right_leg")
    match = table("before_move", DINER, me, leader("s1"), humans="n2 e1n4", dice=[3, 4], captures="infect x2")
    assert match.state.movement == 6
    match.choose("breach n3", "step n3 n2")
    assert match.openings == {"n3"}
    assert match.zombies() == ["n2", "n2"]


# What it costs


@clause("HU-9.4")
def test_a_wound_that_lies_there_already_costs_the_zombie_and_all_wounds() -> None:
    match = wounded("torso x4", "centre n1 n2", wounds="torso, left_arm")
    assert match.zombies() == ["n1", "n2"]
    assert match.leader().wounds == ()
    assert sorted(match.state.wound_discard) == ["left_arm", *["torso"] * 5]
    assert [(event.space, event.last) for event in match.told.of(ZombieLost)] == [("centre", False)]
    assert len(match.told.of(WoundsHealed)) == 1


@clause("HU-9.4", "HU-9.3")
def test_wounds_belong_to_the_player_not_to_a_zombie() -> None:
    """The first wound was taken by another zombie; the one in this combat is lost."""
    match = table(
        *("capture", DINER, leader("centre n2"), leader("s1", "big_chainsaw"), leader("s1", "big_chainsaw")),
        humans="centre n2 e1n4",
        dice=[4, 1, 1, 4, 1, 1],
        wounds="torso x8",
        events=QUIET,
    )
    match.choose("attempt centre", "play big_chainsaw", "flee w1")
    assert (match.zombies(), match.leader().wounds) == (["centre", "n2"], ("torso",))
    match.choose("play big_chainsaw", "flee n3")
    assert (match.zombies(), match.leader().wounds) == (["centre"], ())


@clause("HU-9.4")
def test_of_several_zombies_on_the_space_one_is_removed() -> None:
    match = wounded("torso x4", "centre centre n1", wounds="torso")
    assert match.zombies() == ["centre", "n1"]


@clause("HU-9.4")
def test_wounds_of_others_do_not_count() -> None:
    armed = leader("s1", "big_chainsaw", wounds="torso")
    match = table("capture", DINER, leader(), armed, humans="centre", dice=[4, 1, 1], wounds="torso x4", events=QUIET)
    match.choose("play big_chainsaw")
    assert (match.zombies(), match.leader().wounds, match.leader(1).wounds) == (["centre"], ("torso",), ("torso",))


@clause("HU-9.5")
def test_a_head_shot_costs_the_zombie_and_all_wounds_at_once() -> None:
    match = wounded("head_shot x4", wounds="torso, left_arm")
    assert match.zombies() == ["n1"]
    assert match.leader().wounds == ()
    assert sorted(match.state.wound_discard) == [*["head_shot"] * 4, "left_arm", "torso"]


@clause("HU-9.5")
def test_it_never_lies_in_front_of_anybody() -> None:
    match = wounded("head_shot x4")
    assert match.leader().wounds == ()
    assert match.state.wound_discard == ["head_shot"] * 4


@clause("HU-9.6")
def test_a_zombie_that_is_removed_goes_back_to_the_reserve_with_its_point() -> None:
    match = wounded("head_shot x4", meals=2)
    assert match.leader().zombies.count(-1) == 9
    assert match.leader().points == 3


@clause("HU-9.6")
def test_it_can_come_into_play_again() -> None:
    """Eight zombies and one lost: with two infections there are eight and nine, and the goal is reached."""
    match = table(
        *("capture", DINER, leader("centre n2 n3 n3 n3 n3 n3 n3"), leader("s1", "big_chainsaw")),
        humans="centre n2 n3 e1n4",
        dice=[4, 1, 1, 4, 4],
        wounds="head_shot x4",
        captures="infect x4",
        events=QUIET,
    )
    match.choose("attempt centre", "play big_chainsaw", "flee w1", "attempt n2")
    assert match.outcome is not None
    assert (match.outcome.winners, match.leader().in_play) == ([0], 9)


@clause("HU-9.7")
@pytest.mark.parametrize(("drawn", "before"), [("head_shot x4", "left_arm"), ("torso x4", "torso, left_leg")])
def test_the_last_zombie_goes_to_town_square_instead(drawn: str, before: str) -> None:
    match = table(
        *("capture", DINER, leader("n3", wounds=before, meals=4), leader("s1", "big_chainsaw")),
        humans="n3 e1n4",
        dice=[4, 1, 1],
        wounds=drawn,
        events=QUIET,
    )
    match.choose("play big_chainsaw")
    assert match.zombies() == ["centre"]
    assert match.leader().points == 5
    assert match.leader().wounds == ()
    assert [event.last for event in match.told.of(ZombieLost)] == [True]


@clause("HU-9.7")
def test_it_stays_there_if_it_is_there_already() -> None:
    match = wounded("head_shot x4", "centre")
    assert match.zombies() == ["centre"]
    assert match.asked == (1, "move_human")


@clause("HU-9.7")
def test_zombies_on_the_map_elsewhere_keep_it_from_being_the_last() -> None:
    match = wounded("head_shot x4", "centre n4")
    assert match.zombies() == ["n4"]


@clause("HU-9.8")
def test_the_remaining_attempts_are_made() -> None:
    match = wounded("head_shot x4", "centre n2 n3", humans="centre n2 n3")
    assert match.zombies() == ["n2", "n3"]
    match.choose("flee n1")
    assert match.asked == (0, "capture_order")
    assert set(match.texts) == {"attempt n2", "attempt n3"}
    match.choose("attempt n2")
    assert [event.space for event in match.told.of(AttemptBegan)] == ["centre", "n2", "n3"]
    assert [event.what for event in match.told.of(Rolled)].count("capture") == 3
