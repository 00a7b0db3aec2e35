"""The guests of the house: found, logged out, banned."""

import msgspec
from sqlalchemy import Connection, delete, func, or_, select, update

from deadtown.complaint import Complaint
from deadtown.table.keeping.visit import Visit
from deadtown.table.store.reading import LIVE, can_be_kept
from deadtown.table.store.schema import members, players, sessions, tables


class GuestLine(msgspec.Struct, frozen=True):
    """A guest in a list."""

    id: str
    name: str
    created: float
    seen: float | None
    """About when they were last here, where that is known."""
    banned: float | None
    """Since when they are not let in, if they are not."""
    tables: int
    """How many tables are theirs, or have a seat of theirs."""
    playing: int
    """How many of these are neither over nor closed."""
    browsers: int
    tokens: int


def list_guests(connection: Connection, words: str, banned: bool, limit: int) -> list[GuestLine]:
    """The guests whose id it is, or in whose names it stands; who was here last comes first."""
    if not can_be_kept(words):
        return []
    seen = func.coalesce(players.c.seen, players.c.created)
    query = select(players).order_by(seen.desc(), players.c.id).limit(limit)
    if words:
        found = func.lower(players.c.name).contains(words.lower(), autoescape=True)
        query = query.where(or_(players.c.id == words, found))
    if banned:
        query = query.where(players.c.banned.is_not(None))
    return [
        GuestLine(
            guest.id,
            guest.name,
            guest.created,
            guest.seen,
            guest.banned,
            *count_tables(connection, guest.id),
            *count_sessions(connection, guest.id),
        )
        for guest in connection.execute(query).all()
    ]


def count_tables(connection: Connection, guest: str) -> tuple[int, int]:
    """How many tables somebody has to do with, and how many of them go on."""
    query = (
        select(tables.c.phase, func.count())
        .join(members, members.c.table_id == tables.c.id)
        .where(members.c.player_id == guest)
        .group_by(tables.c.phase)
    )
    counted: dict[str, int] = {row[0]: row[1] for row in connection.execute(query)}
    return sum(counted.values()), sum(counted.get(phase, 0) for phase in LIVE)


def count_sessions(connection: Connection, guest: str) -> tuple[int, int]:
    """How many browsers and programs somebody is logged in with."""
    query = select(sessions.c.kind, func.count()).where(sessions.c.player_id == guest).group_by(sessions.c.kind)
    counted: dict[str, int] = {row[0]: row[1] for row in connection.execute(query)}
    return counted.get("cookie", 0), counted.get("bearer", 0)


def check_guest(connection: Connection, guest: str) -> None:
    """Complain unless there is a guest of that id. Names are not enough: anybody may take any."""
    query = select(players.c.id).where(players.c.id == guest)
    if not can_be_kept(guest) or connection.execute(query).first() is None:
        raise Complaint(f"no guest has the id {guest!r}; deadtown house players NAME finds ids")


def log_out(visit: Visit, guest: str) -> int:
    """End all sessions of somebody, of browsers and of programs. How many there were."""
    with visit.writing() as connection:
        check_guest(connection, guest)
        ended = connection.execute(delete(sessions).where(sessions.c.player_id == guest)).rowcount
        visit.tell_changed(connection)
    return ended


def ban(visit: Visit, guest: str, now: float) -> bool:
    """Let somebody in no more. False when it was so before.

    Their sessions stay in the storage and open nothing, so that they can be told why: whom nobody knows could come in
    again under the next name.
    """
    return set_ban(visit, guest, now)


def lift_ban(visit: Visit, guest: str) -> bool:
    """Let somebody in again, with the sessions from before. False when they were not banned."""
    return set_ban(visit, guest, None)


def set_ban(visit: Visit, guest: str, since: float | None) -> bool:
    other = players.c.banned.is_(None) if since is not None else players.c.banned.is_not(None)
    with visit.writing() as connection:
        check_guest(connection, guest)
        changed = connection.execute(update(players).where(players.c.id == guest, other).values(banned=since)).rowcount
        visit.tell_changed(connection)
    return bool(changed)
