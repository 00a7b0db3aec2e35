"""Requests of one address take turns when they take much of the server's time."""

from deadtown.table.denied import Denied
from deadtown.table.pace import PATIENCE
from deadtown.web.asgi import App, Receive, Scope, Send
from deadtown.web.errors import refuse
from deadtown.web.house import house_of
from deadtown.web.limits import address_of


class Paced:
    """Serves a request when it is the turn of its address, and counts how long that takes.

    What comes over a socket has its turn message by message.
    """

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        pace, address = house_of(scope).pace, address_of(scope.get("client"))
        try:
            await pace.carry_out(address, lambda: self._app(scope, receive, send), PATIENCE)
        except Denied as denied:
            await self._turn_away(denied, scope, send)

    async def _turn_away(self, denied: Denied, scope: Scope, send: Send) -> None:
        status, body = refuse(denied, scope)
        seconds = str(denied.refusal.arguments["seconds"]).encode()
        headers = [(b"content-type", b"application/json"), (b"retry-after", seconds)]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})
