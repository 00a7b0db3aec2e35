"""Cards that help a pawn along, slow it down, or take it elsewhere (section 14)."""

from typing import Any

import pytest

from deadtown.games.zombies.events import CombatRolled, MoveRolled, SentHome, Stepped
from tests.clauses import clause
from tests.games.zombies.table import QUIET, pawn, table

ROAD = "road_straight_1 1 0 0, road_straight_2 2 0 0"


# Adrenaline Rush


@clause("ZB-14.1")
@pytest.mark.parametrize("window", ["pre_move_roll", "post_move_roll"])
def test_adrenaline_doubles_this_movement(window: str) -> None:
    match = table("roll_move", "", pawn(hand="adrenaline_rush"), pawn(), dice=[3])
    match.wait_for(window)
    match.choose("play adrenaline_rush")
    assert (match.state.allowance, match.state.left) == (6, 6)


@clause("ZB-14.1")
def test_or_adds_two_to_a_combat_roll() -> None:
    match = table("combat", "", pawn(hand="adrenaline_rush"), pawn(), zombies="centre", dice=[2], deck=QUIET)
    assert match.asked == (0, "post_combat_roll")
    match.choose("play adrenaline_rush")
    assert (match.pawn().kills, match.pawn().bullets) == (1, 3)


@clause("ZB-14.1", "ZB-6.3")
def test_which_may_only_lower_the_price() -> None:
    match = table("combat", "", pawn(hand="adrenaline_rush"), pawn(), zombies="centre", dice=[1], deck=QUIET)
    match.choose("play adrenaline_rush", "bullets")
    assert (match.pawn().kills, match.pawn().bullets) == (1, 2)


@clause("ZB-14.1")
def test_on_one_roll_only() -> None:
    match = table("combat", "", pawn(hand="adrenaline_rush"), pawn(), zombies="centre", dice=[1, 1], deck=QUIET)
    match.choose("play adrenaline_rush", "lose_life")
    assert [event.total for event in match.told.of(CombatRolled)] == [1, 1]
    assert match.decision is not None
    assert match.decision.about["missing"] == 3


@clause("ZB-14.1")
def test_in_a_fight_in_the_turn_of_another_too() -> None:
    pawns = pawn("w1", "where_did_everybody_go"), pawn("s1", "adrenaline_rush")
    match = table("begin_turn", "", *pawns, zombies="s1", dice=[2])
    match.choose("play where 1")
    assert match.asked == (1, "post_combat_roll")
    match.choose("play adrenaline_rush")
    assert match.pawn(1).kills == 1


@clause("ZB-14.1", "ZB-11.10")
def test_a_roll_that_is_won_needs_none() -> None:
    match = table("combat", "", pawn(hand="adrenaline_rush"), pawn(), zombies="centre", dice=[4], deck=QUIET)
    assert match.asked == (0, "pre_move_roll")


@clause("ZB-14.1", "ZB-14.17", "ZB-11.10")
@pytest.mark.parametrize("already", [{"doubled": True}, {"driving": True}], ids=["doubled", "driving"])
def test_what_is_doubled_or_driven_is_not_doubled_again(already: dict[str, Any]) -> None:
    match = table("roll_move", "", pawn(hand="adrenaline_rush"), pawn(), dice=[3], halts=True, **already)
    assert match.playable(0) == set()
    match.wait_for("post_move_roll")
    assert match.playable(0) == set()


@clause("ZB-14.1", "ZB-11.10")
def test_nothing_doubled_is_nothing() -> None:
    me = pawn(hand="adrenaline_rush", under=("untied_shoe",))
    match = table("roll_move", "", me, pawn(hand="fire_axe"), dice=[1], halts=True)
    match.wait_for("post_move_roll")
    assert match.playable(0) == set()


# The Keys Are Still In It, Much Needed Rest, Skateboard


@clause("ZB-14.17")
def test_by_car_it_is_ten_whatever_else_helps_or_hinders() -> None:
    me = pawn(hand="keys_still_in_it", in_play="skateboard", under=("untied_shoe",))
    match = table("roll_move", "", me, pawn(), dice=[6], doubled=True)
    match.choose("play keys_still_in_it")
    assert (match.state.allowance, match.state.left) == (10, 10)
    assert match.told.of(MoveRolled) == []


@clause("ZB-14.17", "ZB-11.10")
def test_a_loose_shoe_does_not_stop_the_car() -> None:
    pawns = pawn(hand="keys_still_in_it"), pawn(hand="untied_shoe"), pawn()
    match = table("roll_move", "", *pawns, halts=True)
    match.choose("play keys_still_in_it")
    assert match.playable(1) == {"play untied_shoe 2"}
    match.wait_for("post_move_roll")
    assert match.playable(1) == {"play untied_shoe 2"}


