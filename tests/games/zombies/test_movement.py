"""Step 4: movement (section 8), and moves at somebody else's will."""

from typing import Any

import pytest

from deadtown.games.zombies.events import CombatRolled, MoveRolled, Stepped
from tests.clauses import clause
from tests.games.matches import refusal
from tests.games.zombies.table import QUIET, TableMatch, pawn, table

ROAD = "road_straight_1 1 0 0"
LONG_ROAD = "road_straight_1 1 0 0, road_straight_2 2 0 0, road_straight_3 3 0 0"
HOSPITAL = "hospital 0 -1 0"


def walking(left: int = 3, city: str = ROAD, space: str = "centre", **more: Any) -> TableMatch:
    return table("walk", city, pawn(space), pawn("s1"), left=left, allowance=left, **more)


def steps(match: TableMatch, seat: int = 0) -> list[str]:
    return [event.to for event in match.told.of(Stepped) if event.seat == seat]


# How far


@clause("ZB-8.1")
@pytest.mark.parametrize(
    ("die", "in_play", "shoe", "doubled", "allowance"),
    [
        (5, "", False, False, 5),
        (5, "skateboard", False, False, 7),
        (5, "", True, False, 2),
        (5, "skateboard", True, False, 3),
        (5, "", False, True, 10),
        (5, "", True, True, 4),
        (5, "skateboard", True, True, 6),
        (1, "", True, False, 0),
        (1, "", True, True, 0),
    ],
)
def test_the_allowance(die: int, in_play: str, shoe: bool, doubled: bool, allowance: int) -> None:
    me = pawn(in_play=in_play, under=("untied_shoe",) if shoe else ())
    match = table("roll_move", "", me, pawn(hand="brain_cramp, untied_shoe"), dice=[die], doubled=doubled, halts=True)
    match.wait_for("post_move_roll")
    assert (match.state.allowance, match.state.left) == (allowance, allowance)


@clause("ZB-8.2", "ZB-14.17")
def test_no_roll_is_made_by_car() -> None:
    match = table("roll_move", "", pawn(hand="keys_still_in_it"), pawn(), dice=[6])
    match.choose("play keys_still_in_it")
    assert match.told.of(MoveRolled) == []
    assert match.state.left == 10


@clause("ZB-8.2", "ZB-14.20")
def test_nor_by_who_rests() -> None:
    match = table("roll_move", "", pawn(hand="much_needed_rest"), pawn(hand="fear"), dice=[6], halts=True)
    match.choose("play much_needed_rest")
    assert match.told.of(MoveRolled) == []
    assert match.question is not None
    assert match.question.kind == "pre_zombie_roll"


@clause("ZB-8.2", "ZB-14.11")
def test_when_movement_is_barred_its_windows_do_not_open() -> None:
    match = table("combat", "", pawn(under=("fear",)), pawn(hand="fear"), deck=QUIET, halts=True)
    assert match.told.of(MoveRolled) == []
    assert match.question is not None
    assert match.question.kind == "pre_zombie_roll"


@clause("ZB-8.2", "ZB-12.3")
@pytest.mark.parametrize("window", ["pre_move_roll", "post_move_roll"])
def test_who_dies_before_the_first_step_moves_no_more(window: str) -> None:
    """By a Grenade of their own: those who hold cards are not asked again in that window."""
    me = pawn("e1n4", in_play="grenade", life=1)
    match = table(
        *("roll_move", "army_surplus 0 -1 1", me, pawn(hand="untied_shoe")), zombies="e1n2", dice=[6], halts=True
    )
    match.wait_for(window)
    match.choose("use grenade")
    assert match.space() == "centre"
    assert match.question is not None
    assert match.question.kind == "pre_zombie_roll"
    assert len(match.told.of(MoveRolled)) == (window == "post_move_roll")
    assert steps(match) == []


# Where


@clause("ZB-8.3")
def test_each_step_leads_to_a_connected_space() -> None:
    match = walking(1, HOSPITAL, "n2")
    assert set(match.texts) == {"step n3", "step n1", "stop"}
    assert refusal(match, "step w1n2").clause == "ZB-2.6"
    assert refusal(match, "step e1").clause == "ZB-8.3"


@clause("ZB-8.3")
def test_spaces_may_be_entered_again_up_to_the_allowance() -> None:
    match = walking(3)
    match.choose("step e1", "step centre", "step e1")
    assert steps(match) == ["e1", "centre", "e1"]
    assert match.asked == (1, "move_step")


@clause("ZB-8.3")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_the_player_may_stop_at_any_time(taken: int) -> None:
    match = walking(3)
    for step in ("step e1", "step e2")[:taken]:
        match.choose(step)
    match.choose("stop")
    assert len(steps(match)) == taken
    assert match.asked == (1, "move_step")


