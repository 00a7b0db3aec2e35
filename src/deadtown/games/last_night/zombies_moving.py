"""How zombies move: one space, hungry, through walls (LN-4.13 to LN-4.15)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from deadtown.games.last_night import events
from deadtown.games.last_night.barricades import barricades_across, crosses
from deadtown.games.last_night.fire import burn_zombie
from deadtown.games.last_night.ground import NAMES, NUMBERS
from deadtown.games.last_night.pieces import FIRST_TURNED, NOWHERE
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.state import State
from deadtown.games.last_night.wounds import kill_zombie
from deadtown.kernel import Option, Steps

STAY: Option = ("stay",)
TO: Final[tuple[Option, ...]] = tuple(("to", name) for name in NAMES)
"""A step to each space."""
SAFE_HOUSE = 4
"""What a zombie must roll for a step into a safe house."""
BETSY_LETS_GO = 5
"""What a zombie must roll to leave Old Betsy (LN-9.21)."""


class Way(NamedTuple):
    """A step of a zombie: where to, and across which barricades."""

    to: int
    runs: tuple[int, ...] = ()


NO_STEP = Way(NOWHERE)


def steps_from(state: State, space: int) -> tuple[int, ...]:
    """Where a zombie could step at all (LN-2.15); not through walls and doors while windows are blocked, and never into
    rubble."""
    near = state.ground.unwalled[space] if state.blocked else state.ground.beside[space]
    return near if state.rubble == NOWHERE else tuple(to for to in near if to != state.rubble)


def is_free(state: State, zombie: int) -> bool:
    """Whether a zombie could move in this turn."""
    return zombie not in state.moved and can_step(state, zombie)


def can_step(state: State, zombie: int) -> bool:
    """Whether a zombie could make a step, its own move apart."""
    space = state.zombies[zombie]
    if space == NOWHERE or zombie in state.held:
        return False
    if zombie >= FIRST_TURNED and state.turned[zombie - FIRST_TURNED].fresh:
        return False
    return space != state.betsy or not state.betsy_fresh


def is_kept(state: State, space: int) -> bool:
    """Whether Old Betsy lets nothing go from a space in this turn (LN-9.21)."""
    return space == state.betsy and state.betsy_fresh


def prey(state: State, space: int) -> list[int]:
    """The heroes' spaces to which a zombie there can step, of which it must take one (LN-4.14)."""
    near = steps_from(state, space)
    return [where for where in state.hero_spaces() if where in near]


def movable(state: State, seat: int) -> list[int]:
    """The zombies of a seat that can still move: not those in a space with a hero (LN-4.14)."""
    nowhere_to_go, moved = {NOWHERE, *state.hero_spaces()}, state.moved
    return [
        zombie
        for zombie, space in enumerate(state.zombies)
        if space not in nowhere_to_go
        and zombie not in moved
        and state.owner(zombie) == seat
        and can_step(state, zombie)
    ]


def scented(state: State) -> set[int]:
    """The spaces from which a zombie can step to a hero, and so has to if it can move at all (LN-4.14)."""
    return {near for space in state.hero_spaces() for near in steps_from(state, space)}


def move_zombie(play: Play, zombie: int, steps: int, optional: bool = False, to_heroes: bool = False) -> Steps[None]:
    """A zombie's own move, step by step; fire, hunger and Old Betsy are looked at (LN-4.15, LN-11.2).

    Some cards let it only come nearer to heroes.
    """
    state = play.state
    if state.zombies[zombie] in state.fires:
        yield from burn_zombie(play, zombie)
    for step in range(steps):
        space = state.zombies[zombie]
        if space == NOWHERE or space in state.hero_spaces() or is_kept(state, space):
            return
        among = nearer(state, space) if to_heroes else None
        to, runs = yield from choose_step(play, zombie, optional or step > 0, among)
        if to == NOWHERE or not leaves(play, zombie):
            return
        if runs and not (yield from crosses(play, zombie, runs)):
            return
        if not gets_in(play, space, to):
            return
        yield from step_to(play, zombie, to)


