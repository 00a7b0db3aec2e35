"""When it matters to be asked in a window (HU-12.3, HU-12.5).

Every attempt to capture has up to four windows, and with six players there are many attempts. Whoever is asked only
when it matters is asked in the own turn at the moment that a card is made for; against others when they lead or are
near their goal, and in the turn before the own one, when the card of this round would be lost.
"""

from deadtown.games.humans.cards import (
    BIG_CHAINSAW,
    BOARDED_UP,
    DEATH_GRIP,
    DO_OVER_ANY,
    ESCAPE,
    SECOND_HELPING,
    SLIPPERY_CUSTOMER,
    THIS_WAY,
    Card,
)
from deadtown.games.humans.play import standing
from deadtown.games.humans.state import State
from deadtown.kernel import Window

A_LAST_BITE = 2
"""How many points short of the goal somebody is about to win."""
SIDES = 6


def matters(state: State, seat: int, window: Window) -> bool:
    """Whether a seat should be asked: from what it knows alone."""
    if window.kind == DO_OVER_ANY:
        return worth_a_token(state, seat, is_dangerous(state, seat))
    cards = {str(option[1]) for option in window.plays(seat)}
    if seat == state.active:
        return any(helps(state, card) for card in cards)
    return is_to_be_stopped(state, seat) and any(hinders(state, card) for card in cards)


def helps(state: State, card: Card) -> bool:
    """Whether the active player would think of a card now."""
    attempt = state.attempt
    if card == DEATH_GRIP:
        return _needed(state) > 1
    if card == SECOND_HELPING:
        return attempt is not None and ESCAPE in attempt.drawn
    if card == THIS_WAY:
        return attempt is not None and len(attempt.ends) > 1
    # A building is better closed when somebody else is about to walk in.
    return card != BOARDED_UP


def hinders(state: State, card: Card) -> bool:
    """Whether a card could make things harder for the active player."""
    attempt = state.attempt
    if card == SLIPPERY_CUSTOMER:
        return _needed(state) <= SIDES
    return card != THIS_WAY or (attempt is not None and len(attempt.ends) > 1)


def _needed(state: State) -> int:
    """What the die of a capture roll must show (HU-8.4)."""
    bonus = state.attempt.bonus if state.attempt is not None else 0
    return state.leaders[state.active].sheet.capture - bonus


def is_to_be_stopped(state: State, seat: int) -> bool:
    """Whether a seat should spend its card on the player whose turn it is: a dangerous one, or the last one."""
    return (state.active + 1) % len(state.leaders) == seat or is_dangerous(state, seat)


def is_dangerous(state: State, seat: int) -> bool:
    """Whether the player whose turn it is leads the opponents of a seat, or is about to win."""
    return about_to_win(state, state.active) or leader(state, seat) == state.active


def about_to_win(state: State, seat: int) -> bool:
    """Whether a player is a capture or two away from the goal (HU-15.2)."""
    player = state.leaders[seat]
    return player.points >= player.sheet.points - A_LAST_BITE


def leader(state: State, seat: int) -> int:
    """Which opponent is nearest to winning."""
    opponents = [other for other in range(len(state.leaders)) if other != seat]
    return max(opponents, key=lambda other: standing(state.leaders[other]))


def worth_a_token(state: State, seat: int, dangerous: bool) -> bool:
    """Whether another roll could be in the interest of a seat, where anybody may pay for it (HU-13.1)."""
    roll = state.roll
    assert roll is not None
    if BIG_CHAINSAW in roll.by:  # It hits whatever is rolled (HU-16.8).
        return False
    succeeds = roll.total >= roll.need
    if seat == roll.seat:
        return not roll.need or not succeeds
    if roll.what == "weapon":
        # A hit is bad for the active player, and a miss for those who want to stop that one.
        victim = seat == state.active
        return succeeds == victim and (victim or dangerous)
    return roll.what in ("breach", "capture") and succeeds and dangerous
