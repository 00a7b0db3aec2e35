"""Several connections of one address that work at a nuisance until the time is over."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

from benchmarks.load import deadtown
from benchmarks.load.connection import Connection, nobody_cares
from benchmarks.trial.plan import NUISANCE, Plan, Toll
from benchmarks.trial.wire import API, CREATED, Caller, Headers

MOST_EACH_SECOND = 60.0
"""How often one connection asks, at most: who disturbs has a machine of their own, and here it is the same one."""

Work = Callable[[Caller], Awaitable[int]]


class Crew:
    """Who disturbs, and what came of it."""

    def __init__(self, plan: Plan) -> None:
        self.port = plan.port
        self.toll = Toll()
        self._until = time.monotonic() + plan.seconds
        self._names = count(1)

    @property
    def left(self) -> float:
        """Seconds until the end."""
        return max(0.0, self._until - time.monotonic())

    def caller(self) -> Caller:
        return Caller(self.port, NUISANCE)

    async def repeat(self, connections: int, work: Work, each_second: float = MOST_EACH_SECOND) -> None:
        """Do something again and again, over several connections at once. ``work`` tells the status of the answer."""
        await asyncio.gather(*(self._repeat(work, each_second) for _ in range(connections)))

    async def _repeat(self, work: Work, each_second: float) -> None:
        caller = self.caller()
        while self.left:
            began = time.monotonic()
            self.toll.count(await work(caller))
            await asyncio.sleep(max(0.0, min(self.left, 1 / each_second - (time.monotonic() - began))))
        caller.close()

    async def last(self) -> None:
        """Wait for the end."""
        await asyncio.sleep(self.left)

    async def sign_in(self, caller: Caller) -> Headers:
        """What a new guest is known by; nothing when there may be none."""
        status, who = await caller.sign_in(f"Nuisance {next(self._names)}")
        self.toll.count(status)
        return who

    async def guests(self, count: int) -> list[Headers]:
        """As many new guests as there may be, but one at least: for that one it waits."""
        caller = self.caller()
        found = [who for who in [await self.sign_in(caller) for _ in range(count)] if who]
        while not found and self.left:
            await asyncio.sleep(1.0)
            found = [who for who in [await self.sign_in(caller)] if who]
        return found

    async def busy_table(self, who: Headers, seats: list[dict[str, str]], **plan: Any) -> str:
        """A new table, for which it waits."""
        table, caller = "", self.caller()
        while not table and self.left:
            table = await self.make_table(caller, who, seats, **plan)
            await asyncio.sleep(0.0 if table else 1.0)
        return table

    async def make_table(self, caller: Caller, who: Headers, seats: list[dict[str, str]], **plan: Any) -> str:
        """A new table; empty when there may be none."""
        wanted = {"game": "zombinion", "seats": seats, **plan}
        answer = await caller.ask("POST", f"{API}/tables", wanted, who)
        self.toll.count(answer.status)
        return str(answer.json["table"]) if answer.status == CREATED else ""

    async def socket(self, who: Headers, hear: Callable[[Connection, bytes], None]) -> Connection | None:
        """A socket of somebody, unless it is refused."""
        try:
            found = await Connection.open(self.port, deadtown.PATH, hear, nobody_cares, who, NUISANCE)
        except (RuntimeError, OSError):
            self.toll.refused += 1
            return None
        self.toll.granted += 1
        return found
