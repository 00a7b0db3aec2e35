"""Where zombies go: to heroes, onto those who are weak or carry what counts, and in the way of the others."""

from functools import lru_cache
from typing import Final

from deadtown.games.last_night.ground import ALL_SPACES, NUMBERS, ground
from deadtown.games.last_night.scenarios.defend_the_manor import manor
from deadtown.games.last_night.scenarios.escape_in_the_truck import TRUCK
from deadtown.games.last_night.scenarios.radio_for_help import PARTS
from deadtown.games.last_night.scenarios.supply_run import SUPPLIES
from deadtown.games.last_night.tactics.barriers import Walls, gets_across, over, turns_to
from deadtown.games.last_night.tactics.danger import loses, wound_cost
from deadtown.games.last_night.tactics.errands import delivery_spaces
from deadtown.games.last_night.tactics.needs import is_explosive, is_fire
from deadtown.games.last_night.tactics.scene import Figure, Scene, far_over
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
A_STRONGHOLD: Final = 0.8
UNGUARDED: Final = 0.35
THE_RADIO: Final = 0.5
"""How strongly the stronghold draws zombies, what lies unguarded, and a radio that is nearly mended."""
GUARDED: Final = 0.5
FETCHED: Final = {"supply_run": SUPPLIES, "radio_for_help": PARTS}
"""How much must be fetched in which scenario."""
CARRIER: Final = "red"
STRONG: Final = frozenset({"ravenous", "carrier", "freshly_dead"})
"""What Grave Dead can do that is soon worth two zombies."""


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


Lure = tuple[tuple[int, ...], float]
"""Spaces that draw zombies, and how strongly."""


@lru_cache(maxsize=512)
def field(
    layout: str,
    prey: tuple[tuple[int, float], ...],
    truck: float,
    house: float,
    lures: tuple[Lure, ...] = (),
    walls: Walls = (),
) -> tuple[float, ...]:
    """How good each space is for a zombie: all that draws it, by how far it has to go."""
    found = [0.0] * ALL_SPACES
    town = far_over(ground(layout).entrances)
    for where, wanted in prey:
        far = turns_to(layout, walls, (where,)) if walls else town[where]
        for space in range(ALL_SPACES):
            pull = wanted * PULL[far[space]]
            found[space] = max(found[space], pull) + TOGETHER * min(found[space], pull)
    if truck:
        far = town[TRUCK]
        for space in range(ALL_SPACES):
            found[space] += truck * (1.2 if space == TRUCK else PULL[far[space]])
    if house:
        inside = manor(ground(layout))
        for space in range(ALL_SPACES):
            near = min((town[space][room] for room in inside), default=11)
            rim = any(to not in inside for to in ground(layout).beside[space])
            found[space] += house * PULL[near] + 0.15 * house * (near == 0 and not rim)
    for goals, worth in lures:
        far = turns_to(layout, walls, goals)
        for space in range(ALL_SPACES):
            found[space] += worth * PULL[far[space]]
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
    walls = tuple(sorted(scene.barricades.items())) if scene.barricades else ()
    return field(scene.ground.layout, prey, truck, house, lures(scene), walls)


def lures(scene: Scene) -> tuple[Lure, ...]:
    """What draws zombies besides heroes: the stronghold, what lies there to be fetched, the radio (LN-S9 to LN-S12)."""
    if scene.scenario == "hunker_down":
        return ((scene.ground.buildings[scene.stronghold].spaces, A_STRONGHOLD),) if scene.stronghold >= 0 else ()
    if not FETCHED.get(scene.scenario):
        return ()
    found: list[Lure] = [((token,), UNGUARDED) for token in sorted({*scene.tokens}) if not scene.crowd(token)]
    if scene.scenario == "radio_for_help" and scene.delivered >= FETCHED["radio_for_help"] - 1:
        found.append((delivery_spaces(scene), THE_RADIO))
    return tuple(found)


def guards(scene: Scene, start: int, to: int) -> float:
    """What it is worth to stand where something lies: nobody takes it while a zombie is there (LN-S10, LN-S12)."""
    if not scene.tokens or to not in scene.tokens:
        return 0.0
    return 0.0 if scene.crowd(to) > (start == to) else GUARDED


