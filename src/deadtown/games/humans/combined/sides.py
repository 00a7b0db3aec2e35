"""Shotgun guys against zombie players: who plays on which side (HX-1.3)."""

from collections.abc import Sequence

from deadtown.games.humans.combined.state import GUY, ZOMBIE, Options, Side, State
from deadtown.kernel import BadOptions, Refusal


def seated(options: Options, players: Sequence[str]) -> tuple[Side, ...]:
    """The side of every seat (HX-1.3)."""
    seats = range(len(players))
    if options.hx_sides == "seat_by_seat":
        sides = options.hx_seats
        if len(sides) != len(players):
            raise BadOptions(Refusal("HX-1.3", "a-side-for-every-seat", {"count": len(players)}))
        if len({*sides}) < 2:
            raise BadOptions(Refusal("HX-1.3", "both-sides"))
        return sides
    if options.hx_sides in ("one_guy", "one_zombie_player"):
        one, others = (GUY, ZOMBIE) if options.hx_sides == "one_guy" else (ZOMBIE, GUY)
        return tuple(others if seat else one for seat in seats)
    first, second = (GUY, ZOMBIE) if options.hx_sides == "alternate" else (ZOMBIE, GUY)
    return tuple(second if seat % 2 else first for seat in seats)


def role(state: State, seat: int) -> str:
    return state.sides[seat]
