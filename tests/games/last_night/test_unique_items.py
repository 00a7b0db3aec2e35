"""The Unique Items, one after the other (Table U)."""

from typing import Any

import pytest

from deadtown.games.last_night.events import CardsPutBack, Looked, TntExploded
from deadtown.games.last_night.ground import DEFAULT
from deadtown.games.last_night.heroes_moving import RIDE
from deadtown.games.last_night.moments import DR, FR, HR, HS, HX, IB, RR, WH
from deadtown.games.last_night.state import Hero
from deadtown.games.last_night.uses import ANY, IN_PLACE, OPEN_USES
from deadtown.kernel import Seeded
from tests.clauses import clause
from tests.games.last_night.fighting import fight, finish, killed, winners
from tests.games.last_night.moments import at_window
from tests.games.last_night.table import NightMatch, hero, kept, table

DECKS = {"opt_survival_decks": True}


def armed(items: str, person: str = "becky", at: str = "f5", **more: Any) -> Hero:
    return hero(person, at, items, **more)


def fighting(items: str, *dice: int, person: str = "becky", **more: Any) -> NightMatch:
    """A fight in which dice lie, at the moment at which they may be changed."""
    match = fight(armed(items, person), dice=dice, options=DECKS, **more)
    match.wait_for(FR)
    return match


def acting(*heroes: Hero, left: int = 3, **more: Any) -> NightMatch:
    return table("move_action", *heroes, active=heroes[0].person, left=left, phase="move", options=DECKS, **more)


def shooting(*heroes: Hero, **more: Any) -> NightMatch:
    return table("ranged_attack", *heroes, active=heroes[0].person, options=DECKS, **more)


@clause("LN-8.9", "LN-8.12")
@pytest.mark.parametrize(
    ("item", "windows"),
    [
        ("samurai_sword", {FR}),
        ("sledgehammer", {FR}),
        ("bowie_knife", {FR}),
        ("kevlar_vest", {WH}),
        ("football_helmet", {WH}),
        ("lucky_coin", {HR, IB, DR, RR, FR}),
        ("doctors_bag", {IN_PLACE}),
        ("adrenaline_shot", {HX}),
        ("master_keys", {*ANY}),
        ("old_diary", {*ANY}),
        ("police_radio", {HS}),
    ],
)
def test_an_item_is_used_in_the_windows_of_its_row_and_in_no_others(item: str, windows: set[str]) -> None:
    assert {window for window, found in OPEN_USES.items() if item in found} == windows


# Fights


@clause("LN-6.15")
def test_the_samurai_sword_rolls_any_own_dice_again_once_a_fight() -> None:
    match = fighting("samurai_sword", 1, 2, 5, 6, 4)
    match.choose("use samurai_sword becky 1 2")
    assert match.state.fight.hero_dice == (6, 4)
    assert not any("samurai" in text for text in match.playable(0))
    assert match.hero().items == ("samurai_sword",)


def test_with_jake_the_samurai_sword_also_brings_a_die() -> None:
    match = fighting("samurai_sword", 1, 2, 3, 5, 6, 4, person="jake")
    match.choose("use samurai_sword jake 1")
    assert len(match.state.fight.hero_dice) == 4, "three as a lone wolf, and one more"


@clause("LN-6.13", "LN-6.16")
@pytest.mark.parametrize(("check", "holds"), [(2, False), (3, True)])
def test_the_sledgehammer_kills_whom_it_beats_and_may_break(check: int, holds: bool) -> None:
    match = fighting("sledgehammer", 1, 2, 5, 6, check)
    match.choose("use sledgehammer becky")
    assert match.state.fight is None or match.state.fight.hero_dice == (1, 2, 6)
    finish(match)
    assert killed(match) == ["f5"]
    assert match.hero().items == (("sledgehammer",) if holds else ())
    assert match.state.unique_discard == ([] if holds else ["sledgehammer"])


