"""Endless answers for programs: one JSON message a line, and an empty line now and then that keeps the connection."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from deadtown.table.denied import Denied
from deadtown.web.asgi import Receive, Scope, Send
from deadtown.web.held import Lasting
from deadtown.web.house import house_of
from deadtown.web.incoming import NDJSON
from deadtown.web.outbox import Ending, Outbox
from deadtown.web.waiting import client_gone

KEEP_ALIVE = 6.0
"""Seconds of silence after which an empty line is sent."""
LAST_WORD = 1.0
"""Seconds that a client has to take the end of an answer."""
HEADERS = [(b"content-type", NDJSON.encode()), (b"x-accel-buffering", b"no")]


class Source(Protocol):
    """Puts messages into an outbox until it is closed."""

    def close(self) -> None: ...


class Streaming:
    """An answer that goes on until the client goes, falls behind or has signed out."""

    def __init__(self, lasting: Lasting, open: Callable[[Outbox], Awaitable[Source]]) -> None:
        self._lasting = lasting
        self._open = open

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        house = house_of(scope)
        answer = Answer(send)
        ending: Ending | None
        outbox = Outbox(answer.send_all, most_bytes=house.settings.unread * 1024)
        try:
            with house.held.counted(self._lasting, "streams"), house.staying(house.streams, self._lasting, outbox):
                ending = await outbox.serve(self._stream(outbox), client_gone(receive))
        except Denied:
            if not answer.begun:
                raise
            ending = "behind"
        house.counts.behind += ending == "behind"
        if ending is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(answer.end(), LAST_WORD)

    async def _stream(self, outbox: Outbox) -> None:
        source = await self._open(outbox)
        try:
            while True:
                if outbox.empty:
                    outbox.put(b"")
                await outbox.flush()
                await outbox.wait(KEEP_ALIVE)
        finally:
            source.close()


class Answer:
    """An answer of lines, which begins with the first of them: until then it can be denied."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.begun = False

    async def send_all(self, lines: list[bytes]) -> None:
        await self._begin()
        await self._send({"type": "http.response.body", "body": b"\n".join([*lines, b""]), "more_body": True})

    async def end(self) -> None:
        await self._begin()
        await self._send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _begin(self) -> None:
        if not self.begun:
            self.begun = True
            await self._send({"type": "http.response.start", "status": 200, "headers": HEADERS})
