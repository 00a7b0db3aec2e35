"""What options seem to be worth to the humans."""

from collections.abc import Callable, Sequence

from deadtown.games.zombiaki.cards import (
    BARRIER,
    CAR,
    DEPTH,
    EXPLOSIVE,
    FREEZE,
    GRENADE,
    HEIGHT,
    MINE,
    NAPALM,
    NET,
    POWER,
    Card,
)
from deadtown.games.zombiaki.movement import Street, first_target, may_step_back
from deadtown.games.zombiaki.street import IN_LANE, LANE, NUMBER, ROW, SIZE, WIDTH
from deadtown.games.zombiaki.tactics.danger import (
    blast,
    danger,
    explosive,
    pace,
    relief,
    trap,
    zombies_behind,
)
from deadtown.kernel import Option

SPARING = 0.1
"""What a card in hand is worth: it is not played for less."""

KEPT: dict[Card, float] = {
    "shot_1": 2.9,
    "shot_2": 2.8,
    "burst_2": 2.4,
    "burst_3": 3.0,
    "sniper": 2.7,
    "wall_5": 2.4,
    "wall_6": 2.6,
    "barrier": 2.2,
    "napalm": 2.2,
    "blood": 0.8,
    "scram": 1.4,
    "searchlight": 2.4,
    "gasoline": 4.0,
    "get_back": 3.1,
    "freeze": 3.1,
    "grenade": 3.8,
    "net": 2.4,
    "barrel": 3.1,
    "mine": 2.2,
    "street_fire": 1.7,
    "high_voltage": 2.4,
    "car": 2.1,
    "flamethrower": 3.9,
    "pit_1": 0.9,
    "pit_2": 1.6,
}
"""What a card is worth before it is known how it will be used."""

Targets = Sequence[str | int]


def playing(street: Street, option: Option) -> float:
    if option[0] != "play":
        return SPARING
    return WORTH[str(option[1])](street, str(option[1]), option[2:])


def keeping(street: Street, card: Card) -> float:
    return KEPT[card]


def shrapnel(street: Street, option: Option) -> float:
    space = NUMBER[str(option[1])]
    return 0.1 + relief(street, space, 1) + (blast(street, space) if street.objects[space] == CAR else 0.0)


def aiming(street: Street, option: Option) -> float:
    return 1.0 if option[1] == "creature" else 0.8


def _struck(street: Street, space: int, damage: int, targets: Targets) -> float:
    if street.creatures[space] is None or targets[-1] == CAR:
        return blast(street, space)
    return relief(street, space, damage, pushed=True)


def _shot(street: Street, card: Card, targets: Targets) -> float:
    space = first_target(street, LANE[str(targets[0])])
    return 0.0 if space is None else _struck(street, space, POWER[card], targets)


def _burst(street: Street, card: Card, targets: Targets) -> float:
    """Bullets left over after a kill go on to the next target."""
    left, gained = POWER[card], 0.0
    lane = LANE[str(targets[0])]
    space = first_target(street, lane)
    if space is None:
        return 0.0
    if street.creatures[space] is None or targets[-1] == CAR:
        return blast(street, space)
    for target in range(space, SIZE, WIDTH):
        creature = street.creatures[target]
        if creature is not None:
            spent = min(left, creature.endurance)
            gained += relief(street, target, spent, pushed=True)
            left = 0 if creature.shield else left - spent
        if not left or street.objects[target] in HEIGHT:
            break
    return gained


def _sniper(street: Street, card: Card, targets: Targets) -> float:
    return _struck(street, NUMBER[str(targets[0])], POWER[card], targets)


def _wall(street: Street, card: Card, targets: Targets) -> float:
    """A wall is worth most in a lane that has something to stop and no wall yet."""
    space = NUMBER[str(targets[0])]
    if any(street.objects[other] in HEIGHT for other in IN_LANE[space % WIDTH]):
        return 0.5
    return 2.0 + 0.4 * zombies_behind(street, space) + 0.2 * ROW[space]


def _barrier(street: Street, card: Card, targets: Targets) -> float:
    return 0.3 + sum(pace(street, space) for space in IN_LANE[NUMBER[str(targets[0])] % WIDTH])


def _freeze(street: Street, card: Card, targets: Targets) -> float:
    return 0.3 + sum(pace(street, space) for space in range(SIZE))


def _net(street: Street, card: Card, targets: Targets) -> float:
    return sum(pace(street, NUMBER[str(space)]) for space in targets)


def _napalm(street: Street, card: Card, targets: Targets) -> float:
    """1 damage to who is there, and to who comes."""
    space = NUMBER[str(targets[0])]
    gained = relief(street, space, 1) + explosive(street, space)
    behind = space + WIDTH
    if behind < SIZE and (comer := street.creatures[behind]) is not None and not comer.dog:
        gained += 0.8 * (danger(space, comer) - danger(space, comer, 1))
    return gained


def _pit(street: Street, card: Card, targets: Targets) -> float:
    space = NUMBER[str(targets[0])]
    depth = DEPTH[card]
    behind = space + WIDTH
    comer = street.creatures[behind] if behind < SIZE else None
    if comer is not None and not comer.dog and comer.strength <= depth:
        return danger(behind, comer)
    return 0.7 * depth + 0.1 * ROW[space]


