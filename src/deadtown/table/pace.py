"""The time of the event loop, shared fairly: whoever asks for much waits for it, and nobody else does."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from time import perf_counter
from types import coroutine
from typing import Any, TypeVar

from deadtown.table.denied import Denied
from deadtown.table.latch import Latch

SAVED_UP = 0.1
"""How many seconds of work somebody may have done without waiting, who has asked for nothing lately."""
RESERVED = 0.01
"""How many seconds something is thought to take, until it is done and known: so not too much is under way at once."""
MOST_OWED = 1.0
"""How many seconds of work are remembered at most."""
PATIENCE = 10.0
"""How many seconds a request waits for its turn before it is refused."""
MOST_GROUPS = 10_000

T = TypeVar("T")


class Pace:
    """Counts how long the event loop works for each group of people, and lets those wait who take more than a share.

    Work that goes on in other processes, or waits for the storage, is not counted.
    """

    def __init__(self, share: float = 0.0, clock: Callable[[], float] = time.monotonic) -> None:
        """The share of the time that one group may have, from 0 to 1; 0: as much as it likes."""
        self.share = share
        self._clock = clock
        self._even: dict[str, float] = {}
        """When each group that has taken something will have nothing to make up for any more."""
        self._turns: dict[str, Latch] = {}
        """Where those wait who have to, one after another."""

    def __len__(self) -> int:
        return len(self._even)

    def wait(self, group: str) -> float:
        """How many seconds a group has to wait before anything more is done for it."""
        if not self.share or not group:
            return 0.0
        return self._even.get(group, 0.0) - self._clock() - SAVED_UP / self.share

    def spent(self, group: str, seconds: float) -> None:
        """So long was worked for a group; less than nothing is given back."""
        if not self.share or not group:
            return
        now, even = self._clock(), self._even
        then = max(even.get(group, 0.0), now) + seconds / self.share
        even[group] = min(then, now + MOST_OWED / self.share)
        if len(even) > MOST_GROUPS:
            self._even = {group: then for group, then in even.items() if then > now}

    def begin(self, group: str) -> bool:
        """Reserve some time for what is done at once, if it is the group's turn. Pair it with ``end``."""
        if group in self._turns or self.wait(group) > 0:
            return False
        self.spent(group, RESERVED)
        return True

    def end(self, group: str) -> None:
        """What was begun is done; what it took has been counted."""
        self.spent(group, -RESERVED)

    async def turn(self, group: str, patience: float = math.inf) -> None:
        """Wait for the group's turn, behind others of it, and begin. Denied when that would take too long."""
        if self.begin(group):
            return
        until = self._clock() + patience
        latch = self._turns.setdefault(group, Latch())
        try:
            async with latch:
                while (wait := self.wait(group)) > 0:
                    if self._clock() + wait > until:
                        raise Denied("rate", "too-fast", seconds=math.ceil(wait))
                    await asyncio.sleep(wait)
                self.spent(group, RESERVED)
        finally:
            if not latch.locked:
                self._turns.pop(group, None)

    async def breathe(self, group: str) -> None:
        """In the middle of something long, wait until it is the group's turn again."""
        await self.turn(group)
        self.end(group)

    async def carry_out(self, group: str, work: Callable[[], Awaitable[T]], patience: float = math.inf) -> T:
        """Do something when it is the group's turn, and count how long it takes. Denied when that is too far away."""
        if not self.share or not group:
            return await work()
        await self.turn(group, patience)
        try:
            return await step_by_step(work().__await__(), partial(self.spent, group))
        finally:
            self.end(group)


@coroutine
def step_by_step(work: Generator[Any, Any, T], spent: Callable[[float], None]) -> Generator[Any, None, T]:
    """Do something, and tell how long each step of it took; not how long it waited between them."""
    error: BaseException | None = None
    while True:
        began = perf_counter()
        try:
            awaited = work.send(None) if error is None else work.throw(error)
        except StopIteration as end:
            found: T = end.value
            return found
        finally:
            spent(perf_counter() - began)
        try:
            yield awaited
            error = None
        except GeneratorExit:
            work.close()
            raise
        except BaseException as thrown:
            error = thrown
