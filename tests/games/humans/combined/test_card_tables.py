"""The cards of both games one by one, as they are played in the combined game (HX-14)."""

from typing import Any

import pytest

from deadtown.games.humans.combined.events import GuyAttacked, PawnFought, PawnSent
from deadtown.games.humans.events import AttemptBegan, Breached, DiceStolen, Fled, MovementSet, Rolled
from deadtown.games.zombies.events import CombatRolled, LifeLost, SentHome, TurnLost
from deadtown.kernel import Answer
from tests.clauses import clause
from tests.games.humans.combined.table import Player, TableMatch, guy, horde, table
from tests.games.humans.combined.turns import decks, wait_for, wait_for_turn

QUIET = "back_door x3"
"""What a shotgun guy can't play."""


def begun(*players: Player, active: int = 0, **more: Any) -> TableMatch:
    """A turn that begins."""
    return table("begin_turn", more.pop("city", ""), *players, active=active, **{**decks(), **more})


def about_to_move(*players: Player, **more: Any) -> TableMatch:
    """Before the movement of the horde of seat 1: the Musician's, which is 6."""
    return table("before_move", more.pop("city", ""), *players, active=1, **{**decks(), **more})


def movement(match: TableMatch) -> int:
    found: int = match.told.of(MovementSet)[-1].pool
    return found


def putting(match: TableMatch) -> set[str]:
    """Where something may be put."""
    return {text.removeprefix("put ") for text in match.texts}


# Adrenaline Rush


@clause("HX-14.1", "HX-7.2")
@pytest.mark.parametrize(("rigor", "doubled"), [(False, 12), (True, 6)])
def test_adrenaline_doubles_the_movement_of_a_horde(rigor: bool, doubled: int) -> None:
    match = about_to_move(guy("e1", "rigor_mortis" if rigor else ""), horde("n6", "adrenaline_rush"))
    if rigor:
        match.choose("play rigor_mortis")
    match.choose("play adrenaline_rush")
    assert (movement(match), match.state.left) == (doubled, doubled)
    assert "adrenaline_rush" in match.view(None).players[1].effects
    wait_for_turn(match, 0)
    wait_for_turn(match, 1)
    wait_for(match, "move_pawn")
    assert movement(match) == 6


@clause("HX-14.1")
def test_only_before_the_own_movement() -> None:
    match = begun(guy("e1"), horde("n6", "adrenaline_rush, crowbar x3"), active=1)
    assert match.asked == (1, "before_move")
    match = table("roll_move", "", guy("e1"), horde("n6", "adrenaline_rush"), halts=True)
    assert match.playable(1) == set()


@clause("HX-14.1", "ZB-14.1")
def test_for_guys_it_adds_two_against_hordes() -> None:
    match = table("walk", "", guy("e1", "adrenaline_rush"), horde("e2"), left=3, allowance=3, dice=[2])
    match.choose("step e2")
    assert match.asked == (0, "post_combat_roll")
    match.choose("play adrenaline_rush")
    assert match.guy().kills == 1


# All the Marbles, Alternate Food Source


@clause("HX-14.2")
def test_the_marbles_used_after_the_roll_of_a_horde_make_it_void() -> None:
    players = guy("e1", "", "all_the_marbles"), horde("n6", "crowbar")
    match = table("zombies", "", *players, strays="w3 s3", active=1, halts=True)
    wait_for(match, "post_zombie_roll")
    match.choose("use all_the_marbles", seat=0)
    wait_for(match, "discard_card", 1)
    assert match.strays == {"w3", "s3"}


@clause("HX-14.3")
def test_a_guy_walks_past_stray_zombies_but_not_past_hordes() -> None:
    me = guy("e1", "alternate_food_source")
    match = begun(me, horde("e3"), strays="e1 e2", dice=[6, 5])
    match.choose("play alternate_food_source")
    wait_for(match, "move_step")
    match.choose("walk e4")
    assert [event.space for event in match.told.of(PawnFought)] == ["e3"]
    assert match.strays == {"e1", "e2"}


# Bad Sense of Direction


