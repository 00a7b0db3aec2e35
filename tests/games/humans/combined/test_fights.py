"""A shotgun guy attacks hordes (HX-9)."""

from typing import Any

import pytest

from deadtown.games.humans.combined.events import AttackFailed, GuyAttacked, PawnBeaten, PawnFought
from deadtown.games.humans.combined.tiles import OPEN_TOWN
from deadtown.games.humans.events import WoundKept, ZombieLost
from deadtown.games.zombies.events import BulletsPaid, CombatRolled, Died, TokenTaken, TurnLost
from tests.clauses import clause
from tests.games.humans.combined.table import CROSS, Player, TableMatch, guy, horde, table
from tests.games.humans.combined.turns import wait_for, wait_for_turn

SPACE = OPEN_TOWN.city(CROSS).number
TWO_ALIKE = "torso x2, left_leg x2, right_arm x2"
"""Wounds for the Doctor, who draws two: he need not choose which to keep."""


def doctor(zombies: str, hand: str = "", **more: Any) -> Player:
    return horde(zombies, hand, character="doctor", **more)


def walking(*players: Player, left: int = 6, **more: Any) -> TableMatch:
    """The movement of seat 0, a shotgun guy who may make six steps."""
    return table("walk", more.pop("city", ""), *players, left=left, allowance=left, wounds=TWO_ALIKE, **more)


def totals(match: TableMatch) -> list[int]:
    return [event.total for event in match.told.of(CombatRolled)]


# Who fights whom


@clause("HX-9.1", "HX-7.3")
def test_guys_never_fight_guys() -> None:
    match = walking(guy("centre"), guy("e1"), doctor("n6"))
    match.choose("step e1")
    assert match.told.of(CombatRolled) == []
    assert (match.asked, match.space(), match.state.left) == ((0, "move_step"), "e1", 5)


@clause("HX-9.1", "HX-7.3")
def test_hordes_never_fight_hordes() -> None:
    match = table("move", "", guy("s3"), doctor("e1"), doctor("centre"), active=1)
    match.choose("step e1 centre")
    assert "step centre w1" in match.texts
    match.choose("end")
    assert match.told.of(GuyAttacked) == []
    assert match.state.active == 2


@clause("HX-9.1", "HX-9.2")
def test_a_guy_who_comes_to_a_horde_fights_at_once() -> None:
    match = walking(guy("centre", hand="fire_axe"), doctor("e2"), dice=[4])
    match.choose("walk e4")
    # He is on his way to e4, but there is somebody on e2.
    assert [(event.seat, event.owner, event.space) for event in match.told.of(PawnFought)] == [(0, 1, "e2")]
    assert (match.asked, match.space(), match.state.left) == ((0, "move_step"), "e2", 4)
    assert match.view(0).goal == "e4"


@clause("HX-9.2")
def test_in_the_order_that_he_chooses() -> None:
    match = walking(guy("centre"), doctor("e1 e1"), doctor("e1"), strays="e1", dice=[4] * 4)
    match.choose("step e1")
    assert match.asked == (0, "hx_fight_order")
    assert match.texts == ["fight_pawn 1", "fight_pawn 2", "fight_zombie"]
    match.choose("fight_zombie")
    assert match.texts == ["fight_pawn 1", "fight_pawn 2"]
    match.choose("fight_pawn 1")
    assert match.texts == ["fight_pawn 1", "fight_pawn 2"]
    match.choose("fight_pawn 2")
    # Only one is left, who needs no question.
    assert [event.owner for event in match.told.of(PawnFought)] == [1, 2, 1]
    assert match.asked == (0, "move_step")


@clause("HX-9.2")
def test_each_of_them_once() -> None:
    match = walking(guy("centre"), doctor("e1 e1 e1 e2"), dice=[4] * 6)
    match.choose("step e1")
    assert len(match.told.of(PawnFought)) == 3
    assert (match.asked, match.state.left) == ((0, "move_step"), 5)


