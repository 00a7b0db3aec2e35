"""Where heroes have got to go, scenario by scenario (Table S), and how much it is worth to get there."""

from collections import Counter
from functools import lru_cache, partial
from typing import Final, NamedTuple

from deadtown.games.last_night.combining import TWO_DYNAMITE
from deadtown.games.last_night.ground import ALL_SPACES, OUTDOORS, ground
from deadtown.games.last_night.pieces import NO_BUILDING, NOWHERE, RED, STRONGEST
from deadtown.games.last_night.scenarios import SCENARIOS
from deadtown.games.last_night.scenarios.blow_up_the_town import CHARGES, ON_A_BOARD
from deadtown.games.last_night.scenarios.burn_it_to_the_ground import PITS as CELLAR
from deadtown.games.last_night.scenarios.defend_the_manor import OVERRUN, manor
from deadtown.games.last_night.scenarios.escape_in_the_truck import ABOARD, TRUCK
from deadtown.games.last_night.scenarios.radio_for_help import GENERATOR, PARTS, STUDIO
from deadtown.games.last_night.scenarios.supply_run import SUPPLIES
from deadtown.games.last_night.sight import seen_within
from deadtown.games.last_night.survival_cards import HEROES_CARDS
from deadtown.games.last_night.tactics.danger import kills
from deadtown.games.last_night.tactics.needs import (
    A_CARRIER,
    bounty,
    gasoline_missing,
    is_explosive,
    is_fire,
    is_gun,
    search_worth,
    still_needed,
)
from deadtown.games.last_night.tactics.scene import FAR, Figure, Scene
from deadtown.games.last_night.tactics.ways import steps_to, steps_to_building

RED_ZOMBIES: Final = frozenset(RED)
THROW: Final = 2
"""How far dynamite and fire items are thrown (LN-9.14, LN-12.3)."""
FADES: Final = tuple(0.87**steps for steps in range(100))
"""What is left of the worth of an errand that is so many steps away."""
WON: Final = 60.0
PICKED_UP: Final = {"burn_it_to_the_ground": 1.8, "blow_up_the_town": 1.6, "hunker_down": 1.0}
"""What it is worth to go for what lies in the discard pile, by scenario."""
FETCHED: Final = 3.6
DELIVERED: Final = 3.0
"""What it is worth to be where something lies to be fetched, and where it belongs (LN-S10, LN-S12)."""
SHOOTS: Final = 0.75
SWINGS: Final = 1.4
"""How much of a kill it is worth to be on the way to a Grave Dead: for who has a gun, and for who may win a fight."""
MARKED: Final = 0.5
"""How much of a search it is worth to be on the way to a marker."""


class Errand(NamedTuple):
    """Spaces to get to, and what it is worth to be there."""

    worth: float
    goals: tuple[int, ...]


@lru_cache(maxsize=2048)
def throwing_spots(layout: str, target: int, nearest: int = 0) -> tuple[int, ...]:
    """Where a space can be thrown at from, not nearer than told."""
    return tuple(
        space
        for space in range(len(FAR))
        if nearest <= FAR[target][space] <= THROW and target in seen_within(layout, space, THROW)
    )


def errands(scene: Scene, hero: Figure) -> list[Errand]:
    """What a hero has to do somewhere."""
    find = {
        "burn_em_out": _to_the_pits,
        "escape_in_the_truck": _to_the_truck,
        "defend_the_manor": _to_the_manor,
        "plague_carriers": _to_the_carriers,
        "burn_it_to_the_ground": _to_the_cellar,
        "hunker_down": _to_the_stronghold,
        "supply_run": _to_the_supplies,
        "blow_up_the_town": _to_the_charges,
        "radio_for_help": _to_the_radio,
    }.get(scene.scenario)
    found = find(scene, hero) if find is not None else []
    if scene.scenario in PICKED_UP:
        found += _to_the_pile(scene)
    if scene.markers and hero.bound == NO_BUILDING:
        found.append(Errand(MARKED * max(search_worth(scene, hero), 0.0), marked(scene)))
    if hero.bound != NO_BUILDING:
        found.append(Errand(search_worth(scene, hero), scene.ground.buildings[hero.bound].spaces))
    return found


