"""What speaks for either side at a look, as numbers: how the people are, what they have, how far the scenario is."""

from collections.abc import Callable
from typing import Final

from deadtown.games.last_night.cards import FIRE, GUN
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.pieces import NOWHERE
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.scenarios.blow_up_the_town import CHARGES, EXPLOSIVES
from deadtown.games.last_night.scenarios.burn_em_out import PITS
from deadtown.games.last_night.scenarios.burn_it_to_the_ground import PITS as CELLAR
from deadtown.games.last_night.scenarios.burn_it_to_the_ground import doused
from deadtown.games.last_night.scenarios.defend_the_manor import OVERRUN, manor
from deadtown.games.last_night.scenarios.die_zombies_die import KILLS
from deadtown.games.last_night.scenarios.escape_in_the_truck import TRUCK
from deadtown.games.last_night.scenarios.hunker_down import heroes_inside, is_free_of_zombies
from deadtown.games.last_night.scenarios.learn_to_survive import UPGRADES, learnt
from deadtown.games.last_night.scenarios.plague_carriers import CARRIERS
from deadtown.games.last_night.scenarios.save_the_townsfolk import SAVED, lost, saved
from deadtown.games.last_night.state import Hero, State
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.games.last_night.tactics.errands import delivered_to, throwing_spots
from deadtown.games.last_night.tactics.scene import FAR, far_over
from deadtown.games.last_night.tactics.ways import NEVER, steps_to

FIRES: Final = frozenset(card for card, row in HEROES_CARDS.items() if FIRE in row.keywords)
GUNS: Final = frozenset(card for card, row in HEROES_CARDS.items() if GUN in row.keywords)
BLADES: Final = frozenset(card for card, row in HEROES_CARDS.items() if "hand_weapon" in row.keywords)
CURES: Final = frozenset({"first_aid_kit", "fire_extinguisher"})

COMMON: Final = (
    *("always", "sun", "spare_deaths", "hurt", "sound", "beset_now", "beset_soon", "beset_weak"),
    *("near", "zombies", "guns", "blades", "cures", "events", "deck_short", "strange"),
)
"""What is looked at in every scenario, by name."""


def common(state: State) -> list[float]:
    """How the heroes are, and what is around them."""
    spaces = [space for space in state.zombies if space != NOWHERE]
    over = far_over(state.ground.entrances)
    hurt = sound = guns = blades = cures = strange = 0
    beset = weak = near = 0.0
    for hero in state.heroes:
        if hero.space == NOWHERE:
            continue
        left = hero.points - hero.wounds
        hurt += left == 2
        sound += left > 2
        far = over[hero.space]
        reach = sum([far[space] <= 1 for space in spaces])
        near += sum([far[space] == 2 for space in spaces])
        beset += reach
        if left == 1:
            weak += reach
        strange += "feel_strange" in hero.on
        for item in hero.items:
            guns += item in GUNS
            blades += item in BLADES
            cures += item in CURES
    acts = state.turn == HEROES
    events = sum([len(state.hands[seat]) for seat in state.hero_seats])
    spare = SCENARIOS[state.scenario].deaths - state.hero_deaths
    return [
        1.0,
        state.sun / 10,
        float(spare),
        float(hurt),
        float(sound),
        beset if acts else 0.0,
        0.0 if acts else beset,
        weak,
        near,
        len(spaces) / 10,
        float(min(guns, 4)),
        float(min(blades, 4)),
        float(min(cures, 3)),
        float(min(events, 8)),
        max(0, 14 - len(state.hero_deck)) / 10,
        float(strange),
    ]


def hunting(state: State) -> list[float]:
    """How many zombies are still to be killed, and in what time (LN-S1)."""
    missing = max(KILLS - state.zombie_deaths, 0)
    return [missing / 10, missing / (state.sun + 1.0)]


def burning(state: State) -> list[float]:
    """Pits that are destroyed, charges, fire, and how near both are to the next pit (LN-S2)."""
    pits = [pit for pit in state.ground.pits if pit not in state.charged]
    charges = lit = 0
    way = 12
    for hero in _living(state):
        own = hero.items.count("dynamite")
        charges += own + hero.items.count("gasoline")
        fire = any(item in FIRES for item in hero.items)
        lit += fire
        if fire and own:
            way = min(way, *(steps_to(state.layout, throwing_spots(state.layout, pit))[hero.space] for pit in pits))
    poured = sum(pit in state.gas for pit in pits)
    missing = PITS - len(state.charged)
    return [
        float(missing),
        float(min(charges, missing)),
        float(max(missing - charges, 0)) / (state.sun + 1.0) * 5,
        float(lit > 0),
        float(min(lit, 2)),
        (12 - way) / 12,
        float(poured),
    ]


def saving(state: State) -> list[float]:
    """Townsfolk who are saved, and who is about to be lost with their hero (LN-S3)."""
    found = saved(state)
    frail = sum(len(hero.saved) for hero in _living(state) if hero.points - hero.wounds == 1)
    return [float(SAVED - found), (SAVED - found) / (state.sun + 1.0) * 5, float(frail), float(lost(state))]


