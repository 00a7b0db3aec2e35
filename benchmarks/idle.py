"""What a table costs in memory at which nobody does anything, with two people connected to it."""

import asyncio
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import msgspec
import uvloop

from benchmarks.load.deadtown import DeadtownTable, sign_in
from benchmarks.load.meter import Meter, Process
from benchmarks.load.plan import Plan
from benchmarks.load.table import each
from benchmarks.servers import Running, deadtown
from deadtown.table.live_tables import SWEEP_EVERY
from deadtown.table.venue import IDLE

TABLES = 300
DECISIONS = 20
"""Taken at each table before everybody falls silent."""
PATIENCE = 120.0
KILO = 1024.0


class Memory(msgspec.Struct, frozen=True):
    """kB for a table."""

    connections: float
    """Of the two people, before they are at any table."""
    played: float
    """Just after play, without the connections."""
    put_away: float
    """When the server has put it away, still watched by both, without the connections."""


class ShortTable(DeadtownTable):
    """A table at which a few decisions are taken, and then none."""

    def __init__(self, plan: Plan, number: int, meter: Meter, tokens: tuple[str, str]) -> None:
        super().__init__(plan, number, meter, tokens)
        self.silent = asyncio.Event()

    def due(self) -> None:
        if self.seen.number < DECISIONS:
            self.take()
        else:
            self.silent.set()

    async def play(self) -> None:
        await self.sit_down()
        await self.silent.wait()


def measure(folder: Path, meanwhile: Callable[[], None]) -> Memory:
    """``meanwhile`` is done by this process while the tables are waited for to be put away."""
    with deadtown(str(folder / "idle.db"), folder) as server:
        return uvloop.run(_measure(server, meanwhile))


async def _measure(server: Running, meanwhile: Callable[[], None]) -> Memory:
    """Memory that was given back is not seen from outside, but used again.

    So as many tables as were put away are played once more: what that adds is what those that were put away still hold.
    """
    loop, process = asyncio.get_running_loop(), Process(server.process)
    meter = Meter(process)
    first, *tables = lay_tables(server, meter)
    await meter.wait(PATIENCE, each([first], ShortTable.open))
    levels = [process.memory]
    await meter.wait(PATIENCE, each(tables, ShortTable.connect))
    levels.append(process.memory)
    await meter.wait(PATIENCE, each(tables[:TABLES], ShortTable.play))
    levels.append(process.memory)
    put_away = loop.time() + IDLE + 2 * SWEEP_EVERY
    await asyncio.to_thread(meanwhile)
    await meter.wait(max(0.0, put_away - loop.time()))
    await meter.wait(PATIENCE, each(tables[TABLES:], ShortTable.play))
    levels.append(process.memory)
    connections, played, both = (KILO * (after - before) / TABLES for before, after in pairwise(levels))
    return Memory(connections / 2, played, both)


def lay_tables(server: Running, meter: Meter) -> list[ShortTable]:
    count = 2 * TABLES + 1
    plan = Plan("deadtown", server.port, server.process, count, seconds=0.0)
    tokens = iter(sign_in(server.port, 2 * count))
    return [ShortTable(plan, number, meter, (next(tokens), next(tokens))) for number in range(count)]