def hides(scene: Scene, ref: str) -> bool:
    """Whether a zombie is one that the heroes hunt, and so keeps away from them (LN-S7)."""
    return scene.scenario == "plague_carriers" and ref.startswith(CARRIER)


def ordering(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """Which zombie moves next: any that gets nearer by it. The others stay where they are."""
    pull = drawn(scene)
    hungry = options[-1][0] != "done"
    found = [0.0 if option[0] == "done" else -0.1 for option in options]
    for place, option in enumerate(options):
        if option[0] != "move":
            continue
        ref = str(option[1])
        space = scene.space_of(ref)
        if space < 0:
            continue
        if hungry or better(scene, shunned(pull) if hides(scene, ref) else pull, space) * temper.hunger > 0.004:
            found[place] = 1.0
            break
    return found


def better(scene: Scene, pull: tuple[float, ...], space: int) -> float:
    """How much a step can improve where a zombie is."""
    here = pull[space] - crowding(scene, space) + 0.001
    if scene.barricades or scene.tokens:
        return max(_gain(scene, pull, space, to, here) for to in scene.ground.beside[space])
    return max(pull[to] - crowding(scene, to) - BURNS * (to in scene.fires) for to in scene.ground.beside[space]) - here


def _gain(scene: Scene, pull: tuple[float, ...], space: int, to: int, here: float) -> float:
    """What a step is better by, with barricades in the way, or what is guarded."""
    there = pull[to] - crowding(scene, to) - BURNS * (to in scene.fires) + guards(scene, space, to)
    return (there - here - guards(scene, space, space)) * gets_across(scene.ground, scene.barricades, space, to)


def shunned(pull: tuple[float, ...]) -> tuple[float, ...]:
    """The same field for who keeps away from heroes."""
    return tuple([-value for value in pull])


def crowding(scene: Scene, space: int) -> float:
    """Zombies that stand together are blown up together, and leave other ways open."""
    return 0.02 * min(scene.crowd(space), 4)


def stepping(scene: Scene, options: list[Option], temper: Temper, ref: str) -> list[float]:
    """Where a zombie steps."""
    pull = shunned(drawn(scene)) if hides(scene, ref) else drawn(scene)
    start = scene.space_of(ref) if ref else -1
    taken = [hero.space for hero in scene.heroes]
    found = []
    for option in options:
        to = NUMBERS[str(option[1])] if len(option) > 1 else start
        if to < 0:
            found.append(0.0)
            continue
        worth = pull[to] - BURNS * (to in scene.fires) + guards(scene, start, to)
        if option[0] == "across":
            worth = across(scene, pull[start], worth, option[2:])
        if to not in taken:
            worth -= crowding(scene, to)
        found.append(worth * temper.hunger)
    return found


def across(scene: Scene, here: float, there: float, walls: Option) -> float:
    """What a step is worth that barricades may hold up (LN-14.4)."""
    runs = [scene.ground.outer_walls[str(wall)] for wall in walls]
    return here + (there - here) * over(scene.barricades.get(run, 0) for run in runs)


def placing(scene: Scene, options: list[Option]) -> list[float]:
    """Where new zombies come, or a pit opens: near heroes."""
    pull = drawn(scene)
    return [pull[NUMBERS[str(option[1])]] for option in options]


def placing_red(scene: Scene, options: list[Option]) -> list[float]:
    """Where a Grave Dead comes: near heroes, unless they hunt it."""
    found = placing(scene, options)
    return [-value for value in found] if scene.scenario == "plague_carriers" else found


def giving_up(scene: Scene, options: list[Option], red: bool) -> list[float]:
    """Whether zombies are given up for something better: as soon as there are many; never for what the heroes hunt, nor
    where it is their number that counts (LN-S5, LN-S7)."""
    if scene.scenario == "defend_the_manor" or (red and scene.scenario == "plague_carriers"):
        worth = -1.0
    else:
        enough = CROWDED - 2 if red and scene.grave_dead in STRONG else CROWDED
        worth = 0.1 if len(scene.zombies) >= enough else -0.1
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