@clause("ZB-14.17")
def test_zombies_are_fought_as_usual() -> None:
    match = table("roll_move", ROAD, pawn(hand="keys_still_in_it"), pawn(), zombies="e2", dice=[1])
    match.choose("play keys_still_in_it", "walk e5")
    assert match.asked == (0, "combat_response")


@clause("ZB-14.20", "ZB-1.8")
@pytest.mark.parametrize(("life", "after"), [(1, 3), (3, 5), (4, 5)])
def test_who_rests_gains_two_life_up_to_the_cap(life: int, after: int) -> None:
    match = table("roll_move", "", pawn(hand="much_needed_rest", life=life), pawn(), zombies="n1 s1", dice=[1])
    match.choose("play much_needed_rest")
    assert match.pawn().life == after
    assert match.told.of(MoveRolled) == []
    assert match.state.phase == "zombies"


@clause("ZB-14.20", "ZB-11.10")
def test_at_the_cap_nobody_needs_rest() -> None:
    match = table("roll_move", "", pawn(hand="much_needed_rest", life=5), pawn())
    assert match.asked == (0, "move_step")


@clause("ZB-14.21", "ZB-8.1")
def test_a_skateboard_adds_two_to_every_movement_roll() -> None:
    match = table("roll_move", "", pawn(in_play="skateboard"), pawn(in_play="skateboard"), dice=[1])
    assert match.state.left == 3
    assert match.pawn().in_play == ("skateboard",)


@clause("ZB-14.21")
def test_one_that_is_lost_after_the_roll_has_done_its_part() -> None:
    match = table("roll_move", "", pawn(in_play="skateboard"), pawn(hand="butter_fingers"), dice=[1])
    match.choose("pass")
    assert match.asked == (1, "post_move_roll")
    match.choose("play butter_fingers 0 skateboard")
    assert match.state.left == 3


# Your Shoe's Untied


@clause("ZB-14.24", "ZB-8.1")
@pytest.mark.parametrize("window", ["pre_move_roll", "post_move_roll"])
def test_a_loose_shoe_halves_this_movement_if_it_is_about_to_begin(window: str) -> None:
    match = table("roll_move", "", pawn(), pawn(hand="untied_shoe"), dice=[5])
    if window == "post_move_roll":
        match.choose("pass")
    assert match.asked == (1, window)
    match.choose("play untied_shoe 0")
    assert (match.state.allowance, match.state.left) == (2, 2)
    assert match.pawn().pending == ()


@clause("ZB-14.24", "ZB-4.4")
@pytest.mark.parametrize("step", ["begin_turn", "after_tile", "zombies", "discard"])
def test_else_that_of_the_next_turn(step: str) -> None:
    match = table(step, "", pawn(), pawn(hand="untied_shoe"), dice=[5], deck=QUIET)
    match.choose("play untied_shoe 0")
    assert match.pawn().pending == ("untied_shoe",)
    assert match.pawn().under == ()


@clause("ZB-14.24")
def test_in_the_movement_of_a_third_it_waits_for_the_next_turn() -> None:
    match = table("roll_move", "", pawn(), pawn(hand="untied_shoe"), pawn(), dice=[5])
    match.choose("play untied_shoe 2")
    assert match.pawn(2).pending == ("untied_shoe",)
    assert match.state.left == 5


@clause("ZB-14.24", "ZB-11.10")
def test_one_shoe_is_halved_once() -> None:
    match = table("roll_move", "", pawn(under=("untied_shoe",)), pawn(hand="untied_shoe"), dice=[5])
    assert match.asked == (0, "move_step")
    assert match.state.left == 2


# Brain Cramp


@clause("ZB-14.5")
def test_brain_cramp_lets_another_take_all_steps() -> None:
    match = table("roll_move", ROAD, pawn(), pawn("w1", "brain_cramp"), zombies="e3", dice=[5, 3])
    match.choose("play brain_cramp")
    assert match.asked == (1, "move_step")
    match.choose("walk e3")
    # Fights stay with the owner.
    assert match.asked == (0, "combat_response")
    match.choose("bullets")
    assert match.asked == (1, "move_step")
    match.choose("stop")
    assert match.space() == "e3"
    assert match.state.active == 1


@clause("ZB-14.5")
def test_a_later_one_takes_over() -> None:
    pawns = pawn(), pawn(hand="brain_cramp"), pawn(hand="brain_cramp")
    match = table("roll_move", ROAD, *pawns, dice=[5])
    match.choose("play brain_cramp")
    assert match.asked == (2, "post_move_roll")
    match.choose("play brain_cramp")
    assert match.asked == (2, "move_step")


@clause("ZB-14.5")
def test_it_needs_an_allowance() -> None:
    match = table("roll_move", "", pawn(under=("untied_shoe",)), pawn(hand="brain_cramp"), dice=[1], halts=True)
    match.wait_for("post_move_roll")
    assert match.playable(1) == set()


