"""Which cards of both sets a seat may play in a window: by its side, and by whose turn it is (HX-6, HX-14)."""

from functools import cache

from deadtown.games.humans import cards as humans
from deadtown.games.humans.combined.state import GUY, ZOMBIE, Side
from deadtown.games.zombies import cards as zombies

Card = str

ANYTIME = frozenset(
    {
        *(zombies.TURN_START, zombies.AFTER_TILE, humans.BEFORE_MOVE),
        *(zombies.PRE_ZOMBIE_ROLL, zombies.POST_ZOMBIE_ROLL, zombies.TURN_END),
    }
)
"""The windows of a zombie player's turn in which cards of Zombies!!! may be played at any time (HX-6.4)."""
WINDOWS = (*zombies.WINDOWS, *(window for window in humans.WINDOWS if window not in zombies.WINDOWS))
"""All windows of both games."""

FOR_GUYS = frozenset(
    {
        *zombies.ITEMS,
        *(zombies.BAD_SENSE_OF_DIRECTION, zombies.KEYS, zombies.MUCH_NEEDED_REST),
    }
)
"""Cards that zombie players may hold but not play (HX-6.9, table 3.6)."""
FOR_ZOMBIES = frozenset(
    {humans.BACK_DOOR, humans.DEATH_GRIP, humans.STITCHED_UP, humans.STICKY_FINGERS, humans.SECOND_HELPING}
)
"""Cards that shotgun guys may hold but not play (table 3.3)."""

IN_A_GUYS_TURN = {
    humans.FRESH_MEAT: zombies.PRE_MOVE_ROLL,
    humans.SECOND_WIND: zombies.POST_MOVE_ROLL,
    humans.RIGOR_MORTIS: zombies.POST_MOVE_ROLL,
}
"""The windows in which cards for movement are played in a shotgun guy's turn (HX-6.5)."""


@cache
def open_cards(window: str, own: bool, side: Side, turn_of: Side, building: str) -> frozenset[Card]:
    """The cards that a seat of a side may play in a window, one's own or not, in the turn of a side."""
    found = {card for card in zombies.KINDS if _zombies_card(card, window, own, side, turn_of, building)}
    return frozenset(found | {card for card in humans.KINDS if _humans_card(card, window, own, side, turn_of)})


def _zombies_card(card: Card, window: str, own: bool, side: Side, turn_of: Side, building: str) -> bool:
    kind = zombies.KINDS[card]
    if side == ZOMBIE and card in FOR_GUYS:
        return False
    if kind.places and building.removeprefix("hu_") not in kind.places:
        return False
    if side == ZOMBIE and card == zombies.ADRENALINE_RUSH:
        return own and window == humans.BEFORE_MOVE
    if window in zombies.WINDOWS and (turn_of == GUY or window not in ANYTIME):
        return window in kind.played and (own or not kind.own)
    return window in ANYTIME and kind.played == zombies.ANY


def _humans_card(card: Card, window: str, own: bool, side: Side, turn_of: Side) -> bool:
    kind = humans.KINDS[card]
    if side == GUY and card in FOR_ZOMBIES:
        return False
    if kind.weapon and window == zombies.PRE_COMBAT_ROLL:
        return side == GUY and own
    if turn_of == GUY:
        moment = IN_A_GUYS_TURN.get(card, kind.window if kind.window == humans.TURN_START else "")
    else:
        moment = kind.window
    return window == moment and kind.whose in (humans.OWN if own else humans.OTHER)


def in_hand(card: Card) -> tuple[bool, Card]:
    """Where a card is kept in a hand: those of a set together, since everybody knows how many there are of each."""
    return is_humans_card(card), card


def is_humans_card(card: Card) -> bool:
    """Whether a card is of the set of Humans!!!: each goes to the pile of its own set (HX-6.1)."""
    return card in humans.KINDS
