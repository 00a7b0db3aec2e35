"""The hordes move and break in: one pool of steps for all zombies of a player (HU-7)."""

from collections.abc import Iterator, Mapping

from deadtown.games.humans import events
from deadtown.games.humans.abilities import closed_buildings, has, undermine
from deadtown.games.humans.cards import BREACH_ROLL
from deadtown.games.humans.characters import UNDERMINE
from deadtown.games.humans.play import Play
from deadtown.games.humans.state import NOWHERE, State
from deadtown.games.town import behind, reach
from deadtown.kernel import Decision, Option, Steps

END: Option = ("end",)
WIND = 3
"""What Second Wind adds."""


def reckon_movement(play: Play) -> None:
    """Doubled, then more by Second Wind, then halved by Rigor Mortis (HU-7.1)."""
    state = play.state
    movement = play.leader.sheet.movement * (2 if state.cheered else 1) + WIND * state.winds
    for _ in range(play.hobbles()):
        movement //= 2
    state.movement = state.left = movement * play.rush()
    play.tell(events.MovementSet, state.active, state.movement)


def movable(state: State) -> dict[int, int]:
    """The spaces of own zombies that have not ended their movement, with one such zombie each (HU-7.2, HU-7.4)."""
    zombies = state.leaders[state.active].zombies
    found: dict[int, int] = {}
    for number, space in enumerate(zombies):
        if space >= 0 and number not in state.stopped and space not in found:
            found[space] = number
    return dict(sorted(found.items()))


def steps_of(state: State) -> Iterator[Option]:
    """Where the zombies can go: one step, or farther with what is left (HU-7.2)."""
    if not state.left:
        return
    city = state.open_city
    near, names = state.zombie_ways, city.names
    farther = []
    for space in movable(state):
        name = names[space]
        for other in near[space]:
            yield ("step", name, names[other])
        if state.left > 1:
            beside = near[space]
            ways = reach(near, space, state.left, state.meetings)
            farther += [("walk", name, names[other]) for other in ways if other not in beside]
    yield from farther


def breachable(state: State) -> list[int]:
    """The doorsteps from which a building may be tried, once a turn each building (HU-7.7, HU-7.8)."""
    city = state.open_city
    return [
        space
        for space in (() if state.shut_out else movable(state))
        if space not in state.openings
        and city.building[space] < 0
        and space // 9 not in state.tried
        and behind(city, space)
    ]


def moves(play: Play) -> list[Option]:
    """All that the active player could do in the movement, but end it."""
    state, city = play.state, play.open_city
    options = [*steps_of(state), *play.options_on("breach", breachable(state))]
    if has(play, state.active, UNDERMINE):
        options += [("undermine", city.tiles[tile].tile) for tile in closed_buildings(play)]
    return options


def move_step(play: Play) -> Steps[bool]:
    """One choice of the active player's movement; whether there may be another one (HU-7.6)."""
    options = play.once(moves, play)
    if not options:
        return False
    choice = yield Decision(play.state.active, "move_step", [*options, END], {"left": play.state.left})
    return (yield from carry_out(play, choice))


def carry_out(play: Play, choice: Option) -> Steps[bool]:
    """What was chosen in the movement; whether it goes on."""
    city = play.open_city
    verb, *named = choice
    if verb == "end":
        return False
    if verb == "undermine":
        tile = next(tile for tile, placed in enumerate(city.tiles) if placed.tile == named[0])
        undermine(play, play.state.active, tile)
    elif verb == "breach":
        yield from breach(play, city.number[str(named[0])])
    else:
        walk(play, city.number[str(named[0])], city.number[str(named[1])])
    return True


def walk(play: Play, space: int, goal: int) -> None:
    """A zombie goes to a space, step by step (HU-7.2, HU-7.4, HU-7.14)."""
    state = play.state
    zombie = movable(state)[space]
    for to in route(reach(state.zombie_ways, space, state.left, state.meetings), space, goal):
        step(play, zombie, to)


def routes(state: State, space: int) -> dict[int, list[int]]:
    """Every space that a zombie can go to with what is left, and the way there (HU-7.2)."""
    before = reach(state.zombie_ways, space, state.left, state.meetings)
    return {goal: route(before, space, goal) for goal in before}


def route(before: Mapping[int, int], space: int, goal: int) -> list[int]:
    """The way to a space, the last one included, when it is known from where each is entered."""
    way = [goal]
    while before[way[0]] != space:
        way.insert(0, before[way[0]])
    return way


def step(play: Play, zombie: int, to: int) -> None:
    """A zombie goes one step; with a human there, its movement is over (HU-7.4)."""
    state, leader = play.state, play.leader
    space = leader.zombies[zombie]
    leader.zombies[zombie] = to
    state.left -= 1
    if to in state.meetings:
        state.stopped += (zombie,)
    if play.listener is not None:
        names = play.open_city.names
        play.listener(events.ZombieStepped(state.active, zombie, names[space], names[to], play.building(to)))
    play.left_space(state.active, zombie, space, to)
    play.take_dice()


def needed(state: State, space: int) -> int:
    """What a breach takes from a doorstep: all other zombies there help (HU-7.9)."""
    tile = state.open_city.tiles[space // 9].tile
    return state.barricade(tile) - (state.zombies_on(space) - 1)


def breach(play: Play, space: int) -> Steps[None]:
    """Try to break into the building beside a doorstep (HU-7.7 to HU-7.11)."""
    state = play.state
    tile = space // 9
    name = play.open_city.tiles[tile].tile
    state.tried += (tile,)
    need = needed(state, space)
    if need <= 1:
        open_up(play, space, "HU-7.10")
        return
    roll = yield from play.roll("breach", state.active, need=need)
    if roll.total >= need:
        open_up(play, space, "HU-7.10")
        return
    play.tell(events.BreachFailed, state.active, name)
    state.failed = space
    yield from play.ask_all(BREACH_ROLL, play.state.active)
    state.failed = NOWHERE


def open_up(play: Play, space: int, clause: str) -> None:
    """A no-barricade token is laid on a doorstep (HU-7.10)."""
    state, city = play.state, play.open_city
    state.openings = tuple(sorted((*state.openings, space)))
    play.tell(events.Breached, state.active, city.names[space], city.tiles[space // 9].tile, clause)
