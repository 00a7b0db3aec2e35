"""Why a card can't be played, or an item not be used (ZB-11, section 14)."""

from collections.abc import Callable

from deadtown.games.zombies.cards import (
    ADRENALINE_RUSH,
    BAD_SENSE_OF_DIRECTION,
    BRAIN_CRAMP,
    BUTTER_FINGERS,
    DONT_THINK_THEYRE_DEAD,
    FIRST_AID_KIT,
    GRENADE,
    KEYS,
    KINDS,
    MOLOTOV,
    MUCH_NEEDED_REST,
    PLAYED_IN,
    POST_COMBAT_ROLL,
    POST_MOVE_ROLL,
    PRE_MOVE_ROLL,
    SLIGHT_MISCALCULATION,
    THIS_ISNT_SO_BAD,
    UNTIED_SHOE,
    USABLE,
    USED_IN,
    WERE_SCREWED,
    WHERE_DID_EVERYBODY_GO,
    ZOMBIE_MASTER,
    Card,
)
from deadtown.games.zombies.state import NOWHERE, TOWN_SQUARE, State
from deadtown.games.zombies.tiles import TOWN
from deadtown.games.zombies.windows import building_of, tile_of
from deadtown.kernel import Option, Refusal, Window

About = dict[str, str | int]

CHANGES_NOTHING = "ZB-11.10"
MOMENTS = {
    frozenset({PRE_MOVE_ROLL}): "only-before-your-roll",
    frozenset({POST_MOVE_ROLL}): "only-after-their-roll",
    frozenset({PRE_MOVE_ROLL, POST_MOVE_ROLL, POST_COMBAT_ROLL}): "only-with-your-roll",
}
"""When the cards are played that can't be played at any time."""


def why_not_card(state: State, window: Window | None, seat: int, wish: Option) -> Refusal:
    """Why a card can't be played, used or discarded now."""
    if state.options.squad:
        return Refusal("IS-1.2", "no-cards")
    verb, card = str(wish[0]), str(wish[1])
    if verb == "use":
        return _why_not_use(state, window, seat, card)
    if verb == "discard":
        return _why_not_discard(state, seat, card)
    return _why_not_play(state, window, seat, card, wish[2:])


def _why_not_discard(state: State, seat: int, card: Card) -> Refusal:
    if card not in state.pawns[seat].hand:
        return Refusal("ZB-10.1", "not-in-hand", {"card": card})
    return Refusal("ZB-10.1", "discard-at-the-end", {"card": card})


def _why_not_play(state: State, window: Window | None, seat: int, card: Card, named: Option) -> Refusal:
    about: About = {"card": card}
    pawn, kind = state.pawns[seat], KINDS[card]
    if card not in pawn.hand:
        return Refusal("ZB-11.5", "not-in-hand", about)
    if not pawn.may_play:
        return Refusal("ZB-11.2", "one-card-a-round", about)
    if window is None:
        return Refusal("ZB-11.3", "not-in-a-window", about)
    if card not in PLAYED_IN[window.kind] or (kind.own and window.about["seat"] != seat):
        moment = MOMENTS.get(kind.played)
        return Refusal(kind.clause, moment, about) if moment else Refusal("ZB-11.3", "not-after-a-combat-roll", about)
    if named and not kind.aim:
        return Refusal(CHANGES_NOTHING, "aimed-at-nothing", about)
    if kind.item:
        return _why_not_laid(state, seat, card)
    if kind.aim == "opponent":
        return _why_not_at(state, window, seat, card, named)
    if kind.aim == "building":
        return _why_not_in(state, card, named)
    return _changes_nothing(state, window, seat, card)


def _why_not_laid(state: State, seat: int, card: Card) -> Refusal:
    """An item needs its place, and only one of each may be in play (ZB-11.6)."""
    if card in state.pawns[seat].in_play:
        return Refusal("ZB-11.6", "one-of-each", {"card": card})
    places = KINDS[card].places
    if len(places) > 1:
        return Refusal("ZB-11.6", "not-in-the-places", {"card": card, "tile": places[0], "other": places[1]})
    return Refusal("ZB-11.6", "not-in-the-place", {"card": card, "tile": places[0]})


# Cards that name somebody


def _why_not_at(state: State, window: Window, seat: int, card: Card, named: Option) -> Refusal:
    about: About = {"card": card}
    if card == BAD_SENSE_OF_DIRECTION and state.pawns[seat].life < 2:
        return Refusal("ZB-14.4", "needs-two-life", about)
    if not named:
        others = [other for other in range(len(state.pawns)) if other != seat]
        if all(_why_not_target(state, window, card, other) for other in others):
            return Refusal(CHANGES_NOTHING, "nobody-to-aim-at", about)
        return Refusal(KINDS[card].clause, "name-an-opponent", about)
    other = int(named[0])
    if other == seat:
        return Refusal("ZB-11.9", "not-at-yourself", about)
    reason = _why_not_target(state, window, card, other)
    if not reason:
        return Refusal("ZB-14.6", "name-what-is-dropped", {"seat": other})
    return Refusal(CHANGES_NOTHING, reason, {"card": card, "seat": other})


