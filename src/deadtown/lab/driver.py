"""Inside of the process that speaks with Ray: it is told some games at a time, and tells what the machines have played.

It ends with its parent, whose pipe it reads all the time.
"""

import os
import socket
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from queue import Empty, SimpleQueue
from typing import IO, TYPE_CHECKING, Any

import msgspec

from deadtown.frames import frame, read_frame
from deadtown.lab.code import code_of
from deadtown.lab.crews import AHEAD, Chunk, Task, play_chunk
from deadtown.lab.plan import Plan, find_game
from deadtown.lab.simulator import Simulator
from deadtown.lab.worker import read_tasks, take_pipes

if TYPE_CHECKING:
    from ray import ObjectRef

RETRIES = 8
"""How often games are begun again whose machine was lost."""
COUNT_EVERY = 5.0
"""Seconds between two looks at how many processors there are: machines may join and leave."""
LOOK_EVERY = 0.02
"""Seconds between two looks at what is asked for, while games are waited for."""
LEAVE = 5.0
"""Seconds in which Ray may take its leave of the machines."""

QUIET: Mapping[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
"""Ray says nothing but what went wrong."""


class Start(msgspec.Struct, frozen=True):
    """What is to be played, by whom, and by what code."""

    address: str
    jobs: int | None
    plans: list[Plan]
    codes: Mapping[str, str]


class Ready(msgspec.Struct, frozen=True, tag=True):
    """The cluster is there."""

    ahead: int


class Failed(msgspec.Struct, frozen=True, tag=True):
    """There is none."""

    problem: str


class Done(msgspec.Struct, frozen=True, tag=True):
    """The rows of what was asked for, by its number; or why there are none."""

    number: int
    ahead: int
    chunk: Chunk | None = None
    problem: str = ""


class OtherCode(Exception):
    """A machine of the cluster would not play the same."""


class Driver:
    """Speaks with Ray, as whoever started it asks."""

    def __init__(self, start: Start, answers: IO[bytes]) -> None:
        import ray

        self.jobs = start.jobs
        self._answers = answers
        self._plans = ray.put(msgspec.msgpack.encode(start.plans))
        self._codes = dict(start.codes)
        self._play = ray.remote(num_cpus=1, max_retries=RETRIES)(play)
        self._processors, self._counted = 1, -COUNT_EVERY
        self._sent: dict[ObjectRef[Any], int] = {}
        self._count = 0

    @property
    def ahead(self) -> int:
        import ray

        now = time.monotonic()
        if now - self._counted >= COUNT_EVERY:
            self._counted = now
            resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
            self._processors = max(1, int(resources.get("CPU", 0)))
        return AHEAD * (self._processors if self.jobs is None else min(self._processors, self.jobs))

    def serve(self, asked: "SimpleQueue[bytes | None]") -> None:
        """Until nobody asks any more; then nobody waits for what is being played."""
        import ray

        say(self._answers, Ready(self.ahead))
        while (order := self._next(asked)) is not None:
            if order:
                tasks = [(task.place, task.game) for task in read_tasks(order)]
                self._sent[self._play.remote(self._plans, self._codes, tasks)] = self._count
                self._count += 1
            else:
                done, _ = ray.wait(list(self._sent), timeout=LOOK_EVERY)
                for one in done:
                    say(self._answers, self._done(self._sent.pop(one), one))
        for one in self._sent:
            ray.cancel(one, force=True)

    def _next(self, asked: "SimpleQueue[bytes | None]") -> bytes | None:
        """What is asked for, if anything; it is waited for where there is nothing else to wait for."""
        try:
            return asked.get(block=not self._sent)
        except Empty:
            return b""

    def _done(self, number: int, one: "ObjectRef[Any]") -> Done:
        import ray
        from ray.exceptions import RayError, RayTaskError

        try:
            return Done(number, self.ahead, Chunk(*ray.get(one)))
        except RayTaskError as error:
            problem = str(error.cause) if isinstance(error.cause, OtherCode) else in_one_line(error)
            return Done(number, self.ahead, None, problem)
        except RayError as error:
            problem = f"the cluster has lost games that it played: {type(error).__name__}"
            return Done(number, self.ahead, None, problem)


def codes(plans: Sequence[Plan]) -> dict[str, str]:
    """The code that plays each game, here."""
    return {plan.game: code_of(find_game(plan.game)) for plan in plans}


def play(plans: bytes, told: Mapping[str, str], tasks: Sequence[tuple[int, int]]) -> tuple[Any, ...]:
    """On some machine: play these games, as whoever asks for them would."""
    simulators = simulators_of(plans)
    if codes([simulator.plan for simulator in simulators]) != told:
        raise OtherCode(f"{socket.gethostname()} has other code of Deadtown: install the same on all machines")
    return tuple(play_chunk(simulators, [Task(*task) for task in tasks]))


@lru_cache(maxsize=4)
def simulators_of(plans: bytes) -> list[Simulator]:
    return [Simulator(plan) for plan in msgspec.msgpack.decode(plans, type=list[Plan])]


def in_one_line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__


def say(answers: IO[bytes], told: Ready | Failed | Done) -> None:
    answers.write(frame(msgspec.msgpack.encode(told)))
    answers.flush()


def listen(orders: IO[bytes], asked: "SimpleQueue[bytes | None]") -> None:
    while (order := read_frame(orders)) is not None:
        asked.put(order)
    asked.put(None)
    time.sleep(LEAVE)
    os._exit(1)


def main() -> None:
    orders, answers = take_pipes()
    asked: SimpleQueue[bytes | None] = SimpleQueue()
    threading.Thread(target=listen, args=[orders, asked], daemon=True).start()
    first = asked.get()
    if first is None:
        return
    start = msgspec.msgpack.decode(first, type=Start)
    # What is played is nobody else's business; and a cluster of this machine alone listens to nobody else.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if not start.address:
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    try:
        import ray

        ray.init(start.address or "local", include_dashboard=None if start.address else False, **QUIET)
        driver = Driver(start, answers)
    except Exception as error:  # Ray has many, and some are bare.
        say(answers, Failed(in_one_line(error)))
        sys.exit(1)
    driver.serve(asked)
    ray.shutdown()
