"""Cards for combat: weapons, bullets, first aid, and peace for a while (section 14)."""

import pytest

from deadtown.games.zombies.events import CombatRolled, Died, FoodFound, LifeLost, TokenTaken
from tests.clauses import clause
from tests.games.zombies.table import QUIET, TableMatch, pawn, table

ARMY = "army_surplus 0 -1 1"
"""North of Town Square: its road is n4, n3, n2, its rooms e1n4, e1n3, e1n2, the door between n3 and e1n3."""
HOSPITAL = "hospital 0 -1 0"


def bonuses(match: TableMatch) -> list[int]:
    return [event.bonus for event in match.told.of(CombatRolled)]


# Chainsaw, Fire Axe, Shotgun


@clause("ZB-14.7")
def test_a_chainsaw_adds_two_for_the_rest_of_the_turn() -> None:
    match = table("combat", "", pawn("e1", in_play="chainsaw"), pawn("w1"), zombies="e1 n1", dice=[2, 4, 2], deck=QUIET)
    assert match.asked == (0, "pre_combat_roll")
    match.choose("use chainsaw")
    assert match.pawn().kills == 1
    match.choose("walk n1")
    assert bonuses(match) == [2, 2]
    assert match.pawn().in_play == ()


@clause("ZB-14.7")
def test_it_ends_with_the_turn() -> None:
    match = table("discard", "", pawn(), pawn("e1"), zombies="e1", dice=[6], chainsaw=True, deck=QUIET)
    match.wait_for("move_step", 1)
    assert bonuses(match) == [0]
    assert not match.state.chainsaw


@clause("ZB-14.7", "ZB-11.10")
def test_a_second_one_in_the_same_turn_would_change_nothing() -> None:
    match = table("begin_turn", "", pawn(in_play="chainsaw"), pawn(), chainsaw=True)
    assert match.asked == (0, "move_step")


@clause("ZB-14.7")
def test_unused_it_adds_nothing() -> None:
    match = table("combat", "", pawn(in_play="chainsaw"), pawn(), zombies="centre", dice=[5])
    match.choose("pass")
    assert bonuses(match) == [0]


@clause("ZB-14.12")
def test_a_fire_axe_adds_one_to_every_roll_and_stays() -> None:
    match = table("combat", "", pawn(in_play="fire_axe"), pawn(), zombies="centre", dice=[1, 2, 3], deck=QUIET)
    match.choose("lose_life", "lose_life")
    assert bonuses(match) == [1, 1, 1]
    assert match.pawn().kills == 1
    assert match.pawn().in_play == ("fire_axe",)


@clause("ZB-14.12")
def test_it_helps_in_the_turns_of_others_too() -> None:
    match = table(
        *("begin_turn", "", pawn("w1", "where_did_everybody_go"), pawn("s1", in_play="fire_axe")),
        zombies="s1",
        dice=[3],
    )
    match.choose("play where 1")
    assert bonuses(match) == [1]


@clause("ZB-14.15")
def test_a_shotgun_is_good_for_three_rolls() -> None:
    me = pawn(hand="fire_axe x3", in_play="hey_look_a_shotgun", life=5)
    match = table("combat", "", me, pawn(), zombies="centre", dice=[1, 1, 1, 6])
    match.choose("lose_life")
    assert match.pawn().charges == 1
    match.choose("lose_life")
    assert (match.pawn().charges, match.pawn().in_play) == (0, ())
    assert match.state.discard == ["hey_look_a_shotgun"]
    match.choose("lose_life")
    assert bonuses(match) == [1, 1, 1, 0]


@clause("ZB-14.15")
def test_it_is_loaded_when_it_is_played() -> None:
    match = table("combat", "", pawn(hand="hey_look_a_shotgun"), pawn(), zombies="centre", dice=[1])
    match.choose("play hey_look_a_shotgun")
    assert bonuses(match) == [1]
    assert match.pawn().charges == 2


@clause("ZB-14.15", "ZB-14.6")
def test_butter_fingers_take_it_away_before_the_roll() -> None:
    me = pawn(hand="fire_axe x3", in_play="hey_look_a_shotgun", charges=2)
    match = table("combat", "", me, pawn(hand="butter_fingers"), zombies="centre", dice=[3])
    match.choose("play butter_fingers 0 hey_look_a_shotgun")
    assert bonuses(match) == [0]
    assert (match.pawn().charges, match.pawn().in_play) == (0, ())
    assert match.state.discard == ["butter_fingers", "hey_look_a_shotgun"]
    assert match.asked == (0, "combat_response")


# Molotov Cocktail


@clause("ZB-14.19")
def test_a_molotov_cocktail_adds_two_in_its_building_alone() -> None:
    match = table(
        *("begin_turn", HOSPITAL, pawn("n4", in_play="molotov_cocktail"), pawn()),
        zombies="n4 n3 n2",
        dice=[6, 6, 6, 6],
        deck=QUIET,
    )
    match.choose("use molotov_cocktail", "step n3", "step n2")
    assert bonuses(match) == [2, 2, 0]


