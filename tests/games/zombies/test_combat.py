"""Combat with zombies (section 6)."""

from typing import Any

import pytest

from deadtown.games.zombies.events import CombatRolled, Killed
from tests.clauses import clause
from tests.games.matches import refusal
from tests.games.zombies.table import TableMatch, pawn, table

ROAD = "road_straight_1 1 0 0"
HOSPITAL = "hospital 0 -1 0"


def fight(
    *, dice: list[int], zombies: str = "centre", city: str = "", space: str = "centre", **more: Any
) -> TableMatch:
    """Seat 0 in step 2, on a space with a zombie."""
    return table("combat", city, pawn(space, **more), pawn("s1"), zombies=zombies, dice=dice)


def totals(match: TableMatch) -> list[int]:
    return [event.total for event in match.told.of(CombatRolled)]


# When


@clause("ZB-6.1")
def test_step_two_fights_the_zombie_on_the_own_space() -> None:
    match = fight(dice=[4])
    assert match.pawn().kills == 1
    assert match.zombies == set()


@clause("ZB-6.1")
def test_without_a_zombie_on_the_own_space_there_is_no_fight() -> None:
    match = fight(dice=[4], zombies="e1 n1")
    assert totals(match) == []
    assert match.zombies == {"e1", "n1"}


@clause("ZB-6.1")
def test_step_two_lasts_until_no_zombie_is_on_the_space() -> None:
    """The zombie is taken elsewhere, and another one is put in its place."""
    match = table("combat", "", pawn("e1"), pawn("s1", "this_isnt_so_bad"), zombies="e1 n1", dice=[5])
    match.choose("play this_isnt_so_bad", "lift e1", "put w1", "put e1")
    assert match.zombies == {"w1"}
    assert match.pawn().kills == 1


@clause("ZB-6.1", "ZB-14.4")
def test_who_is_sent_away_in_step_two_fights_the_zombie_there_too() -> None:
    match = table("combat", "", pawn("e1"), pawn("s1", "bad_sense_of_direction"), zombies="e1 centre", dice=[5])
    match.choose("play bad_sense_of_direction 0")
    assert match.space() == "centre"
    assert match.zombies == {"e1"}
    assert match.pawn().kills == 1


@clause("ZB-6.1", "ZB-8.4")
def test_a_zombie_is_fought_at_once_where_a_pawn_enters() -> None:
    match = table("walk", "", zombies="e1", left=2, allowance=2, dice=[4])
    match.choose("step e1")
    assert match.pawn().kills == 1
    assert (match.asked, match.state.left) == ((0, "move_step"), 1)


@clause("ZB-6.1", "ZB-11.11")
def test_so_it_is_in_a_forced_move() -> None:
    match = table("begin_turn", "", pawn("e1", "where_did_everybody_go"), pawn("s1"), zombies="centre n1", dice=[4, 6])
    match.choose("play where 1")
    assert match.asked == (0, "forced_step")
    assert match.pawn(1).kills == 1
    match.choose("step n1")
    assert match.pawn(1).kills == 2


@clause("ZB-6.1")
def test_a_zombie_that_came_onto_the_own_space_is_fought_before_the_next_step() -> None:
    match = table("roll_move", "", pawn(), pawn("s1", "this_isnt_so_bad"), zombies="e1", dice=[3, 6])
    match.choose("play this", "put centre")
    assert totals(match) == []
    assert match.asked == (0, "move_step")
    match.choose("step n1")
    assert totals(match) == [6]
    assert (match.space(), match.state.left) == ("centre", 3)
    match.choose("step n1")
    assert (match.space(), match.state.left) == ("n1", 2)


@clause("ZB-6.1")
def test_who_stops_does_not_fight_it() -> None:
    match = table("roll_move", "", pawn(), pawn("s1", "this_isnt_so_bad"), zombies="e1", dice=[3, 1])
    match.choose("play this", "put centre", "stop")
    assert totals(match) == []
    assert match.pawn().kills == 0


@clause("ZB-6.1", "ZB-11.11")
def test_a_forced_move_begins_with_the_fight_on_the_own_space() -> None:
    match = table("begin_turn", "", pawn("e1", "where_did_everybody_go"), pawn("s1"), zombies="s1", dice=[4])
    match.choose("play where 1")
    assert totals(match) == [4]
    assert match.space(1) == "centre"