def test_the_bowie_knife_adds_one_to_an_own_die_once_a_fight() -> None:
    match = fighting("bowie_knife", 4, 2, 4)
    match.choose("use bowie_knife becky 4")
    assert sorted(match.state.fight.hero_dice) == [2, 5]
    assert not any("bowie" in text for text in match.playable(0))
    finish(match)
    assert winners(match) == ["heroes"]


@clause("LN-9.1")
def test_the_bowie_knife_does_not_count_as_a_weapon() -> None:
    match = acting(hero("becky", "a5", "revolver, crowbar"), left=5, unique_deck="bowie_knife")
    match.choose("survival_search unique_items")
    assert match.hero().items == ("bowie_knife", "crowbar", "revolver")


@clause("LN-6.8")
def test_whoever_has_the_holy_relic_wins_ties() -> None:
    match = finish(fight(armed("holy_relic"), dice=[5, 2, 5], options=DECKS))
    assert winners(match) == ["heroes"]


@clause("LN-6.3")
def test_a_holy_hero_rolls_one_more_die_with_the_relic() -> None:
    match = fighting("holy_relic", 1, 2, 3, 5, person="father_joseph")
    assert len(match.state.fight.hero_dice) == 3
    assert len(fighting("holy_relic", 1, 2, 5).state.fight.hero_dice) == 2
    assert match.view(0).heroes[0].dice == 3


# Wounds


def losing(items: str, *dice: int, person: str = "becky", **more: Any) -> NightMatch:
    """A hero has lost a fight and is about to be wounded; dice follow."""
    match = fight(armed(items, person), dice=[1, 2, 6, *dice], options=DECKS, **more)
    match.wait_for(WH)
    return match


@clause("LN-7.2")
@pytest.mark.parametrize(
    ("die", "wounds", "kept_on"), [(4, 0, True), (6, 0, True), (3, 1, True), (2, 1, True), (1, 1, False)]
)
def test_the_kevlar_vest_prevents_a_wound_on_four_and_is_lost_on_one(die: int, wounds: int, kept_on: bool) -> None:
    match = losing("kevlar_vest", die)
    match.choose("use kevlar_vest becky")
    finish(match)
    assert match.hero().wounds == wounds
    assert match.hero().items == (("kevlar_vest",) if kept_on else ())


def test_the_kevlar_vest_is_tried_once_a_wound() -> None:
    match = losing("kevlar_vest", 3)
    match.choose("use kevlar_vest becky")
    assert match.state.wound is None or not any("kevlar" in text for text in match.playable(0))


def test_a_vest_does_not_help_others() -> None:
    match = fight(armed(""), armed("kevlar_vest", "sally"), dice=[1, 2, 6], options=DECKS)
    match.wait_for(WH)
    assert match.playable(0) == set()


def test_the_football_helmet_prevents_a_wound_and_is_discarded() -> None:
    match = losing("football_helmet")
    match.choose("use football_helmet becky")
    finish(match)
    assert match.hero().wounds == 0
    assert match.hero().items == ()
    assert match.state.unique_discard == ["football_helmet"]


@pytest.mark.parametrize(("die", "stays"), [(4, True), (3, False)])
def test_johnny_keeps_the_football_helmet_on_four(die: int, stays: bool) -> None:
    match = losing("football_helmet", die, person="johnny")
    match.choose("use football_helmet johnny")
    finish(match)
    assert match.hero("johnny").wounds == 0
    assert ("football_helmet" in match.hero("johnny").items) == stays


# Dice


def test_the_lucky_coin_rolls_a_die_of_either_side_again() -> None:
    match = fighting("lucky_coin", 1, 2, 6, 1)
    assert match.playable(0) == {
        "use lucky_coin becky fight heroes 1",
        "use lucky_coin becky fight heroes 2",
        "use lucky_coin becky fight zombies 6",
    }
    match.choose("use lucky_coin becky fight zombies 6")
    assert match.state.fight.zombie_dice == (1,)
    assert match.state.unique_discard == ["lucky_coin"]


