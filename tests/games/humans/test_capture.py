"""Step 4: humans are captured, armed, infected and eaten (section 8)."""

from typing import Any

import pytest

from deadtown.games.humans.events import (
    AttemptBegan,
    CapturesDrawn,
    CardPlayed,
    Eaten,
    Fled,
    Infected,
    Rolled,
    Trapped,
    WoundsDrawn,
)
from deadtown.games.humans.state import Leader
from tests.clauses import clause
from tests.games.humans.table import DINER, QUIET, TableMatch, leader, table

TRAPPED = "n1 e1 s1 w1"
"""Zombies on all spaces around the centre of Town Square."""


def capturing(*leaders: tuple[str, Leader], humans: str = "centre", **more: Any) -> TableMatch:
    """Step 4 of seat 0, beside the Diner. Whatever else happens, somebody is left there for the turns to come."""
    return table("capture", DINER, *leaders, humans=f"{humans} e1n4".strip(), events=QUIET, **more)


def rolled(match: TableMatch) -> list[tuple[int, str]]:
    return [(event.seat, event.what) for event in match.told.of(Rolled)]


# Whom


@clause("HU-8.1")
def test_each_human_with_own_zombies_must_be_attempted() -> None:
    match = capturing(leader("centre n1 n2"), leader("s1"), humans="centre n1", dice=[4, 4], captures="infect x4")
    assert match.asked == (0, "capture_order")
    assert set(match.texts) == {"attempt centre", "attempt n1"}
    match.choose("attempt n1")
    # The last one is attempted without a question, and none is left out.
    assert [event.space for event in match.told.of(AttemptBegan)] == ["n1", "centre"]
    assert match.zombies() == ["centre", "centre", "n1", "n1", "n2"]


@clause("HU-8.1")
def test_in_the_order_of_the_players_choice() -> None:
    match = capturing(leader("centre n1 n2"), leader("s1"), humans="centre n1 n2", dice=[4] * 3, captures="eat x6")
    match.choose("attempt n2")
    assert set(match.texts) == {"attempt centre", "attempt n1"}
    match.choose("attempt centre")
    assert [event.space for event in match.told.of(AttemptBegan)] == ["n2", "centre", "n1"]


@clause("HU-8.1")
def test_one_attempt_for_a_human_however_many_zombies_are_there() -> None:
    match = capturing(leader("centre centre centre"), leader("s1"), dice=[1, 1])
    match.choose("flee n1")
    assert rolled(match) == [(0, "capture"), (0, "flight")]
    assert match.state.active == 1


@clause("HU-8.1")
def test_humans_with_zombies_of_others_are_not_attempted() -> None:
    match = capturing(leader("n1"), leader("centre"), humans="centre n2")
    assert match.told.of(AttemptBegan) == []


@clause("HU-8.1", "HU-4.2")
def test_those_who_share_a_space_when_movement_ends_are_the_prey() -> None:
    match = table("move", DINER, leader("centre n2"), leader("s1"), humans="n1 e1", dice=[4], captures="eat x2")
    match.choose("step centre n1", "end")
    assert [event.space for event in match.told.of(AttemptBegan)] == ["n1"]


@clause("HU-8.2", "HU-9.7")
def test_a_human_that_own_zombies_come_to_later_is_not_attempted() -> None:
    """The last zombie is put on Town Square, where somebody stands."""
    match = table(
        *("move", DINER, leader("n3"), leader("s1", "big_chainsaw")),
        humans="n3 centre",
        dice=[4, 1, 1],
        wounds="head_shot x4",
        events=QUIET,
    )
    match.choose("end", "play big_chainsaw", "flee n2")
    assert match.zombies() == ["centre"]
    assert "centre" in match.humans
    assert [event.space for event in match.told.of(AttemptBegan)] == ["n3"]
    assert match.state.active == 1


