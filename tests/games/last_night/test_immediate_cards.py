"""The zombie cards that are played as soon as they are drawn, and those of them that remain (Table Z, LN-4.7)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import (
    BuildingMarked,
    CardPlayed,
    FightRolled,
    HeroCardsDiscarded,
    ZombieCame,
    ZombieHeld,
    ZombieKilled,
    ZombieRemoved,
)
from deadtown.games.last_night.fights import zombie_dice
from deadtown.games.last_night.ground import ground
from deadtown.games.last_night.moments import CP, HE, HS, ZM, ZS
from deadtown.games.last_night.pending import Remaining
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish, fought, killed
from tests.games.last_night.moments import cancelled_and_not, let_be
from tests.games.last_night.table import NightMatch, hero, kept, table


def drawn(card: str, *heroes: Any, cancelled: bool = False, then: str = "shamble x9", **more: Any) -> NightMatch:
    """The zombie seat draws a card that is played at once; Principal Gomez cancels it, or nobody does."""
    match = table(
        *("draw_card", *(heroes or (hero(),))),
        zombie_deck=f"{card}, {then}",
        to_draw=more.pop("to_draw", 1),
        to_act=more.pop("to_act", (1,)),
        hand="principal_gomez, at_last",
        halts=True,
        **more,
    )
    if match.kind != CP:
        return match
    if cancelled:
        match.choose("play principal_gomez stop")
    return let_be(match)


# All of them


@clause("LN-4.7", "LN-8.7")
@pytest.mark.parametrize("card", ["town_overrun", "heavy_rain", "living_nightmare", "oh_the_horror"])
def test_it_is_played_at_once_and_can_be_cancelled(card: str) -> None:
    match = table(
        "draw_card", zombie_deck=f"{card}, shamble x9", to_draw=1, to_act=(1,), hand="jeb, at_last", halts=True
    )
    assert match.kind == CP
    assert [event.card for event in match.told.of(CardPlayed)] == [card]
    match.choose("play jeb stop")
    let_be(match)
    match.wait_for(ZS)
    assert match.state.zombie_discard == [card]
    assert match.state.remaining == ()
    assert match.state.hands[1] == []
    assert len(match.state.hero_deck) == 20


# My God, They've Taken the...


@clause("LN-13.5", "LN-13.1")
@cancelled_and_not
def test_theyve_taken_marks_a_building_and_fills_its_empty_spaces(cancelled: bool) -> None:
    match = drawn("theyve_taken", hero(at="a5"), zombies="b6", dice=[2, 1], cancelled=cancelled)
    assert match.view(0).taken_over == ([] if cancelled else ["church"])
    assert match.zombies == (["b6"] if cancelled else ["a6", "b5", "b6"])
    assert bool(match.told.of(BuildingMarked)) != cancelled
    assert [kept.card for kept in match.state.remaining] == ([] if cancelled else ["theyve_taken"])


@clause("LN-4.15")
def test_those_zombies_do_not_move_in_this_turn_but_those_that_were_there_do() -> None:
    match = drawn("theyve_taken", hero(at="l12"), zombies="b6", dice=[2, 1])
    match.wait_for("order_zombies")
    assert match.texts == ["move b6", "done"]
    match.wait_for(HS)
    assert match.state.held == ()


@clause("LN-4.16")
def test_as_far_as_the_pool_goes_where_the_seat_chooses() -> None:
    match = drawn("theyve_taken", hero(at="l12"), zombies="l1 " * 12, dice=[2, 1])
    match.choose("space b6")
    match.choose("space a5")
    assert match.zombies[:2] == ["a5", "b6"]
    assert len(match.zombies) == 14


@clause("LN-13.4")
def test_a_building_that_is_taken_or_destroyed_is_rolled_again() -> None:
    match = drawn(
        "theyve_taken",
        hero(at="l12"),
        remaining=[kept("theyve_taken", "church")],
        destroyed=(1,),
        dice=[2, 1, 2, 4, 5, 4],
    )
    taken = {card.building for card in match.view(0).kept}
    assert taken == {"church", "gym"}


@clause("LN-8.8")
def test_when_it_is_cancelled_later_heroes_may_enter_and_zombies_stay() -> None:
    match = drawn("theyve_taken", hero(at="l12"), dice=[2, 1])
    match.wait_for(HS)
    match.choose("play at_last theyve_taken church")
    assert match.view(0).taken_over == []
    assert len(match.zombies) >= 4


@clause("LN-1.10")
def test_when_all_markers_lie_nothing_more_is_taken() -> None:
    """A building that was taken and has burnt down has one of the nine."""
    layout = "c1 l1 l4 l2 l3"
    town = [building.number for building in ground(layout).buildings]
    taken = [Remaining("theyve_taken", number) for number in town[:9]]
    match = drawn("theyve_taken", hero(at="f5"), remaining=taken, layout=layout, dice=[5, 4])
    assert len(match.state.remaining) == 9
    match = drawn("theyve_taken", hero(at="f5"), remaining=taken[:8], destroyed=(town[0],), layout=layout, dice=[5, 4])
    assert len(match.state.remaining) == 9


# Oh the Horror!


@cancelled_and_not
def test_oh_the_horror_draws_three_cards_above_the_limit(cancelled: bool) -> None:
    match = drawn("oh_the_horror", zombie_hand="shamble x3", cancelled=cancelled)
    assert len(match.state.hands[1]) == (3 if cancelled else 6)


@clause("LN-4.6")
def test_the_next_turn_begins_with_discarding_to_the_limit() -> None:
    match = table("draw", zombie_hand="shamble x5, trip", to_act=(1,))
    assert match.asked == (1, "discard_to_limit")


@clause("LN-4.7")
def test_cards_within_it_that_are_played_at_once_are_and_nest() -> None:
    match = drawn("oh_the_horror", then="oh_the_horror, heavy_rain, shamble x9")
    assert len(match.state.hands[1]) == 2 + 2
    assert [kept.card for kept in match.state.remaining] == ["heavy_rain"]


# Surprise Attack


@clause("LN-4.16")
@cancelled_and_not
def test_surprise_attack_puts_a_zombie_to_a_hero_in_a_building(cancelled: bool) -> None:
    heroes = hero(at="a5"), hero("jenny", "d10"), hero("jake", "f5")
    match = table(
        *("draw_card", *heroes),
        zombie_deck="surprise_attack, shamble x9",
        to_draw=1,
        to_act=(1,),
        hand="principal_gomez, at_last",
        halts=True,
    )
    assert match.asked == (1, "surprise")
    assert match.texts == ["hero becky", "hero jenny"]
    match.choose("hero jenny")
    assert match.kind == CP
    if cancelled:
        match.choose("play principal_gomez stop")
    let_be(match)
    assert match.zombies == ([] if cancelled else ["d10"])


@clause("LN-8.7")
def test_its_target_is_known_before_anybody_cancels_it() -> None:
    match = table(
        *("draw_card", hero(at="a5"), hero("jenny", "d10")),
        zombie_deck="surprise_attack",
        to_draw=1,
        to_act=(1,),
        hand="jeb",
        halts=True,
    )
    match.choose("hero jenny")
    (shown,) = match.view(0).stack
    assert (shown.card, shown.named) == ("surprise_attack", ("d10",))


@clause("LN-1.9", "LN-4.17")
@pytest.mark.parametrize(("at", "zombies"), [("f5", ""), ("a5", "l1 " * 14)])
def test_without_a_hero_in_a_building_or_a_zombie_in_the_pool_it_is_discarded(at: str, zombies: str) -> None:
    match = drawn("surprise_attack", hero(at=at), zombies=zombies)
    assert match.kind != CP
    assert match.state.zombie_discard == ["surprise_attack"]
    assert match.told.of(ZombieCame) == []


# New Spawning Pit


@clause("LN-13.8", "LN-4.19")
@cancelled_and_not
def test_a_new_pit_opens_in_a_building_that_is_rolled(cancelled: bool) -> None:
    match = drawn("new_spawning_pit", hero(at="l12"), dice=[2, 1], cancelled=cancelled)
    if cancelled:
        assert len(match.state.pits) == 4
        return
    assert match.asked == (1, "marker_space")
    assert match.texts == ["space a5", "space b5", "space a6", "space b6"]
    match.choose("space b6")
    assert match.view(0).pits[-1] == "b6"
    assert [(card.card, card.space) for card in match.view(0).kept] == [("new_spawning_pit", "b6")]


@clause("LN-4.18")
def test_zombies_come_out_of_it() -> None:
    match = table(
        "new_arrivals", hero(at="f5"), succeeded=(1,), remaining=[kept("new_spawning_pit", space="b6")], dice=[1]
    )
    assert "space b6" in match.texts


@clause("LN-8.8", "LN-4.19")
def test_cancelled_later_it_closes() -> None:
    match = table("heroes_start", remaining=[kept("new_spawning_pit", space="b6")], hand="at_last")
    match.choose("play at_last new_spawning_pit b6")
    assert "b6" not in match.view(0).pits


@clause("LN-1.10")
def test_when_all_markers_lie_it_is_discarded() -> None:
    pits = [kept("new_spawning_pit", space=space) for space in ("a5", "b5", "a6", "b6")]
    match = drawn("new_spawning_pit", hero(at="l12"), remaining=pits)
    assert len(match.state.remaining) == 4
    assert match.state.zombie_discard == ["new_spawning_pit"]


# A Town Overrun


@clause("LN-17.4", "LN-8.3")
@cancelled_and_not
def test_a_town_overrun_discards_ten_hero_cards_face_up(cancelled: bool) -> None:
    match = drawn("town_overrun", hero_deck="torch x9, keys x9", cancelled=cancelled)
    assert len(match.state.hero_deck) == (18 if cancelled else 8)
    if not cancelled:
        assert match.told.of(HeroCardsDiscarded)[0].cards == ("torch",) * 9 + ("keys",)
        assert match.view(1).hero_discard == ["torch"] * 9 + ["keys"]


@clause("LN-17.4", "LN-17.6")
@pytest.mark.parametrize("count", [9, 10, 11])
def test_if_the_deck_is_empty_then_the_zombies_have_won(count: int) -> None:
    match = drawn("town_overrun", hero_deck=f"torch x{count}")
    assert match.over == (count < 11)
    if match.over:
        assert match.state.outcome.winners == [1]


# Heavy Rain


@clause("LN-5.4")
@pytest.mark.parametrize(
    ("person", "at", "die", "left"),
    [("becky", "f5", 4, 3), ("becky", "f5", 1, 1), ("becky", "a5", 4, 4), ("jenny", "f5", 4, 4)],
)
def test_heavy_rain_slows_heroes_who_start_outdoors(person: str, at: str, die: int, left: int) -> None:
    match = table("roll_movement", hero(person, at), active=person, remaining=[kept("heavy_rain")], dice=[die])
    assert match.kind == "move_action"
    assert match.state.left == left


@cancelled_and_not
def test_it_remains_until_it_is_cancelled(cancelled: bool) -> None:
    match = drawn("heavy_rain", cancelled=cancelled)
    assert [kept.card for kept in match.state.remaining] == ([] if cancelled else ["heavy_rain"])
    if not cancelled:
        match.wait_for(HS)
        match.choose("play at_last heavy_rain")
        assert match.state.remaining == ()
        assert match.state.zombie_discard == ["heavy_rain"]


# Living Nightmare


@cancelled_and_not
def test_a_living_nightmare_costs_a_hero_card_in_every_zombie_turn_this_one_included(cancelled: bool) -> None:
    match = drawn("living_nightmare", hero(at="l12"), zombies="a1", cancelled=cancelled, hero_deck="torch x9")
    match.wait_for(ZS)
    assert len(match.state.hero_deck) == (9 if cancelled else 8)
    match.wait_for(HE)
    match.wait_for(ZS)
    assert len(match.state.hero_deck) == (9 if cancelled else 7)


@clause("LN-17.4")
def test_the_last_card_may_be_lost_so() -> None:
    match = table("zombies_start", remaining=[kept("living_nightmare")], hero_deck="torch")
    assert match.over
    assert match.state.outcome.winners == [1]


def test_zombie_heroes_roll_two_dice_more_and_others_do_not() -> None:
    match = table("claim", zombies="a1", turned=[("jake", "a1")], remaining=[kept("living_nightmare")])
    assert [zombie_dice(match.state, zombie) for zombie in (0, 21)] == [1, 3]


# Night That Never Ends


@cancelled_and_not
def test_all_copies_of_a_card_go_back_into_both_decks(cancelled: bool) -> None:
    match = table(
        *("draw_card", hero()),
        zombie_deck="never_ends, lights_out x3",
        zombie_discard="trip, shamble x3",
        hero_discard="keys x2, torch",
        to_draw=1,
        to_act=(1,),
        hand="principal_gomez, at_last",
        halts=True,
    )
    assert match.asked == (1, "pick_copies")
    assert match.texts == ["pick shamble", "pick trip"]
    match.choose("pick shamble")
    assert match.kind == CP
    if cancelled:
        match.choose("play principal_gomez stop")
        let_be(match)
        assert match.state.zombie_deck == ["lights_out"] * 3
        return
    let_be(match)
    assert match.asked == (0, "pick_copies")
    match.choose("pick keys")
    assert match.state.zombie_deck.count("shamble") == 3
    assert match.state.zombie_discard == ["trip", "never_ends"]
    assert match.state.hero_deck.count("keys") == 2
    assert match.state.hero_discard == ["torch"]


@clause("LN-1.13")
def test_the_heroes_need_not() -> None:
    match = drawn("never_ends", zombie_discard="trip", hero_discard="keys")
    match.choose("none")
    assert match.state.hero_discard == ["keys"]


@clause("LN-1.9")
def test_without_a_card_in_the_zombie_discard_pile_it_has_no_effect() -> None:
    match = drawn("never_ends", hero_discard="keys")
    assert match.kind != "pick_copies"
    assert match.state.hero_discard == ["keys"]
    assert match.state.zombie_discard == ["never_ends"]


# Rotten Bodies


@clause("LN-7.7")
@cancelled_and_not
def test_rotten_bodies_removes_d6_zombies_and_keeps_the_others_from_being_killed(cancelled: bool) -> None:
    match = drawn("rotten_bodies", hero(at="l12"), zombies="a1 a1 b2", dice=[2], cancelled=cancelled)
    if cancelled:
        assert not match.state.rotten
        assert match.told.of(ZombieRemoved) == []
        return
    match.choose("remove a1", "remove b2")
    assert match.zombies == ["a1"]
    assert match.state.rotten
    assert match.told.of(ZombieKilled) == []
    match.wait_for(HE)
    assert match.state.rotten


@clause("LN-7.5")
@pytest.mark.parametrize("way", ["doubles", "cleaver", "rage", "gun", "fire", "dynamite"])
def test_while_it_holds_no_zombie_is_killed_by_anything(way: str) -> None:
    if way in ("doubles", "cleaver", "rage"):
        me = hero(items="meat_cleaver" if way == "cleaver" else "", on="heros_rage" if way == "rage" else "")
        match = fought(me, dice=[6, 6, 5, 4], rotten=True)
        assert match.told.of(FightRolled)
    elif way == "fire":
        match = table("zombies_moved", hero(at="l12"), zombies="f6", fires="f6", dice=[5], rotten=True, halts=True)
    else:
        me = hero(items="revolver" if way == "gun" else "dynamite, lighter")
        match = table("ranged_attack", me, active="becky", zombies="f6", dice=[5, 5], rotten=True, halts=True)
        match.choose("shoot revolver f6" if way == "gun" else "throw f6 lit")
    assert killed(match) == []
    assert match.told.of(ZombieHeld)
    assert match.state.zombie_deaths == 0


def test_a_zombie_hero_is_wounded_but_not_to_its_end() -> None:
    match = fight(zombies="", turned=[("johnny", "f5")], dice=[4, 4, 3], rotten=True)
    finish(match)
    assert match.state.turned[0].wounds == 1
    match = fight(zombies="", turned=[("johnny", "f5")], dice=[4, 4, 3], rotten=True)
    match.state.turned[0].wounds = 1
    finish(match)
    assert killed(match) == []
    assert match.state.turned[0].wounds == 1


def test_the_whole_turn_goes_on_after_a_card_that_is_played_at_once() -> None:
    match = drawn("heavy_rain", hero(at="l12"), zombies="a1", to_draw=4)
    match.wait_for(ZM)
    assert len(match.state.hands[1]) == 3
