"""What waits to be sent to somebody. Whoever does not keep up is cut off, and comes back for what was missed."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Literal

MOST_WAITING = 2048
"""How many messages may wait for one connection."""
MOST_BYTES = 1024 * 1024
"""How much the messages that wait may hold together, unless told otherwise."""
PIECE = 64 * 1024
"""How many bytes a connection is given at a time; the rest waits here until it has taken them."""

log = logging.getLogger(__name__)

SendAll = Callable[[list[bytes]], Awaitable[None]]
SendNow = Callable[[list[bytes]], bool]
"""Sends without waiting; tells whether it could."""
Ending = Literal["behind", "closing", "signed-out"]
"""Why a connection is ended by us: too much was waiting, the server stops, the session was ended."""


class Post:
    """What was put into outboxes in one turn of the event loop is sent after it, for all of them in one go."""

    def __init__(self) -> None:
        self._due: list[Outbox] = []

    def soon(self, outbox: "Outbox") -> None:
        """Send what an outbox holds, after this turn."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._send)
        self._due.append(outbox)

    def _send(self) -> None:
        due, self._due = self._due, []
        for outbox in due:
            try:
                outbox.send_soon()
            except Exception:
                log.exception("a message could not be sent")


class Outbox:
    """The messages for one connection, in order. Putting never waits and never fails."""

    def __init__(
        self,
        send_all: SendAll,
        send_now: SendNow | None = None,
        post: Post | None = None,
        *,
        most_waiting: int = MOST_WAITING,
        most_bytes: int = MOST_BYTES,
    ) -> None:
        self._send_all = send_all
        self._send_now = send_now
        self._post = post or Post()
        self._soon = False
        """Whether the post will see to it."""
        self._most_waiting = most_waiting
        self._most_bytes = most_bytes
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._sending = False
        self._flushing = False
        self._wake: asyncio.Future[None] | None = None
        self._sent: asyncio.Future[None] | None = None
        """Somebody waits until all is sent that another is sending."""
        self._over = False
        self.ended: asyncio.Future[Ending] = asyncio.get_running_loop().create_future()

    def put(self, message: bytes) -> None:
        """Send a message as soon as the connection has time for it."""
        if self._over:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if self._bytes > self._most_bytes or len(self._waiting) > self._most_waiting:
            self.end("behind")
        elif self._soon or self._flushing:
            return
        elif self._send_now is None:
            self._wake_up()
        else:
            self._soon = True
            self._post.soon(self)

    def _wake_up(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def send_soon(self) -> None:
        """Send all that was put in this turn of the event loop; what can't be sent at once is left to the writer."""
        self._soon = False
        if not self._sent_now():
            self._wake_up()

    def _sent_now(self) -> bool:
        """Send all that waits at once; tells whether nothing waits any more."""
        if self._sending or self._send_now is None or self._bytes > PIECE:
            return False
        if self._waiting:
            if not self._send_now(self._waiting):
                return False
            self._waiting, self._bytes = [], 0
        return True

    def expect_flush(self) -> None:
        """Nobody need be woken to send what is put now: a ``flush`` follows at once."""
        self._flushing = True

    @property
    def empty(self) -> bool:
        return not self._waiting

    def end(self, why: Ending) -> None:
        """Send nothing any more."""
        if not self._over:
            self._over = True
            self._waiting, self._bytes = [], 0
            self.ended.set_result(why)

    async def flush(self) -> None:
        """Send all that waits, unless that is being done already: then it goes along."""
        if self._sending:
            return
        if self._sent_now():
            self._flushing = False
            return
        self._sending = self._flushing = True
        try:
            while self._waiting:
                piece, size = self._next_piece()
                await self._send_all(piece)
                self._bytes -= size
        finally:
            self._sending = self._flushing = False
            if self._sent is not None and not self._sent.done():
                self._sent.set_result(None)

    def _next_piece(self) -> tuple[list[bytes], int]:
        """The next messages to be sent, and their size, which counts until the connection has taken them."""
        size = count = 0
        for message in self._waiting:
            if count and size + len(message) > PIECE:
                break
            size, count = size + len(message), count + 1
        piece, self._waiting = self._waiting[:count], self._waiting[count:]
        return piece, size

    @property
    def held(self) -> int:
        """How many bytes wait here."""
        return self._bytes

    async def taken(self) -> None:
        """Wait until the connection has taken all that was put."""
        while (self._waiting or self._sending) and not self._over:
            if self._sending:
                await self._until_sent()
            else:
                await self.flush()

    async def _until_sent(self) -> None:
        """Wait for another who is sending."""
        if self._sent is None or self._sent.done():
            self._sent = asyncio.get_running_loop().create_future()
        await asyncio.wait([self._sent])

    async def wait(self, seconds: float | None = None) -> None:
        """Until something waits to be sent, or the time is up."""
        if not self._waiting:
            self._wake = asyncio.get_running_loop().create_future()
            try:
                await (self._wake if seconds is None else asyncio.wait([self._wake], timeout=seconds))
            finally:
                self._wake = None

    async def write(self) -> None:
        """Send whatever comes, until cancelled."""
        while True:
            await self.wait()
            if self._sending:
                await self._until_sent()
            await self.flush()

    async def serve(self, *work: Coroutine[Any, Any, None]) -> Ending | None:
        """Do all of this until one part is done or we end it; tells why, when it was us. A client may go any time."""
        tasks: list[asyncio.Future[Any]] = [asyncio.create_task(part) for part in work]
        try:
            await asyncio.wait([self.ended, *tasks], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, OSError):
                raise result
        return self.ended.result() if self.ended.done() else None