def _why_not_target(state: State, window: Window, card: Card, other: int) -> str:
    """Why a card can't be aimed at somebody; nothing if it can."""
    pawn = state.pawns[other]
    reasons = {
        "target-in-combat": card == WHERE_DID_EVERYBODY_GO and other in state.fighting,
        "target-stuck": card in (BAD_SENSE_OF_DIRECTION, WHERE_DID_EVERYBODY_GO) and "fear" in pawn.under,
        "target-at-home": card == BAD_SENSE_OF_DIRECTION and pawn.space == TOWN_SQUARE,
        "target-has-no-way": card == WHERE_DID_EVERYBODY_GO and not state.city.neighbours[pawn.space],
        "nothing-to-drop": card == BUTTER_FINGERS and not pawn.in_play and not pawn.bullets,
        "holds-no-zombies": card == DONT_THINK_THEYRE_DEAD and not pawn.kills,
        "target-drives": card == UNTIED_SHOE and state.driving and _is_moving(window, other),
        "already-pending": card in (pawn.under if card == UNTIED_SHOE and _is_moving(window, other) else pawn.pending),
    }
    return next((reason for reason, holds in reasons.items() if holds), "")


def _is_moving(window: Window, seat: int) -> bool:
    """Whether somebody's movement is about to begin."""
    return window.kind in (PRE_MOVE_ROLL, POST_MOVE_ROLL) and window.about["seat"] == seat


# Cards that name a building


def _why_not_in(state: State, card: Card, named: Option) -> Refusal:
    if not state.pool:
        return Refusal("ZB-5.8", "pool-empty", {"card": card})
    city = state.city
    if not named:
        if all(_why_not_building(state, card, tile) for tile in range(len(city.tiles))):
            return Refusal(CHANGES_NOTHING, "no-building-for-it", {"card": card})
        return Refusal(KINDS[card].clause, "name-a-building", {"card": card})
    name = str(named[0])
    tile = next((number for number, placed in enumerate(city.tiles) if placed.tile == name), NOWHERE)
    if tile == NOWHERE:
        return Refusal(KINDS[card].clause, "building-not-on-map", {"tile": TOWN.kind_of(name).kind})
    about: About = {"card": card, "tile": city.tiles[tile].kind}
    return Refusal(CHANGES_NOTHING, _why_not_building(state, card, tile), about)


def _why_not_building(state: State, card: Card, tile: int) -> str:
    """Why a card does nothing in a building; nothing if it does something."""
    rooms = state.city.rooms[tile]
    zombies = sum(space in state.zombies for space in rooms)
    if not rooms:
        return "not-a-building"
    if zombies == len(rooms):
        return "building-full"
    return "building-empty" if card == SLIGHT_MISCALCULATION and not zombies else ""


# Cards and items that name nothing


def _why_not_use(state: State, window: Window | None, seat: int, card: Card) -> Refusal:
    about: About = {"card": card}
    pawn, kind = state.pawns[seat], KINDS[card]
    if card not in pawn.in_play:
        return Refusal("ZB-11.7", "not-in-play", about)
    if card == FIRST_AID_KIT:
        return Refusal("ZB-6.3", "only-in-combat", about)
    if card not in USABLE:
        return Refusal(kind.clause, "works-by-itself", about)
    if window is None:
        return Refusal("ZB-11.3", "not-in-a-window", about)
    if kind.own_turn and seat != state.active:
        return Refusal(kind.clause, "only-in-your-turn", about)
    if card not in USED_IN[window.kind]:
        return Refusal("ZB-11.3", "not-after-a-combat-roll", about)
    return _changes_nothing(state, window, seat, card)


def _changes_nothing(state: State, window: Window, seat: int, card: Card) -> Refusal:
    """Why a card that could be played now would do nothing (ZB-11.10)."""
    find = NOTHING.get(card)
    reason = find(state, window, seat) if find is not None else "already-in-force"
    return Refusal(CHANGES_NOTHING, reason, {"card": card})


def _rush(state: State, window: Window, seat: int) -> str:
    if window.kind == POST_COMBAT_ROLL:
        return "roll-is-enough"
    if state.driving:
        return "already-driving"
    return "already-in-force" if state.doubled else "no-steps-to-take"


def _cramp(state: State, window: Window, seat: int) -> str:
    if window.about["seat"] == seat:
        return "only-for-others"
    return "already-in-force" if state.allowance else "no-steps-to-take"


def _throw(state: State, window: Window, seat: int) -> str:
    if state.combat_rests():
        return "zombies-are-fed"
    rooms = state.city.rooms[tile_of(state.pawns[seat])]
    return "no-zombies-inside" if rooms else "no-building-here"


def _burn(state: State, window: Window, seat: int) -> str:
    return "not-in-a-building" if building_of(state, state.pawns[seat]) == NOWHERE else "already-in-force"


def _shove(state: State, window: Window, seat: int) -> str:
    if state.zombies_rest():
        return "zombies-rest"
    return "no-space-left" if state.zombies else "no-zombies-on-map"


def _summon(state: State, window: Window, seat: int) -> str:
    return "no-space-left" if state.pool else "pool-empty"


NOTHING: dict[Card, Callable[[State, Window, int], str]] = {
    ADRENALINE_RUSH: _rush,
    BRAIN_CRAMP: _cramp,
    GRENADE: _throw,
    KEYS: lambda state, window, seat: "already-driving",
    MOLOTOV: _burn,
    MUCH_NEEDED_REST: lambda state, window, seat: "life-at-cap",
    THIS_ISNT_SO_BAD: _shove,
    WERE_SCREWED: _summon,
    ZOMBIE_MASTER: _summon,
}
"""Why each would do nothing; the others are in force already."""
