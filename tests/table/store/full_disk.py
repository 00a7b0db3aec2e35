"""A process whose disk becomes full, and has room again. Says what it sees."""

import asyncio
import resource
import sys

from deadtown.table.store import StorageDown, Store, Stored
from tests.table.store.conftest import a_write, numbered

ROOM = 300_000
"""No file may be larger than this, while the disk is full."""


async def main(url: str) -> None:
    store = await Store.open(url)
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, unlimited[1]))
    number = 1
    try:
        while True:
            await store.append(a_write(first=number, count=50))
            number += 50
    except StorageDown as down:
        print("down:", down.problem)
    assert number > 1
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, unlimited[1]))
    for attempt in (store.append(a_write(first=number)), store.append(a_write("t2")), store.check()):
        try:
            await attempt
            print("written on a full disk")
        except StorageDown:
            pass
    assert await store.load("t1") == Stored(None, numbered(1, number - 1))
    resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    await store.append(a_write(first=number, count=50))
    await store.check()
    assert await store.load("t1") == Stored(None, numbered(1, number + 49))
    await store.close()
    store = await Store.open(url)
    assert await store.load("t1") == Stored(None, numbered(1, number + 49))
    await store.close()
    print("recovered")


asyncio.run(main(sys.argv[1]))
