"""Who waits to have something read: one address after the other, and of each caller one thing at a time."""

import asyncio

import msgspec

from deadtown.table.children.turns import Turns
from deadtown.table.reading.reader import Reader


class Waiter(msgspec.Struct, eq=False):
    """Somebody who waits for a turn."""

    who: str
    """The player, or the address of somebody who has not signed in."""
    address: str
    turn: "asyncio.Future[Reader]"
    """A process that has nothing else to do."""

    @property
    def waits(self) -> bool:
        """Whether they still do: who goes away is noticed before they have left the queue."""
        return not self.turn.done()


class Queue:
    """All who wait, by their addresses: who comes from one with many must wait for those from others."""

    def __init__(self) -> None:
        self._turns: Turns[Waiter] = Turns()
        self._served: dict[str, Waiter] = {}
        """By caller: who has a turn."""

    def __len__(self) -> int:
        return len(self._turns)

    def add(self, waiter: Waiter) -> None:
        self._turns.add(waiter.address, waiter)

    def next(self) -> Waiter | None:
        """Whose turn it is. Whoever has a turn has no other before they ``leave``."""
        waiter = self._turns.take(lambda one: one.waits and one.who not in self._served)
        if waiter is not None:
            self._served[waiter.who] = waiter
        return waiter

    def leave(self, waiter: Waiter) -> None:
        """Somebody has had their turn, or does not wait for it any more."""
        self._turns.remove(waiter.address, waiter)
        if self._served.get(waiter.who) is waiter:
            del self._served[waiter.who]

    def oldest(self) -> Waiter | None:
        """Who waits, and of an address longest."""
        return next((waiter for waiter in self._turns if waiter.waits), None)

    def clear(self) -> list[Waiter]:
        """All who waited; nobody does any more."""
        everybody = list(self._turns)
        self._turns.clear()
        return everybody
