"""Links into a table: whoever has one may enter, and a seat's link gives that seat and no other."""

import hmac
from hashlib import blake2b

import msgspec

from deadtown.table.denied import Denied
from deadtown.table.state import TableState


class Links(msgspec.Struct, frozen=True):
    """The secrets that stand behind the ``#`` of a link."""

    table: str
    seats: list[str]


class Access(msgspec.Struct, frozen=True):
    """What somebody may do at a table: be there, and take this seat (None: any that is free)."""

    seat: int | None = None
    dropped: bool = False
    """Whether the seat has been taken away: then they may only watch."""


def links_of(state: TableState) -> Links:
    """A seat keeps its link when others are taken away."""
    return Links(_secret(state, "table"), [_seat_secret(state, number) for number in state.first_numbers])


def enter(state: TableState, player: str, link: str) -> Access:
    """Let somebody in, or deny it."""
    if link:
        links = links_of(state)
        for seat, secret in enumerate(links.seats):
            if _same(secret, link):
                return Access(seat)
        if any(_same(_seat_secret(state, number), link) for number in state.dropped):
            return Access(dropped=True)
        if not _same(links.table, link):
            raise Denied("forbidden", "bad-link")
    elif state.settings.visibility != "public" and player != state.host and not (player and state.seats_of(player)):
        raise Denied("forbidden", "needs-link")
    return Access()


def may_look(state: TableState, player: str) -> bool:
    """Whether somebody may see the game: those who play, their host, and spectators where there may be any."""
    if state.settings.spectators or state.phase != "playing":
        return True
    return bool(player) and (player == state.host or bool(state.seats_of(player)))


def check_spectator(state: TableState, player: str) -> None:
    if not may_look(state, player):
        raise Denied("forbidden", "no-spectators")


def _seat_secret(state: TableState, number: int) -> str:
    """The secret of a seat, by its number when the table was made."""
    return _secret(state, f"seat {number}")


def _same(secret: str, link: str) -> bool:
    return hmac.compare_digest(secret.encode(), link.encode("utf-8", "replace"))


def _secret(state: TableState, what: str) -> str:
    return derived(state, what, 16)


def derived(state: TableState, what: str, size: int) -> str:
    """What follows from the secret of a table, always the same, and tells nothing of it."""
    return blake2b(what.encode(), key=state.secret.encode(), digest_size=size).hexdigest()