@clause("ZB-14.5")
def test_it_ends_with_the_turn() -> None:
    match = table("walk", "", pawn(), pawn("w1"), pawn("w1"), left=1, allowance=1, mover=2, deck=QUIET)
    assert match.asked == (2, "move_step")
    match.choose("stop")
    match.wait_for("move_step")
    assert match.asked == (1, "move_step")


# Bad Sense of Direction


@clause("ZB-14.4")
def test_for_a_life_a_pawn_is_put_on_town_square() -> None:
    match = table("begin_turn", ROAD, pawn(hand="bad_sense_of_direction"), pawn("e4"), deck=QUIET)
    match.choose("play bad_sense_of_direction 1")
    assert (match.space(1), match.pawn(0).life, match.pawn(1).life) == ("centre", 2, 3)
    assert [event.seat for event in match.told.of(SentHome)] == [1]


@clause("ZB-14.4")
def test_it_needs_two_life() -> None:
    match = table("begin_turn", ROAD, pawn(hand="bad_sense_of_direction", life=1), pawn("e4"))
    assert match.asked == (0, "move_step")


@clause("ZB-14.4")
def test_in_its_own_movement_the_pawn_goes_on_from_there() -> None:
    match = table("walk", ROAD, pawn(), pawn("s1", "bad_sense_of_direction"), left=6, allowance=6)
    match.choose("walk e4", "pass", "play bad_sense_of_direction 0")
    assert (match.space(), match.asked, match.state.left) == ("centre", (0, "move_step"), 4)
    assert match.view(0).goal == ""


@clause("ZB-14.4", "ZB-11.11")
def test_a_forced_move_in_progress_ends() -> None:
    pawns = pawn("w1", "where_did_everybody_go"), pawn("e1"), pawn("w1", "bad_sense_of_direction")
    match = table("begin_turn", ROAD, *pawns, zombies="e2", deck=QUIET)
    match.choose("play where 1", "step e2", "play bad_sense_of_direction 1")
    assert [event.to for event in match.told.of(Stepped) if event.seat == 1] == ["e2"]
    assert match.space(1) == "centre"
    assert match.asked == (0, "move_step")
    assert match.state.fighting == ()


@clause("ZB-14.4", "ZB-6.1")
def test_a_zombie_there_is_fought_before_the_next_step() -> None:
    match = table(
        "walk", ROAD, pawn("e2"), pawn("s1", "bad_sense_of_direction"), left=4, allowance=4, zombies="centre", dice=[6]
    )
    match.choose("step e3", "play bad_sense_of_direction 0")
    assert match.told.of(CombatRolled) == []
    match.choose("step n1")
    assert len(match.told.of(CombatRolled)) == 1
    assert (match.space(), match.state.left) == ("centre", 3)


@clause("ZB-14.4", "ZB-11.10")
def test_who_stands_there_already_is_not_sent_there() -> None:
    match = table("begin_turn", "", pawn(hand="bad_sense_of_direction"), pawn(), pawn("e1"), deck=QUIET)
    assert match.texts == ["play bad_sense_of_direction 2", "pass"]


# Where Did Everybody Go?


@clause("ZB-14.26")
def test_a_pawn_in_combat_is_not_led_away() -> None:
    pawns = pawn(), pawn("s1", "where_did_everybody_go"), pawn("w1")
    match = table("combat", "", *pawns, zombies="centre")
    assert match.asked == (1, "pre_combat_roll")
    assert match.texts == ["play where_did_everybody_go 2", "pass"]


@clause("ZB-14.26", "ZB-11.4")
def test_nor_one_whose_combat_waits_for_another() -> None:
    """While seat 0 fights, seat 2 is led into a fight; in that window seat 0 is in combat still."""
    pawns = (
        pawn("w1"),
        pawn("s1", "where_did_everybody_go"),
        pawn("n1", "where_did_everybody_go"),
        pawn("s1", "where_did_everybody_go"),
    )
    match = table("combat", "", *pawns, zombies="w1 centre", dice=[4, 5])
    match.choose("play where_did_everybody_go 2")
    assert match.state.fighting == (0, 2)
    assert match.asked == (2, "pre_combat_roll")
    assert match.texts == ["play where_did_everybody_go 1", "play where_did_everybody_go 3", "pass"]


@clause("ZB-14.26", "ZB-6.4")
def test_the_combat_that_was_interrupted_goes_on() -> None:
    pawns = pawn("w1"), pawn("s1", "where_did_everybody_go"), pawn("n1")
    match = table("combat", ROAD, *pawns, zombies="w1 centre", dice=[4, 5], deck=QUIET)
    match.choose("play where_did_everybody_go 2", "step e1", "step e2", "step e3", "step e4")
    assert match.pawn(2).kills == 1
    assert match.pawn(0).kills == 1
    assert [event.seat for event in match.told.of(CombatRolled)] == [2, 0]
    assert match.asked == (0, "move_step")