@clause("HX-14.4")
def test_bad_directions_send_one_zombie_of_a_horde_to_town_square() -> None:
    match = begun(guy("e1", "bad_sense_of_direction"), horde("n6 n7 n7 centre"), guy("centre"), halts=True)
    # Whoever is there already can't be sent there.
    assert match.playable(0) == {"play bad_sense_of_direction 1 n6", "play bad_sense_of_direction 1 n7"}
    match.choose("play bad_sense_of_direction 1 n7")
    assert match.zombies() == ["centre", "centre", "n6", "n7"]
    assert match.guy().life == 2
    assert [(event.seat, event.space, event.to) for event in match.told.of(PawnSent)] == [(1, "n7", "centre")]
    assert match.told.of(PawnSent)[0].clause == "HX-14.4"


@clause("HX-14.4", "HX-9.8")
def test_nobody_fights_where_somebody_was_sent() -> None:
    match = begun(guy("centre"), horde("n6"), guy("e1", "bad_sense_of_direction"))
    match.choose("play bad_sense_of_direction 1 n6")
    wait_for(match, "move_step")
    assert match.told.of(PawnFought) == []
    wait_for(match, "move_pawn")
    match.choose("end")
    assert match.told.of(GuyAttacked) == []


@clause("HX-14.4", "ZB-14.4")
def test_a_guy_is_sent_there_too() -> None:
    match = begun(guy("e1", "bad_sense_of_direction"), guy("s3"), horde("n6"))
    match.choose("play bad_sense_of_direction 1")
    assert match.space(1) == "centre"
    assert [event.seat for event in match.told.of(SentHome)] == [1]


@clause("HX-14.4")
def test_it_costs_a_life_that_must_not_be_the_last_one() -> None:
    match = begun(guy("e1", "bad_sense_of_direction", life=1), horde("n6", "fear"), halts=True)
    assert match.playable(0) == set()


@clause("HX-14.4", "HU-17.1")
def test_after_an_objection_the_life_is_not_paid() -> None:
    match = begun(guy("e1", "bad_sense_of_direction"), horde("n6", character="lawyer", used=False))
    match.choose("play bad_sense_of_direction 1 n6", "object")
    assert (match.guy().life, match.zombies()) == (3, ["n6"])
    assert match.told.of(LifeLost) == []


@clause("HX-14.4", "HX-14.11")
def test_in_fear_nobody_is_sent_anywhere() -> None:
    zoe = horde("n6", "crowbar")
    zoe[1].pending = ("fear",)
    match = begun(guy("e1", "bad_sense_of_direction, where_did_everybody_go"), zoe, active=1, halts=True)
    assert match.playable(0) == set()


@clause("HX-14.4", "HX-9.7")
def test_who_is_sent_away_strikes_back_no_more() -> None:
    players = guy("e1", bullets=0), horde("e2", "crowbar"), guy("s3", "bad_sense_of_direction")
    match = table("walk", "", *players, left=3, allowance=3, dice=[1], **decks())
    match.choose("step e2")
    wait_for(match, "turn_start", 2)
    assert len(match.state.grudges) == 1
    match.choose("play bad_sense_of_direction 1 e2")
    assert match.state.grudges == ()


@clause("HX-14.4", "HX-9.7")
def test_nor_does_anybody_strike_back_at_him() -> None:
    players = guy("e1", bullets=0), horde("e2"), guy("s3", "bad_sense_of_direction")
    match = table("walk", "", *players, left=3, allowance=3, dice=[1], **decks())
    match.choose("step e2")
    wait_for(match, "turn_start", 2)
    match.choose("play bad_sense_of_direction 0")
    assert (match.space(), match.state.grudges) == ("centre", ())


@clause("HX-14.4", "ZB-14.4", "ZB-11.11")
def test_a_forced_move_ends_with_it() -> None:
    zoe = horde("e2 n6", "where_did_everybody_go")
    match = begun(guy("e1"), zoe, guy("s3", f"bad_sense_of_direction, {QUIET}"), active=1)
    wait_for(match, "turn_start", 2)
    match.choose("pass", "play where_did_everybody_go 0", "step e2")
    assert match.asked == (2, "pre_combat_roll")
    match.choose("play bad_sense_of_direction 0")
    assert match.space() == "centre"
    assert match.asked != (1, "forced_step")
    assert match.told.of(CombatRolled) == []


