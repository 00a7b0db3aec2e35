"""How near a creature is to crossing the barricade, as a number."""

from deadtown.games.zombiaki.cards import BARREL, CAR, DEPTH, HEIGHT, MINE
from deadtown.games.zombiaki.movement import Street, may_step, may_step_back
from deadtown.games.zombiaki.state import Creature
from deadtown.games.zombiaki.street import SIZE, SURROUNDING, WIDTH

OF_ROW = (30.0, 8.0, 4.0, 2.2, 1.3)
"""By rows behind the barricade: who stands in row 5 crosses in the next zombie phase."""
OVER_THE_BARRICADE = 100.0
DOG = 0.6
BASE, FOR_STRENGTH, FOR_SHIELD, FOR_BOSS = 0.55, 0.15, 0.25, 0.2


def danger(space: int, creature: Creature, damage: int = 0) -> float:
    """The danger of a creature on a space, when it has taken some damage; none if that kills it."""
    if creature.dog:
        return 0.0 if damage else DOG
    strength = creature.strength - damage
    if strength <= 0:
        return 0.0
    factor = BASE + FOR_STRENGTH * strength
    if creature.shield:
        factor += FOR_SHIELD
    if creature.orders >= 0:
        factor += FOR_BOSS
    return OF_ROW[space // WIDTH] * factor


def relief(street: Street, space: int, damage: int, *, pushed: bool = False) -> float:
    """How much danger an attack takes away; with ``pushed``, who lives is knocked back."""
    creature = street.creatures[space]
    if creature is None or not damage:
        return 0.0
    now = danger(space, creature)
    if creature.shield:
        return now * FOR_SHIELD
    left = danger(space, creature, damage)
    if left and pushed and may_step_back(street, space):
        left = danger(space + WIDTH, creature, damage) - trap(street, space + WIDTH, creature)
    return now - left


def trap(street: Street, space: int, creature: Creature) -> float:
    """How much danger is lost by entering a space, for what lies there."""
    thing = street.objects[space]
    here = danger(space, creature)
    lost = 0.0
    if thing == BARREL or (thing in DEPTH and (creature.shield or creature.strength <= DEPTH[thing])):
        lost = here * FOR_SHIELD if creature.shield else here
    elif thing == MINE:
        lost = here * FOR_SHIELD if creature.shield else here - danger(space, creature, 2)
    if street.burning[space] and lost < here:
        lost += here * FOR_SHIELD if creature.shield else here - danger(space, creature, 1)
    return min(lost, here)


def pace(street: Street, space: int) -> float:
    """How much danger the next obligatory step of the zombie on a space brings."""
    creature = street.creatures[space]
    if creature is None or creature.dog or not may_step(street, space, space - WIDTH):
        return 0.0
    if space < WIDTH:
        return OVER_THE_BARRICADE
    ahead = space - WIDTH
    return danger(ahead, creature) - trap(street, ahead, creature) - danger(space, creature)


def blast(street: Street, space: int) -> float:
    """How much danger a car takes away that explodes on a space."""
    return sum(relief(street, near, 1) for near in (space, *SURROUNDING[space]))


def explosive(street: Street, space: int) -> float:
    """The same for whatever explodes on a space."""
    thing = street.objects[space]
    return blast(street, space) if thing == CAR else 0.5 if thing == MINE else 0.0


def in_the_way(street: Street, space: int) -> int:
    """How many things lie ahead in the lane of a space that a zombie would rather not meet."""
    objects = street.objects
    return sum(
        objects[ahead] in HEIGHT or objects[ahead] in (MINE, BARREL) or objects[ahead] in DEPTH
        for ahead in range(space - WIDTH, -1, -WIDTH)
    )


def zombies_behind(street: Street, space: int) -> float:
    """The danger of what comes up the lane behind a space."""
    creatures = street.creatures
    return sum(
        danger(behind, creature)
        for behind in range(space + WIDTH, SIZE, WIDTH)
        if (creature := creatures[behind]) is not None and not creature.dog
    )
