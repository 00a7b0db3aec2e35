"""What heroes carry, and the items that are neither weapons nor explosives (section 9, Table H)."""

from typing import Any

import pytest

from deadtown.games.last_night.cards import EXPLOSIVE, FIRE, GUN, HERO_CARDS
from deadtown.games.last_night.events import ItemDropped, ItemGiven, Rolled, TradeRefused
from deadtown.games.last_night.items import fits
from deadtown.games.last_night.uses import ANY
from tests.clauses import clause
from tests.games.last_night.table import NightMatch, hero, hero_cards, kept, table

CHURCH = kept("lights_out", "church")


def searching(items: str, found: str, *others: Any, **more: Any) -> NightMatch:
    """Becky in the Church, who searches and finds a card."""
    match = table(
        *("move_action", hero(at="b6", items=items), *others),
        active="becky",
        hero_deck=f"{found}, baseball_bat x9",
        **more,
    )
    match.choose("search")
    return match


# Limits


@clause("LN-9.1")
@pytest.mark.parametrize(
    ("items", "carried"),
    [
        ("keys x2, ammo x2", True),
        ("keys x2, ammo x2, torch", False),
        ("baseball_bat, revolver", True),
        ("baseball_bat, revolver, crowbar", False),
        ("baseball_bat, revolver, signal_flare", True),
        ("dynamite x2, revolver, chainsaw", True),
    ],
)
def test_four_items_two_of_them_weapons(items: str, carried: bool) -> None:
    assert fits("becky", tuple(hero_cards(items))) == carried


@clause("LN-9.4")
def test_what_burns_what_explodes_and_what_is_a_gun() -> None:
    def with_word(keyword: str) -> set[str]:
        return {card for card, row in HERO_CARDS.items() if row.kind == "item" and keyword in row.keywords}

    assert with_word(FIRE) == {"torch", "lighter", "welding_torch", "molotov", "moonshine"}
    assert with_word(EXPLOSIVE) == {"dynamite", "gasoline", "molotov"}
    assert with_word(GUN) == {"revolver", "pump_shotgun", "double_barrel", "hunting_rifle"}


@clause("LN-9.2")
def test_a_fifth_item_must_go_at_once() -> None:
    match = searching("keys x2, ammo x2", "torch")
    assert match.asked == (0, "overflow")
    assert {*match.texts} == {"drop keys", "drop ammo", "drop torch"}
    match.choose("drop ammo")
    assert match.hero().items == ("ammo", "keys", "keys", "torch")
    assert match.state.hero_discard == ["ammo"]
    assert match.told.of(ItemDropped)


@clause("LN-9.2", "LN-9.1")
def test_of_three_weapons_a_weapon_must_go() -> None:
    match = searching("revolver, crowbar, keys", "chainsaw")
    assert {*match.texts} == {"drop revolver", "drop crowbar", "drop chainsaw"}


@clause("LN-9.2")
def test_of_five_items_with_three_weapons_one_that_brings_both_down_ends_it() -> None:
    match = searching("revolver, crowbar, keys x2", "chainsaw")
    match.choose("drop keys")
    assert {*match.texts} == {"drop revolver", "drop crowbar", "drop chainsaw"}
    match.choose("drop crowbar")
    assert match.kind != "overflow"
    assert match.hero().items == ("chainsaw", "keys", "revolver")


@clause("LN-9.2")
def test_the_excess_may_be_handed_to_a_hero_of_the_same_seat_in_the_space() -> None:
    match = searching("keys x2, ammo x2", "torch", hero("billy", "b6"), hero("johnny", "a6"))
    assert "hand torch johnny" not in match.texts, "not in the same space"
    match.choose("hand torch billy")
    assert match.hero("billy").items == ("torch",)
    assert [event.because_of for event in match.told.of(ItemGiven)] == ["LN-9.2"]