def marked(scene: Scene) -> tuple[int, ...]:
    """Where a marker lies that whoever ends a move there may use (LN-18.10, LN-18.17)."""
    return tuple(
        space
        for number, only in scene.markers
        if number not in scene.taken_over
        for space in ((only,) if only != NOWHERE else scene.ground.buildings[number].spaces)
    )


def _to_the_pile(scene: Scene) -> list[Errand]:
    """To where something can be picked up again that the scenario needs (LN-5.11)."""
    search_items = SCENARIOS[scene.scenario].search_items
    wanted = {card for card in scene.hero_discard if card in search_items and still_needed(scene, card)}
    if not wanted:
        return []
    kinds = wanted.union(*(HEROES_CARDS[card].keywords for card in wanted))
    return [
        Errand(PICKED_UP[scene.scenario], (building.pick_up,))
        for building in scene.ground.buildings
        if building.pick_up >= 0 and building.number not in scene.taken_over and not kinds.isdisjoint(building.takes)
    ]


def _to_the_carriers(scene: Scene, hero: Figure) -> list[Errand]:
    """After the Grave Dead, whoever can shoot or beat them (LN-S7)."""
    worth = A_CARRIER * (SHOOTS if best_hope(scene, hero, 1.0) else min(SWINGS * kills(hero), SHOOTS))
    spaces = {space for zombie, space in scene.zombies.items() if zombie in RED_ZOMBIES}
    return [Errand(worth / (1 + 0.3 * (scene.crowd(space) - 1)), (space,)) for space in spaces]


def open_pits(scene: Scene) -> list[int]:
    """The printed pits that are still to be destroyed (LN-S2)."""
    return [pit for pit in scene.ground.pits if pit not in scene.charged]


def _to_the_pits(scene: Scene, hero: Figure) -> list[Errand]:
    layout, pits = scene.ground.layout, open_pits(scene)
    fire = any(is_fire(item) for item in hero.items)
    found: list[Errand] = []
    poured = [pit for pit in pits if pit in scene.gas]
    if poured and (fire or any(is_gun(item) for item in hero.items)):
        found += [Errand(3.0, throwing_spots(layout, pit, 2)) for pit in poured]
    if "molotov" in hero.items or TWO_DYNAMITE in hero.taped or (fire and "dynamite" in hero.items):
        return found + [Errand(3.0, throwing_spots(layout, pit)) for pit in pits]
    if "gasoline" in hero.items and not poured:
        lit = fire or any(is_gun(item) for item in hero.items)
        found += [Errand(2.2 if lit else 0.6, (pit, *scene.ground.beside[pit])) for pit in pits]
    wanted = "dynamite" if fire else "fire" if "dynamite" in hero.items else ""
    for other in scene.heroes:
        if other is hero or not wanted:
            continue
        if wanted in other.items or (wanted == "fire" and any(is_fire(item) for item in other.items)):
            found.append(Errand(1.6, (other.space,)))
    return found


def _to_the_cellar(scene: Scene, hero: Figure) -> list[Errand]:
    """Gasoline goes to the pits in the Manor House; then somebody with fire goes there (LN-S8)."""
    dry = [pit for pit in CELLAR if pit not in scene.gas]
    if dry and "gasoline" in hero.items:
        return [Errand(4.0, (pit, *scene.ground.beside[pit])) for pit in dry]
    if any(is_fire(item) for item in hero.items):
        return [Errand((0.3 if gasoline_missing(scene) > 0 else 1.0) if dry else 6.0, manor(scene.ground))]
    return []


def _to_the_truck(scene: Scene, hero: Figure) -> list[Errand]:
    crowd = scene.crowd(TRUCK)
    # Zombies leave the truck for who stands beside it (LN-4.14).
    goals = scene.ground.beside[TRUCK] if crowd and hero.space != TRUCK else (TRUCK,)
    fuel = scene.tank or bool(scene.holders("gasoline"))
    keys = scene.holders("keys")
    if not scene.tank and "gasoline" in hero.items:
        return [Errand(2.5 if keys else 1.2, goals)]
    if not fuel or not keys:
        return [Errand(0.3, goals)] if "keys" in hero.items else []
    if "keys" in hero.items:
        return [Errand(2.5 if scene.tank else 1.5, goals)]
    away = steps_to(scene.ground.layout, (TRUCK,))
    nearer = sum(away[other.space] < away[hero.space] for other in scene.heroes if other not in keys)
    return [Errand((2.2 if scene.tank else 1.0) * (1.0 if nearer < ABOARD else 0.5), goals)]


