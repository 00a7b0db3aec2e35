"""Who plays the games of a simulation: this process, or several of this machine.

Whoever it is, is told which games of which plans to play, some at a time, and gives their rows back. What comes out
depends on nothing else.
"""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from typing import NamedTuple, Protocol

from deadtown.complaint import Complaint
from deadtown.lab.plan import Plan
from deadtown.lab.row import write_row
from deadtown.lab.simulator import GameFailed, Simulator

AHEAD = 3
"""How many chunks wait for each process, so that none is idle."""

PROCESSORS = os.cpu_count() or 1
MOST_JOBS = max(64, 4 * PROCESSORS)
"""More processes would only take the memory away from everything else on this machine."""


class CrewLost(Complaint):
    """Whoever played is no more."""


class Task(NamedTuple):
    """A game to be played: of which plan, and which of its games."""

    place: int
    game: int


class Chunk(NamedTuple):
    """The rows of some games in their order, written down, and how long they took."""

    lines: list[bytes]
    seconds: float
    failure: str = ""
    """Why the game after the last row could not be played on; those after it were not begun."""


class Work(Protocol):
    """Some games that somebody plays."""

    def done(self) -> bool: ...

    def result(self) -> Chunk:
        """Waits for them. Raises CrewLost."""


class Crew(Protocol):
    """Whoever plays."""

    @property
    def ahead(self) -> int:
        """How many chunks it is given before the first of them is waited for."""

    def call(self) -> None:
        """Have everybody there, before the first chunk is begun. Raises Complaint."""

    def begin(self, tasks: Sequence[Task]) -> Work: ...


Hire = Callable[[Sequence[Plan]], AbstractContextManager[Crew]]
"""Opens a crew for some plans. When that is left by an exception, what is being played is given up."""


RAY = "ray"


def hire(jobs: int | None = None, on: str | None = None) -> Hire:
    """This process, so many of this machine, or the machines of a cluster: ``ray``, or ``ray:`` and its address.

    Raises Complaint.
    """
    if jobs is not None and jobs < 1:
        raise Complaint(f"--jobs must be 1 or more, not {jobs}")
    if on is None:
        if jobs is not None and jobs > MOST_JOBS:
            raise Complaint(f"--jobs {jobs:,}: at most {MOST_JOBS} on this machine, which has {PROCESSORS} processors")
        if jobs in (None, 1):
            return alone
        from deadtown.lab.processes import processes

        return partial(processes, jobs)
    where, _, address = on.partition(":")
    if where != RAY:
        raise Complaint(f"--on {on}: games can be played on {RAY}, or on {RAY}:ADDRESS")
    from deadtown.lab.cluster import cluster

    return partial(cluster, address, jobs)


def play_chunk(simulators: Sequence[Simulator], tasks: Sequence[Task]) -> Chunk:
    """Play some games one after another, until one fails."""
    began, failure = time.perf_counter(), ""
    lines: list[bytes] = []
    try:
        for place, game in tasks:
            lines.append(write_row(simulators[place].play(game)))
    except GameFailed as error:
        failure = str(error)
    return Chunk(lines, time.perf_counter() - began, failure)


class Finished(NamedTuple):
    """Work that is done."""

    chunk: Chunk

    def done(self) -> bool:
        return True

    def result(self) -> Chunk:
        return self.chunk


class Alone:
    """Plays in this process, as soon as it is told to."""

    ahead = 1

    def __init__(self, plans: Sequence[Plan]) -> None:
        self._simulators = [Simulator(plan) for plan in plans]

    def call(self) -> None:
        pass

    def begin(self, tasks: Sequence[Task]) -> Work:
        return Finished(play_chunk(self._simulators, tasks))


@contextmanager
def alone(plans: Sequence[Plan]) -> Iterator[Crew]:
    """This process."""
    yield Alone(plans)
