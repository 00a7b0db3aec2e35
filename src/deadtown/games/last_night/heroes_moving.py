"""How heroes move: by the movement roll, through doors, until zombies or the dark stop them (LN-5.6 to LN-5.8)."""

from collections import deque
from collections.abc import Sequence
from typing import Final

from deadtown.games.last_night import events
from deadtown.games.last_night.buildings import may_enter
from deadtown.games.last_night.doors import barred, behind_locks, unbar_options, unlock
from deadtown.games.last_night.fire import burn_hero
from deadtown.games.last_night.ground import NAMES, OUTDOORS, Step, is_straight, side_of
from deadtown.games.last_night.items import ignores
from deadtown.games.last_night.moments import HD
from deadtown.games.last_night.options import ZOMBIES
from deadtown.games.last_night.pieces import NO_BUILDING, NOWHERE
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.state import Hero, State
from deadtown.kernel import Option, Steps

STOP: Option = ("stop",)


def steps_of(state: State, hero: Hero, space: int) -> list[Step]:
    """Where a hero could step from a space (LN-2.12 to LN-2.14); through walls too by open windows or by a rope."""
    town = state.ground
    found = [step for step in town.steps[space] if may_enter(state, space, step.to)]
    if state.barricades or state.sealed or town.locks:
        found = past_doors(state, hero, space, found)
    if state.windows_open or state.roped:
        found += windows_of(state, hero, space, found)
    return found


def past_doors(state: State, hero: Hero, space: int, steps: list[Step]) -> list[Step]:
    """Steps without those through doors that are shut, and with those through locked doors that a hero ignores."""
    shut_doors = barred(state, hero)
    found = [step for step in steps if not step.door or side_of(space, step.to) not in shut_doors]
    return found + [Step(to, True) for to in behind_locks(state, hero, space) if may_enter(state, space, to)]


def windows_of(state: State, hero: Hero, space: int, steps: list[Step]) -> list[Step]:
    """The steps that lead straight through walls; a door that is shut is no wall, and nobody climbs through it."""
    known = {step.to for step in steps}
    doors = barred(state, hero) | state.ground.locks
    return [
        Step(to, False)
        for to in state.ground.beside[space]
        if to not in known and is_straight(space, to) and may_enter(state, space, to)
        if side_of(space, to) not in doors
    ]


def climbs(state: State, start: int, to: int) -> bool:
    """Whether a step goes out of a window: who has a rope needs none."""
    if not state.windows_open or state.roped:
        return False
    return to not in state.ground.reach[start] and side_of(start, to) not in state.ground.locks


def is_held(state: State, hero: Hero) -> bool:
    """Whether overconfidence keeps a hero where zombies are."""
    return "overconfidence" in hero.on and hero.space in state.zombies


def stops_at(state: State, hero: Hero, to: int) -> bool:
    """Whether a hero must stop on entering a space: at zombies, or where the lights are out (LN-5.7, LN-13.7)."""
    return to in state.zombies or is_dark_for(state, hero, to)


def is_dark_for(state: State, hero: Hero, space: int) -> bool:
    """Whether the lights are out there, and nothing helps the hero (LN-13.7)."""
    return state.ground.area[space] in state.dark and not ignores(hero, "lights_out")


def ride_of(state: State, hero: Hero) -> int:
    """How much farther a hero gets with a move that it makes wholly outdoors (Motorcycle)."""
    return RIDE if "motorcycle" in hero.items and not state.is_indoors(hero.space) else 0


def next_steps(state: State, hero: Hero) -> list[int]:
    """Where the active hero can step now."""
    if state.left <= 0 or is_held(state, hero):
        return []
    found = [step.to for step in steps_of(state, hero, hero.space)]
    if state.left <= state.ride:
        found = [to for to in found if not state.is_indoors(to)]
    if not state.windows_open:
        return found
    return [to for to in found if _may_end(state, hero, to)]


def _may_end(state: State, hero: Hero, to: int) -> bool:
    """Whoever climbs through a wall must be able to end that move outdoors (Escape Through the Window)."""
    if not state.through_wall and not climbs(state, hero.space, to):
        return True
    left = state.left - state.ride if state.is_indoors(to) else state.left
    return can_end_outdoors(state, hero, to, left - 1)


def can_end_outdoors(state: State, hero: Hero, space: int, left: int) -> bool:
    """Whether a hero who enters a space with so many steps left can end its move outdoors."""
    reached = {space: left}
    waiting = deque([space])
    while waiting:
        here = waiting.popleft()
        if state.ground.area[here] == OUTDOORS:
            return True
        if reached[here] and not stops_at(state, hero, here):
            for step in steps_of(state, hero, here):
                if reached.get(step.to, -1) < reached[here] - 1:
                    reached[step.to] = reached[here] - 1
                    waiting.append(step.to)
    return False


def walked(state: State, hero: Hero) -> list[int]:
    """Spaces farther than a step that can be reached safely: nothing on the way there stops or burns.

    The last space may hold zombies. Nobody walks through walls without looking at each step.
    """
    if state.ride:
        near = reached(state, hero, state.left - state.ride, shut(state, hero))
        return sorted({*near, *reached(state, hero, state.left, shut(state, hero) | indoors(state))})
    return sorted(reached(state, hero, state.left, shut(state, hero)))


def reached(state: State, hero: Hero, steps: int, closed: frozenset[int]) -> set[int]:
    """Spaces farther than a step that can be reached with so many steps, when some are closed."""
    reach, stops = open_reach(state, hero), stopping(state, hero)
    first = front = reach[hero.space] - closed
    seen = {hero.space, *first}
    for _ in range(steps - 1):
        front = frozenset().union(*[reach[space] for space in front - stops]) - seen - closed
        if not front:
            break
        seen |= front
    return seen - reach[hero.space] - {hero.space}


