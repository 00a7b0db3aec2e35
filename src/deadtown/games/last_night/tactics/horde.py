"""Where zombies go: to heroes, onto those who are weak or carry what counts, and in the way of the others."""

from functools import lru_cache
from typing import Final

from deadtown.games.last_night.ground import ALL_SPACES, NUMBERS, ground
from deadtown.games.last_night.scenarios.defend_the_manor import manor
from deadtown.games.last_night.scenarios.escape_in_the_truck import TRUCK
from deadtown.games.last_night.tactics.danger import loses, wound_cost
from deadtown.games.last_night.tactics.errands import delivery_spaces
from deadtown.games.last_night.tactics.needs import is_explosive, is_fire
from deadtown.games.last_night.tactics.scene import FAR, Figure, Scene
from deadtown.games.last_night.tactics.temper import Temper
from deadtown.games.last_night.tactics.ways import steps_to
from deadtown.kernel import Option

PULL: Final = (1.0, 0.86, 0.7, 0.56, 0.45, 0.37, 0.31, 0.26, 0.22, 0.19, 0.16, 0.14, 0.12)
"""How strongly a hero draws zombies, by distance."""
TOGETHER: Final = 0.2
"""How much the other heroes draw besides the nearest prey."""
BURNS: Final = 0.3
CROWDED: Final = 8
"""How many zombies are enough to give some up for what is better than they are."""
HOLDS: Final = 0.5
"""How likely a barricade is to let a zombie through."""


def prize(scene: Scene, hero: Figure) -> float:
    """How much zombies want a hero: one who is nearly dead, who loses fights, or carries what the scenario needs."""
    worth = 0.6 + 0.5 * loses(scene, hero) * min(wound_cost(scene, hero), 4.0)
    name = scene.scenario
    if name == "save_the_townsfolk":
        worth += 0.25 * len(hero.saved)
    elif name == "escape_in_the_truck":
        worth += 0.3 * ("keys" in hero.items) + 0.3 * ("gasoline" in hero.items)
    elif name in ("supply_run", "radio_for_help"):
        worth += 0.3 * hero.carried
    elif name == "blow_up_the_town":
        worth += 0.2 * sum(is_explosive(item) for item in hero.items)
    elif name == "burn_em_out":
        worth += 0.25 * ("dynamite" in hero.items) + 0.15 * any(is_fire(item) for item in hero.items)
    return round(worth, 2)


@lru_cache(maxsize=512)
def field(layout: str, prey: tuple[tuple[int, float], ...], truck: float, house: float) -> tuple[float, ...]:
    """How good each space is for a zombie: all that draws it, by distance."""
    found = [0.0] * ALL_SPACES
    for where, wanted in prey:
        far = FAR[where]
        for space in range(ALL_SPACES):
            pull = wanted * PULL[far[space]]
            found[space] = max(found[space], pull) + TOGETHER * min(found[space], pull)
    if truck:
        far = FAR[TRUCK]
        for space in range(ALL_SPACES):
            found[space] += truck * (1.2 if space == TRUCK else PULL[far[space]])
    if house:
        inside = manor(ground(layout))
        for space in range(ALL_SPACES):
            near = min((FAR[space][room] for room in inside), default=11)
            rim = any(to not in inside for to in ground(layout).beside[space])
            found[space] += house * PULL[near] + 0.15 * house * (near == 0 and not rim)
    return tuple(found)


def drawn(scene: Scene) -> tuple[float, ...]:
    """The field of a scene."""
    prey = tuple(sorted((hero.space, prize(scene, hero)) for hero in scene.heroes))
    truck = house = 0.0
    if scene.scenario == "escape_in_the_truck":
        keys, fuel = bool(scene.holders("keys")), scene.tank or bool(scene.holders("gasoline"))
        truck = 1.6 if keys and fuel else 0.5 if keys or fuel else 0.15
    elif scene.scenario == "defend_the_manor":
        house = 1.0
    return field(scene.ground.layout, prey, truck, house)


