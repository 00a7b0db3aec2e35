"""A backup is restored while a server runs: it notices, and builds on nothing that is no more."""

import asyncio
from pathlib import Path

import pytest

from deadtown.table.keeping.backup import back_up, restore
from deadtown.table.keeping.visit import Visit
from deadtown.table.store import Missed, Raced, Restored, StorageDown, Store, Stored, Write
from tests.table.store.conftest import OpenStore, a_summary, a_write, lines, numbered
from tests.table.store.test_migrations import run
from tests.table.store.test_notes import Ear

pytestmark = pytest.mark.anyio


def kept(table: str, count: int) -> Write:
    return Write(table, 1, lines(1, count), a_summary(table), ["ada"])


async def backed_up(database: str, path: Path) -> None:
    def work() -> None:
        with Visit.to(database) as visit:
            back_up(visit, path, replace=False, now=1.0)

    await asyncio.to_thread(work)


async def restored(database: str, path: Path) -> None:
    def work() -> None:
        with Visit.to(database) as visit:
            restore(visit, path, replace=True, now=2.0)

    await asyncio.to_thread(work)


async def test_whoever_listens_is_told_before_anything_else(store: Store, database: str, tmp_path: Path) -> None:
    await store.append(kept("t1", 3))
    await backed_up(database, tmp_path / "backup")
    before, ear = store.epoch, Ear(store)
    await restored(database, tmp_path / "backup")
    assert await ear.next() == Restored()
    assert await ear.next() == Missed()
    assert store.epoch != before


async def test_nothing_is_written_that_builds_on_what_is_no_more(store: Store, database: str, tmp_path: Path) -> None:
    """The log would have a hole, for the server thinks to know where it ends."""
    await store.append(Write("t1", 1, lines(1, 3), a_summary(phase="over"), ["ada"]))
    await backed_up(database, tmp_path / "backup")
    await store.append(a_write(first=4, count=5))
    ear = Ear(store)
    await restored(database, tmp_path / "backup")
    with pytest.raises((StorageDown, Raced)):  # Refused as it is, or, when it was noticed before, for the hole.
        await store.append(a_write(first=9))
    await ear.until(lambda note: note == Missed())
    assert await store.load("t1") == Stored(None, numbered(1, 3))
    await store.append(a_write(first=4))
    assert await store.load("t1") == Stored(None, numbered(1, 4))


async def test_what_was_asked_before_it_was_noticed_is_not_written_after(store: Store, database: str) -> None:
    await store.append(kept("t1", 3))
    store._writer.epoch = "of the future"
    with pytest.raises(StorageDown):
        await store.append(a_write(first=4))
    assert await store.load("t1") == Stored(None, numbered(1, 3))


async def test_what_another_program_writes_into_the_file_is_noticed(open_store: OpenStore, sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    await store.append(kept("t1", 3))
    ear = Ear(store)
    run(sqlite_url, "INSERT INTO house (name, value) VALUES ('weather', 'rain')")
    assert await ear.next() == Missed()


async def test_what_the_server_writes_itself_is_not(open_store: OpenStore, sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    ear, looks = Ear(store), 0
    elsewhere = store._writer._elsewhere
    assert elsewhere is not None
    real = elsewhere.look

    def count(connection: object) -> None:
        nonlocal looks
        elsewhere._due = 0.0
        real(connection)  # type: ignore[arg-type]
        looks += 1

    elsewhere.look = count  # type: ignore[method-assign]
    for number in range(1, 31):
        await store.append(Write("t1", number, lines(number), a_summary() if number % 7 == 0 else None))
        await store.entries("t1", 0)
    await store.check()
    assert looks >= 30
    assert ear._notes.empty()