def drives_off(scene: Scene, hero: Figure) -> float:
    """What it is worth to be at the truck when it can be driven away at the end of this turn (LN-S4)."""
    if scene.scenario != "escape_in_the_truck" or TRUCK in scene.zombies.values():
        return 0.0
    aboard = [other for other in scene.heroes if other.space == TRUCK and other is not hero]
    aboard.append(hero)
    if not any("keys" in other.items for other in aboard):
        return 0.0
    if not scene.tank and not any("gasoline" in other.items for other in aboard):
        return 0.0
    waiting = sum(not other.activated and not other.idle and other.space != TRUCK for other in scene.heroes)
    if len(aboard) >= min(ABOARD, len(scene.heroes)):
        return WON
    return 3.0 if waiting else 0.0


def zombies_inside(scene: Scene) -> int:
    house = manor(scene.ground)
    return sum(space in house for space in scene.zombies.values())


def _to_the_manor(scene: Scene, hero: Figure) -> list[Errand]:
    """Whoever can shoot keeps the zombies in the Manor House in sight."""
    inside = zombies_inside(scene)
    if inside < OVERRUN // 3 or not any(is_gun(item) for item in hero.items):
        return []
    return [Errand(0.15 * inside, tuple({to for space in manor(scene.ground) for to in scene.ground.beside[space]}))]


def _to_the_stronghold(scene: Scene, hero: Figure) -> list[Errand]:
    """To where something is still to be built, inside (LN-S9); when all is built, anywhere inside."""
    town = scene.ground
    house = town.buildings[scene.stronghold].spaces
    weak = {run for run in town.shells[scene.stronghold] if scene.barricades.get(run, -1) < STRONGEST}
    spots = tuple(space for space in house if town.touched[space] & weak)
    return [Errand(2.0, spots or house)]


@lru_cache(maxsize=512)
def delivered_to(layout: str, scenario: str) -> tuple[int, ...]:
    """Where supplies and radio parts belong (LN-S10, LN-S12)."""
    town = ground(layout)
    if scenario == "supply_run":
        return town.square
    studio = town.named(STUDIO)
    return () if studio is None else studio.spaces


def delivery_spaces(scene: Scene) -> tuple[int, ...]:
    return delivered_to(scene.ground.layout, scene.scenario)


def _to_the_supplies(scene: Scene, hero: Figure) -> list[Errand]:
    """Deliver what one carries, and fetch what lies nearer to oneself than to others."""
    found = []
    if hero.carried:
        found.append(Errand(DELIVERED + 0.6 * hero.carried, delivery_spaces(scene)))
    for token in {*scene.tokens}:
        if scene.ground.area[token] in scene.taken_over:
            continue
        away = steps_to(scene.ground.layout, (token,))
        nearer = sum(away[other.space] < away[hero.space] for other in scene.heroes)
        crowd = scene.crowd(token)
        # Zombies leave what they guard for who stands beside it (LN-4.14).
        goals = scene.ground.beside[token] if crowd and hero.space != token else (token,)
        found.append(Errand(FETCHED * 0.6**nearer / (1 + 0.3 * crowd), goals))
    return found


def hands(scene: Scene, hero: Figure, space: int) -> float:
    """What it is worth to end a move where something is taken or delivered, besides being there (LN-S10, LN-S12)."""
    if space in delivery_spaces(scene):
        won = scene.scenario == "supply_run" and scene.delivered + hero.carried >= SUPPLIES
        return WON if won else 1.2 * hero.carried
    return 1.2 if space in scene.tokens and not scene.crowd(space) else 0.0


def _to_the_radio(scene: Scene, hero: Figure) -> list[Errand]:
    """Fetch and install the parts, bring fuel to the generator, call."""
    found = _to_the_supplies(scene, hero)
    house = scene.ground.named(GENERATOR)
    if "gasoline" in hero.items and not scene.powered and house is not None and house.number not in scene.taken_over:
        found.append(Errand(2.0, house.spaces))
    if scene.delivered >= PARTS:
        found.append(Errand(2.5, delivery_spaces(scene)))
    return found


