"""Where the work is done: never in the event loop, and on disk before it is acknowledged."""

import threading

import pytest
from sqlalchemy import Connection, event

from deadtown.table.store import Player, Session, Snapshot, Store, Write
from tests.table.store.conftest import OpenStore, a_summary, lines

pytestmark = pytest.mark.anyio


async def test_the_event_loop_never_talks_to_the_database(store: Store) -> None:
    talking: set[str] = set()

    @event.listens_for(store._database.engine, "before_cursor_execute")
    def notice(*_: object) -> None:
        talking.add(threading.current_thread().name)

    await store.append(Write("t1", 1, lines(1), a_summary(), ["ada"], Snapshot(1, b"one")))
    await store.load("t1")
    await store.entries("t1", 0)
    await store.tables(limit=1)
    await store.count_tables("ada")
    await store.add_player(Player("p1", "Ada", 1.0))
    await store.rename_player("p1", "Bob")
    await store.add_session(Session(b"hash", "p1", "cookie", "", 1.0))
    await store.find_session(b"hash")
    await store.sessions("p1")
    await store.drop_session(b"hash")
    await store.publish(b"note")
    await store.check()
    assert {name.rpartition("_")[0] or name for name in talking} == {"deadtown-writer", "deadtown-reader"}


async def test_sqlite_waits_for_the_disk_at_each_commit(open_store: OpenStore, sqlite_url: str) -> None:
    """In this mode SQLite calls fsync before a commit returns, of which there is no sign but the disk's own."""
    store = await open_store(sqlite_url)

    def pragma(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "fullfsync", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]

    assert store._database.read(pragma) == ["wal", 2, 1, 1, 2000]
    assert store._writer._connection is not None
    assert pragma(store._writer._connection) == ["wal", 2, 1, 1, 2000]
