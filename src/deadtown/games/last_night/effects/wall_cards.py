"""Cards of both decks about walls and doors: barricades, No Way Out (Tables H and Z).

Hammer and Nails works by itself where heroes build.
"""

from collections.abc import Iterator

from deadtown.games.last_night import events
from deadtown.games.last_night.barricades import (
    BUILD,
    REINFORCE,
    build,
    builds_on,
    may_be_reinforced,
    runs_of_heroes,
    weaken,
)
from deadtown.games.last_night.effects.targets import zombie_named
from deadtown.games.last_night.moments import ZM, ZS
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.uses import ANY, Named, plays
from deadtown.games.last_night.zombies_moving import move_zombie, steppers
from deadtown.kernel import Steps

BOARDS = 2
"""How many reinforcements Board It Up! brings, and Break Through removes, at most."""


def walls_of_heroes(play: Play, seat: int) -> Iterator[Named]:
    return ((wall,) for _, wall in builds_on(play.state, runs_of_heroes(play.state)))


@plays("board_it_up", *ANY, ways=walls_of_heroes)
def board_it_up(play: Play, seat: int, wall: str) -> None:
    """A barricade on a wall that a hero touches, or up to two reinforcements on the one there."""
    state = play.state
    run = state.ground.outer_walls[wall]
    if run not in state.barricades:
        build(play, seat, (BUILD, wall), "LN-14.1")
        return
    for _ in range(BOARDS):
        if may_be_reinforced(state, run):
            build(play, seat, (REINFORCE, wall), "LN-14.1")


def barricades(play: Play, seat: int) -> Iterator[Named]:
    """The barricades that are still to be broken."""
    state = play.state
    return ((state.ground.wall_names[run],) for run in sorted(state.barricades) if run not in state.broken)


@plays("break_through", ZM, mode="break", ways=barricades)
def break_through(play: Play, seat: int, wall: str) -> None:
    """Up to two reinforcements are removed; without any, zombies cross the barricade without a roll this turn."""
    state = play.state
    run = state.ground.outer_walls[wall]
    if state.barricades[run]:
        weaken(play, run, BOARDS, "LN-14.4")
        return
    state.broken += (run,)
    play.tell(events.BarricadeBroken, wall)


def who_could_step(play: Play, seat: int) -> Iterator[Named]:
    """The zombies that could make an extra step; where there is any barricade, none."""
    return ((ref,) for ref in play.refs([] if play.state.barricades else steppers(play)))


@plays("break_through", ZM, mode="step", ways=who_could_step)
def break_through_steps(play: Play, seat: int, ref: str) -> Steps[None]:
    """Without any barricade on the map one zombie makes a step more, besides its move."""
    there = steppers(play)
    if not play.state.barricades and ref in play.refs(there):
        yield from move_zombie(play, zombie_named(play, ref, there), 1)


@plays("clawing", ZM, ways=lambda play, seat: ((),) if play.state.barricades else ())
def clawing(play: Play, seat: int) -> None:
    """This turn barricade rolls are +1, and one that has failed may be made again."""
    play.state.claws += 1
    play.state.clawing_again += 1


def buildings_with_a_way_out(play: Play, seat: int) -> Iterator[Named]:
    return ((building.name,) for building in play.ground.buildings if building.number not in play.state.sealed)


@plays("no_way_out", ZS, ways=buildings_with_a_way_out)
def no_way_out(play: Play, seat: int, name: str) -> None:
    """Until the start of the next zombie turn no hero passes the doors of a building."""
    building = play.ground.named(name)
    assert building is not None
    play.state.sealed += (building.number,)
    play.tell(events.BuildingSealed, name)
