"""Connections to the database, SQLite or PostgreSQL: the only place, besides notes, that knows which of them it is."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection, ExceptionContext
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from deadtown.complaint import Complaint
from deadtown.table.store.address import read_address, show
from deadtown.table.store.file import CACHED_STATEMENTS, File
from deadtown.table.store.migrate import bring_to_head, check_shape, is_at_head
from deadtown.table.store.problems import StorageDown, meaning, words

READERS = 4
"""How many connections read at once; one more writes."""

PATIENCE = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""How long PostgreSQL is waited for before storage is down, in libpq's own options; the address may say otherwise."""

STATEMENT_MILLISECONDS = 10_000

ENDED = ("57P01", "57P02", "57P03", "57P05")
"""What PostgreSQL says when it ends a connection: shut down, crashed, not ready, idle for too long."""

T = TypeVar("T")


class Database:
    """The database of one server. Every connection commits by itself, but for the transactions begun by `begin`."""

    def __init__(self, engine: Engine, shown: str, file: File | None) -> None:
        self.engine = engine
        self.shown = shown
        self.when_replaced: Callable[[], None] = lambda: None
        """Called, in some thread, when another file was adopted as the database."""
        self._file = file
        self._age = 0

    @classmethod
    def open(cls, address: str) -> "Database":
        """The database at an address, brought to the shape of this program; what prevents that is a Complaint."""
        where = read_address(address)
        if isinstance(where, Path):
            file = File(where)
            file.claim()
            database = cls(sqlite_engine(file), show(where), file)
        else:
            database = cls(postgresql_engine(where), show(where), None)
        try:
            with database.engine.connect() as connection:
                bring_to_head(connection)
                database._keep_log(connection)
        except (DBAPIError, Complaint) as error:
            database.close()
            raise Complaint(f"database {database.shown}: {words(error)}") from None
        return database

    @classmethod
    def visit(cls, address: str, make: bool = False) -> "Database":
        """The database at an address, beside the server that may be using it: neither claimed nor migrated. Where there
        is none, it is a Complaint, unless one may be made."""
        where = read_address(address)
        if isinstance(where, Path):
            file = File(where)
            if make:
                file.make()
            elif not file.path.exists():
                raise Complaint(f"database {show(where)}: there is no such file")
            database = cls(sqlite_engine(file), show(where), file)
        else:
            database = cls(postgresql_engine(where), show(where), None)
        try:
            if database._file is not None:
                database._file.adopt()
            with database.engine.connect() as connection:
                check_shape(connection, make)
                if make:
                    database._keep_log(connection)
        except (DBAPIError, StorageDown, Complaint) as error:
            database.close()
            raise Complaint(f"database {database.shown}: {words(error)}") from None
        return database

    def _keep_log(self, connection: Connection) -> None:
        """SQLite writes ahead, so that one may write while others read. The file remembers that it does."""
        if self._file is not None:
            connection.exec_driver_sql("PRAGMA journal_mode = WAL")

    @property
    def is_postgresql(self) -> bool:
        return self._file is None

    def begin(self, connection: Connection) -> None:
        """Begin a transaction that will write."""
        connection.exec_driver_sql("BEGIN" if self.is_postgresql else "BEGIN IMMEDIATE")

    def verify(self) -> None:
        """Before a commit: what is committed now will be found again."""
        if self._file is not None:
            self._file.verify()

    def connect(self) -> Connection:
        """A connection for the writer. When another file is in the place of the old one, it is the database from now
        on, if it is one."""
        if self._file is None or not self._file.replaced():
            self.verify()
            return self.engine.connect()
        self.let_go(None)
        connection = self.engine.connect()
        if not is_at_head(connection):
            connection.invalidate()
            connection.close()
            raise StorageDown("another file is in the place of the database, and it is none")
        self._keep_log(connection)
        self._file.adopt()
        self.when_replaced()
        return connection

    def let_go(self, connection: Connection | None) -> bool:
        """Leave a file that is not in its place any more, with nothing of it left behind in the write-ahead log, which
        would be taken for the log of a file that comes after. False when something still reads it: try again."""
        if connection is not None:
            busy = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()[0]
            if busy:
                return False
            connection.invalidate()
            connection.close()
        self._age += 1
        self.engine.dispose()
        return True

    def read(self, read: Callable[[Connection], T]) -> T:
        """Read something; errors of the driver come out as StorageDown. A connection that turns out to be dead is not
        the caller's concern: reading is tried once more, on a new one."""
        try:
            try:
                return self._read_once(read)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return self._read_once(read)
        except DBAPIError as error:
            raise meaning(error) from error

    def _read_once(self, read: Callable[[Connection], T]) -> T:
        self.verify()
        age = self._age
        with self.engine.connect() as connection:
            found = read(connection)
            if age != self._age:
                connection.invalidate()
            return found

    def close(self) -> None:
        self.engine.dispose()
        if self._file is not None:
            self._file.release()


def sqlite_engine(file: File) -> Engine:
    return create_engine(
        "sqlite://",
        creator=file.connect,
        poolclass=QueuePool,
        pool_size=READERS + 1,
        max_overflow=0,
        isolation_level="AUTOCOMMIT",
    )


def postgresql_engine(url: URL) -> Engine:
    engine = create_engine(
        url.set(query={**PATIENCE, **url.query}),
        pool_size=READERS + 2,
        max_overflow=0,
        isolation_level="AUTOCOMMIT",
        use_native_hstore=False,
    )

    @event.listens_for(engine, "handle_error")
    def know_the_dead(context: ExceptionContext) -> None:
        """A server that ends a connection says so before it closes it, when SQLAlchemy still takes it for alive."""
        if getattr(context.original_exception, "sqlstate", None) in ENDED:
            context.is_disconnect = True

    @event.listens_for(engine, "connect")
    def set_up(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        driver: Any = connection
        driver.prepared_max = CACHED_STATEMENTS
        driver.execute(f"SET statement_timeout = {STATEMENT_MILLISECONDS}")

    return engine
