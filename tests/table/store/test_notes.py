"""What servers of one PostgreSQL database tell each other."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from deadtown.table.store import Appended, Missed, Note, Raced, Said, Store, Write
from deadtown.table.store.notes import LONGEST_NOTE
from tests.postgres import Cluster
from tests.table.store.conftest import OpenStore, a_write

pytestmark = pytest.mark.anyio

PATIENCE = 60.0
"""Seconds that a note may take, on the slowest of machines."""

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}' AND query LIKE 'LISTEN%'"


class Ear:
    """What a server has heard, in order."""

    def __init__(self, store: Store) -> None:
        self._notes: asyncio.Queue[Note] = asyncio.Queue()
        self._thread = threading.get_ident()
        store.listen(self._hear)

    def _hear(self, note: Note) -> None:
        assert threading.get_ident() == self._thread
        self._notes.put_nowait(note)

    async def next(self) -> Note:
        return await asyncio.wait_for(self._notes.get(), PATIENCE)

    async def until(self, fits: Callable[[Note], bool]) -> list[Note]:
        heard = [await self.next()]
        while not fits(heard[-1]):
            heard.append(await self.next())
        return heard


@pytest.fixture
async def pair(open_store: OpenStore, postgresql_url: str) -> tuple[Store, Store]:
    """Two servers of one database."""
    return await open_store(postgresql_url), await open_store(postgresql_url)


async def test_an_append_is_told_with_its_last_number(pair: tuple[Store, Store]) -> None:
    ear = Ear(pair[1])
    await pair[0].append(a_write(count=3))
    assert await ear.next() == Appended("t1", 3, pair[0].worker)
    assert await pair[1].entries("t1", 2) != []


async def test_a_note_is_told_to_the_byte(pair: tuple[Store, Store]) -> None:
    ear = Ear(pair[1])
    for body in (b"", b"\x00\xff '\"\n", bytes(LONGEST_NOTE)):
        await pair[0].publish(body)
        assert await ear.next() == Said(body, pair[0].worker)


async def test_own_notes_are_not_heard(pair: tuple[Store, Store]) -> None:
    ears = [Ear(store) for store in pair]
    for one, other, ear in ((0, 1, ears[1]), (1, 0, ears[0])):
        await pair[one].append(a_write(f"t{one}"))
        await pair[one].publish(b"mine")
        assert await ear.next() == Appended(f"t{one}", 1, pair[one].worker)
        assert await ear.next() == Said(b"mine", pair[one].worker)
        assert pair[one].worker != pair[other].worker


async def test_only_what_was_written_is_told(pair: tuple[Store, Store]) -> None:
    await pair[0].append(a_write("t5", count=2))
    ear = Ear(pair[1])
    writes = [a_write(f"t{number}") for number in range(10)]
    outcomes = await asyncio.gather(*map(pair[0].append, writes), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes if outcome is not None] == [Raced]
    await pair[0].append(Write("t6", 2, []))
    await pair[0].publish(b"end")
    heard = await ear.until(lambda note: isinstance(note, Said))
    told = sorted(note.table for note in heard if isinstance(note, Appended) and note.table != "t5")
    assert told == ["t0", "t1", "t2", "t3", "t4", "t6", "t7", "t8", "t9"]
    assert Appended("t5", 1, pair[0].worker) not in heard


async def test_all_appends_of_a_large_batch_are_told(pair: tuple[Store, Store]) -> None:
    ear = Ear(pair[1])
    names = [f"table-with-a-name-of-some-length-{number}" for number in range(300)]
    await asyncio.gather(*(pair[0].append(a_write(name)) for name in names))
    heard = [await ear.next() for _ in names]
    assert sorted(note.table for note in heard if isinstance(note, Appended)) == sorted(names)


async def test_a_lost_connection_is_made_again_and_reported(
    pair: tuple[Store, Store], postgresql_url: str, cluster: Cluster
) -> None:
    ear = Ear(pair[1])
    for number in (1, 2):
        cluster.execute(CUT.format(postgresql_url.rpartition("/")[2]))
        assert await ear.next() == Missed()
        await pair[0].append(a_write(first=number))
        assert await ear.next() == Appended("t1", number, pair[0].worker)


async def test_a_server_on_sqlite_is_alone(open_store: OpenStore, sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    store.listen(lambda note: pytest.fail(f"heard {note}"))
    await store.publish(b"anybody?")
    await store.append(a_write())
    await store.check()


async def test_what_is_heard_while_it_closes_is_nobodys_concern(open_store: OpenStore, url: str) -> None:
    """The last look at what was missed would find nobody who reads."""
    store = await open_store(url)
    await store.close()
    store._hear([Missed()])
    await asyncio.sleep(0)
    assert not store._looking
