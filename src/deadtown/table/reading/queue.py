"""Who waits to have something read: one address after the other, and of each caller one thing at a time."""

import asyncio
from collections import OrderedDict, deque

import msgspec

from deadtown.table.reading.reader import Reader


class Waiter(msgspec.Struct, eq=False):
    """Somebody who waits for a turn."""

    who: str
    """The player, or the address of somebody who has not signed in."""
    address: str
    turn: "asyncio.Future[Reader]"
    """A process that has nothing else to do."""


class Queue:
    """All who wait, by their addresses: who comes from one with many must wait for those from others."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[Waiter]] = OrderedDict()
        self._busy: set[str] = set()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def add(self, waiter: Waiter) -> None:
        self._waiting.setdefault(waiter.address, deque()).append(waiter)

    def next(self) -> Waiter | None:
        """Whose turn it is. Whoever has a turn has no other before it is ``done``."""
        for address, waiting in self._waiting.items():
            waiter = next((one for one in waiting if one.who not in self._busy), None)
            if waiter is not None:
                self._waiting.move_to_end(address)
                self.remove(waiter)
                self._busy.add(waiter.who)
                return waiter
        return None

    def done(self, waiter: Waiter) -> None:
        self._busy.discard(waiter.who)

    def remove(self, waiter: Waiter) -> None:
        """Somebody does not wait any more."""
        waiting = self._waiting.get(waiter.address)
        if waiting is not None and waiter in waiting:
            waiting.remove(waiter)
            if not waiting:
                del self._waiting[waiter.address]

    def oldest(self) -> Waiter | None:
        """The next of whom nothing else is known."""
        return next((waiting[0] for waiting in self._waiting.values()), None)

    def clear(self) -> list[Waiter]:
        """All who waited; nobody does any more."""
        everybody = [waiter for waiting in self._waiting.values() for waiter in waiting]
        self._waiting.clear()
        return everybody
