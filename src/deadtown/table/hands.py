"""Who may sit where once a game runs: nobody sees a second hand, and a seat that was left is kept.

Whoever held a seat knows what it knew. So who has, or had, one may return to it and take no other; and a seat that was
left goes to its last player, or to somebody new: the others must agree, and for a day the last player, too. Else one
who plays against a single other could have that one's hand by a second guest.
"""

from deadtown.table.denied import Denied
from deadtown.table.state import TableState


def check_seat(state: TableState, player: str, number: int) -> None:
    """Denied when somebody may not simply sit down at a seat of somebody else, a bot's or nobody's."""
    check_hand(state, player, number)
    seat = state.seats[number]
    if seat.kept and seat.kept != player:
        raise Denied("conflict", "seat-kept", place=number + 1, name=seat.kept_name)


def check_hand(state: TableState, player: str, number: int) -> None:
    """Denied when somebody may not even ask for a seat: it is taken, or they know another hand.

    Who goes on alone with a game that was saved may take several of its seats, as before a game begins.
    """
    seat, held = state.seats[number], state.held.get(player, [])
    if seat.who == "person" or (seat.who == "bot" and not seat.kept):
        raise Denied("conflict", "seat-taken", place=number + 1, name=seat.name)
    if held and number not in held and len(state.held) > 1:
        raise Denied("forbidden", "other-hand", place=held[0] + 1)


def seat_for(state: TableState, player: str) -> int | None:
    """The seat of somebody who names none: their own, one that is kept for them, a free one, or one that is kept for
    somebody else, for which they may ask. None where there is none."""
    own, kept = state.seats_of(player), state.kept_for(player)
    free = [number for number, seat in enumerate(state.seats) if seat.who == "open" and not seat.kept]
    others = [number for number, seat in enumerate(state.seats) if seat.who != "person" and seat.kept]
    return next(iter((*own, *kept, *free, *others)), None)
