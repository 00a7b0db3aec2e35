"""How heroes move: by the movement roll, through doors, until zombies or the dark stop them (LN-5.6 to LN-5.8)."""

from collections import deque

from deadtown.games.last_night import events
from deadtown.games.last_night.buildings import may_enter
from deadtown.games.last_night.fire import burn_hero
from deadtown.games.last_night.ground import NAMES, OUTDOORS, SIDE, Step
from deadtown.games.last_night.items import ignores
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.state import NO_BUILDING, ZOMBIES, Hero, State
from deadtown.games.last_night.windows import HD
from deadtown.kernel import Option, Steps

STOP: Option = ("stop",)


def steps_of(state: State, space: int) -> list[Step]:
    """Where heroes could step from a space (LN-2.12 to LN-2.14); through walls too while windows are open."""
    found = [step for step in state.ground.steps[space] if may_enter(state, space, step.to)]
    if state.windows_open:
        known = {step.to for step in found}
        found += [
            Step(to, False)
            for to in state.ground.beside[space]
            if to not in known and is_straight(space, to) and may_enter(state, space, to)
        ]
    return found


def is_straight(start: int, to: int) -> bool:
    return start // SIDE == to // SIDE or start % SIDE == to % SIDE


def climbs(state: State, start: int, to: int) -> bool:
    """Whether a step goes through a wall."""
    return state.windows_open and all(step.to != to for step in state.ground.steps[start])


def is_held(state: State, hero: Hero) -> bool:
    """Whether overconfidence keeps a hero where zombies are."""
    return "overconfidence" in hero.on and hero.space in state.zombies


def stops_at(state: State, hero: Hero, to: int) -> bool:
    """Whether a hero must stop on entering a space: at zombies, or where the lights are out (LN-5.7, LN-13.7)."""
    return to in state.zombies or is_dark_for(state, hero, to)


def is_dark_for(state: State, hero: Hero, space: int) -> bool:
    """Whether the lights are out there, and nothing helps the hero (LN-13.7)."""
    return state.ground.area[space] in state.dark and not ignores(hero, "lights_out")


def next_steps(state: State, hero: Hero) -> list[int]:
    """Where the active hero can step now."""
    if state.left <= 0 or is_held(state, hero):
        return []
    found = [step.to for step in steps_of(state, hero.space)]
    if not state.windows_open:
        return found
    return [to for to in found if _may_end(state, hero, to)]


def _may_end(state: State, hero: Hero, to: int) -> bool:
    """Whoever climbs through a wall must be able to end that move outdoors (Escape Through the Window)."""
    if not state.through_wall and not climbs(state, hero.space, to):
        return True
    return can_end_outdoors(state, hero, to, state.left - 1)


def can_end_outdoors(state: State, hero: Hero, space: int, left: int) -> bool:
    """Whether a hero who enters a space with so many steps left can end its move outdoors."""
    reached = {space: left}
    waiting = deque([space])
    while waiting:
        here = waiting.popleft()
        if state.ground.area[here] == OUTDOORS:
            return True
        if reached[here] and not stops_at(state, hero, here):
            for step in steps_of(state, here):
                if reached.get(step.to, -1) < reached[here] - 1:
                    reached[step.to] = reached[here] - 1
                    waiting.append(step.to)
    return False


def walks(state: State, hero: Hero) -> dict[int, tuple[int, ...]]:
    """Spaces farther than a step that can be reached safely, and the way there: nothing on it stops or burns.

    The last space may hold zombies. Nobody walks through walls without looking at each step.
    """
    found: dict[int, tuple[int, ...]] = {hero.space: ()}
    waiting = deque([hero.space])
    ways: dict[int, tuple[int, ...]] = {}
    while waiting:
        here = waiting.popleft()
        way = found[here]
        if len(way) == state.left:
            continue
        for step in state.ground.steps[here]:
            to = step.to
            if to in found or not may_enter(state, here, to):
                continue
            found[to] = (*way, to)
            if len(way) > 0:
                ways[to] = found[to]
            if to not in state.fires and not stops_at(state, hero, to):
                waiting.append(to)
    return ways


def move_options(state: State, hero: Hero) -> list[Option]:
    """Steps, and walks to where steps lead."""
    steps = next_steps(state, hero)
    options: list[Option] = [("step", NAMES[to]) for to in steps]
    if steps and state.left > 1 and not state.through_wall:
        options += [("walk", NAMES[to]) for to in walks(state, hero)]
    return options


def step_to(play: Play, hero: int, to: int) -> Steps[bool]:
    """One step of the active hero: a door may be locked, fire may burn; whether the hero may go on."""
    state = play.state
    mover = state.heroes[hero]
    start = mover.space
    if any(step.to == to and step.door for step in state.ground.steps[start]) and not ignores(mover, "locked_door"):
        state.locked = False
        yield from play.ask_all(HD, ZOMBIES, lambda: not state.locked, only=ZOMBIES)
        if state.locked:
            state.locked = False
            return False
        if mover.dead:
            return False
    state.through_wall = state.through_wall or climbs(state, start, to)
    state.left -= 1
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
