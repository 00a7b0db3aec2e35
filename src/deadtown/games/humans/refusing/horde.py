"""Why a zombie can't go there, or can't break in (HU-7)."""

from deadtown.games.humans.movement import movable
from deadtown.games.humans.play import TILE_SPACES
from deadtown.games.humans.refusing.looking import About, at
from deadtown.games.humans.state import State
from deadtown.games.town import behind, reach, shown
from deadtown.kernel import Decision, Option, Refusal

OUTDOORS = -1


def why_not_step(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a zombie can't make this step, or can't walk that far."""
    verb, name, *rest = wish
    if not rest:
        return at("HU-7.2", "zombie-where", name)
    city = state.open_city
    space, to = city.number[str(name)], city.number[str(rest[0])]
    about: About = {"space": shown(str(name)), "to": shown(str(rest[0]))}
    refusal = _why_not_from(state, space, "HU-7.2")
    if refusal is not None:
        return refusal
    if space == to:
        return at("HU-7.2", "already-there", name)
    if ("step", name, rest[0]) in decision.options:
        return Refusal("HU-7.2", "step-instead", about)
    ways = state.zombie_ways
    if to in city.neighbours[space] and to not in ways[space]:
        inside = city.building[space] != OUTDOORS
        return Refusal("HU-7.13", "no-way-out", about) if inside else Refusal("HU-2.7", "barricaded", about)
    if ("walk", name, rest[0]) in decision.options:
        return Refusal("HU-7.2", "walk-instead", about)
    if verb == "step" and to not in ways[space]:
        return Refusal("HU-7.2", "not-connected", about)
    if not state.left:
        return Refusal("HU-7.2", "no-steps-left")
    if to in reach(ways, space, state.left, ()):
        return Refusal("HU-7.4", "humans-in-the-way", about)
    if to in reach(city.neighbours, space, state.left, state.meetings):
        return Refusal("HU-2.7", "barricade-in-the-way", about)
    return Refusal("HU-7.2", "too-far", {**about, "left": state.left})


def why_not_breach(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why no zombie on a space can break in (HU-7.7, HU-7.8)."""
    city = state.open_city
    name = wish[1]
    space = city.number[str(name)]
    if city.building[space] != OUTDOORS:
        return at("HU-7.13", "breach-from-inside", name)
    if not behind(city, space):
        return at("HU-7.7", "not-a-doorstep", name)
    if space in state.openings:
        return at("HU-7.7", "opening-there", name)
    refusal = _why_not_from(state, space, "HU-7.7")
    if refusal is not None:
        return refusal
    return Refusal("HU-7.8", "tried-already", {"tile": city.tiles[space // TILE_SPACES].kind})


def _why_not_from(state: State, space: int, clause: str) -> Refusal | None:
    """Why no zombie on a space can do anything now."""
    name = state.open_city.names[space]
    if space not in state.leaders[state.active].zombies:
        return at(clause, "no-zombie-of-yours", name)
    return None if space in movable(state) else at("HU-7.4", "zombie-stopped", name)
