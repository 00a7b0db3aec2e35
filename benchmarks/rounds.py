"""Rounds of play at servers, each in a new process, and the best of them."""

import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import msgspec

from benchmarks.figures import OUT
from benchmarks.load.plan import Plan, Round, Server
from benchmarks.servers import Running
from deadtown.table.messages import Views

ROOT = Path(__file__).parent.parent
SECONDS = 3.0
PATIENCE = 120.0
"""Seconds in which a round must be over."""
DRIVER_BUSY = 0.8
"""Cores that the driver may use: one that is busier than this measures itself."""

Start = Callable[[], AbstractContextManager[Running]]


class Rounds:
    """All rounds that were played, by name."""

    def __init__(self) -> None:
        self.played: dict[str, list[Round]] = {}

    def play(
        self, name: str, server: Server, start: Start, tables: int, pace: float = 0.0, views: Views = "whole"
    ) -> None:
        """Play one more round of that name."""
        with start() as running:
            plan = Plan(server, running.port, running.process, tables, SECONDS, pace, views=views)
            found = drive(plan)
        if found.driver_cpu > DRIVER_BUSY:
            print(f"{name}: the driver itself was busy ({found.driver_cpu:.0%} of a core)", file=sys.stderr)
        self.played.setdefault(name, []).append(found)

    def best(self, name: str) -> Round | None:
        """The round with the most decisions; None when none was played."""
        return max(self.played.get(name, ()), key=lambda one: one.decisions, default=None)

    def calmest(self, name: str) -> Round | None:
        """The round with the least latency, where the pace was given."""
        return min(self.played.get(name, ()), key=lambda one: one.seen99, default=None)

    def write(self, topic: str) -> None:
        OUT.mkdir(exist_ok=True)
        found = msgspec.json.format(msgspec.json.encode(self.played), indent=2)
        (OUT / f"{topic}.json").write_bytes(found + b"\n")


def drive(plan: Plan) -> Round:
    """Play a round, by the driver in its own process."""
    command = [sys.executable, "-m", "benchmarks.load", msgspec.json.encode(plan).decode()]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, timeout=PATIENCE, check=True)
    return msgspec.json.decode(done.stdout, type=Round)
