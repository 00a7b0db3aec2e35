"""Logs: what was appended is loaded again, in order, once, without holes."""

import asyncio

import pytest

from deadtown.table.store import Raced, Snapshot, Store, Stored, Write
from deadtown.table.store.saving import MOST_ROWS
from tests.table.store.conftest import OpenStore, a_summary, a_write, lines, numbered

pytestmark = pytest.mark.anyio


async def test_a_table_that_was_never_written_is_none(store: Store) -> None:
    assert await store.load("t1") is None
    assert await store.load("t1", whole=True) is None
    assert await store.entries("t1", 0) == []


async def test_what_is_appended_is_loaded(store: Store) -> None:
    await store.append(a_write(first=1, count=3))
    await store.append(a_write(first=4))
    await store.append(a_write("t2", first=1, count=2))
    assert await store.load("t1") == Stored(None, numbered(1, 4))
    assert await store.load("t2") == Stored(None, numbered(1, 2))


async def test_bodies_are_kept_to_the_byte(store: Store) -> None:
    bodies = ['{"text":"Zombie à la carte, così"}'.encode(), b'{"text":"%s ? \\u0000 \\n"}', b"{}", b"x" * 100_000]
    await store.append(Write("t1", 1, bodies))
    assert await store.load("t1") == Stored(None, list(enumerate(bodies, 1)))


async def test_entries_come_in_order_however_long_the_write(store: Store) -> None:
    count = 2 * MOST_ROWS + 1
    await store.append(a_write(count=count))
    assert await store.entries("t1", 0) == numbered(1, count)


async def test_entries_after_a_number(store: Store) -> None:
    await store.append(a_write(count=12))
    assert await store.entries("t1", 9) == numbered(10, 3)
    assert await store.entries("t1", 12) == []


async def test_a_number_that_is_there_is_raced_and_nothing_of_the_write_is_kept(store: Store) -> None:
    await store.append(Write("t1", 1, lines(1, 3), a_summary(phase="open"), ["ada"], Snapshot(3, b"three")))
    late = Write("t1", 3, [b"{}", b"{}"], a_summary(phase="closed"), ["bob"], Snapshot(4, b"four"))
    with pytest.raises(Raced):
        await store.append(late)
    assert await store.load("t1", whole=True) == Stored(None, numbered(1, 3))
    assert await store.load("t1") == Stored(Snapshot(3, b"three"), [])
    assert [table.phase for table in await store.tables(member="ada", limit=9)] == ["open"]
    assert await store.tables(member="bob", limit=9) == []


async def test_a_write_that_would_leave_a_hole_is_raced(store: Store) -> None:
    await store.append(a_write(count=2))
    with pytest.raises(Raced):
        await store.append(a_write(first=4))
    with pytest.raises(Raced):
        await store.append(a_write("t2", first=2))
    assert await store.load("t1") == Stored(None, numbered(1, 2))
    assert await store.load("t2") is None


async def test_of_many_racers_exactly_one_wins(store: Store) -> None:
    await store.append(a_write())
    bodies = [b'{"racer":%d}' % racer for racer in range(40)]
    outcomes = await asyncio.gather(*(store.append(Write("t1", 2, [body])) for body in bodies), return_exceptions=True)
    winners = [body for body, outcome in zip(bodies, outcomes, strict=True) if outcome is None]
    losers = [outcome for outcome in outcomes if isinstance(outcome, Raced)]
    assert (len(winners), len(losers)) == (1, 39)
    assert await store.entries("t1", 1) == [(2, winners[0])]


async def test_of_racers_in_two_servers_exactly_one_wins_each_entry(open_store: OpenStore, postgresql_url: str) -> None:
    """Each server appends to the same tables as fast as it can; both see one history."""
    servers = [await open_store(postgresql_url) for _ in range(2)]
    won: list[tuple[str, int, bytes]] = []

    async def race(store: Store, table: str) -> None:
        number, body = 1, store.worker.encode()
        while number <= 20:
            try:
                await store.append(Write(table, number, [body]))
                won.append((table, number, body))
            except Raced:
                pass
            number = len(await store.entries(table, 0)) + 1

    names = [f"t{number}" for number in range(8)]
    await asyncio.gather(*(race(store, table) for store in servers for table in names))
    for table in names:
        log = await servers[0].entries(table, 0)
        assert [number for number, _ in log] == list(range(1, 21))
        assert sorted((number, body) for name, number, body in won if name == table) == log


async def test_a_table_is_loaded_from_its_snapshot_and_the_entries_after(store: Store) -> None:
    await store.append(a_write(count=4))
    await store.append(Write("t1", 5, lines(5, 3), snapshot=Snapshot(6, b"six")))
    assert await store.load("t1") == Stored(Snapshot(6, b"six"), numbered(7, 1))
    assert await store.load("t1", whole=True) == Stored(None, numbered(1, 7))


async def test_a_snapshot_replaces_an_older_one_and_never_a_newer_one(store: Store) -> None:
    await store.append(Write("t1", 1, lines(1, 4), snapshot=Snapshot(2, b"two")))
    await store.append(Write("t1", 5, lines(5), snapshot=Snapshot(4, b"four")))
    assert await store.load("t1") == Stored(Snapshot(4, b"four"), numbered(5, 1))
    await store.append(Write("t1", 6, lines(6), snapshot=Snapshot(3, b"three")))
    assert await store.load("t1") == Stored(Snapshot(4, b"four"), numbered(5, 2))


async def test_a_write_of_a_snapshot_alone_appends_nothing(store: Store) -> None:
    await store.append(a_write(count=3))
    await store.append(Write("t1", 4, [], snapshot=Snapshot(3, b"three")))
    assert await store.load("t1") == Stored(Snapshot(3, b"three"), [])
    await store.append(a_write(first=4))
    assert await store.load("t1") == Stored(Snapshot(3, b"three"), numbered(4, 1))


async def test_what_was_acknowledged_is_there_after_reopening(open_store: OpenStore, database: str) -> None:
    store = await open_store(database)
    await store.append(Write("t1", 1, lines(1, 3), a_summary(), ["ada"], Snapshot(2, b"two")))
    await store.close()
    store = await open_store(database)
    assert await store.load("t1") == Stored(Snapshot(2, b"two"), numbered(3, 1))
    assert await store.tables(member="ada", limit=9) == [a_summary()]


async def test_closing_writes_everything_that_is_queued(open_store: OpenStore, database: str) -> None:
    store = await open_store(database)
    waiting = [asyncio.ensure_future(store.append(a_write(f"t{number}"))) for number in range(1200)]
    await asyncio.sleep(0)
    await store.close()
    _, unanswered = await asyncio.wait(waiting, timeout=0)
    assert not unanswered
    await asyncio.gather(*waiting)
    store = await open_store(database)
    for number in (0, 599, 1199):
        assert await store.load(f"t{number}") == Stored(None, numbered(1, 1))


async def test_a_write_whose_caller_has_gone_is_written_all_the_same(store: Store) -> None:
    caller = asyncio.ensure_future(store.append(a_write()))
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await store.append(a_write(first=2))
    assert await store.load("t1") == Stored(None, numbered(1, 2))
