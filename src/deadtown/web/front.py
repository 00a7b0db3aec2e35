"""What stands between uvicorn and the application: how it begins, and how it ends while people are connected."""

import asyncio
import gc
import logging
import os
import signal
from collections.abc import Callable
from types import FrameType
from typing import Any

from litestar import Litestar

from deadtown.complaint import Complaint
from deadtown.web.asgi import Message, Receive, Scope, Send
from deadtown.web.house import House
from deadtown.web.http import CONNECTIONS
from deadtown.web.metrics import Workers
from deadtown.web.warming import Warming

INTERRUPTED = 130
"""The exit status of a server that was interrupted twice."""

SELDOM = (5_000, 5, 1_000)
"""How seldom garbage is looked for: what a decision makes is gone by itself when it is done. What stays is looked at a
few thousand things at a time, since everybody waits meanwhile."""

log = logging.getLogger(__name__)


class Front:
    """The application as uvicorn serves it.

    Streams and sockets never end by themselves. When the process is told to stop they are brought to a proper end at
    once, so that nobody waits; interrupted a second time, it is gone: what was acknowledged is saved anyway.
    """

    def __init__(self, app: Litestar, ready: Callable[[], None], complain: Callable[[Complaint], None]) -> None:
        """Tells when it is ready, or complains when it can't begin and that is not a bug of ours."""
        self._app = app
        self._ready = ready
        self._complain = complain
        self._interrupted = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        serve: Any = self._app
        if scope["type"] != "lifespan":
            await serve(scope, receive, send)
            return
        telling: asyncio.Task[None] | None = None
        warming: Warming | None = None

        async def send_along(message: Message) -> None:
            nonlocal telling, warming
            if message["type"] == "lifespan.startup.complete":
                telling, warming = self._begin(), Warming(self._app)
                scope["state"][CONNECTIONS] = self._app.state.house.connections
            await send({"type": message["type"]})

        try:
            await serve(scope, receive, send_along)
        except Exception as error:
            complaint = complaint_in(error)
            if complaint is None:
                log.exception("the server failed")
                raise
            self._complain(complaint)
        finally:
            if telling is not None:
                telling.cancel()
            if warming is not None:
                warming.stop()

    def _begin(self) -> "asyncio.Task[None]":
        house = self._app.state.house
        assert isinstance(house, House)
        self._hear_signals(house)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*SELDOM)
        self._ready()
        return asyncio.create_task(Workers.from_environment(house.counts).keep_telling())

    def _hear_signals(self, house: House) -> None:
        """Learn of the signals that uvicorn handles, at the moment they come."""
        loop = asyncio.get_running_loop()

        def hear_before(handle: Any) -> Callable[[int, FrameType | None], None]:
            def hear(number: int, frame: FrameType | None) -> None:
                if number == signal.SIGINT:
                    if self._interrupted:
                        os._exit(INTERRUPTED)
                    self._interrupted = True
                loop.call_soon_threadsafe(house.end_streams)
                handle(number, frame)

            return hear

        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, hear_before(signal.getsignal(number)))


def complaint_in(error: BaseException) -> Complaint | None:
    """The complaint that an error is, even if a group was made around it."""
    while isinstance(error, BaseExceptionGroup) and len(error.exceptions) == 1:
        (error,) = error.exceptions
    return error if isinstance(error, Complaint) else None
