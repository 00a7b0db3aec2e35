"""Storage that fails: nobody is told that something is written which is not, and it recovers by itself."""

import asyncio
import logging
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection

from deadtown.table.store import Missed, Raced, StorageDown, Store, Stored, Write
from deadtown.table.store import database as database_module
from deadtown.table.store import file as file_module
from tests.postgres import Cluster
from tests.table.store.conftest import OpenStore, a_write, numbered
from tests.table.store.test_notes import Ear

pytestmark = pytest.mark.anyio

CUT_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"


async def assert_down(store: Store, writes: list[Write], reads: bool = False) -> str:
    """Writing fails, all of it, and so does reading unless said otherwise; what is said about it."""
    outcomes = await asyncio.gather(*map(store.append, writes), return_exceptions=True)
    problems = {outcome.problem for outcome in outcomes if isinstance(outcome, StorageDown)}
    assert [type(outcome) for outcome in outcomes] == [StorageDown] * len(writes)
    with pytest.raises(StorageDown):
        await store.check()
    if not reads:
        with pytest.raises(StorageDown):
            await store.load("t1")
    return problems.pop()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deadtown.db"


@pytest.fixture
async def house(open_store: OpenStore, path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    """A store in a file, with the log of a table, that does not wait long for others."""
    monkeypatch.setattr(file_module, "BUSY_SECONDS", 0.05)
    store = await open_store(str(path))
    await store.append(a_write(count=3))
    await store.load("t1")
    return store


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program has locked the file for itself."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        yield


async def test_a_file_that_is_locked(house: Store, path: Path) -> None:
    with locked(path):
        assert await assert_down(house, [a_write(first=4), a_write("t2")], reads=True) == "database is locked"
        assert await house.load("t1") == Stored(None, numbered(1, 3))
    await house.append(a_write(first=4))
    assert await house.load("t1") == Stored(None, numbered(1, 4))
    assert await house.load("t2") is None


async def test_a_file_that_is_moved_away_and_put_back(house: Store, path: Path) -> None:
    for number in (4, 5):
        path.rename(path.with_name("elsewhere"))
        problem = await assert_down(house, [a_write(first=number), a_write("t2")])
        assert problem == "the file of the database is missing"
        assert not path.exists()
        path.with_name("elsewhere").rename(path)
        assert await house.load("t1") == Stored(None, numbered(1, number - 1))
        await house.append(a_write(first=number))
        assert await house.load("t1") == Stored(None, numbered(1, number))
    assert await house.load("t2") is None


async def test_a_file_that_is_moved_away_takes_everything_with_it(
    house: Store, open_store: OpenStore, path: Path
) -> None:
    """What was acknowledged is in the file, not in the write-ahead log that stayed behind."""
    elsewhere = path.with_name("elsewhere.db")
    path.rename(elsewhere)
    await assert_down(house, [a_write(first=4)])
    other = await open_store(str(elsewhere))
    assert await other.load("t1") == Stored(None, numbered(1, 3))


async def test_a_file_that_is_moved_with_all_that_belongs_to_it(house: Store, path: Path) -> None:
    names = [found.name for found in path.parent.iterdir()]
    elsewhere = path.parent / "elsewhere"
    elsewhere.mkdir()
    for name in names:
        (path.parent / name).rename(elsewhere / name)
    await assert_down(house, [a_write(first=4)])
    for name in names:
        (elsewhere / name).rename(path.parent / name)
    await house.append(a_write(first=4))
    assert await house.load("t1") == Stored(None, numbered(1, 4))


def back_up(path: Path, to: Path) -> None:
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(to)) as copy:
        source.backup(copy)


@pytest.mark.parametrize("noticed", [True, False])
async def test_a_backup_that_is_put_in_place_of_the_file(house: Store, path: Path, noticed: bool) -> None:
    """The log is shorter than the server thinks: it is told so, and no hole is torn."""
    copy = path.with_name("backup")
    back_up(path, copy)
    await house.append(a_write(first=4, count=200))
    ear = Ear(house)
    if noticed:
        path.unlink()
        await assert_down(house, [a_write(first=204)])
    copy.rename(path)
    if not noticed:
        with pytest.raises(StorageDown):
            await house.append(a_write(first=204))
    with pytest.raises(Raced):
        await house.append(a_write(first=204))
    assert await ear.next() == Missed()
    assert await house.load("t1") == Stored(None, numbered(1, 3))
    await house.append(a_write(first=4))
    await house.close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("SELECT count(*) FROM entries").fetchall() == [(4,)]


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="needs a list of open files")
@pytest.mark.parametrize("connected", [True, False])
async def test_nothing_of_a_file_that_was_replaced_stays_open(house: Store, path: Path, connected: bool) -> None:
    copy = path.with_name("backup")
    back_up(path, copy)
    if not connected:
        house._writer._disconnect()
    copy.rename(path)
    written = False
    while not written:
        with suppress(StorageDown):
            await house.append(a_write(first=4))
            written = True
    opened = [os.readlink(link) for link in Path("/proc/self/fd").iterdir() if link.is_symlink()]
    assert str(path) in opened
    assert f"{path} (deleted)" not in opened


