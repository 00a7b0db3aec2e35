"""The Survival Tactics, one after the other (Table V)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import CardPlayed, EventFound, HouseSecured, Looked
from deadtown.games.last_night.ground import DEFAULT, NAMES, ground
from deadtown.games.last_night.moments import DR, FR, HR, HS, IB, RR, ZM, ZS
from deadtown.games.last_night.survival_cards import SURVIVAL_TACTICS
from deadtown.games.last_night.uses import ANY, CARD_USES, IN_PLACE
from tests.clauses import clause
from tests.games.last_night.fighting import fight, killed
from tests.games.last_night.moments import at_window
from tests.games.last_night.table import NightMatch, hero, table

DECKS = {"opt_survival_decks": True}


def holding(card: str, *heroes: Any, window: str = HS, **more: Any) -> NightMatch:
    return at_window(window, *heroes, hand=card, **{"options": DECKS, **more})


@clause("LN-8.9", "LN-8.12", "LN-8.6")
@pytest.mark.parametrize(
    ("card", "windows"),
    [
        ("sewer_access", {*ANY}),
        ("cover_fire", {*ANY}),
        ("regroup", {*ANY}),
        ("scout_ahead", {*ANY}),
        ("diversion", {ZM}),
        ("fortify", {*ANY}),
        ("rest_up", {IN_PLACE}),
        ("field_training", {*ANY}),
        ("second_chance", {HR, IB, DR, RR, FR}),
        ("safe_house", {ZS}),
        ("survival_instinct", {*ANY}),
    ],
)
def test_a_tactic_is_played_in_the_windows_of_its_row_and_in_no_others(card: str, windows: set[str]) -> None:
    assert {window for window, found in CARD_USES.items() if card in found} == windows


def test_every_tactic_has_its_use() -> None:
    played = {card for found in CARD_USES.values() for card in found}
    assert {*SURVIVAL_TACTICS} <= played


def test_sewer_access_is_played_at_any_time() -> None:
    match = holding("sewer_access")
    match.choose("play sewer_access")
    assert [event.card for event in match.told.of(CardPlayed)] == ["sewer_access"]


@clause("LN-15.1", "LN-15.2")
def test_sewer_access_brings_the_sewers_or_moves_an_entrance() -> None:
    match = holding("sewer_access, sewer_access")
    match.choose("play sewer_access", "space e5", "space h9")
    assert [NAMES[space] for space in match.state.ground.entrances] == ["e5", "h9"]
    match.choose("play sewer_access", "space e5", "space f7")
    assert [NAMES[space] for space in match.state.ground.entrances] == ["f7", "h9"]
    assert match.state.tactic_discard == ["sewer_access", "sewer_access"]


# Ranged attacks, healing


def test_cover_fire_is_a_ranged_attack_besides_the_own_one() -> None:
    match = holding("cover_fire", hero(items="revolver"), zombies="f6", dice=[4])
    match.choose("play cover_fire becky")
    assert match.asked == (0, "ranged_attack")
    match.choose("shoot revolver f6")
    assert match.kind == RR
    match.close()
    assert killed(match) == ["f6"]
    assert match.state.tactic_discard == ["cover_fire"]


def test_cover_fire_may_be_held_after_all() -> None:
    match = holding("cover_fire", hero(items="revolver"), zombies="f6")
    match.choose("play cover_fire becky", "hold_fire")
    assert match.zombies == ["f6"]


@clause("LN-1.9")
@pytest.mark.parametrize(
    ("items", "zombies"), [("dynamite, torch", "f6"), ("revolver", "a1")], ids=["no ranged weapon", "no target"]
)
def test_cover_fire_needs_a_ranged_weapon_and_a_target(items: str, zombies: str) -> None:
    assert holding("cover_fire", hero(items=items), zombies=zombies).playable(0) == set()


def test_cover_fire_is_made_by_the_owner_of_the_hero() -> None:
    match = at_window(
        *(HS, hero(seat=0), hero("sally", items="revolver", seat=1)),
        hands={0: "cover_fire"},
        players=3,
        zombies="f6",
        options=DECKS,
    )
    match.choose("play cover_fire sally", seat=0)
    assert match.asked == (1, "ranged_attack")


def test_regroup_heals_a_wound_of_each_hero_in_a_space() -> None:
    match = holding(
        "regroup", hero(wounds=2), hero("jenny", wounds=1), hero("sally", "a1", wounds=1), hero("billy", "f5")
    )
    assert match.playable(0) == {"play regroup f5"}
    match.choose("play regroup f5")
    assert [match.hero(person).wounds for person in ("becky", "jenny", "sally")] == [1, 0, 1]


def test_regroup_is_for_two_heroes_or_more() -> None:
    assert holding("regroup", hero(wounds=2)).playable(0) == set()


def resting(*heroes: Any, **more: Any) -> NightMatch:
    return table(
        "move_action", *heroes, active=heroes[0].person, left=2, phase="move", hand="rest_up", options=DECKS, **more
    )


def test_rest_up_fully_heals_in_place_of_the_move_action() -> None:
    match = resting(hero("becky", "d1", wounds=2, activated=True))
    match.choose("play rest_up becky")
    assert match.hero().wounds == 0
    assert match.state.tactic_discard == ["rest_up"]
    assert match.kind != "move_action"


@pytest.mark.parametrize(
    ("space", "wounds", "zombies"),
    [("f5", 1, ""), ("d1", 0, ""), ("d1", 1, "e2")],
    ids=["outdoors", "sound", "zombies"],
)
def test_nobody_rests_outdoors_without_need_or_beside_zombies(space: str, wounds: int, zombies: str) -> None:
    match = resting(hero("becky", space, wounds=wounds), zombies=zombies)
    assert not any("rest_up" in text for text in match.texts)


# Cards


def test_scout_ahead_gives_one_of_five_cards_to_a_hero() -> None:
    match = holding(
        "scout_ahead", hero(), hero_deck="torch, keys, ammo, faith, lighter, dynamite x4", dice=[[*range(8)]]
    )
    match.choose("play scout_ahead becky")
    assert sorted(match.view(0).looked) == ["ammo", "faith", "keys", "lighter", "torch"]
    assert match.told.of(Looked)[0].seen_by(1).cards == ()
    match.choose("keep keys")
    assert match.hero().items == ("keys",)
    assert sorted(match.state.hero_deck) == sorted(["torch", "ammo", "faith", "lighter", *["dynamite"] * 4])
    assert match.state.looked == []


def test_an_event_that_was_scouted_goes_to_the_own_hand() -> None:
    match = at_window(
        *(HS, hero(seat=0), hero("sally", seat=1)),
        hands={0: "scout_ahead"},
        players=3,
        options=DECKS,
        hero_deck="faith, keys x5",
        dice=[[*range(5)]],
    )
    match.choose("play scout_ahead sally", seat=0)
    assert match.asked == (0, "keep_card")
    match.choose("keep faith")
    assert "faith" in match.state.hands[0]
    assert match.told.of(EventFound)[0].seen_by(2).card == ""


def test_scout_ahead_is_played_in_the_own_turn_alone() -> None:
    assert holding("scout_ahead", hero(), window=ZS, zombies="a1").playable(0) == set()


def test_field_training_without_experience_draws_two_cards() -> None:
    match = holding("field_training", hero(), hero_deck="torch, keys, ammo")
    match.choose("play field_training becky")
    assert match.hero().items == ("keys", "torch")


def test_field_training_gives_three_experience() -> None:
    match = holding("field_training", hero(), options={**DECKS, "experience": "on"})
    match.choose("play field_training becky")
    assert match.hero().experience == 3
    assert match.hero().items == ()


# Walls


def test_fortify_needs_a_hero_beside_a_wall() -> None:
    assert holding("fortify", hero("becky", "d1"), window=HS).playable(0) == {"play fortify"}
    assert holding("fortify", hero("becky", "f6"), window=HS).playable(0) == set()


def safe(*dice: Any, **more: Any) -> NightMatch:
    """Becky is in the Police Station, which is a safe house; the zombies are about to move."""
    match = holding("safe_house", hero("becky", "d1"), window=ZS, dice=dice, **more)
    match.choose("play safe_house police_station")
    return match


def test_a_safe_house_is_a_building_with_a_hero() -> None:
    match = holding("safe_house", hero("becky", "d1"), hero("sally", "f5"), window=ZS)
    assert match.playable(0) == {"play safe_house police_station"}
    match.choose("play safe_house police_station")
    assert [event.building for event in match.told.of(HouseSecured)] == ["police_station"]
    assert match.view(1).safe == ["police_station"]


@clause("LN-4.15")
@pytest.mark.parametrize(("die", "inside"), [(3, False), (4, True)])
def test_a_zombie_needs_four_for_a_step_into_a_safe_house(die: int, inside: bool) -> None:
    match = safe(die, zombies="c1")
    match.wait_for("zombie_fights")
    rolls = match.rolls("safe_house")
    assert [event.dice for event in rolls] == [(die,)]
    assert match.zombies == (["d1"] if inside else ["c1"])


def test_steps_inside_a_safe_house_need_no_roll() -> None:
    match = safe(zombies="e2")
    match.wait_for("zombie_fights")
    assert match.zombies == ["d1"]


def test_no_card_puts_zombies_into_a_safe_house() -> None:
    station = ground(DEFAULT).named("police_station")
    assert station is not None
    match = at_window(ZS, hero("becky", "d1"), zombie_hand="hes_a_zombie", safe=(station.number,), options=DECKS)
    names = {text.split()[-1] for text in match.playable(1)}
    indoors = {NAMES[space] for space in station.spaces}
    assert names
    assert names.isdisjoint(indoors)


def test_a_safe_house_is_safe_for_one_zombie_turn() -> None:
    match = safe()
    match.wait_for("move_action")
    assert match.state.safe == ()


# Zombies


def diverting(**more: Any) -> NightMatch:
    match = holding("diversion", hero("becky", "f5"), window=ZM, **more)
    match.choose("play diversion")
    return match


@clause("LN-1.14")
def test_diversion_leads_zombies_a_step_away_in_spite_of_hunger() -> None:
    match = diverting(zombies="f6 f5")
    assert match.asked == (0, "divert")
    match.choose("move f6")
    assert "to f5" not in match.texts, "not to a hero"
    match.choose("to f7")
    match.choose("move f5", "to e4")
    assert match.zombies == ["e4", "f7"]


def test_at_most_four_zombies_are_diverted_once_each() -> None:
    match = diverting(zombies="a1 a2 a3 a4 a9")
    for start, to in (("a1", "b1"), ("a2", "b2"), ("a3", "b3"), ("a4", "b4")):
        match.choose(f"move {start}", f"to {to}")
    assert match.kind != "divert"
    assert match.zombies == ["a9", "b1", "b2", "b3", "b4"]


def test_who_was_diverted_counts_as_having_moved() -> None:
    match = table(
        *("order_zombies", hero("becky", "f5")),
        zombies="f6",
        hand="diversion",
        to_act=(1,),
        options=DECKS,
        halts=True,
    )
    if match.kind == "order_zombies":
        match.choose("move f6")
    assert match.kind == ZM
    match.choose("play diversion", "move f6", "to f7")
    match.wait_for("zombie_fights")
    assert match.zombies == ["f7"]


def test_diversion_may_stop_earlier() -> None:
    match = diverting(zombies="a1 a9")
    match.choose("done")
    assert match.zombies == ["a1", "a9"]


# Dice


def test_second_chance_rolls_any_dice_of_a_hero_again() -> None:
    match = table(
        "roll_movement", hero("billy", "f5"), active="billy", hand="second_chance", options=DECKS, dice=[1, 2, 6, 5]
    )
    assert "play second_chance 1 2" in match.texts
    match.choose("play second_chance 1 2")
    match.wait_for("choose_move_die")
    assert match.texts == ["die 5", "die 6"]


def test_each_target_keeps_its_own_die() -> None:
    match = table(
        *("ranged_attack", hero(items="pump_shotgun")),
        active="becky",
        zombies="f6",
        turned=[("sally", "f6")],
        hand="second_chance",
        options=DECKS,
        dice=[1, 5, 2, 6],
    )
    match.choose("blast pump_shotgun f6", "play second_chance 1")
    assert match.state.turned[0].wounds == 1, "hers was the second die"
    assert "f6" in match.zombies


def test_second_chance_works_in_fights_on_the_dice_of_the_hero() -> None:
    match = fight(dice=[1, 2, 6, 5], hand="second_chance", options=DECKS)
    match.wait_for(FR)
    assert match.playable(0) == {
        "play second_chance fight 1",
        "play second_chance fight 2",
        "play second_chance fight 1 2",
    }
    match.choose("play second_chance fight 1")
    assert sorted(match.state.fight.hero_dice) == [2, 5]


def test_the_hand_of_a_seat_says_how_many_tactics_it_has() -> None:
    match = holding("regroup, regroup, recovery")
    assert match.view(1).seats[0].tactics == 2
    assert match.view(1).seats[0].hand is None