@clause("HX-9.2", "HX-12.2")
def test_a_stray_zombie_is_fought_until_it_falls() -> None:
    match = walking(guy("centre"), doctor("e1"), strays="e1", dice=[3, 2, 1, 4])
    match.choose("step e1", "fight_zombie", "lose_life", "lose_life", "lose_life")
    assert (match.guy().life, match.strays) == (3, {"e1"})
    assert [event.seat for event in match.told.of(Died)] == [0]


@clause("HX-9.2", "HX-11.1")
def test_who_dies_fights_no_more() -> None:
    match = walking(guy("centre", life=1, bullets=0), doctor("e1 e1"), strays="e1", dice=[1])
    match.choose("step e1", "fight_zombie")
    assert match.told.of(Died)
    assert match.told.of(PawnFought) == []
    assert match.space() == ""


@clause("HX-9.2", "HX-14.3", "HX-13.2")
def test_with_other_food_only_the_horde_is_fought() -> None:
    match = walking(guy("centre", pending=("alternate_food_source",)), doctor("e1"), strays="e1", dice=[4])
    match.choose("step e1")
    assert (totals(match), match.strays, match.guy().kills) == ([4], {"e1"}, 1)
    assert match.asked == (0, "move_step")


@clause("HX-9.2", "ZB-11.11")
def test_a_forced_move_leads_into_fights_and_ends_with_a_failure() -> None:
    zoe = doctor("e2 n6", hand="where_did_everybody_go")
    match = table("begin_turn", "", guy("centre"), zoe, active=1, dice=[5, 1], wounds=TWO_ALIKE)
    match.choose("play where_did_everybody_go 0", "step e1", "step e2")
    # He has beaten the pawn, so it goes on.
    assert (match.guy().kills, match.asked) == (1, (1, "forced_step"))
    match.choose("step e1", "step e2")
    assert match.asked == (0, "hx_bullets")
    match.choose("fail")
    # One step was left of the five.
    assert match.space() == "e2"
    assert match.asked != (1, "forced_step")
    assert match.state.phase == "move"


@clause("HX-9.2", "HX-14.5", "HX-13.3")
def test_brain_cramp_leads_into_fights_that_the_guy_decides() -> None:
    me, zoe = guy("centre", hand="fire_axe"), doctor("e1 e1", hand="brain_cramp")
    match = table("roll_move", "", me, zoe, strays="e1", dice=[3, 1, 4, 4], wounds=TWO_ALIKE)
    match.choose("play brain_cramp")
    assert match.asked == (1, "move_step")
    match.choose("step e1")
    assert match.asked == (0, "hx_fight_order")
    match.choose("fight_pawn 1")
    assert match.asked == (0, "hx_bullets")
    match.choose("fail", "fight_pawn 1")
    # The failure has ended the movement, whoever decides on it.
    assert (match.guy().kills, match.asked) == (2, (0, "discard_card"))


@clause("HX-9.2", "HX-9.5")
def test_fights_of_another_in_the_meantime_change_nothing() -> None:
    """Before his second fight somebody else is led into one; the failure in the first one still counts."""
    me, zoe = guy("centre", hand="fire_axe"), doctor("e1 e1 w1", hand="where_did_everybody_go")
    match = walking(me, zoe, guy("w3"), tokens={SPACE["e1"]: "bullet"}, dice=[1, 4, 4, 4])
    match.choose("step e1", "pass", "fail")
    assert match.asked == (1, "pre_combat_roll")
    match.choose("play where_did_everybody_go 2", "step w2", "step w1")
    # The third player has beaten the pawn on w1 and goes on; the token on e1 waits until all fights there are over.
    assert match.guy(2).kills == 1
    assert match.told.of(TokenTaken) == []
    match.choose("step w2", "step w1", "step w2")
    assert match.guy().bullets == 4
    assert [event.seat for event in match.told.of(TokenTaken)] == [0]
    assert match.asked == (0, "discard_card")


@clause("HX-9.2", "HX-9.5")
def test_the_failure_of_another_does_not_end_the_own_movement() -> None:
    me, zoe = guy("centre"), doctor("w1", hand="where_did_everybody_go")
    match = walking(me, zoe, guy("w2", bullets=0), dice=[1])
    match.choose("step e1", "play where_did_everybody_go 2", "step w1")
    assert [event.seat for event in match.told.of(AttackFailed)] == [2]
    assert (match.asked, match.state.left) == ((0, "move_step"), 5)


