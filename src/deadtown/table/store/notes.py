"""What servers on one PostgreSQL database tell each other, by its notifications."""

import logging
import select
import socket
import threading
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import psycopg
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from deadtown.table.store.database import Database
from deadtown.table.store.problems import StorageDown, words
from deadtown.table.store.rows import Appended, Missed, Note, Said, SessionsChanged, Write
from deadtown.table.store.writer import Noting, Work

CHANNEL = "deadtown"
LONGEST_NOTE = 5_800
"""Bytes of a note: PostgreSQL takes 8,000 in all, and a third is added to put bytes into text."""

MOST_APPENDS = 64
"""Appends told in one notification."""

PROOF_SECONDS = 30.0
"""How long silence is believed before the connection is asked for a sign of life."""

PAUSE_SECONDS = 0.25
"""Between two attempts to connect again."""

log = logging.getLogger("deadtown.store")


class Told(msgspec.Struct, array_like=True):
    """A notification, as it is written."""

    worker: str
    appended: list[tuple[str, int]]
    said: bytes | None = None
    sessions: list[tuple[str, bytes]] = []
    """Players of whom sessions have changed, and the session that was ended, if it is but one."""
    missed: bool = False
    """Whether more has changed than is told."""

    def notes(self) -> list[Note | SessionsChanged]:
        heard: list[Note | SessionsChanged] = [Appended(table, last, self.worker) for table, last in self.appended]
        heard += [SessionsChanged(player, ended) for player, ended in self.sessions]
        if self.said is not None:
            heard.append(Said(self.said, self.worker))
        return [*heard, Missed()] if self.missed else heard


def tell(connection: Connection, told: Told) -> None:
    """Tell the others, when the transaction under way is committed."""
    payload = msgspec.json.encode(told).decode()
    connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, payload))


def tell_appends(worker: str) -> Noting:
    """Tells the others which logs have grown."""

    def note(connection: Connection, writes: Sequence[Write]) -> None:
        last = {write.table: write.first + len(write.bodies) - 1 for write in writes if write.bodies}
        appended = list(last.items())
        for start in range(0, len(appended), MOST_APPENDS):
            tell(connection, Told(worker, appended[start : start + MOST_APPENDS]))

    return note


def tell_note(worker: str, note: bytes) -> Work:
    """Tells the others a note."""
    assert len(note) <= LONGEST_NOTE
    return lambda connection: tell(connection, Told(worker, [], note))


def tell_sessions(worker: str) -> Callable[[Connection, SessionsChanged], None]:
    """Tells the others whose sessions have changed."""
    return lambda connection, changed: tell(connection, Told(worker, [], None, [(changed.player, changed.ended)]))


def wait(seconds: float, *files: int) -> list[int]:
    """Wait until there is something to read, and where. A busy server has more open files than select can take."""
    poll = select.poll()
    for file in files:
        poll.register(file, select.POLLIN)
    return [file for file, _ in poll.poll(seconds * 1000)]


class Notes:
    """A thread that hears what other servers tell. A lost connection is made again, and reported as Missed."""

    def __init__(self, database: Database, worker: str, hear: Callable[[list[Note | SessionsChanged]], None]) -> None:
        self._database = database
        self._worker = worker
        self._hear = hear
        self._closed, self._close = socket.socketpair()
        self._connection: psycopg.Connection[Any] | None = self._connect()
        self._thread = threading.Thread(target=self._run, name="deadtown-notes", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._close.send(b"x")
        self._thread.join()
        self._close.close()
        self._closed.close()

    def _run(self) -> None:
        try:
            while True:
                if self._connection is None:
                    self._connection = self._reconnect()
                if self._connection is None:
                    return
                try:
                    if self._until_closed(self._connection):
                        return
                except psycopg.Error as error:
                    log.warning("notes of other servers can't be heard: %s", words(error))
                    self._connection.close()
                    self._connection = None
        finally:
            if self._connection is not None:
                self._connection.close()

    def _until_closed(self, connection: psycopg.Connection[Any]) -> bool:
        """Hear until it is time to stop."""
        while True:
            ready = wait(PROOF_SECONDS, connection.fileno(), self._closed.fileno())
            if self._closed.fileno() in ready:
                return True
            if not ready:
                connection.execute("SELECT 1")
            self._pass_on(connection)

    def _pass_on(self, connection: psycopg.Connection[Any]) -> None:
        told = [msgspec.json.decode(note.payload, type=Told) for note in connection.notifies(timeout=0)]
        heard = [note for each in told if each.worker != self._worker for note in each.notes()]
        if heard:
            self._hear(heard)

    def _reconnect(self) -> psycopg.Connection[Any] | None:
        """A new connection, however long it takes; None when it is time to stop."""
        while not wait(PAUSE_SECONDS, self._closed.fileno()):
            try:
                connection = self._connect()
            except StorageDown as down:
                log.debug("no connection for notes yet: %s", down.problem)
                continue
            log.warning("notes of other servers are heard again")
            self._hear([Missed()])
            return connection
        return None

    def _connect(self) -> psycopg.Connection[Any]:
        """A connection of its own, out of the pool, that listens already."""
        connection: object = None
        try:
            pooled = self._database.engine.raw_connection()
            connection = pooled.driver_connection
            pooled.detach()
            assert isinstance(connection, psycopg.Connection)
            connection.execute(f"LISTEN {CHANNEL}")
            return connection
        except (psycopg.Error, DBAPIError) as error:
            # SQLAlchemy does not wrap the errors of a connection that it is asked for raw.
            if isinstance(connection, psycopg.Connection):
                connection.close()
            raise StorageDown(words(error)) from error