@clause("HU-8.1", "HU-8.2")
def test_one_that_has_fled_is_not_attempted_again() -> None:
    match = capturing(leader("centre n2"), leader("s1"), humans="centre n2", dice=[1, 1, 1, 1])
    match.choose("attempt centre", "flee n1")
    # It stands between two own zombies now. The other one can only flee to the north, and that is all.
    assert match.humans == {"n1", "n3", "e1n4"}
    assert rolled(match) == [(0, "capture"), (0, "flight")] * 2
    assert match.state.active == 1


# The roll


@clause("HU-8.3", "HU-8.4")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(("character", "capture"), [("musician", 4), ("wrestler", 2), ("miner", 3)])
def test_a_capture_succeeds_with_the_number_of_the_character_or_more(character: str, capture: int, die: int) -> None:
    match = capturing(leader(character=character), leader("s1"), dice=[die, 1], captures="infect x4")
    assert len(match.told.of(CapturesDrawn)) == (die >= capture)
    assert rolled(match)[1:] == ([] if die >= capture else [(0, "flight")])


@clause("HU-8.3", "HU-8.4")
@pytest.mark.parametrize(
    ("die", "mine", "theirs", "captured"),
    [
        (2, True, False, True),
        (1, True, False, False),
        (5, False, True, False),
        (6, False, True, True),
        (4, True, True, True),
        (3, True, True, False),
    ],
)
def test_cards_are_played_before_the_roll_and_change_its_total(
    die: int, mine: bool, theirs: bool, captured: bool
) -> None:
    leaders = leader(hand="death_grip"), leader("s1", "slippery_customer")
    match = capturing(*leaders, dice=[die, 1], captures="infect x2")
    assert match.asked == (1, "before_capture")
    assert rolled(match) == []
    match.choose("play slippery_customer" if theirs else "pass")
    assert match.asked == (0, "before_capture")
    match.choose("play death_grip" if mine else "pass")
    roll = match.told.of(Rolled)[0]
    assert (roll.die, roll.bonus, roll.need) == (die, 2 * mine - 2 * theirs, 4)
    assert len(match.told.of(CapturesDrawn)) == captured


@clause("HU-8.3", "HU-13.1")
def test_the_active_player_may_roll_again() -> None:
    match = capturing(leader(dice=2), leader("s1", dice=3), dice=[1, 2, 4], captures="infect x2")
    assert match.asked == (0, "do_over")
    match.choose("reroll", "reroll")
    # Both tokens are spent, and the last die counts.
    assert match.leader().dice == 0
    assert len(match.told.of(CapturesDrawn)) == 1


@clause("HU-8.3")
def test_after_a_failed_roll_nobody_is_armed_and_no_card_is_drawn() -> None:
    match = capturing(leader(hand="second_helping"), leader("s1", "crowbar"), dice=[3, 1], captures="infect x2")
    assert match.asked == (1, "move_human")
    assert match.told.of(CardPlayed) == match.told.of(CapturesDrawn) == []
    match.choose("flee n1")
    assert match.humans == {"n1", "e1n4"}
    assert match.zombies() == ["centre"]


@clause("HU-8.3")
def test_a_pinfall_needs_no_roll_and_leaves_no_time_for_weapons() -> None:
    me = leader(hand="death_grip", character="wrestler", used=False)
    match = capturing(me, leader("s1", "crowbar, slippery_customer"), captures="infect x4")
    assert match.asked == (0, "ability")
    match.choose("use pinfall")
    assert rolled(match) == []
    assert match.zombies() == ["centre", "centre"]


@clause("HU-8.3")
def test_who_spares_it_rolls_as_ever() -> None:
    me = leader(character="wrestler", used=False)
    match = capturing(me, leader("s1", "crowbar"), dice=[2], captures="infect x4")
    match.choose("spare")
    assert rolled(match) == [(0, "capture")]
    assert match.asked == (1, "weapon")


# Weapons


