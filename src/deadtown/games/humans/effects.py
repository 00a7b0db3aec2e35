"""What each event card does (section 16)."""

from collections.abc import Callable, Iterator

from deadtown.games.humans import events
from deadtown.games.humans.cards import (
    BACK_DOOR,
    BIG_CHAINSAW,
    BOARDED_UP,
    DEATH_GRIP,
    FIRE_EXTINGUISHER,
    FRESH_MEAT,
    HIT,
    HUNTING_RIFLE,
    KINDS,
    RIGOR_MORTIS,
    SECOND_HELPING,
    SECOND_WIND,
    SLIPPERY_CUSTOMER,
    STAMPEDE,
    STICKY_FINGERS,
    STITCHED_UP,
    THIS_WAY,
    Card,
)
from deadtown.games.humans.flight import lead_humans, movable
from deadtown.games.humans.movement import open_up
from deadtown.games.humans.play import TILE_SPACES, Play
from deadtown.games.humans.state import NOWHERE
from deadtown.games.humans.windows import EFFECTS, NAMING, WAYS, Effect, Ways
from deadtown.games.humans.wounds import heal, wound
from deadtown.games.town import doorsteps
from deadtown.kernel import NOTHING_TO_ASK, Decision, Option, Steps

MORE_PEOPLE = 3
TOO_SLIPPERY, GRIP = -2, 2
STAMPEDE_STEPS = 2
STOLEN = 2


def card(name: Card, ways: Ways) -> Callable[[Effect], Effect]:
    """Enters a card into the tables of all cards: the ways to play it, and what it does."""

    def enter(effect: Effect) -> Effect:
        WAYS[name], EFFECTS[name] = ways, effect
        return effect

    return enter


def whenever(condition: Callable[[Play, int], bool]) -> Ways:
    """A card that names nothing, and can be played when something holds."""

    def ways(play: Play, seat: int) -> Iterator[Option]:
        return iter(((),) if condition(play, seat) else ())

    return ways


always = whenever(lambda play, seat: True)


# Weapons


def strike(weapon: Card) -> Effect:
    """A roll against who has captured a human; a hit wounds (HU-8.5, HU-8.6)."""

    def effect(play: Play, seat: int) -> Steps[None]:
        state, attempt = play.state, play.state.attempt
        assert attempt is not None
        bonus = KINDS[weapon].bonus
        attempt.extinguishers += weapon == FIRE_EXTINGUISHER
        roll = yield from play.roll("weapon", seat, bonus, HIT, (weapon,))
        attempt.hit = roll.total >= HIT or weapon == BIG_CHAINSAW
        if attempt.hit:
            extra = 1 if weapon == HUNTING_RIFLE and roll.dice == (6,) else 0
            yield from wound(play, state.active, attempt.space, extra)

    return effect


for _kind in KINDS.values():
    if _kind.weapon:
        card(_kind.card, always)(strike(_kind.card))


# Movement and the city


def free_spaces(play: Play, tile: int) -> list[int]:
    """The spaces of a tile without human and zombie (HU-16.9)."""
    humans, zombies = play.state.humans, play.zombie_spaces()
    first = TILE_SPACES * tile
    spaces = play.open_city.walkable
    return [
        space
        for space in spaces
        if first <= space < first + TILE_SPACES and space not in humans and space not in zombies
    ]