@clause("ZB-8.3")
def test_a_space_farther_away_is_reached_step_by_step() -> None:
    match = walking(5)
    assert "walk e4" in match.texts
    assert "walk e1" not in match.texts
    assert refusal(match, "walk e1").reason == "step-instead"
    match.choose("walk e4")
    assert steps(match) == ["e1", "e2", "e3", "e4"]
    assert match.state.left == 1
    assert match.view(0).goal == ""


@clause("ZB-8.3")
def test_but_no_farther_than_the_allowance() -> None:
    match = walking(3)
    assert "walk e3" in match.texts
    assert "walk e4" not in match.texts
    assert refusal(match, "walk e4").reason == "too-far"


@clause("ZB-8.3", "ZB-8.4")
def test_a_walk_meets_as_few_zombies_as_it_can() -> None:
    """Round the block it is longer, but nobody stands there."""
    block = "road_cross_1 1 0 0, road_curve_1 0 -1 0, road_curve_2 1 -1 1"
    match = table("walk", block, zombies="e2", left=12, allowance=12)
    match.choose("walk e3")
    assert match.told.of(CombatRolled) == []
    assert steps(match) == ["n1", "n2", "n3", "e1n3", "e2n3", "e3n3", "e3n2", "e3n1", "e3"]


@clause("ZB-8.4")
def test_a_fight_interrupts_the_walk_and_the_rest_is_offered_again() -> None:
    match = walking(6, LONG_ROAD, zombies="e2", dice=[3])
    match.choose("walk e5")
    assert (match.space(), match.asked) == ("e2", (0, "combat_response"))
    match.choose("bullets")
    assert (match.asked, match.state.left, match.view(0).goal) == ((0, "move_step"), 4, "e5")
    assert "walk e6" in match.texts
    match.choose("walk e5")
    assert (match.space(), match.state.left) == ("e5", 1)


@clause("ZB-8.3", "ZB-8.6")
def test_so_does_a_token() -> None:
    match = walking(6, HOSPITAL, tokens="life n3", zombies="")
    match.choose("walk n4")
    assert (match.space(), match.pawn().life, match.view(0).goal) == ("n3", 4, "n4")
    assert (match.asked, match.state.left) == ((0, "move_step"), 3)


@clause("ZB-8.3", "ZB-11.3")
def test_so_does_a_card() -> None:
    match = table("walk", ROAD, pawn(), pawn("s1", "zombie_master"), left=5, allowance=5)
    match.choose("walk e4")
    assert match.asked == (1, "after_step")
    match.choose("pass")
    assert match.space() == "e2"
    match.choose("play zombie_master", "put n1", "put w1", "put e4", "put e3", "put e1")
    assert (match.space(), match.asked, match.state.left) == ("e2", (0, "move_step"), 3)


@clause("ZB-8.3")
def test_a_window_that_nobody_uses_does_not_interrupt() -> None:
    match = table("walk", ROAD, pawn(), pawn("s1", "fire_axe"), left=5, allowance=5, halts=True)
    match.choose("walk e3")
    for space in ("e1", "e2", "e3"):
        assert match.space() == space
        assert match.question is not None
        assert match.question.kind == "after_step"
        match.close()
    assert match.asked == (0, "move_step")


@clause("ZB-8.4")
def test_the_rest_of_the_allowance_may_be_used_after_a_win() -> None:
    match = walking(2, ROAD, zombies="e1", dice=[4])
    match.choose("step e1", "step e2")
    assert match.space() == "e2"


@clause("ZB-8.5")
def test_other_pawns_never_block() -> None:
    match = table("walk", ROAD, pawn(), pawn("e1"), pawn("e2"), left=3, allowance=3)
    match.choose("walk e3")
    assert match.space() == "e3"


# Tokens


@clause("ZB-8.6")
def test_a_token_is_taken_at_once() -> None:
    match = walking(2, HOSPITAL, "n2", tokens="bullet n3")
    match.choose("step n3")
    assert (match.pawn().bullets, match.tokens) == (4, {})
    match = walking(2, HOSPITAL, "n2", tokens="life n3")
    match.choose("step n3")
    assert (match.pawn().life, match.tokens) == (4, {})


@clause("ZB-8.6", "ZB-1.8")
def test_at_the_cap_a_life_token_stays() -> None:
    match = table("walk", HOSPITAL, pawn("n2", life=5), pawn(), tokens="life n3", left=3, allowance=3)
    match.choose("step n3")
    assert (match.pawn().life, match.tokens) == (5, {"n3": "life"})


