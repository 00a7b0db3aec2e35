"""What every answer carries, and what is turned away at the door: foreign hosts and origins, and large bodies."""

import asyncio
import ipaddress
import socket
from functools import lru_cache
from typing import Any, NamedTuple, cast
from urllib.parse import urlsplit

from litestar import Litestar

from deadtown.table.denied import Denied
from deadtown.web.asgi import App, Message, Receive, Scope, Send
from deadtown.web.errors import refuse
from deadtown.web.house import house_of
from deadtown.web.limits import address_of, most_bytes
from deadtown.web.pacing import Paced
from deadtown.web.requests import Requests
from deadtown.web.settings import Settings

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
"""On every answer."""
BY_TLS = (b"strict-transport-security", b"max-age=31536000")
"""On every answer by TLS: browsers ask this host in no other way for a year."""
NO_STORE = (b"cache-control", b"no-store")
COSTLY = frozenset({"/health", "/metrics"})
"""What is not just a file, outside of the API."""
HELD_UP = 1.0
"""Seconds that somebody waits who asks too often: so long they can't ask again over this connection."""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


def guard(app: Litestar, settings: Settings) -> Litestar:
    """Put the door before an application: before its routes and before its answers to errors."""
    app.asgi_handler = cast(Any, Requests(Door(Paced(app.asgi_handler), settings)))
    return app


class Head(NamedTuple):
    """What the door looks at in the head of a request."""

    host: str = ""
    origin: str | None = None
    length: int = 0
    chunked: bool = False
    """Whether there is a body whose length is not told beforehand."""
    twice: str = ""
    """The header that stands there twice, though it says who asks or who is asked: nobody knows which one counts."""

    @classmethod
    def of(cls, scope: Scope) -> "Head":
        host, origin, length, chunked, twice = None, None, 0, False, ""
        for name, value in scope["headers"]:
            if name == b"host":
                twice = twice if host is None else "Host"
                host = value.decode("latin-1")
            elif name == b"origin":
                twice = twice if origin is None else "Origin"
                origin = value.decode("latin-1")
            elif name == b"content-length":
                length = int(value) if value.isdigit() else 0
            elif name == b"transfer-encoding":
                chunked = True
        return cls(host or "", origin, length, chunked, twice)


class Door:
    """Stands before the whole application, so that nothing is answered without it."""

    def __init__(self, app: App, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        names = own_names(settings)
        self._is_ours = lru_cache(maxsize=256)(lambda host: is_own_host(host, names))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        head = Head.of(scope)
        api, secure = scope["path"].startswith("/api/"), is_tls(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept", "websocket.http.response.start"):
                message["headers"] = with_headers(list(message.get("headers", ())), api, secure)
            await send(message)

        try:
            self._check(scope, head)
            count(scope, api)
        except Denied as denied:
            if denied.kind == "rate":
                await hold_up()
            await self._turn_away(denied, scope, send_with_headers)
            return
        serve = self._read_along if head.chunked else self._app
        await serve(scope, receive, send_with_headers)

    def _check(self, scope: Scope, head: Head) -> None:
        if head.twice:
            raise Denied("bad", "bad-request", problem=f"there are two headers {head.twice}")
        if not self._is_ours(head.host):
            raise Denied("bad", "unknown-host")
        if scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS:
            check_origin(head.origin, head.host, is_tls(scope), self._settings)
        if head.length > most_bytes(scope["path"]):
            raise Denied("large", "too-large")

    async def _read_along(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request that does not tell the length of its body: when it gets too long, nobody reads on."""
        most = most_bytes(scope["path"])
        seen = 0
        started = cut = False

        async def receive_some() -> Message:
            nonlocal seen, started, cut
            message = await receive()
            seen += len(message.get("body", b""))
            if seen <= most or cut:
                return message
            cut = True
            if not started:
                await self._turn_away(Denied("large", "too-large"), scope, send)
            return {"type": "http.disconnect"}

        async def send_once(message: Message) -> None:
            nonlocal started
            started = True
            if not cut:
                await send(message)

        await self._app(scope, receive_some, send_once)

    async def _turn_away(self, denied: Denied, scope: Scope, send: Send) -> None:
        status, body = refuse(denied, scope)
        prefix = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
        if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", ()):
            await send({"type": "websocket.close", "code": 1008, "reason": denied.refusal.reason})
            return
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if denied.kind == "rate":
            headers.append((b"retry-after", str(denied.refusal.arguments["seconds"]).encode()))
        await send({"type": f"{prefix}.start", "status": status, "headers": headers})
        await send({"type": f"{prefix}.body", "body": body})


async def hold_up() -> None:
    await asyncio.sleep(HELD_UP)


def count(scope: Scope, api: bool) -> None:
    """Raise Denied when too much is asked for from one address, whatever it is. Sockets are counted where they open."""
    if scope["type"] != "http":
        return
    limiter, who = house_of(scope).limiter, address_of(scope.get("client"))
    if api or scope["path"] in COSTLY:
        limiter.spend("request", who)
    else:
        limiter.spend("file", who)


def is_tls(scope: Scope) -> bool:
    """Whether somebody asks by TLS."""
    return scope["scheme"] in ("https", "wss")


def with_headers(headers: list[tuple[bytes, bytes]], api: bool, secure: bool = False) -> list[tuple[bytes, bytes]]:
    """Our headers added. An answer of the API is not stored anywhere, unless it says something about that itself."""
    if api and not any(name.lower() == b"cache-control" for name, _ in headers):
        headers.append(NO_STORE)
    if secure:
        headers.append(BY_TLS)
    headers.extend(HEADERS)
    return headers


def own_names(settings: Settings) -> frozenset[str]:
    """The names under which this server may be asked for."""
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]
    return frozenset({"localhost", settings.host.lower(), machine, short, f"{short}.local", *settings.host_names})


def is_own_host(host: str, names: frozenset[str]) -> bool:
    """Whether a Host header is meant for us.

    A page of someone else may make its own name point to this machine, and would then be taken for ours (DNS
    rebinding). So names must be known; an address can't be made to point elsewhere.
    """
    try:
        address = urlsplit(f"//{host}")
        name = (address.hostname or "").rstrip(".")
        if address.port == 0:
            return False
    except ValueError:  # Not an address at all, or with a port that there can't be.
        return False
    if name in names or name.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def check_origin(origin: str | None, host: str, secure: bool, settings: Settings) -> None:
    """Raise Denied when a browser asks on behalf of another site. What is not a browser tells no origin."""
    if origin is None or origin.lower() in settings.origins:
        return
    scheme = "https" if secure else "http"
    if origin.lower() != f"{scheme}://{host.lower()}":
        raise Denied("forbidden", "foreign-origin")
