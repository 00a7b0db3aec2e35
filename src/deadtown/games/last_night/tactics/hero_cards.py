"""What heroes do in windows outside the dice of fights: heal, cancel, prevent, hold back (section 8)."""

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from deadtown.games.last_night.cards import ZOMBIE_CARDS, Card
from deadtown.games.last_night.combining import untaped
from deadtown.games.last_night.fitting import CARRIER, is_of_zombies
from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.moments import CP, DR, FP, HA, HB, HE, HR, HS, HX, IB, ID, RA, RR, WH, ZF, ZS
from deadtown.games.last_night.pieces import NOWHERE
from deadtown.games.last_night.tactics.building import wall_worth
from deadtown.games.last_night.tactics.danger import exposure, fights_at, loses, threats, wound_cost
from deadtown.games.last_night.tactics.needs import EVENT, ITEM, card_worth, is_townsfolk, search_worth
from deadtown.games.last_night.tactics.scene import Figure, Scene
from deadtown.games.last_night.tactics.shooting import gas_blast, menace, pouring
from deadtown.games.last_night.tactics.survival import SURVIVAL_JUDGES
from deadtown.games.last_night.tactics.things import taped_worth
from deadtown.kernel import Option

HARM: Final[dict[Card, float]] = {
    "feel_strange": 1.4,
    "town_overrun": 0.8,
    "living_nightmare": 1.0,
    "theyve_taken": 0.6,
    "new_spawning_pit": 0.5,
    "too_many": 0.6,
    "oh_the_horror": 0.5,
    "surprise_attack": 0.5,
    "cornered": 0.6,
    "bickering": 0.6,
    "last_night": 0.5,
    "heavy_rain": 0.35,
    "overconfidence": 0.5,
    "cant_be_happening": 0.5,
    "got_to_get_to": 0.5,
    "relentless_advance": 0.5,
    "hes_a_zombie": 0.6,
    "self_sacrifice": 0.6,
    "shamble": 0.3,
    "lights_out": 0.2,
    "teen_angst": 0.25,
    "locked_door": 0.3,
    "catfight": 0.5,
    "caught_off_guard": 0.5,
    "despair": 0.4,
    "bitten": 0.9,
    "its_stuck": 0.4,
    "knocked_away": 0.6,
    "feeding_frenzy": 0.5,
    "dragged_away": 0.5,
    "break_through": 0.3,
    "clawing": 0.2,
    "picked_clean": 0.25,
    "no_way_out": 0.3,
}
"""What a zombie card does to the heroes, on the whole."""
LASTING: Final[dict[Card, float]] = {
    "feel_strange": 1.3,
    "living_nightmare": 1.0,
    "theyve_taken": 0.35,
    "new_spawning_pit": 0.5,
    "heavy_rain": 0.35,
    "overconfidence": 0.5,
    "cant_be_happening": 0.45,
    "got_to_get_to": 0.6,
    "lights_out": 0.2,
    "teen_angst": 0.25,
    "haunted": 0.1,
    "dont_trust": 0.1,
    "despair": 0.35,
}
"""What it is worth to be rid of one that remains in play."""
FIGHTING: Final = frozenset({HS, ZS, ZF, HB})
"""When wounds are looked after: before each fight, and between turns."""
MOMENTS: Final[dict[Card, frozenset[str]]] = {
    "recovery": FIGHTING,
    "doc_brody": FIGHTING,
    "first_aid_kit": FIGHTING,
    "improvise": FIGHTING | {CP},
    "lesson_learned": frozenset({HS, HE}),
    "keys": frozenset({HB, HE}),
    "principal_gomez": frozenset({HS, CP}),
    "jeb": frozenset({HS, ZF, HB, CP}),
    "faith": frozenset({ZF, HB}),
    "heroic_resolve": frozenset({ZF, HB}),
    "heros_rage": frozenset({ZF, HB}),
    "old_betsy": frozenset({ZS}),
    "blocked_windows": frozenset({ZS}),
    "fire_extinguisher": frozenset({ZS, HA}),
    "deputy_taylor": frozenset({HS}),
    "escape_window": frozenset({HA, CP}),
    "stand_together": frozenset({ZF, HB}),
    "widow_harper": FIGHTING,
    "duct_tape": frozenset({HB}),
    "bear_trap": frozenset({HX}),
    "survival_instinct": frozenset({HB, HE}),
    "board_it_up": frozenset({ZS, HE}),
    "climbing_rope": frozenset({HX}),
    "moonshine": FIGHTING,
    "bucket_brigade": frozenset({HA, FP}),
    "ranger_holt": frozenset({HS, ZF, CP}),
    "master_keys": frozenset({HB, HE}),
    "old_diary": frozenset({HS}),
    "sewer_access": frozenset(),
    "cover_fire": frozenset({ZS, HB}),
    "regroup": FIGHTING,
    "scout_ahead": frozenset({HB, HE}),
    "fortify": frozenset({HE, ZS}),
    "field_training": frozenset({HB, HE}),
}
"""When things are thought of that could be used at any time."""
HURTS: Final = frozenset({"fire", "explosion", "blast"})
"""Rolls in which high numbers are bad."""
FEARED: Final = frozenset({"infection", "despair"})
"""Rolls in which low numbers are bad, as in break checks."""


