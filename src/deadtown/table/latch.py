"""A lock that can also be taken without waiting, and handed back by whoever comes after the one who took it."""

import asyncio
from collections import deque
from typing import Any


class Latch:
    """Lets one at a time through, in the order in which they came."""

    def __init__(self) -> None:
        self.locked = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it at once, if nobody has it."""
        if self.locked:
            return False
        self.locked = True
        return True

    def release(self) -> None:
        """Hand it to the first who still waits, or leave it open."""
        assert self.locked
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                return
        self.locked = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release()
            raise

    async def __aexit__(self, *_: Any) -> None:
        self.release()