@clause("LN-9.2")
def test_nobody_takes_more_than_it_can_carry() -> None:
    match = searching("keys x2, ammo x2", "torch", hero("billy", "b6", items="lighter x2, dynamite x2"))
    assert not any(text.startswith("hand") for text in match.texts)
    match = searching("crowbar, revolver", "chainsaw", hero("billy", "b6", items="baseball_bat, pitchfork"))
    assert not any(text.startswith("hand") for text in match.texts)


@clause("LN-9.2")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_another_seat_must_agree_to_take_the_excess(answer: str) -> None:
    match = searching("keys x2, ammo x2", "torch", hero("billy", "b6", seat=1), players=3)
    match.choose("hand torch billy")
    assert match.asked == (1, "trade_answer")
    match.choose(answer)
    if answer == "accept":
        assert match.hero("billy").items == ("torch",)
        assert match.kind != "overflow"
    else:
        assert match.told.of(TradeRefused)
        assert match.asked == (0, "overflow")
        assert "hand torch billy" not in match.texts


@clause("LN-9.5")
def test_items_are_not_discarded_at_will() -> None:
    match = table("heroes_start", hero(items="revolver, ammo, lighter, crowbar"), hand="recovery", halts=True)
    assert match.kind == "heroes_start"
    assert match.playable(0) == set()


@clause("LN-9.11")
def test_dropping_the_excess_and_dying_open_no_window() -> None:
    match = searching("revolver, pump_shotgun, ammo", "revolver")
    match.choose("drop revolver")
    assert match.kind != "item_lost"
    assert match.hero().items == ("ammo", "pump_shotgun", "revolver")
    match = table(
        *("hero_fights", hero(items="ammo, revolver", wounds=2)),
        active="becky",
        zombies="f5",
        dice=[1, 2, 6],
        scenario="escape_in_the_truck",
    )
    assert match.hero().dead
    assert sorted(match.state.hero_discard) == ["ammo", "revolver"]
    assert match.kind != "item_lost"


# At any time


@clause("LN-8.12")
@pytest.mark.parametrize("item", ["keys", "first_aid_kit", "old_betsy", "fire_extinguisher"])
@pytest.mark.parametrize("window", ANY)
def test_what_is_used_at_any_time_is_offered_in_each_window(item: str, window: str) -> None:
    step = {
        "zombies_start": "zombies_start",
        "zombie_moves": "zombies_moved",
        "zombie_fights": "zombie_fights",
        "zombies_end": "zombies_end",
        "heroes_start": "heroes_start",
        "hero_activated": "activate",
        "movement_rolled": "roll_movement",
        "hero_moves": "move_pause",
        "between_actions": "after_exchange",
        "heroes_end": "heroes_end",
    }[window]
    bearer = hero(at="b6", items=item, wounds=1)
    match = table(step, bearer, active="becky", fires="b7", zombies="c7")
    assert match.kind == window
    expected = {
        "keys": {"use keys becky"},
        "first_aid_kit": {"use first_aid_kit becky becky"},
        "old_betsy": {"use old_betsy becky"},
        "fire_extinguisher": {"use fire_extinguisher becky douse b7", "use fire_extinguisher becky push"},
    }[item]
    assert match.playable(0) == expected


@clause("LN-8.12", "LN-9.21")
def test_in_a_fight_they_are_not() -> None:
    match = table(
        *("hero_fights", hero(at="b6", items="keys, first_aid_kit, old_betsy, torch", wounds=1)),
        active="becky",
        zombies="b6",
        dice=[1, 2, 6],
    )
    assert match.kind == "fight_rolled"
    assert match.playable(0) == {"use torch becky"}


# Keys


@clause("LN-5.10", "LN-9.5")
def test_keys_are_discarded_in_a_building_for_two_cards() -> None:
    match = table("heroes_start", hero(at="b6", items="keys"), hero_deck="torch, recovery, ammo x5")
    match.choose("use keys becky")
    assert match.hero().items == ("torch",)
    assert match.state.hands[0] == ["recovery"]
    assert match.state.hero_discard == ["keys"]