def test_the_lucky_coin_helps_others_from_anywhere() -> None:
    match = fight(armed(""), armed("lucky_coin", "billy", "a1"), dice=[1, 2, 6, 6], options=DECKS)
    match.wait_for(FR)
    match.choose("use lucky_coin billy fight heroes 1")
    assert sorted(match.state.fight.hero_dice) == [2, 6]


def test_the_lucky_coin_works_on_other_dice() -> None:
    match = table("roll_movement", armed("lucky_coin"), active="becky", options=DECKS, dice=[1, 6])
    match.choose("use lucky_coin becky 1")
    match.wait_for("move_action")
    assert match.state.left == 6


@pytest.mark.parametrize(("die", "stays"), [(4, True), (3, False)])
def test_sally_keeps_the_lucky_coin_on_four(die: int, stays: bool) -> None:
    match = fighting("lucky_coin", 1, 2, 6, 1, die, person="sally")
    match.choose("use lucky_coin sally fight zombies 6")
    finish(match)
    assert ("lucky_coin" in match.hero("sally").items) == stays


# Ranged attacks


@clause("LN-10.3")
@pytest.mark.parametrize(
    ("person", "die", "hit"), [("becky", 2, False), ("becky", 3, True), ("sheriff_anderson", 2, True)]
)
def test_the_sniper_rifle_hits_on_three_and_in_the_hands_of_the_law_on_two(person: str, die: int, hit: bool) -> None:
    match = shooting(armed("sniper_rifle", person, "d5"), zombies="i5", dice=[die])
    match.choose("shoot sniper_rifle i5")
    assert bool(killed(match)) == hit


@clause("LN-10.5")
def test_guns_of_the_survival_decks_run_out_of_ammo() -> None:
    for gun in ("sniper_rifle", "magnum"):
        match = shooting(armed(gun), zombies="f6", dice=[1])
        match.choose(f"shoot {gun} f6")
        assert match.hero().items == ()
        assert match.state.unique_discard == [gun]
    match = shooting(armed("nail_gun"), zombies="f6", dice=[1])
    match.choose("shoot nail_gun f6")
    assert match.hero().items == ("nail_gun",), "it is never empty"


@clause("LN-9.11")
def test_ammo_goes_in_place_of_a_unique_gun() -> None:
    match = shooting(armed("magnum, ammo"), zombies="f6", dice=[1])
    match.choose("shoot magnum f6")
    match.choose("use ammo becky")
    assert match.hero().items == ("magnum",)
    assert match.state.hero_discard == ["ammo"]


def test_the_magnum_kills() -> None:
    match = shooting(armed("magnum"), turned=[("sally", "f6")], dice=[3])
    match.choose("shoot magnum zombie_sally")
    assert killed(match) == ["f6"]


@clause("LN-10.1")
def test_night_goggles_make_ranged_weapons_reach_farther() -> None:
    far = {"zombies": "f9"}
    assert "shoot revolver f9" not in shooting(armed("revolver"), **far).texts
    assert "shoot revolver f9" in shooting(armed("revolver, night_goggles"), **far).texts


@clause("LN-13.7")
def test_night_goggles_ignore_lights_out() -> None:
    dark: dict[str, Any] = {"remaining": [kept("lights_out", "police_station")]}
    match = acting(armed("night_goggles", at="e3"), **dark)
    match.choose("step e2")
    assert match.kind == "hero_step"
    match = acting(armed("", at="e3"), **dark)
    match.choose("step e2")
    assert match.kind != "hero_step"


def test_the_flamethrower_kills_zombies_on_three_and_heroes_on_five_and_lights_a_fire() -> None:
    match = shooting(
        *(armed("flamethrower"), hero("jenny", "f6"), hero("billy", "f6")),
        zombies="f6 f6",
        dice=[3, 2, 5, 4, 3],
        scenario="burn_em_out",
    )
    match.choose("blast flamethrower f6")
    assert killed(match) == ["f6"]
    assert match.at("jenny") == ""
    assert match.at("billy") == "f6"
    assert match.fires == {"f6": False}
    assert match.hero().items == ("flamethrower",)
    assert match.state.turned[0].person == "jenny", "fire is no explosive"


