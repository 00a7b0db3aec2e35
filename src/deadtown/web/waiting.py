"""Work for somebody who waits for it, and may go away meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any, TypeVar

from deadtown.table.reading import Page
from deadtown.web.asgi import Receive, Scope, Send
from deadtown.web.errors import ClientGone
from deadtown.web.sessions import Lasting

NEXT = "Deadtown-Next"
"""The header that says after which number the rest of a long answer goes on."""
PIECE = 64 * 1024
"""How many bytes are sent at once, so that no more of them wait for a slow client than need be."""
SENDING = 120.0
"""Seconds that a client has to take an answer."""

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
        with self._lasting.held("reads"):
            page = await while_waiting(receive, self._read())
            await in_time(self._send(page, send))

    async def _send(self, page: Page, send: Send) -> None:
        headers = [(b"content-type", self._media.encode()), (b"content-length", str(len(page.body)).encode())]
        if page.next is not None:
            headers.append((NEXT.lower().encode(), str(page.next).encode()))
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        for piece in pieces(page.body):
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def in_time(sending: Awaitable[None]) -> None:
    """Who does not take an answer is cut off."""
    try:
        await asyncio.wait_for(sending, SENDING)
    except TimeoutError:
        raise ConnectionAbortedError from None


def pieces(body: bytes) -> Iterator[bytes]:
    return (body[start : start + PIECE] for start in range(0, len(body), PIECE))
