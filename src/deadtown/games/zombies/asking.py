"""When it matters to be asked in a window (ZB-11.3).

A turn has a dozen windows, and most cards may be played in any of them. Nobody wants to pass sixty times a round. So
whoever is asked only when it matters is asked in the moments that a card is made for, once at the end of the own turn,
once before the next one begins, when the card of this round would be lost, and when somebody is about to win.
"""

from deadtown.games.town import UNREACHABLE, distances
from deadtown.games.zombies.cards import (
    ADRENALINE_RUSH,
    AFTER_STEP,
    ALTERNATE_FOOD_SOURCE,
    BRAIN_CRAMP,
    CHAINSAW,
    GRENADE,
    ITEMS,
    KEYS,
    LOTS_OF_AMMO,
    MOLOTOV,
    MUCH_NEEDED_REST,
    POST_COMBAT_ROLL,
    POST_MOVE_ROLL,
    PRE_COMBAT_ROLL,
    PRE_MOVE_ROLL,
    TURN_END,
    TURN_START,
    UNTIED_SHOE,
    Card,
)
from deadtown.games.zombies.combat import NEEDED
from deadtown.games.zombies.play import TILE_SPACES
from deadtown.games.zombies.state import NOWHERE, TOWN_SQUARE, Pawn, State
from deadtown.kernel import Window

OWN_MOMENTS: dict[Card, frozenset[str]] = {
    ADRENALINE_RUSH: frozenset({POST_MOVE_ROLL, POST_COMBAT_ROLL}),
    ALTERNATE_FOOD_SOURCE: frozenset({PRE_COMBAT_ROLL, TURN_END}),
    KEYS: frozenset({PRE_MOVE_ROLL}),
    MUCH_NEEDED_REST: frozenset({PRE_MOVE_ROLL}),
    **dict.fromkeys(ITEMS, frozenset({TURN_START, PRE_COMBAT_ROLL, AFTER_STEP})),
}
"""When a card from hand matters in the own turn, or in an own combat; the others do at its end."""
USES: dict[Card, frozenset[str]] = {
    CHAINSAW: frozenset({PRE_COMBAT_ROLL}),
    MOLOTOV: frozenset({PRE_COMBAT_ROLL}),
    GRENADE: frozenset({PRE_COMBAT_ROLL, AFTER_STEP}),
    LOTS_OF_AMMO: frozenset({POST_COMBAT_ROLL}),
}
"""When an item in play matters."""
AT_THE_END = frozenset({TURN_END})
AGAINST_A_MOVE = frozenset({BRAIN_CRAMP, UNTIED_SHOE})
"""Cards that are made for somebody else's movement roll."""
A_LAST_STEP = 2
"""How many zombies short of the goal somebody is about to win."""


def matters(state: State, seat: int, window: Window) -> bool:
    """Whether a seat should be asked: from what it knows alone."""
    subject = int(window.about["seat"])
    if seat in (subject, state.active):
        return any(matters_to_oneself(state, seat, subject, window.kind, *option[:2]) for option in window.plays(seat))
    if window.kind == TURN_END:
        return (state.active + 1) % len(state.pawns) == seat and _may_play(window, seat)
    if window.kind != POST_MOVE_ROLL:
        return False
    if about_to_win(state, subject):
        return True
    return subject == leader(state, seat) and any(option[1] in AGAINST_A_MOVE for option in window.plays(seat))


def _may_play(window: Window, seat: int) -> bool:
    """Whether a card from hand could be played, which would be too late soon."""
    return any(option[0] == "play" for option in window.plays(seat))


def matters_to_oneself(state: State, seat: int, subject: int, kind: str, verb: str | int, name: str | int) -> bool:
    card = str(name)
    if kind == POST_COMBAT_ROLL:
        return seat == subject and state.roll is not None and _helps(state.roll.total, state.pawns[seat], card)
    if verb == "use":
        return kind in USES.get(card, AT_THE_END)
    return kind in OWN_MOMENTS.get(card, AT_THE_END)


def _helps(total: int, pawn: Pawn, card: Card) -> bool:
    """Whether a lost roll is won by a card, which the fighter could not pay for."""
    missing = NEEDED - total
    return 0 < missing <= 2 if card == ADRENALINE_RUSH else pawn.bullets < missing <= pawn.bullets + 3


def about_to_win(state: State, seat: int) -> bool:
    """Whether a player may win with the movement that has just been rolled for (ZB-13.1, ZB-13.2)."""
    pawn = state.pawns[seat]
    if pawn.kills >= state.options.zb_kill_goal - A_LAST_STEP:
        return True
    return state.helipad != NOWHERE and to_helipad(state, pawn) <= state.left


def to_helipad(state: State, pawn: Pawn) -> int:
    """How many steps it is to the centre of the Helipad; too many for a pawn that is off the map."""
    if pawn.space == NOWHERE:
        return UNREACHABLE
    return distances(state.city, TILE_SPACES * state.helipad + TOWN_SQUARE)[pawn.space]


def leader(state: State, seat: int) -> int:
    """Which opponent is nearest to winning, at a look."""
    opponents = [other for other in range(len(state.pawns)) if other != seat]
    return max(opponents, key=lambda other: prospects(state, state.pawns[other]))


def prospects(state: State, pawn: Pawn) -> float:
    by_kills = pawn.kills / state.options.zb_kill_goal
    if state.helipad == NOWHERE:
        return by_kills
    return max(by_kills, 1 - to_helipad(state, pawn) / 30)
