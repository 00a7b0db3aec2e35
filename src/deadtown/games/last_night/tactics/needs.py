"""What heroes need in each scenario: what cards are worth to them, and which errands they have (Table S)."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from deadtown.games.last_night.cards import EXPLOSIVE, FIRE, GUN, HAND_WEAPON, TOWNSFOLK, Card
from deadtown.games.last_night.pieces import RED
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.scenarios.blow_up_the_town import CHARGES
from deadtown.games.last_night.scenarios.burn_it_to_the_ground import PITS as CELLAR
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.games.last_night.tactics.scene import Figure, Scene
from deadtown.games.last_night.upgrades import PRICE

ITEM: Final[dict[Card, float]] = {
    **dict.fromkeys((card for card, row in HEROES_CARDS.items() if row.kind == "item"), 0.3),
    "signal_flare": 0.5,
    "revolver": 0.9,
    "pump_shotgun": 1.0,
    "baseball_bat": 0.7,
    "meat_cleaver": 0.8,
    "pitchfork": 0.55,
    "fire_axe": 0.4,
    "chainsaw": 1.1,
    "welding_torch": 0.6,
    "crowbar": 0.5,
    "ammo": 0.15,
    "torch": 0.4,
    "keys": 0.45,
    "first_aid_kit": 1.1,
    "lighter": 0.15,
    "dynamite": 0.25,
    "gasoline": 0.15,
    "old_betsy": 0.4,
    "fire_extinguisher": 0.6,
    "machete": 0.7,
    "kitchen_knife": 0.5,
    "double_barrel": 1.1,
    "flashlight": 0.3,
    "walkie_talkie": 0.2,
    "duct_tape": 0.3,
    "hammer_and_nails": 0.3,
    "backpack": 0.4,
    "bear_trap": 0.4,
    "hunting_rifle": 1.0,
    "logging_axe": 0.8,
    "molotov": 0.6,
    "hard_hat": 0.6,
    "climbing_rope": 0.2,
    "moonshine": 0.7,
    "samurai_sword": 0.9,
    "sniper_rifle": 0.9,
    "magnum": 1.1,
    "flamethrower": 0.8,
    "holy_relic": 1.1,
    "doctors_bag": 1.0,
    "police_radio": 0.3,
    "motorcycle": 0.4,
    "kevlar_vest": 1.1,
    "night_goggles": 0.25,
    "master_keys": 0.6,
    "football_helmet": 0.9,
    "old_diary": 0.4,
    "nail_gun": 0.6,
    "sledgehammer": 1.0,
    "bowie_knife": 0.6,
    "supply_bag": 0.35,
    "lucky_coin": 0.6,
    "case_of_tnt": 0.3,
    "adrenaline_shot": 0.5,
}
"""What an item is worth to who has nothing else, if the scenario is not about it."""
EVENT: Final[dict[Card, float]] = {
    **dict.fromkeys((card for card, row in HEROES_CARDS.items() if row.kind == "event"), 0.4),
    "recovery": 0.9,
    "get_back_you_devils": 0.5,
    "faith": 0.5,
    "at_last": 0.25,
    "just_a_scratch": 1.2,
    "mr_hyde": 0.5,
    "doc_brody": 1.1,
    "farmer_sty": 0.5,
    "principal_gomez": 0.7,
    "deputy_taylor": 0.3,
    "jeb": 0.6,
    "just_what_i_needed": 0.7,
    "heroic_resolve": 0.5,
    "heros_rage": 0.6,
    "blocked_windows": 0.4,
    "escape_window": 0.15,
    "adrenaline": 0.4,
    "run_for_it": 0.3,
    "nick_of_time": 1.3,
    "stand_together": 0.4,
    "coach_miller": 0.4,
    "widow_harper": 0.9,
    "survival_instinct": 0.5,
    "board_it_up": 0.3,
    "bucket_brigade": 0.2,
    "clear_shot": 0.4,
    "ranger_holt": 0.7,
    "sewer_access": 0.1,
    "cover_fire": 0.5,
    "regroup": 0.7,
    "scout_ahead": 0.6,
    "diversion": 0.6,
    "fortify": 0.4,
    "rest_up": 0.6,
    "field_training": 0.6,
    "second_chance": 0.6,
    "safe_house": 0.5,
}
"""What an event is worth."""
A_CARD: Final = 0.4
for _card, _row in HEROES_CARDS.items():
    (ITEM if _row.kind == "item" else EVENT).setdefault(_card, A_CARD)
"""What is not listed is worth as much as most."""
KILL: Final = {"die_zombies_die": 0.95, "defend_the_manor": 0.55, "learn_to_survive": 1.2, "plague_carriers": 0.8}
A_KILL: Final = 0.2
"""What it is worth to kill a zombie, by scenario; it does not come back at once in any of them."""


EXPLOSIVES: Final = frozenset({"dynamite", "gasoline", "molotov"})
"""What blows up a pit (LN-S2)."""


A_CARRIER: Final = 2.5
"""What it is worth besides to kill one of the Grave Dead that the heroes hunt (LN-S7)."""


A_GUARD: Final = 1.0
AN_INTRUDER: Final = 0.5
"""What it is worth to be rid of the guards of what is to be fetched, and of a zombie in the stronghold."""


def kill_worth(scene: Scene) -> float:
    return KILL.get(scene.scenario, A_KILL)


def kill_by(scene: Scene, hero: Figure | None) -> float:
    """What it is worth that a hero kills a zombie: who has learnt little has still much to learn (LN-16.5, LN-S13)."""
    worth = kill_worth(scene)
    if scene.scenario == "learn_to_survive" and hero is not None:
        worth *= PRICE / (PRICE + len(hero.upgrades))
    return worth


def kill_of(scene: Scene, hero: Figure | None, zombie: int) -> float:
    """The same of a zombie that is known."""
    return kill_by(scene, hero) + A_CARRIER * (scene.scenario == "plague_carriers" and zombie in RED)


def bounty(scene: Scene, space: int) -> float:
    """What it is worth besides to kill all zombies of a space (LN-S7, LN-S9, LN-S10, LN-S12).

    They may be hunted, guard what is to be fetched, or be in the stronghold.
    """
    if scene.scenario == "plague_carriers":
        return A_CARRIER * scene.carriers(space)
    if scene.tokens and space in scene.tokens:
        return A_GUARD
    if scene.stronghold >= 0 and scene.ground.area[space] == scene.stronghold:
        return AN_INTRUDER * scene.crowd(space)
    return 0.0


@cache
def is_fire(item: Card) -> bool:
    return FIRE in HEROES_CARDS[item].keywords


@cache
def is_explosive(item: Card) -> bool:
    return EXPLOSIVE in HEROES_CARDS[item].keywords


@cache
def is_gun(item: Card) -> bool:
    return GUN in HEROES_CARDS[item].keywords


@cache
def is_hand_weapon(item: Card) -> bool:
    return HAND_WEAPON in HEROES_CARDS[item].keywords


def load_worth(scene: Scene, hero: Figure, items: Sequence[Card]) -> float:
    """What it is worth that a hero has some items: a second weapon adds little, and some need each other."""
    found = 0.0
    guns = sorted((ITEM[item] for item in items if is_gun(item)), reverse=True)
    blades = sorted((ITEM[item] for item in items if is_hand_weapon(item)), reverse=True)
    for weapons in (guns, blades):
        found += sum(worth * (1.0 if place == 0 else 0.3) for place, worth in enumerate(weapons))
    if scene.scenario == "learn_to_survive":
        found *= 2 * PRICE / (PRICE + len(hero.upgrades))
    fire = any(is_fire(item) for item in items)
    for item in items:
        if not is_gun(item) and not is_hand_weapon(item):
            found += ITEM[item]
    if guns and "ammo" in items:
        found += 0.35
    if "chainsaw" in items and "gasoline" in items:
        found += 0.1
    if fire and "dynamite" in items:
        found += (1.5 if scene.scenario == "burn_em_out" else 0.5) * items.count("dynamite")
    if "first_aid_kit" in items and "triage" in hero.sheet.abilities:
        found += 0.3
    if scene.scenario == "burn_em_out":
        found += 0.6 * items.count("dynamite") + (0.6 if "gasoline" in items else 0) + 0.5 * fire
        found += 0.8 * ("gasoline" in items and (fire or bool(guns))) + 2.0 * items.count("molotov")
        found += 0.6 * ("case_of_tnt" in items)
    elif scene.scenario == "burn_it_to_the_ground":
        found += 1.5 * items.count("gasoline") + 0.8 * fire
    elif scene.scenario == "blow_up_the_town":
        found += 0.8 * sum(map(is_explosive, items)) + 0.6 * fire
    elif scene.scenario == "radio_for_help":
        found += 0.5 * ("gasoline" in items and not scene.powered)
    elif scene.scenario == "escape_in_the_truck":
        found += 2.0 * ("keys" in items) + 2.0 * ("gasoline" in items and not scene.tank)
    return found


def card_worth(scene: Scene, hero: Figure | None, card: Card) -> float:
    """What it is worth to get a card."""
    wanted = SCENARIOS[scene.scenario].search_items
    if card in wanted and (still := still_needed(scene, card)):
        return 2.0 + still
    if card in EVENT:
        return EVENT[card]
    if hero is None:
        return ITEM[card]
    return load_worth(scene, hero, (*hero.items, card)) - load_worth(scene, hero, hero.items)


def still_needed(scene: Scene, card: Card) -> float:
    """How much what the scenario is about is missing, from 0 to 1."""
    name = scene.scenario
    if name == "save_the_townsfolk":
        return 1.0
    if name == "escape_in_the_truck":
        if card == "gasoline":
            return 0.0 if scene.tank or scene.holders("gasoline") else 1.0
        return 0.0 if scene.holders("keys") else 1.0
    if name == "burn_em_out":
        return 1.0 if explosives(scene) + len(scene.charged) < 3 else 0.2
    if name == "burn_it_to_the_ground":
        return float(gasoline_missing(scene) > 0 if card == "gasoline" else not has_fire(scene))
    if name == "hunker_down":
        return 0.0 if scene.holders("hammer_and_nails") else 1.0
    if name == "blow_up_the_town":
        return 1.0 if charges_missing(scene) > 0 else 0.0
    if name == "radio_for_help":
        return 0.0 if scene.powered or scene.holders("gasoline") else 0.1
    return 0.0


def charges_missing(scene: Scene) -> int:
    """How many explosives the heroes have still to find (LN-S11)."""
    return CHARGES - len(scene.charges) - sum(is_explosive(item) for hero in scene.heroes for item in hero.items)


def gasoline_missing(scene: Scene) -> int:
    """How much gasoline the heroes have still to find (LN-S8)."""
    return sum(pit not in scene.gas for pit in CELLAR) - sum(hero.items.count("gasoline") for hero in scene.heroes)


def has_fire(scene: Scene) -> bool:
    return any(is_fire(item) for hero in scene.heroes for item in hero.items)


def explosives(scene: Scene) -> int:
    """How many charges the heroes carry."""
    return sum(item in EXPLOSIVES for hero in scene.heroes for item in hero.items)


def search_worth(scene: Scene, hero: Figure) -> float:
    """What a card from the deck is worth to a hero, as long as there are enough of them (LN-17.4)."""
    name = scene.scenario
    if scene.hero_deck <= 1:
        return -20.0
    if name == "save_the_townsfolk":
        return 1.0
    worth = 0.5
    if name == "burn_em_out":
        worth = 0.85 if explosives(scene) + len(scene.charged) < 3 or not has_fire(scene) else 0.3
    elif name == "burn_it_to_the_ground":
        worth = 1.0 if gasoline_missing(scene) > 0 or not has_fire(scene) else 0.2
    elif name == "blow_up_the_town":
        worth = 0.9 if charges_missing(scene) > 0 or not has_fire(scene) else 0.2
    elif name in ("supply_run", "radio_for_help"):
        worth = 0.2 if hero.carried else 0.35 if is_armed(hero) else 0.5
    elif name == "escape_in_the_truck":
        missing = (not scene.holders("keys")) + (not scene.tank and not scene.holders("gasoline"))
        worth = 0.6 + 0.25 * missing if missing else 0.2
    elif name in ("die_zombies_die", "learn_to_survive", "plague_carriers"):
        worth = 0.35 if is_armed(hero) else 0.65
    elif name in ("defend_the_manor", "hunker_down"):
        worth = 0.35 if is_armed(hero) else 0.6
    if scene.hero_deck <= 12 and worth < 0.6:
        worth *= 0.2
    return worth


def is_armed(hero: Figure) -> bool:
    return any(is_gun(item) or item in ("chainsaw", "meat_cleaver") for item in hero.items)


def is_townsfolk(card: Card) -> bool:
    return card in HEROES_CARDS and TOWNSFOLK in HEROES_CARDS[card].keywords
