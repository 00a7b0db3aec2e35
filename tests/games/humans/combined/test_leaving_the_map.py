"""Off the map, and back on Town Square (HX-11)."""

from typing import Any

import pytest

from deadtown.games.humans.combined.events import CameBack, GuyCaught
from deadtown.games.humans.events import ZombieLost
from deadtown.games.zombies.events import CombatRolled, Died, MoveRolled, TurnLost
from tests.clauses import clause
from tests.games.humans.combined.table import Player, TableMatch, guy, horde, table
from tests.games.humans.combined.turns import wait_for, wait_for_turn

ABOUT_PLAYERS = (
    *("butter_fingers", "fear", "claustrophobia", "hysterical_paralysis", "untied_shoe", "dont_think_theyre_dead"),
)
"""The cards that can be played on whoever is off the map."""


def doctor(zombies: str, hand: str = "", **more: Any) -> Player:
    return horde(zombies, hand, character="doctor", **more)


# Coming back


@clause("HX-11.1", "HX-10.2")
def test_a_guy_who_was_caught_comes_back_when_his_turn_begins() -> None:
    match = table(
        *("move", "", guy("e1", hand="boarded_up"), doctor("e2"), doctor("n6")),
        active=1,
        captures="eat x2",
        dice=[4],
        halts=True,
    )
    match.choose("step e2 e1")
    wait_for_turn(match, 2)
    assert match.told.of(GuyCaught)
    assert (match.space(), match.view(None).players[0].away) == ("", True)
    wait_for_turn(match, 0)
    # Before any card is played he is on Town Square.
    assert match.question is not None
    assert (match.question.kind, match.space()) == ("turn_start", "centre")
    assert [(event.seat, event.space) for event in match.told.of(CameBack)] == [(0, "centre")]
    assert not match.view(None).players[0].away


@clause("HX-11.1", "HX-11.3", "ZB-12.1", "ZB-12.2")
def test_a_guy_who_has_died_waits_too() -> None:
    me = guy("e1", life=1, bullets=0, kills=5, in_play="fire_axe", hand="boarded_up, stampede, back_door")
    match = table("combat", "", me, doctor("n6"), strays="e1", dice=[1])
    assert [(event.lost, event.kills) for event in match.told.of(Died)] == [(3, 2)]
    mine = match.guy()
    assert (mine.life, mine.bullets, mine.in_play, match.space()) == (3, 3, (), "")
    assert match.state.discard == ["fire_axe"]
    # He has nothing more to move, and the zombies come.
    assert match.state.phase in ("zombies", "discard")
    wait_for_turn(match, 1)
    assert match.space() == ""
    wait_for_turn(match, 0)
    assert match.space() == "centre"


@clause("HX-11.3", "ZB-12.2")
@pytest.mark.parametrize(("kills", "kept"), [(0, 0), (1, 0), (8, 4), (9, 4)])
def test_death_costs_half_of_the_collection(kills: int, kept: int) -> None:
    match = table("combat", "", guy("e1", life=1, bullets=0, kills=kills), doctor("n6"), strays="e1", dice=[1])
    assert match.guy().kills == kept
    assert match.state.pool == 100 - 1 - kept


@clause("HX-11.3", "HX-10.4")
def test_being_caught_costs_nothing_of_it() -> None:
    match = table("move", "", guy("e1", life=1, kills=9), doctor("e2"), active=1, dice=[4], captures="eat x2")
    match.choose("step e2 e1")
    assert match.guy().kills == 9


@clause("HX-11.1", "HU-9.7")
def test_the_last_zombie_of_a_horde_waits_for_the_own_turn() -> None:
    zoe = doctor("e1", wounds="torso", meals=2)
    match = table(
        "walk", "", guy("centre", hand="fire_axe"), zoe, left=3, allowance=3, wounds="torso x2", dice=[4], halts=True
    )
    match.choose("step e1")
    wait_for(match, "discard_card")
    assert (match.zombies(), match.horde().wounds) == ([], ())
    assert match.view(None).players[1].away
    match.choose("keep")
    assert match.state.active == 1
    assert match.zombies() == ["centre"]
    assert [(event.seat, event.side) for event in match.told.of(CameBack)] == [(1, "zombie_player")]