@pytest.mark.parametrize(("die", "stays"), [(2, False), (3, True)])
def test_the_flamethrower_is_discarded_on_one_or_two(die: int, stays: bool) -> None:
    match = shooting(armed("flamethrower"), dice=[die])
    match.choose("blast flamethrower f6")
    assert match.hero().items == (("flamethrower",) if stays else ())


def test_the_flamethrower_reaches_adjacent_spaces_alone() -> None:
    match = shooting(armed("flamethrower"))
    targets = {text.split()[2] for text in match.texts if text.startswith("blast")}
    assert targets == {"e4", "f4", "g4", "e5", "g5", "e6", "f6", "g6"}


# Case of TNT


def throwing(*dice: int, others: tuple[Hero, ...] = (), **more: Any) -> NightMatch:
    match = shooting(armed("case_of_tnt"), *others, dice=dice, **{"scenario": "burn_em_out", **more})
    match.choose("throw_tnt f7")
    return match


@clause("LN-9.19")
def test_tnt_kills_in_its_space_and_wounds_beside_it_without_a_fire_item() -> None:
    match = throwing(2, 2, 1, 2, others=(hero("billy", "g7"),), zombies="f7 f8 e7", turned=[])
    assert sorted(killed(match)) == ["f7", "f8"]
    assert match.hero("billy").wounds == 1
    assert match.state.unique_discard == ["case_of_tnt"]
    assert match.told.of(TntExploded)[0].space == "f7"


@clause("LN-9.19", "LN-7.16")
def test_tnt_explodes_in_the_own_space_on_one() -> None:
    match = throwing(1)
    assert match.at() == ""
    assert match.state.turned == []


@clause("LN-S2")
def test_tnt_destroys_a_pit() -> None:
    match = shooting(armed("case_of_tnt", at="b2"), dice=[6], scenario="burn_em_out")
    match.choose("throw_tnt a1")
    assert len(match.state.charged) == 1


@clause("LN-12.6")
def test_tnt_sets_off_gas_near_it() -> None:
    match = throwing(6, gas="f8")
    assert match.gas == []


@clause("LN-15.4", "LN-9.19")
def test_tnt_on_an_entrance_reaches_who_is_in_the_sewer() -> None:
    below = (hero("billy", "sewer"),)
    match = throwing(2, 2, 2, others=below, zombies="sewer", layout=f"{DEFAULT} sewer:a1 sewer:f7")
    assert killed(match) == ["sewer"]
    assert match.hero("billy").wounds == 1


@clause("LN-S8")
def test_tnt_does_not_set_off_gas_that_only_douses() -> None:
    match = throwing(6, gas="f8", scenario="burn_it_to_the_ground", layout="c2 l3 l4 l5 l6")
    assert match.gas == ["f8"]


@clause("LN-9.20")
@pytest.mark.parametrize(("die", "dead"), [(1, True), (2, False)])
def test_whoever_loses_a_fight_with_tnt_may_be_blown_up(die: int, dead: bool) -> None:
    match = fight(armed("case_of_tnt"), dice=[1, 2, 6, die], options=DECKS, scenario="burn_em_out")
    finish(match)
    assert match.hero().dead == dead
    assert match.hero().wounds == (0 if dead else 1), "the roll comes before the wound"
    assert bool(killed(match)) == dead


# Moving


@pytest.mark.parametrize(("items", "left"), [("motorcycle", 2 + RIDE), ("", 2)])
def test_the_motorcycle_goes_three_spaces_farther_outdoors(items: str, left: int) -> None:
    match = table("roll_movement", armed(items, at="f9"), active="becky", options=DECKS, dice=[2])
    match.wait_for("move_action")
    assert match.state.left == left
    assert ("walk f5" in match.texts) == bool(items)
    if items:
        match.choose("walk f5")
        assert match.at() == "f5"


def test_who_starts_in_a_building_does_not_ride() -> None:
    match = table("roll_movement", armed("motorcycle", at="e2"), active="becky", options=DECKS, dice=[2])
    match.wait_for("move_action")
    assert match.state.left == 2


