"""A child process, as its parent sees it."""

import asyncio
import logging
import os
from asyncio.subprocess import PIPE
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import cast

from deadtown.frames import LENGTH

OUTPUT, ERRORS = 1, 2

LONGEST_MUTTERING = 16_000
"""How many bytes a process may write to its error output during one task; all of it is logged."""
STARTING = 60.0
"""How many seconds a process may take until it is ready for its first task."""
ENDING = 5.0
"""How many seconds processes are waited for that were killed, before they are left to the system."""
LETTING_GO = 1.0
"""How many seconds the pipes of a process may outlive it, held open by a process that it left behind."""

MODESTY = 10
"""How much lower the priority of a process is than that of the server, which answers people."""


class Child(asyncio.SubprocessProtocol):
    """A process that is starting, idle, at work, or ended.

    It is ended when it says anything but what it is asked for, in time. Nobody waits for a process that has ended; it
    is gone when the system has let go of it.
    """

    name = "child"
    """What the log calls it."""
    longest = 2000
    """How many bytes a message of it may have."""
    log = logging.getLogger(__name__)

    def __init__(self, idle: Callable[[], None], gone: Callable[[], None]) -> None:
        """Tells when it has nothing to do, and when there is no process any more."""
        self._loop = asyncio.get_running_loop()
        self._when_idle = idle
        self._when_gone = gone
        self._transport: asyncio.SubprocessTransport | None = None
        self._timer = self._loop.call_later(STARTING, self.end, "did not start in time")
        self._heard = bytearray()
        self._muttered = 0
        self.ready = False
        self.problem = ""
        """Why it was ended."""
        self.gone: asyncio.Future[None] = self._loop.create_future()

    async def run(self, command: Sequence[str]) -> None:
        """Start the process. It leads a session of its own: Ctrl-C is for the parent to hear."""
        try:
            await self._loop.subprocess_exec(
                lambda: self, *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
            )
        except OSError as error:
            self.log.warning("can't start a %s: %s", self.name, error)
            self.end("could not be started")
            self.let_go()

    @property
    def process(self) -> int | None:
        """The number of the process, while there is one."""
        return None if self._transport is None else self._transport.get_pid()

    @property
    def asked(self) -> bool:
        """Whether it has something to do."""
        raise NotImplementedError

    def take_in(self, body: bytes) -> None:
        """A message of a process that has something to do."""
        raise NotImplementedError

    def fail(self, problem: str) -> None:
        """Tell whoever waits for it that nothing will come."""
        raise NotImplementedError

    def send(self, message: bytes, limit: float) -> None:
        """Give an idle process something to do, and so many seconds."""
        assert self._transport is not None
        self._muttered = 0
        self._timer = self._loop.call_later(limit, self.end, "did not answer in time")
        cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0)).write(message)

    def end(self, problem: str) -> None:
        """Kill the process, because something is wrong with it."""
        if not self.problem:
            self.log.warning("%s %s is ended: it %s", self.name, self.process, problem)
            self._end(problem)

    def dismiss(self) -> None:
        """Kill the process, because it is no longer needed. It has nothing to lose."""
        if not self.problem:
            self._end("was dismissed")

    def _end(self, problem: str) -> None:
        self.problem = problem
        self._timer.cancel()
        self.fail(f"the process {problem}")
        self._kill()

    def _kill(self) -> None:
        if self._transport is not None:
            with suppress(ProcessLookupError):
                self._transport.kill()

    # What is heard from the process

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)
        make_modest(self._transport.get_pid())
        if self.problem:
            self._kill()

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        if self.problem and fd == OUTPUT:
            return
        if fd == ERRORS:
            self._log(data)
        else:
            self._hear(data)

    def _hear(self, data: bytes) -> None:
        self._heard += data
        if self.ready and not self.asked:
            self.end("spoke unasked")
            return
        while len(self._heard) >= LENGTH.size and not self.problem:
            (length,) = LENGTH.unpack_from(self._heard)
            end = LENGTH.size + length
            if length > self.longest:
                self.end("said too much")
            if len(self._heard) < end:
                return
            body = bytes(self._heard[LENGTH.size : end])
            del self._heard[:end]
            if self.asked:
                self.take_in(body)
            else:
                # The first message of a process is empty and says that it is ready; the others are about tasks.
                self.rest("" if not body else "spoke unasked")

    @property
    def says_more(self) -> bool:
        """Whether something was heard that is not taken in."""
        return bool(self._heard)

    def rest(self, problem: str = "") -> None:
        """Be idle, unless something is wrong."""
        if problem or self._heard:
            self.end(problem or "said too much")
            return
        self.ready = True
        self._timer.cancel()
        self._when_idle()

    def _log(self, data: bytes) -> None:
        allowed = LONGEST_MUTTERING - self._muttered
        self._muttered += len(data)
        text = data[: max(allowed, 0)].decode("utf-8", "replace").rstrip()
        if text:
            self.log.warning("%s %s: %s", self.name, self.process, text)
        if len(data) > allowed:
            self.end("muttered too much")

    # Its end

    def process_exited(self) -> None:
        assert self._transport is not None
        self.end(f"died with code {self._transport.get_returncode()}")
        cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0)).close()
        self._timer = self._loop.call_later(LETTING_GO, self._transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        assert self._transport is not None
        self._transport.close()
        self.let_go()

    def let_go(self) -> None:
        """There is no process any more, or there never was one."""
        self._timer.cancel()
        if not self.gone.done():
            self.gone.set_result(None)
        self._when_gone()


async def all_gone(children: Sequence[Child], starts: Iterable["asyncio.Task[None]"]) -> None:
    """Wait for processes that were killed, but not for ever: one may wait itself for a disk that is gone."""
    waited = {*starts, *(child.gone for child in children)}
    if waited:
        await asyncio.wait(waited, timeout=ENDING)
    for child in children:
        if not child.gone.done():
            child.log.error("%s %s was killed, but does not end", child.name, child.process)


def make_modest(process: int | None) -> None:
    """Let a process have what the server leaves of the processor, where the system allows that."""
    if process is not None:
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process, os.getpriority(os.PRIO_PROCESS, 0) + MODESTY)
