"""One thinking process, as its parent sees it."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import cast

import msgspec

from deadtown.table.thinking.task import LENGTH, LONGEST_ANSWER, Chosen, Failed, ThinkingFailed, Thought

OUTPUT, ERRORS = 1, 2

LONGEST_MUTTERING = 16_000
"""How many bytes a process may write to its error output during one task; all of it is logged."""
STARTING = 60.0
"""How many seconds a process may take until it is ready for its first task."""
LETTING_GO = 1.0
"""How many seconds the pipes of a process may outlive it, held open by a process that it left behind."""

log = logging.getLogger(__name__)

_read_said = msgspec.msgpack.Decoder(Thought | Chosen | Failed).decode


class Job(msgspec.Struct, eq=False):
    """A task that somebody waits for."""

    message: bytes
    limit: float
    """How many seconds after it is given the answer must be there."""
    answer: "asyncio.Future[str]"
    heard: Callable[[Thought], None] | None = None
    """Who is told meanwhile how far the bot has come."""
    given: float | None = None
    """When it was given to a process, by the clock of the event loop."""

    def note(self, thought: Thought) -> None:
        """Pass on how far the bot has come, while somebody waits for its answer."""
        if self.heard is not None and not self.answer.done():
            self.heard(thought)

    def settle(self, answer: Chosen | Failed) -> None:
        """Tell whoever waits. If nobody does any more, the answer is thrown away."""
        if isinstance(answer, Failed):
            self.fail(answer.problem)
        elif not self.answer.done():
            self.answer.set_result(answer.option)

    def fail(self, problem: str) -> None:
        if not self.answer.done():
            self.answer.set_exception(ThinkingFailed(problem))


class Thinker(asyncio.SubprocessProtocol):
    """A process that is starting, idle, thinking, or ended.

    It is ended when it says anything but one answer to one task in time, and before it, if it is asked to, how far it
    has come. Nobody waits for a process that has ended; it is gone when the system has let go of it.
    """

    def __init__(self, idle: Callable[["Thinker"], None], gone: Callable[["Thinker"], None]) -> None:
        self._loop = asyncio.get_running_loop()
        self._when_idle = idle
        self._when_gone = gone
        self._transport: asyncio.SubprocessTransport | None = None
        self._timer = self._loop.call_later(STARTING, self.end, "did not start in time")
        self._heard = bytearray()
        self._muttered = 0
        self._job: Job | None = None
        self.ready = False
        self.problem = ""
        """Why it was ended."""
        self.gone: asyncio.Future[None] = self._loop.create_future()

    @property
    def process(self) -> int | None:
        """The number of the process, while there is one."""
        return None if self._transport is None else self._transport.get_pid()

    def ask(self, job: Job) -> None:
        """Give an idle process something to think about."""
        assert self._transport is not None
        self._job = job
        job.given = self._loop.time()
        self._muttered = 0
        self._timer = self._loop.call_later(job.limit, self.end, "did not answer in time")
        cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0)).write(job.message)

    def end(self, problem: str) -> None:
        """Kill the process, because something is wrong with it."""
        if not self.problem:
            log.warning("thinking process %s is ended: it %s", self.process, problem)
            self._end(problem)

    def dismiss(self) -> None:
        """Kill the process, because it is no longer needed. It has nothing to lose."""
        if not self.problem:
            self._end("was dismissed")

    def _end(self, problem: str) -> None:
        self.problem = problem
        self._timer.cancel()
        if self._job is not None:
            self._job.fail(f"the process {problem}")
        self._kill()

    def _kill(self) -> None:
        if self._transport is not None:
            with suppress(ProcessLookupError):
                self._transport.kill()

    # What is heard from the process

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)
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
        if self.ready and self._job is None:
            self.end("spoke unasked")
            return
        while len(self._heard) >= LENGTH.size and not self.problem:
            (length,) = LENGTH.unpack_from(self._heard)
            end = LENGTH.size + length
            if length > LONGEST_ANSWER:
                self.end("said too much")
            if len(self._heard) < end:
                return
            body = bytes(self._heard[LENGTH.size : end])
            del self._heard[:end]
            self._take_in(body)

    def _take_in(self, body: bytes) -> None:
        """The first message of a process is empty and says that it is ready; the others are about tasks."""
        job = self._job
        if job is None:
            self._rest("" if not body else "spoke unasked")
            return
        try:
            said = _read_said(body)
        except msgspec.DecodeError:
            self.end("answered nonsense")
            return
        if not isinstance(said, Thought):
            if self._heard:
                self.end("said too much")
                return
            self._job = None
            job.settle(said)
            self._rest()
        elif job.heard is None:
            self.end("spoke unasked")
        else:
            job.note(said)

    def _rest(self, problem: str = "") -> None:
        """Be idle, unless something is wrong."""
        if problem or self._heard:
            self.end(problem or "said too much")
            return
        self.ready = True
        self._timer.cancel()
        self._when_idle(self)

    def _log(self, data: bytes) -> None:
        allowed = LONGEST_MUTTERING - self._muttered
        self._muttered += len(data)
        text = data[: max(allowed, 0)].decode("utf-8", "replace").rstrip()
        if text:
            log.warning("thinking process %s: %s", self.process, text)
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
        self._when_gone(self)
