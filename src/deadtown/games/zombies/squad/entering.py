"""What a pawn finds in buildings: loot for the first, and the people of the Objective Buildings (IS-7, IS-8)."""

from deadtown.games.zombies.play import Play
from deadtown.games.zombies.squad import events as squad_events
from deadtown.games.zombies.state import State
from deadtown.games.zombies.tiles import TOWN

OBJECTIVES = ("police_station", "hospital")
"""The Objective Buildings of Survivors!!! (IS-7.1)."""


def enter(play: Play, seat: int, before: int, to: int) -> bool:
    """A pawn has made a step: whether it has looted a building or completed a visit by it."""
    building = play.city.building
    left, entered = building[before], building[to]
    if left == entered:
        return False
    return (left >= 0 and visit(play, seat, left)) or (entered >= 0 and loot(play, seat, entered))


def is_objective(state: State, tile: int) -> bool:
    return state.options.is_survivors and state.city.tiles[tile].tile in OBJECTIVES


def visit(play: Play, seat: int, tile: int) -> bool:
    """Whoever has been in an Objective Building and comes out has visited it, once each (IS-7.3 to IS-7.5)."""
    state = play.state
    pawn = state.pawns[seat]
    placed = play.city.tiles[tile]
    if not is_objective(state, tile) or placed.tile in pawn.visits:
        return False
    kind = TOWN.kind_of(placed.tile)
    pawn.visits += (placed.tile,)
    pawn.life += kind.life
    pawn.bullets += kind.bullets
    play.tell(squad_events.Visited, seat, placed.tile, kind.life, kind.bullets)
    return True


def loot(play: Play, seat: int, tile: int) -> bool:
    """The first who enters a building gets all that is in it, whatever the cap says (IS-8.1, IS-8.2)."""
    state = play.state
    if tile in state.looted or is_objective(state, tile):
        return False
    pawn = state.pawns[seat]
    placed = play.city.tiles[tile]
    kind = TOWN.kind_of(placed.tile)
    state.looted += (tile,)
    pawn.life += kind.life
    pawn.bullets += kind.bullets
    play.tell(squad_events.Looted, seat, placed.tile, kind.life, kind.bullets)
    return True