def _mine(street: Street, card: Card, targets: Targets) -> float:
    """Best two spaces ahead of a zombie."""
    space = NUMBER[str(targets[0])]
    if any(street.objects[other] == MINE for other in IN_LANE[space % WIDTH]):
        return 0.8
    comer = street.creatures[space + 2 * WIDTH] if space + 2 * WIDTH < SIZE else None
    gained = 0.7 * (danger(space, comer) - danger(space, comer, 2)) if comer is not None and not comer.dog else 0.0
    return 1.3 + gained


def _car(street: Street, card: Card, targets: Targets) -> float:
    return 0.8 + 0.5 * blast(street, NUMBER[str(targets[0])])


def _barrel(street: Street, card: Card, targets: Targets) -> float:
    """It kills the first creature that it meets; the nearer, the surer."""
    for ahead in range(NUMBER[str(targets[0])], SIZE, WIDTH):
        creature = street.creatures[ahead]
        if creature is not None:
            return 0.6 if creature.dog else (0.6 if creature.shield else 1.0) * max(danger(ahead, creature), 2.0)
        if street.objects[ahead] in HEIGHT or street.objects[ahead] in EXPLOSIVE:
            return 0.2
    return 1.0


def _spent(street: Street, card: Card, targets: Targets) -> float:
    """What begins on empty ground does no more than the same without it: Gasoline has hundreds of such ways."""
    first = NUMBER[str(targets[0])]
    if street.creatures[first] is None and street.objects[first] not in EXPLOSIVE:
        return 0.0
    return sum(
        relief(street, NUMBER[str(space)], int(points)) + explosive(street, NUMBER[str(space)])
        for space, points in zip(targets[::2], targets[1::2], strict=True)
    )


def _along_lane(street: Street, card: Card, targets: Targets) -> float:
    lane = IN_LANE[LANE[str(targets[0])]]
    gained = sum(relief(street, space, 1) for space in lane)
    return gained + (sum(explosive(street, space) for space in lane) if card == "street_fire" else 0.0)


def _fall_back(street: Street, lane: Sequence[int]) -> float:
    """What a lane loses by stepping back; an unbroken column moves as one."""
    gained, free = 0.0, True
    for space in reversed(lane):
        creature = street.creatures[space]
        if creature is None:
            free = True
        elif space + WIDTH < SIZE and (may_step_back(street, space) or (free and not creature.netted)):
            back = space + WIDTH
            gained += danger(space, creature) - danger(back, creature) + trap(street, back, creature)
        else:
            free = False
    return gained


def _searchlight(street: Street, card: Card, targets: Targets) -> float:
    return _fall_back(street, IN_LANE[LANE[str(targets[0])]])


def _get_back(street: Street, card: Card, targets: Targets) -> float:
    return sum(_fall_back(street, lane) for lane in IN_LANE)


def _blood(street: Street, card: Card, targets: Targets) -> float:
    """A step aside is worth what it leads into, and the pace that it takes."""
    space, to = NUMBER[str(targets[0])], NUMBER[str(targets[1])]
    creature = street.creatures[space]
    assert creature is not None
    blocked = to >= WIDTH and (street.creatures[to - WIDTH] is not None or street.objects[to - WIDTH] in HEIGHT)
    return trap(street, to, creature) + (max(pace(street, space), 0.0) if blocked else 0.0)


def _scram(street: Street, card: Card, targets: Targets) -> float:
    near = any(creature is not None and not creature.dog for creature in street.creatures[: 2 * WIDTH])
    taken = str(targets[0])
    return SCRAMMED.get(taken, 1.0) + (6.0 if near and taken == "hunger" else 0.0)


SCRAMMED: dict[Card, float] = {
    "zombie_2": 1.2,
    "zombie_3": 1.5,
    "zombie_4": 1.8,
    "zombie_5": 2.1,
    "hunger": 2.0,
    "boss": 1.8,
    "mass": 1.0,
    "terror": 1.6,
    "meat": 1.4,
    "click": 1.5,
}


def _grenade(street: Street, card: Card, targets: Targets) -> float:
    space = NUMBER[str(targets[0])]
    creature = street.creatures[space]
    gained = explosive(street, space)
    if creature is not None:
        gained += danger(space, creature)
    if street.objects[space] in HEIGHT or street.objects[space] in DEPTH:
        gained -= 1.0
    return gained


Worth = Callable[[Street, Card, Targets], float]

WORTH: dict[Card, Worth] = {
    **dict.fromkeys(("shot_1", "shot_2"), _shot),
    **dict.fromkeys(("burst_2", "burst_3"), _burst),
    "sniper": _sniper,
    **dict.fromkeys(HEIGHT, _wall),
    **dict.fromkeys(DEPTH, _pit),
    BARRIER: _barrier,
    FREEZE: _freeze,
    NET: _net,
    NAPALM: _napalm,
    MINE: _mine,
    CAR: _car,
    "barrel": _barrel,
    **dict.fromkeys(("gasoline", "flamethrower"), _spent),
    **dict.fromkeys(("street_fire", "high_voltage"), _along_lane),
    "searchlight": _searchlight,
    "get_back": _get_back,
    "blood": _blood,
    "scram": _scram,
    GRENADE: _grenade,
}