@clause("HX-9.2", "HX-14.4", "ZB-6.4")
def test_who_is_sent_away_has_no_more_fights_there() -> None:
    me, zoe = guy("w1"), doctor("w2 w2")
    match = walking(me, zoe, guy("s3", hand="bad_sense_of_direction"), dice=[4])
    match.choose("step w2", "pass")
    assert (match.guy().kills, match.asked) == (1, (2, "pre_combat_roll"))
    match.choose("play bad_sense_of_direction 0")
    assert (match.space(), match.guy().kills, match.asked) == ("centre", 1, (0, "move_step"))
    assert len(match.told.of(PawnFought)) == 2
    assert totals(match) == [4]


@clause("HX-9.2", "ZB-6.4")
def test_a_stray_zombie_that_is_taken_away_is_not_fought() -> None:
    me, zoe = guy("centre"), doctor("e1 e1", hand="this_isnt_so_bad")
    match = walking(me, zoe, strays="e1", dice=[4, 4])
    match.choose("step e1", "fight_pawn 1", "play this_isnt_so_bad", "put s3")
    # The second pawn is all that is left to fight.
    assert (match.asked, match.guy().kills, match.strays) == ((0, "move_step"), 2, {"s3"})


# The roll


@clause("HX-9.3", "HX-12.2")
@pytest.mark.parametrize("die", range(1, 7))
def test_four_or_more_is_a_success(die: int) -> None:
    match = walking(guy("centre", bullets=0), doctor("e1"), dice=[die])
    match.choose("step e1")
    assert bool(match.told.of(PawnBeaten)) == (die >= 4)
    assert bool(match.told.of(AttackFailed)) == (die < 4)


@clause("HX-9.3")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_bullets_make_up_for_exactly_what_is_missing(die: int) -> None:
    match = walking(guy("centre", bullets=4), doctor("e1"), dice=[die])
    match.choose("step e1")
    assert match.asked == (0, "hx_bullets")
    assert match.texts == ["bullets", "fail"]
    assert match.decision is not None
    assert match.decision.about["missing"] == 4 - die
    match.choose("bullets")
    assert [event.bullets for event in match.told.of(BulletsPaid)] == [4 - die]
    assert (match.guy().bullets, match.guy().kills) == (die, 1)
    assert match.asked == (0, "move_step")


@clause("HX-9.3", "HX-9.5")
def test_too_few_bullets_are_of_no_use() -> None:
    match = walking(guy("centre", bullets=2), doctor("e1"), dice=[1])
    match.choose("step e1")
    assert match.told.of(AttackFailed)
    assert match.guy().bullets == 2


@clause("HX-9.3", "HX-14.7", "ZB-6.5")
@pytest.mark.parametrize(
    ("in_play", "more", "bonus"),
    [
        ("fire_axe", {}, 1),
        ("hey_look_a_shotgun", {}, 1),
        ("fire_axe, hey_look_a_shotgun", {}, 2),
        ("fire_axe", {"chainsaw": True}, 2),
        ("hey_look_a_shotgun", {"chainsaw": True}, 3),
    ],
)
def test_all_that_helps_against_stray_zombies_helps_here(in_play: str, more: dict[str, Any], bonus: int) -> None:
    match = walking(guy("centre", in_play=in_play, charges=3), doctor("e1"), dice=[1], **more)
    match.choose("step e1")
    assert totals(match) == [1 + bonus]


@clause("HX-14.7", "ZB-14.15")
def test_a_shotgun_is_used_up_against_hordes_too() -> None:
    match = walking(guy("centre", in_play="hey_look_a_shotgun", charges=2), doctor("e1 e1"), dice=[4, 4])
    match.choose("step e1")
    assert totals(match) == [5, 5]
    assert match.guy().in_play == ()
    assert match.state.discard == ["hey_look_a_shotgun"]