@clause("LN-13.13")
@pytest.mark.parametrize(
    ("at", "layout", "taken"),
    [("f5", "c2 l3 l4 l5 l6", ""), ("b6", "c1 l3 l4 l5 l6", "church")],
)
def test_the_manor_house_and_buildings_that_are_taken_over_are_buildings(at: str, layout: str, taken: str) -> None:
    over = [kept("theyve_taken", taken)] if taken else []
    match = table("heroes_start", hero(at=at, items="keys"), layout=layout, remaining=over)
    assert match.playable(0) == {"use keys becky"}


def test_keys_are_of_no_use_outdoors() -> None:
    assert table("heroes_start", hero(at="f5", items="keys")).kind != "heroes_start"


@clause("LN-8.7")
@pytest.mark.parametrize(("items", "asked"), [("keys", False), ("fire_axe", False), ("crowbar", True)])
def test_keys_and_a_fire_axe_pass_a_locked_door(items: str, asked: bool) -> None:
    match = table(
        *("move_action", hero(at="c5", items=items)),
        active="becky",
        left=1,
        zombie_hand="locked_door",
    )
    match.choose("step b5")
    assert (match.kind == "door") == asked
    if asked:
        match.choose("play locked_door")
    assert match.at() == ("c5" if asked else "b5")


# First Aid


@clause("LN-7.6")
def test_a_first_aid_kit_heals_all_wounds_of_somebody_near() -> None:
    near, far, well = hero("jenny", "g6", wounds=2), hero("jake", "h7", wounds=1), hero("billy", "f5")
    match = table("heroes_start", hero("father_joseph", "f5", items="first_aid_kit"), near, far, well)
    assert match.playable(0) == {"use first_aid_kit father_joseph jenny"}
    match.choose("use first_aid_kit father_joseph jenny")
    assert match.hero("jenny").wounds == 0
    assert match.state.hero_discard == ["first_aid_kit"]


def test_walls_do_not_keep_first_aid_away() -> None:
    match = table("heroes_start", hero("jake", "a4", items="first_aid_kit"), hero("jenny", "a5", wounds=1))
    assert match.playable(0) == {"use first_aid_kit jake jenny"}


@pytest.mark.parametrize(("die", "keeps"), [(3, False), (4, True)])
def test_becky_may_keep_a_first_aid_kit(die: int, keeps: bool) -> None:
    match = table("heroes_start", hero(items="first_aid_kit", wounds=2), dice=[die])
    match.choose("use first_aid_kit becky becky")
    assert match.hero().wounds == 0
    assert (match.hero().items == ("first_aid_kit",)) == keeps
    assert [event.what for event in match.told.of(Rolled)][:1] == ["triage"]


# Torch and Lighter


@clause("LN-13.7")
@pytest.mark.parametrize(("item", "stops"), [("torch", False), ("lighter", False), ("welding_torch", True)])
def test_a_torch_and_a_lighter_ignore_the_dark(item: str, stops: bool) -> None:
    match = table("move_action", hero(at="c5", items=item), active="becky", left=3, remaining=[CHURCH])
    match.choose("step b5")
    assert (match.kind == "hero_step") != stops


@clause("LN-13.7")
def test_after_a_blitz_in_the_dark_a_lighter_shows_the_way() -> None:
    match = table(
        *("move_action", hero("johnny", at="c5", items="lighter")),
        active="johnny",
        left=3,
        zombies="b5",
        remaining=[CHURCH],
        dice=[6, 5, 1],
    )
    match.choose("step b5", "yes")
    assert match.kind == "hero_step"


@clause("LN-6.5", "LN-9.5")
def test_a_torch_makes_the_zombie_roll_all_its_dice_again() -> None:
    match = table(
        *("hero_fights", hero(items="torch")),
        active="becky",
        zombies="f5",
        dice=[4, 2, 6, 5, 5, 3, 1, 2],
        cornered=True,
    )
    match.choose("use torch becky")
    assert match.hero().wounds == 0
    assert match.state.hero_discard == ["torch"]
