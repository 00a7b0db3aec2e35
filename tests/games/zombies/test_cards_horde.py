"""Cards that bring zombies, move them, or let them rest (section 14)."""

import pytest

from deadtown.games.zombies.events import CombatRolled, ZombieMoved, ZombiePut, ZombiesRolled
from tests.clauses import clause
from tests.games.matches import refusal
from tests.games.zombies.table import QUIET, pawn, table

ARMY = "army_surplus 0 -1 1"
"""Its rooms are e1n4, e1n3 and e1n2."""
ARMY_AND_DRUGS = f"{ARMY}, drug_store 0 1 1"
"""The rooms of the Drug Store are e1s2, e1s3 and e1s4."""


# All the Marbles


@clause("ZB-14.2")
def test_while_the_marbles_lie_nobody_moves_zombies() -> None:
    match = table("begin_turn", "", pawn(in_play="all_the_marbles"), pawn("w1"), zombies="n1 s1", deck=QUIET)
    match.choose("use all_the_marbles")
    for seat in (0, 1, 0):
        match.wait_for("discard_card", seat)
        assert match.told.of(ZombiesRolled) == []
        match.choose("keep")
    assert match.zombies == {"n1", "s1"}
    match.wait_for("move_zombie", 1)


@clause("ZB-14.2")
def test_no_window_of_that_step_opens() -> None:
    match = table("zombies", "", pawn(pending=("all_the_marbles",)), pawn(hand="fear"), zombies="n1", halts=True)
    assert match.question is not None
    assert match.question.kind == "turn_end"


@clause("ZB-14.2")
def test_used_before_the_roll_there_is_none() -> None:
    match = table("zombies", "", pawn(), pawn(in_play="all_the_marbles", hand="fear"), zombies="n1 s1", halts=True)
    match.wait_for("pre_zombie_roll")
    match.choose("use all_the_marbles")
    assert match.told.of(ZombiesRolled) == []
    assert match.question is not None
    assert match.question.kind == "turn_end"


@clause("ZB-14.2")
def test_used_after_the_roll_they_void_it() -> None:
    pawns = pawn(hand="zombie_master"), pawn(in_play="all_the_marbles", hand="fear")
    match = table("zombies", "", *pawns, zombies="n1 s1", dice=[6], halts=True)
    match.wait_for("post_zombie_roll")
    match.close()
    assert match.asked == (0, "move_zombie")
    match = table("zombies", "", *pawns, zombies="n1 s1", dice=[6])
    match.choose("pass", "pass", "pass")
    assert match.asked == (1, "post_zombie_roll")
    match.choose("use all_the_marbles")
    assert match.told.of(ZombieMoved) == []
    assert match.asked == (0, "turn_end")
    assert match.zombies == {"n1", "s1"}


@clause("ZB-14.2", "ZB-14.23")
def test_this_isnt_so_bad_cannot_be_played_meanwhile() -> None:
    match = table("begin_turn", "", pawn(hand="this_isnt_so_bad"), pawn(pending=("all_the_marbles",)), zombies="n1")
    assert match.asked == (0, "move_step")


@clause("ZB-14.2", "ZB-4.3")
def test_they_end_with_the_next_turn_even_a_skipped_one() -> None:
    lost = pawn(pending=("all_the_marbles", "hysterical_paralysis"))
    match = table("begin_turn", "", pawn("n1"), lost, zombies="s1 e1", active=1, deck=QUIET, dice=[1, 1])
    match.wait_for("move_zombie", 0)


@clause("ZB-14.2", "ZB-11.10")
def test_marbles_upon_marbles_change_nothing() -> None:
    match = table("begin_turn", "", pawn(), pawn(in_play="all_the_marbles", pending=("all_the_marbles",)))
    assert match.asked == (0, "move_step")


# Buildings


@clause("ZB-14.9")
def test_it_gets_worse_every_room_gets_a_zombie() -> None:
    match = table("begin_turn", ARMY_AND_DRUGS, pawn("w1", "couldnt_get_any_worse"), pawn("e1n3"), zombies="e1n4 n3")
    assert match.texts == ["play couldnt_get_any_worse army_surplus", "play couldnt_get_any_worse drug_store", "pass"]
    match.choose("play couldnt_get_any_worse army_surplus")
    assert match.zombies == {"n3", "e1n4", "e1n3", "e1n2"}
    assert match.told.of(CombatRolled) == []


@clause("ZB-14.9")
def test_not_in_a_building_that_is_full() -> None:
    match = table("begin_turn", ARMY, pawn("w1", "couldnt_get_any_worse"), pawn(), zombies="e1n4 e1n3 e1n2")
    assert match.asked == (0, "move_step")


@clause("ZB-14.9", "ZB-5.8")
def test_with_a_short_pool_the_player_chooses_the_rooms() -> None:
    match = table("begin_turn", ARMY, pawn("w1", "couldnt_get_any_worse"), pawn(), pool=2)
    match.choose("play couldnt_get_any_worse army_surplus", "put e1n4", "put e1n2")
    assert match.zombies == {"e1n4", "e1n2"}
    assert match.state.pool == 0