@clause("HX-14.7", "ZB-14.19")
def test_a_molotov_cocktail_helps_in_its_building() -> None:
    match = walking(guy("n5"), doctor("n6 n7"), molotovs=(5,), dice=[4, 1])
    match.choose("step n6", "step n7")
    assert totals(match) == [4, 1 + 2]


@clause("HX-9.3", "HX-6.7")
def test_both_windows_open_for_weapons_and_adrenaline() -> None:
    me, zoe = guy("centre", hand="crowbar, adrenaline_rush"), doctor("e1", hand="fear")
    match = walking(me, zoe, dice=[2], halts=True)
    match.choose("step e1")
    assert match.question is not None
    assert (match.question.kind, match.question.about) == ("pre_combat_roll", {"seat": 0})
    assert "play crowbar" in match.playable(0)
    match.close()
    assert match.question.kind == "post_combat_roll"
    assert match.playable(0) == {"play adrenaline_rush"}
    assert match.playable(1) == set()
    match.choose("play adrenaline_rush")
    assert (match.guy().kills, match.guy().bullets) == (1, 3)


@clause("HX-9.3", "HX-4.4", "HU-13.1")
def test_hordes_may_spend_tokens_on_the_roll_if_that_was_agreed_on() -> None:
    for scope, asked in (("own", False), ("any", True)):
        players = guy("centre", bullets=0), doctor("e1", dice=1)
        match = walking(*players, dice=[5, 1], options={"reroll_scope": scope})
        match.choose("step e1")
        assert (match.asked == (1, "do_over_any")) == asked
    match.choose("reroll")
    assert match.told.of(AttackFailed)
    assert match.horde().dice == 0


# Successes


@clause("HX-9.4", "HU-9.3")
def test_a_wound_brings_one_zombie() -> None:
    match = walking(guy("centre", kills=2), doctor("e1 e1 n6"), dice=[4, 2])
    match.choose("step e1")
    assert [event.wound for event in match.told.of(WoundKept)] == ["torso"]
    assert (match.horde().wounds, match.zombies()) == (("torso",), ["e1", "e1", "n6"])
    assert (match.guy().kills, match.state.pool) == (3, 100 - 3)


@clause("HX-9.4", "HU-9.4")
@pytest.mark.parametrize("wounds", ["torso x2", "head_shot x2"])
def test_whoever_is_taken_off_brings_three(wounds: str) -> None:
    players = guy("centre"), doctor("e1 n6", wounds="torso, left_arm")
    match = table("walk", "", *players, left=6, allowance=6, wounds=wounds, dice=[4])
    match.choose("step e1")
    assert (match.guy().kills, match.zombies(), match.horde().wounds) == (3, ["n6"], ())
    assert [event.count for event in match.told.of(PawnBeaten)] == [3]


@clause("HX-9.4", "HX-11.1", "HU-9.7")
def test_the_last_one_of_a_horde_brings_three_too() -> None:
    match = walking(guy("centre"), doctor("e1", wounds="torso"), dice=[4])
    match.choose("step e1")
    assert (match.guy().kills, match.zombies(), match.horde().points) == (3, [], 1)
    assert [event.last for event in match.told.of(ZombieLost)] == [True]


