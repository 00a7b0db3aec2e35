"""Writes of many tables, saved by a handful of statements.

Each statement takes many rows at once. A statement a row (executemany) would hand Python's global lock to the event
loop and wait to get it back for each row: with a busy loop, a batch of 50 entries then takes 300 ms instead of 8."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain, islice
from operator import itemgetter

from sqlalchemy import Connection, Table

from deadtown.table.store.problems import OtherEpoch, Raced
from deadtown.table.store.rows import Write
from deadtown.table.store.schema import EPOCH, entries, members, snapshots, tables

MOST_ROWS = 64
"""Rows of one statement. Each number of rows is a statement of its own, which the drivers keep compiled."""

Row = tuple[object, ...]

ENTRY = ("TEXT", "INTEGER")
"""Of which kinds the first columns of an entry are, where a database can't tell by itself."""
BYTES = {"postgresql": "BYTEA", "sqlite": "BLOB"}

KEEP_NEWER = "WHERE snapshots.number < excluded.number"


def save(connection: Connection, writes: Sequence[Write], ends: Mapping[str, int], epoch: str) -> None:
    """Save writes in the transaction under way. Raises Raced, OtherEpoch, or the driver's error, when any of them can't
    be. Where the logs of some tables end may be known."""
    insert_entries(connection, log_rows(writes), epoch)
    last = [(write.table, write.first - 1) for write in writes if write.bodies and write.first > 1]
    refuse_gaps(connection, [(table, number) for table, number in last if ends.get(table) != number])

    summaries = {write.table: write.summary for write in writes if write.summary is not None}
    if summaries:
        rows = [tuple(getattr(summaries[table], name) for name in tables.c.keys()) for table in sorted(summaries)]  # noqa: SIM118
        insert(connection, tables, rows, replace=True)
    seated = {write.table: write.members for write in writes if write.members is not None}
    if seated:
        delete_members(connection, sorted(seated))
        insert(
            connection, members, [(table, player) for table in sorted(seated) for player in sorted(set(seated[table]))]
        )
    folds = {write.table: write.snapshot for write in writes if write.snapshot is not None}
    if folds:
        rows = [(table, folds[table].number, folds[table].body) for table in sorted(folds)]
        insert(connection, snapshots, rows, replace=True, only=KEEP_NEWER)


def log_rows(writes: Sequence[Write]) -> list[Row]:
    """The entries of all writes. Servers that insert in the same order wait for each other, but never in a ring."""
    log = [(write.table, number, body) for write in writes for number, body in enumerate(write.bodies, write.first)]
    return sorted(log, key=itemgetter(0, 1))


def save_alone(connection: Connection, writes: Sequence[Write], epoch: str) -> None:
    """Save writes of which each ``goes_alone``: by one statement, which needs no transaction around it."""
    insert_entries(connection, log_rows(writes), epoch)


def goes_alone(write: Write, ends: Mapping[str, int]) -> bool:
    """Whether a write is one entry and nothing else, on a log of which it is known that it fits there."""
    if len(write.bodies) != 1 or write.summary or write.members is not None or write.snapshot:
        return False
    return ends.get(write.table) == write.first - 1


def insert_entries(connection: Connection, rows: Sequence[Row], epoch: str) -> None:
    """Append to logs, unless a backup was restored since they were read: whether it was, the same statement finds out,
    so that nothing can come between."""
    dialect = connection.dialect.name
    for some in in_lots(rows):
        values = rows_text(len(some), len(some[0]), dialect, (*ENTRY, BYTES[dialect]))
        saved = connection.exec_driver_sql(
            f"{insert_text(entries)} SELECT * FROM (VALUES {values}) AS fresh "
            f"WHERE EXISTS (SELECT 1 FROM house WHERE name = '{EPOCH}' AND value = {mark(dialect)})",
            (*flat(some), epoch),
        )
        if saved.rowcount != len(some):
            raise OtherEpoch


def insert(connection: Connection, table: Table, rows: Sequence[Row], replace: bool = False, only: str = "") -> None:
    for some in in_lots(rows):
        tail = f"{replacing(table)} {only}" if replace else ""
        values = rows_text(len(some), len(some[0]), connection.dialect.name)
        connection.exec_driver_sql(f"{insert_text(table)} VALUES {values} {tail}", flat(some))


def refuse_gaps(connection: Connection, wanted: Sequence[Row]) -> None:
    """A log without holes: the entry before the first new one is there, also when the caller is wrong about that."""
    for some in in_lots(wanted):
        values = rows_text(len(some), 2, connection.dialect.name, ("TEXT", "INTEGER"))
        missing = connection.exec_driver_sql(
            f"SELECT wanted.column1, wanted.column2 FROM (VALUES {values}) AS wanted WHERE NOT EXISTS (SELECT 1 "
            "FROM entries WHERE entries.table_id = wanted.column1 AND entries.number = wanted.column2) LIMIT 1",
            flat(some),
        ).first()
        if missing is not None:
            raise Raced(f"table {missing[0]} has no entry {missing[1]}")


def delete_members(connection: Connection, seated: Sequence[str]) -> None:
    for some in in_lots([(table,) for table in seated]):
        values = rows_text(len(some), 1, connection.dialect.name)
        connection.exec_driver_sql(f"DELETE FROM members WHERE table_id IN ({values})", flat(some))


def in_lots(rows: Iterable[Row]) -> Iterable[list[Row]]:
    left = iter(rows)
    while some := list(islice(left, MOST_ROWS)):
        yield some


def flat(rows: Iterable[Row]) -> Row:
    return tuple(chain.from_iterable(rows))


@cache
def rows_text(rows: int, columns: int, dialect: str, types: tuple[str, ...] = ()) -> str:
    """The places of so many values: (?, ?), (?, ?)."""
    marks = [f"CAST({mark(dialect)} AS {type})" for type in types] or [mark(dialect)] * columns
    return ", ".join([f"({', '.join(marks)})"] * rows)


def mark(dialect: str) -> str:
    """The place of a value."""
    return "%s" if dialect == "postgresql" else "?"


@cache
def insert_text(table: Table) -> str:
    return f"INSERT INTO {table.name} ({', '.join(table.c.keys())})"


@cache
def replacing(table: Table) -> str:
    key = [column.name for column in table.primary_key]
    others = [name for name in table.c.keys() if name not in key]  # noqa: SIM118
    changes = ", ".join(f"{name} = excluded.{name}" for name in others)
    return f"ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"
