"""What is read from the database."""

from collections.abc import Collection
from itertools import product
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, extract, func, select

from deadtown.table.store.rows import Player, Session, Snapshot, Stored, Summary
from deadtown.table.store.schema import (
    EPOCH,
    entries,
    house,
    members,
    players,
    sessions,
    snapshots,
    tables,
    version,
)

LIVE = ("open", "playing")
PHASES = (*LIVE, "over", "closed")
VISIBILITIES = ("public", "link")
MOST_HASHES = 500
"""Sessions asked for in one query."""
WITH_PLAYERS = select(sessions, players).join(players, players.c.id == sessions.c.player_id)


def can_be_kept(text: str | None) -> bool:
    """Whether a database could hold such a text. What it can't hold it can't find either, and should not be asked for:
    it comes from outside, and drivers would make an error of it."""
    try:
        return text is None or b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False


def read_table(connection: Connection, table: str, whole: bool) -> Stored | None:
    if not can_be_kept(table):
        return None
    snapshot = None if whole else read_snapshot(connection, table)
    log = read_entries(connection, table, snapshot.number if snapshot is not None else 0)
    return Stored(snapshot, log) if snapshot is not None or log else None


def read_snapshot(connection: Connection, table: str) -> Snapshot | None:
    query = select(snapshots.c.number, snapshots.c.body).where(snapshots.c.table_id == table)
    found = connection.execute(query).first()
    return Snapshot(found.number, found.body) if found is not None else None


def read_entries(connection: Connection, table: str, after: int, most: int | None = None) -> list[tuple[int, bytes]]:
    query = (
        select(entries.c.number, entries.c.body)
        .where(entries.c.table_id == table, entries.c.number > after)
        .order_by(entries.c.number)
        .limit(most)
    )
    return [(number, body) for number, body in connection.execute(query)]


class Wanted(NamedTuple):
    """Which tables to list; None means any."""

    phase: Collection[str] | None
    visibility: str | None
    game: str | None
    member: str | None
    before: float | None


def read_summaries(connection: Connection, wanted: Wanted, limit: int) -> list[Summary]:
    """The tables that fit, the last changed first."""
    if not (can_be_kept(wanted.game) and can_be_kept(wanted.member)):
        return []
    query = select(tables).order_by(tables.c.changed.desc(), tables.c.id).limit(limit)
    if wanted.game is not None:
        query = query.where(tables.c.game == wanted.game)
    if wanted.before is not None:
        query = query.where(tables.c.changed < wanted.before)
    queries = of_member(query, wanted) if wanted.member is not None else of_anybody(query, wanted)
    found = [Summary(*row) for query in queries for row in connection.execute(query)]
    return sorted(found, key=lambda summary: (-summary.changed, summary.id))[:limit]


def of_member(query: Select[Any], wanted: Wanted) -> list[Select[Any]]:
    """All that somebody has a seat at, then those of them that fit."""
    query = query.join(members, members.c.table_id == tables.c.id).where(members.c.player_id == wanted.member)
    if wanted.phase is not None:
        query = query.where(tables.c.phase.in_(sorted(wanted.phase)))
    if wanted.visibility is not None:
        # Not the bare column, or SQLite would go through all tables of that visibility by their index.
        query = query.where(tables.c.visibility.concat("") == wanted.visibility)
    return [query]


def of_anybody(query: Select[Any], wanted: Wanted) -> list[Select[Any]]:
    """A query for each phase and visibility, whose tables lie in order in the index: so only the first of each are
    read, and a list of a few open tables costs the same among a hundred thousand closed ones."""
    phases = sorted(PHASES if wanted.phase is None else wanted.phase)
    visibilities = VISIBILITIES if wanted.visibility is None else (wanted.visibility,)
    return [
        query.where(tables.c.phase == phase, tables.c.visibility == visibility)
        for phase, visibility in product(phases, visibilities)
    ]


def count_live_tables(connection: Connection, host: str) -> int:
    query = select(func.count()).select_from(tables).where(tables.c.host == host, tables.c.phase.in_(LIVE))
    return connection.execute(query).scalar_one()


def read_session(connection: Connection, token_hash: bytes) -> tuple[Session, Player] | None:
    return next(iter(read_sessions_by_hash(connection, [token_hash])), None)


def read_sessions_by_hash(connection: Connection, hashes: Collection[bytes]) -> list[tuple[Session, Player]]:
    """Those of some sessions that are there."""
    found, left, width = [], list(hashes), len(sessions.c)
    while left:
        some, left = left[:MOST_HASHES], left[MOST_HASHES:]
        rows = connection.execute(WITH_PLAYERS.where(sessions.c.token_hash.in_(some)))
        found += [(Session(*row[:width]), Player(*row[width:])) for row in rows]
    return found


def read_sessions(connection: Connection, player: str) -> list[Session]:
    query = select(sessions).where(sessions.c.player_id == player).order_by(sessions.c.created, sessions.c.token_hash)
    return [Session(*row) for row in connection.execute(query)]


def read_clock(connection: Connection) -> float:
    """The time by the clock of PostgreSQL."""
    return float(connection.execute(select(extract("epoch", func.clock_timestamp()))).scalar_one())


def read_epoch(connection: Connection) -> str:
    """What changes when a backup is restored."""
    return str(connection.execute(select(house.c.value).where(house.c.name == EPOCH)).scalar_one())


def read_version(connection: Connection) -> str:
    return str(connection.execute(select(version.c.version_num)).scalar_one())