@clause("HX-9.4")
@pytest.mark.parametrize(("pool", "kills"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_no_more_than_the_pool_has(pool: int, kills: int) -> None:
    match = walking(guy("centre"), doctor("e1 n6", wounds="torso"), dice=[4], pool=pool)
    match.choose("step e1")
    assert (match.guy().kills, match.state.pool) == (kills, pool - kills)


@clause("HX-9.4", "HU-17.3")
def test_the_doctor_heals_the_wound_but_it_was_a_success() -> None:
    match = walking(guy("centre"), doctor("e1", wounds="torso", used=False), dice=[4])
    match.choose("step e1")
    assert match.asked == (1, "ability")
    match.choose("use heal_thyself")
    assert (match.guy().kills, match.zombies(), match.horde().wounds) == (1, ["e1"], ())
    assert match.asked == (0, "move_step")


@clause("HX-9.4", "HU-9.2")
def test_the_owner_chooses_the_wound() -> None:
    players = guy("centre"), horde("e1", character="cheerleader")
    match = table("walk", "", *players, left=6, allowance=6, wounds="torso, head_shot, left_leg", dice=[4])
    match.choose("step e1")
    assert match.asked == (1, "keep_wound")
    match.choose("keep_wound left_leg")
    assert (match.guy().kills, match.horde().wounds) == (1, ("left_leg",))


@clause("HX-9.4", "HX-12.1")
def test_trophies_can_win_the_game() -> None:
    match = walking(guy("centre", kills=22), doctor("e1 n6", wounds="torso"), dice=[4])
    match.choose("step e1")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([0], "collection")


# Failures


@clause("HX-9.5")
def test_a_failure_costs_no_life_and_there_is_no_second_roll() -> None:
    match = walking(guy("centre", bullets=0), doctor("e1"), dice=[1])
    match.choose("step e1")
    assert totals(match) == [1]
    assert (match.guy().life, match.space()) == (3, "e1")
    assert (match.zombies(), match.horde().wounds) == (["e1"], ())


@clause("HX-9.5")
def test_his_movement_is_over_when_all_fights_are() -> None:
    match = walking(guy("centre", hand="fire_axe"), doctor("e1 e1"), strays="e1", dice=[1, 4, 4])
    match.choose("step e1", "fight_pawn 1", "fail")
    assert match.asked == (0, "hx_fight_order")
    match.choose("fight_zombie")
    # The second pawn is fought, too.
    assert [type(event).__name__ for event in match.told if isinstance(event, AttackFailed | PawnBeaten)] == [
        "AttackFailed",
        "PawnBeaten",
    ]
    assert match.asked == (0, "discard_card")


@clause("HX-9.5")
def test_a_first_aid_kit_does_not_help() -> None:
    match = walking(guy("centre", bullets=0, in_play="first_aid_kit"), doctor("e1"), dice=[1])
    match.choose("step e1")
    assert match.told.of(AttackFailed)
    assert match.guy().in_play == ("first_aid_kit",)


@clause("HX-9.6")
def test_after_successes_he_walks_on_past_those_that_are_wounded() -> None:
    match = walking(guy("centre"), doctor("e1"), dice=[4, 5])
    match.choose("step e1")
    assert (match.zombies(), match.asked, match.state.left) == (["e1"], (0, "move_step"), 5)
    match.choose("step e2")
    assert len(match.told.of(PawnFought)) == 1
    match.choose("step e1")
    # He has come back, so they fight again.
    assert len(match.told.of(PawnFought)) == 2


@clause("HX-9.6", "HX-9.8")
def test_whoever_was_wounded_is_not_fought_again_when_he_stays() -> None:
    match = walking(guy("centre", hand="fire_axe"), doctor("e1"), dice=[4])
    match.choose("step e1", "stop")
    assert match.asked == (0, "discard_card")
    match.choose("keep")
    wait_for_turn(match, 0)
    wait_for(match, "move_step")
    assert len(match.told.of(PawnFought)) == 1


# Tokens


@clause("HX-9.2", "HX-1.4", "ZB-8.6")
def test_a_token_is_taken_after_all_fights_pawns_or_not() -> None:
    match = walking(guy("centre"), doctor("e1"), strays="e1", tokens={SPACE["e1"]: "life"}, dice=[4, 1])
    match.choose("step e1", "fight_zombie")
    assert match.asked == (0, "hx_bullets")
    assert match.guy().life == 3
    match.choose("fail")
    assert match.guy().life == 4


@clause("HX-9.2", "ZB-8.6")
def test_a_stray_zombie_that_is_taken_away_keeps_him_from_the_token() -> None:
    me, zoe = guy("centre"), doctor("e1", hand="this_isnt_so_bad")
    match = walking(me, zoe, strays="e1", tokens={SPACE["e1"]: "life"}, dice=[4])
    match.choose("step e1", "fight_pawn 1")
    assert match.asked == (1, "pre_combat_roll")
    match.choose("play this_isnt_so_bad", "put s3")
    assert (match.strays, match.guy().life, match.guy().kills) == ({"s3"}, 3, 1)
    assert match.asked == (0, "move_step")


# Striking back


def failed(*players: Player, **more: Any) -> TableMatch:
    """The turn of seat 0, who has failed against a horde on e1."""
    match = walking(*players, dice=more.pop("dice", [1]), **more)
    match.choose("step e1")
    if match.asked == (0, "hx_bullets"):
        match.choose("fail")
    return match


@clause("HX-9.7", "HX-10.1")
def test_the_owner_may_strike_back_without_moving() -> None:
    match = failed(guy("centre", bullets=0), doctor("e1"), dice=[1, 1, 4], captures="eat x2")
    wait_for(match, "hx_counterattack", 1)
    assert match.texts == ["strike_back", "let_go"]
    assert match.decision is not None
    assert match.decision.about["seat"] == 0
    match.choose("strike_back")
    assert [(event.seat, event.owner, event.back) for event in match.told.of(GuyAttacked)] == [(1, 0, True)]
    assert (match.guy().life, match.horde().meals) == (2, 1)


@clause("HX-9.7")
def test_or_let_it_be_for_good() -> None:
    match = failed(guy("centre", bullets=0, hand="fire_axe"), doctor("e1"))
    wait_for(match, "hx_counterattack", 1)
    match.choose("let_go")
    assert match.told.of(GuyAttacked) == []
    assert match.state.grudges == ()


@clause("HX-9.7")
def test_only_whom_he_failed_against() -> None:
    match = walking(guy("centre"), doctor("e1 e1"), doctor("n6 e1"), dice=[4, 4, 1])
    match.choose("step e1", "fight_pawn 1", "fight_pawn 1")
    assert match.asked == (0, "hx_bullets")
    match.choose("fail")
    assert [(grudge.seat, grudge.zombie, grudge.guy) for grudge in match.view(None).grudges] == [(2, 1, 0)]
    wait_for(match, "hx_counterattack")
    assert match.asked == (2, "hx_counterattack")


@clause("HX-9.7")
def test_on_each_of_several_guys_who_failed() -> None:
    """One fails in his own turn, another one is led there in the turn of the first."""
    players = guy("centre", bullets=0), doctor("e1"), doctor("n6", "where_did_everybody_go"), guy("e2", bullets=0)
    match = walking(*players, dice=[1])
    match.choose("step e1")
    while match.asked != (2, "after_step"):
        match.choose("pass")
    match.choose("play where_did_everybody_go 3", "step e1")
    wait_for(match, "hx_counterattack", 1)
    about = []
    while match.asked == (1, "hx_counterattack"):
        assert match.decision is not None
        about.append(match.decision.about["seat"])
        match.choose("let_go")
    assert about == [0, 3]


@clause("HX-9.7")
def test_not_when_he_has_left_the_space() -> None:
    me, zoe = guy("centre", bullets=0), doctor("e1")
    match = failed(me, guy("s3", hand="where_did_everybody_go"), zoe)
    wait_for(match, "turn_start", 1)
    match.choose("play where_did_everybody_go 0", "step e2", "step e3", "step e4", "step e3", "step e2")
    assert match.state.grudges == ()


@clause("HX-9.7", "HX-10.5")
def test_not_when_another_horde_has_chased_him_away() -> None:
    match = failed(guy("centre", bullets=0), doctor("e2"), doctor("e1"))
    assert match.state.grudges
    wait_for(match, "move_pawn", 1)
    match.choose("step e2 e1", "flee e2")
    assert match.state.grudges == ()


@clause("HX-9.7")
def test_not_when_he_has_come_back_and_won() -> None:
    match = failed(guy("centre", bullets=0), doctor("e1"), guy("s3", hand="where_did_everybody_go"), dice=[1, 4])
    wait_for(match, "pre_zombie_roll", 2)
    match.choose("play where_did_everybody_go 0", "step e2", "step e1", "step e2", "step e3", "step e2")
    assert match.state.grudges == ()


@clause("HX-9.7")
def test_not_when_none_of_the_horde_has_stayed() -> None:
    match = failed(guy("centre", bullets=0), doctor("e1"))
    wait_for(match, "move_pawn", 1)
    assert match.state.grudges
    match.choose("step e1 e2", "step e2 e3", "end")
    assert match.told.of(GuyAttacked) == []
    assert match.state.active == 0


@clause("HX-9.7", "HX-9.4")
def test_not_when_somebody_else_has_taken_it_off() -> None:
    match = failed(guy("centre", bullets=0), guy("e2"), doctor("e1 n6", wounds="torso"), dice=[1, 1, 1, 4])
    assert match.state.grudges
    wait_for(match, "move_step", 1)
    match.choose("step e1")
    assert (match.zombies(2), match.state.grudges) == (["n6"], ())


@clause("HX-9.7")
def test_one_that_has_stayed_is_enough() -> None:
    match = failed(guy("centre", bullets=0), doctor("e1 e1"), dice=[1, 1])
    wait_for(match, "move_pawn", 1)
    match.choose("step e1 e2", "end")
    assert match.asked == (1, "hx_counterattack")


@clause("HX-9.7", "HX-10.1")
def test_whoever_attacks_him_anyway_has_one_attempt() -> None:
    """One pawn has stayed, another one comes: he is attacked once, and trapped as he is, not again."""
    zoe, yan = doctor("e1 e2 e2"), doctor("centre")
    match = failed(guy("centre", bullets=0), zoe, yan, dice=[1, 1, 1])
    wait_for(match, "move_pawn", 1)
    match.choose("step e2 e1", "end")
    attacks = match.told.of(GuyAttacked)
    assert [(event.seat, event.back) for event in attacks] == [(1, False)]
    assert match.state.active == 2


@clause("HX-9.7", "ZB-4.4")
def test_a_failure_in_the_owners_own_turn_is_for_the_next_one() -> None:
    zoe = doctor("e1 n6", hand="where_did_everybody_go")
    match = table("begin_turn", "", guy("centre", bullets=0), zoe, active=1, dice=[1])
    match.choose("play where_did_everybody_go 0", "step e1")
    match.choose("end")
    assert match.asked == (1, "discard_card")
    assert match.told.of(GuyAttacked) == []
    match.choose("keep")
    wait_for(match, "hx_counterattack", 1)


@clause("HX-9.7", "HX-14.14", "ZB-4.3")
def test_a_turn_that_is_lost_was_the_next_turn() -> None:
    zoe = doctor("e1")
    zoe[1].pending = ("hysterical_paralysis",)
    match = failed(guy("centre", bullets=0, hand="fire_axe"), zoe)
    assert match.asked == (0, "discard_card")
    assert match.state.grudges
    match.choose("keep")
    assert [event.seat for event in match.told.of(TurnLost)] == [1]
    assert (match.state.active, match.state.grudges) == (0, ())


# Together in peace


@clause("HX-9.8")
def test_a_turn_that_begins_together_begins_without_a_fight() -> None:
    match = table("begin_turn", "", guy("e1"), doctor("e1"), dice=[3])
    assert match.asked == (0, "move_step")
    assert match.told.of(CombatRolled) == []


@clause("HX-9.8")
def test_a_stray_zombie_is_fought_as_always_when_a_turn_begins() -> None:
    match = table("begin_turn", "", guy("e1"), doctor("e1"), strays="e1", dice=[4, 3])
    assert totals(match) == [4]
    assert match.told.of(PawnFought) == []


@clause("HX-9.8", "HX-10.1")
def test_a_horde_that_does_not_move_does_not_attack() -> None:
    match = table("move", "", guy("e1"), doctor("e1 n6"), active=1)
    match.choose("end")
    assert match.told.of(GuyAttacked) == []


@clause("HX-9.8", "HU-8.1")
def test_humans_are_captured_as_always() -> None:
    match = table("move", "", guy("e1"), doctor("e1"), humans="e1", active=1, dice=[4], captures="eat x2")
    match.choose("end")
    assert (match.horde().meals, match.guy().life, match.humans) == (1, 3, set())


@clause("HX-9.8", "HX-11.1")
def test_who_is_back_on_town_square_fights_nobody_there() -> None:
    match = table("begin_turn", "", guy(""), doctor("centre"), dice=[3])
    assert (match.space(), match.asked) == ("centre", (0, "move_step"))
    assert match.told.of(PawnFought) == []
