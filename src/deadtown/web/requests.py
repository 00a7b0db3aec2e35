"""What is written down and counted of every request."""

import logging
import time
from itertools import count
from secrets import token_hex

from deadtown.web.asgi import App, Message, Receive, Scope, Send
from deadtown.web.house import house_of

log = logging.getLogger(__name__)

CLOSED = "the handler is closed"


class Requests:
    """Gives every request an id, and writes down and counts how it was answered.

    What is told of it is the template of its route, never the path or the query as they came.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._process = token_hex(4)
        self._numbers = count(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request = f"{self._process}-{next(self._numbers)}"
        began = time.perf_counter()
        status, seconds = 0, 0.0

        async def send_with_id(message: Message) -> None:
            nonlocal status, seconds
            if not status:
                status = status_of(message)
                seconds = time.perf_counter() - began
                if "headers" in message:
                    message["headers"] = [*message["headers"], (b"x-request-id", request.encode())]
            try:
                await send(message)
            except RuntimeError as error:
                # So says the event loop of a connection that was closed because of what came behind this request.
                if CLOSED not in str(error):
                    raise
                raise ConnectionAbortedError from error

        try:
            await self._app(scope, receive, send_with_id)
        except Exception as error:
            if not any(isinstance(one, ConnectionAbortedError) for one in (error, error.__cause__)):
                raise
        finally:
            self._note(scope, request, status, seconds, time.perf_counter() - began)

    def _note(self, scope: Scope, request: str, status: int, seconds: float, whole: float) -> None:
        """``seconds`` until the answer began, ``whole`` until it ended: streams and sockets last."""
        method = "SOCKET" if scope["type"] == "websocket" else scope["method"]
        route = scope.get("path_template") or "unknown"
        house_of(scope).counts.answer(method, route, status, seconds)
        level = logging.ERROR if status >= 500 else logging.INFO
        if log.isEnabledFor(level):
            fields = {"request": request, "method": method, "route": route, "status": status}
            fields["ms"] = round(seconds * 1000, 2)
            if whole > seconds + 1:
                fields["seconds"] = round(whole, 1)
            log.log(level, "request", extra=fields | {"player": scope.get("state", {}).get("player")})


def status_of(message: Message) -> int:
    """The status that an answer begins with. A socket that is not opened is forbidden."""
    if message["type"] == "websocket.accept":
        return 101
    return 403 if message["type"] == "websocket.close" else int(message.get("status", 0))