def ordering(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """Which zombie moves next: any that gets nearer by it. The others stay where they are."""
    pull = drawn(scene)
    hungry = options[-1][0] != "done"
    found = [0.0 if option[0] == "done" else -0.1 for option in options]
    for place, option in enumerate(options):
        if option[0] != "move":
            continue
        space = scene.space_of(str(option[1]))
        if space < 0:
            continue
        if hungry or better(scene, pull, space) * temper.hunger > 0.004:
            found[place] = 1.0
            break
    return found


def better(scene: Scene, pull: tuple[float, ...], space: int) -> float:
    """How much a step can improve where a zombie is."""
    here = pull[space] - crowding(scene, space) + 0.001
    return max(pull[to] - crowding(scene, to) - BURNS * (to in scene.fires) for to in scene.ground.beside[space]) - here


def crowding(scene: Scene, space: int) -> float:
    """Zombies that stand together are blown up together, and leave other ways open."""
    return 0.02 * min(scene.crowd(space), 4)


def stepping(scene: Scene, options: list[Option], temper: Temper, ref: str) -> list[float]:
    """Where a zombie steps."""
    pull = drawn(scene)
    start = scene.space_of(ref) if ref else -1
    taken = [hero.space for hero in scene.heroes]
    found = []
    for option in options:
        to = NUMBERS[str(option[1])] if len(option) > 1 else start
        if to < 0:
            found.append(0.0)
            continue
        worth = pull[to] - BURNS * (to in scene.fires)
        if option[0] == "across":
            worth = across(pull[start], worth, len(option) - 2)
        if to not in taken:
            worth -= crowding(scene, to)
        found.append(worth * temper.hunger)
    return found


def across(here: float, there: float, barricades: int) -> float:
    """What a step is worth that barricades may hold up (LN-14.4)."""
    return here + (there - here) * HOLDS**barricades


def placing(scene: Scene, options: list[Option]) -> list[float]:
    """Where new zombies come, or a pit opens: near heroes."""
    pull = drawn(scene)
    return [pull[NUMBERS[str(option[1])]] for option in options]


def giving_up(scene: Scene, options: list[Option]) -> list[float]:
    """Whether zombies are given up for something better: as soon as there are many."""
    worth = 0.1 if len(scene.zombies) >= CROWDED else -0.1
    return [worth if option[0] == "yes" else 0.0 for option in options]


def arming(scene: Scene, options: list[Option]) -> list[float]:
    """Which zombie gets a Grave Weapon: the nearest to heroes."""
    pull = drawn(scene)
    return [pull[max(scene.space_of(str(option[1])), 0)] for option in options]


def hiding(scene: Scene, options: list[Option]) -> list[float]:
    """Where supplies and radio parts lie: far from where they belong, and from heroes (LN-S10, LN-S12)."""
    away = steps_to(scene.ground.layout, delivery_spaces(scene))
    found = []
    for option in options:
        space = NUMBERS[str(option[1])]
        near = min((scene.far[space][hero.space] for hero in scene.heroes), default=6)
        found.append(away[space] + 0.5 * near)
    return found


def opening_sewers(scene: Scene, options: list[Option]) -> list[float]:
    """Where the zombies want an entrance: beside a pit (LN-15.2)."""
    return [-float(min((scene.far[NUMBERS[str(name)]][pit] for pit in scene.pits), default=0)) for _, name in options]


def removing(scene: Scene, options: list[Option]) -> list[float]:
    """Which zombies are taken away: those that are far from everything."""
    pull = drawn(scene)
    rather = 0.3
    return [rather if option[0] == "done" else 1.0 - pull[max(scene.space_of(str(option[1])), 0)] for option in options]


def burning(scene: Scene, options: list[Option]) -> list[float]:
    """Where the zombies lead fire: to heroes, not to their own."""
    found = []
    for option in options:
        space = NUMBERS[str(option[1])]
        worth = 0.0
        for hero in scene.heroes:
            far = scene.far[space][hero.space]
            worth += 1.0 if far == 0 else 0.3 if far == 1 else 0.0
        worth -= 0.3 * scene.crowd(space)
        found.append(worth)
    return found


def pushing(scene: Scene, options: list[Option]) -> list[float]:
    """Where heroes push zombies: away from all of them."""
    found = []
    for option in options:
        space = NUMBERS[str(option[1])]
        near = min((scene.far[space][hero.space] for hero in scene.heroes), default=9)
        found.append(float(min(near, 3)) + 0.2 * (space in scene.fires))
    return found
