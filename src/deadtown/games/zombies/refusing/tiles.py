"""Why a tile can't be laid on a cell (ZB-5.3, IS-2.6, IS-4.6)."""

from deadtown.games.town import City, centre_of, fits, misfit, placement_of
from deadtown.games.zombies.squad.building import touches_helipad
from deadtown.games.zombies.state import State
from deadtown.games.zombies.tiles import HELIPAD, TOWN
from deadtown.kernel import Decision, Option, Refusal


def why_not_place(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why the tile that was drawn can't be laid like that."""
    where = placement_of(wish[1:])
    if where is None:
        return Refusal("ZB-5.2", "decide-place-tile")
    return _why_not_laid(state, state.city, state.drawn, where)


def why_not_objective(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why an Objective Building can't be laid like that (IS-7.2)."""
    where = placement_of(wish[2:])
    if where is None or wish[1] not in state.tiles:
        return Refusal("IS-7.2", "decide-place-objective")
    return _why_not_laid(state, state.city, str(wish[1]), where)


def why_not_helipad(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why the Helipad can't go to a cell (IS-4.6)."""
    where = placement_of((*wish[1:], 0))
    if where is None:
        return Refusal("IS-4.6", "decide-event-helipad")
    city = state.city
    pad = city.tiles[state.helipad]
    if where[:2] == (pad.x, pad.y):
        return Refusal("IS-4.6", "helipad-is-there", {"space": centre_of(pad.x, pad.y)})
    if where[:2] in city.cells:
        return Refusal("ZB-2.1", "cell-taken", {"space": centre_of(*where[:2])})
    return _why_not_laid(state, city.lifted(state.helipad), HELIPAD, where)


def _why_not_laid(state: State, city: City, tile: str, where: tuple[int, int, int]) -> Refusal:
    x, y, turns = where
    about: dict[str, str | int] = {"space": centre_of(x, y)}
    if reason := misfit(city, tile, x, y, turns):
        return Refusal("ZB-2.1" if reason == "cell-taken" else "ZB-5.3", reason, about)
    if state.options.squad:
        if fits(city, tile, x, y, turns) > 1:
            return Refusal("IS-2.6", "makes-a-loop", about)
        if touches_helipad(state, city, where):
            return Refusal("IS-2.6", "helipad-is-a-dead-end", about)
    if turns not in TOWN.rotations(tile):
        return Refusal("ZB-5.3", "turned-alike", about)
    return Refusal("IS-2.6", "no-room-for-what-must-come", about)