async def test_a_backup_is_found_by_those_who_only_read(house: Store, path: Path) -> None:
    copy = path.with_name("backup")
    back_up(path, copy)
    await house.append(a_write(first=4))
    copy.rename(path)
    ear = Ear(house)
    found = None
    while found is None:
        with suppress(StorageDown):
            found = await house.load("t1")
    assert found == Stored(None, numbered(1, 3))
    assert await ear.next() == Missed()


async def test_something_else_in_place_of_the_file(house: Store, path: Path) -> None:
    away = path.with_name("away")
    path.rename(away)
    path.write_text("Dear zombies, " * 1000)
    for _ in range(3):
        await assert_down(house, [a_write(first=4)])
    path.unlink()
    path.touch()
    for _ in range(3):
        await assert_down(house, [a_write(first=4)])
    assert path.stat().st_size == 0
    away.rename(path)
    await house.append(a_write(first=4))
    assert await house.load("t1") == Stored(None, numbered(1, 4))


async def test_a_folder_that_is_gone(open_store: OpenStore, tmp_path: Path) -> None:
    store = await open_store(str(tmp_path / "folder" / "deadtown.db"))
    await store.append(a_write())
    shutil.rmtree(tmp_path / "folder")
    await assert_down(store, [a_write(first=2)])
    assert not (tmp_path / "folder").exists()


def test_a_disk_that_is_full(sqlite_url: str) -> None:
    command = [sys.executable, "-m", "tests.table.store.full_disk", sqlite_url]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    down, *others = done.stdout.splitlines()
    assert (done.returncode, down[:6], others) == (0, "down: ", ["recovered"]), done.stdout + done.stderr


async def test_what_was_acknowledged_outlives_a_killed_process(open_store: OpenStore, database: str) -> None:
    command = [sys.executable, "-m", "tests.table.store.acknowledging", database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        for _ in range(100):
            said = process.stdout.readline()
        os.kill(process.pid, signal.SIGKILL)
        said = (process.stdout.readlines() or [said])[-1]
    finally:
        process.kill()
        process.communicate()
    acknowledged = int(said)
    assert acknowledged >= 100
    log = await (await open_store(database)).entries("t1", 0)
    assert log == numbered(1, len(log))
    assert acknowledged <= len(log) <= acknowledged + 1


async def test_a_postgresql_that_is_stopped_and_started_again(
    open_store: OpenStore, own_cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "deadtown.store")
    store = await open_store(own_cluster.url("postgres"))
    await store.append(a_write(count=3))
    ear = Ear(store)
    own_cluster.stop()
    assert await assert_down(store, [a_write(first=4), a_write("t2")])
    with pytest.raises(StorageDown):
        await store.publish(b"hello?")
    while "no connection for notes yet" not in caplog.text:
        await asyncio.sleep(0.01)
    own_cluster.start()
    await store.append(a_write(first=4))
    assert await store.load("t1") == Stored(None, numbered(1, 4))
    assert await store.load("t2") is None
    assert await ear.next() == Missed()


async def test_connections_that_are_cut_are_nobodys_concern(
    open_store: OpenStore, postgresql_url: str, cluster: Cluster
) -> None:
    """As long as nothing is under way, new ones are made before anyone is told that storage is down."""
    store = await open_store(postgresql_url)
    for number in range(1, 4):
        await store.append(a_write(first=number))
        assert len(await store.entries("t1", 0)) == number
        cluster.execute(CUT_ALL.format(postgresql_url.rpartition("/")[2]))
    assert len(await store.entries("t1", 0)) == 3


async def test_a_connection_that_is_ended_is_known_to_be_dead(open_store: OpenStore, postgresql_url: str) -> None:
    """Also while only its last words have come, and not yet its end."""
    store = await open_store(postgresql_url)
    attempts = []

    def end_it(connection: Connection) -> None:
        attempts.append(connection)
        connection.exec_driver_sql("DO $$ BEGIN RAISE EXCEPTION 'last words' USING ERRCODE = '57P01'; END $$")

    with pytest.raises(StorageDown, match="last words"):
        store._database.read(end_it)
    assert len(attempts) == 2


async def test_a_postgresql_that_is_locked(
    open_store: OpenStore, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "STATEMENT_MILLISECONDS", 50)
    store = await open_store(postgresql_url)
    await store.append(a_write())
    with psycopg.connect(postgresql_url) as other:
        other.execute("LOCK TABLE entries, alembic_version IN ACCESS EXCLUSIVE MODE")
        problem = await assert_down(store, [a_write(first=2), a_write("t2")])
        assert problem == "canceling statement due to statement timeout"
    await store.append(a_write(first=2))
    assert await store.load("t1") == Stored(None, numbered(1, 2))


async def test_tables_that_are_gone(open_store: OpenStore, postgresql_url: str) -> None:
    store = await open_store(postgresql_url)
    await store.append(a_write())
    with psycopg.connect(postgresql_url, autocommit=True) as other:
        other.execute("ALTER SCHEMA public RENAME TO elsewhere")
        await assert_down(store, [a_write(first=2)])
        other.execute("ALTER SCHEMA elsewhere RENAME TO public")
    await store.append(a_write(first=2))
    assert await store.load("t1") == Stored(None, numbered(1, 2))