# Butter Fingers


@clause("HX-14.6")
def test_hordes_have_nothing_to_drop() -> None:
    players = guy("e1", "butter_fingers"), horde("n6", dice=3), guy("s3", "", "fire_axe", bullets=1)
    match = begun(*players, halts=True)
    assert match.playable(0) == {"play butter_fingers 2 fire_axe", "play butter_fingers 2 1"}


@clause("HX-14.6")
def test_a_horde_may_make_a_guy_drop_something() -> None:
    match = begun(guy("e1", "", "fire_axe"), horde("n6", "butter_fingers"), active=1)
    match.choose("play butter_fingers 0 fire_axe")
    assert match.guy().in_play == ()


# Claustrophobia


@clause("HX-14.8")
def test_in_claustrophobia_no_horde_goes_in_or_breaks_in() -> None:
    players = guy("w3", f"claustrophobia, {QUIET}"), horde("n6 e2n3")
    match = begun(*players, city="skate_shop 1 -1 0", strays="w1n7", openings="n6")
    match.choose("play claustrophobia 1")
    wait_for(match, "move_pawn")
    assert "claustrophobia" in match.view(None).players[1].effects
    assert "step n6 n5" in match.texts
    assert not any(text.startswith("breach") for text in match.texts)
    inside = ("n7", "w1n7", "e1n7", "e2n4", "e3n4", "e4n4")
    assert not any(text.endswith(room) for text in match.texts for room in inside)
    wait_for_turn(match, 0)
    wait_for_turn(match, 1)
    wait_for(match, "move_pawn")
    # It was for one turn.
    assert "step n6 n7" in match.texts
    assert "breach e2n3" in match.texts


@clause("HX-14.8")
def test_those_inside_may_stay_and_move_there_and_leave() -> None:
    match = begun(guy("w3", f"claustrophobia, {QUIET}"), horde("n7"))
    match.choose("play claustrophobia 1")
    wait_for(match, "move_pawn")
    assert {"step n7 w1n7", "step n7 e1n7", "step n7 n6", "end"} <= set(match.texts)
    match.choose("step n7 n6")
    assert "step n6 n7" not in match.texts


# Just When You Thought It Couldn't Get Any Worse, Slight Miscalculation


@clause("HX-14.9")
@pytest.mark.parametrize("side", ["guy", "horde"])
def test_it_gets_worse_in_any_building(side: str) -> None:
    hands = ["couldnt_get_any_worse", ""] if side == "guy" else ["", "couldnt_get_any_worse"]
    match = begun(guy("e1", hands[0]), horde("w7", hands[1]), humans="w7n1", active=int(side == "horde"))
    seat = int(side == "horde")
    assert {option[2] for option in match.window.plays(seat)} == {  # type: ignore[union-attr]
        *("gas_station", "toy_store", "hu_concert_hall", "hu_beauty_shop")
    }
    match.choose("play couldnt_get_any_worse hu_beauty_shop")
    # Not where the human is; a horde does not matter.
    assert match.strays == {"w7", "w7s1"}


@clause("HX-14.17")
def test_as_many_stray_zombies_again() -> None:
    players = guy("e1", "slight_miscalculation"), horde("e5n1 e5n1")
    match = begun(*players, humans="e7 w7", strays="e5n1 e6n1 n1")
    # Where there is no stray zombie, there is nothing to double.
    assert match.texts == ["play slight_miscalculation hu_concert_hall", "pass"]
    match.choose("play slight_miscalculation hu_concert_hall")
    # Two come to the two rooms that are left: one has a human.
    assert match.strays == {"e5n1", "e6n1", "e7n1", "e7s1", "n1"}


