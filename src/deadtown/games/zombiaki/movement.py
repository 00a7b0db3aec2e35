"""Which steps are allowed (section 5), and what bullets and flames can reach (sections 1 and 8)."""

from collections.abc import Sequence
from typing import Protocol

from deadtown.games.zombiaki.cards import BARRIER, CAR, HEIGHT, Card
from deadtown.games.zombiaki.state import Creature
from deadtown.games.zombiaki.street import FIRST_ROW, IN_LANE, LANES, ROW_1, SIZE, WIDTH


class Street(Protocol):
    """What is on the street, in a state or in a view."""

    @property
    def creatures(self) -> Sequence[Creature | None]: ...
    @property
    def objects(self) -> Sequence[Card]: ...
    @property
    def burning(self) -> Sequence[bool]: ...
    @property
    def freezes(self) -> Sequence[int]: ...


def barred(street: Street, space: int) -> bool:
    """Whether a barrier closes the lane of a space (ZK-1.13)."""
    return street.objects[FIRST_ROW + space % WIDTH] == BARRIER


def barred_lanes(street: Street) -> list[str]:
    """The lanes that barriers close (ZK-1.13); mostly there is none."""
    if BARRIER not in street.objects:
        return []
    return [lane for lane, space in zip(LANES, ROW_1, strict=True) if barred(street, space)]


def immobile(street: Street, space: int, creature: Creature) -> bool:
    """Netted, in a barred lane, or frozen (ZK-1.14)."""
    return creature.netted or bool(street.freezes) or barred(street, space)


def queue_strength(street: Street, space: int) -> int:
    """The strength of a zombie and of the unbroken run of creatures behind it (ZK-1.12)."""
    creatures = street.creatures
    first = creatures[space]
    assert first is not None
    strength = first.strength
    for behind in range(space + WIDTH, SIZE, WIDTH):
        creature = creatures[behind]
        if creature is None or creature.netted or creature.held:
            break
        strength += creature.strength
    return strength


def may_step(street: Street, space: int, to: int) -> bool:
    """Whether the creature on a space may step to another one; below 0 is over the barricade (ZK-5.1)."""
    return (to < 0 or street.creatures[to] is None) and may_step_onto(street, space, to)


def may_step_onto(street: Street, space: int, to: int) -> bool:
    """The same, leaving aside whether somebody stands there (ZK-10.12)."""
    creature = street.creatures[space]
    assert creature is not None
    objects = street.objects
    if creature.netted or street.freezes or objects[FIRST_ROW + space % WIDTH] == BARRIER:
        return False
    if to < 0:
        return not creature.dog
    if objects[FIRST_ROW + to % WIDTH] == BARRIER:
        return False
    thing = objects[to]
    return thing not in HEIGHT or climbs(street, space, to, creature, HEIGHT[thing])


def climbs(street: Street, space: int, to: int, creature: Creature, height: int) -> bool:
    """The wall rule: a queue presses forward, elsewhere only its own strength counts, dogs never (ZK-5.2 to 5.4)."""
    if creature.dog:
        return False
    strength = queue_strength(street, space) if to == space - WIDTH else creature.strength
    return strength >= height


def may_step_back(street: Street, space: int) -> bool:
    """Nothing lies behind row 1 (ZK-1.4)."""
    return space < FIRST_ROW and may_step(street, space, space + WIDTH)


def may_place(street: Street, space: int) -> bool:
    """Whether a new zombie may be put on a space of row 1 (ZK-6.8)."""
    return street.creatures[space] is None and not barred(street, space)


def hidden(street: Street, space: int) -> bool:
    """Whether a wall stands further forward in the lane (ZK-1.15)."""
    return any(street.objects[ahead] in HEIGHT for ahead in range(space - WIDTH, -1, -WIDTH))


def first_target(street: Street, lane: int) -> int | None:
    """Where a bullet down a lane ends: the first creature or car, unless a wall is in between (ZK-8.2)."""
    creatures, objects = street.creatures, street.objects
    for space in IN_LANE[lane]:
        thing = objects[space]
        if creatures[space] is not None or thing == CAR:
            return space
        if thing in HEIGHT:
            return None
    return None


def foremost_row(street: Street) -> int:
    """The row of the foremost zombie; 0 when there is none (ZK-11.5)."""
    for space, creature in enumerate(street.creatures):
        if creature is not None and not creature.dog:
            return 5 - space // WIDTH
    return 0
