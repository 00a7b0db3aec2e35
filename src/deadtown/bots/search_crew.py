"""Processes that search parts for others: they are started once, when they are first needed, and end with their parent.

They are given what lets them have the same sight, one decision after another, and answer what they have found out.
"""

import atexit
import os
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from typing import IO, cast

import msgspec

from deadtown.bots.search import Found, Part
from deadtown.bots.search_settings import Settings
from deadtown.ending import end_process
from deadtown.frames import frame, read_frame
from deadtown.kernel import Snapshot
from deadtown.signals import signals_held

COMMAND = (sys.executable, "-P", "-m", "deadtown.bots.search_helper")
"""What starts a process; the folder in which this one was started is none of its business."""

LOOK_UP = 0.02
"""How many seconds an answer is waited for, before it is seen whether the time is over."""
STARTING = 60.0
"""How many seconds a process may take until it is ready for its first errand."""
GRACE = 0.3
"""How many seconds a process may take to stop; after that it is done without."""

_write = msgspec.msgpack.Encoder().encode
_read = msgspec.msgpack.Decoder(list[Found]).decode


class Errand(msgspec.Struct, frozen=True):
    """A part of a search, with all that is needed for it."""

    snapshot: Snapshot
    """What holds the sight: the luck of the present step and no seed."""
    seat: int
    seconds: float
    settings: Settings
    part: Part


class Helper:
    """One of the processes."""

    def __init__(self) -> None:
        with signals_held():
            self._process = subprocess.Popen(
                COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        self.orders = cast(IO[bytes], self._process.stdin)
        self.answers = cast(IO[bytes], self._process.stdout)
        self.alive = True

    def send(self, message: bytes) -> None:
        """Give it something to do; nothing means that it shall come to an end."""
        if not self.alive:
            return
        try:
            self.orders.write(frame(message))
            self.orders.flush()
        except OSError:
            self.alive = False

    def begin(self, patience: float) -> None:
        """Wait until it is ready; one that is not by then is done without."""
        if self.answer(patience) != b"":
            self.end()

    def answer(self, patience: float) -> bytes | None:
        """What it says, if that comes in time; one that is dead says nothing, ever."""
        if not self.alive or not select.select([self.answers], [], [], patience)[0]:
            return None
        said = read_frame(self.answers)
        self.alive = said is not None
        return said

    def end(self) -> None:
        self.alive = False
        end_process(self._process)
        self.let_go()

    def let_go(self) -> None:
        """Close what connects it with this process."""
        for pipe in (self.orders, self.answers):
            with suppress(OSError):
                pipe.close()


class Crew:
    """All processes that help this one."""

    def __init__(self) -> None:
        self.helpers: list[Helper] = []
        self._busy: list[Helper] = []

    def grow(self, count: int) -> None:
        """Have so many of them, ready to begin."""
        self.helpers = [helper for helper in self.helpers if helper.alive]
        fresh = [Helper() for _ in range(count - len(self.helpers))]
        self.helpers += fresh
        until = time.monotonic() + STARTING
        for helper in fresh:
            helper.begin(max(0.0, until - time.monotonic()))

    @contextmanager
    def sent(self, errands: Sequence[Errand]) -> Iterator[None]:
        """While each does its errand. Whatever goes wrong meanwhile, none is left with an old one."""
        self._busy = self.helpers[: len(errands)]
        for helper, errand in zip(self._busy, errands, strict=True):
            helper.send(_write(errand))
        try:
            yield
        finally:
            for helper in self._busy:
                helper.end()
            self._busy = []

    def answers(self, over: Callable[[], bool]) -> list[list[Found] | None]:
        """What each has found out; who has not come to an end shortly after the time is over is done without."""
        answers: list[list[Found] | None] = []
        hurried = False
        for helper in list(self._busy):
            patience = GRACE
            while (said := helper.answer(LOOK_UP)) is None and helper.alive and patience > 0:
                if hurried:
                    patience -= LOOK_UP
                elif over():
                    hurried = True
                    for other in self._busy:
                        other.send(b"")
            answers.append(None if said is None else _read(said))
            if said is not None:
                self._busy.remove(helper)
        return answers

    def dismiss(self) -> None:
        for helper in self.helpers:
            helper.end()
        self.helpers = []


@cache
def _crew() -> Crew:
    crew = Crew()
    atexit.register(crew.dismiss)
    return crew


def crew_of(count: int) -> Crew | None:
    """So many processes; none where the system has no way to wait for them."""
    if os.name != "posix":
        return None
    crew = _crew()
    crew.grow(count)
    return crew


def _leave_them_to_the_parent() -> None:
    """In a copy of this process: those that help the original are none of its own."""
    if _crew.cache_info().currsize:
        crew = _crew()
        for helper in crew.helpers:
            helper.let_go()
        crew.helpers = []
        _crew.cache_clear()


if os.name == "posix":
    os.register_at_fork(after_in_child=_leave_them_to_the_parent)