@clause("ZB-14.19")
def test_outdoors_it_cannot_be_used() -> None:
    match = table("begin_turn", ARMY, pawn("n3", in_play="molotov_cocktail"), pawn())
    assert match.asked == (0, "move_step")


@clause("ZB-14.19", "ZB-11.10")
def test_nor_where_one_burns_already() -> None:
    match = table("begin_turn", ARMY, pawn("e1n3", in_play="molotov_cocktail"), pawn(), molotovs=(1,))
    assert match.asked == (0, "move_step")


@clause("ZB-14.19")
def test_it_ends_with_the_turn_and_helps_nobody_else() -> None:
    match = table("discard", ARMY, pawn("w1"), pawn("e1n3"), zombies="e1n3", dice=[6], molotovs=(1,), deck=QUIET)
    match.wait_for("move_step", 1)
    assert bonuses(match) == [0]
    thrower = pawn("e1n3", "where_did_everybody_go")
    match = table("begin_turn", ARMY, thrower, pawn("e1n2"), zombies="e1n2", dice=[6], molotovs=(1,))
    match.choose("play where 1")
    assert bonuses(match) == [0]


# Grenade


@clause("ZB-14.14")
def test_a_grenade_takes_all_zombies_of_the_building_and_a_life() -> None:
    match = table("begin_turn", ARMY, pawn("n4", in_play="grenade"), pawn(), zombies="e1n4 e1n2 n2", deck=QUIET)
    match.choose("use grenade")
    assert (match.pawn().kills, match.pawn().life) == (2, 2)
    assert match.zombies == {"n2"}


@clause("ZB-14.14")
@pytest.mark.parametrize("zombies", ["", "n4", "n4 centre"])
def test_it_needs_a_zombie_in_the_building_of_the_tile(zombies: str) -> None:
    match = table("begin_turn", ARMY, pawn("n3", in_play="grenade"), pawn("w1"), zombies=zombies)
    assert match.asked == (0, "move_step")


@clause("ZB-14.14")
def test_a_building_of_another_tile_does_not_count() -> None:
    match = table("begin_turn", ARMY, pawn("n1", in_play="grenade"), pawn("w1"), zombies="e1n2")
    assert match.asked == (0, "move_step")


@clause("ZB-14.14", "ZB-12.2")
def test_one_may_die_of_it_and_first_aid_does_not_help() -> None:
    me = pawn("e1n4", in_play="grenade, first_aid_kit", life=1, kills=3)
    match = table("begin_turn", ARMY, me, pawn(), zombies="e1n4 e1n2", tokens="bullet e1n4", deck=QUIET)
    match.choose("use grenade")
    assert len(match.told.of(Died)) == 1
    assert (match.pawn().kills, match.space()) == (2, "centre")
    assert match.pawn().in_play == ()
    assert match.tokens == {"e1n4": "bullet"}


@clause("ZB-14.14", "ZB-8.6")
def test_the_token_on_the_own_space_comes_after_the_life() -> None:
    """At the cap the lost life makes room for the one that lies there."""
    me = pawn("e1n4", in_play="grenade", life=5)
    match = table("begin_turn", ARMY, me, pawn(), zombies="e1n4 e1n2", tokens="life e1n4, bullet e1n2", deck=QUIET)
    match.choose("use grenade")
    assert match.pawn().life == 5
    assert match.tokens == {"e1n2": "bullet"}
    order = [type(event) for event in match.told if isinstance(event, LifeLost | TokenTaken)]
    assert order == [LifeLost, TokenTaken]


@clause("ZB-14.14", "ZB-6.4")
def test_in_a_combat_it_ends_the_combat() -> None:
    match = table("combat", ARMY, pawn("e1n4", in_play="grenade"), pawn(), zombies="e1n4 e1n2", dice=[1], deck=QUIET)
    match.choose("use grenade")
    assert match.told.of(CombatRolled) == []
    assert (match.pawn().kills, match.pawn().life) == (2, 2)
    assert match.asked == (0, "move_step")


@clause("ZB-14.14", "ZB-12.3")
def test_who_dies_of_it_in_a_fight_on_the_way_walks_no_farther() -> None:
    me = pawn("e1n3", in_play="grenade", life=1)
    match = table("walk", ARMY, me, pawn(), zombies="e1n4 e1n2 n2", left=4, allowance=4, dice=[2])
    match.choose("step e1n4", "use grenade")
    assert match.space() == "centre"
    assert match.state.phase == "zombies"


@clause("ZB-14.14")
def test_thrown_by_another_it_leaves_the_token_under_the_fighter() -> None:
    pawns = pawn("e1n4"), pawn("n4", in_play="grenade")
    match = table("combat", ARMY, *pawns, zombies="e1n4", tokens="bullet e1n4", deck=QUIET)
    match.choose("use grenade")
    assert (match.pawn(0).kills, match.pawn(1).kills) == (0, 1)
    assert match.tokens == {"e1n4": "bullet"}
    assert (match.pawn(0).bullets, match.pawn(1).life) == (3, 2)


