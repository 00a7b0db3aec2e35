"""What options seem to be worth to the zombies."""

from collections.abc import Callable, Sequence

from deadtown.games.zombiaki.cards import BARREL, BOSS, CLAWS, DEPTH, DOG, HEIGHT, MINE, POWER, SHIELD, UNDEAD, Card
from deadtown.games.zombiaki.movement import Street
from deadtown.games.zombiaki.state import Creature
from deadtown.games.zombiaki.street import NUMBER, ROW, SIZE, WIDTH
from deadtown.games.zombiaki.tactics.danger import (
    FOR_SHIELD,
    FOR_STRENGTH,
    OF_ROW,
    OVER_THE_BARRICADE,
    danger,
    in_the_way,
    pace,
    trap,
    zombies_behind,
)
from deadtown.kernel import Option

SPARING = 0.9
"""What a card in hand is worth: it is not played for less."""
DOG_RESTS = 0.2

KEPT: dict[Card, float] = {
    "zombie_2": 1.6,
    "zombie_3": 2.2,
    "zombie_4": 2.8,
    "zombie_5": 3.4,
    "dog": 1.2,
    "boss": 2.0,
    "human_shield": 2.0,
    "terror": 2.2,
    "mass": 0.9,
    "swap": 0.4,
    "bite": 0.6,
    "claws": 1.3,
    "hunger": 3.0,
    "meat": 1.6,
    "click": 2.2,
    "pickaxe": 1.0,
    "not_so_fast": 0.6,
}
"""What a card is worth before it is known how it will be used."""

Targets = Sequence[str | int]


def playing(street: Street, option: Option) -> float:
    if option[0] == "end":
        return SPARING
    if option[0] == "order":
        return SPARING + _step(street, str(option[1]), str(option[2]))
    return WORTH[str(option[1])](street, str(option[1]), option[2:])


def keeping(street: Street, card: Card) -> float:
    if card in UNDEAD and all(street.creatures[space] is not None for space in range(SIZE - WIDTH, SIZE)):
        return KEPT[card] - 1.0
    return KEPT[card]


def dog_step(street: Street, option: Option) -> float:
    """A dog is worth most where it clears the way for zombies."""
    if option[0] != "step":
        return DOG_RESTS
    space, to = NUMBER[str(option[1])], NUMBER[str(option[2])]
    thing = street.objects[to]
    if thing in (MINE, BARREL):
        return 1.0 + 0.3 * zombies_behind(street, to)
    if thing in DEPTH:
        return 0.4 + 0.2 * zombies_behind(street, to)
    if street.burning[to]:
        return 0.0
    nearer = any(street.objects[ahead] in (MINE, BARREL) for ahead in (to - WIDTH, to - 1, to + 1) if 0 <= ahead < SIZE)
    blocks = to + WIDTH < SIZE and street.creatures[to + WIDTH] is not None and to + WIDTH != space
    return 0.3 * nearer + (0.1 if not blocks else -0.3) + (0.1 if ROW[to] > ROW[space] and not blocks else 0.0)


def holding(street: Street, option: Option) -> float:
    """Holding back is worth the harm of a step that had better not be made."""
    return 0.3 if option[0] != "hold" else -pace(street, NUMBER[str(option[1])])


def clicking(street: Street, card: Card, options: Sequence[Option]) -> list[float]:
    """The nearer the zombies are, the more it is worth to stop a gun."""
    near = max(
        (danger(space, zombie) for space, zombie in enumerate(street.creatures) if zombie is not None), default=0
    )
    stopped = 0.4 * POWER[card] * near
    return [stopped if option[0] == "click" else KEPT["click"] for option in options]


def _newcomer(street: Street, card: Card, targets: Targets) -> float:
    """A fresh lane is good; one full of traps is not."""
    space = NUMBER[str(targets[0])]
    creature = Creature(0, POWER[card], (card,))
    lane_mates = sum(street.creatures[ahead] is not None for ahead in range(space - WIDTH, -1, -WIDTH))
    gained = 2.0 + 0.4 * POWER[card] - 0.35 * in_the_way(street, space) - 0.15 * lane_mates
    return gained - 2.0 * trap(street, space, creature)


