"""Why a pawn, a zombie or a token can't go to a space."""

from deadtown.games.town import City, place_of, shown
from deadtown.games.zombies.cards import CLAUSTROPHOBIA
from deadtown.games.zombies.placing import spaces_for_zombies
from deadtown.games.zombies.state import State
from deadtown.kernel import Decision, Option, Refusal

About = dict[str, str | int]

OUTDOORS = -1


def no_such_space(name: str) -> Refusal | None:
    """Nothing can be stood on there; None if it is no name of a space at all."""
    return None if place_of(name) is None else Refusal("ZB-2.3", "no-such-space", {"space": shown(name)})


def why_not_step(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a pawn can't make this step, or can't walk that far."""
    city = state.city
    verb, name = str(wish[0]), str(wish[1])
    space = city.number[name]
    pawn = state.pawns[int(decision.about["seat"])]
    about: About = {"space": shown(name)}
    forced = decision.kind == "forced_step"
    clause = "ZB-11.11" if forced else "ZB-8.3"
    if space == pawn.space:
        return Refusal(clause, "already-there", about)
    if ("step", name) in decision.options:
        return Refusal(clause, "step-instead", about)
    if ("walk", name) in decision.options:
        return Refusal(clause, "walk-instead", about)
    if CLAUSTROPHOBIA in pawn.under and (space in city.neighbours[pawn.space] or verb == "walk"):
        inside = city.building[pawn.space] != OUTDOORS
        if inside or city.building[space] != OUTDOORS:
            return Refusal("ZB-14.8", "way-out-first" if inside else "not-indoors", about)
    if _beside(city, pawn.space, space):
        return Refusal("ZB-2.6", "wall-between", about)
    if verb == "walk" and not forced:
        return Refusal(clause, "too-far", {**about, "left": state.left})
    return Refusal(clause, "not-connected", about)


def _beside(city: City, space: int, other: int) -> bool:
    """Whether two spaces lie side by side, connected or not."""
    places = place_of(city.names[space]), place_of(city.names[other])
    (east, south), (more_east, more_south) = (place or (0, 0) for place in places)
    return abs(east - more_east) + abs(south - more_south) == 1


def why_not_stop(state: State, decision: Decision, wish: Option) -> Refusal:
    if decision.kind == "move_step":
        return Refusal("ZB-14.8", "must-leave")
    return Refusal("ZB-11.11", "decide-forced-step")


# Zombies


def why_not_zombie(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a zombie can't walk, or not there (ZB-9, IS-3.7)."""
    refusal = _why_not_mover(state, str(wish[1]), "IS-3.7" if state.options.squad else "ZB-9.1")
    if refusal is not None:
        return refusal
    about: About = {"space": shown(str(wish[1]))}
    city = state.city
    if len(wish) < 3 or wish[2] not in city.number:
        return Refusal("ZB-9.1", "zombie-where", about)
    to = city.number[str(wish[2])]
    if to not in city.neighbours[city.number[str(wish[1])]]:
        return Refusal("ZB-9.1", "zombie-not-connected", {**about, "to": shown(str(wish[2]))})
    return Refusal("ZB-2.10", "space-taken", {"space": shown(str(wish[2]))})


def why_not_led(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a zombie can't be chosen to be led (IS-3.7)."""
    return _why_not_mover(state, str(wish[1]), "IS-3.7") or Refusal("IS-3.7", "decide-lead-zombie")


def _why_not_mover(state: State, name: str, clause: str) -> Refusal | None:
    """Why nothing on a space can walk now."""
    city = state.city
    space = city.number[name]
    about: About = {"space": shown(name)}
    if space not in state.zombies:
        return Refusal(clause, "no-zombie", about)
    if state.zombies[space] in state.moved:
        return Refusal(clause, "zombie-moved", about)
    if all(near in state.zombies for near in city.neighbours[space]):
        return Refusal(clause, "zombie-hemmed-in", about)
    return None


def why_not_lead(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why the zombie that is being led can't get to a space (IS-3.6, IS-3.7)."""
    about: About = {"space": shown(str(wish[1]))}
    if state.city.number[str(wish[1])] in state.zombies:
        return Refusal("ZB-2.10", "space-taken", about)
    return Refusal("IS-3.6", "zombie-too-far", {**about, "reach": decision.about["reach"]})


def why_not_lift(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why there is no zombie to be taken up from a space."""
    about: About = {"space": shown(str(wish[1]))}
    clause = "IS-4.3" if state.options.squad else "ZB-14.23"
    if state.city.number[str(wish[1])] in state.zombies:
        return Refusal(clause, "zombie-moved", about)
    return Refusal(clause, "no-zombie", about)


def why_not_put(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a zombie can't be put on a space (ZB-2.10, ZB-14, IS-1.6)."""
    space = state.city.number[str(wish[1])]
    about: About = {"space": shown(str(wish[1]))}
    if space in state.zombies:
        return Refusal("ZB-2.10", "space-taken", about)
    if any(pawn.space == space for pawn in state.pawns):
        return Refusal("IS-1.6" if state.options.squad else "ZB-14.27", "pawn-there", about)
    return Refusal("IS-4.3" if state.options.squad else "ZB-11.13", "not-for-this-zombie", about)


# What comes with a tile


def why_not_leave(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a space can't be named that stays without a zombie (ZB-5.5, ZB-5.6)."""
    city = state.city
    number = len(city.tiles) - 1
    clause = "ZB-5.6" if city.rooms[number] else "ZB-5.5"
    about: About = {"space": shown(str(wish[1]))}
    if city.number[str(wish[1])] in spaces_for_zombies(city, number):
        return Refusal(clause, "left-already", about)
    return Refusal(clause, "no-zombie-comes-there", about)


def why_not_token(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a token can't be laid on a space (ZB-5.6)."""
    city = state.city
    token = decision.options[0][0]
    if wish[0] != token:
        return Refusal("ZB-5.6", f"next-token-{token}")
    about: About = {"space": shown(str(wish[1]))}
    if city.number[str(wish[1])] in city.rooms[-1]:
        return Refusal("ZB-5.6", "token-there", about)
    return Refusal("ZB-5.6", "not-in-the-building", about)
