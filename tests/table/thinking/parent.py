"""A server that is about to be killed: says the number of its thinking process, and then what that one says."""

import asyncio
import logging
import sys
from pathlib import Path

from deadtown.table.thinking import Task, Thinkers

CHILD = str(Path(__file__).parent / "child.py")


async def main(snapshot: bytes, bot: str) -> None:
    thinkers = Thinkers(1, 60.0, grace=60.0, command=[sys.executable, CHILD])
    await thinkers.think(Task("zombinion", snapshot, "first", "luck", 60.0))
    print(thinkers.processes[0], flush=True)
    if bot:
        await thinkers.think(Task("zombinion", snapshot, bot, "luck", 0.5))
    await asyncio.Event().wait()


if __name__ == "__main__":
    logging.basicConfig(stream=sys.stdout, format="%(message)s")
    asyncio.run(main(bytes.fromhex(sys.argv[1]), sys.argv[2]))