def indoors(state: State) -> frozenset[int]:
    """The spaces of all buildings."""
    return frozenset(space for building in state.ground.buildings for space in building.spaces)


def open_reach(state: State, hero: Hero) -> Sequence[frozenset[int]]:
    """Where one gets from each space, without the doors that a hero can't pass now."""
    if not state.barricades and not state.sealed:
        return state.ground.reach
    reach = [*state.ground.reach]
    for one, other in barred(state, hero):
        reach[one] -= {other}
        reach[other] -= {one}
    return reach


def shut(state: State, hero: Hero) -> frozenset[int]:
    """The spaces that a hero may not enter from where it is: of buildings, and the one with rubble (LN-13.5)."""
    taken = state.taken_over
    rubble = NO_SPACES if state.rubble == NOWHERE else frozenset((state.rubble,))
    if not taken:
        return rubble
    own = state.ground.area[hero.space]
    return rubble.union(*(state.ground.buildings[number].spaces for number in taken if number != own))


def stopping(state: State, hero: Hero) -> set[int]:
    """The spaces that nobody walks through: fire, zombies, and where the lights are out."""
    stops = {*state.fires, *state.zombies}
    if state.remaining and not ignores(hero, "lights_out"):
        stops.update(space for number in state.dark for space in state.ground.buildings[number].spaces)
    return stops


def way_to(state: State, hero: Hero, goal: int) -> tuple[int, ...]:
    """The way of a walk: the shortest, found in the order of spaces."""
    came = found_from(state, hero, state.left - state.ride, shut(state, hero), goal)
    if goal not in came:
        came = found_from(state, hero, state.left, shut(state, hero) | indoors(state), goal)
    way = [goal]
    while came[way[-1]] != hero.space:
        way.append(came[way[-1]])
    return tuple(reversed(way))


def entered_from(state: State, hero: Hero) -> dict[int, int]:
    """From where a walk enters each space that it may come to."""
    came = found_from(state, hero, state.left - state.ride, shut(state, hero))
    if state.ride:
        came = {**came, **found_from(state, hero, state.left, shut(state, hero) | indoors(state))}
    return came


def found_from(state: State, hero: Hero, length: int, closed: frozenset[int], goal: int = NOWHERE) -> dict[int, int]:
    """From where a walk of some length enters each space, when some are closed; until its goal is found, if any."""
    steps, stops = state.ground.steps, stopping(state, hero)
    shut_doors = barred(state, hero)
    came: dict[int, int] = {hero.space: hero.space}
    front = [hero.space]
    for _ in range(length):
        if goal in came:
            break
        reached = []
        for here in front:
            for to, door in steps[here]:
                if to in came or to in closed or (door and shut_doors and side_of(here, to) in shut_doors):
                    continue
                came[to] = here
                if to not in stops:
                    reached.append(to)
        front = reached
    return came


RIDE: Final = 3
"""How many spaces farther a Motorcycle goes."""
NO_SPACES: Final[frozenset[int]] = frozenset()
STEPS: Final[tuple[Option, ...]] = tuple(("step", name) for name in NAMES)
WALKS: Final[tuple[Option, ...]] = tuple(("walk", name) for name in NAMES)


def is_clear(state: State, hero: Hero) -> bool:
    """Whether the rest of a walk is still as it was chosen: nothing has come into the way."""
    if len(state.route) > state.left or is_held(state, hero):
        return False
    here, reach = hero.space, open_reach(state, hero)
    for place, to in enumerate(state.route):
        if to not in reach[here] or not may_enter(state, here, to):
            return False
        if place < len(state.route) - 1 and (to in state.fires or stops_at(state, hero, to)):
            return False
        here = to
    return True


def move_options(state: State, hero: Hero) -> list[Option]:
    """Steps, walks to where steps lead, and reinforcements that can be removed (LN-14.6).

    Whoever has climbed through a wall needs the steps that are left to get out again.
    """
    steps = next_steps(state, hero)
    options = [STEPS[to] for to in steps]
    if steps and state.left > 1 and not state.through_wall:
        options += [WALKS[to] for to in walked(state, hero)]
    if state.barricades and state.left > 0 and not state.through_wall and not is_held(state, hero):
        options += unbar_options(state, hero)
    return options


def step_to(play: Play, hero: int, to: int) -> Steps[bool]:
    """One step of the active hero: a door may be locked, fire may burn; whether the hero may go on."""
    state = play.state
    mover = state.heroes[hero]
    start = mover.space
    side = side_of(start, to)
    if side in state.ground.locks:
        unlock(play, mover, side)
    elif side in state.ground.doors and not ignores(mover, "locked_door"):
        state.locked = False
        yield from play.ask_all(HD, ZOMBIES, lambda: not state.locked, only=ZOMBIES)
        if state.locked or mover.dead:
            state.locked = False
            return False
    state.through_wall = state.through_wall or climbs(state, start, to)
    state.left -= 1
    if state.ride and state.is_indoors(to):
        state.left, state.ride = state.left - state.ride, 0
    mover.space = to
    state.fought, state.singed, state.moving = (), False, True
    play.tell(events.HeroMoved, mover.seat, mover.person, NAMES[start], NAMES[to], state.left)
    if mover.bound != NO_BUILDING and state.ground.area[to] == mover.bound:
        play.take_off(mover, "got_to_get_to")
        play.tell(events.CardEnded, "got_to_get_to", mover.person)
    if to in state.fires:
        state.singed = True
        yield from burn_hero(play, hero)
    return not mover.dead and not stops_at(state, mover, to)
