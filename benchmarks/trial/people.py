"""Those who play as usual: ``python -m benchmarks.trial.people PLAN``. Prints how it was for them, in JSON."""

import asyncio
import json
import sys
import time
from random import Random
from typing import Any

import msgspec
import uvloop

from benchmarks.load import deadtown
from benchmarks.load import plan as load
from benchmarks.load.connection import Connection
from benchmarks.load.deadtown import DeadtownTable, sign_in
from benchmarks.load.meter import Meter, Process, percentile
from benchmarks.trial.plan import COMPANY, Experience, Plan
from benchmarks.trial.wire import CREATED, Caller

TABLES = 2
PACE = 4.0
"""Decisions per second at each table."""
BOTS = ("easy", "search:1s")
THOUGHT = 0.3
"""Seconds that somebody thinks who plays with bots."""
OPENING = 60.0
"""Seconds in which all must have sat down."""


class SteadyTable(DeadtownTable):
    """Two people who decide at their pace, however long it takes the server: what comes late counts from when it was
    due, and so does all that waits behind it."""

    def __init__(self, plan: load.Plan, number: int, meter: Meter, tokens: tuple[str, str]) -> None:
        super().__init__(plan, number, meter, tokens)
        self._ready = asyncio.Event()

    def due(self) -> None:
        self.waiting = True
        self._ready.set()

    async def keep_pace(self) -> None:
        every = 1 / self.plan.pace
        due = time.perf_counter() + every * self.number / self.plan.tables
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self._ready.wait()
            self._ready.clear()
            self.take()
            self.players[self.seat].sent = due
            due += every


class Company:
    """Somebody who plays with bots, game after game, and notes when each of them has decided."""

    def __init__(self, port: int, meter: Meter) -> None:
        self.port = port
        self.meter = meter
        self.answers: list[float] = []
        self._table = ""
        self._luck = Random(1)
        self._due: tuple[int, float] | None = None
        """The decision that a bot has to take, and since when."""
        self._connection: Connection | None = None

    async def open(self) -> None:
        status, who = await Caller(self.port, COMPANY).sign_in("Company")
        assert status == CREATED
        self._connection = await Connection.open(self.port, deadtown.PATH, self._hear, self.meter.fail, who, COMPANY)
        self._make_table()

    def _make_table(self) -> None:
        seats = [{"who": "me"}, *({"who": "bot", "bot": level} for level in BOTS)]
        self._say(id=1, do="create", plan={"game": "zombinion", "seats": seats})

    def _say(self, **call: Any) -> None:
        assert self._connection is not None
        self._connection.say(json.dumps(call).encode())

    def _hear(self, _: Connection, data: bytes) -> None:
        message = json.loads(data)
        if message["type"] == "error":
            self.meter.fail(str(message))
        elif message["type"] == "done" and message.get("table"):
            self._table = message["table"]
            self._say(id=2, do="watch", table=self._table)
        elif message.get("seen") and message.get("table") == self._table:
            self._see(message["seen"], message.get("info") or {})

    def _see(self, seen: dict[str, Any], info: dict[str, Any]) -> None:
        now = time.perf_counter()
        if self._due is not None and seen["number"] > self._due[0]:
            self.answers.append(now - self._due[1])
            self._due = None
        if info.get("phase") == "over":
            self._make_table()
        elif seen.get("decision"):
            choice = self._luck.randrange(len(seen["decision"]["options"])) + 1
            call = {"id": 3, "do": "choose", "table": self._table, "number": seen["number"], "choice": choice}
            asyncio.get_running_loop().call_later(THOUGHT, lambda: self._say(**call))
        elif self._due is None:
            self._due = (seen["number"], now)

    def longest(self) -> float:
        """With what is still waited for."""
        waiting = [] if self._due is None else [time.perf_counter() - self._due[1]]
        return max([*self.answers, *waiting], default=0.0)


async def play(plan: Plan) -> Experience:
    meter = Meter(Process(plan.process))
    paced = load.Plan("deadtown", plan.port, plan.process, TABLES, plan.seconds, PACE)
    tokens = iter(sign_in(plan.port, 2 * TABLES))
    tables = [SteadyTable(paced, number, meter, (next(tokens), next(tokens))) for number in range(TABLES)]
    company = Company(plan.port, meter)
    async with asyncio.timeout(OPENING):
        for table in tables:
            await table.open()
        await company.open()
    print("ready", flush=True)
    playing = [asyncio.create_task(table.keep_pace()) for table in tables]
    meter.measuring = True
    await meter.wait(plan.seconds)
    late = [time.perf_counter() - player.sent for table in tables for player in table.players if player.sent]
    for task in playing:
        task.cancel()
    seen, answers = [*meter.seen, *late], company.answers or [company.longest()]
    return Experience(
        decisions=len(seen),
        decision50=percentile(seen, 50),
        decision99=percentile(seen, 99),
        decision_most=max(seen) * 1e3,
        answers=len(company.answers),
        answer50=percentile(answers, 50) / 1e3,
        answer_most=company.longest(),
        memory=meter.server.memory,
    )


if __name__ == "__main__":
    found = uvloop.run(play(msgspec.json.decode(sys.argv[1], type=Plan)))
    print(msgspec.json.encode(found).decode())
