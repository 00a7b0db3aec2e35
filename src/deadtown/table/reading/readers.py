"""The pool of reading processes."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from typing import Protocol

import msgspec

from deadtown.frames import frame
from deadtown.table.children.child import all_gone
from deadtown.table.denied import Denied
from deadtown.table.reading.queue import Queue, Waiter
from deadtown.table.reading.reader import Reader
from deadtown.table.reading.task import Answer, AnyTask, Heard, Order, ReadingFailed

COMMAND = (sys.executable, "-P", "-m", "deadtown.table.reading.process")
"""What starts a child; the folder that the server was started in is none of its business."""
GRACE = 2.0
"""How many seconds after its time a child may still answer, before it is killed: it stops by itself."""
IDLE = 60.0
"""Seconds after which a child that has nothing to read gives its memory back."""
MOST_WAITING = 64
"""How many may wait for a turn."""
COME_BACK = 10
"""Seconds after which somebody may try again for whom there is no room."""

_write = msgspec.msgpack.Encoder().encode


class Ask(Protocol):
    """Asks a process whose turn it is; what it finds out on the way to its answer is heard."""

    def __call__(self, task: AnyTask, heard: Heard | None = None) -> Awaitable[Answer]: ...


class Readers:
    """Child processes that read whole logs; they are started when they are needed.

    When all are busy, whoever wants something read waits: in turn by address, one thing at a time for each caller. Who
    goes away stops what is read for them.
    """

    def __init__(
        self,
        count: int,
        seconds: float,
        *,
        grace: float = GRACE,
        idle: float = IDLE,
        most_waiting: int = MOST_WAITING,
        command: Sequence[str] = COMMAND,
    ) -> None:
        """Each reading may take so many seconds."""
        assert count > 0
        assert seconds > 0
        self.count = count
        self.seconds = seconds
        self._grace = grace
        self._patience = idle
        self._most_waiting = most_waiting
        self._command = command
        self._queue = Queue()
        self._idle: dict[Reader, asyncio.TimerHandle] = {}
        self._readers: set[Reader] = set()
        self._starts: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def processes(self) -> list[int]:
        """The numbers of the processes that there are."""
        return [process for reader in self._readers if (process := reader.process) is not None]

    @property
    def waiting(self) -> int:
        """How many wait for a turn."""
        return len(self._queue)

    @asynccontextmanager
    async def turn(self, who: str, address: str) -> AsyncIterator[Ask]:
        """Wait for a turn; then something can be asked. Denied when too many wait."""
        if self._closed or len(self._queue) >= self._most_waiting:
            raise busy()
        waiter = Waiter(who, address, asyncio.get_running_loop().create_future())
        self._queue.add(waiter)
        self._serve()
        used = False

        async def ask(task: AnyTask, heard: Heard | None = None) -> Answer:
            nonlocal used
            assert not used, "one question a turn"
            used = True
            return await self._ask(waiter.turn.result(), task, heard)

        try:
            await waiter.turn
            yield ask
        finally:
            self._queue.leave(waiter)
            if not used and waiter.turn.done() and not waiter.turn.cancelled() and waiter.turn.exception() is None:
                self._welcome(waiter.turn.result())
            self._serve()

    async def _ask(self, reader: Reader, task: AnyTask, heard: Heard | None) -> Answer:
        message = frame(_write(Order(task, self.seconds)))
        try:
            return await reader.ask(message, self.seconds + self._grace, heard)
        except ReadingFailed:
            if self._closed:
                raise busy() from None
            raise

    def stop(self) -> None:
        """End all processes at once. Whoever still waits is told to come back."""
        self._closed = True
        for waiter in self._queue.clear():
            if waiter.waits:
                waiter.turn.set_exception(busy())
        for timer in self._idle.values():
            timer.cancel()
        for reader in self._readers:
            reader.dismiss()

    async def close(self) -> None:
        """The same, and wait until they are gone."""
        self.stop()
        await all_gone(list(self._readers), self._starts)

    def _serve(self) -> None:
        """Give turns to those who wait, and start the processes that are missing."""
        while self._idle and (waiter := self._queue.next()) is not None:
            reader, timer = self._idle.popitem()
            timer.cancel()
            waiter.turn.set_result(reader)
        starting = sum(not reader.ready for reader in self._readers)
        missing = min(len(self._queue) - starting, self.count - len(self._readers))
        for _ in range(0 if self._closed else missing):
            self._start()

    def _start(self) -> None:
        reader = Reader(lambda: self._welcome(reader), lambda: self._part(reader))
        self._readers.add(reader)
        start = asyncio.get_running_loop().create_task(reader.run(self._command))
        self._starts.add(start)
        start.add_done_callback(self._starts.discard)

    def _welcome(self, reader: Reader) -> None:
        """A process is idle. When nobody needs it for a while, it is sent away."""
        if not reader.problem:
            loop = asyncio.get_running_loop()
            self._idle[reader] = loop.call_later(self._patience, self._send_away, reader)
            self._serve()

    def _send_away(self, reader: Reader) -> None:
        if self._idle.pop(reader, None) is not None:
            reader.dismiss()

    def _part(self, reader: Reader) -> None:
        """A process is gone. If it never was ready, somebody pays for it, so that nobody tries forever."""
        self._readers.discard(reader)
        timer = self._idle.pop(reader, None)
        if timer is not None:
            timer.cancel()
        if not self._closed:
            unlucky = None if reader.ready else self._queue.oldest()
            if unlucky is not None:
                self._queue.leave(unlucky)
                unlucky.turn.set_exception(ReadingFailed(f"the process {reader.problem}"))
            self._serve()


def busy() -> Denied:
    return Denied("rate", "reading-busy", seconds=COME_BACK)
