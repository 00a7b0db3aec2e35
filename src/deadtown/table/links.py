"""Links into a table: whoever has one may enter, and a seat's link gives that seat and no other."""

import hmac
from hashlib import blake2b

import msgspec

from deadtown.table.denied import Denied
from deadtown.table.state import TABLE_LINK, TableState, seat_link

OLD_LINKS = 20
"""How many void forms of a link are still told from links that never were."""


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
    """A seat keeps its link when others are taken away. Who was removed has caused new ones."""
    return Links(_secret(state, TABLE_LINK), [_secret(state, seat_link(number)) for number in state.first_numbers])


def links_for(state: TableState, player: str) -> Links:
    """The links that somebody may give away: the host all of them, those who play the one of the table."""
    links = links_of(state)
    if player == state.host:
        return links
    if not state.seats_of(player):
        raise Denied("forbidden", "no-seat")
    return Links(links.table, [])


def enter(state: TableState, player: str, link: str) -> Access:
    """Let somebody in, or deny it. Whoever belongs to the table needs no link, nor a new one."""
    public = state.settings.visibility == "public"
    if is_shut_out(state, player):
        raise Denied("forbidden", "removed")
    if link:
        links = links_of(state)
        for seat, secret in enumerate(links.seats):
            if _same(secret, link):
                return Access(seat)
        if any(_same(_secret(state, seat_link(number)), link) for number in state.dropped):
            return Access(dropped=True)
        if not _same(links.table, link):
            _check_old(state, player, link)
    elif not public and not state.belongs(player):
        raise Denied("forbidden", "needs-link")
    return Access()


def _check_old(state: TableState, player: str, link: str) -> None:
    """Denied for a link of another table; and for one of this table that is void by now, where one is needed."""
    if state.belongs(player):
        return
    void = [(name, age) for name, now in state.renewed.items() for age in range(max(0, now - OLD_LINKS), now)]
    if not any(_same(_secret_of_age(state, name, age), link) for name, age in void):
        raise Denied("forbidden", "bad-link")
    if state.settings.visibility != "public":
        raise Denied("forbidden", "old-link")


def is_shut_out(state: TableState, player: str) -> bool:
    """Whether somebody was removed from a table that is not open to all."""
    return player in state.banned and state.settings.visibility != "public"


def check_welcome(state: TableState, player: str) -> None:
    """Denied to those whom the host has removed, wherever they would sit."""
    if player in state.banned:
        raise Denied("forbidden", "removed")


def may_look(state: TableState, player: str) -> bool:
    """Whether somebody may see the game: its company, their host, and spectators where there may be any; nobody who was
    removed from a table that is not open to all."""
    if is_shut_out(state, player):
        return False
    return state.settings.spectators or state.phase != "playing" or state.belongs(player)


def check_spectator(state: TableState, player: str) -> None:
    if not may_look(state, player):
        raise Denied("forbidden", "no-spectators")


def _same(secret: str, link: str) -> bool:
    return hmac.compare_digest(secret.encode(), link.encode("utf-8", "replace"))


def _secret(state: TableState, name: str) -> str:
    """The secret of a link as it is now."""
    return _secret_of_age(state, name, state.renewed.get(name, 0))


def _secret_of_age(state: TableState, name: str, age: int) -> str:
    """The secret of a link after it was made anew so often."""
    what = f"{name}, anew {age}" if age else name
    return blake2b(what.encode(), key=state.secret.encode(), digest_size=16).hexdigest()
