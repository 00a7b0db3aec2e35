"""The cards of the zombies (section 10)."""

from collections.abc import Iterator

from msgspec.structs import replace

from deadtown.games.zombiaki import events
from deadtown.games.zombiaki.cards import (
    BARREL,
    BITTEN,
    BOSS,
    CAR,
    CLAWS,
    DOG,
    HEIGHT,
    MINE,
    POWER,
    SHIELD,
    STRENGTH,
    UNDEAD,
    Card,
    kinds_as_listed,
)
from deadtown.games.zombiaki.effects.ways import AT, alone
from deadtown.games.zombiaki.movement import barred, immobile, may_place, may_step, may_step_onto
from deadtown.games.zombiaki.play import Play, card
from deadtown.games.zombiaki.state import Creature, State
from deadtown.games.zombiaki.street import (
    ADJACENT,
    FIRST_ROW,
    NUMBER,
    ROW_1,
    SIDEWAYS,
    SIZE,
    SPACES,
    WAYS,
    WIDTH,
    name,
)
from deadtown.kernel import NOTHING_TO_ASK, Option, Steps

ORDERS = POWER[BOSS]
STRONGEST_ORDERED = 3
ROWS_1_TO_3 = tuple(range(SIZE - 3 * WIDTH, SIZE))


def zombies(state: State) -> Iterator[tuple[int, Creature]]:
    """All zombies, in street order; dogs are not meant (ZK-1.7, ZK-10.3)."""
    for space, creature in enumerate(state.creatures):
        if creature is not None and not creature.dog:
            yield space, creature


def has_special_step(creature: Creature) -> bool:
    """Whether a zombie may be moved by a card or an order this phase (ZK-5.14, ZK-10.13)."""
    return not creature.stepped and not creature.merged


# Newcomers


def _in_row_1(state: State, card: Card) -> list[Option]:
    at = AT[card]
    return [at[space] for space in ROW_1 if may_place(state, space)]


@card(*UNDEAD, targets=_in_row_1)
def zombie(play: Play, slug: Card, space: str) -> Steps[None]:
    """A zombie is placed in row 1 (ZK-10.1)."""
    return play.place(play.newcomer(POWER[slug], slug), NUMBER[space], slug)


def _kennels(state: State, card: Card) -> list[Option]:
    at, spaces = AT[card], ROW_1 if state.options.dog_entry == "row_1" else ROWS_1_TO_3
    return [at[space] for space in spaces if may_place(state, space) and state.objects[space] not in HEIGHT]


@card(DOG, targets=_kennels)
def dog(play: Play, space: str) -> Steps[None]:
    """A dog is placed in row 1, never on a wall (ZK-10.2)."""
    return play.place(play.newcomer(0, DOG), NUMBER[space], DOG)


# What is put on a zombie


def _attach(play: Play, slug: Card, space: int, creature: Creature) -> Steps[None]:
    play.state.creatures[space] = creature
    play.tell(events.Attached, slug, SPACES[space], creature.strength)
    return NOTHING_TO_ASK


def _zombie_on(state: State, space: int) -> Creature:
    creature = state.creatures[space]
    assert creature is not None
    return creature


@card(BOSS, targets=lambda state, card: [AT[card][space] for space, zombie in zombies(state) if not zombie.boss])
def boss(play: Play, space: str) -> Steps[None]:
    """A zombie becomes a boss with 3 orders (ZK-10.4)."""
    place = NUMBER[space]
    return _attach(play, BOSS, place, replace(_zombie_on(play.state, place), orders=ORDERS))


@card(SHIELD, targets=lambda state, card: [AT[card][space] for space, zombie in zombies(state) if not zombie.shield])
def human_shield(play: Play, space: str) -> Steps[None]:
    """A zombie holds a human before itself (ZK-10.8)."""
    place = NUMBER[space]
    return _attach(play, SHIELD, place, replace(_zombie_on(play.state, place), shield=True))