def _to_the_charges(scene: Scene, hero: Figure) -> list[Errand]:
    """Explosives go into buildings; whoever has fire goes outdoors when all charges are placed (LN-S11)."""
    if len(scene.charges) >= CHARGES:
        outdoors = tuple(space for space, area in enumerate(scene.ground.area) if area == OUTDOORS)
        return [Errand(4.0, outdoors)] if any(is_fire(item) for item in hero.items) else []
    if not any(is_explosive(item) for item in hero.items):
        return []
    slots = Counter(scene.ground.buildings[number].slot for number in scene.charges)
    return [
        Errand(2.4 / (1 + 0.3 * sum(map(scene.crowd, building.spaces))), building.spaces)
        for building in scene.ground.buildings
        if building.slot != "centre"
        and building.number not in scene.taken_over
        and building.number not in scene.charges
        and slots[building.slot] < ON_A_BOARD
    ]


def house_drawn(scene: Scene) -> list[int]:
    """Where zombies are in the Manor House, when there are nearly too many of them (LN-S5)."""
    if scene.scenario != "defend_the_manor":
        return []
    house = manor(scene.ground)
    found = [space for space in scene.zombies.values() if space in house]
    return found if len(found) >= OVERRUN - 3 else []


def lures(scene: Scene, space: int, inside: list[int]) -> float:
    """What it is worth to draw zombies out of the Manor House by standing outside of it (LN-4.14)."""
    if space in manor(scene.ground):
        return 0.0
    near = scene.far[space]
    return 0.4 * sum(near[where] == 1 for where in inside) * (len(inside) - OVERRUN + 4)


def errand_worth(scene: Scene, found: list[Errand], space: int) -> float:
    """What errands make of a space: the nearer it is to where they lead, the better."""
    layout, best = scene.ground.layout, 0.0
    for worth, goals in found:
        best = max(best, worth * FADES[steps_to(layout, goals)[space]])
    return best


@lru_cache(maxsize=1024)
def quiet_rooms(layout: str, crowds: tuple[tuple[int, int], ...]) -> tuple[float, ...]:
    """How good each space is for who wants to search: how near buildings are, each with how many zombies are in it."""
    rooms = [(steps_to_building(layout, number), 1 / (1 + 0.4 * crowd)) for number, crowd in crowds]
    return tuple(
        max((FADES[steps[space]] * quiet for steps, quiet in rooms), default=0.0) for space in range(ALL_SPACES)
    )


def rooms(scene: Scene, hero: Figure) -> tuple[float, tuple[float, ...]]:
    """What it is worth to a hero to be where it can search, and how near each space is to that."""
    inside = Counter([scene.ground.area[space] for space in scene.zombies.values()])
    crowds = tuple(
        (building.number, inside[building.number])
        for building in scene.ground.buildings
        if building.searchable and building.number not in scene.taken_over
    )
    worth = max(search_worth(scene, hero), 0.0) * (hero.bound == NO_BUILDING)
    return worth, quiet_rooms(scene.ground.layout, crowds)


@lru_cache(maxsize=8192)
def in_range(layout: str, space: int, reach: int) -> frozenset[int]:
    return frozenset(seen_within(layout, space, reach))


def best_hope(scene: Scene, hero: Figure, kill: float) -> float:
    """What a hero could shoot at most, wherever it stands."""
    best, hunted = 0.0, scene.scenario == "plague_carriers" and not RED_ZOMBIES.isdisjoint(scene.zombies)
    for item in hero.items:
        shot = HEROES_CARDS[item].shot
        if shot is not None:
            spaces = [*scene.zombies.values()]
            most = max(map(spaces.count, {*spaces}), default=0) if shot.aim == "space" else min(len(spaces), 1)
            best = max(best, (kill * most + A_CARRIER * hunted) * (7 - shot.needs) / 6)
    return best


def best_shot(scene: Scene, hero: Figure, space: int, kill: float) -> float:
    """What could be shot from a space, by the best gun."""
    best, near = 0.0, scene.far[space]
    for item in hero.items:
        shot = HEROES_CARDS[item].shot
        if shot is None:
            continue
        there = [where for where in scene.zombies.values() if near[where] <= shot.range]
        if there:
            seen = in_range(scene.ground.layout, space, shot.range)
            hits = [where for where in there if where in seen]
            if hits:
                most = max(map(hits.count, hits)) if shot.aim == "space" else 1
                hunted = max(map(partial(bounty, scene), hits))
                best = max(best, (kill * most + hunted) * (7 - shot.needs) / 6)
    return best