def playing(scene: Scene, options: list[Option], kind: str) -> list[float]:
    """What each thing is worth in a window; passing is worth 0."""
    return [0.0 if option[0] == "pass" else _worth(scene, option, kind) for option in options]


def is_thought_of(option: Option, kind: str) -> bool:
    """Whether a thing is thought of at a moment; townsfolk whom somebody has saved stay saved."""
    moments = MOMENTS.get(str(option[1]))
    return moments is None or kind in moments


def _worth(scene: Scene, option: Option, kind: str) -> float:
    thing = str(option[1])
    if not is_thought_of(option, kind):
        return -1.0
    if kind == CP:
        return _cancelling(scene, thing)
    if thing in LEARNT:
        return _learnt(scene, option, kind)
    if kind in (HR, IB, DR, RR) and thing in REROLLS:
        return _rolling_again(scene, option, kind)
    if kind in (HR, IB, DR, RR) and thing in ("lucky_coin", "second_chance"):
        return _rolling_again(scene, option, kind) - 0.35 if len(option) == 4 - (option[0] == "play") else -1.0
    if kind == WH and thing == "kevlar_vest":
        return 0.5
    if kind == WH:
        return _preventing(scene, option)
    if kind == ID:
        if thing == "ammo":
            return 0.5
        return -1.0 if scene.scenario in ("burn_em_out", "escape_in_the_truck") else 0.5
    judge = JUDGES.get(thing)
    if judge is None:
        return -1.0
    if is_townsfolk(thing) and scene.scenario == "save_the_townsfolk":
        return judge(scene, option, kind) - 3.0
    return judge(scene, option, kind)


REROLLS: Final = frozenset({"lucky", "hardened_luck", "handy", "trick_shot", "quick_reload", "weapon_mastery"})
LEARNT: Final = frozenset({"steady_aim", "iron_skin", "scavenger", "strong_will"})


def _learnt(scene: Scene, option: Option, kind: str) -> float:
    """What costs nothing is used; a card in the hand is not given up for one that nobody has seen."""
    hero = scene.hero(str(option[2]))
    if option[1] == "scavenger":
        return 0.2 if "scavenger" in hero.boosted else -1.0
    return 0.6


def _cancelling(scene: Scene, thing: Card) -> float:
    """Whether the card that is being played is worth stopping."""
    card = scene.stack[-1]
    if not is_of_zombies(card):
        return -1.0
    harm = HARM.get(card, 0.1)
    clash = scene.clash
    if card == CARRIER:
        harm = 1.0
    elif clash is not None and ZOMBIE_CARDS[card].fight:
        hero = scene.find(clash.hero)
        harm = 0.6 * wound_cost(scene, hero) if hero is not None else 0.0
    elif card == "feel_strange":
        victim = scene.find(scene.wounded)
        harm = 1.6 if victim is not None and victim.left > 1 else 0.4
    if thing == "improvise":
        return 0.5 * harm - 0.4
    if thing in ("fire_axe", "flashlight"):
        return harm - 0.5 * ITEM[thing]
    if thing == "strength_of_spirit":
        priest = next((hero for hero in scene.heroes if "strength_of_spirit" in hero.sheet.abilities), None)
        return -1.0 if priest is None else 0.65 * harm - wound_cost(scene, priest)
    if thing == "escape_window":
        return 0.2
    cost = 3.0 if scene.scenario == "save_the_townsfolk" else EVENT.get(thing, 0.5)
    return harm - cost - 0.1


def _preventing(scene: Scene, option: Option) -> float:
    """What it is worth that somebody does not take a wound, or does in its place."""
    victim = scene.find(scene.wounded)
    if victim is None:
        return -1.0
    if option[1] == "popular":
        return wound_cost(scene, victim) - wound_cost(scene, scene.hero(str(option[-1]))) - 0.1
    return wound_cost(scene, victim) - (0.1 if option[1] == "hard_hat" else 0.85)