@clause("ZB-6.1", "ZB-6.8")
def test_a_pawn_that_does_not_move_just_shares_the_space() -> None:
    match = table("combat", "", pawn("n1"), pawn("s1"), pawn("s1"), zombies="s1 n1", dice=[5])
    assert [match.pawn(seat).kills for seat in range(3)] == [1, 0, 0]
    assert match.zombies == {"s1"}


@clause("ZB-6.8")
def test_only_the_pawn_that_triggers_the_fight_fights() -> None:
    match = table("walk", "", pawn(), pawn("e1"), zombies="e1", left=1, allowance=1, dice=[1])
    match.choose("step e1")
    assert match.asked == (0, "combat_response")
    match.choose("bullets")
    assert [(match.pawn(seat).kills, match.pawn(seat).bullets) for seat in range(2)] == [(1, 0), (0, 3)]


# How


@clause("ZB-6.2")
@pytest.mark.parametrize("die", range(1, 7))
def test_four_or_more_wins(die: int) -> None:
    match = fight(dice=[die])
    won = die >= 4
    assert match.pawn().kills == won
    assert match.zombies == (set() if won else {"centre"})


@clause("ZB-6.3")
@pytest.mark.parametrize(("die", "price"), [(1, 3), (2, 2), (3, 1)])
def test_what_is_missing_is_paid_in_bullets(die: int, price: int) -> None:
    match = fight(dice=[die], bullets=4)
    match.choose("bullets")
    pawn_after = match.pawn()
    assert (pawn_after.kills, pawn_after.life, pawn_after.bullets) == (1, 3, 4 - price)


@clause("ZB-6.3")
def test_with_too_few_bullets_they_are_not_offered() -> None:
    match = fight(dice=[2, 4], bullets=1, in_play="first_aid_kit")
    assert match.texts == ["first_aid", "lose_life"]
    assert refusal(match, "bullets").clause == "ZB-6.3"


@clause("ZB-6.3")
def test_a_life_that_is_lost_brings_another_roll() -> None:
    match = fight(dice=[2, 3, 5])
    match.choose("lose_life", "lose_life")
    assert totals(match) == [2, 3, 5]
    assert (match.pawn().life, match.pawn().bullets, match.pawn().kills) == (1, 3, 1)


@clause("ZB-6.3", "ZB-14.13")
def test_a_first_aid_kit_saves_the_life_and_is_discarded() -> None:
    me = pawn(in_play="first_aid_kit", hand="chainsaw x3")
    match = table("combat", "", me, pawn(), zombies="centre", dice=[2, 5])
    match.choose("first_aid")
    assert (match.pawn().life, match.pawn().bullets, match.pawn().kills) == (3, 3, 1)
    assert match.pawn().in_play == ()
    assert match.state.discard == ["first_aid_kit"]


@clause("ZB-6.3", "ZB-12.1")
def test_without_life_left_the_fighter_dies() -> None:
    match = fight(dice=[1], life=1, bullets=0, space="e1", zombies="e1", city=ROAD)
    assert match.pawn().deaths == 1
    assert match.space() == "centre"
    assert match.zombies == {"e1"}


@clause("ZB-6.4")
def test_nobody_may_break_off() -> None:
    match = fight(dice=[2])
    assert match.texts == ["bullets", "lose_life"]
    assert refusal(match, "stop").clause == "ZB-6.3"
    assert refusal(match, "pass").clause == "ZB-6.3"


@clause("ZB-6.4")
def test_a_card_that_removes_the_zombie_ends_the_combat_without_result() -> None:
    match = table("combat", "", pawn("e1"), pawn("s1", "this_isnt_so_bad"), zombies="e1")
    match.choose("play this", "put w1")
    assert totals(match) == []
    assert (match.pawn().kills, match.zombies) == (0, {"w1"})
    assert match.state.fighting == ()


@clause("ZB-6.4", "ZB-14.4")
def test_a_card_that_removes_the_fighter_ends_it_too() -> None:
    match = table("combat", "", pawn("e1"), pawn("s1", "bad_sense_of_direction"), zombies="e1")
    match.choose("play bad 0")
    assert totals(match) == []
    assert (match.space(), match.zombies) == ("centre", {"e1"})


