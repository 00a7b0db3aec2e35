"""Stores for tests, closed at the end of each."""

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from deadtown.table.store import Store, Summary, Write

OpenStore = Callable[[str], Awaitable[Store]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def open_store(anyio_backend: object) -> AsyncIterator[OpenStore]:
    """Opens stores, and closes those that the test has not closed."""
    opened: list[Store] = []

    async def open_one(url: str) -> Store:
        opened.append(await Store.open(url))
        return opened[-1]

    yield open_one
    for store in reversed(opened):
        await store.close()


@pytest.fixture
async def store(open_store: OpenStore, database: str) -> Store:
    return await open_store(database)


def lines(first: int, count: int = 1) -> list[bytes]:
    """Bodies of entries that can be told apart."""
    return [b'{"entry":"said","line":%d}' % number for number in range(first, first + count)]


def numbered(first: int, count: int) -> list[tuple[int, bytes]]:
    """The same entries, as they are read."""
    return list(enumerate(lines(first, count), first))


def a_write(table: str = "t1", first: int = 1, count: int = 1) -> Write:
    return Write(table, first, lines(first, count))


def a_summary(table: str = "t1", **changes: object) -> Summary:
    values: dict[str, object] = {
        "id": table,
        "game": "zombinion",
        "rules": "1",
        "phase": "open",
        "visibility": "public",
        "host": "ada",
        "created": 1.5,
        "changed": 2.5,
        "about": b'{"seats":[]}',
    }
    return Summary(**{**values, **changes})  # type: ignore[arg-type]
