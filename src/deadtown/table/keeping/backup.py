"""Taking a backup while people play, and going back to one."""

import os
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import msgspec
from sqlalchemy import Connection, Table, delete, func, select, tuple_, update

from deadtown.complaint import Complaint
from deadtown.kernel import fresh_seed
from deadtown.table.entries import Restored, write_entry
from deadtown.table.keeping.backup_file import BATCH, KEPT, BackupReader, BackupWriter, sync_folder
from deadtown.table.keeping.visit import Visit
from deadtown.table.store import Raced
from deadtown.table.store.reading import LIVE
from deadtown.table.store.saving import Row, insert
from deadtown.table.store.schema import EPOCH, costs, entries, house, members, players, sessions, snapshots, tables

LOCKED = (costs, players, sessions, entries, tables, members, snapshots, house)
"""In the order in which servers write to them, so that nobody waits in a ring."""


class BackedUp(msgspec.Struct, frozen=True):
    """What a backup holds."""

    made: float
    counts: dict[str, int]


def back_up(visit: Visit, path: Path, replace: bool, now: float) -> BackedUp:
    """Write all there is, as it is at one moment, into a file that is there as a whole or not at all."""
    if path.exists() and not replace:
        raise Complaint(f"backup {path}: there is a file already (--replace writes a new one in its place)")
    with new_file(path) as file, BackupWriter(file, now) as writer:
        with visit.reading() as connection:
            for table in KEPT:
                writer.begin(table)
                for rows in all_rows(connection, table):
                    writer.add(rows)
        writer.end()
    return BackedUp(now, writer.counts)


@contextmanager
def new_file(path: Path) -> Iterator[BinaryIO]:
    """A file for its owner's eyes that gets its name when it is finished. It holds seeds and hashes of tokens."""
    part = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
        sync_folder(path)
    except OSError as error:
        raise Complaint(f"backup {path}: {error.strerror or error}") from None
    finally:
        part.unlink(missing_ok=True)


def all_rows(connection: Connection, table: Table) -> Iterator[Sequence[Any]]:
    """All rows of a kind, some at a time, in the order of their keys."""
    key = tuple_(*table.primary_key)
    query = select(table).order_by(*table.primary_key).limit(BATCH)
    places = [table.c.keys().index(column.name) for column in table.primary_key]
    rows = connection.execute(query).all()
    while rows:
        yield rows
        last = tuple_(*(rows[-1][place] for place in places))
        rows = connection.execute(query.where(key > last)).all()


def check_backup(path: Path) -> BackedUp:
    """Read a backup to its end, and complain of whatever is wrong with it."""
    reader = BackupReader(path)
    for _ in reader.rows():
        pass
    assert reader.head is not None
    assert reader.end is not None
    return BackedUp(reader.head.made, reader.end.counts)


def restore(visit: Visit, path: Path, replace: bool, now: float) -> BackedUp:
    """Put what a backup holds in the place of all there is. The servers read everything anew."""
    checked = check_backup(path)
    try:
        with visit.writing() as connection:
            visit.hold_others_back(connection, *LOCKED)
            if not replace and holds_something(connection):
                raise Complaint(f"database {visit.shown}: there are tables or guests in it (--replace gives them up)")
            since = Since.read(connection)
            for table in (costs, *reversed(KEPT)):
                connection.execute(delete(table))
            reader = BackupReader(path)
            for table, rows in reader.rows():
                if kept := since.kept(table, rows):
                    insert(connection, table, kept)
            if reader.end is None or reader.end.counts != checked.counts:
                raise Complaint(f"backup {path}: it has changed meanwhile")
            renew_luck(connection, now)
            connection.execute(update(house).where(house.c.name == EPOCH).values(value=secrets.token_hex(8)))
            visit.tell_changed(connection)
    except Raced:
        raise Complaint(f"backup {path}: it holds something twice") from None
    return checked


def renew_luck(connection: Connection, now: float) -> None:
    """Let no game go on with luck that somebody may know, who has seen what came of it since the backup."""
    ends = select(entries.c.table_id, func.max(entries.c.number)).group_by(entries.c.table_id)
    unfinished = ends.join(tables, tables.c.id == entries.c.table_id).where(tables.c.phase.in_(LIVE))
    rows = [
        (table, last + 1, write_entry(Restored(now, fresh_seed()))) for table, last in connection.execute(unfinished)
    ]
    insert(connection, entries, rows)


class Since(NamedTuple):
    """What was decided about guests since a backup was made, as the database says that it takes the place of."""

    banned: dict[str, float | None]
    """By guest: since when they are banned, if they are."""
    sessions: frozenset[bytes]
    """The hashes of the tokens that hold."""

    @classmethod
    def read(cls, connection: Connection) -> "Since":
        banned = {row.id: row.banned for row in connection.execute(select(players.c.id, players.c.banned))}
        return cls(banned, frozenset(connection.execute(select(sessions.c.token_hash)).scalars()))

    def kept(self, table: Table, rows: Sequence[Row]) -> list[Row]:
        """The rows of a backup, without sessions that were ended since, and with the bans that hold now. Whoever is not
        known here is as the backup says."""
        names = table.c.keys()
        if table is players:
            player, place = names.index("id"), names.index("banned")
            return [(*row[:place], self.banned.get(str(row[player]), row[place]), *row[place + 1 :]) for row in rows]
        if table is sessions:
            player, token = names.index("player_id"), names.index("token_hash")
            return [row for row in rows if row[player] not in self.banned or row[token] in self.sessions]
        return list(rows)


def holds_something(connection: Connection) -> bool:
    return any(connection.execute(select(table).limit(1)).first() is not None for table in KEPT)
