"""No card and no ability is forgotten: each can be used in the windows that the tables name, and in no others."""

import pytest

from deadtown.games.last_night.cards import FIRE, HERO_CARDS, ZOMBIE_CARDS
from deadtown.games.last_night.heroes import PEOPLE
from deadtown.games.last_night.moments import (
    CP,
    DR,
    FD,
    FP,
    FR,
    FW,
    HA,
    HD,
    HR,
    HS,
    HX,
    IB,
    ID,
    KZ,
    RA,
    RR,
    WH,
    WT,
    ZE,
    ZM,
    ZS,
)
from deadtown.games.last_night.uses import ANY, CARD_USES, IMMEDIATE, OPEN_USES, WINDOWS
from tests.clauses import clause
from tests.games.last_night.table import GAME, hero, table

EVENTS = {
    "recovery": {*ANY},
    "get_back_you_devils": {FW},
    "faith": {*ANY, FD, FR},
    "at_last": {HS},
    "just_a_scratch": {WH},
    "mr_hyde": {FD, FR},
    "doc_brody": {*ANY},
    "farmer_sty": {ZM, FR},
    "principal_gomez": {CP, *ANY, FR},
    "deputy_taylor": {FD, FR, *ANY},
    "jeb": {CP, *ANY, FR},
    "heroic_resolve": {*ANY, FD},
    "heros_rage": {*ANY, FD},
    "blocked_windows": {ZS, ZM},
    "escape_window": {HS, HA, HX, CP},
    "adrenaline": {HX},
    "run_for_it": {HS},
    "nick_of_time": {WH},
    "stand_together": {*ANY},
    "coach_miller": {HR, FD, FR},
    "widow_harper": {*ANY, FR},
    "survival_instinct": {*ANY},
    "board_it_up": {*ANY},
    "bucket_brigade": {*ANY, FP},
    "clear_shot": {RA, RR},
    "ranger_holt": {CP, *ANY},
    "lesson_learned": {*ANY},
}
ITEMS = {
    "baseball_bat": {FR},
    "pitchfork": {FR},
    "fire_axe": {CP},
    "chainsaw": {FD, FR},
    "welding_torch": {FR},
    "crowbar": {FR},
    "ammo": {ID},
    "torch": {FR},
    "keys": {*ANY},
    "first_aid_kit": {*ANY},
    "gasoline": {HX, ID},
    "old_betsy": {*ANY},
    "fire_extinguisher": {FD, FR, *ANY},
    "machete": {FR},
    "kitchen_knife": {FR},
    "flashlight": {CP},
    "duct_tape": {*ANY},
    "bear_trap": {HX},
    "logging_axe": {FR},
    "hard_hat": {WH},
    "climbing_rope": {HX},
    "moonshine": {*ANY},
}
ABILITIES = {
    "lucky": {HR, IB, DR, RR, FR},
    "handy": {IB},
    "strength_of_spirit": {CP},
    "hunch": {HA},
    "popular": {WH},
}
WITHOUT_WINDOWS = {
    *("signal_flare", "revolver", "pump_shotgun", "dynamite", "lighter", "meat_cleaver"),
    *("double_barrel", "walkie_talkie", "backpack", "hammer_and_nails", "hunting_rifle", "molotov"),
}
"""Items for steps B and C, and those that act by themselves."""
ZOMBIE_PLAYS = {
    "shamble": {ZM},
    "uuurrrggh": {FR},
    "undead_hate": {FR},
    "resilient": {KZ},
    "lights_out": {ZS},
    "loss_of_faith": {CP, *ANY, IB},
    "relentless_advance": {ZS},
    "too_many": {ZE},
    "trip": {HR},
    "cornered": {ZS},
    "braaains": {FR},
    "cant_be_happening": {ZS},
    "feel_strange": {WT},
    "got_to_get_to": {ZS},
    "locked_door": {HD},
    "haunted": {ZS},
    "last_night": {HS},
    "bickering": {HS},
    "dont_trust": {ZS},
    "self_sacrifice": {FD},
    "hes_a_zombie": {CP, ZS},
    "overconfidence": {ZS},
    "leave_it": {*ANY},
    "teen_angst": {ZS},
    "catfight": {HS},
    "caught_off_guard": {HA},
    "despair": {ZS},
    "bitten": {WT},
    "fighting_instincts": {FR},
    "its_stuck": {IB},
    "knocked_away": {FW},
    "scratch_and_claw": {FR},
    "line_is_dead": {CP},
    "feeding_frenzy": {ZS},
    "dragged_away": {WT},
    "break_through": {ZM},
    "clawing": {ZM},
    "from_the_sewers": {ZE},
    "grave_robbers": {ZE},
    "no_way_out": {ZS},
    "its_spreading": {ZE},
    "burning_dead": {ZS},
    "infected_wound": {WT},
    "rock_slide": {ZS},
    "blackout": {ZS},
    "mauled": {FW},
    "pack_hunters": {ZM},
}
AT_ONCE = {
    *("theyve_taken", "oh_the_horror", "surprise_attack", "new_spawning_pit", "town_overrun", "heavy_rain"),
    *("living_nightmare", "never_ends", "rotten_bodies", "picked_clean", "sparks", "growing_smarter", "cold_snap"),
}


