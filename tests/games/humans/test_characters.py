"""The six characters, and what each can do once a game (sections 14 and 17)."""

import pytest

from deadtown.games.humans.characters import CHARACTERS
from deadtown.games.humans.events import AbilityUsed, Breached, CapturesDrawn, CardReturned, Objected, Rolled, WoundKept
from tests.clauses import clause
from tests.games.humans.table import DINER, TableMatch, leader, table

FULL = "second_helping x3"
"""A hand that draws nothing, and can't be played before somebody is captured."""
ROAD = "hu_road_straight 0 -1 1"

NUMBERS = {
    "lawyer": (5, 4, 2, 4, 4, 9, "objection", "HU-17.1"),
    "cheerleader": (8, 4, 3, 3, 3, 9, "gimme_a_z", "HU-17.2"),
    "doctor": (6, 4, 2, 2, 3, 10, "heal_thyself", "HU-17.3"),
    "wrestler": (5, 2, 4, 4, 2, 9, "pinfall", "HU-17.4"),
    "miner": (6, 3, 3, 4, 3, 9, "undermine", "HU-17.5"),
    "musician": (6, 4, 2, 4, 3, 9, "follow_the_band", "HU-17.6"),
}
"""Movement, Capture, Infect, Taking Wounds, Do Over, Points, ability and clause of each (table 3.1)."""


def used(match: TableMatch) -> list[tuple[int, str]]:
    return [(event.seat, event.ability) for event in match.told.of(AbilityUsed)]


@clause("HU-17.1", "HU-17.2", "HU-17.3", "HU-17.4", "HU-17.5", "HU-17.6", "HU-14.2", "HU-1.2")
def test_the_numbers_of_the_characters() -> None:
    assert {
        name: (
            *(sheet.movement, sheet.capture, sheet.infect, sheet.wounds, sheet.do_over, sheet.points),
            *(sheet.ability, sheet.clause),
        )
        for name, sheet in CHARACTERS.items()
    } == NUMBERS
    assert sum(sheet.do_over for sheet in CHARACTERS.values()) == 18


# Once a game


@clause("HU-14.1", "HU-12.2")
def test_an_ability_is_used_once_and_is_no_card() -> None:
    """The flag is there for everybody to see; a card may be played as well."""
    leaders = leader(hand="second_wind", character="cheerleader", used=False), leader("s1", FULL)
    match = table("draw", "", *leaders, humans="n1")
    assert not match.view(1).players[0].used
    match.choose("use gimme_a_z")
    assert match.view(1).players[0].used
    assert match.leader().may_play
    match.choose("play second_wind")
    assert match.state.left == 19
    match.wait_for("discard_card", 1)
    match.choose("keep")
    match.wait_for("move_step", 0)
    assert match.state.left == 8
    assert used(match) == [(0, "gimme_a_z")]


@clause("HU-14.1")
def test_one_that_was_not_used_is_offered_again() -> None:
    leaders = leader(character="cheerleader", used=False), leader("s1", FULL)
    match = table("draw", "", *leaders, humans="n1")
    assert match.asked == (0, "ability")
    match.choose("spare", "end")
    assert not match.leader().used
    match.wait_for("ability", 0)
    assert match.texts == ["use gimme_a_z", "spare"]


@clause("HU-14.1", "HU-12.2")
def test_an_ability_may_be_used_by_who_has_played_a_card() -> None:
    leaders = (
        leader(),
        leader("s1", "stampede", character="lawyer", used=False, may_play=False),
        leader("s1", "rigor_mortis"),
    )
    match = table("before_move", ROAD, *leaders, humans="n3")
    match.choose("play rigor_mortis", "object")
    assert match.state.left == 6


# The Lawyer


@clause("HU-17.1", "HU-12.8", "HU-12.2")
def test_the_lawyer_cancels_a_card_of_somebody_else() -> None:
    leaders = leader(hand="second_wind"), leader("s1", character="lawyer", used=False)
    match = table("before_move", "", *leaders, humans="n1")
    match.choose("play second_wind")
    assert match.asked == (1, "objection")
    assert match.texts == ["object", "let_be"]
    match.choose("object")
    assert match.state.left == 6
    assert match.state.event_discard == ["second_wind"]
    assert not match.leader().may_play
    assert [(event.seat, event.other, event.card) for event in match.told.of(Objected)] == [(1, 0, "second_wind")]
    assert match.leader(1).used


@clause("HU-17.1")
def test_or_lets_it_be() -> None:
    leaders = leader(hand="second_wind"), leader("s1", character="lawyer", used=False)
    match = table("before_move", "", *leaders, humans="n1")
    match.choose("play second_wind", "let_be")
    assert match.state.left == 9
    assert not match.leader(1).used


@clause("HU-17.1")
def test_not_the_own_card() -> None:
    leaders = leader(hand="second_wind", character="lawyer", used=False), leader("s1")
    match = table("before_move", "", *leaders, humans="n1")
    match.choose("play second_wind")
    assert match.asked == (0, "move_step")