@clause("HX-11.2", "HU-15.1")
def test_it_counts_for_points_while_it_waits() -> None:
    match = table(
        *("walk", "", guy("centre", hand="fire_axe"), doctor("e1", wounds="torso", meals=2)),
        left=3,
        allowance=3,
        wounds="torso x2",
        dice=[4],
    )
    match.choose("step e1", "stop")
    assert match.zombies() == []
    view = match.view(None).players[1]
    assert (view.points, view.score, view.reserve, view.zombies) == (3, 3, 9, {})


@clause("HX-11.1", "HU-9.6")
def test_others_than_the_last_one_go_to_the_reserve() -> None:
    match = table(
        *("walk", "", guy("centre", hand="fire_axe"), doctor("e1 n6", wounds="torso")),
        left=3,
        allowance=3,
        wounds="torso x2",
        dice=[4],
    )
    match.choose("step e1", "stop")
    assert (match.zombies(), match.horde().points) == (["n6"], 1)
    wait_for_turn(match, 1)
    assert match.told.of(CameBack) == []
    assert [event.last for event in match.told.of(ZombieLost)] == [False]


@clause("HX-11.1", "HX-14.14", "ZB-4.3")
@pytest.mark.parametrize("side", ["guy", "horde"])
def test_also_when_that_turn_is_lost(side: str) -> None:
    me = guy("", pending=("hysterical_paralysis",), hand="boarded_up")
    match = table("begin_turn", "", me, doctor("n6"), guy("s3"))
    if side == "horde":
        match = lost_turn_of_a_horde()
    seat = 0 if side == "guy" else 1
    assert [event.seat for event in match.told.of(TurnLost)] == [seat]
    assert [event.seat for event in match.told.of(CameBack)] == [seat]


def lost_turn_of_a_horde() -> TableMatch:
    zoe = doctor("e1", wounds="torso")
    zoe[1].pending = ("hysterical_paralysis",)
    players = guy("centre"), zoe, guy("s3", hand="fire_axe")
    match = table("walk", "", *players, left=1, allowance=1, wounds="torso x2", dice=[4])
    match.choose("step e1")
    return match


# In the meantime


@clause("HX-11.2")
def test_nobody_can_attack_or_choose_or_move_who_is_away() -> None:
    zoe = doctor("n6", hand="where_did_everybody_go")
    players = guy(""), zoe, guy("s3", hand="bad_sense_of_direction")
    match = table("begin_turn", "helipad 1 -2 0", *players, active=1, halts=True)
    assert match.playable(1) == {"play where_did_everybody_go 2"}
    assert match.playable(2) == {"play bad_sense_of_direction 1 n6"}


@clause("HX-11.2")
def test_nor_the_last_zombie_of_a_horde() -> None:
    match = table(
        *("walk", "", guy("centre", hand="bad_sense_of_direction"), doctor("e1", wounds="torso")),
        guy("s3", hand="where_did_everybody_go"),
        left=3,
        allowance=3,
        wounds="torso x2",
        dice=[4],
        halts=True,
    )
    wait_for(match, "move_step")
    match.choose("step e1")
    wait_for(match, "after_step")
    assert match.zombies() == []
    assert match.playable(0) == {"play bad_sense_of_direction 2"}
    assert match.playable(2) == {"play where_did_everybody_go 0"}


@clause("HX-11.2")
@pytest.mark.parametrize("card", ABOUT_PLAYERS)
def test_cards_about_a_player_can_still_be_played(card: str) -> None:
    me = guy("", kills=4)
    match = table("begin_turn", "", me, doctor("n6", hand=card), active=1, halts=True)
    assert match.playable(1)
    assert all(play.split()[:3] == ["play", card, "0"] for play in match.playable(1))
    wish = sorted(match.playable(1))[0]
    match.choose(wish)
    if card == "butter_fingers":
        assert match.guy().bullets == 2
    elif card == "dont_think_theyre_dead":
        assert match.state.roll is not None
        assert match.state.roll.what == "dead"
    else:
        assert match.guy().pending == (card,)