def taking_wounds(scene: Scene, options: list[Option], about: Mapping[str, str | int]) -> list[float]:
    """Whether somebody takes a wound for another: who can bear it better."""
    hero, other = scene.find(str(about["hero"])), scene.find(str(about["other"]))
    better = 0.0 if hero is None or other is None else wound_cost(scene, hero) - wound_cost(scene, other)
    return [better if option[0] == "accept" else 0.0 for option in options]


def _rolling_again(scene: Scene, option: Option, kind: str) -> float:
    assert scene.roll is not None
    what, dice, need, _ = scene.roll
    die = int(option[-1]) if isinstance(option[-1], int) else dice[0]
    if kind == HR:
        return 0.2 if die == 1 else -1.0
    if kind == IB or what in FEARED:
        return 0.5 if die <= need else -1.0
    if what in HURTS:
        return 0.8 if die >= need else -1.0
    return 0.5 if die < need else -1.0


def _healing(scene: Scene, option: Option, kind: str) -> float:
    thing = str(option[1])
    patient = scene.hero(str(option[-1]))
    whole = thing not in ("recovery", "moonshine")
    gain = wound_cost(scene, patient)
    if whole and patient.wounds > 1:
        gain += 0.9
    cost = ITEM[thing] if thing in ITEM else EVENT[thing]
    return gain - cost - (0.3 if patient.left > 1 else 0.0)


def _improvising(scene: Scene, option: Option, kind: str) -> float:
    patient = scene.hero(str(option[-1]))
    return wound_cost(scene, patient) - ITEM[str(option[-2])] - (0.6 if patient.left > 1 else 0.2)


def _lesson(scene: Scene, option: Option, kind: str) -> float:
    hero = scene.hero(str(option[-1]))
    return 0.3 + 0.05 * hero.left


def _keys(scene: Scene, option: Option, kind: str) -> float:
    hero = scene.find(str(option[2]))
    if hero is None or scene.scenario == "escape_in_the_truck" or scene.hero_deck < 8:
        return -1.0
    return search_worth(scene, hero) - 0.2


def _remaining(scene: Scene, card: Card) -> float:
    if card in ("theyve_taken", "lights_out") and scene.scenario == "defend_the_manor":
        return 0.1
    return LASTING.get(card, 0.1)


def _at_last(scene: Scene, option: Option, kind: str) -> float:
    return _remaining(scene, str(option[2])) - EVENT["at_last"]


def _diary(scene: Scene, option: Option, kind: str) -> float:
    return _remaining(scene, str(option[3])) - ITEM["old_diary"]


def _gomez(scene: Scene, option: Option, kind: str) -> float:
    if option[2] == "cancel":
        return _remaining(scene, str(option[3])) - EVENT[str(option[1])] - 0.2
    return -1.0


def _faith(scene: Scene, option: Option, kind: str) -> float:
    """Before a fight only where it remains, or where there are many fights to come."""
    hero = scene.hero(str(option[-1]))
    fights = scene.crowd(hero.space)
    if hero.sheet.keywords & {"holy"} and option[1] == "faith":
        return 0.4
    return 0.2 * (fights - 1) * wound_cost(scene, hero) - 0.5


def _jeb(scene: Scene, option: Option, kind: str) -> float:
    return _gomez(scene, option, kind) if option[2] == "cancel" else _faith(scene, option, kind)


def _heroic(scene: Scene, option: Option, kind: str) -> float:
    hero = scene.hero(str(option[-1]))
    return 0.25 * scene.crowd(hero.space) * wound_cost(scene, hero) - 0.5


def coming(scene: Scene, hero: Figure, past_walls: bool = False) -> float:
    """How many zombies are about to step onto a hero; those alone that come through walls, if told."""
    town = scene.ground
    held = town.unwalled[hero.space] if past_walls else ()
    return sum(
        1.0
        for zombie, space in scene.zombies.items()
        if scene.far[hero.space][space] == 1 and space not in held and zombie not in scene.moved
    )


def _blocked(scene: Scene, option: Option, kind: str) -> float:
    saved = sum(coming(scene, hero, True) * loses(scene, hero) * wound_cost(scene, hero) for hero in scene.heroes)
    return 0.8 * saved - EVENT["blocked_windows"]


def _farmer(scene: Scene, option: Option, kind: str) -> float:
    """Whoever is about to step onto a hero is held."""
    space = scene.zombies.get(scene.mover, NOWHERE)
    if option[2] != "hold" or space == NOWHERE or space != scene.space_of(str(option[3])):
        return -1.0
    harm = [loses(scene, hero) * wound_cost(scene, hero) for hero in scene.heroes if scene.far[hero.space][space] == 1]
    return max(harm, default=0.0) - 1.0