@clause("HX-14.17")
def test_no_more_than_are_inside() -> None:
    match = begun(guy("e1", "slight_miscalculation"), horde("e7 e7n1"), strays="e5n1")
    match.choose("play slight_miscalculation hu_concert_hall")
    assert match.asked == (0, "card_put")
    assert putting(match) == {"e6n1", "e7n1", "e7", "e7s1"}
    match.choose("put e7")
    assert match.strays == {"e5n1", "e7"}


# I Don't Think They're Dead


@clause("HX-14.10")
def test_a_horde_lets_the_dead_of_a_guy_get_up() -> None:
    match = begun(guy("e1", kills=5, bullets=0, life=1), horde("n6", "dont_think_theyre_dead"), active=1, dice=[3, 5])
    match.choose("play dont_think_theyre_dead 0")
    assert (match.guy().kills, match.state.pool) == (3, 100 - 3)


# Fear


@clause("HX-14.11")
def test_in_fear_a_horde_has_no_movement_but_a_capture_step() -> None:
    zoe = horde("n6 e1")
    match = begun(guy("e1", f"fear, {QUIET}"), zoe, humans="n6", dice=[1, 1, 4], captures="eat x2")
    match.choose("play fear 1")
    wait_for_turn(match, 1)
    wait_for_turn(match, 0)
    # The human with them is captured; the guy, to whom nobody has come, is left alone.
    assert match.horde().meals == 1
    assert [event.space for event in match.told.of(AttemptBegan)] == ["n6"]
    assert match.told.of(GuyAttacked) == []
    assert match.told.of(MovementSet) == []


@clause("HX-14.11")
def test_in_fear_no_card_leads_a_horde_away() -> None:
    zoe = horde("n6", "crowbar")
    zoe[1].pending = ("fear",)
    match = begun(guy("e1", "where_did_everybody_go"), zoe, guy("s3"), active=1, halts=True)
    assert match.playable(0) == {"play where_did_everybody_go 2"}


# Items of guys


@clause("HX-14.12", "HX-7.1")
def test_a_skateboard_adds_two() -> None:
    match = table("roll_move", "", guy("e1", "", "skateboard", life=2), horde("n6"), dice=[3])
    assert match.state.allowance == 3 + 2 + 2


@clause("HX-14.12")
def test_lots_of_ammo_brings_three_bullets_in_anybodys_turn() -> None:
    match = begun(guy("e1", "", "lots_of_ammo"), horde("n6"), active=1)
    match.choose("use lots_of_ammo")
    assert match.guy().bullets == 6


@clause("HX-14.12")
def test_a_first_aid_kit_saves_a_life_against_stray_zombies() -> None:
    match = table("combat", "", guy("e1", "", "first_aid_kit", bullets=0), horde("n6"), strays="e1", dice=[1, 6])
    match.choose("first_aid")
    assert (match.guy().life, match.guy().kills) == (3, 1)


@clause("HX-14.12", "HX-14.13", "HX-14.7", "HX-6.9")
@pytest.mark.parametrize(
    "item",
    [
        *("all_the_marbles", "chainsaw", "fire_axe", "first_aid_kit", "grenade", "hey_look_a_shotgun"),
        *("lots_of_ammo", "molotov_cocktail", "skateboard"),
    ],
)
def test_hordes_put_no_items_in_play(item: str) -> None:
    city = "hospital -1 -2 3, skate_shop 1 -2 1"
    match = begun(guy("e1", "fear"), horde("n7 s7", item), city=city, halts=True)
    assert match.playable(1) == set()


@clause("HX-14.7", "HX-6.3")
def test_what_guys_use_in_fights_in_the_turn_of_a_horde() -> None:
    """Whoever is led into a fight may use ammunition and a Fire Axe, but a Chainsaw helps in the own turn alone."""
    me = guy("e1", "", "lots_of_ammo, chainsaw, fire_axe", bullets=0)
    match = begun(me, horde("e2", "where_did_everybody_go"), active=1, dice=[1], halts=True)
    match.close(Answer(1, ("play", "where_did_everybody_go", 0)))
    match.choose("step e2")
    assert match.playable(0) == {"use lots_of_ammo"}
    match.close()
    assert [event.total for event in match.told.of(CombatRolled)] == [2]
    assert match.playable(0) == {"use lots_of_ammo"}
    match.choose("use lots_of_ammo", seat=0)
    assert match.asked == (0, "hx_bullets")