@clause("HU-17.1", "HU-14.1")
def test_only_once() -> None:
    leaders = leader(hand="second_wind"), leader("s1", "rigor_mortis"), leader("s1", character="lawyer", used=False)
    match = table("before_move", "", *leaders, humans="n1")
    match.choose("play rigor_mortis", "object", "play second_wind")
    assert match.state.left == 9


@clause("HU-17.1", "HU-12.6")
def test_what_was_named_is_known_to_the_lawyer() -> None:
    leaders = leader(hand="fresh_meat"), leader("w1", character="lawyer", used=False)
    match = table("before_move", "", *leaders, humans="s1")
    match.choose("play fresh_meat hu_town_square")
    assert set(match.view(1).named) == {"n1", "e1"}
    match.choose("object")
    assert match.humans == {"s1"}
    assert match.state.named == ()


@clause("HU-17.1", "HU-8.6")
def test_after_an_objection_to_a_weapon_others_may_strike() -> None:
    """Nobody rolls for the weapon that was cancelled."""
    leaders = leader(), leader("s1", "nail_gun"), leader("s1", "crowbar"), leader("s1", character="lawyer", used=False)
    match = table("capture", ROAD, *leaders, humans="centre n4", dice=[4, 3, 1], wounds="torso x4")
    match.choose("play nail_gun", "object")
    assert match.asked == (2, "weapon")
    match.choose("play crowbar")
    assert [event.what for event in match.told.of(Rolled)][:2] == ["capture", "weapon"]
    assert match.leader().wounds == ("torso",)
    assert match.told.of(CardReturned) == []


@clause("HU-17.1")
def test_the_lawyer_whose_turn_it_is_objects_to_weapons() -> None:
    leaders = leader(character="lawyer", used=False), leader("s1", "big_chainsaw")
    match = table("capture", ROAD, *leaders, humans="centre n4", dice=[4], captures="eat x2")
    match.choose("play big_chainsaw", "object")
    assert match.leader().meals == 1


@clause("HU-17.1")
def test_not_against_abilities() -> None:
    leaders = leader(character="cheerleader", used=False), leader("s1", character="lawyer", used=False)
    match = table("draw", "", *leaders, humans="n1")
    match.choose("use gimme_a_z")
    assert match.asked == (0, "move_step")


# The Cheerleader


@clause("HU-17.2", "HU-7.1")
def test_the_cheerleader_doubles_her_movement_before_cards_are_played() -> None:
    leaders = leader(character="cheerleader", used=False), leader("s1", "rigor_mortis")
    match = table("draw", "", *leaders, humans="n1")
    assert match.asked == (0, "ability")
    match.choose("use gimme_a_z")
    assert match.asked == (1, "before_move")
    match.choose("pass")
    assert match.state.left == 16


@clause("HU-17.2")
def test_it_ends_with_the_turn() -> None:
    leaders = leader(character="cheerleader", used=False), leader("s1", character="cheerleader")
    match = table("draw", "", *leaders, humans="n1")
    match.choose("use gimme_a_z", "end")
    assert match.state.left == 8


# The Doctor


def doctor(wounds: str, *, used: bool = False) -> TableMatch:
    """A Doctor who has drawn wound cards."""
    leaders = leader(character="doctor", wounds="left_leg", used=used), leader("e1 s1 w1", "nail_gun")
    match = table(
        "capture",
        ROAD,
        *leaders,
        humans="centre",
        dice=[4, 2, 2],
        wounds=wounds,
        captures="eat x2",
        events="crowbar x9",
    )
    match.choose("play nail_gun")
    return match


@clause("HU-17.3")
@pytest.mark.parametrize("wounds", ["torso x2", "head_shot x2", "torso, left_leg"])
def test_the_doctor_heals_himself_before_a_wound_is_kept(wounds: str) -> None:
    match = doctor(wounds)
    assert match.asked == (0, "ability")
    assert len(match.view(1).wounds_drawn) == 2
    match.choose("use heal_thyself")
    assert match.leader().wounds == ()
    assert len(match.state.wound_discard) == 3
    assert match.told.of(WoundKept) == []
    assert match.zombies() == ["centre"]
    # The capture has failed all the same.
    assert match.humans == {"n2"}
    assert match.told.of(CapturesDrawn) == []


@clause("HU-17.3", "HU-9.2")
def test_or_keeps_one() -> None:
    match = doctor("torso x2")
    match.choose("spare")
    assert match.leader().wounds == ("left_leg", "torso")
    assert not match.leader().used


@clause("HU-17.3", "HU-14.1")
def test_only_while_he_can() -> None:
    match = doctor("torso x2", used=True)
    assert match.leader().wounds == ("left_leg", "torso")


# The Wrestler


@clause("HU-17.4")
def test_the_wrestler_captures_without_a_roll_and_without_weapons() -> None:
    leaders = leader(character="wrestler", used=False), leader("s1", "big_chainsaw, slippery_customer")
    match = table("capture", ROAD, *leaders, humans="centre n4", captures="eat x3, infect")
    assert match.asked == (0, "ability")
    match.choose("use pinfall")
    assert match.told.of(Rolled) == []
    assert match.leader().meals == 1
    assert match.leader(1).may_play


