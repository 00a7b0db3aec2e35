"""Work for somebody who waits for it, and may go away meanwhile."""

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import aclosing
from typing import Any, TypeVar

from deadtown.table.denied import Denied
from deadtown.table.reading import Page
from deadtown.table.reading.task import Told
from deadtown.web.asgi import Message, Receive, Scope, Send
from deadtown.web.errors import ClientGone
from deadtown.web.held import Lasting
from deadtown.web.house import house_of
from deadtown.web.incoming import NDJSON

NEXT = "Deadtown-Next"
"""The header that says after which number the rest of a long answer goes on."""
PIECE = 64 * 1024
"""How many bytes are sent at once, so that no more of them wait for a slow client than need be."""
SENDING = 120.0
"""Seconds that a client has to take an answer."""

SILENCE = 6.0
"""Seconds of silence after which an empty line is sent."""
AS_IT_COMES = [(b"content-type", NDJSON.encode()), (b"x-accel-buffering", b"no")]
END: Message = {"type": "http.response.body", "body": b"", "more_body": False}

log = logging.getLogger(__name__)

T = TypeVar("T")


async def while_waiting(receive: Callable[[], Awaitable[Any]], work: Coroutine[Any, Any, T]) -> T:
    """Do something for as long as the client waits for it. Raises ClientGone."""
    working = asyncio.create_task(work)
    watching = asyncio.create_task(client_gone(receive))
    try:
        await asyncio.wait({working, watching}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientGone
        return working.result()
    finally:
        working.cancel()
        watching.cancel()
        await asyncio.gather(working, watching, return_exceptions=True)


async def client_gone(receive: Callable[[], Awaitable[Any]]) -> None:
    """Returns when the client has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


class LongRead:
    """An answer for which a whole log is read, as long as somebody waits for it."""

    def __init__(self, lasting: Lasting, media: str, read: Callable[[], Coroutine[Any, Any, Page]]) -> None:
        self._lasting = lasting
        self._media = media
        self._read = read

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with house_of(scope).held.counted(self._lasting, "reads"):
            page = await while_waiting(receive, self._read())
            await in_time(self._send(page, send))

    async def _send(self, page: Page, send: Send) -> None:
        headers = [(b"content-type", self._media.encode()), (b"content-length", str(len(page.body)).encode())]
        if page.next is not None:
            headers.append((NEXT.lower().encode(), str(page.next).encode()))
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        for piece in pieces(page.body):
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send(END)


class Telling:
    """An answer that is told line by line as it is found out, as long as somebody waits for it."""

    def __init__(
        self, lasting: Lasting, language: str, find_out: Callable[[], AsyncGenerator[list[Told], None]]
    ) -> None:
        self._lasting = lasting
        self._language = language
        self._find_out = find_out
        self._begun = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whoever hangs up once it has begun is no trouble of anybody; what is denied then ends the answer early."""
        try:
            with house_of(scope).held.counted(self._lasting, "analyses"):
                await while_waiting(receive, self._tell(send))
        except ClientGone:
            if not self._begun:
                raise
        except Denied as denied:
            if not self._begun:
                raise
            log.warning("an answer was broken off", extra={"problem": str(denied)})
            await in_time(send(END))

    async def _tell(self, send: Send) -> None:
        """Nothing is begun before there is something to tell, so that until then it can be denied."""
        async with aclosing(self._find_out()) as found:
            async for lines in or_silence(found, SILENCE):
                if not self._begun:
                    self._begun = True
                    await send({"type": "http.response.start", "status": 200, "headers": AS_IT_COMES})
                text = b"\n".join([*(line.line(self._language) for line in lines), b""])
                await in_time(send({"type": "http.response.body", "body": text, "more_body": True}))
        await send(END)


async def or_silence(found: AsyncGenerator[list[T], None], seconds: float) -> AsyncIterator[list[T]]:
    """What comes, and nothing whenever nothing has come for some time after the first of it."""
    coming = asyncio.ensure_future(anext(found))
    try:
        yield await coming
        while True:
            coming = asyncio.ensure_future(anext(found))
            while not (await asyncio.wait({coming}, timeout=seconds))[0]:
                yield []
            yield coming.result()
    except StopAsyncIteration:
        return
    finally:
        coming.cancel()
        await asyncio.gather(coming, return_exceptions=True)


async def in_time(sending: Awaitable[None]) -> None:
    """Who does not take an answer is cut off."""
    try:
        await asyncio.wait_for(sending, SENDING)
    except TimeoutError:
        raise ConnectionAbortedError from None


def pieces(body: bytes) -> Iterator[bytes]:
    return (body[start : start + PIECE] for start in range(0, len(body), PIECE))
