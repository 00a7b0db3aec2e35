"""Storage: logs of tables, players and sessions, in SQLite or PostgreSQL. Never blocks the event loop."""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from typing import Self, TypeVar

from sqlalchemy import Connection, delete, update
from sqlalchemy.exc import DBAPIError

from deadtown.complaint import Complaint
from deadtown.table.steady import Steady
from deadtown.table.store import people, reading
from deadtown.table.store.database import READERS, Database
from deadtown.table.store.problems import FileGone, StorageDown, words
from deadtown.table.store.rows import (
    Costs,
    Missed,
    Note,
    Player,
    Restored,
    Session,
    SessionsChanged,
    Stored,
    Summary,
    Write,
)
from deadtown.table.store.saving import insert as insert_rows
from deadtown.table.store.schema import costs, players, version
from deadtown.table.store.writer import Then, Writer

T = TypeVar("T")


class Store:
    """The storage of one server process."""

    def __init__(self, database: Database, loop: asyncio.AbstractEventLoop, closing: ExitStack) -> None:
        """What must be closed one day is put on `closing`."""
        self.worker = secrets.token_hex(8)
        """Who this is among the servers of the database."""
        self.shared = database.is_postgresql
        """Whether there may be other servers."""
        self.clock = clock_of(database)
        """The time as all servers of the database have it."""
        self._database = database
        self._loop = loop
        self._closing = closing
        self._listeners: list[Callable[[Note], None]] = []
        self._heard_of_sessions: Callable[[SessionsChanged], None] | None = None
        self._tell_sessions: people.Telling = people.tell_nobody
        self._looking: set[asyncio.Task[None]] = set()
        self._closed = False
        database.when_replaced = lambda: self._hear([Missed()])
        note = None
        if database.is_postgresql:
            # Its driver takes a while to import, which a server on SQLite need not spend.
            from deadtown.table.store.notes import Notes, tell_appends, tell_sessions

            note, self._tell_sessions = tell_appends(self.worker), tell_sessions(self.worker)
            closing.callback(Notes(database, self.worker, self._hear).close)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="deadtown-reader")
        closing.callback(self._readers.shutdown)
        self._writer = Writer(database, loop, note, lambda: self._hear([Missed()]))
        closing.callback(self._writer.close)

    @classmethod
    async def open(cls, url: str) -> Self:
        """The storage at a path or URL, made or migrated if need be. Complaint, in one line, when it can't be used."""
        return await asyncio.to_thread(cls._open, url, asyncio.get_running_loop())

    @classmethod
    def _open(cls, url: str, loop: asyncio.AbstractEventLoop) -> Self:
        database = Database.open(url)
        with ExitStack() as closing:
            closing.callback(database.close)
            try:
                store = cls(database, loop, closing)
            except (DBAPIError, StorageDown) as error:
                raise Complaint(f"database {database.shown}: {words(error)}") from None
            store._closing = closing.pop_all()
            return store

    async def close(self) -> None:
        """Write everything that is queued, then let go of the database."""
        self._closed = True
        self._listeners.clear()
        for task in self._looking:
            task.cancel()
        self._writer.hand_over()
        await asyncio.to_thread(self._closing.close)

    @property
    def epoch(self) -> str:
        """What changes when a backup is restored: whoever sees another one than before has to read everything anew."""
        return self._writer.epoch

    @property
    def commits(self) -> int:
        """How many transactions were committed; each holds the writes of many callers."""
        return self._writer.commits

    async def append(self, write: Write) -> None:
        """Returns when the write is durable. Raced: nothing was written, the log has gone on without the caller.
        StorageDown: it was not acknowledged; reload the table before anything else is appended to it.
        Cancelling the caller does not cancel the write."""
        assert write.first >= 1
        await self._writer.submit(write)

    def append_then(self, write: Write, then: Then) -> None:
        """The same for somebody who does not wait: ``then`` is called in the event loop, with what went wrong or
        None."""
        assert write.first >= 1
        self._writer.submit_then(write, then)

    async def load(self, table: str, whole: bool = False) -> Stored | None:
        """A table: its newest snapshot and the entries after that, or, whole, all entries from the first."""
        return await self._read(lambda connection: reading.read_table(connection, table, whole))

    async def entries(self, table: str, after: int, most: int | None = None) -> list[tuple[int, bytes]]:
        """The entries of a table after the one of a number, or the first of them, no more than ``most``."""
        return await self._read(lambda connection: reading.read_entries(connection, table, after, most))

    async def tables(
        self,
        *,
        phase: Collection[str] | None = None,
        visibility: str | None = None,
        game: str | None = None,
        member: str | None = None,
        before: float | None = None,
        limit: int,
    ) -> list[Summary]:
        """The tables that fit, the last changed first; `before` goes on where an earlier list ended."""
        wanted = reading.Wanted(phase, visibility, game, member, before)
        return await self._read(lambda connection: reading.read_summaries(connection, wanted, limit))

    async def count_tables(self, host: str) -> int:
        """How many tables of a host are neither over nor closed."""
        return await self._read(lambda connection: reading.count_live_tables(connection, host))

    async def add_player(self, player: Player) -> None:
        await self._writer.submit(people.add_player(player))

    async def see_player(self, id: str, at: float) -> None:
        """Somebody was here."""
        change = update(players).where(players.c.id == id).values(seen=at)
        await self._writer.submit(lambda connection: connection.execute(change))

    async def rename_player(self, id: str, name: str) -> None:
        await self._writer.submit(people.rename_player(id, name, self._tell_sessions))

    async def add_session(self, session: Session, under: bytes = b"") -> bool:
        """A session of a player that is there. With ``under``, only if that other session of theirs has not been ended
        meanwhile; tells whether it was added."""
        adding = people.Adding(session, under)
        await self._writer.submit(adding)
        return adding.added

    async def find_session(self, token_hash: bytes) -> tuple[Session, Player] | None:
        return await self._read(lambda connection: reading.read_session(connection, token_hash))

    async def find_sessions(self, hashes: Collection[bytes]) -> list[tuple[Session, Player]]:
        """Those of some sessions that have not been ended."""
        return await self._read(lambda connection: reading.read_sessions_by_hash(connection, hashes))

    async def drop_session(self, token_hash: bytes) -> None:
        await self._writer.submit(people.drop_session(token_hash, self._tell_sessions))

    async def drop_sessions(self, player: str) -> None:
        """End all sessions of a player, also one that is just being added under another."""
        await self._writer.submit(people.drop_sessions(player, self._tell_sessions))

    async def sessions(self, player: str) -> list[Session]:
        """The sessions of a player, the oldest first."""
        return await self._read(lambda connection: reading.read_sessions(connection, player))

    async def tell_costs(self, told: Costs, outdated: float) -> None:
        """Keep what this server has to tell of costs, in place of what it told before. What was told before
        ``outdated``, by whichever, is dropped."""
        row = (told.worker, told.at, told.body)

        def work(connection: Connection) -> None:
            connection.execute(delete(costs).where(costs.c.at < outdated))
            insert_rows(connection, costs, [row], replace=True)

        await self._writer.submit(work)

    async def check(self) -> None:
        """Write and read, for real; StorageDown when that does not work."""
        same = update(version).values(version_num=version.c.version_num)
        await self._writer.submit(lambda connection: connection.execute(same))
        await self._read(reading.read_version)

    async def publish(self, note: bytes) -> None:
        """Tell the other servers of this database something; of a server on SQLite there are no others."""
        if self._database.is_postgresql:
            from deadtown.table.store.notes import tell_note

            await self._writer.submit(tell_note(self.worker, note))

    def when_saved(self, told: Callable[[int, float], None]) -> None:
        """Tell somebody, in another thread, how many appends were saved together and how many seconds it took."""
        self._writer.when_saved = told

    def listen(self, heard: Callable[[Note], None]) -> None:
        """From now on `heard` is called, too, in the event loop, with each note of another server."""
        self._listeners.append(heard)

    def listen_to_sessions(self, heard: Callable[[SessionsChanged], None]) -> None:
        """From now on `heard` is called, in the event loop, when another server has changed sessions, or may have."""
        self._heard_of_sessions = heard

    def _hear(self, notes: list[Note | SessionsChanged]) -> None:
        """Called by the threads that hear."""
        self._loop.call_soon_threadsafe(self._pass_on, notes)

    def _pass_on(self, notes: list[Note | SessionsChanged]) -> None:
        if self._closed:
            return
        for note in notes:
            if isinstance(note, SessionsChanged):
                self._tell_of_sessions(note)
            elif isinstance(note, Missed):
                self._tell_of_sessions(SessionsChanged())
                task = self._loop.create_task(self._look_again())
                self._looking.add(task)
                task.add_done_callback(self._looking.discard)
            else:
                self._tell(note)

    async def _look_again(self) -> None:
        """Something was missed: tell so, and before it whether a backup was restored. Where that can't be read now, it
        will be found out when something is written."""
        with suppress(StorageDown):
            epoch = await self._read(reading.read_epoch)
            if epoch != self._writer.epoch:
                self._writer.epoch = epoch
                self._tell(Restored())
        self._tell(Missed())

    def _tell(self, note: Note) -> None:
        for heard in self._listeners:
            heard(note)

    def _tell_of_sessions(self, changed: SessionsChanged) -> None:
        if self._heard_of_sessions is not None:
            self._heard_of_sessions(changed)

    async def _read(self, read: Callable[[Connection], T]) -> T:
        try:
            return await self._loop.run_in_executor(self._readers, self._database.read, read)
        except FileGone:
            self._writer.look()
            raise


def clock_of(database: Database) -> Steady:
    """A clock that is anchored to that of the database, where servers share it, else to that of this machine."""
    if not database.is_postgresql:
        return Steady.anchored(time.time())
    asked = time.monotonic()
    now = database.read(reading.read_clock)
    return Steady(now - (asked + time.monotonic()) / 2)