# Hysterical Paralysis


@clause("HX-14.14")
def test_the_next_turn_of_a_horde_is_skipped() -> None:
    zoe = horde("n6", "crowbar")
    zoe[1].may_play = False
    match = begun(guy("e1", f"hysterical_paralysis, {QUIET}"), zoe, guy("s3", QUIET), dice=[1])
    match.choose("play hysterical_paralysis 1")
    wait_for_turn(match, 2)
    assert [event.seat for event in match.told.of(TurnLost)] == [1]
    # But the owner may play a card again.
    assert match.guy(1).may_play
    wait_for_turn(match, 1)
    wait_for(match, "move_pawn", 1)


# The Keys Are Still In It, Much Needed Rest


@clause("HX-14.15", "HX-7.1")
def test_by_car_it_is_ten_without_roll_and_life() -> None:
    match = table("roll_move", "", guy("e1", "keys_still_in_it", life=5), horde("n6"))
    match.choose("play keys_still_in_it")
    assert (match.state.allowance, match.state.left) == (10, 10)


@clause("HX-14.15", "HX-7.1", "ZB-11.10")
def test_nothing_slows_the_car_down() -> None:
    players = guy("e1", "keys_still_in_it"), horde("n6", "untied_shoe, rigor_mortis"), guy("s3")
    match = table("roll_move", "", *players)
    match.choose("pass", "play keys_still_in_it")
    assert match.asked == (1, "post_move_roll")
    assert match.texts == ["play untied_shoe 2", "pass"]


@clause("HX-14.16")
def test_who_rests_gains_two_life_and_does_not_move() -> None:
    match = table("roll_move", "", guy("e1", f"much_needed_rest, {QUIET}", life=2), horde("n6"))
    match.choose("play much_needed_rest")
    assert (match.guy().life, match.asked) == (4, (0, "discard_card"))


@clause("HX-14.16", "HX-4.1", "ZB-1.8")
@pytest.mark.parametrize(("cap", "life"), [(5, 5), (4, 4), (7, 6)])
def test_up_to_the_most_life_that_was_agreed_on(cap: int, life: int) -> None:
    me = guy("e1", "much_needed_rest", life=min(4, cap - 1))
    match = table("roll_move", "", me, horde("n6"), options={"zb_life_cap": cap})
    match.choose("play much_needed_rest")
    assert match.guy().life == life


@clause("HX-14.16", "ZB-11.10")
def test_who_has_the_most_life_does_not_rest() -> None:
    match = table("roll_move", "", guy("e1", "much_needed_rest", life=5), horde("n6", "fear"), halts=True)
    assert match.playable(0) == set()


# This Isn't So Bad, We're Screwed!, Zombie Master


@clause("HX-14.18", "HX-7.4")
def test_two_stray_zombies_go_to_free_spaces() -> None:
    match = begun(guy("e1", "this_isnt_so_bad"), horde("n6"), humans="s1", strays="w1 w2 w3")
    match.choose("play this_isnt_so_bad", "lift w1")
    free = putting(match)
    assert {"e1", "n6"} <= free
    assert not {"s1", "w1", "w2", "w3"} & free
    match.choose("put n6")
    # The one that was moved is not moved again, and the space that it left is free.
    assert set(match.texts) == {"lift w2", "lift w3"}
    match.choose("lift w3")
    assert "w1" in putting(match)
    match.choose("put e1")
    assert match.strays == {"n6", "w2", "e1"}


@clause("HX-14.20")
def test_ten_zombies_come_wherever_no_human_and_no_stray_zombie_is() -> None:
    match = begun(guy("e1", "were_screwed"), horde("n6"), humans="s1", strays="w1")
    match.choose("play were_screwed")
    free = putting(match)
    assert {"e1", "n6", "n7", "w7"} <= free
    assert not {"s1", "w1"} & free
    for _ in range(10):
        match.choose(1)
    assert len(match.strays) == 11


