"""Why a tile can't be laid like that, and why nothing goes there that comes with it (HU-5)."""

from deadtown.games.humans.play import TILE_SPACES
from deadtown.games.humans.refusing.looking import About, at, look
from deadtown.games.humans.state import State
from deadtown.games.town import centre_of, misfit, placement_of
from deadtown.kernel import Decision, Option, Refusal


def why_not_place(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why the tile that was drawn can't be laid like that (HU-5.2)."""
    where = placement_of(wish[1:])
    if where is None:
        return Refusal("HU-5.2", "decide-place-tile")
    x, y, turns = where
    about: About = {"space": centre_of(x, y)}
    reason = misfit(state.open_city, state.drawn, x, y, turns)
    return Refusal("HU-5.2", reason or "turned-alike", about)


def why_not_there(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why a space of a new tile can't be chosen for humans or die tokens (HU-5.5, HU-5.6)."""
    asked = str(decision.options[0][0])
    city = state.open_city
    number, space = len(city.tiles) - 1, city.number[str(wish[1])]
    inside = bool(city.rooms[number])
    clause = "HU-5.6" if inside else "HU-5.5"
    if wish[0] != asked:
        return Refusal(clause, f"say-where-to-{asked}")
    if space in city.rooms[number] or (not inside and space // TILE_SPACES == number):
        return at(clause, "chosen-already", wish[1])
    return at(clause, "not-in-the-building" if inside else "not-on-the-new-road", wish[1])


def why_not_put(state: State, decision: Decision, wish: Option) -> Refusal:
    """Why nobody can be put on a space (HU-16.9)."""
    number = state.open_city.number
    tile, space = number[str(decision.options[0][1])] // TILE_SPACES, number[str(wish[1])]
    if space // TILE_SPACES != tile:
        return at("HU-16.9", "not-on-that-tile", wish[1])
    if space in state.humans:
        return at("HU-16.9", "human-there", wish[1])
    if space in look(state).zombie_spaces():
        return at("HU-16.9", "zombie-there", wish[1])
    return at("HU-16.9", "chosen-already", wish[1])