@card(CLAWS, targets=lambda state, card: [AT[card][space] for space, _ in zombies(state)])
def claws(play: Play, space: str) -> Steps[None]:
    """+1 strength, for good (ZK-10.16)."""
    place = NUMBER[space]
    creature = _zombie_on(play.state, place)
    stronger = replace(creature, strength=creature.strength + 1, cards=(*creature.cards, CLAWS))
    return _attach(play, CLAWS, place, stronger)


def _bites(state: State, card: Card) -> list[Option]:
    """Beside or behind a shielded zombie, never in front (ZK-10.9)."""
    return [
        ("play", card, SPACES[space], SPACES[to])
        for space, zombie in zombies(state)
        if zombie.shield
        for to in (*SIDEWAYS[space], *((space + WIDTH,) if space < FIRST_ROW else ()))
        if state.creatures[to] is None and state.objects[to] not in HEIGHT and not barred(state, to)
    ]


@card("bite", targets=_bites)
def bite(play: Play, space: str, to: str) -> Steps[None]:
    """The shield leaves the zombie and becomes a zombie of strength 1 (ZK-10.9)."""
    place = NUMBER[space]
    play.state.creatures[place] = replace(_zombie_on(play.state, place), shield=False)
    return play.place(play.newcomer(STRENGTH[SHIELD], SHIELD), NUMBER[to], BITTEN)


# Special steps


@card(
    "hunger",
    targets=lambda state, card: [
        AT[card][space]
        for space, zombie in zombies(state)
        if has_special_step(zombie) and may_step(state, space, space - WIDTH)
    ],
)
def hunger(play: Play, space: str) -> Steps[None]:
    """One zombie makes one step forward (ZK-10.17)."""
    place = NUMBER[space]
    play.state.creatures[place] = replace(_zombie_on(play.state, place), stepped=True)
    return play.step_forward(place, "hunger")


def _merges(state: State, card: Card) -> list[Option]:
    creatures = state.creatures
    return [
        ("play", card, SPACES[space], SPACES[to])
        for space, zombie in zombies(state)
        if has_special_step(zombie)
        for to in ADJACENT[space]
        if (other := creatures[to]) is not None and not other.dog and may_step_onto(state, space, to)
    ]


@card("mass", targets=_merges)
def mass(play: Play, space: str, to: str) -> Steps[None]:
    """A zombie steps onto another: it enters first, and if it lives the two become one (ZK-10.12, ZK-10.14)."""
    creatures = play.state.creatures
    origin, place = NUMBER[space], NUMBER[to]
    stood, creatures[place], creatures[origin] = creatures[place], creatures[origin], None
    yield from play.enter(place)
    mover, creatures[place] = creatures[place], stood
    assert stood is not None
    if mover is not None:
        creatures[place] = merge(play, mover, stood, place)
        play.tell(events.Merged, mover.number, stood.number, space, to, mover.strength + stood.strength)


def merge(play: Play, mover: Creature, stood: Creature, place: int) -> Creature:
    """Strengths add up; one shield and the better boss are kept, and the net of who stood there (ZK-10.13)."""
    if mover.shield and stood.shield:
        play.state.zombies.discard.append(SHIELD)
        play.tell(events.ShieldSpare, SPACES[place])
    if mover.boss and stood.boss:
        play.state.zombies.discard.append(BOSS)
    return replace(
        stood,
        strength=mover.strength + stood.strength,
        cards=stood.cards + mover.cards,
        shield=mover.shield or stood.shield,
        orders=max(mover.orders, stood.orders),
        ordered=mover.ordered or stood.ordered,
        merged=True,
    )


def _may_swap(state: State, space: int, to: int) -> bool:
    """Both have their special step left, can move, and are strong enough for the wall they come onto (ZK-10.15)."""
    creatures, objects = state.creatures, state.objects
    for here, there in ((space, to), (to, space)):
        creature = creatures[here]
        if creature is None or creature.dog or not has_special_step(creature) or immobile(state, here, creature):
            return False
        if creature.strength < HEIGHT.get(objects[there], 0):
            return False
    return True


