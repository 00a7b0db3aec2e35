"""Fire: burning models, the Fire Phase, spreading, buildings that burn down (section 11)."""

from collections.abc import Iterable

from deadtown.games.last_night import events
from deadtown.games.last_night.buildings import may_enter
from deadtown.games.last_night.ground import NAMES, SEWER, SIDE, Building
from deadtown.games.last_night.moments import FP
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.pieces import MOST_FIRES
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.rolling import roll_of
from deadtown.games.last_night.scenarios import check_goals, scenario_of
from deadtown.games.last_night.wounds import burst, kill_together, wound_hero, wound_zombie
from deadtown.kernel import Option, Steps

HERO_BURNS = 4
ZOMBIE_BURNS = 5
"""What the die must show for fire to wound (LN-11.2)."""
GOES_OUT = 1
SPREADS = 5
ARROWS = {2: (-1, 0), 3: (0, 1), 4: (1, 0), 5: (0, -1)}
"""Where the arrows point: north, east, south, west (LN-11.7)."""


# Burning


def burn_hero(play: Play, hero: int) -> Steps[None]:
    """A hero who starts in, enters or stays in fire rolls for it (LN-11.2, LN-11.3)."""
    (die,) = yield from roll_of(play, hero, "fire", HERO_BURNS)
    if die >= HERO_BURNS:
        yield from wound_hero(play, hero, clause="LN-11.2")


def burn_zombie(play: Play, zombie: int) -> Steps[None]:
    """A zombie rolls likewise (LN-11.2); the Burning Dead are not hurt, and fight the better for it."""
    state = play.state
    if state.burning_dead:
        if zombie not in state.ablaze:
            state.ablaze += (zombie,)
        return
    (die,) = play.roll("fire", need=ZOMBIE_BURNS)
    if die >= ZOMBIE_BURNS:
        yield from wound_zombie(play, zombie, clause="LN-11.2")


# Markers


def place_fire(play: Play, space: int, spreading: int = -1) -> Steps[bool]:
    """A new marker, unless there is one already or none is left to place (LN-11.8, LN-11.11). Whether it was placed."""
    state = play.state
    if space in state.fires:
        return False
    yield from play.ask_all(FP, HEROES)
    if len(state.fires) >= MOST_FIRES:
        burning = [fire for fire, burns in state.fires.items() if burns]
        if len(burning) > 1 and spreading in burning:
            burning.remove(spreading)
        if not burning:
            return False
        gone = yield from play.choose_space(state.lead_zombie, "fire_remove", burning)
        put_out(play, gone, "LN-11.11")
    state.fires[space] = False
    play.tell(events.FireLit, NAMES[space])
    building = play.ground.building_at(space)
    if building is not None:
        yield from check_destroyed(play, building)
    return True


def put_out(play: Play, space: int, clause: str) -> None:
    del play.state.fires[space]
    play.tell(events.FireOut, NAMES[space], clause)


def flip_fires(play: Play) -> None:
    """At the end of a turn new fires burn (LN-11.13)."""
    fires = play.state.fires
    for space in fires:
        fires[space] = True


def check_destroyed(play: Play, building: Building) -> Steps[None]:
    """A building with fire in every space is destroyed: heroes leave it, zombies in it die (LN-11.15)."""
    state = play.state
    if building.number in state.destroyed or not all(space in state.fires for space in building.spaces):
        return
    state.destroyed += (building.number,)
    play.tell(events.BuildingDestroyed, building.name)
    inside = [zombie for zombie in play.in_play() if state.zombies[zombie] in building.spaces]
    bursting = yield from kill_together(play, inside, "LN-11.15")
    check_goals(play)
    for where in bursting:
        yield from burst(play, where)
    for place, hero in enumerate(state.heroes):
        if hero.space in building.spaces:
            near = outside(play, building, play.ground.beside[hero.space])
            farther = {to for by in play.ground.beside[hero.space] for to in play.ground.beside[by]}
            spaces = near or outside(play, building, farther)
            about = {"hero": hero.person, "building": building.name}
            to = yield from play.choose_space(hero.seat, "evacuate", spaces, **about)
            before, hero.space = hero.space, to
            if place == state.active:
                state.singed = False
            play.tell(events.HeroFled, hero.seat, hero.person, NAMES[before], NAMES[to], "LN-11.15")
    yield from scenario_of(state).destroyed(play, building)


def outside(play: Play, building: Building, spaces: Iterable[int]) -> set[int]:
    """Where heroes can flee from a building: not into another that they may not enter (LN-13.5)."""
    return {to for to in spaces if to not in building.spaces and may_enter(play.state, building.spaces[0], to)}


# The Fire Phase


def fire_phase(play: Play) -> Steps[bool]:
    """Roll for one burning fire after the other; whether there may be more (LN-11.6)."""
    state = play.state
    waiting = [space for space in state.burning if state.fires.get(space)]
    if not waiting:
        return False
    space = yield from play.choose_space(state.lead_zombie, "fire_order", waiting)
    state.burning = tuple(other for other in waiting if other != space)
    (die,) = play.roll("fire_phase")
    if die == GOES_OUT:
        put_out(play, space, "LN-11.6")
    elif die >= SPREADS:
        yield from spread(play, space)
    return True


def spread(play: Play, space: int) -> Steps[None]:
    """A fire follows the arrows, or goes where the zombies like (LN-11.7 to LN-11.12)."""
    state = play.state
    (die,) = play.roll("spread")
    if die in ARROWS:
        down, right = ARROWS[die]
        row, column = space // SIDE + down, space % SIDE + right
        inside = 0 <= row < SIDE and 0 <= column < SIDE
        to = row * SIDE + column if inside else -1
    else:
        free = may_catch_fire(play, play.ground.beside[space])
        about = events.shown(NAMES[space])
        to = (yield from play.choose_space(state.lead_zombie, "fire_direction", free, space=about)) if free else -1
    if to < 0 or to in state.fires:
        play.tell(events.FireStays, NAMES[space])
        return
    yield from place_fire(play, to, space)


def fires_beside(play: Play, space: int) -> list[int]:
    return [near for near in play.ground.beside[space] if near in play.state.fires]


def light_options(play: Play, space: int, item: str) -> list[Option]:
    """Where a hero could light a fire with an item (LN-11.14)."""
    return [("light", item, NAMES[to]) for to in may_catch_fire(play, play.ground.beside[space])]


def may_catch_fire(play: Play, spaces: Iterable[int]) -> list[int]:
    """Those of some spaces that are on the map and don't burn yet (LN-11.8, LN-15.4)."""
    return [space for space in spaces if space != SEWER and space not in play.state.fires]
