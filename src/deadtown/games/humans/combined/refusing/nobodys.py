"""Why a stray zombie can't go there, and why nothing can be put there that nobody owns (HX-5, HX-7, HX-8)."""

from deadtown.games.humans.cards import FRESH_MEAT
from deadtown.games.humans.combined.refusing.looking import at, look
from deadtown.games.humans.combined.state import State
from deadtown.games.humans.refusing import placing
from deadtown.games.town import shown
from deadtown.games.zombies.cards import ZOMBIE_MASTER
from deadtown.games.zombies.tiles import HELIPAD
from deadtown.kernel import Decision, Option, Refusal


def why_not_zombie(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a stray zombie can't walk, or not there (HX-8.2)."""
    city, taken = state.strays_city, look(state).taken()
    name = str(wish[1])
    space = city.number[name]
    if space not in state.zombies:
        return at("HX-8.2", "no-zombie", name)
    if state.zombies[space] in state.moved:
        return at("ZB-9.1", "zombie-moved", name)
    if all(near in taken for near in city.neighbours[space]):
        return at("HX-8.2", "zombie-hemmed-in", name)
    if len(wish) < 3:
        return at("ZB-9.1", "zombie-where", name)
    to = city.number[str(wish[2])]
    if to not in city.neighbours[space]:
        about: dict[str, str | int] = {"space": shown(name), "to": shown(str(wish[2]))}
        return Refusal("HX-7.7", "zombie-not-connected", about)
    return _why_taken(state, to, str(wish[2]))


def _why_taken(state: State, space: int, name: str) -> Refusal:
    """Stray zombies and humans keep apart (HX-7.4)."""
    return at("HX-7.4", "human-there" if space in state.humans else "space-taken", name)


def why_not_put(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a card puts nobody on a space: humans of Fresh Meat, or stray zombies (HX-7.4, HX-14)."""
    card = state.resolving[-1]
    if card == FRESH_MEAT:
        return placing.why_not_put(state, decision, wish)
    play, name = look(state), str(wish[1])
    space = state.open_city.number[name]
    if space in play.taken():
        return _why_taken(state, space, name)
    if card == ZOMBIE_MASTER and space in play.peopled():
        return at("HX-14.22", "piece-there", name)
    return at("ZB-11.13", "not-for-this-zombie", name)


def why_not_there(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a space of a new tile can't be chosen for what comes with it (HX-5.2 to HX-5.4)."""
    refusal = placing.why_not_there(state, decision, wish)
    clause = refusal.clause
    if not state.open_city.rooms[-1]:
        clause = "HX-5.4" if state.open_city.tiles[-1].tile == HELIPAD else "HX-5.2"
    elif decision.kind == "place_tile_zombies":
        clause = "ZB-5.6"
    return Refusal(clause, refusal.reason, refusal.arguments)
