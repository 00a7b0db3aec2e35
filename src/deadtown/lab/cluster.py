"""Who plays the games of a simulation: the machines of a Ray cluster.

Ray finds machines, gives them games, and gives these to others when a machine is lost. What comes out is what one
process would have played: a machine that has other code of Deadtown is refused.

A process of its own speaks with Ray (``driver.py``): it has threads, handlers of signals, and things to do at its end
that are none of this program's, and it can be ended whatever it is doing.
"""

import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from typing import IO, cast

import msgspec

from deadtown.complaint import Complaint
from deadtown.ending import ENDING, end_process
from deadtown.frames import frame, read_frame
from deadtown.lab.crews import Crew, CrewLost, Task, Work
from deadtown.lab.driver import Done, Failed, Ready, Start, codes
from deadtown.lab.plan import Plan
from deadtown.lab.processes import LOOK_EVERY, Begun, program_of
from deadtown.signals import signals_held

DRIVER = "deadtown.lab.driver"

ANSWER_SECONDS = 10.0
STARTING = 180.0
"""Seconds that Ray may take to start, or to connect."""
LEAVE = 5.0
"""Seconds in which Ray may take its leave of the machines, before it is killed."""

write = msgspec.msgpack.Encoder().encode
read = msgspec.msgpack.Decoder(Ready | Failed | Done).decode


@contextmanager
def cluster(address: str, jobs: int | None, plans: Sequence[Plan]) -> Iterator[Crew]:
    """The machines of a cluster. Without an address that of the environment, else this one for the time being."""
    if find_spec("ray") is None:
        raise Complaint("--on ray needs ray: pip install 'deadtown[ray]'")
    address = address or os.environ.get("RAY_ADDRESS", "") or address_here()
    look_for(address)
    crew = Machines(Start(address, jobs, list(plans), codes(plans)))
    try:
        yield crew
    finally:
        crew.dismiss()


def address_here() -> str:
    """Of the cluster that this program uses itself, if it does."""
    ray = sys.modules.get("ray")
    return str(ray.get_runtime_context().gcs_address) if ray is not None and ray.is_initialized() else ""


def look_for(address: str) -> None:
    """Complain at once where nobody answers, for which Ray takes minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), timeout=ANSWER_SECONDS).close()
    except OSError as error:
        raise Complaint(f"--on ray: no cluster answers at {address} ({error.strerror or error})") from None


class Machines:
    """Plays on whatever machines the cluster has, as the process tells that speaks with it."""

    def __init__(self, start: Start) -> None:
        self.ahead = 1
        self._start = start
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = threading.Thread(target=self._hear, daemon=True)
        self._begun: dict[int, Begun] = {}
        self._count = 0
        self._first = threading.Event()
        """Whether anything was said."""
        self._problem = ""
        """Why nobody plays, or plays any more."""

    def call(self) -> None:
        what = f"connecting to {self._start.address}" if self._start.address else "being started on this machine"
        print(f"deadtown: Ray is {what}", file=sys.stderr, flush=True)
        with signals_held():
            # What is said to all processes of a terminal, or of a job, is for this one to hear.
            self._process = subprocess.Popen(
                program_of(DRIVER), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
            self._thread.start()
        self._send(write(self._start))
        until = time.monotonic() + STARTING
        while not self._first.wait(LOOK_EVERY):
            if time.monotonic() > until:
                raise Complaint(f"--on ray: it was not ready within {STARTING:.0f} seconds")
        if self._problem:
            raise Complaint(f"--on ray: {self._problem}")

    def begin(self, tasks: Sequence[Task]) -> Work:
        work = self._begun[self._count] = Begun(tasks)
        self._send(write(tasks))
        self._count += 1
        if self._problem:
            self._give_up()
        return work

    def _give_up(self) -> None:
        """Nobody will ever play what is not played yet."""
        while self._begun:
            with suppress(KeyError):  # Both threads may find out at once.
                self._begun.popitem()[1].settle(CrewLost(self._problem))

    def _send(self, message: bytes) -> None:
        assert self._process is not None
        orders = cast(IO[bytes], self._process.stdin)
        with suppress(OSError):
            orders.write(frame(message))
            orders.flush()

    def _hear(self) -> None:
        """Take in what is said until there is nobody any more."""
        assert self._process is not None
        answers = cast(IO[bytes], self._process.stdout)
        while (said := read_frame(answers)) is not None:
            told = read(said)
            if isinstance(told, Failed):
                self._problem = told.problem
            else:
                self.ahead = told.ahead
            if isinstance(told, Done):
                self._begun.pop(told.number).settle(told.chunk or CrewLost(told.problem))
            self._first.set()
        self._problem = self._problem or "the process that speaks with Ray died"
        self._first.set()
        self._give_up()

    def dismiss(self) -> None:
        """Let Ray take its leave, for a moment."""
        process = self._process
        if process is None:
            return
        with signals_held():
            if self._first.is_set():
                with suppress(OSError):
                    cast(IO[bytes], process.stdin).close()
                with suppress(subprocess.TimeoutExpired):
                    process.wait(LEAVE)
            until = time.monotonic() + ENDING
            if end_process(process, until):
                self._thread.join(max(0.0, until - time.monotonic()))
                for pipe in (process.stdin, process.stdout):
                    with suppress(OSError):
                        cast(IO[bytes], pipe).close()
