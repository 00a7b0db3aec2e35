"""A visit to the database, beside the servers that may be using it. They are told of what is changed."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self

from sqlalchemy import Connection, Table
from sqlalchemy.exc import DBAPIError

from deadtown.complaint import Complaint
from deadtown.table.store.database import Database
from deadtown.table.store.problems import Raced, StorageDown, meaning, words

BUSY_MILLISECONDS = 30_000
"""How long to wait for a server that is writing into the file."""


class Visit:
    """What is read or written comes out as a whole, or not at all. What prevents that is a Complaint; a write for which
    somebody else was faster is Raced."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shown = database.shown
        self.name = f"keeper-{secrets.token_hex(4)}"
        """Who this is among the servers of the database."""

    @classmethod
    @contextmanager
    def to(cls, address: str, make: bool = False) -> Iterator[Self]:
        """A visit to the database at an address; where there is none, one may be made."""
        database = Database.visit(address, make)
        try:
            yield cls(database)
        finally:
            database.close()

    @property
    def is_postgresql(self) -> bool:
        return self.database.is_postgresql

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Everything that is read is of one moment, however long it takes. Nobody has to wait for it."""
        begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" if self.is_postgresql else "BEGIN"
        with self._connected() as connection:
            connection.exec_driver_sql(begin)
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """What is written is there when this ends without a mishap."""
        with self._connected() as connection:
            self.database.begin(connection)
            yield connection
            self.database.verify()
            connection.exec_driver_sql("COMMIT")

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        try:
            with self.database.engine.connect() as connection:
                patience = "SET statement_timeout = 0"
                connection.exec_driver_sql(
                    patience if self.is_postgresql else f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}"
                )
                try:
                    yield connection
                finally:
                    if not connection.invalidated:
                        connection.connection.rollback()
        except (DBAPIError, StorageDown) as error:
            if isinstance(meaning(error), Raced):
                raise Raced from error
            raise Complaint(f"database {self.shown}: {words(error)}") from None

    def hold_others_back(self, connection: Connection, *tables: Table) -> None:
        """Let nobody else write to these until the end; who has begun ends before. Into the file of an SQLite database
        nobody else can write then anyhow."""
        if self.is_postgresql:
            names = ", ".join(table.name for table in tables)
            connection.exec_driver_sql(f"LOCK TABLE {names} IN EXCLUSIVE MODE")

    def tell_appended(self, connection: Connection, table: str, last: int, said: bytes | None = None) -> None:
        """Tell the servers, when this is committed, how far a log goes now, and something else perhaps. Those on SQLite
        see by themselves that the file has changed."""
        if self.is_postgresql:
            from deadtown.table.store.notes import Told, tell

            tell(connection, Told(self.name, [(table, last)], said))

    def tell_changed(self, connection: Connection) -> None:
        """Tell the servers, when this is committed, to look at everything again."""
        if self.is_postgresql:
            from deadtown.table.store.notes import Told, tell

            tell(connection, Told(self.name, [], missed=True))
