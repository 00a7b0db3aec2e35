"""The zombie cards that take effect and are gone: each in each of its windows, cancelled and not (Table Z)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import (
    DoorLocked,
    FightRolled,
    HeroActivated,
    Rolled,
    TurnLost,
    ZombieCame,
    ZombieMoved,
    ZombieRemoved,
)
from deadtown.games.last_night.moments import CP, HD, HE, HR, HS, ZE, ZM, ZS
from deadtown.games.last_night.uses import ANY
from tests.clauses import clause
from tests.games.last_night.moments import answer, at_window, cancelled_and_not, let_be
from tests.games.last_night.table import hero, table

# Shamble


@clause("LN-4.15", "LN-8.7")
@cancelled_and_not
def test_shamble_moves_a_zombie_d6_spaces_in_place_of_its_move(cancelled: bool) -> None:
    match = table(
        *("zombie_moves", hero(at="a12")),
        zombies="l1 l5",
        mover=0,
        to_act=(1,),
        zombie_hand="shamble",
        hand="principal_gomez",
        dice=[4],
        halts=True,
    )
    assert match.playable(1) == {"play shamble l1", "play shamble l5"}
    match.choose("play shamble l1")
    answer(match, cancelled)
    steps = 0
    while match.kind == "move_zombie":
        match.choose("to k2" if not steps else 1)
        steps += 1
    assert steps == (1 if cancelled else 4)
    match.wait_for("order_zombies")
    assert len(match.told.of(ZombieMoved)) == steps
    assert match.texts == ["move l5", "done"]


@clause("LN-4.15")
def test_it_stops_on_entering_the_space_of_a_hero_and_may_stop_earlier() -> None:
    match = table("zombies_moved", hero(at="l4"), zombies="l1", zombie_hand="shamble", dice=[6], halts=True)
    match.choose("play shamble l1", "to l2")
    assert "stay" in match.texts
    match.choose("to l3")
    assert match.told.of(ZombieMoved)[-1].to == "l4"


@pytest.mark.parametrize(
    ("where", "state"),
    [("a12", {}), ("l1", {"moved": (0,)}), ("l1", {"held": (0,)}), ("l1", {"betsy": 11, "betsy_fresh": True})],
)
def test_it_is_not_for_zombies_that_can_not_move_or_have_moved(where: str, state: dict[str, Any]) -> None:
    match = table(
        "zombies_moved", hero(at="a12"), zombies=where, zombie_hand="shamble", hand="jeb", halts=True, **state
    )
    assert match.playable(1) == set()


def test_after_the_last_move_it_is_for_those_who_were_passed_over() -> None:
    match = at_window(ZM, hero(at="a12"), zombies="l1 l2", moved=(0,), zombie_hand="shamble")
    assert match.playable(1) == {"play shamble l2"}


# Relentless Advance


@clause("LN-4.14")
@cancelled_and_not
def test_relentless_advance_gives_d6_zombies_a_step_and_their_moves_after_it(cancelled: bool) -> None:
    match = at_window(
        ZS, hero(at="f5"), zombies="f7 l1 l2", zombie_hand="relentless_advance", hand="principal_gomez", dice=[2]
    )
    match.choose("play relentless_advance")
    answer(match, cancelled)
    if cancelled:
        assert match.told.of(Rolled) == []
        assert match.kind == ZS
        return
    match.choose("move l1", "to k1")
    assert match.texts == ["move f7", "move l2", "done"]
    match.choose("move f7", "to f6")
    match.wait_for("order_zombies")
    assert match.texts == ["move f6", "move k1", "move l2"]


@clause("LN-4.14")
def test_hunger_applies_to_that_step() -> None:
    match = at_window(ZS, hero(at="f5"), zombies="f6", zombie_hand="relentless_advance", dice=[1])
    match.choose("play relentless_advance")
    let_be(match)
    match.choose("move f6")
    assert match.zombies == ["f5"]


@clause("LN-1.9")
@pytest.mark.parametrize("zombies", ["", "f5"])
def test_it_needs_a_zombie_that_can_make_a_step(zombies: str) -> None:
    assert at_window(ZS, zombies=zombies, zombie_hand="relentless_advance").playable(1) == set()


# There's Too Many


@clause("LN-4.18", "LN-4.16")
@cancelled_and_not
def test_too_many_places_d6_zombies_evenly_at_the_end_of_the_zombie_turn(cancelled: bool) -> None:
    match = at_window(ZE, hero(at="f5"), zombie_hand="too_many", hand="principal_gomez", dice=[5])
    match.choose("play too_many")
    answer(match, cancelled)
    placed = []
    while match.kind == "place_zombie":
        placed.append(len(match.texts))
        match.choose(1)
    assert placed == ([] if cancelled else [4, 3, 2, 4])
    assert len(match.zombies) == (0 if cancelled else 5)
    assert len({*match.zombies}) == (0 if cancelled else 4)


@clause("LN-4.16")
def test_when_the_pool_is_short_they_are_taken_from_the_map_but_not_those_just_placed() -> None:
    match = at_window(ZE, hero(at="f5"), zombies="b9 " * 13, turned=[("jake", "c9")], zombie_hand="too_many", dice=[3])
    match.choose("play too_many")
    let_be(match)
    match.choose("space a1")
    assert match.texts == ["remove b9", "done"]
    match.choose("remove b9", "space h1")
    assert match.texts == ["remove b9", "done"]
    match.choose("done")
    assert len(match.told.of(ZombieRemoved)) == 1
    assert match.zombies.count("b9") == 12
    assert match.state.zombie_deaths == 0


@clause("LN-1.9", "LN-4.19")
def test_without_pits_it_is_not_played() -> None:
    match = at_window(ZE, hero(at="f5"), zombie_hand="too_many", charged=(0, 7, 142, 137))
    assert (match.state.pits, match.playable(1)) == ([], set())


# Trip!


@cancelled_and_not
def test_trip_rolls_the_movement_dice_again_both_of_billy(cancelled: bool) -> None:
    match = table(
        *("roll_movement", hero("billy")),
        active="billy",
        dice=[6, 5, 1, 2],
        zombie_hand="trip",
        hand="principal_gomez",
        halts=True,
    )
    assert match.kind == HR
    match.choose("play trip")
    answer(match, cancelled)
    match.wait_for("choose_move_die")
    assert match.texts == (["die 5", "die 6"] if cancelled else ["die 1", "die 2"])


# Locked Door


@cancelled_and_not
def test_a_locked_door_is_not_passed_and_the_move_ends(cancelled: bool) -> None:
    match = table(
        *("move_action", hero(at="e3")),
        active="becky",
        left=3,
        zombie_hand="locked_door",
        hand="principal_gomez",
        halts=True,
    )
    match.choose("step e2")
    assert match.kind == HD
    match.choose("play locked_door")
    answer(match, cancelled)
    assert match.at() == ("e2" if cancelled else "e3")
    assert match.state.left == (2 if cancelled else 0)
    assert bool(match.told.of(DoorLocked)) != cancelled


@pytest.mark.parametrize(
    ("at", "step", "items"), [("e4", "step e3", ""), ("e3", "step e2", "keys"), ("e3", "step e2", "fire_axe")]
)
def test_it_is_for_doors_and_not_for_who_ignores_them(at: str, step: str, items: str) -> None:
    match = table(
        "move_action",
        hero(at=at, items=items),
        active="becky",
        left=3,
        zombie_hand="locked_door",
        hand="jeb",
        halts=True,
    )
    match.choose(step)
    assert match.kind != HD


def test_whoever_dies_of_cancelling_it_does_not_pass_the_door() -> None:
    match = table(
        *("move_action", hero("father_joseph", "e3", wounds=2)),
        active="father_joseph",
        left=3,
        zombie_hand="locked_door",
        dice=[3],
        halts=True,
    )
    match.choose("step e2", "play locked_door", "use strength_of_spirit father_joseph")
    assert match.kind == "new_hero_space"
    assert match.at("father_joseph") == ""
    assert match.zombies == ["e3"]


# Lost turns


@clause("LN-5.3")
@cancelled_and_not
def test_last_night_on_earth_costs_a_man_and_a_woman_of_one_space_their_turn(cancelled: bool) -> None:
    heroes = hero(), hero("jake"), hero("jenny"), hero("johnny", "a12")
    match = at_window(HS, *heroes, zombie_hand="last_night", hand="principal_gomez, at_last")
    assert match.playable(1) == {"play last_night jake becky", "play last_night jake jenny"}
    match.choose("play last_night jake becky")
    answer(match, cancelled)
    match.wait_for(HE)
    active = {event.hero for event in match.told.of(HeroActivated)}
    assert active == ({"becky", "jake", "jenny", "johnny"} if cancelled else {"jenny", "johnny"})


@clause("LN-5.3")
@cancelled_and_not
def test_bickering_costs_all_heroes_of_a_space_their_turn(cancelled: bool) -> None:
    heroes = hero(), hero("jenny"), hero("sally"), hero("johnny", "a12")
    match = at_window(HS, *heroes, zombie_hand="bickering", hand="principal_gomez, at_last")
    assert match.playable(1) == {"play bickering f5"}
    match.choose("play bickering f5")
    answer(match, cancelled)
    match.wait_for(HE)
    active = {event.hero for event in match.told.of(HeroActivated)}
    assert active == ({"becky", "jenny", "sally", "johnny"} if cancelled else {"johnny"})


@clause("LN-5.3")
def test_who_loses_the_turn_is_not_fought_and_acts_again_in_the_next() -> None:
    match = at_window(HS, hero(), hero("jake"), zombies="f5", zombie_hand="last_night", hand="at_last")
    match.choose("play last_night jake becky")
    let_be(match)
    match.wait_for(ZS)
    assert match.told.of(FightRolled) == []
    match.wait_for("move_action")
    assert match.told.of(HeroActivated)


@clause("LN-1.8")
def test_of_a_couple_one_of_whom_has_died_the_other_loses_its_turn() -> None:
    heroes = hero("father_joseph", wounds=2), hero()
    match = at_window(HS, *heroes, zombie_hand="last_night", dice=[1])
    match.choose("play last_night father_joseph becky", "use strength_of_spirit father_joseph")
    let_be(match)
    assert [event.hero for event in match.told.of(TurnLost)] == ["becky"]


@pytest.mark.parametrize("card", ["last_night", "bickering"])
def test_they_need_heroes_in_one_space(card: str) -> None:
    match = at_window(HS, hero(), hero("jake", "f6"), zombie_hand=card)
    assert match.playable(1) == set()


# I Don't Trust 'Em, for all


@clause("LN-5.14")
@cancelled_and_not
def test_until_the_next_zombie_turn_nobody_exchanges_items(cancelled: bool) -> None:
    match = at_window(
        ZS, hero(items="keys", at="a12"), hero("jenny", "a12"), zombie_hand="dont_trust", hand="principal_gomez"
    )
    match.choose("play dont_trust all")
    answer(match, cancelled)
    assert match.state.distrust != cancelled
    assert match.state.zombie_discard == ["dont_trust"]
    match = table("exchange", hero(items="keys"), hero("jenny"), active="becky", distrust=not cancelled)
    assert (match.kind == "exchange") == cancelled


# My God, He's a Zombie


@clause("LN-4.16")
@cancelled_and_not
def test_hes_a_zombie_puts_one_next_to_a_hero(cancelled: bool) -> None:
    match = at_window(ZS, hero(at="a12"), zombie_hand="hes_a_zombie", hand="principal_gomez")
    assert match.playable(1) == {f"play hes_a_zombie put {space}" for space in ("a11", "b11", "b12")}
    match.choose("play hes_a_zombie put b11")
    answer(match, cancelled)
    assert match.zombies == ([] if cancelled else ["b11"])
    assert len(match.told.of(ZombieCame)) == (not cancelled)


@clause("LN-1.9", "LN-4.17")
def test_it_needs_one_in_the_pool() -> None:
    assert at_window(ZS, hero(at="a12"), zombies="l1 " * 14, zombie_hand="hes_a_zombie").playable(1) == set()


@clause("LN-8.7")
@pytest.mark.parametrize(("card", "offered"), [("recovery", False), ("faith", False), ("doc_brody", True)])
def test_only_townsfolk_turn_out_to_be_zombies(card: str, offered: bool) -> None:
    match = at_window(HS, hero("jenny", wounds=1), hand=card, zombie_hand="hes_a_zombie")
    match.choose(f"play {card} jenny")
    assert (match.kind == CP and match.playable(1) == {"play hes_a_zombie stop"}) == offered


@clause("LN-S3")
def test_townsfolk_out_of_the_game_are_lost_for_the_scenario() -> None:
    match = at_window(
        *(HS, hero("jenny", wounds=1)),
        hand="doc_brody",
        zombie_hand="hes_a_zombie",
        dice=[4],
        scenario="save_the_townsfolk",
        hero_out=("jeb", "mr_hyde"),
    )
    match.choose("play doc_brody jenny", "play hes_a_zombie stop")
    let_be(match)
    assert match.over
    assert match.state.outcome.winners == [1]


# There's No Time, Leave It!


@clause("LN-8.12", "LN-8.3")
@pytest.mark.parametrize("kind", ANY)
@cancelled_and_not
def test_leave_it_removes_a_hero_discard_from_the_game_at_any_time(kind: str, cancelled: bool) -> None:
    match = at_window(kind, zombie_hand="leave_it", hand="principal_gomez", hero_discard="torch, keys x2")
    assert match.playable(1) == {"play leave_it keys", "play leave_it torch"}
    match.choose("play leave_it keys")
    answer(match, cancelled)
    assert match.state.hero_out == (() if cancelled else ("keys",))
    assert match.state.hero_discard.count("keys") == (2 if cancelled else 1)


def test_it_needs_a_card_there() -> None:
    assert at_window(HS, zombie_hand="leave_it").playable(1) == set()