@clause("HU-17.4", "HU-8.8", "HU-12.3")
def test_capture_cards_are_drawn_as_usual() -> None:
    leaders = leader(hand="second_helping", character="wrestler", used=False), leader("e1 s1 w1")
    match = table("capture", ROAD, *leaders, humans="centre n4", captures="eat x3, escape, eat x3, escape", dice=[2])
    match.choose("use pinfall")
    assert match.asked == (0, "capture_cards")
    match.choose("pass")
    assert match.humans == {"n2", "n4"}


@clause("HU-17.4", "HU-14.1")
def test_in_one_attempt_only() -> None:
    leaders = leader("centre n4", character="wrestler", used=False), leader("s1")
    match = table("capture", ROAD, *leaders, humans="centre n4 n2", captures="eat x8", dice=[2])
    match.choose("attempt centre")
    assert match.asked == (0, "ability")
    match.choose("spare")
    assert [event.what for event in match.told.of(Rolled)] == ["capture"]
    # The next one.
    assert match.asked == (0, "ability")
    match.choose("use pinfall")
    assert [event.what for event in match.told.of(Rolled)] == ["capture"]
    assert match.leader().meals == 2


# The Miner


@clause("HU-17.5", "HU-7.8")
def test_the_miner_opens_a_building_on_all_sides() -> None:
    """Anywhere on the map, without a breach attempt."""
    city = f"{DINER}, hu_hospital 0 1 1"
    match = table("move", city, leader("s1", character="miner", used=False), leader("w1"), humans="n4", dice=[1])
    assert {text for text in match.texts if text.startswith("undermine")} == {
        "undermine hu_diner",
        "undermine hu_hospital",
    }
    match.choose("undermine hu_diner")
    assert match.openings == {"w1n3", "n3", "e1n3"}
    assert used(match) == [(0, "undermine")]
    assert [event.because_of for event in match.told.of(Breached)] == ["HU-17.5"] * 3
    assert (match.state.tried, match.state.left) == ((), 6)
    assert not [text for text in match.texts if text.startswith("undermine")]


@clause("HU-17.5")
def test_a_building_in_the_corner_has_three_sides_too() -> None:
    match = table("move", "hu_hospital 0 -1 0", leader("s1", character="miner", used=False), leader("w1"), humans="n4")
    match.choose("undermine hu_hospital")
    assert match.openings == {"n3", "e1n3", "n2"}


@clause("HU-17.5")
def test_not_one_that_is_open_anywhere() -> None:
    match = table(
        "move", DINER, leader("s1", character="miner", used=False), leader("w1"), humans="n4", openings="e1n3"
    )
    assert not [text for text in match.texts if text.startswith("undermine")]


@clause("HU-17.5", "HU-7.6")
def test_at_any_time_in_the_own_step() -> None:
    """When no step is left, and when a breach of that building has failed."""
    match = table(
        "move", DINER, leader("n3", character="miner", used=False), leader("w1"), humans="n4", dice=[1], left=0
    )
    match.choose("breach n3")
    assert match.texts == ["undermine hu_diner", "end"]
    match.choose("undermine hu_diner")
    assert match.openings == {"w1n3", "n3", "e1n3"}


# The Musician


@clause("HU-17.6", "HU-10.3")
def test_three_humans_follow_the_band() -> None:
    leaders = leader("s1", character="musician", used=False), leader("s1", "rigor_mortis")
    match = table("draw", ROAD, *leaders, humans="n1 n2 e1 n4")
    assert match.asked == (0, "ability")
    match.choose("use follow_the_band")
    assert match.asked == (0, "lead_human")
    match.choose("human n1")
    # One, two or three spaces, over others but not onto them; the zombies are in the way.
    assert set(match.texts) == {"to centre", "to w1", "to n3"}
    match.choose("to n3", "human e1", "to n1", "human n2", "to centre")
    assert match.humans == {"n3", "n1", "centre", "n4"}
    # Now others may play their cards.
    assert match.asked == (1, "before_move")


@clause("HU-17.6")
def test_each_human_once_and_fewer_at_will() -> None:
    leaders = leader("s1", character="musician", used=False), leader("s1", FULL)
    match = table("draw", ROAD, *leaders, humans="n1 n4")
    match.choose("use follow_the_band", "human n1", "to n2")
    assert match.texts == ["human n4", "done"]
    match.choose("done")
    assert match.humans == {"n2", "n4"}
    assert match.leader().used


@clause("HU-17.6", "HU-12.7")
def test_without_anybody_to_follow_the_band_does_not_play() -> None:
    leaders = leader("n1 s1", character="musician", used=False), leader("s1", FULL)
    match = table("draw", "", *leaders, humans="", tiles="hu_gym")
    assert match.asked == (0, "move_step")
    assert not match.leader().used


@clause("HU-17.6", "HU-7.14")
def test_a_token_is_taken_at_once_when_its_human_has_followed_the_band() -> None:
    leaders = leader("n3", character="musician", used=False), leader("s1", FULL)
    match = table("draw", ROAD, *leaders, humans="n3", dice_on="n3")
    match.choose("use follow_the_band", "human n3", "to n2")
    assert match.leader().dice == 1
