"""What is really kept: read from the database itself, with the server dead."""

from typing import Any

import msgspec
from sqlalchemy import create_engine, text

from deadtown.table.table import Table

Bodies = list[tuple[int, bytes]]


def read_logs(database: str) -> dict[str, Bodies]:
    """The whole log of every table."""
    rows = _rows(database, "SELECT table_id, number, body FROM entries ORDER BY table_id, number")
    logs: dict[str, Bodies] = {}
    for table, number, body in rows:
        logs.setdefault(table, []).append((number, bytes(body)))
    return logs


def read_snapshots(database: str) -> dict[str, tuple[int, bytes]]:
    rows = _rows(database, "SELECT table_id, number, body FROM snapshots")
    return {table: (number, bytes(body)) for table, number, body in rows}


def _rows(database: str, query: str) -> list[Any]:
    engine = create_engine(database if "://" in database else f"sqlite:///{database}")
    try:
        with engine.connect() as connection:
            return list(connection.execute(text(query)))
    finally:
        engine.dispose()


def check_logs(database: str) -> dict[str, list[dict[str, Any]]]:
    """Every log has no hole, agrees with the rules, and loads to the same from its snapshot. Gives the entries."""
    logs, snapshots = read_logs(database), read_snapshots(database)
    for table, bodies in logs.items():
        assert [number for number, _ in bodies] == list(range(1, len(bodies) + 1)), f"table {table} has holes"
        whole = Table.read(table, None, bodies)
        if table in snapshots:
            number, saved = snapshots[table]
            short = Table.read(table, saved, bodies[number:])
            assert msgspec.json.encode(short.state) == msgspec.json.encode(whole.state)
            assert short.match is not None
            assert whole.match is not None
            assert short.match.digest() == whole.match.digest()
    return {table: [msgspec.json.decode(body) for _, body in bodies] for table, bodies in logs.items()}