@clause("HX-11.2")
@pytest.mark.parametrize("card", ["fear", "claustrophobia", "hysterical_paralysis", "untied_shoe"])
def test_on_a_zombie_player_whose_last_zombie_waits_too(card: str) -> None:
    match = table(
        *("walk", "", guy("centre", hand=card), doctor("e1", wounds="torso")),
        left=3,
        allowance=3,
        wounds="torso x2",
        dice=[4],
        halts=True,
    )
    match.choose("step e1")
    wait_for(match, "after_step")
    assert match.playable(0) == {f"play {card} 1"}
    match.choose(f"play {card} 1")
    assert match.guy(1).pending == (card,)


@clause("HX-11.2")
def test_whoever_is_away_may_play_cards() -> None:
    me = guy("", hand="fear, hey_look_a_shotgun, stampede, fresh_meat, first_aid_kit")
    match = table("begin_turn", "", me, doctor("n6"), humans="e1", active=1, halts=True)
    # Fresh Meat needs a piece on the map, and a First Aid Kit its place.
    assert match.playable(0) == {"play fear 1", "play hey_look_a_shotgun", "play stampede"}


@clause("HX-11.2")
def test_and_use_what_needs_no_place() -> None:
    me = guy("", in_play="grenade, molotov_cocktail, lots_of_ammo, all_the_marbles, chainsaw")
    match = table("begin_turn", "", me, doctor("n6"), strays="n7 w7 e7 s7", active=1, halts=True)
    assert match.playable(0) == {"use lots_of_ammo", "use all_the_marbles"}


@clause("HX-11.2", "ZB-12.3")
def test_who_leaves_the_map_in_his_own_turn_moves_no_more() -> None:
    me = guy("centre", hand="fire_axe", life=1, bullets=0)
    match = table("walk", "helipad 1 -2 0", me, doctor("n6"), strays="e1 s3", left=5, allowance=5, dice=[1, 1])
    match.choose("step e1")
    assert match.told.of(Died)
    assert match.asked == (0, "move_zombie")
    assert match.view(0).ways == ()


@clause("HX-11.2", "ZB-12.3")
def test_who_dies_before_the_movement_has_none() -> None:
    me = guy("e1", hand="fire_axe", life=1, bullets=0)
    match = table("combat", "", me, doctor("n6"), strays="e1 s3", dice=[1, 1])
    assert match.told.of(Died)
    assert match.told.of(MoveRolled) == []
    assert match.asked == (0, "move_zombie")


@clause("HX-11.1", "HX-11.2")
def test_a_horde_that_is_beaten_in_its_own_turn_has_nobody_to_move() -> None:
    """A guy is led to the last zombie of a horde when its turn begins, and takes it off."""
    match = table(
        *("begin_turn", "", guy("centre", hand="fire_axe"), doctor("e1", "where_did_everybody_go", wounds="torso")),
        active=1,
        wounds="torso x2",
        dice=[4],
        humans="w3",
    )
    match.choose("play where_did_everybody_go 0", "step e1", "step e2", "step e3", "step e4", "step e3")
    assert match.zombies() == []
    assert match.asked == (1, "discard_card")
    wait_for_turn(match, 0)
    wait_for_turn(match, 1)
    assert match.zombies() == ["centre"]


@clause("HX-11.1", "ZB-12.4")
def test_a_stray_zombie_on_town_square_is_fought_in_the_combat_step() -> None:
    match = table("begin_turn", "", guy(""), doctor("n6"), strays="centre", dice=[4, 3])
    assert len(match.told.of(CombatRolled)) == 1
    assert match.guy().kills == 1