@clause("HX-14.22")
@pytest.mark.parametrize("active", [0, 1])
def test_five_zombies_come_where_nobody_is(active: int) -> None:
    hands = ("zombie_master", "") if not active else ("", "zombie_master")
    match = begun(guy("e1", hands[0]), horde("n6", hands[1]), guy("w3"), humans="s1", strays="w1", active=active)
    match.choose("play zombie_master")
    free = putting(match)
    assert {"centre", "n7"} <= free
    assert not {"e1", "n6", "w3", "s1", "w1"} & free
    for _ in range(5):
        match.choose(1)
    assert len(match.strays) == 6


# Your Shoe's Untied


@clause("HX-14.19", "HX-7.2")
def test_a_loose_shoe_halves_the_movement_of_a_horde_at_once() -> None:
    match = about_to_move(guy("e1", "untied_shoe"), horde("n6", character="lawyer"))
    match.choose("play untied_shoe 1")
    assert movement(match) == 2
    wait_for_turn(match, 0)
    wait_for_turn(match, 1)
    wait_for(match, "move_pawn")
    assert movement(match) == 5


@clause("HX-14.19")
def test_or_that_of_the_next_turn() -> None:
    match = begun(guy("e1", f"untied_shoe, {QUIET}"), horde("n6"))
    match.choose("play untied_shoe 1")
    assert match.guy(1).pending == ("untied_shoe",)
    wait_for(match, "move_pawn")
    assert movement(match) == 3


@clause("HX-14.19")
def test_after_the_movement_it_is_that_of_the_next_turn() -> None:
    match = table("zombies", "", guy("e1", "untied_shoe"), horde("n6"), active=1, **decks())
    match.choose("play untied_shoe 1")
    assert match.guy(1).pending == ("untied_shoe",)


@clause("HX-14.19", "HX-7.1", "ZB-14.24")
@pytest.mark.parametrize("window", ["pre_move_roll", "post_move_roll"])
def test_a_horde_may_loosen_the_shoe_of_a_guy(window: str) -> None:
    match = table("roll_move", "", guy("e1"), horde("n6", "untied_shoe"), dice=[4])
    wait_for(match, window)
    match.choose("play untied_shoe 0")
    assert (match.state.allowance, match.state.left) == (3, 3)


@clause("HX-14.19", "ZB-11.10")
def test_one_shoe_at_a_time() -> None:
    zoe = horde("n6", "crowbar")
    zoe[1].under = ("untied_shoe",)
    match = about_to_move(guy("e1", "untied_shoe"), zoe, guy("s3"), halts=True)
    assert match.playable(0) == {"play untied_shoe 2"}


# Where Did Everybody Go?


@clause("HX-14.21")
def test_a_zombie_of_a_horde_is_led_five_steps() -> None:
    match = begun(guy("w7", "where_did_everybody_go"), horde("e1 n6"), humans="centre", halts=True)
    assert match.playable(0) == {"play where_did_everybody_go 1 e1", "play where_did_everybody_go 1 n6"}
    match.choose("play where_did_everybody_go 1 e1")
    # Where the human is it may not go, so the first two steps need no choice.
    assert match.asked == (0, "forced_step")
    assert [(event.space, event.to) for event in match.told.of(PawnSent)] == [("e1", "e2")]
    match.choose("step e3", "step e4", "step e3", "step e3s1")
    assert match.zombies() == ["e3s1", "n6"]
    assert len(match.told.of(PawnSent)) == 5


@clause("HX-14.21")
def test_never_to_humans_or_guys_and_no_fight_follows() -> None:
    match = begun(guy("e3", "where_did_everybody_go"), horde("e1 n6"), guy("w1"), humans="n1")
    match.choose("play where_did_everybody_go 1 e1")
    seen = set()
    while match.asked == (0, "forced_step"):
        seen |= set(match.texts)
        match.choose(1)
    assert not {"step e3", "step w1", "step n1"} & seen
    assert match.told.of(CombatRolled) == []
    wait_for_turn(match, 1)
    assert match.told.of(GuyAttacked) == []