@clause("ZB-14.22")
@pytest.mark.parametrize(
    ("before", "puts", "after"),
    [
        ("e1n4", ["put e1n2"], {"e1n4", "e1n2"}),
        ("e1n4 e1n3", [], {"e1n4", "e1n3", "e1n2"}),
    ],
)
def test_a_miscalculation_doubles_the_zombies_of_a_building(before: str, puts: list[str], after: set[str]) -> None:
    match = table("begin_turn", ARMY_AND_DRUGS, pawn("w1", "slight_miscalculation"), pawn("w1"), zombies=before)
    assert match.texts == ["play slight_miscalculation army_surplus", "pass"]
    match.choose("play slight_miscalculation army_surplus", *puts)
    assert match.zombies == after


@clause("ZB-14.22")
def test_it_needs_a_zombie_and_a_free_room() -> None:
    full, empty = "e1n4 e1n3 e1n2", "n3 n4"
    for zombies in (full, empty):
        match = table("begin_turn", ARMY, pawn("w1", "slight_miscalculation"), pawn("w1"), zombies=zombies)
        assert match.asked == (0, "move_step")


@clause("ZB-14.9", "ZB-14.22", "ZB-11.10")
@pytest.mark.parametrize("card", ["couldnt_get_any_worse", "slight_miscalculation"])
def test_with_an_empty_pool_neither_is_played(card: str) -> None:
    match = table("begin_turn", ARMY, pawn("w1", card), pawn("w1"), zombies="e1n4", pool=0)
    assert match.asked == (0, "move_step")


# Anywhere


@clause("ZB-14.25", "ZB-2.11")
def test_were_screwed_brings_ten_also_onto_pawns() -> None:
    match = table("begin_turn", "road_cross_1 1 0 0, road_cross_2 -1 0 0", pawn("w1", "were_screwed"), pawn("n1"))
    match.choose("play were_screwed", "put n1", "put w1")
    assert refusal(match, "put n1").clause == "ZB-2.10"
    for _ in range(8):
        assert match.asked == (0, "card_put")
        match.choose(1)
    assert len(match.zombies) == 10
    assert match.state.pool == 90
    # Neither of the two is fought now.
    assert match.pawn(1).kills == 0


@clause("ZB-14.27")
def test_zombie_master_brings_five_not_onto_pawns() -> None:
    match = table("begin_turn", "road_cross_1 1 0 0", pawn("w1", "zombie_master"), pawn("n1"), deck=QUIET)
    match.choose("play zombie_master")
    assert not {"put w1", "put n1"} & set(match.texts)
    assert refusal(match, "put n1").reason == "pawn-there"
    match.choose("put centre", "put e1", "put e2", "put e3", "put e4")
    assert match.zombies == {"centre", "e1", "e2", "e3", "e4"}
    assert match.asked == (0, "move_step")


# This Isn't So Bad


@clause("ZB-14.23")
def test_two_zombies_are_moved_to_any_legal_spaces() -> None:
    match = table("begin_turn", ARMY, pawn("w1", "this_isnt_so_bad"), pawn("n1"), zombies="e1n4 n4 s1", deck=QUIET)
    match.choose("play this_isnt_so_bad", "lift e1n4", "put n1")
    # The same one is not moved again, and a space just left counts as empty.
    assert set(match.texts) == {"lift n4", "lift s1"}
    match.choose("lift s1", "put e1n4")
    assert match.zombies == {"n1", "n4", "e1n4"}
    assert {event.number for event in match.told.of(ZombiePut)} == {1, 3}
    assert match.asked == (0, "move_step")


@clause("ZB-14.23")
def test_only_to_spaces_without_zombie() -> None:
    match = table("begin_turn", "", pawn("w1", "this_isnt_so_bad"), pawn("w1"), zombies="n1 s1")
    match.choose("play this_isnt_so_bad", "lift n1")
    assert set(match.texts) == {"put centre", "put e1", "put w1"}
    assert refusal(match, "put s1").clause == "ZB-2.10"


@clause("ZB-14.23")
def test_one_if_there_is_only_one() -> None:
    match = table("begin_turn", "", pawn("w1", "this_isnt_so_bad"), pawn("w1"), zombies="n1", deck=QUIET)
    match.choose("play this_isnt_so_bad", "put s1")
    assert match.zombies == {"s1"}
    assert match.asked == (0, "move_step")


@clause("ZB-14.23", "ZB-9.1")
def test_it_does_not_use_up_the_zombies_of_the_step() -> None:
    match = table("zombies", "", pawn("w1", "this_isnt_so_bad"), pawn("w1"), zombies="n1", dice=[1], deck=QUIET)
    match.choose("pass", "play this_isnt_so_bad", "put s1")
    assert match.zombies == {"centre"}
