"""Cards in the middle of fights, forced moves and walks, and what is left of these afterwards (ZB-6.4, ZB-11.4)."""

from deadtown.games.zombies.events import CombatRolled, Died, Stepped
from tests.clauses import clause
from tests.games.zombies.table import QUIET, TableMatch, pawn, table

ROAD = "road_straight_1 1 0 0, road_straight_2 2 0 0"
ARMY = "army_surplus 0 -1 1"
"""Its road is n4, n3, n2, its rooms are e1n4, e1n3, e1n2, the door is between n3 and e1n3."""


def steps(match: TableMatch, seat: int) -> list[str]:
    return [event.to for event in match.told.of(Stepped) if event.seat == seat]


def fighters(match: TableMatch) -> list[int]:
    return [event.seat for event in match.told.of(CombatRolled)]


@clause("ZB-11.11", "ZB-14.3", "ZB-6.4")
def test_food_found_in_the_fight_of_a_forced_move_lets_the_move_go_on() -> None:
    pawns = pawn("w1", "where_did_everybody_go"), pawn("e1"), pawn("w1", "alternate_food_source")
    match = table("begin_turn", ROAD, *pawns, zombies="e2 e3", deck=QUIET)
    match.choose("play where_did_everybody_go 1", "step e2", "play alternate_food_source")
    assert match.asked == (0, "forced_step")
    match.choose("step e3", "step e4", "step e5", "step e6")
    assert steps(match, 1) == ["e2", "e3", "e4", "e5", "e6"]
    assert fighters(match) == []
    assert match.zombies == {"e2", "e3"}


@clause("ZB-6.4", "ZB-14.4")
def test_who_is_sent_away_while_another_fights_has_no_combat_to_come_back_to() -> None:
    """Seat 0 fights; seat 2 is led into a fight of its own; in that one seat 0 is sent to Town Square."""
    pawns = pawn("e3"), pawn("w1", "where_did_everybody_go"), pawn("n1", "bad_sense_of_direction")
    match = table("combat", ROAD, *pawns, zombies="e3 centre", dice=[6], deck=QUIET)
    match.choose("play where_did_everybody_go 2")
    assert match.state.fighting == (0, 2)
    match.choose("play bad_sense_of_direction 0")
    assert match.space(0) == "centre"
    while match.asked == (1, "forced_step"):
        match.choose(1)
    assert fighters(match) == [2]
    assert match.zombies == {"e3"}
    assert match.asked == (0, "move_step")
    assert match.state.fighting == ()


@clause("ZB-11.11", "ZB-14.14", "ZB-12.3")
def test_who_dies_of_the_own_grenade_in_a_forced_move_is_led_no_farther() -> None:
    pawns = pawn("w1", "where_did_everybody_go"), pawn("n3", in_play="grenade", life=1, kills=2)
    match = table("begin_turn", ARMY, *pawns, zombies="e1n3 e1n2", deck=QUIET)
    match.choose("play where_did_everybody_go 1", "step e1n3")
    assert match.asked == (1, "pre_combat_roll")
    match.choose("use grenade")
    assert steps(match, 1) == ["e1n3"]
    assert (match.space(1), match.pawn(1).kills, match.pawn(1).life) == ("centre", 2, 3)
    assert match.asked == (0, "move_step")


@clause("ZB-11.11", "ZB-12.3")
def test_who_dies_before_the_first_forced_step_is_not_led_at_all() -> None:
    pawns = pawn("w1", "where_did_everybody_go"), pawn("e3", life=1, bullets=0)
    match = table("begin_turn", ROAD, *pawns, zombies="e3", dice=[1], deck=QUIET)
    match.choose("play where_did_everybody_go 1")
    assert steps(match, 1) == []
    assert (match.space(1), match.asked) == ("centre", (0, "move_step"))


@clause("ZB-12.4", "ZB-11.11")
def test_a_forced_move_that_death_ends_brings_no_fight_on_town_square() -> None:
    pawns = pawn("w1", "where_did_everybody_go"), pawn("e3", life=1, bullets=0)
    match = table("begin_turn", ROAD, *pawns, zombies="e4 centre", dice=[1], deck=QUIET)
    match.choose("play where_did_everybody_go 1", "step e4")
    assert fighters(match) == [1]
    assert match.zombies == {"e4", "centre"}


@clause("ZB-14.4", "ZB-11.11")
def test_nor_does_one_that_ends_because_the_pawn_is_sent_there() -> None:
    pawns = pawn("w1", "where_did_everybody_go"), pawn("e3"), pawn("w1", "bad_sense_of_direction")
    match = table("begin_turn", ROAD, *pawns, zombies="e4 centre", dice=[1], deck=QUIET)
    match.choose("play where_did_everybody_go 1", "step e4", "play bad_sense_of_direction 1")
    assert fighters(match) == []
    assert match.space(1) == "centre"