def windows_of(thing: str) -> set[str]:
    return {window for table_ in (CARD_USES, OPEN_USES) for window in WINDOWS if thing in table_[window]}


@pytest.mark.parametrize("thing", [*EVENTS, *ITEMS, *ABILITIES, *ZOMBIE_PLAYS])
@clause("LN-8.9", "LN-8.12", "LN-8.15")
def test_a_card_is_used_in_the_windows_of_its_row_and_in_no_others(thing: str) -> None:
    assert windows_of(thing) == {**EVENTS, **ITEMS, **ABILITIES, **ZOMBIE_PLAYS}[thing]


def test_every_card_of_the_hero_deck_has_its_use() -> None:
    events = {card for card, row in HERO_CARDS.items() if row.kind == "event"}
    assert events == {*EVENTS, "just_what_i_needed"}
    assert {card for card, row in HERO_CARDS.items() if row.kind == "item"} == {*ITEMS, *WITHOUT_WINDOWS}
    assert {card for card, row in HERO_CARDS.items() if row.immediate} == {"just_what_i_needed"}


def test_every_card_of_the_zombie_deck_has_its_use() -> None:
    assert {*ZOMBIE_CARDS} == {*ZOMBIE_PLAYS, *AT_ONCE}
    assert {card for card, row in ZOMBIE_CARDS.items() if row.immediate} == AT_ONCE
    assert {*IMMEDIATE} == {*AT_ONCE, "just_what_i_needed"}


def test_fight_cards_and_cards_that_remain_are_those_of_the_table() -> None:
    assert {card for card, row in ZOMBIE_CARDS.items() if row.fight} == {
        *("uuurrrggh", "undead_hate", "braaains", "fighting_instincts", "scratch_and_claw"),
    }
    assert {card for card, row in ZOMBIE_CARDS.items() if row.remains} == {
        *("theyve_taken", "lights_out", "new_spawning_pit", "heavy_rain", "cant_be_happening", "feel_strange"),
        *("got_to_get_to", "haunted", "living_nightmare", "dont_trust", "overconfidence", "teen_angst"),
        *("despair", "cold_snap", "blackout"),
    }


@pytest.mark.parametrize("item", ["signal_flare", "revolver", "pump_shotgun", "lighter"])
def test_items_without_a_window_are_used_in_place_of_a_ranged_attack(item: str) -> None:
    match = table("ranged_attack", hero(items=item), active="becky", zombies="f6")
    assert {text.split()[1] for text in match.texts if text != "hold_fire"} == {item}
    assert HERO_CARDS[item].shot is not None or FIRE in HERO_CARDS[item].keywords


@clause("LN-8.15")
def test_there_are_no_windows_but_those_of_the_table() -> None:
    assert len(WINDOWS) == 26
    assert {*WINDOWS} == {*GAME.rules.windows} - {"claim_activation"}


@clause("LN-8.12")
def test_any_time_is_the_windows_that_are_marked_so() -> None:
    assert {*ANY} == {
        *("zombies_start", "zombie_moves", "zombie_fights", "zombies_end", "heroes_start", "hero_activated"),
        *("movement_rolled", "hero_moves", "between_actions", "heroes_end"),
    }


def test_every_ability_of_the_sheets_is_one_of_the_table() -> None:
    abilities = {person: {*sheet.abilities} for person, sheet in PEOPLE.items()}
    assert abilities == {
        "sheriff_anderson": {"man_of_action"},
        "billy": {"track_star", "youth"},
        "johnny": {"blitz", "tough", "youth"},
        "sally": {"lucky", "youth"},
        "jenny": {"handy", "sure_footed"},
        "becky": {"medical_training", "triage"},
        "father_joseph": {"strength_of_spirit"},
        "jake": {"keen_eye", "lone_wolf"},
        "sam": {"hot_headed"},
        "detective_winters": {"deadeye", "hunch"},
        "amanda": {"popular", "youth"},
        "kenny": {"bagger", "youth"},
        "alice": {"order_up", "quick_feet"},
        "ed_baker": {"strong_back"},
        "nikki": {"improvise"},
        "sheriff_survivor": {"veteran", "nothing_left_to_lose"},
        "sally_survivor": {"veteran", "hardened_luck"},
        "jake_survivor": {"veteran", "scrounger"},
    }
