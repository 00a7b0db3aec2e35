"""Step 5: zombies (section 9)."""

import pytest

from deadtown.games.zombies.events import CombatRolled, ZombieMoved, ZombiesRolled
from tests.clauses import clause
from tests.games.matches import refusal
from tests.games.zombies.table import TableMatch, pawn, table

ROAD = "road_straight_1 1 0 0"


def moves(match: TableMatch) -> list[tuple[str, str]]:
    return [(event.space, event.to) for event in match.told.of(ZombieMoved)]


@clause("ZB-9.1")
@pytest.mark.parametrize("die", range(1, 7))
def test_as_many_zombies_move_as_the_die_shows(die: int) -> None:
    crosses = "road_cross_1 1 0 0, road_cross_2 -1 0 0"
    match = table("zombies", crosses, zombies="e2 e3 e4 e3n1 w2 w3 w4 w3n1", dice=[die])
    while match.state.active == 0 and match.asked == (0, "move_zombie"):
        match.choose(1)
    assert len(moves(match)) == die
    assert len({event.number for event in match.told.of(ZombieMoved)}) == die
    assert len(match.zombies) == 8


@clause("ZB-9.1")
def test_one_space_along_connections_to_a_space_without_zombie() -> None:
    match = table("zombies", "hospital 0 -1 0", zombies="n2 n3 w1n2", dice=[1])
    # The Hospital's corner in the south-west has its way in the north, for zombies too.
    assert set(match.texts) == {
        *("zombie n2 n1", "zombie n3 n4", "zombie n3 e1n3", "zombie n3 w1n3", "zombie w1n2 w1n3"),
    }
    assert refusal(match, "zombie n2 n3").clause == "ZB-2.10"
    assert refusal(match, "zombie w1n2 n2").clause == "ZB-9.1"
    assert refusal(match, "zombie e1 e2").clause == "ZB-9.1"


@clause("ZB-9.1", "ZB-9.3")
def test_pawns_do_not_block_and_fight_in_their_own_turn_only() -> None:
    match = table(
        "zombies", "", pawn("n1"), pawn("s1"), pawn("centre", hand="fear"), zombies="e1", dice=[1, 4], halts=True
    )
    match.wait_for("turn_end")
    assert match.zombies == {"centre"}
    assert match.told.of(CombatRolled) == []
    match.wait_for("pre_combat_roll")
    assert match.state.active == 2


@clause("ZB-9.1")
def test_no_zombie_moves_twice() -> None:
    match = table("zombies", ROAD, zombies="e1 e4", dice=[2])
    match.choose("zombie e4 e3")
    assert set(match.texts) == {"zombie e1 centre", "zombie e1 e2"}
    assert refusal(match, "zombie e3 e4").reason == "zombie-moved"


@clause("ZB-9.2")
def test_they_are_moved_one_at_a_time_and_nobody_may_stop_before() -> None:
    match = table("zombies", ROAD, zombies="e1 e3", dice=[2])
    assert set(match.texts) == {"zombie e1 centre", "zombie e1 e2", "zombie e3 e2", "zombie e3 e4"}
    assert refusal(match, "stop").clause == "ZB-9.2"
    match.choose("zombie e1 e2")
    # The other one has one way left, and takes it.
    assert moves(match) == [("e1", "e2"), ("e3", "e4")]


@clause("ZB-9.2")
def test_there_is_no_duty_to_pick_an_order_that_allows_more_moves() -> None:
    """In the north it would have made room for the one in the west."""
    match = table("zombies", "road_straight_1 0 -1 1", zombies="n1 w1", dice=[2])
    match.choose("zombie n1 centre")
    assert moves(match) == [("n1", "centre")]
    assert match.state.active == 1


@clause("ZB-9.2")
def test_the_step_ends_when_no_unmoved_zombie_has_a_way() -> None:
    match = table("zombies", "", zombies="e1", dice=[6])
    assert moves(match)[:1] == [("e1", "centre")]
    assert [event.seat for event in match.told.of(ZombiesRolled)] == [0]
    assert len(moves(match)) == 1
    assert match.state.active == 1


@clause("ZB-9.2")
def test_without_zombies_nothing_happens() -> None:
    match = table("zombies", "", dice=[6])
    assert moves(match) == []
    assert match.state.active == 1


@clause("ZB-9.4", "ZB-12.3")
def test_it_takes_place_even_if_the_player_died_this_turn() -> None:
    me = pawn("e1", life=1, bullets=0)
    match = table("combat", ROAD, me, pawn("s1"), zombies="e1 e3", dice=[1, 2])
    assert match.pawn().deaths == 1
    assert [event.die for event in match.told.of(ZombiesRolled)] == [2]
    assert match.asked == (0, "move_zombie")