@clause("ZB-6.4", "ZB-11.11")
def test_a_zombie_blown_up_by_another_lets_the_forced_move_go_on() -> None:
    pawns = pawn("w1", "where_did_everybody_go"), pawn("n3"), pawn("n4", in_play="grenade")
    match = table("begin_turn", ARMY, *pawns, zombies="e1n3", deck=QUIET)
    match.choose("play where_did_everybody_go 1", "step e1n3", "use grenade")
    assert [match.pawn(seat).kills for seat in range(3)] == [0, 0, 1]
    assert fighters(match) == []
    assert match.asked == (0, "forced_step")


@clause("ZB-12.3", "ZB-11.11")
def test_who_is_led_to_death_in_the_own_movement_has_no_steps_left() -> None:
    pawns = pawn("centre", life=1, bullets=0), pawn("s1", "where_did_everybody_go")
    match = table("walk", ROAD, *pawns, zombies="e3 n1", left=5, allowance=5, dice=[1, 1], deck=QUIET)
    match.choose("step e1", "play where_did_everybody_go 0", "step e2", "step e3")
    assert len(match.told.of(Died)) == 1
    assert steps(match, 0) == ["e1", "e2", "e3"]
    assert match.asked == (0, "move_zombie")


@clause("ZB-6.1", "ZB-8.3")
def test_a_zombie_put_onto_the_walker_is_fought_before_the_walk_goes_on() -> None:
    match = table(
        *("walk", ROAD, pawn(), pawn("s1", "this_isnt_so_bad")), zombies="n1", left=5, allowance=5, dice=[4], deck=QUIET
    )
    match.choose("walk e4", "play this_isnt_so_bad", "put e1")
    assert (match.space(), match.view(0).goal, fighters(match)) == ("e1", "e4", [])
    match.choose("walk e4")
    assert (match.space(), fighters(match), match.state.left) == ("e1", [0], 4)
    match.choose("walk e4")
    assert (match.space(), match.state.left) == ("e4", 1)


@clause("ZB-9.1", "ZB-14.27")
def test_zombies_that_come_after_the_roll_may_move_too() -> None:
    match = table("zombies", "road_cross_1 1 0 0", pawn("w1", "zombie_master"), pawn("w1"), dice=[6])
    match.choose("pass", "play zombie_master", "put n1", "put s1", "put e4", "put e3n1", "put e3s1")
    assert match.asked == (0, "move_zombie")
    assert match.state.left == 6


@clause("ZB-11.4", "ZB-6.1")
def test_two_fights_one_in_the_other_are_both_fought_to_their_end() -> None:
    """In the walk of seat 0 seat 2 is led to its death; then seat 0 wins and walks on."""
    pawns = pawn(), pawn("w1", "where_did_everybody_go"), pawn("e3", life=1, bullets=0, kills=3)
    match = table("walk", ROAD, *pawns, zombies="e1 e4", left=4, allowance=4, dice=[2, 5], deck=QUIET)
    match.choose("walk e2", "play where_did_everybody_go 2", "step e4")
    assert [event.seat for event in match.told.of(Died)] == [2]
    assert fighters(match) == [2, 0]
    assert (match.asked, match.space(), match.state.left) == ((0, "move_step"), "e1", 3)
    assert not match.state.died
    assert match.view(0).goal == "e2"


@clause("ZB-13.3", "ZB-11.4")
def test_a_win_in_a_fight_within_a_fight_ends_everything() -> None:
    pawns = pawn("e1"), pawn("w1", "where_did_everybody_go"), pawn("n1", kills=24)
    match = table("combat", ROAD, *pawns, zombies="e1 centre", dice=[4])
    match.choose("play where_did_everybody_go 2")
    assert match.over
    assert match.outcome is not None
    assert match.outcome.winners == [2]
    assert (match.state.fighting, match.state.phase) == ((), "over")


@clause("ZB-11.3", "ZB-6.5")
def test_a_weapon_that_is_laid_before_the_roll_helps_at_once() -> None:
    me = pawn("e1n4", "fire_axe")
    match = table("combat", "fire_station 0 -1 0", me, pawn(), zombies="e1n4", dice=[3], deck=QUIET)
    match.choose("play fire_axe")
    assert [event.total for event in match.told.of(CombatRolled)] == [4]
    assert match.pawn().kills == 1