def test_a_ride_into_a_building_is_as_long_as_a_walk() -> None:
    match = table("roll_movement", armed("motorcycle", at="e3"), active="becky", options=DECKS, dice=[2])
    match.wait_for("move_action")
    match.choose("step e2")
    assert (match.state.left, match.state.ride) == (1, 0)
    assert match.at() == "e2"
    match = table("roll_movement", armed("motorcycle", at="e4"), active="becky", options=DECKS, dice=[1])
    match.wait_for("move_action")
    match.choose("step e3")
    assert "step e2" not in match.texts, "the one step of the roll is used up"
    assert "step d3" in match.texts


def test_adrenaline_gives_a_second_move_action() -> None:
    match = table(
        *("move_pause", armed("adrenaline_shot", activated=True)),
        active="becky",
        phase="move",
        options=DECKS,
        dice=[4],
    )
    match.choose("use adrenaline_shot becky")
    assert match.kind == "move_action"
    assert match.state.left == 4, "movement is rolled again"
    assert match.state.unique_discard == ["adrenaline_shot"]
    match.choose("rest")
    assert match.kind != "move_action"


def test_adrenaline_is_for_the_active_hero_at_the_end_of_a_move() -> None:
    other = table(
        *("move_pause", armed(""), armed("adrenaline_shot", "sally")), active="becky", phase="move", options=DECKS
    )
    assert other.kind != "hero_moves"
    walking = table(
        *("move_pause", armed("adrenaline_shot")),
        active="becky",
        phase="move",
        options=DECKS,
        left=2,
        route=(65, 66),
        halts=True,
        hand="recovery",
    )
    assert walking.playable(0) == set()


# Healing and cards


@pytest.mark.parametrize(("person", "die", "stays"), [("jenny", 2, False), ("jenny", 3, True), ("becky", 1, True)])
def test_the_doctors_bag_fully_heals_in_place_of_the_move_action(person: str, die: int, stays: bool) -> None:
    match = acting(armed("doctors_bag", person), hero("sally", wounds=1), hero("billy", "f6", wounds=1), dice=[die])
    assert [text for text in match.texts if "doctors_bag" in text] == [f"use doctors_bag {person} sally"]
    match.choose(f"use doctors_bag {person} sally")
    assert match.hero("sally").wounds == 0
    assert bool(match.hero(person).items) == stays
    assert match.kind != "move_action"


def test_the_doctors_bag_is_used_by_the_active_hero_alone() -> None:
    match = acting(armed("", "jenny", wounds=1), armed("doctors_bag", "sally"))
    assert not any("doctors_bag" in text for text in match.texts)


def test_what_is_used_in_place_of_a_move_action_is_refused_elsewhere() -> None:
    match = at_window(HS, armed("doctors_bag", wounds=1), options=DECKS)
    refusal = match.why_not(0, ("use", "doctors_bag", "becky"))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("LN-5.5", "in-place-of-a-move-action")


def test_master_keys_draw_three_cards_in_a_building() -> None:
    match = at_window(HS, armed("master_keys", at="d1"), options=DECKS, hero_deck="torch, keys, ammo, faith")
    match.choose("use master_keys becky")
    assert match.hero().items == ("ammo", "keys", "torch")
    assert at_window(HS, armed("master_keys"), options=DECKS).playable(0) == set()


def test_locked_doors_do_not_stop_who_has_master_keys() -> None:
    match = acting(armed("master_keys", at="e3"), zombie_hand="locked_door")
    match.choose("step e2")
    assert match.at() == "e2"


def test_the_old_diary_cancels_a_card_that_remains() -> None:
    match = at_window(HS, armed("old_diary"), options=DECKS, remaining=[kept("heavy_rain")])
    match.choose("use old_diary becky heavy_rain")
    assert match.state.remaining == ()
    assert match.state.zombie_discard == ["heavy_rain"]
    assert match.state.unique_discard == ["old_diary"]


