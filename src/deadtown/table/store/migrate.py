"""The database is brought to the shape that this program knows.

Alembic takes a quarter of a second to import, so that only an older database is left to it: one that is at head is not
touched, and an empty one is made from schema.py, which comes to the same (the tests hold both ways to each other)."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from sqlalchemy import Connection, Inspector, insert, inspect, select

from deadtown.complaint import Complaint
from deadtown.table.store.schema import EPOCH, house, metadata, version

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x6465_6164
"""What servers that start at once on one PostgreSQL database lock, so that one of them migrates it."""


@cache
def head() -> str:
    """The newest revision in migrations/versions, where files are named v0001_subject.py after their revision."""
    return max(path.name[1:5] for path in (MIGRATIONS / "versions").glob("v*.py"))


def is_at_head(connection: Connection) -> bool:
    return found_version(connection, inspect(connection)) == head()


def bring_to_head(connection: Connection) -> None:
    """Create or migrate, all or nothing. A database of something else, or newer than this program, is left alone."""
    if is_at_head(connection):
        return
    with alone(connection):
        migrate(connection)


@contextmanager
def alone(connection: Connection) -> Iterator[None]:
    """A transaction with the database for oneself, and for as long as it takes."""
    before: tuple[str, ...]
    after: tuple[str, ...]
    if connection.dialect.name == "postgresql":
        before = ("BEGIN", "SET LOCAL statement_timeout = 0", f"SELECT pg_advisory_xact_lock({LOCK})")
        after = ()
    else:
        # SQLite changes a table by making another one, while the keys of others point nowhere.
        before = ("PRAGMA foreign_keys = OFF", "BEGIN IMMEDIATE")
        after = ("PRAGMA foreign_keys = ON",)
    try:
        for statement in before:
            connection.exec_driver_sql(statement)
        yield
        connection.exec_driver_sql("COMMIT")
    except BaseException:
        if not connection.invalidated:
            connection.connection.rollback()
        raise
    finally:
        for statement in after:
            connection.exec_driver_sql(statement)


def migrate(connection: Connection) -> None:
    shape = inspect(connection)
    found = found_version(connection, shape)
    if found == head():
        return
    if found is None:
        check_empty(shape)
        metadata.create_all(connection, checkfirst=False)
        connection.execute(insert(house).values(name=EPOCH, value=""))
        version.create(connection, checkfirst=True)
        connection.execute(insert(version).values(version_num=head()))
    else:
        check_known(found)
        upgrade(connection)


def check_known(found: str) -> None:
    """Complain of a version that is not ours, or not yet."""
    if not (len(found) == len(head()) and found.isdecimal()):
        raise Complaint(f"holds something else (its version is {found!r})")
    if found > head():
        raise Complaint(f"is newer ({found}) than this program ({head()}): update Deadtown")


def upgrade(connection: Connection) -> None:
    """Run the revisions that the database lacks."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "deadtown.table.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def found_version(connection: Connection, shape: Inspector) -> str | None:
    if not shape.has_table(version.name):
        return None
    return connection.execute(select(version.c.version_num)).scalar()


def check_shape(connection: Connection, make: bool) -> None:
    """Complain unless the database has the shape that this program knows. An empty one may be made so; one that is
    older is left to the server, which may be running and know no other."""
    shape = inspect(connection)
    found = found_version(connection, shape)
    if found is None:
        check_empty(shape)
        if not make:
            raise Complaint("is empty, or holds something else")
        bring_to_head(connection)
    elif found != head():
        check_known(found)
        raise Complaint(f"is older ({found}) than this program ({head()}): starting the server brings it up to date")


def check_empty(shape: Inspector) -> None:
    taken = sorted(set(shape.get_table_names()) & set(metadata.tables))
    if taken:
        raise Complaint(f"holds something else (a table {taken[0]!r} without a version)")