# Bullets and first aid


@clause("ZB-14.18")
def test_lots_of_ammo_are_three_bullets() -> None:
    match = table("begin_turn", "", pawn(in_play="lots_of_ammo"), pawn(), deck=QUIET)
    match.choose("use lots_of_ammo")
    assert match.pawn().bullets == 6
    assert match.state.discard == ["lots_of_ammo"]


@clause("ZB-14.18", "ZB-11.3")
def test_they_may_be_opened_after_the_roll_and_pay_for_it() -> None:
    match = table("combat", "", pawn(in_play="lots_of_ammo", bullets=0), pawn(), zombies="centre", dice=[1], deck=QUIET)
    match.choose("pass")
    assert match.asked == (0, "post_combat_roll")
    match.choose("use lots_of_ammo")
    assert match.texts == ["bullets", "lose_life"]
    match.choose("bullets")
    assert (match.pawn().bullets, match.pawn().kills) == (0, 1)


@clause("ZB-14.13")
def test_first_aid_is_for_combat_alone() -> None:
    match = table("begin_turn", "", pawn(in_play="first_aid_kit"), pawn())
    assert match.asked == (0, "move_step")


@clause("ZB-14.13", "ZB-6.3")
def test_it_saves_the_last_life() -> None:
    me = pawn(in_play="first_aid_kit", life=1, bullets=0)
    match = table("combat", "", me, pawn(), zombies="centre", dice=[1, 6], deck=QUIET)
    assert match.texts == ["first_aid", "lose_life"]
    match.choose("first_aid")
    assert (match.pawn().life, match.pawn().kills, match.pawn().deaths) == (1, 1, 0)


# Alternate Food Source


@clause("ZB-14.3")
def test_nobody_fights_and_pawns_walk_through_zombies() -> None:
    me = pawn(hand="alternate_food_source")
    match = table("begin_turn", "", me, pawn("w1"), zombies="centre e1", tokens="", dice=[4], deck=QUIET)
    match.choose("play alternate_food_source")
    assert [event.seat for event in match.told.of(FoodFound)] == [0]
    match.choose("step e1", "step centre", "step n1", "stop")
    assert match.told.of(CombatRolled) == []
    assert match.pawn().kills == 0


@clause("ZB-14.3", "ZB-8.6")
def test_tokens_under_zombies_stay() -> None:
    match = table(
        *("walk", HOSPITAL, pawn("n2", pending=("alternate_food_source",)), pawn()),
        zombies="n3",
        tokens="life n3, life n4",
        left=3,
        allowance=3,
    )
    match.choose("step n3", "step n4")
    assert (match.pawn().life, match.tokens) == (4, {"n3": "life"})


@clause("ZB-14.3", "ZB-6.4")
def test_a_combat_in_progress_ends_without_result() -> None:
    match = table("combat", "", pawn(), pawn(hand="alternate_food_source"), zombies="centre", dice=[1, 1], deck=QUIET)
    match.choose("pass")
    match.choose("lose_life")
    match.choose("play alternate_food_source")
    assert len(match.told.of(CombatRolled)) == 1
    assert (match.pawn().kills, match.pawn().life, match.zombies) == (0, 2, {"centre"})
    assert match.asked == (0, "move_step")


@clause("ZB-14.3")
def test_in_a_fight_on_the_way_the_walk_goes_on() -> None:
    match = table("walk", "", pawn(), pawn(hand="alternate_food_source"), zombies="e1", left=2, allowance=2)
    match.choose("step e1", "play alternate_food_source")
    assert (match.asked, match.space(), match.state.left) == ((0, "move_step"), "e1", 1)


@clause("ZB-14.3")
def test_no_zombie_is_killed_by_a_grenade() -> None:
    me = pawn("n4", in_play="grenade")
    match = table("begin_turn", ARMY, me, pawn(pending=("alternate_food_source",)), zombies="e1n4")
    assert match.asked == (0, "move_step")


@clause("ZB-14.3")
def test_it_ends_with_the_next_turn_of_who_played_it() -> None:
    """Seat 1 plays it in the turn of seat 0: it lasts to the end of the turn of seat 1."""
    pawns = pawn(), pawn("w1", "alternate_food_source"), pawn("e1")
    match = table("begin_turn", "", *pawns, zombies="centre w1 e1 n1 s1", deck=QUIET, dice=[1])
    match.choose("play alternate_food_source")
    match.wait_for("move_step", 1)
    assert match.told.of(CombatRolled) == []
    match.choose("stop")
    match.wait_for("combat_response", 2)


@clause("ZB-14.3", "ZB-11.10")
def test_while_it_waits_for_the_own_next_turn_another_is_not_played() -> None:
    hungry = pawn(hand="alternate_food_source", pending=("alternate_food_source",))
    assert table("begin_turn", "", pawn(), hungry).asked == (0, "move_step")
    again = pawn(hand="alternate_food_source", under=("alternate_food_source",))
    assert table("after_tile", "", again, pawn()).asked == (0, "after_tile")
