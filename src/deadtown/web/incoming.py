"""How a request is read: strictly, straight into the type that its route asks for."""

from functools import cache
from typing import Any

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import ClientException, InternalServerException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler

from deadtown.web.errors import UNREADABLE, WrongMediaType, unreadable
from deadtown.web.sessions import Connection, check_not_forged, cookie_of

JSON = "application/json"
NDJSON = "application/x-ndjson"
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


class Incoming(Request[Any, Any, Any]):
    """A request whose body is JSON of the type that its route asks for; ``"12"`` is no number."""

    async def body(self) -> bytes:
        """What was sent, or what it means that nothing was."""
        try:
            sent = await super().body()
        except InternalServerException as error:
            raise ClientException("it broke off") from error
        return sent or bytes(self.route_handler.opt.get("empty", b""))

    async def json(self) -> Any:
        body = await self.body()
        try:
            return _decoder(self.route_handler.parsed_data_field.annotation).decode(body)  # type: ignore[union-attr]
        except UNREADABLE as error:
            raise unreadable(error) from None


@cache
def _decoder(type: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(type)


def tell_methods(path: str, *methods: HttpMethod) -> HTTPRouteHandler:
    """Answers OPTIONS for a path with several methods; to be registered before them. Litestar would tell only one."""

    @route(path, http_method=[HttpMethod.OPTIONS], status_code=204, include_in_schema=False)
    async def tell() -> Response[None]:
        return Response(None, headers={"Allow": ", ".join([*methods, HttpMethod.OPTIONS])})

    return tell


async def check_incoming(connection: Connection, handler: BaseRouteHandler) -> None:
    """What changes something must come from our own page or from a program, and say what its body is."""
    if connection.scope.get("method") in SAFE_METHODS:
        return
    check_not_forged(connection)
    wanted = handler.opt.get("media")
    if wanted is None:
        return
    given = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if given != wanted and not (given == "" and _empty(connection) and cookie_of(connection) is None):
        raise WrongMediaType(wanted)


def _empty(connection: Connection) -> bool:
    headers = connection.headers
    return headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