@clause("HX-14.21", "HU-2.7")
def test_along_the_ways_of_zombies() -> None:
    match = begun(guy("w7", "where_did_everybody_go"), horde("n6"), openings="")
    match.choose("play where_did_everybody_go 1 n6")
    assert set(match.texts) == {"step w1n6", "step e1n6", "step n5"}


@clause("HX-14.21", "HX-7.9")
def test_one_that_is_led_in_where_a_stray_zombie_is_opens_the_way() -> None:
    match = begun(guy("w7", "where_did_everybody_go"), horde("n6"), strays="w1n7", openings="")
    match.choose("play where_did_everybody_go 1 n6", "step n7")
    assert match.openings == {"n6"}
    assert [event.clause for event in match.told.of(Breached)] == ["HX-7.9"]


@clause("HX-14.21")
def test_who_can_not_go_anywhere_can_not_be_led() -> None:
    match = begun(guy("e1", "where_did_everybody_go"), horde("centre n7"), humans="n1 s1 w1", openings="", halts=True)
    assert match.playable(0) == {"play where_did_everybody_go 1 n7"}


@clause("HX-14.21", "ZB-14.26")
def test_nobody_is_led_out_of_a_fight() -> None:
    players = guy("e1"), horde("e2 n6"), horde("s6", "where_did_everybody_go")
    match = table("walk", "", *players, left=3, allowance=3, halts=True)
    match.choose("step e2")
    assert match.question is not None
    assert match.question.kind == "pre_combat_roll"
    assert match.playable(2) == {"play where_did_everybody_go 1 n6"}


@clause("HX-14.21", "HX-14.8")
def test_in_claustrophobia_nobody_is_led_into_a_building() -> None:
    zoe = horde("n6", "crowbar")
    zoe[1].pending = ("claustrophobia",)
    match = begun(guy("w7", "where_did_everybody_go"), zoe, active=1)
    match.choose("play where_did_everybody_go 1 n6")
    assert set(match.texts) == {"step w1n6", "step e1n6", "step n5"}


# Cards of Humans!!!


@clause("HX-14.23")
@pytest.mark.parametrize("side", ["guy", "horde"])
def test_fresh_meat_comes_to_a_tile_with_an_own_piece(side: str) -> None:
    if side == "guy":
        match = table("roll_move", "", guy("e1", "fresh_meat"), horde("w1 n6"), strays="n1", humans="s1")
    else:
        match = about_to_move(guy("e1"), horde("w1 n6", "fresh_meat"), strays="n1", humans="s1")
    tiles = {"town_square"} if side == "guy" else {"town_square", "gas_station"}
    assert {text.split()[2] for text in match.texts if text != "pass"} == tiles
    match.choose("play fresh_meat town_square")
    # With neither a human nor any zombie; a guy may be there.
    assert match.humans == {"s1", "centre", "e1"}


@clause("HX-14.23", "HU-12.7")
def test_where_no_space_is_free_there_is_no_fresh_meat() -> None:
    me = guy("e1", "fresh_meat")
    match = table("roll_move", "", me, horde("s1", "fear"), strays="n1 e1 w1", humans="centre", halts=True)
    assert match.playable(0) == set()


@clause("HX-14.24")
def test_rigor_mortis_is_for_both_sides() -> None:
    match = about_to_move(guy("e1", "rigor_mortis"), horde("n6"))
    match.choose("play rigor_mortis")
    assert movement(match) == 3
    match = about_to_move(guy("e1"), horde("n6"), horde("s6", "rigor_mortis"))
    match.choose("play rigor_mortis")
    assert movement(match) == 3
    match = table("roll_move", "", guy("e1"), horde("n6", "rigor_mortis"), dice=[4])
    match.choose("play rigor_mortis")
    assert match.state.allowance == 3