def own_tiles_with_room(play: Play, seat: int) -> Iterator[Option]:
    """The tiles with an own zombie and room for more people."""
    zombies = play.state.leaders[seat].zombies
    if play.state.supply:
        for tile in sorted({space // TILE_SPACES for space in zombies if space != NOWHERE}):
            if free_spaces(play, tile):
                yield (play.open_city.tiles[tile].tile,)


def tile_called(play: Play, name: str) -> int:
    return next(number for number, placed in enumerate(play.open_city.tiles) if placed.tile == name)


def name_spaces(play: Play, seat: int, tile: str) -> Steps[None]:
    """Where the people are to stand is said when the card is played (HU-12.6)."""
    state, city = play.state, play.open_city
    free = free_spaces(play, tile_called(play, tile))
    count = min(MORE_PEOPLE, state.supply, len(free))
    while len(state.named) < count < len(state.named) + len(free):
        about: dict[str, str | int] = {"left": count - len(state.named), "card": FRESH_MEAT}
        choice = yield Decision(seat, "card_put", play.options_on("put", free), about)
        space = city.number[str(choice[1])]
        free.remove(space)
        state.named += (space,)
    state.named = tuple(sorted((*state.named, *free[: count - len(state.named)])))
    play.tell(events.SpacesNamed, seat, play.names(state.named))


NAMING[FRESH_MEAT] = name_spaces


@card(FRESH_MEAT, own_tiles_with_room)
def fresh_meat(play: Play, seat: int, tile: str) -> Steps[None]:
    """Three more humans on a tile with an own zombie (HU-16.9)."""
    spaces, play.state.named = play.state.named, ()
    play.put_humans(seat, spaces, "HU-16.9")
    return NOTHING_TO_ASK


@card(SECOND_WIND, always)
def second_wind(play: Play, seat: int) -> Steps[None]:
    """More movement in this turn (HU-16.10)."""
    play.state.winds += 1
    return NOTHING_TO_ASK


@card(RIGOR_MORTIS, always)
def rigor_mortis(play: Play, seat: int) -> Steps[None]:
    """The active player's movement is halved (HU-16.11)."""
    play.state.rigors += 1
    return NOTHING_TO_ASK


def buildings_to_close(play: Play, seat: int) -> Iterator[Option]:
    """The buildings with a no-barricade token and no zombie inside."""
    city, openings, zombies = play.open_city, play.state.openings, play.zombie_spaces()
    for tile, rooms in enumerate(city.rooms):
        if rooms and zombies.isdisjoint(rooms) and any(step in openings for step in doorsteps(city, tile)):
            yield (city.tiles[tile].tile,)


@card(BOARDED_UP, buildings_to_close)
def boarded_up(play: Play, seat: int, tile: str) -> Steps[None]:
    """A building is closed again (HU-16.12)."""
    closed = doorsteps(play.open_city, tile_called(play, tile))
    play.state.openings = tuple(space for space in play.state.openings if space not in closed)
    play.tell(events.BoardedUp, seat, tile)
    return NOTHING_TO_ASK


@card(BACK_DOOR, whenever(lambda play, seat: play.state.failed != NOWHERE))
def back_door(play: Play, seat: int) -> Steps[None]:
    """A breach that has failed succeeds (HU-16.13)."""
    open_up(play, play.state.failed, "HU-16.13")
    play.state.failed = NOWHERE
    return NOTHING_TO_ASK


# Captures and flight


def change_capture(name: Card, change: int) -> Effect:
    def effect(play: Play, seat: int) -> Steps[None]:
        attempt = play.state.attempt
        assert attempt is not None
        attempt.bonus += change
        attempt.by += (name,)
        return NOTHING_TO_ASK

    return effect


card(SLIPPERY_CUSTOMER, always)(change_capture(SLIPPERY_CUSTOMER, TOO_SLIPPERY))
card(DEATH_GRIP, always)(change_capture(DEATH_GRIP, GRIP))


@card(SECOND_HELPING, whenever(lambda play, seat: bool(play.state.attempt and play.state.attempt.drawn)))
def second_helping(play: Play, seat: int) -> Steps[None]:
    """The capture cards are discarded, and as many drawn anew (HU-16.20)."""
    attempt = play.state.attempt
    assert attempt is not None
    count = len(attempt.drawn)
    play.discard_captures()
    play.draw_captures(seat, count)
    return NOTHING_TO_ASK


def could_lead_away(play: Play, seat: int) -> bool:
    attempt = play.state.attempt
    return attempt is not None and seat != attempt.mover and bool(attempt.ends)


@card(THIS_WAY, whenever(could_lead_away))
def this_way(play: Play, seat: int) -> Steps[None]:
    """Somebody else moves the human (HU-16.16)."""
    attempt = play.state.attempt
    assert attempt is not None
    attempt.mover = seat
    play.tell(events.MoverChanged, seat)
    return NOTHING_TO_ASK


@card(STAMPEDE, whenever(lambda play, seat: bool(movable(play, STAMPEDE_STEPS))))
def stampede(play: Play, seat: int) -> Steps[None]:
    """As many humans as the die says may be moved, one or two spaces each (HU-16.17)."""
    roll = yield from play.roll("stampede", seat)
    yield from lead_humans(play, seat, roll.total, STAMPEDE_STEPS, "HU-16.17")


# Wounds and die tokens


@card(STITCHED_UP, whenever(lambda play, seat: bool(play.state.leaders[seat].wounds)))
def stitched_up(play: Play, seat: int) -> Steps[None]:
    """All own wounds are healed (HU-16.18)."""
    heal(play, seat, "HU-16.18")
    return NOTHING_TO_ASK


def opponents_with_dice(play: Play, seat: int) -> Iterator[Option]:
    for other, leader in enumerate(play.state.leaders):
        if other != seat and leader.dice:
            yield (other,)


@card(STICKY_FINGERS, opponents_with_dice)
def sticky_fingers(play: Play, seat: int, other: int) -> Steps[None]:
    """Up to two die tokens of an opponent (HU-16.19)."""
    victim = play.state.leaders[other]
    count = min(STOLEN, victim.dice)
    victim.dice -= count
    play.state.leaders[seat].dice += count
    play.tell(events.DiceStolen, seat, other, count)
    return NOTHING_TO_ASK
