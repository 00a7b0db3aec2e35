"""A process that appends to a log for as long as it lives, and says the number of each entry that is acknowledged."""

import asyncio
import sys

from deadtown.table.store import Store
from tests.table.store.conftest import a_write


async def main(url: str) -> None:
    store = await Store.open(url)
    number = 1
    while True:
        await store.append(a_write(first=number))
        print(number, flush=True)
        number += 1


asyncio.run(main(sys.argv[1]))
