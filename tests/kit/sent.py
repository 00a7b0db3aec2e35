"""Every byte that a seat is sent."""

from collections.abc import Iterable
from random import Random

import msgspec

from deadtown.kernel import Event, Match


def sent(match: Match, seat: int | None) -> bytes:
    """The position, the decision, and the answer to every question that the seat may ask about it."""
    parts: list[object] = [match.seen_by(seat)]
    if seat is not None:
        parts += [match.why_not(seat, wish) for wish in match.game.words.wishes(match.state, seat)]
    return msgspec.json.encode(parts)


def told(events: Iterable[Event], seat: int | None) -> bytes:
    """The events in the form in which the seat may know them."""
    return msgspec.json.encode([event.seen_by(seat) for event in events])


def everybody(players: int) -> list[int | None]:
    return [*range(players), None]


def somebody(players: int, luck: Random) -> list[int | None]:
    """A few of all seats and the spectators, others each time: in the course of a game everybody has many turns."""
    return luck.sample(everybody(players), max(2, players // 2))
