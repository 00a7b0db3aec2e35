"""Zombie cards about places: the sewers, and a space that is blocked (Table Z)."""

from collections.abc import Iterable

from deadtown.games.last_night import events
from deadtown.games.last_night.effects.targets import once
from deadtown.games.last_night.ground import NAMES, NUMBERS, SEWER, SPACES
from deadtown.games.last_night.moments import ZE, ZS
from deadtown.games.last_night.pieces import NOWHERE
from deadtown.games.last_night.play import Play
from deadtown.games.last_night.sewers import are_in_play
from deadtown.games.last_night.uses import Named, plays
from deadtown.kernel import Steps


def away_from_heroes(play: Play) -> list[int]:
    """The outdoor spaces that are neither a hero's nor adjacent to one."""
    state = play.state
    near = {by for space in state.hero_spaces() for by in (space, *play.ground.beside[space])}
    return [space for space in range(SPACES) if state.is_outdoors(space) and space not in near | {state.rubble}]


def can_come_up(play: Play, seat: int) -> Iterable[Named]:
    if play.room_for_zombies(seat) <= 0:
        return ()
    return once(are_in_play(play.state) or bool(away_from_heroes(play)))


def name_outdoors(play: Play, seat: int, named: Named) -> Steps[Named]:
    """Without sewers, where the zombie comes."""
    if are_in_play(play.state):
        return ()
    space = yield from play.choose_space(seat, "place_zombie", away_from_heroes(play), count=1)
    return (NAMES[space],)


@plays("from_the_sewers", ZE, ways=can_come_up, naming=name_outdoors)
def from_the_sewers(play: Play, seat: int, name: str = "") -> Steps[None]:
    """D3 zombies of the pool in the sewer or on its entrances; without sewers one, outdoors and away from heroes."""
    state = play.state
    if name:
        play.put_zombie(seat, NUMBERS[name], "LN-4.16")
        return
    count = (play.roll("arrivals", card="from_the_sewers")[0] + 1) // 2
    spaces = {SEWER, *state.ground.entrances} - {state.rubble}
    for left in range(min(count, play.room_for_zombies(seat)), 0, -1):
        space = yield from play.choose_space(seat, "place_zombie", spaces, count=left)
        play.put_zombie(seat, space, "LN-4.16")


def can_be_blocked(play: Play) -> list[int]:
    """The outdoor spaces without models."""
    state = play.state
    taken = {*state.zombies, *state.hero_spaces()}
    return [space for space in range(SPACES) if state.is_outdoors(space) and space not in taken]


def name_blocked(play: Play, seat: int, named: Named) -> Steps[Named]:
    space = yield from play.choose_space(seat, "marker_space", can_be_blocked(play), card="rock_slide")
    return (NAMES[space],)


@plays("rock_slide", ZS, ways=lambda play, seat: once(play.state.rubble == NOWHERE), naming=name_blocked)
def rock_slide(play: Play, seat: int, name: str) -> None:
    """Nobody may enter a space until the start of the next zombie turn (R-41)."""
    play.state.rubble = NUMBERS[name]
    play.tell(events.RubbleFallen, name)