@clause("HX-14.25")
@pytest.mark.parametrize("side", ["guy", "horde"])
def test_boarded_up_closes_a_building_of_either_game_without_zombies(side: str) -> None:
    hands = ("boarded_up", "") if side == "guy" else ("", "boarded_up")
    match = begun(guy("w7", hands[0]), horde("n7", hands[1]), strays="e7")
    # In the Gas Station is a horde, in the Concert Hall a stray zombie; the guy in the Beauty Shop does not matter.
    assert set(match.texts) == {"play boarded_up toy_store", "play boarded_up hu_beauty_shop", "pass"}
    match.choose("play boarded_up toy_store")
    assert not {"s5", "s6", "w1s6"} & match.openings
    assert {"n6", "e5", "w6"} <= match.openings


@clause("HX-14.26")
@pytest.mark.parametrize("prey", ["guy", "human"])
@pytest.mark.parametrize("side", ["guy", "horde"])
def test_slippery_customer_helps_whoever_is_caught(prey: str, side: str) -> None:
    hands = ("slippery_customer", "") if side == "guy" else ("", "slippery_customer")
    players = guy("centre" if prey == "guy" else "s3", hands[0]), horde("e1"), horde("n6", hands[1])
    humans = "" if prey == "guy" else "centre"
    match = table("move", "", *players, humans=humans, active=1, dice=[5, 1])
    match.choose("step e1 centre", "play slippery_customer")
    capture = next(event for event in match.told.of(Rolled) if event.what == "capture")
    assert (capture.die, capture.bonus) == (5, -2)
    assert match.state.attempt is not None
    assert match.state.attempt.flight == 1


@clause("HX-14.27")
def test_this_way_is_for_humans_alone() -> None:
    players = guy("centre"), horde("e1"), horde("n6", "this_way"), guy("s3", "this_way")
    match = table("move", "", *players, active=1, dice=[1, 1])
    match.choose("step e1 centre")
    assert match.asked == (0, "hx_move_guy")
    players = guy("s3"), horde("e1"), horde("n6", "this_way"), guy("s3", "this_way")
    match = table("move", "", *players, humans="centre", active=1, dice=[1, 1])
    match.choose("step e1 centre")
    assert match.asked == (2, "flee_roll")
    match.choose("pass")
    assert match.asked == (3, "flee_roll")
    match.choose("play this_way")
    assert match.asked == (3, "move_human")
    match.choose("flee w1")
    assert [event.seat for event in match.told.of(Fled)] == [3]


@clause("HX-14.28")
@pytest.mark.parametrize("side", ["guy", "horde"])
def test_everybody_may_start_a_stampede(side: str) -> None:
    hands = ("stampede", "") if side == "guy" else ("", "stampede")
    match = begun(guy("e1", hands[0]), horde("n6", hands[1]), humans="w1 s3", strays="w2", dice=[2])
    seat = int(side == "horde")
    match.choose("play stampede")
    assert match.asked == (seat, "lead_human")
    match.choose("human w1")
    # One or two spaces, not to a zombie; to a guy if one likes.
    assert set(match.texts) == {"to centre", "to n1", "to e1", "to s1"}
    match.choose("to e1", "done")
    assert match.humans == {"e1", "s3"}


@clause("HX-14.29")
def test_sticky_fingers_take_from_hordes() -> None:
    players = guy("e1"), horde("n6", "sticky_fingers"), horde("s6", dice=3), horde("w6"), guy("s3")
    match = begun(*players, active=1, halts=True)
    assert match.playable(1) == {"play sticky_fingers 2"}
    match.choose("play sticky_fingers 2")
    assert (match.horde(1).dice, match.horde(2).dice) == (2, 1)
    assert [(event.seat, event.count) for event in match.told.of(DiceStolen)] == [(1, 2)]


@clause("HX-13.8", "HX-14.29")
@pytest.mark.parametrize("card", ["back_door", "death_grip", "stitched_up", "sticky_fingers", "second_helping"])
def test_guys_keep_what_is_for_hordes_in_hand(card: str) -> None:
    match = begun(guy("e1", card), horde("n6", dice=2, wounds="torso"), deck=[], event_deck=[])
    wait_for(match, "discard_card", 0)
    assert f"discard {card}" in match.texts