def _swaps(state: State, card: Card) -> list[Option]:
    return [
        ("play", card, SPACES[space], SPACES[to])
        for space, _ in zombies(state)
        for to in ADJACENT[space]
        if to > space and _may_swap(state, space, to)
    ]


@card("swap", targets=_swaps)
def swap(play: Play, space: str, to: str) -> Steps[None]:
    """Two neighbours change places, and both enter (ZK-10.15)."""
    creatures = play.state.creatures
    here, there = NUMBER[space], NUMBER[to]
    one, other = _zombie_on(play.state, here), _zombie_on(play.state, there)
    creatures[here], creatures[there] = replace(other, stepped=True), replace(one, stepped=True)
    play.tell(events.Swapped, one.number, other.number, space, to)
    yield from play.all_enter(sorted((here, there)))


# Orders of a boss


def orders(state: State) -> list[Option]:
    """One order a phase, to another zombie that is not too strong and never had one (ZK-10.6, ZK-10.7)."""
    if state.order_given or not any(zombie.orders > 0 for _, zombie in zombies(state)):
        return []
    return [
        ("order", SPACES[space], name(to))
        for space, zombie in zombies(state)
        if zombie.strength <= STRONGEST_ORDERED
        and not zombie.ordered
        and has_special_step(zombie)
        and commander(state, space) is not None
        for to in WAYS[space]
        if may_step(state, space, to)
    ]


def commander(state: State, ordered: int) -> int | None:
    """Where the boss stands that gives an order to the zombie on a space: not that zombie itself (ZK-10.6)."""
    return next((space for space, zombie in zombies(state) if zombie.orders > 0 and space != ordered), None)


def give_order(play: Play, space: str, to: str) -> Steps[None]:
    """A boss spends an order, and another zombie makes a step (ZK-10.6)."""
    state = play.state
    place = NUMBER[space]
    post = commander(state, place)
    assert post is not None
    leader = _zombie_on(state, post)
    state.creatures[post] = replace(leader, orders=leader.orders - 1)
    state.creatures[place] = replace(_zombie_on(state, place), ordered=True, stepped=True)
    state.order_given = True
    play.tell(events.Ordered, state.zombie_seat, space, to, leader.orders - 1)
    if to not in NUMBER:
        play.cross(place)
        return
    yield from play.move(place, NUMBER[to], "order")
    yield from play.settle()


# Tricks


@card("terror", targets=lambda state, card: [] if state.terror else alone(state, card))
def terror(play: Play) -> Steps[None]:
    """In the next human phase only one card may be played (ZK-10.11)."""
    play.state.terror = True
    play.tell(events.TerrorSpread, play.state.human_seat)
    return NOTHING_TO_ASK


@card("meat", targets=lambda state, card: [("play", card, taken) for taken in kinds_as_listed(state.humans.hand)])
def meat(play: Play, taken: Card) -> Steps[None]:
    """H discards the card that Z picks (ZK-10.18)."""
    state = play.state
    state.humans.hand.remove(taken)
    state.humans.discard.append(taken)
    play.tell(events.Snatched, state.zombie_seat, state.human_seat, taken, "meat")
    return NOTHING_TO_ASK


DIGGABLE = frozenset({*HEIGHT, BARREL, CAR, MINE})


@card(
    "pickaxe",
    targets=lambda state, card: [AT[card][space] for space, thing in enumerate(state.objects) if thing in DIGGABLE],
)
def pickaxe(play: Play, space: str) -> Steps[None]:
    """A wall, barrel, car or mine is removed, without explosion (ZK-10.19)."""
    removed = play.lift(NUMBER[space])
    play.tell(events.Removed, removed, space, "pickaxe")
    return NOTHING_TO_ASK
