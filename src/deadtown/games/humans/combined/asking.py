"""When it matters to be asked in a window (HX-6.3).

Both games have many windows, and here cards of both may be played in most of them. Whoever is asked only when it
matters is asked in the own turn at the moment that a card is made for; against others when they lead or are near their
goal, when oneself is about to be caught, and in the turn before the own one, when the card of this round would be lost.
"""

from deadtown.games.humans import asking as hordes
from deadtown.games.humans.cards import BEFORE_MOVE, BOARDED_UP, DO_OVER_ANY, KINDS, STAMPEDE
from deadtown.games.humans.combined.cards import is_humans_card
from deadtown.games.humans.combined.state import State
from deadtown.games.zombies import asking as guys
from deadtown.games.zombies.cards import ADRENALINE_RUSH, POST_MOVE_ROLL, PRE_COMBAT_ROLL, TURN_END, Card
from deadtown.kernel import Option, Window

FOR_HORDES = frozenset({BOARDED_UP, STAMPEDE})
"""Cards that concern hordes: they do nothing for a shotgun guy's turn, nor against it."""


def matters(state: State, seat: int, window: Window) -> bool:
    """Whether a seat should be asked: from what it knows alone."""
    if window.kind == DO_OVER_ANY:
        return hordes.worth_a_token(state, seat, is_dangerous(state, seat))
    subject = int(window.about["seat"])
    return any(_thought_of(state, seat, subject, window.kind, option) for option in window.plays(seat))


def _thought_of(state: State, seat: int, subject: int, kind: str, option: Option) -> bool:
    """Whether a player would think of this at that moment."""
    verb, card = str(option[0]), str(option[1])
    if is_humans_card(card):
        return _of_humans(state, seat, kind, card)
    if seat in (subject, state.active):
        in_time = card == ADRENALINE_RUSH and kind == BEFORE_MOVE
        return in_time or guys.matters_to_oneself(state, seat, subject, kind, verb, card)
    if kind == TURN_END:
        # The card of this round would be lost; items in play are not.
        return verb == "play" and is_next(state, seat)
    if kind not in (POST_MOVE_ROLL, BEFORE_MOVE):
        return False
    return about_to_win(state, subject) or (leader(state, seat) == subject and card in guys.AGAINST_A_MOVE)


def _of_humans(state: State, seat: int, kind: str, card: Card) -> bool:
    """Whether a card of Humans!!! would be thought of."""
    if kind == PRE_COMBAT_ROLL:
        return KINDS[card].bonus > 0
    if card in FOR_HORDES and state.is_guy(state.active):
        return False
    if seat == state.active:
        return hordes.helps(state, card)
    caught = state.attempt is not None and state.attempt.guy == seat
    return (caught or is_next(state, seat) or is_dangerous(state, seat)) and hordes.hinders(state, card)


def is_next(state: State, seat: int) -> bool:
    """Whether the next turn is that of a seat."""
    return (state.active + 1) % len(state.sides) == seat


def is_dangerous(state: State, seat: int) -> bool:
    """Whether the player whose turn it is leads the opponents of a seat, or is about to win."""
    return about_to_win(state, state.active) or leader(state, seat) == state.active


def about_to_win(state: State, seat: int) -> bool:
    """Whether a player is a step, a kill or a capture or two away from the own goal (HX-12.1)."""
    return guys.about_to_win(state, seat) if state.is_guy(seat) else hordes.about_to_win(state, seat)


def leader(state: State, seat: int) -> int:
    """Which opponent is nearest to winning, at a look."""
    opponents = [other for other in range(len(state.sides)) if other != seat]
    return max(opponents, key=lambda other: prospects(state, other))


def prospects(state: State, seat: int) -> float:
    """How much of the way to the own goal a player has made; the Helipad is a way, too."""
    if state.is_guy(seat):
        return guys.prospects(state, state.pawns[seat])
    horde = state.leaders[seat]
    return horde.points / horde.sheet.points