@clause("HU-8.5")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(("weapon", "bonus"), [("frying_pan", 0), ("crowbar", 1), ("nail_gun", 2)])
def test_four_or_more_hits(weapon: str, bonus: int, die: int) -> None:
    armed = leader("s1", weapon)
    match = capturing(leader(), armed, dice=[4, die, 1], wounds="torso x4", captures="infect x2")
    assert match.asked == (1, "weapon")
    match.choose(f"play {weapon}")
    roll = match.told.of(Rolled)[1]
    assert (roll.seat, roll.what, roll.die, roll.bonus, roll.need) == (1, "weapon", die, bonus, 4)
    hit = die + bonus >= 4
    assert match.leader().wounds == (("torso",) if hit else ())
    assert len(match.told.of(CapturesDrawn)) == (not hit)


@clause("HU-8.5")
def test_without_a_weapon_there_is_no_combat() -> None:
    match = capturing(leader(), leader("s1", "crowbar"), leader("centre"), dice=[4], captures="infect x2")
    match.choose("pass")
    assert rolled(match) == [(0, "capture")]
    assert match.told.of(WoundsDrawn) == []
    assert match.zombies() == ["centre", "centre"]


@clause("HU-8.3", "HU-13.2")
def test_who_plays_a_weapon_may_roll_again() -> None:
    match = capturing(leader(), leader("s1", "crowbar", dice=1), dice=[4, 2, 3, 1], wounds="torso x4")
    match.choose("play crowbar")
    assert match.asked == (1, "do_over")
    match.choose("reroll")
    assert match.leader().wounds == ("torso",)


@clause("HU-8.3", "HU-8.6")
def test_weapons_are_played_clockwise_and_never_by_the_active_player() -> None:
    leaders = [leader("s1", "crowbar") for _ in range(4)]
    leaders[2] = leader("centre", "crowbar")
    match = capturing(*leaders, active=2, dice=[4], captures="infect x2")
    seats = []
    while match.asked[1] == "weapon":
        seats.append(match.asked[0])
        match.choose("pass")
    assert seats == [3, 0, 1]
    assert match.asked == (2, "discard_card")


@clause("HU-8.6")
def test_after_a_miss_the_next_one_may_play_a_weapon() -> None:
    leaders = leader(), leader("s1", "crowbar"), leader("s1"), leader("s1", "nail_gun x2")
    match = capturing(*leaders, dice=[4, 2, 2, 1], wounds="torso x4", captures="infect x2")
    match.choose("play crowbar")
    assert match.asked == (3, "weapon")
    match.choose("play nail_gun")
    assert rolled(match) == [(0, "capture"), (1, "weapon"), (3, "weapon"), (0, "flight")]
    assert match.leader().wounds == ("torso",)


@clause("HU-8.6")
def test_if_all_miss_the_capture_goes_on() -> None:
    leaders = leader(), leader("s1", "crowbar x2"), leader("s1", "crowbar")
    match = capturing(*leaders, dice=[4, 2, 2], captures="infect x2")
    match.choose("play crowbar", "play crowbar")
    assert len(match.told.of(CapturesDrawn)) == 1
    assert match.zombies() == ["centre", "centre"]


@clause("HU-8.6")
def test_after_a_hit_no_other_weapon_is_played() -> None:
    leaders = leader(), leader("s1", "crowbar"), leader("s1", "nail_gun")
    match = capturing(*leaders, dice=[4, 3, 1], wounds="torso x4")
    match.choose("play crowbar")
    assert match.asked == (2, "move_human")
    assert match.leader(2).hand == ["nail_gun"]


@clause("HU-8.7", "HU-10.1")
def test_after_a_hit_the_human_flees_without_capture_cards() -> None:
    match = capturing(leader(), leader("s1", "crowbar"), dice=[4, 3, 1], wounds="torso x4", captures="infect x2")
    match.choose("play crowbar")
    assert match.leader().wounds == ("torso",)
    match.choose("flee w1")
    assert match.told.of(CapturesDrawn) == []
    assert [(event.space, event.to) for event in match.told.of(Fled)] == [("centre", "w1")]
    assert match.zombies() == ["centre"]