def steppers(play: Play) -> list[int]:
    """The zombies that could make an extra step, whether they have moved or not: not those with a hero (LN-4.14)."""
    state = play.state
    occupied = state.hero_spaces()
    return [zombie for zombie in play.in_play() if state.zombies[zombie] not in occupied and can_step(state, zombie)]


def nearer(state: State, space: int) -> list[int]:
    """Where a zombie could step that brings it nearer to a hero."""
    distance = state.ground.distance
    spaces = state.hero_spaces()
    return [
        to for to in steps_from(state, space) if any(distance(to, where) < distance(space, where) for where in spaces)
    ]


def choose_step(play: Play, zombie: int, optional: bool, among: Sequence[int] | None = None) -> Steps[Way]:
    """Where a zombie goes next: to a hero if it can (LN-4.14)."""
    state = play.state
    options = play.once(step_options, state, zombie, optional, among)
    if not options:
        return NO_STEP
    choice = yield from play.choose(state.owner(zombie), "move_zombie", options, **play.about_zombie(zombie))
    if choice == STAY:
        return NO_STEP
    if len(choice) == 2:
        return Way(NUMBERS[str(choice[1])])
    _, to, *walls = choice
    return Way(NUMBERS[str(to)], tuple(state.ground.outer_walls[str(wall)] for wall in walls))


def step_options(state: State, zombie: int, optional: bool, among: Sequence[int] | None) -> list[Option]:
    """The ways of all steps that a zombie may make, and to stay where that is optional and no hero is near."""
    space = state.zombies[zombie]
    goals: Sequence[int] = sorted(prey(state, space))
    spaces = steps_from(state, space) if among is None else among
    options = [TO[to] for to in goals or spaces]
    if state.barricades and not state.blocked:
        options = [way for option in options for way in ways_to(state, space, option)]
    return [*options, STAY] if options and optional and not goals else options


def ways_to(state: State, space: int, option: Option) -> list[Option]:
    """The ways of a step, which the seat chooses: past barricades, or across those of one way round a corner (LN-14.5).

    While windows are blocked no zombie goes through walls, and so none comes to a barricade (R-43).
    """
    names, name = state.ground.wall_names, str(option[1])
    ways = barricades_across(state, space, NUMBERS[name])
    return [("across", name, *(names[run] for run in runs)) if runs else option for runs in ways]


def leaves(play: Play, zombie: int) -> bool:
    """Whether a zombie gets away from Old Betsy (LN-9.21)."""
    state = play.state
    if state.zombies[zombie] != state.betsy:
        return True
    (die,) = play.roll("betsy", need=BETSY_LETS_GO, card="old_betsy")
    if die < BETSY_LETS_GO:
        return False
    state.betsy = NOWHERE
    play.tell(events.BetsyGone)
    return True


def gets_in(play: Play, start: int, to: int) -> bool:
    """Whether a zombie gets into a safe house; else its move is over (Safe House)."""
    if not play.state.is_safe(to) or play.ground.area[start] == play.ground.area[to]:
        return True
    (die,) = play.roll("safe_house", need=SAFE_HOUSE, card="safe_house")
    return die >= SAFE_HOUSE


def step_to(play: Play, zombie: int, to: int) -> Steps[None]:
    state = play.state
    start, state.zombies[zombie] = state.zombies[zombie], to
    if play.listener is not None:
        play.listener(events.ZombieMoved(state.owner(zombie), zombie, NAMES[start], NAMES[to]))
    if to == state.trap:
        yield from spring_trap(play, zombie)
    if to in state.fires and state.zombies[zombie] == to:
        yield from burn_zombie(play, zombie)


def spring_trap(play: Play, zombie: int) -> Steps[None]:
    """The zombie that has entered the space of the Bear Trap is killed, by nobody; the trap is gone."""
    state = play.state
    play.tell(events.TrapSprung, NAMES[state.trap])
    state.trap = NOWHERE
    yield from kill_zombie(play, zombie)
