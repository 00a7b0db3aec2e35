"""Why an event card can't be played (HU-12, section 16)."""

from collections.abc import Callable

from deadtown.games.humans.cards import (
    BEFORE_CAPTURE,
    BEFORE_MOVE,
    BREACH_ROLL,
    CAPTURE_CARDS,
    FLEE_ROLL,
    KINDS,
    OPEN_TO,
    SECOND_HELPING,
    STAMPEDE,
    STITCHED_UP,
    THIS_WAY,
    TURN_START,
    WEAPON,
    WINDOWS,
    Card,
    Whose,
)
from deadtown.games.humans.effects import buildings_to_close, own_tiles_with_room
from deadtown.games.humans.play import TILE_SPACES
from deadtown.games.humans.refusing.looking import About, look, tile_number
from deadtown.games.humans.state import NOWHERE, State
from deadtown.games.town import doorsteps, kind_name
from deadtown.kernel import Option, Refusal, Window

CHANGES_NOTHING = "HU-12.7"
NOT_ASKED = Refusal("HU-12.4", "not-asked-now")

MOMENTS: dict[tuple[str, Whose], str] = {
    (WEAPON, "other"): "only-after-their-capture-roll",
    (BEFORE_MOVE, "own"): "only-before-your-move",
    (BEFORE_MOVE, "other"): "only-before-their-move",
    (TURN_START, "any"): "only-at-a-turn-start",
    (TURN_START, "own"): "only-at-your-turn-start",
    (BREACH_ROLL, "own"): "only-after-your-breach",
    (BEFORE_CAPTURE, "own"): "only-before-your-capture-roll",
    (BEFORE_CAPTURE, "other"): "only-before-their-capture-roll",
    (CAPTURE_CARDS, "own"): "only-with-your-capture-cards",
    (FLEE_ROLL, "any"): "only-after-a-flight-roll",
}
"""When each card is played (HU-12.3)."""


def why_not_discard(state: State, seat: int, card: Card) -> Refusal:
    """Cards are discarded in the last step only (HU-11.1)."""
    if card not in state.leaders[seat].hand:
        return Refusal("HU-11.1", "not-in-hand", {"card": card})
    return Refusal("HU-11.1", "discard-at-the-end", {"card": card})


def why_not_play(state: State, window: Window | None, seat: int, card: Card, named: Option) -> Refusal:
    """Why a card can't be played now, or not like that."""
    if window is not None and ("play", card, *named) in window.plays(seat):
        return NOT_ASKED
    about: About = {"card": card}
    leader, kind = state.leaders[seat], KINDS[card]
    if card not in leader.hand:
        return Refusal("HU-12.1", "not-in-hand", about)
    if not leader.may_play:
        return Refusal("HU-12.2", "one-card-a-round", about)
    if window is None or window.kind not in WINDOWS:
        return Refusal("HU-12.3", "not-in-a-window", about)
    if kind.window != window.kind:
        return Refusal(kind.clause, MOMENTS[kind.window, kind.whose], about)
    if card not in OPEN_TO[window.kind, seat == state.active]:
        return Refusal("HU-12.6", "only-in-your-turn" if kind.whose == "own" else "not-in-your-turn", about)
    if named and not kind.aim:
        return Refusal("HU-12.6", "aimed-at-nothing", about)
    if kind.aim:
        return AIMED[kind.aim](state, seat, card, named)
    if card not in NOTHING:
        return NOT_ASKED
    return Refusal(kind.clause if card == THIS_WAY else CHANGES_NOTHING, NOTHING[card](state, seat), about)


# Cards that name somebody or something


def _why_not_at(state: State, seat: int, card: Card, named: Option) -> Refusal:
    """Why nothing can be stolen, or not from somebody (HU-16.19)."""
    about: About = {"card": card}
    if not named:
        if not any(other.dice for place, other in enumerate(state.leaders) if place != seat):
            return Refusal(CHANGES_NOTHING, "nobody-has-tokens", about)
        return Refusal(KINDS[card].clause, "name-an-opponent", about)
    if named[0] == seat:
        return Refusal(KINDS[card].clause, "not-at-yourself", about)
    return Refusal(CHANGES_NOTHING, "has-no-tokens", about)


def _why_not_on(state: State, seat: int, card: Card, named: Option) -> Refusal:
    """Why nobody can be put on a tile (HU-16.9)."""
    about: About = {"card": card}
    clause = KINDS[card].clause
    if not state.supply:
        return Refusal(CHANGES_NOTHING, "supply-empty", about)
    if not named:
        if next(own_tiles_with_room(look(state), seat), None) is None:
            return Refusal(CHANGES_NOTHING, "no-tile-with-room", about)
        return Refusal(clause, "name-a-tile", about)
    name = str(named[0])
    tile = tile_number(state, name)
    about = {"card": card, "tile": kind_name(name)}
    if tile == NOWHERE:
        return Refusal(clause, "tile-not-on-map", {"tile": kind_name(name)})
    if all(space == NOWHERE or space // TILE_SPACES != tile for space in state.leaders[seat].zombies):
        return Refusal(clause, "no-zombie-of-yours-on-tile", about)
    return Refusal(CHANGES_NOTHING, "no-room-on-tile", about)


def _why_not_closed(state: State, seat: int, card: Card, named: Option) -> Refusal:
    """Why a building can't be closed (HU-16.12)."""
    about: About = {"card": card}
    clause = KINDS[card].clause
    if not named:
        if next(buildings_to_close(look(state), seat), None) is None:
            return Refusal(CHANGES_NOTHING, "no-building-to-close", about)
        return Refusal(clause, "name-a-building", about)
    name = str(named[0])
    tile = tile_number(state, name)
    about = {"card": card, "tile": kind_name(name)}
    if tile == NOWHERE:
        return Refusal(clause, "tile-not-on-map", {"tile": kind_name(name)})
    city = state.open_city
    if not city.rooms[tile]:
        return Refusal(clause, "not-a-building", {"tile": kind_name(name)})
    if not any(step in state.openings for step in doorsteps(city, tile)):
        return Refusal(CHANGES_NOTHING, "building-not-open", about)
    return Refusal(clause, "zombies-inside", about)


AIMED: dict[str, Callable[[State, int, Card, Option], Refusal]] = {
    "opponent": _why_not_at,
    "tile": _why_not_on,
    "building": _why_not_closed,
}


# Cards that name nothing


NOTHING: dict[Card, Callable[[State, int], str]] = {
    SECOND_HELPING: lambda state, seat: "no-capture-cards",
    STAMPEDE: lambda state, seat: "humans-hemmed-in" if state.humans else "no-humans-on-map",
    STITCHED_UP: lambda state, seat: "no-wounds",
    THIS_WAY: lambda state, seat: "you-move-it" if state.attempt and state.attempt.ends else "human-trapped",
}
"""Why each would change nothing; the others always change something at their moment."""
