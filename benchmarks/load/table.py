"""Two scripted players at one table, whatever the server."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from benchmarks.load.meter import Meter
from benchmarks.load.plan import Plan

AT_ONCE = 25
"""Tables that are opened together."""


class Player:
    """What one of the two has sent and not seen the end of."""

    def __init__(self) -> None:
        self.number = 0
        self.sent = 0.0
        """When, while the answer is awaited; else 0."""


class Table(ABC):
    """A table that is played at. Decisions wait until it is their time."""

    def __init__(self, plan: Plan, number: int, meter: Meter) -> None:
        self.plan = plan
        self.number = number
        self.meter = meter
        self.players = (Player(), Player())
        self.hurrying = False
        """Whether each decision is taken as soon as it can be."""
        self.waiting = False
        """Whether a decision waits to be taken."""

    @abstractmethod
    async def open(self) -> None:
        """Connect both players, and bring the table to its first decision."""

    @abstractmethod
    def decide(self) -> None:
        """Send the decision that waits, by ``sends``."""

    def due(self) -> None:
        """The player who is to decide next has seen what happened."""
        self.waiting = True
        if self.hurrying:
            self.take()

    def take(self) -> None:
        self.waiting = False
        self.decide()

    def sends(self, seat: int, number: int) -> None:
        player = self.players[seat]
        player.number, player.sent = number, time.perf_counter()

    def acknowledged(self, seat: int) -> None:
        if self.meter.measuring:
            self.meter.acknowledged.append(time.perf_counter() - self.players[seat].sent)

    def sees(self, seat: int, number: int, size: int) -> None:
        """A player is told of a position with so many decisions taken: if one of them was theirs, that is its end."""
        player, meter = self.players[seat], self.meter
        if meter.measuring:
            meter.bytes += size
        if player.sent and number > player.number:
            meter.decisions += 1
            if meter.measuring:
                meter.seen.append(time.perf_counter() - player.sent)
            player.sent = 0.0

    def hurry(self) -> None:
        """Play as fast as it goes."""
        self.hurrying = True
        if self.waiting:
            self.take()

    async def keep_pace(self) -> None:
        """Take a decision now and then, until cancelled."""
        self.hurrying = False
        loop, every = asyncio.get_running_loop(), 1 / self.plan.pace
        due = loop.time() + every * self.number / self.plan.tables
        while True:
            await asyncio.sleep(due - loop.time())
            due += every
            if self.waiting:
                self.take()
            elif self.meter.measuring:
                self.meter.late += 1


AnyTable = TypeVar("AnyTable", bound=Table)


async def each(tables: Sequence[AnyTable], does: Callable[[AnyTable], Awaitable[None]]) -> None:
    """Let all tables do something, some of them at a time."""
    for first in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(does(table) for table in tables[first : first + AT_ONCE]))