def _dog(street: Street, card: Card, targets: Targets) -> float:
    space = NUMBER[str(targets[0])]
    if street.objects[space] in DEPTH or street.objects[space] in (MINE, BARREL):
        return 1.2
    return 1.1 + 0.3 * in_the_way(street, space)


def _zombie_at(street: Street, space: str | int) -> tuple[int, Creature]:
    place = NUMBER[str(space)]
    creature = street.creatures[place]
    assert creature is not None
    return place, creature


def _shield(street: Street, card: Card, targets: Targets) -> float:
    space = NUMBER[str(targets[0])]
    return 0.6 + OF_ROW[space // WIDTH] * FOR_SHIELD * 1.5


def _claws(street: Street, card: Card, targets: Targets) -> float:
    space = NUMBER[str(targets[0])]
    return 0.5 + OF_ROW[space // WIDTH] * FOR_STRENGTH * 1.5


def _boss(street: Street, card: Card, targets: Targets) -> float:
    """A boss should be strong, and far from the guns."""
    space, creature = _zombie_at(street, targets[0])
    return 1.0 + 0.3 * creature.strength + 0.4 * creature.shield - 0.2 * ROW[space]


def _bite(street: Street, card: Card, targets: Targets) -> float:
    to = NUMBER[str(targets[1])]
    bitten = Creature(0, 1, (SHIELD,))
    return 0.5 * danger(to, bitten) - trap(street, to, bitten) + 0.2


def _step(street: Street, space: str, to: str) -> float:
    """What a special step brings."""
    place, creature = _zombie_at(street, space)
    if to not in NUMBER:
        return OVER_THE_BARRICADE
    there = NUMBER[to]
    if there == place - WIDTH:
        return pace(street, place)
    ahead, now = there - WIDTH, place - WIDTH
    clearer = in_the_way(street, place) - in_the_way(street, there)
    if ahead >= 0 and now >= 0:
        clearer += (street.creatures[now] is not None) - (street.creatures[ahead] is not None)
    return danger(there, creature) - danger(place, creature) - trap(street, there, creature) + 0.4 * clearer - 0.3


def _hunger(street: Street, card: Card, targets: Targets) -> float:
    place = NUMBER[str(targets[0])]
    return 0.6 * pace(street, place)


def _mass(street: Street, card: Card, targets: Targets) -> float:
    """Two become one: worth it before a wall, or for the step."""
    space, mover = _zombie_at(street, targets[0])
    to, stood = _zombie_at(street, targets[1])
    merged = danger(to, stood, -mover.strength)
    walled = to >= WIDTH and street.objects[to - WIDTH] in HEIGHT
    return merged - danger(to, stood) - danger(space, mover) - trap(street, to, mover) + (1.5 if walled else 0.2)


def _swap(street: Street, card: Card, targets: Targets) -> float:
    space, one = _zombie_at(street, targets[0])
    to, other = _zombie_at(street, targets[1])
    after = danger(to, one) - trap(street, to, one) + danger(space, other) - trap(street, space, other)
    return after - danger(space, one) - danger(to, other) + 0.1


def _terror(street: Street, card: Card, targets: Targets) -> float:
    """Worth more, the more the humans have to stop."""
    return 0.5 + 0.25 * sum(max(pace(street, space), 0.0) for space in range(SIZE))


def _meat(street: Street, card: Card, targets: Targets) -> float:
    taken = str(targets[0])
    from_guns = taken in ("freeze", "get_back", "grenade", "sniper", "burst_3", "flamethrower", "shot_2", "barrier")
    return 1.2 + 0.8 * from_guns + 0.1 * POWER[taken]


def _pickaxe(street: Street, card: Card, targets: Targets) -> float:
    space = NUMBER[str(targets[0])]
    return 0.6 + 0.25 * zombies_behind(street, space) + (0.8 if street.objects[space] in HEIGHT else 0.0)


Worth = Callable[[Street, Card, Targets], float]

WORTH: dict[Card, Worth] = {
    **dict.fromkeys(UNDEAD, _newcomer),
    DOG: _dog,
    BOSS: _boss,
    SHIELD: _shield,
    CLAWS: _claws,
    "bite": _bite,
    "hunger": _hunger,
    "mass": _mass,
    "swap": _swap,
    "terror": _terror,
    "meat": _meat,
    "pickaxe": _pickaxe,
}