# The cards


@clause("HU-8.3")
@pytest.mark.parametrize(
    ("character", "captures", "ends"),
    [
        ("musician", "infect, infect", "infect"),
        ("musician", "eat, eat", "eat"),
        ("miner", "infect, eat, infect", "infect"),
        ("miner", "eat, eat, infect", "eat"),
        ("wrestler", "eat, infect, infect, infect", "infect"),
        ("wrestler", "eat, eat, infect, eat", "eat"),
    ],
)
def test_the_greater_number_counts(character: str, captures: str, ends: str) -> None:
    match = capturing(leader(character=character), leader("s1"), dice=[4], captures=f"{captures}, escape")
    assert len(match.told.of(Infected)) == (ends == "infect")
    assert len(match.told.of(Eaten)) == (ends == "eat")
    assert match.state.capture_deck == ["escape"]


@clause("HU-8.3")
@pytest.mark.parametrize(
    ("character", "captures"), [("musician", "infect, eat"), ("wrestler", "eat, infect, infect, eat")]
)
@pytest.mark.parametrize("choice", ["infect", "eat"])
def test_if_they_are_equal_the_player_chooses(character: str, captures: str, choice: str) -> None:
    match = capturing(leader(character=character), leader("s1"), dice=[4], captures=captures)
    assert match.asked == (0, "infect_or_eat")
    assert match.texts == ["infect", "eat"]
    match.choose(choice)
    assert len(match.told.of(Infected)) == (choice == "infect")
    assert len(match.told.of(Eaten)) == (choice == "eat")


@clause("HU-8.3")
def test_everybody_sees_the_cards() -> None:
    match = capturing(leader(), leader("s1"), dice=[4], captures="infect, eat")
    for seat in (0, 1, None):
        assert match.view(seat).attempt.drawn == ("infect", "eat")


@clause("HU-8.3")
@pytest.mark.parametrize("first", ["escape, eat", "infect, infect"])
def test_a_second_helping_comes_before_they_take_effect(first: str) -> None:
    match = capturing(leader(hand="second_helping"), leader("s1"), dice=[4], captures=f"{first}, eat, eat")
    assert match.asked == (0, "capture_cards")
    match.choose("play second_helping")
    assert len(match.told.of(Eaten)) == 1
    assert match.told.of(Fled) == match.told.of(Infected) == []


@clause("HU-8.8", "HU-8.3")
@pytest.mark.parametrize(
    "captures",
    ["escape, eat, eat, eat", "infect, infect, infect, escape", "escape, escape, eat, infect", "escape x4"],
)
def test_one_escape_is_enough(captures: str) -> None:
    match = capturing(leader(character="wrestler"), leader("s1"), dice=[4, 1], captures=captures)
    assert match.asked == (1, "move_human")
    # Further ones add nothing: the human flees as far as the die says, and once.
    assert match.state.attempt.flight == 1
    match.choose("flee n1")
    assert rolled(match) == [(0, "capture"), (0, "flight")]
    assert match.told.of(Infected) == match.told.of(Eaten) == []


@clause("HU-8.3", "HU-8.11")
def test_the_cards_are_discarded_before_the_flight() -> None:
    match = capturing(leader(), leader("s1"), dice=[4, 1], captures="escape, eat")
    assert match.asked == (1, "move_human")
    assert sorted(match.state.capture_discard) == ["eat", "escape"]


@clause("HU-8.9")
def test_who_is_infected_becomes_a_zombie() -> None:
    match = capturing(leader("n4"), leader("s1"), humans="n4", dice=[4], captures="infect x2")
    assert (match.zombies(), match.leader().zombies.count(-1)) == (["n4", "n4"], 8)
    assert match.humans == {"e1n4"}
    # One human is left on the map; the other one is in the supply again.
    assert (match.state.supply, match.state.eaten) == (59, 0)
    assert match.leader().points == 2