def escaping(state: State) -> list[float]:
    """Keys, fuel, and how near the heroes are to the truck, and the zombies (LN-S4)."""
    ways = steps_to(state.layout, (TRUCK,))
    keys = fuel = NEVER
    steps = []
    for hero in _living(state):
        away = ways[hero.space]
        steps.append(away)
        if "keys" in hero.items:
            keys = min(keys, away)
        if "gasoline" in hero.items:
            fuel = min(fuel, away)
    steps.sort()
    ready = keys < NEVER and (state.tank or fuel < NEVER)
    second = steps[min(1, len(steps) - 1)] if steps else NEVER
    near = FAR[TRUCK]
    around = sum(near[space] == 1 for space in state.zombies if space != NOWHERE)
    return [
        float(keys < NEVER),
        float(state.tank or fuel < NEVER),
        float(state.tank),
        float(ready),
        ready * (12 - min(keys, 12)) / 12,
        ready * (12 - min(second, 12)) / 12,
        ready * (0.0 if state.tank else (12 - min(fuel, 12)) / 12),
        float(min(state.zombies.count(TRUCK), 3)),
        ready * float(min(state.zombies.count(TRUCK), 3)),
        ready * float(min(around, 4)),
        (not ready) / (state.sun + 1.0) * 5,
    ]


def learning(state: State) -> list[float]:
    """Upgrades that are still missing, in what time, and the experience that is at hand (LN-S13)."""
    missing = max(UPGRADES - learnt(state), 0)
    experience = sum(hero.experience for hero in _living(state))
    return [float(missing), missing / (state.sun + 1.0) * 5, float(experience)]


def holding(state: State) -> list[float]:
    """How many zombies are in the Manor House, or beside it (LN-S5)."""
    house = manor(state.ground)
    inside = beside = 0
    for space in state.zombies:
        if space == NOWHERE:
            continue
        if space in house:
            inside += 1
        elif any(FAR[space][room] == 1 for room in house):
            beside += 1
    short = OVERRUN - inside
    return [inside / 10, float(short <= 1), float(short <= 3), beside / 10, inside / 10 * state.sun / 10]


def enduring(state: State) -> list[float]:
    """Nothing but what is looked at everywhere (LN-S6)."""
    return []


def curing(state: State) -> list[float]:
    """How many Grave Dead are still to be killed, and in what time (LN-S7)."""
    missing = CARRIERS - len(state.red_dead)
    return [float(missing), missing / (state.sun + 1.0) * 5]


def dousing(state: State) -> list[float]:
    """How many pits of the Manor House are doused, and whether there is gas and fire for the rest (LN-S8)."""
    missing = len(CELLAR) - doused(state)
    gas = sum(hero.items.count("gasoline") for hero in _living(state))
    fire = any(item in FIRES for hero in _living(state) for item in hero.items)
    return [float(missing), float(min(gas, missing)), float(fire), missing / (state.sun + 1.0) * 5]


def fortifying(state: State) -> list[float]:
    """How far the stronghold is built, and who is in it (LN-S9)."""
    walls = state.ground.shells[state.stronghold]
    standing = [state.barricades[run] for run in walls if run in state.barricades]
    missing = 4 * len(walls) - len(standing) - sum(standing)
    return [
        len(standing) / len(walls),
        missing / 10,
        missing / (state.sun + 1.0),
        float(min(heroes_inside(state), 2)),
        float(is_free_of_zombies(state)),
    ]


def fetching(state: State) -> list[float]:
    """What is delivered, carried and missing, and in what time; how near to their goal bearers are (LN-S10, LN-S12)."""
    goals = delivered_to(state.layout, state.scenario)
    ways = steps_to(state.layout, goals)
    missing = SCENARIOS[state.scenario].tokens - state.delivered
    carried = sum(hero.carried for hero in state.heroes)
    way = min((ways[hero.space] for hero in _living(state) if hero.carried or missing == 0), default=12)
    return [
        float(missing),
        float(carried),
        missing / (state.sun + 1.0) * 5,
        (12 - min(way, 12)) / 12,
        float(state.powered),
    ]


def charging(state: State) -> list[float]:
    """Charges that are placed, carried and missing, and fire to set them off (LN-S11)."""
    missing = CHARGES - len(state.charges)
    items = [item for hero in _living(state) for item in hero.items]
    held = min(sum(item in EXPLOSIVES for item in items), missing)
    return [
        float(missing),
        float(held),
        (missing - held) / (state.sun + 1.0) * 5,
        float(any(i in FIRES for i in items)),
    ]


def _living(state: State) -> list[Hero]:
    return [hero for hero in state.heroes if hero.space != NOWHERE]


OWN: Final[dict[str, tuple[tuple[str, ...], Callable[[State], list[float]]]]] = {
    "die_zombies_die": (("missing", "pace"), hunting),
    "burn_em_out": (("missing", "charges", "pace", "fire", "fires", "way", "poured"), burning),
    "save_the_townsfolk": (("missing", "pace", "frail", "lost"), saving),
    "escape_in_the_truck": (
        (
            *("keys", "fuel", "tank", "ready", "keys_way", "second_way", "fuel_way"),
            *("on_truck", "ready_on_truck", "ready_around", "pace"),
        ),
        escaping,
    ),
    "defend_the_manor": (("inside", "one_short", "nearly", "beside", "inside_early"), holding),
    "zombie_apocalypse": ((), enduring),
    "plague_carriers": (("missing", "pace"), curing),
    "burn_it_to_the_ground": (("missing", "gas", "fire", "pace"), dousing),
    "hunker_down": (("walls", "missing", "pace", "garrison", "clean"), fortifying),
    "supply_run": (("missing", "carried", "pace", "way", "powered"), fetching),
    "blow_up_the_town": (("missing", "charges", "pace", "fire"), charging),
    "radio_for_help": (("missing", "carried", "pace", "way", "powered"), fetching),
    "learn_to_survive": (("missing", "pace", "experience"), learning),
}
"""What is looked at in each scenario besides, by name."""


def prospects(state: State) -> list[float]:
    """All that is looked at in a state."""
    return common(state) + OWN[state.scenario][1](state)


def names(scenario: str) -> tuple[str, ...]:
    """What the numbers are."""
    return COMMON + OWN[scenario][0]
