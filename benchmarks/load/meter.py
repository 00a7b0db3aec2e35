"""What is measured while the tables play."""

import asyncio
import time
from collections.abc import Awaitable
from pathlib import Path

import msgspec

from benchmarks.load.plan import Round

TICKS = 100
"""Of the kernel, in a second."""
MILLI = 1e3
WARM = 3000
"""Decisions after which a server has got up to speed."""
LONGER = 4
"""How many times longer than usual that may take."""


class Process(msgspec.Struct, frozen=True):
    """A process, as the kernel knows it."""

    id: int

    @property
    def cpu(self) -> float:
        """Seconds that it has computed, in all its threads."""
        fields = Path(f"/proc/{self.id}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> float:
        """MB that it holds in memory."""
        lines = Path(f"/proc/{self.id}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


class Meter:
    """Takes the time of decisions, while it is told to."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.measuring = False
        self.decisions = 0
        """Since the beginning."""
        self.seen: list[float] = []
        self.acknowledged: list[float] = []
        self.bytes = 0
        self.late = 0
        self.trouble: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def fail(self, problem: str) -> None:
        """A round in which anything goes wrong is worth nothing."""
        if not self.trouble.done():
            self.trouble.set_exception(RuntimeError(problem))

    async def wait(self, seconds: float, work: Awaitable[None] | None = None) -> None:
        """Let the tables play for a while, or until some work is done."""
        waited = [self.trouble] if work is None else [self.trouble, asyncio.ensure_future(work)]
        done, waiting = await asyncio.wait(waited, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        for ended in done:
            ended.result()
        if work is not None and not done:
            waiting.pop().cancel()
            raise TimeoutError

    async def warm_up(self, seconds: float) -> None:
        """Let a server get up to speed: on a busy machine that takes longer, above all where code is compiled."""
        began = time.perf_counter()
        while (passed := time.perf_counter() - began) < seconds or (
            self.decisions < WARM and passed < LONGER * seconds
        ):
            await self.wait(0.1)

    async def measure(self, seconds: float) -> Round:
        began, server_cpu, driver_cpu = time.perf_counter(), self.server.cpu, time.process_time()
        self.measuring = True
        await self.wait(seconds)
        self.measuring = False
        passed = time.perf_counter() - began
        decisions = len(self.seen)
        if not decisions:
            raise RuntimeError("no decision came through")
        return Round(
            decisions=decisions / passed,
            seen50=percentile(self.seen, 50),
            seen99=percentile(self.seen, 99),
            acknowledged50=percentile(self.acknowledged, 50) if self.acknowledged else None,
            acknowledged99=percentile(self.acknowledged, 99) if self.acknowledged else None,
            server_cpu=(self.server.cpu - server_cpu) / passed,
            driver_cpu=(time.process_time() - driver_cpu) / passed,
            memory=self.server.memory,
            message_bytes=self.bytes / (2 * decisions),
            late=self.late,
        )


def percentile(times: list[float], percent: int) -> float:
    """In milliseconds; the times are in seconds."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] * MILLI
