"""What is put on the street (ZK-11.5 to ZK-11.11), and how barrels roll (ZK-11.24)."""

from deadtown.games.zombiaki import events
from deadtown.games.zombiaki.cards import BARREL, BARRIER, CAR, DEPTH, HEIGHT, MINE, Card
from deadtown.games.zombiaki.effects.ways import AT, on_empty_spaces
from deadtown.games.zombiaki.movement import foremost_row
from deadtown.games.zombiaki.play import Play, card
from deadtown.games.zombiaki.state import State
from deadtown.games.zombiaki.street import (
    FIRST_ROW,
    FROM_CEMETERY,
    IN_LANE,
    NUMBER,
    ROW,
    ROW_1,
    ROW_5,
    SPACES,
    SURROUNDING,
    WIDTH,
)
from deadtown.kernel import NOTHING_TO_ASK, Option, Steps


def _building_sites(state: State, card: Card) -> list[Option]:
    """Rows 1 to 4, not behind the foremost zombie, and with no zombie around (ZK-11.5)."""
    at, foremost = AT[card], foremost_row(state)
    return [
        at[space]
        for space in range(WIDTH, len(at))
        if ROW[space] >= foremost and state.empty(space) and _quiet(state, space)
    ]


def _quiet(state: State, space: int) -> bool:
    creatures = state.creatures
    return all((other := creatures[near]) is None or other.dog for near in SURROUNDING[space])


@card(*HEIGHT, targets=_building_sites)
def wall(play: Play, slug: Card, space: str) -> Steps[None]:
    """A wall, for the rest of the game (ZK-11.5, ZK-11.6)."""
    play.lay(slug, NUMBER[space])
    return NOTHING_TO_ASK


@card(BARRIER, targets=lambda state, card: [AT[card][space] for space in ROW_1 if state.empty(space)])
def barrier(play: Play, space: str) -> Steps[None]:
    """Nothing moves in this lane, nor into it, until the next human phase (ZK-11.7)."""
    play.lay(BARRIER, NUMBER[space])
    return NOTHING_TO_ASK


def _digging_sites(state: State, card: Card) -> list[Option]:
    """Any empty space; with the option, also under a creature (ZK-11.8)."""
    if not state.options.pit_under_creature:
        return on_empty_spaces(state, card)
    return [way for space, way in enumerate(AT[card]) if not state.objects[space] and not state.burning[space]]


@card(*DEPTH, targets=_digging_sites)
def pit(play: Play, slug: Card, space: str) -> Steps[None]:
    """A pit; a creature that it is dug under enters it at once (ZK-11.8)."""
    place = NUMBER[space]
    play.lay(slug, place)
    return NOTHING_TO_ASK if play.state.creatures[place] is None else play.enter(place)


def _mining_sites(state: State, card: Card) -> list[Option]:
    """Any empty space that is not directly forward of a creature (ZK-11.9)."""
    return [
        way
        for space, way in enumerate(AT[card])
        if state.empty(space) and (space >= FIRST_ROW or state.creatures[space + WIDTH] is None)
    ]


@card(MINE, targets=_mining_sites)
def mine(play: Play, space: str) -> Steps[None]:
    play.lay(MINE, NUMBER[space])
    return NOTHING_TO_ASK


def _parking_spaces(state: State, card: Card) -> list[Option]:
    """Down a lane as far as all is empty (ZK-11.10)."""
    ways = []
    for lane in IN_LANE:
        for space in lane:
            if not state.empty(space):
                break
            ways.append(AT[card][space])
    return ways


@card(CAR, targets=_parking_spaces)
def car(play: Play, space: str) -> Steps[None]:
    play.lay(CAR, NUMBER[space])
    return NOTHING_TO_ASK


@card(BARREL, targets=lambda state, card: [AT[card][space] for space in ROW_5 if state.empty(space)])
def barrel(play: Play, space: str) -> Steps[None]:
    """A barrel, which rolls from the next human phase on (ZK-11.11)."""
    play.lay(BARREL, NUMBER[space])
    return NOTHING_TO_ASK


def roll_barrels(play: Play) -> Steps[None]:
    """Every barrel rolls one space towards row 1 (ZK-11.24)."""
    objects = play.state.objects
    if BARREL not in objects:
        return
    for space in [place for place in FROM_CEMETERY if objects[place] == BARREL]:
        if space >= FIRST_ROW:
            play.lift(space)
            play.tell(events.Rolled, SPACES[space], "")
        else:
            yield from _roll(play, space, space + WIDTH)
    yield from play.settle()


def _roll(play: Play, space: int, to: int) -> Steps[None]:
    state = play.state
    thing = state.objects[to]
    free = not thing and state.creatures[to] is None
    if free:
        play.shift(space, to)
    play.tell(events.Rolled, SPACES[space], SPACES[to])
    if free:
        return
    play.lift(space)
    play.tell(events.Broke, SPACES[to], True)
    if thing == MINE:
        play.set_off(to)
        yield from play.explode()
    elif thing not in HEIGHT and thing != CAR:
        if state.creatures[to] is not None:
            play.kill_or_unshield(to)
        elif thing in DEPTH:
            play.fill(to)
