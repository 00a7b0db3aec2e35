"""Doors that heroes can't simply pass: reinforced, locked by a marker, or with no way out (LN-14.6, LN-18.21)."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from deadtown.games.last_night import events
from deadtown.games.last_night.barricades import weaken
from deadtown.games.last_night.ground import (
    DOOR,
    LOCK,
    NAMES,
    NUMBERS,
    OUTDOORS,
    Building,
    Ground,
    Side,
    put_word,
    side_name,
    side_named,
    side_of,
    take_word,
)
from deadtown.games.last_night.items import ignores
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.state import Hero, State
from deadtown.kernel import Option, Steps

MARKERS: Final = 3
"""How many markers each side places (LN-18.20)."""
TO_FORCE: Final = 4
"""What a hero must roll to get rid of a Locked Door marker (LN-18.21)."""
UNBAR: Final = "unbar"
FORCE: Final = "force"
NO_SIDES: Final[frozenset[Side]] = frozenset()


# Passing


def barred(state: State, hero: Hero) -> frozenset[Side]:
    """The doors that a hero can't pass now: with reinforcements on their wall, or of a building with no way out."""
    if not state.barricades and not state.sealed:
        return NO_SIDES
    shut = {*reinforced(state)}
    if state.sealed and not ignores(hero, "locked_door"):
        shut.update(side for side in state.ground.doors if is_sealed(state, side))
    return frozenset(shut)


def reinforced(state: State) -> list[Side]:
    """The doors with reinforcements on their wall, locked ones too (LN-14.6)."""
    doors = state.ground.doors_of
    return [side for run, strength in state.barricades.items() if strength for side in doors.get(run, ())]


def is_sealed(state: State, side: Side) -> bool:
    """Whether a door is one of a building with no way out."""
    return any(state.ground.area[space] in state.sealed for space in side)


def behind_locks(state: State, hero: Hero, space: int) -> list[int]:
    """Where a hero gets from a space through locked doors, because it ignores them (LN-18.21)."""
    if not state.ground.locks or not ignores(hero, "locked_door"):
        return []
    return beyond(space, state.ground.locks.difference(reinforced(state)))


def beyond(space: int, sides: Iterable[Side]) -> list[int]:
    """The spaces on the other side of some doors in front of which one stands."""
    return sorted(one + other - space for one, other in sides if space in (one, other))


# What a hero does about it


def unbar_options(state: State, hero: Hero) -> list[Option]:
    """The doors in front of the hero at which it can remove a reinforcement for a step (LN-14.6)."""
    return [(UNBAR, NAMES[to]) for to in beyond(hero.space, reinforced(state))]


def unbar(play: Play, hero: Hero, name: str) -> None:
    """A reinforcement is removed from the wall of the door to a space, for a step (LN-14.6)."""
    state = play.state
    state.left -= 1
    weaken(play, state.ground.run_at[side_of(hero.space, NUMBERS[name])], 1, "LN-14.6")


def force_options(state: State, hero: Hero) -> list[Option]:
    """The locked doors in front of a hero that it can try to force in place of its Move Action (LN-18.21)."""
    if ignores(hero, "locked_door"):
        return []
    return [(FORCE, NAMES[to]) for to in beyond(hero.space, state.ground.locks)]


def force(play: Play, place: int, name: str) -> Steps[None]:
    """On 4+ a Locked Door marker is removed (LN-18.21)."""
    hero = play.state.heroes[place]
    (die,) = yield from roll_of(play, place, "force_door", TO_FORCE)
    if die >= TO_FORCE:
        unlock(play, hero, side_of(hero.space, NUMBERS[name]))


def unlock(play: Play, hero: Hero, side: Side) -> None:
    """A Locked Door marker is removed."""
    state = play.state
    state.layout = take_word(state.layout, LOCK, side_name(side))
    play.tell(events.DoorUnlocked, hero.seat, hero.person, NAMES[side[0]], NAMES[side[1]])


# Placing markers


def door_sides(state: State) -> list[Side]:
    """Where a Door marker can be placed: on an exterior side of a building that has no door yet (LN-18.21)."""
    town = state.ground
    free = [side for side in sorted(town.run_at) if side not in town.doors and side not in town.locks]
    return evenly(town, free, town.door_markers)


def lock_sides(state: State) -> list[Side]:
    """Where a Locked Door marker can be placed: on a door (LN-18.21)."""
    return evenly(state.ground, sorted(state.ground.doors), state.ground.lock_markers)


def evenly(town: Ground, sides: Iterable[Side], placed: Iterable[str]) -> list[Side]:
    """Those of some sides whose building and outer board have none of a kind yet, while others have none (LN-18.20)."""
    marked = [building for name in placed for building in buildings_at(town, side_named(name))]
    by_building = Counter(building.number for building in marked)
    by_board = Counter(building.slot for building in marked)
    bare_buildings = len(by_building) < len(town.buildings)
    bare_boards = any(not by_board[slot] for slot in OUTER)

    def is_fair(building: Building) -> bool:
        if by_building[building.number] and bare_buildings:
            return False
        return building.slot not in OUTER or not by_board[building.slot] or not bare_boards

    return [side for side in sides if all(map(is_fair, buildings_at(town, side)))]


OUTER: Final = ("nw", "ne", "se", "sw")


def buildings_at(town: Ground, side: Side) -> list[Building]:
    """The buildings of a door: one, or two where it leads from one to the other."""
    return [town.buildings[town.area[space]] for space in side if town.area[space] != OUTDOORS]


def place_door_marker(play: Play) -> Steps[bool]:
    """The next marker: a Door of the heroes, then a Locked Door of the zombies, in turn; whether more are to come."""
    state = play.state
    if state.door_markers >= 2 * MARKERS:
        return False
    heroes_place = state.door_markers % 2 == 0
    state.door_markers += 1
    kind, seat = (DOOR, play.lead_hero()) if heroes_place else (LOCK, state.lead_zombie)
    sides = door_sides(state) if heroes_place else lock_sides(state)
    if sides:
        options: list[Option] = [("side", side_name(side)) for side in sides]
        choice = yield from play.choose(seat, "place_door_marker", options, door=kind)
        name = str(choice[1])
        state.layout = put_word(state.layout, kind, name)
        start, to = name.split("-")
        play.tell(events.DoorMarked, seat, kind, start, to)
    return True