def test_the_police_radio_orders_the_top_three_cards() -> None:
    match = at_window(HS, armed("police_radio"), options=DECKS, hero_deck="torch, keys, ammo, faith")
    match.choose("use police_radio becky")
    assert match.kind == "put_back"
    assert sorted(match.view(0).looked) == ["ammo", "keys", "torch"]
    assert match.view(1).looked == ()
    assert match.told.of(Looked)[0].seen_by(1).cards == ()
    match.choose("put_back torch", "put_back ammo")
    assert match.state.hero_deck == ["faith", "torch", "ammo", "keys"]
    assert match.told.of(CardsPutBack)[0].count == 3
    assert not any("police_radio" in text for text in match.playable(0)), "once a turn"


def test_the_order_of_the_police_radio_is_known_to_who_has_made_it_and_to_nobody_else() -> None:
    match = at_window(HS, armed("police_radio"), options=DECKS, hero_deck="torch, keys, ammo, faith, lighter x9")
    match.choose("use police_radio becky", "put_back torch", "put_back ammo")
    assert [match.view(seat).top for seat in (0, 1, None)] == ["keys", "", ""]
    assert imagined(match, 0) == {("keys", "ammo", "torch")}
    assert len(imagined(match, 1)) > 1


def imagined(match: NightMatch, seat: int) -> set[tuple[str, ...]]:
    """The three cards on top of the hero deck, as a seat may imagine them."""
    found = set()
    for seed in range(20):
        twin = match.fork()
        twin.game.eyes.imagine(twin.state, seat, Seeded(str(seed)))
        found.add((*reversed(twin.state.hero_deck[-3:]),))
    return found


def test_who_has_made_an_order_knows_the_next_card_when_the_first_is_drawn() -> None:
    becky = armed("police_radio", at="a5")
    match = at_window(HS, becky, options=DECKS, hero_deck="torch, keys, ammo, faith, lighter x9")
    match.choose("use police_radio becky", "put_back torch", "put_back ammo")
    match.wait_for("move_action")
    match.choose("search")
    assert match.hero().items == ("keys", "police_radio")
    assert match.view(0).top == "ammo"


def test_the_law_may_put_a_card_under_the_deck() -> None:
    match = at_window(
        HS, armed("police_radio", "sheriff_anderson"), options=DECKS, hero_deck="torch, keys, ammo, faith"
    )
    match.choose("use police_radio sheriff_anderson")
    assert "none" in match.texts
    match.choose("under keys", "put_back torch")
    assert match.state.hero_deck == ["keys", "faith", "torch", "ammo"]


@clause("LN-9.1")
def test_the_supply_bag_carries_three_more_items_but_no_weapons() -> None:
    seven = "keys x2, torch, lighter x2, ammo x2"
    match = acting(hero("becky", "a5", seven), left=5, unique_deck="supply_bag")
    match.choose("survival_search unique_items")
    assert match.kind != "overflow"
    match = acting(hero("becky", "a5", f"{seven}, supply_bag"), left=5, unique_deck="holy_relic")
    match.choose("survival_search unique_items")
    assert match.kind == "overflow"
    assert "drop supply_bag" not in match.texts, "it is no item itself"
    match = acting(hero("becky", "a5", "revolver, crowbar, supply_bag"), left=5, unique_deck="magnum")
    match.choose("survival_search unique_items")
    assert set(match.texts) == {"drop revolver", "drop crowbar", "drop magnum"}


def test_kenny_draws_a_card_when_he_gets_the_supply_bag() -> None:
    match = acting(hero("kenny", "a5"), left=5, unique_deck="supply_bag", hero_deck="torch, keys")
    match.choose("survival_search unique_items")
    assert match.hero("kenny").items == ("supply_bag", "torch")
    match = table(
        *("exchange", armed("supply_bag"), hero("kenny", "f5")), active="becky", options=DECKS, hero_deck="torch, keys"
    )
    match.choose("give supply_bag kenny")
    assert match.hero("kenny").items == ("supply_bag", "torch")