@clause("ZB-6.4")
def test_in_a_movement_another_zombie_is_another_combat() -> None:
    """It is fought only before the next step: who stops leaves it alone."""
    match = table("walk", "", pawn(), pawn("s1", "this_isnt_so_bad"), zombies="e1 n1", left=3, allowance=3)
    match.choose("step e1", "play this", "lift e1", "put w1", "put e1")
    assert match.asked == (0, "move_step")
    assert totals(match) == []
    match.choose("stop")
    assert totals(match) == []


# Modifiers


@clause("ZB-6.5")
@pytest.mark.parametrize(
    ("in_play", "more", "bonus"),
    [
        ("", {}, 0),
        ("fire_axe", {}, 1),
        ("hey_look_a_shotgun", {}, 1),
        ("fire_axe, hey_look_a_shotgun", {}, 2),
        ("", {"chainsaw": True}, 2),
        ("fire_axe", {"chainsaw": True}, 2),
        ("fire_axe, hey_look_a_shotgun", {"chainsaw": True}, 3),
        ("", {"molotovs": (1,)}, 2),
        ("fire_axe", {"molotovs": (1,)}, 2),
        ("fire_axe, hey_look_a_shotgun", {"molotovs": (1,), "chainsaw": True}, 3),
        ("skateboard, lots_of_ammo, grenade, chainsaw, molotov_cocktail", {}, 0),
    ],
)
def test_the_best_weapon_and_a_shotgun_add_up(in_play: str, more: dict[str, Any], bonus: int) -> None:
    me = pawn("n3", in_play=in_play)
    match = table("combat", HOSPITAL, me, pawn(), zombies="n3", dice=[6], **more)
    match.wait_for("move_step")
    assert totals(match) == [6 + bonus]
    assert [event.bonus for event in match.told.of(CombatRolled)] == [bonus]


@clause("ZB-6.5", "ZB-14.1")
def test_adrenaline_comes_on_top() -> None:
    match = table("combat", HOSPITAL, pawn("n3", "adrenaline_rush", "fire_axe"), pawn(), zombies="n3", dice=[1])
    assert match.texts == ["play adrenaline_rush", "pass"]
    match.choose("play adrenaline_rush")
    assert match.pawn().kills == 1


@clause("ZB-6.5", "ZB-14.7")
def test_a_chainsaw_is_for_its_owner_alone() -> None:
    """Somebody else who fights in that turn has none of it."""
    match = table(
        "begin_turn", "", pawn("e1", "where_did_everybody_go"), pawn("s1"), zombies="s1", dice=[3], chainsaw=True
    )
    match.choose("play where 1")
    assert totals(match) == [3]


@clause("ZB-6.6")
def test_bullets_and_life_change_no_other_roll() -> None:
    match = table("roll_move", "", dice=[1])
    assert match.state.left == 1
    assert not {"bullets", "lose_life"} & set(match.texts)
    match = table("zombies", "", zombies="e1 n1", dice=[1])
    assert all(text.startswith("zombie") for text in match.texts)


@clause("ZB-6.7")
def test_players_do_not_attack_each_other() -> None:
    match = table("walk", "", pawn(), pawn("e1"), left=2, allowance=2)
    match.choose("step e1")
    assert match.asked == (0, "move_step")
    assert not [text for text in match.texts if "attack" in text]


# After a kill


@clause("ZB-6.9", "ZB-8.6")
def test_after_a_kill_the_token_is_taken() -> None:
    match = fight(dice=[4], city=HOSPITAL, space="n3", zombies="n3")
    assert match.pawn().life == 3
    match = table("combat", HOSPITAL, pawn("n3"), pawn(), zombies="n3", tokens="life n3", dice=[4])
    assert match.pawn().life == 4
    assert match.tokens == {}


@clause("ZB-6.9", "ZB-13.2")
def test_victory_comes_before_the_token() -> None:
    match = table("combat", HOSPITAL, pawn("n3", kills=24), pawn(), zombies="n3", tokens="life n3", dice=[4])
    assert match.over
    assert match.pawn().life == 3
    assert match.tokens == {"n3": "life"}


@clause("ZB-6.9", "ZB-8.4")
def test_then_the_interrupted_walk_goes_on() -> None:
    match = table("walk", ROAD, zombies="e1", left=5, allowance=5, dice=[1])
    match.choose("walk e3", "bullets")
    assert match.space() == "e1"
    assert match.state.left == 4
    assert match.view(0).goal == "e3"
    match.choose("walk e3")
    assert (match.space(), match.state.left) == ("e3", 2)
    assert [event.space for event in match.told.of(Killed)] == ["e1"]