def _betsy(scene: Scene, option: Option, kind: str) -> float:
    return max((betsy_worth(scene, space) for space in {*scene.zombies.values()}), default=0.0) - 0.7


def betsy_worth(scene: Scene, space: int) -> float:
    """How much harm zombies on a space could do that Old Betsy keeps there (LN-9.21)."""
    near = [loses(scene, hero) * wound_cost(scene, hero) for hero in scene.heroes if scene.far[hero.space][space] == 1]
    held = sum(where == space and zombie not in scene.moved for zombie, where in scene.zombies.items())
    return held * (0.1 + max(near, default=0.0))


def marking(scene: Scene, options: list[Option]) -> list[float]:
    """Where Old Betsy goes."""
    return [betsy_worth(scene, NUMBERS[str(option[1])]) for option in options]


def _extinguisher(scene: Scene, option: Option, kind: str) -> float:
    hero = scene.hero(str(option[2]))
    if option[3] == "douse":
        return 0.2 if scene.active == hero.person and NUMBERS[str(option[4])] == hero.space else -1.0
    if option[3] != "push" or kind != ZS:
        return -1.0
    harm = 0.0
    for other in scene.heroes:
        if scene.far[hero.space][other.space] <= 1:
            harm += exposure(scene)[other.person] * loses(scene, other) * wound_cost(scene, other)
    return 0.8 * harm - 0.9


def _gasoline(scene: Scene, option: Option, kind: str) -> float:
    return pouring(scene, NUMBERS[str(option[4])]) if option[3] == "pour" else -1.0


def _deputy(scene: Scene, option: Option, kind: str) -> float:
    """Cards go back into a deck that is nearly empty."""
    if option[2] != "recover":
        return -1.0
    return 0.5 if scene.hero_deck < 8 else -1.0


def _window(scene: Scene, option: Option, kind: str) -> float:
    """Out of a house in which zombies are about to gather."""
    hero = scene.find(scene.active)
    if hero is None or scene.ground.area[hero.space] < 0:
        return -1.0
    return 0.15 * fights_at(scene, hero.space, threats(scene, hero)) * wound_cost(scene, hero) - 0.6


def _hurrying(scene: Scene, option: Option, kind: str) -> float:
    """Heroes are in a hurry when zombies are near."""
    return 0.1 * sum(coming(scene, hero) for hero in scene.heroes) - 0.2


def _coach(scene: Scene, option: Option, kind: str) -> float:
    hero = scene.find(scene.active)
    return -1.0 if hero is None or option[2] != "hurry" else 0.15 * coming(scene, hero) - 0.3


def _adrenaline(scene: Scene, option: Option, kind: str) -> float:
    """Away from where the active hero would have to fight."""
    hero = scene.find(scene.active)
    if hero is None:
        return -1.0
    return 0.35 * fights_at(scene, hero.space, threats(scene, hero)) * wound_cost(scene, hero) - 0.5


def _widow(scene: Scene, option: Option, kind: str) -> float:
    if option[2] != "heal":
        return -1.0
    gain = sum(wound_cost(scene, scene.hero(str(person))) for person in option[3:])
    return gain - EVENT["widow_harper"] - 0.3


def _together(scene: Scene, option: Option, kind: str) -> float:
    space = NUMBERS[str(option[2])]
    there = [hero for hero in scene.heroes if hero.space == space]
    return 0.15 * scene.crowd(space) * sum(wound_cost(scene, hero) for hero in there) / len(there) - 0.4


def _hunch(scene: Scene, option: Option, kind: str) -> float:
    """A look costs nothing."""
    return 0.05


def _tape(scene: Scene, option: Option, kind: str) -> float:
    """Two guns are worth taping together, or whatever makes room for more."""
    hero = scene.hero(str(option[2]))
    single = sorted(untaped(hero.items, hero.taped))
    return max((taped_worth(pair) for pair in combinations(single, 2)), default=0.0) - 1.5


def _trap(scene: Scene, option: Option, kind: str) -> float:
    """A trap is for zombies that are about to come."""
    hero = scene.hero(str(option[2]))
    return 0.5 * coming(scene, hero) - 0.3 if scene.left == 0 else -1.0


def _buckets(scene: Scene, option: Option, kind: str) -> float:
    """Fires are put out around heroes; gas is left alone unless it would kill more heroes than zombies."""
    if option[2] == "prevent":
        return -gas_blast(scene, scene.exploding) if scene.exploding != NOWHERE else -1.0
    return 0.4 * sum(fire == hero.space for hero in scene.heroes for fire in scene.fires) - 0.3


