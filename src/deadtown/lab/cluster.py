"""Who plays the games of a simulation: the machines of a Ray cluster.

Ray finds machines, gives them games, and gives these to others when a machine is lost. What comes out is what one
process would have played: a machine that has other code of Deadtown is refused.
"""

import os
import signal
import socket
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from deadtown.complaint import Complaint
from deadtown.lab.code import code_of
from deadtown.lab.crews import AHEAD, Chunk, Crew, CrewLost, Task, Work, play_chunk
from deadtown.lab.plan import Plan, find_game
from deadtown.lab.simulator import Simulator

if TYPE_CHECKING:
    from ray import ObjectRef

RETRIES = 8
"""How often games are begun again whose machine was lost."""
COUNT_EVERY = 5.0
"""Seconds between two looks at how many processors there are: machines may join and leave."""

ANSWER_SECONDS = 10.0

QUIET: Mapping[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
"""Ray says nothing but what went wrong."""


@contextmanager
def cluster(address: str, jobs: int | None, plans: Sequence[Plan]) -> Iterator[Crew]:
    """The machines of a cluster. Without an address that of the environment, else this one for the time being."""
    if find_spec("ray") is None:
        raise Complaint("--on ray needs ray: pip install 'deadtown[ray]'")
    address = address or os.environ.get("RAY_ADDRESS", "")
    # What is played is nobody else's business; and a cluster of this machine alone listens to nobody else.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if not address:
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    import ray

    mine = not ray.is_initialized()
    if mine:
        look_for(address)
        with signals_as_they_are():
            try:
                ray.init(address or "local", include_dashboard=None if address else False, **QUIET)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise Complaint(f"--on ray: {' '.join(str(error).split())}") from None
    crew = Machines(plans, jobs)
    try:
        yield crew
    except BaseException:
        crew.give_up()
        raise
    finally:
        if mine:
            ray.shutdown()


def look_for(address: str) -> None:
    """Complain at once where nobody answers, for which Ray takes minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), timeout=ANSWER_SECONDS).close()
    except OSError as error:
        raise Complaint(f"--on ray: no cluster answers at {address} ({error.strerror or error})") from None


@contextmanager
def signals_as_they_are() -> Iterator[None]:
    """What is done about signals stays as it is: Ray would end the process."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class OtherCode(Exception):
    """A machine of the cluster would not play the same."""


class Sent(NamedTuple):
    """Games that some machine plays."""

    chunk: "ObjectRef[Any]"

    def done(self) -> bool:
        import ray

        ready, _ = ray.wait([self.chunk], timeout=0)
        return bool(ready)

    def result(self) -> Chunk:
        import ray
        from ray.exceptions import RayError, RayTaskError

        try:
            return Chunk(*ray.get(self.chunk))
        except RayTaskError as error:
            if isinstance(error.cause, OtherCode):
                raise CrewLost(str(error.cause)) from None
            raise
        except RayError as error:
            raise CrewLost(f"the cluster has lost games that it played: {type(error).__name__}") from None


class Machines:
    """Plays on whatever machines the cluster has."""

    def __init__(self, plans: Sequence[Plan], jobs: int | None) -> None:
        import ray

        self._jobs = jobs
        self._plans = ray.put(msgspec.msgpack.encode(list(plans)))
        self._codes = codes(plans)
        self._play = ray.remote(num_cpus=1, max_retries=RETRIES)(play)
        self._processors, self._counted = 1, -COUNT_EVERY
        self._sent: list[Sent] = []

    @property
    def ahead(self) -> int:
        import ray

        now = time.monotonic()
        if now - self._counted >= COUNT_EVERY:
            self._counted = now
            resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
            self._processors = max(1, int(resources.get("CPU", 0)))
        return AHEAD * (self._processors if self._jobs is None else min(self._processors, self._jobs))

    def begin(self, tasks: Sequence[Task]) -> Work:
        work = Sent(self._play.remote(self._plans, self._codes, list(tasks)))
        self._sent = [*(sent for sent in self._sent if not sent.done()), work]
        return work

    def give_up(self) -> None:
        """Nobody waits for what is being played."""
        import ray

        for work in self._sent:
            ray.cancel(work.chunk, force=True)


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