@clause("ZB-1.8")
def test_bullets_have_no_cap_and_the_cap_of_life_is_agreed() -> None:
    me = pawn("n2", life=5, bullets=70)
    match = table(
        "walk", HOSPITAL, me, pawn(), tokens="life n3, bullet n4", left=3, allowance=3, options={"zb_life_cap": 6}
    )
    match.choose("step n3", "step n4")
    assert (match.pawn().life, match.pawn().bullets) == (6, 71)


@clause("ZB-1.5")
def test_no_gain_is_cut_for_want_of_tokens() -> None:
    match = table("discard", "", pawn(in_play="lots_of_ammo", bullets=60), pawn(bullets=60))
    match.choose("use lots_of_ammo")
    assert match.pawn().bullets == 63


@clause("ZB-8.6")
def test_if_the_zombie_leaves_without_being_killed_the_token_stays() -> None:
    match = table(
        *("walk", HOSPITAL, pawn("n2"), pawn("s1", "this_isnt_so_bad")),
        tokens="life n3",
        zombies="n3",
        left=3,
        allowance=3,
    )
    match.choose("step n3", "play this", "put w1")
    assert (match.space(), match.pawn().life, match.tokens) == ("n3", 3, {"n3": "life"})
    match.choose("step n4", "step n3")
    assert (match.pawn().life, match.tokens) == (4, {})


@clause("ZB-8.6")
def test_if_life_falls_below_the_cap_later_the_pawn_must_enter_again() -> None:
    match = table(
        *("walk", HOSPITAL, pawn("n3", "bad_sense_of_direction", life=5), pawn("s1")),
        tokens="life n3",
        left=3,
        allowance=3,
    )
    match.choose("step n2", "play bad 1")
    assert match.pawn().life == 4
    match.choose("step n3")
    assert (match.pawn().life, match.tokens) == (5, {})
    match = table("begin_turn", HOSPITAL, pawn("n3", "bad_sense_of_direction", life=5), pawn("s1"), tokens="life n3")
    match.choose("play bad 1")
    assert (match.pawn().life, match.tokens) == (4, {"n3": "life"})


# Forced moves


@clause("ZB-11.11", "ZB-14.26")
def test_a_forced_move_has_exactly_its_steps() -> None:
    match = table("begin_turn", LONG_ROAD, pawn("w1", "where_did_everybody_go"), pawn("e2"))
    match.choose("play where 1")
    assert match.asked == (0, "forced_step")
    assert set(match.texts) == {"step e1", "step e3"}
    assert refusal(match, "stop").clause == "ZB-11.11"
    assert refusal(match, "step e4").clause == "ZB-11.11"
    match.choose("step e3", "step e4", "step e3", "step e4", "step e5")
    assert steps(match, 1) == ["e3", "e4", "e3", "e4", "e5"]
    assert match.state.phase == "move"


@clause("ZB-11.11")
def test_the_owner_of_the_pawn_decides_in_its_fights() -> None:
    match = table("begin_turn", LONG_ROAD, pawn("w1", "where_did_everybody_go"), pawn("e2"), zombies="e3", dice=[3])
    match.choose("play where 1", "step e3")
    assert match.asked == (1, "combat_response")
    match.choose("bullets")
    assert (match.pawn(1).bullets, match.pawn(1).kills) == (2, 1)
    assert match.asked == (0, "forced_step")


@clause("ZB-11.11", "ZB-12.3")
def test_it_ends_early_on_death() -> None:
    hero = pawn("e2", life=1, bullets=0)
    match = table("begin_turn", LONG_ROAD, pawn("w1", "where_did_everybody_go"), hero, zombies="e3", dice=[3])
    match.choose("play where 1", "step e3")
    assert steps(match, 1) == ["e3"]
    assert match.space(1) == "centre"
    assert (match.state.died, match.state.phase) == (False, "move")


@clause("ZB-11.11")
def test_and_tokens_are_taken_on_the_way() -> None:
    match = table("begin_turn", HOSPITAL, pawn("w1", "where_did_everybody_go"), pawn("n2"), tokens="bullet n3")
    match.choose("play where 1", "step n3")
    assert match.pawn(1).bullets == 4


@clause("ZB-11.11", "ZB-13.1")
def test_and_on_victory() -> None:
    match = table("begin_turn", "helipad 1 0 0", pawn("w1", "where_did_everybody_go"), pawn("e1"))
    match.choose("play where 1", "step e2", "step e3")
    assert match.outcome is not None
    assert match.outcome.winners == [1]


@clause("ZB-11.11")
def test_in_the_own_movement_it_goes_on_afterwards() -> None:
    match = table("walk", LONG_ROAD, pawn(), pawn("s1", "where_did_everybody_go"), left=4, allowance=4)
    match.choose("step e1", "play where 0", *["step e2", "step e1"] * 2, "step e2")
    assert (match.space(), match.asked, match.state.left) == ("e2", (0, "move_step"), 3)
