"""One reading process, as its parent sees it."""

import asyncio
import logging
import signal
from contextlib import suppress

import msgspec

from deadtown.table.children.child import Child
from deadtown.table.reading.task import Answer, Heard, ReadingFailed, Told

LONGEST_ANSWER = 256 * 1024 * 1024
"""How many bytes an answer may have. What people are told is told in pages; the log of a table that is made is long."""
STOPPING = 1.0
"""How many seconds a process may take to stop reading what nobody wants to know any more, before it is killed."""
AGAIN = 0.1
"""Seconds after which it is told again: who is about to begin hears nothing."""

_read_answer = msgspec.msgpack.Decoder(Answer | Told).decode


class Reader(Child):
    """A process that reads: it says one answer to one order."""

    name = "reading process"
    longest = LONGEST_ANSWER
    log = logging.getLogger(__name__)
    _answer: "asyncio.Future[Answer] | None" = None
    _on_the_way: Heard | None = None

    async def ask(self, message: bytes, limit: float, heard: Heard | None = None) -> Answer:
        """What an idle process finds out; what it finds out on the way to that is ``heard``. Raises ReadingFailed.

        It stops when nobody waits for it any more.
        """
        assert self._answer is None, "one thing at a time"
        if self.problem:
            raise ReadingFailed(f"the process {self.problem}")
        answer: asyncio.Future[Answer] = self._loop.create_future()
        self._answer, self._on_the_way = answer, heard
        self.send(message, limit)
        try:
            return await answer
        except asyncio.CancelledError:
            self._timer.cancel()
            self._stop(STOPPING)
            raise

    @property
    def asked(self) -> bool:
        return self._answer is not None

    def fail(self, problem: str) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ReadingFailed(problem))

    def take_in(self, body: bytes) -> None:
        answer = self._answer
        assert answer is not None, "who has nothing to do says nothing"
        try:
            said = _read_answer(body)
        except msgspec.DecodeError:
            self.end("answered nonsense")
            return
        if isinstance(said, Told):
            if self._on_the_way is None:
                self.end("spoke unasked")
            elif not answer.done():
                self._on_the_way(said)
            return
        if self.says_more:
            self.end("said too much")
            return
        self._answer = None
        if not answer.done():
            answer.set_result(said)
        self.rest()

    def _stop(self, patience: float) -> None:
        """Stop what goes on, be it about to begin; the process says so, or it is killed."""
        if not self.asked or self.problem or self._transport is None:
            return
        if patience <= 0:
            self.end("did not stop")
            return
        with suppress(ProcessLookupError):
            self._transport.send_signal(signal.SIGALRM)
        self._timer = self._loop.call_later(AGAIN, self._stop, patience - AGAIN)