@clause("HU-8.10", "HU-8.11")
def test_who_is_eaten_is_out_of_the_game_and_leaves_a_card() -> None:
    match = capturing(leader(character="miner"), leader("s1"), dice=[4], captures="eat, infect, eat, escape")
    assert match.zombies() == ["centre"]
    assert (match.state.supply, match.state.eaten, match.humans) == (58, 1, {"e1n4"})
    assert (match.leader().meals, match.leader().points) == (1, 2)
    assert [shown.meals for shown in match.view(1).players] == [1, 0]
    # One Eat card is kept, all the others are discarded.
    assert sorted(match.state.capture_discard) == ["eat", "infect"]


@clause("HU-8.10", "HU-1.10")
def test_the_card_that_is_kept_does_not_come_back() -> None:
    match = capturing(
        leader("centre n2"), leader("s1"), humans="centre n2", dice=[4, 4, [0]], captures="eat x2, infect"
    )
    match.choose("attempt centre")
    assert [event.captures for event in match.told.of(CapturesDrawn)] == [("eat", "eat"), ("infect", "eat")]
    match.choose("eat")
    assert match.leader().meals == 2
    assert (match.state.capture_deck, match.state.capture_discard) == ([], ["infect"])


@clause("HU-8.11")
def test_after_an_infection_all_cards_are_discarded() -> None:
    match = capturing(leader(character="miner"), leader("s1"), dice=[4], captures="infect, infect, eat")
    assert sorted(match.state.capture_discard) == ["eat", "infect", "infect"]
    assert match.leader().meals == 0


@clause("HU-8.12", "HU-15.2")
@pytest.mark.parametrize(("character", "zombies"), [("doctor", 9), ("musician", 8)])
def test_the_goal_is_reached_before_the_reserve_is_empty(character: str, zombies: int) -> None:
    me = leader(" ".join(["centre"] * zombies), character=character)
    match = capturing(me, leader("s1"), dice=[4], captures="infect x2")
    assert match.outcome is not None
    assert match.outcome.winners == [0]
    assert match.leader().zombies.count(-1) == 9 - zombies


# Without a way out


@clause("HU-8.3", "HU-10.6")
def test_a_human_without_a_way_out_is_infected_at_once_if_that_was_agreed() -> None:
    me, armed = leader(hand="death_grip"), leader(TRAPPED, "crowbar, slippery_customer")
    match = capturing(me, armed, captures="escape x2", options={"trapped_at_once": True})
    assert rolled(match) == []
    assert [event.space for event in match.told.of(Trapped)] == ["centre"]
    assert match.told.of(CapturesDrawn) == match.told.of(CardPlayed) == []
    assert match.zombies() == ["centre", "centre"]


@clause("HU-8.3", "HU-10.6")
def test_not_even_a_pinfall_is_asked_for_then() -> None:
    me = leader(character="wrestler", used=False)
    match = capturing(me, leader(TRAPPED), options={"trapped_at_once": True})
    assert match.zombies() == ["centre", "centre"]
    assert not match.leader().used


@clause("HU-8.3", "HU-10.6")
def test_who_has_a_way_out_is_attempted_as_ever() -> None:
    match = capturing(leader(), leader("n1 e1 s1"), dice=[4], captures="eat x2", options={"trapped_at_once": True})
    assert rolled(match) == [(0, "capture")]
    assert match.told.of(Trapped) == []


@clause("HU-8.3", "HU-10.6")
def test_without_such_an_agreement_the_roll_decides_first() -> None:
    match = capturing(leader(), leader(TRAPPED), dice=[4], captures="eat x2")
    assert rolled(match) == [(0, "capture")]
    assert match.leader().meals == 1