def _clear_shot(scene: Scene, option: Option, kind: str) -> float:
    """Before the dice of many, or for dice that have missed."""
    if kind == RA:
        return -0.1
    assert scene.roll is not None
    need, again = scene.roll[2], [int(word) for word in option[3:] if not isinstance(word, str)]
    hit = (7 - need) / 6
    return 0.6 * sum(hit if die < need else hit - 1.0 for die in again) - 0.15


def _ranger(scene: Scene, option: Option, kind: str) -> float:
    """A shot more for whoever has zombies around."""
    if option[2] == "cancel":
        return _gomez(scene, option, kind)
    hero = scene.hero(str(option[3]))
    near = [space for space in scene.zombies.values() if scene.far[space][hero.space] <= 1]
    return 0.5 * max((menace(scene, space) for space in near), default=0.0) - 0.6


def sending(scene: Scene, options: list[Option], about: Mapping[str, str | int]) -> list[float]:
    """What becomes of what Old Betsy carries: it is handed over, or poured out where it is wanted (LN-9.22)."""
    found = []
    for option in options:
        if option[0] == "deliver":
            found.append(1.0 + card_worth(scene, scene.find(str(option[1])), str(about["card"])))
        else:
            found.append({"pour": 0.5, "explode": 0.6}.get(str(option[0]), 0.0))
    return found


def dousing(scene: Scene, options: list[Option]) -> list[float]:
    """Which fires are put out: where heroes are, then beside them."""
    found = []
    for option in options:
        space = NUMBERS[str(option[1])] if len(option) > 1 else NOWHERE
        near = [scene.far[space][hero.space] for hero in scene.heroes] if space != NOWHERE else []
        found.append(sum(2.0 if far == 0 else 0.5 for far in near if far <= 1) if near else 0.1)
    return found


def _board_it_up(scene: Scene, option: Option, kind: str) -> float:
    """A wall that is worth more than the card."""
    wall: Option = ("build", option[2])
    reinforces = scene.ground.outer_walls[str(option[2])] in scene.barricades
    return wall_worth(scene, wall) * (2 if reinforces else 1) - EVENT["board_it_up"]


JUDGES: Final = {
    "adrenaline": _adrenaline,
    "run_for_it": _hurrying,
    "stand_together": _together,
    "coach_miller": _coach,
    "widow_harper": _widow,
    "hunch": _hunch,
    "board_it_up": _board_it_up,
    "recovery": _healing,
    "doc_brody": _healing,
    "first_aid_kit": _healing,
    "improvise": _improvising,
    "lesson_learned": _lesson,
    "keys": _keys,
    "master_keys": _keys,
    "old_diary": _diary,
    **SURVIVAL_JUDGES,
    "at_last": _at_last,
    "principal_gomez": _gomez,
    "jeb": _jeb,
    "faith": _faith,
    "heroic_resolve": _heroic,
    "heros_rage": _heroic,
    "blocked_windows": _blocked,
    "farmer_sty": _farmer,
    "old_betsy": _betsy,
    "fire_extinguisher": _extinguisher,
    "gasoline": _gasoline,
    "deputy_taylor": _deputy,
    "escape_window": _window,
    "duct_tape": _tape,
    "bear_trap": _trap,
    "moonshine": _healing,
    "bucket_brigade": _buckets,
    "clear_shot": _clear_shot,
    "ranger_holt": _ranger,
}
"""When each thing is worth using, fights and answers to other cards apart."""


def choosing_victims(scene: Scene, options: list[Option]) -> list[float]:
    """Who takes a wound: who can bear it."""
    return [-wound_cost(scene, scene.hero(str(option[1]))) for option in options]


def choosing_buildings(scene: Scene, options: list[Option]) -> list[float]:
    """Which building heroes choose: a near one to go or come to, a far one for what the zombies bring."""
    bad = bool(scene.stack) and scene.stack[-1] in ("theyve_taken", "new_spawning_pit")
    found = []
    for option in options:
        building = scene.ground.named(str(option[1]))
        assert building is not None
        zombies = sum(space in building.spaces for space in scene.zombies.values())
        far = min((min(scene.far[hero.space][space] for space in building.spaces) for hero in scene.heroes), default=0)
        found.append(float(far) if bad else -float(far) - zombies)
    return found


def fleeing(scene: Scene, options: list[Option], person: str) -> list[float]:
    """Where to out of a building that burns down."""
    hero = scene.hero(person)
    around = threats(scene, hero)
    return [-fights_at(scene, NUMBERS[str(option[1])], around) for option in options]
