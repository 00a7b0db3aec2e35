"""Who asks: somebody with a cookie (a browser), with a bearer token (a program), or nobody in particular."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from deadtown.table.accounts import COOKIE_DAYS, Signed
from deadtown.table.asking import Caller
from deadtown.table.denied import Denied
from deadtown.table.store import StorageDown
from deadtown.web.errors import language_of
from deadtown.web.house import house_of
from deadtown.web.limits import address_of
from deadtown.web.outbox import Outbox

COOKIE = "deadtown"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""Its name where it came by TLS: browsers let nobody set it but this very host, and by TLS."""
Connection = ASGIConnection[Any, Any, Any, Any]

CHECKED_EVERY = 30.0
"""Seconds after which a connection that stays open must be of a session that still is."""
OWN_SITES = ("same-origin", "none")
"""What a browser says of where a request comes from, when that is our page or the person."""


async def find_signed(connection: Connection) -> Signed | None:
    """Who has signed in. A bearer token must be valid; a cookie that no longer is counts for nothing."""
    signed = await _find_signed(connection)
    if signed is not None:
        connection.scope["state"]["player"] = signed.player
    return signed


async def _find_signed(connection: Connection) -> Signed | None:
    accounts = house_of(connection.scope).accounts
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        signed = await accounts.find(token.strip(), "bearer") if scheme.lower() == "bearer" else None
        if signed is None:
            raise Denied("unsigned", "bad-token")
        return signed
    cookie = cookie_of(connection)
    return None if cookie is None else await accounts.find(cookie, "cookie")


def is_secure(connection: Connection) -> bool:
    """Whether somebody asks by TLS."""
    return connection.scope["scheme"] in ("https", "wss")


def cookie_of(connection: Connection) -> str | None:
    """What a browser keeps for us. By TLS the name that nobody else can have set counts alone, where it is sent; the
    other one is of before, and still good."""
    cookies = connection.cookies
    if is_secure(connection) and SECURE_COOKIE in cookies:
        return cookies[SECURE_COOKIE]
    return cookies.get(COOKIE)


async def need_signed(connection: Connection) -> Signed:
    signed = await find_signed(connection)
    if signed is None:
        raise Denied("unsigned", "sign-in")
    return signed


class Lasting:
    """A connection that stays open, of somebody who may sign out meanwhile."""

    def __init__(self, signed: Signed | None, connection: Connection) -> None:
        self.signed = signed
        self.address = address(connection)
        self._house = house_of(connection.scope)
        self._loop = asyncio.get_running_loop()
        self._due = self._loop.time() + CHECKED_EVERY

    @property
    def due(self) -> bool:
        """Whether it is time for a ``check``."""
        return self._loop.time() >= self._due

    async def check(self, outbox: Outbox) -> None:
        """End the connection when its session was ended; learn a new name, if there is one."""
        self._due = self._loop.time() + CHECKED_EVERY
        if self.signed is None:
            return
        try:
            found = await self._house.accounts.still_signed(self.signed)
        except StorageDown:
            return
        if found is None:
            outbox.end("signed-out")
        else:
            self.signed = found

    @contextmanager
    def held(self, what: str) -> Iterator[None]:
        """Count the connection among those of its address and of its player, or raise Denied."""
        limiter, counted = self._house.limiter, [(f"{what} of an address", self.address)]
        if self.signed is not None:
            counted.append((f"{what} of a player", self.signed.player))
        held = []
        try:
            for key in counted:
                limiter.hold(*key)
                held.append(key)
            yield
        finally:
            for key in held:
                limiter.let_go(*key)


async def find_caller(connection: Connection) -> Caller | None:
    signed = await find_signed(connection)
    return None if signed is None else caller_of(signed, connection)


async def need_caller(connection: Connection) -> Caller:
    return caller_of(await need_signed(connection), connection)


def caller_of(signed: Signed, connection: Connection) -> Caller:
    return Caller(signed.player, signed.name, language_of(connection))


def counted_as(caller: Caller | None, connection: Connection) -> str:
    """Whom the limits count a request for."""
    return address(connection) if caller is None else caller.player


def address(connection: Connection) -> str:
    return address_of(connection.scope.get("client"))


def check_not_forged(connection: Connection, _: Any = None) -> None:
    """With a cookie, a browser must say that it asks for our own page: another site could make it ask, too."""
    site = connection.headers.get("sec-fetch-site")
    foreign = site is not None and site not in OWN_SITES
    if foreign and cookie_of(connection) is not None and "authorization" not in connection.headers:
        origins = house_of(connection.scope).settings.origins
        if connection.headers.get("origin", "").lower() not in origins:
            raise Denied("forbidden", "foreign-origin")


def session_cookie(token: str, connection: Connection) -> Cookie:
    """The cookie that keeps somebody signed in. No script can read it, no other site can send it along."""
    secure = is_secure(connection)
    return Cookie(
        key=SECURE_COOKIE if secure else COOKIE,
        value=token,
        path="/",
        max_age=COOKIE_DAYS * 24 * 60 * 60,
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def renewed_cookies(connection: Connection) -> list[Cookie]:
    """What makes a browser that has signed in keep its session under the name for TLS, if it has it under the old
    one."""
    token = connection.cookies.get(COOKIE)
    by_cookie = "authorization" not in connection.headers and SECURE_COOKIE not in connection.cookies
    if not token or not by_cookie or not is_secure(connection):
        return []
    return [session_cookie(token, connection), no_cookie(COOKIE)]


def no_cookies(connection: Connection) -> list[Cookie]:
    """What makes a browser forget the cookie, under whichever name it has it."""
    return [no_cookie(name) for name in ((SECURE_COOKIE, COOKIE) if is_secure(connection) else (COOKIE,))]


def no_cookie(name: str) -> Cookie:
    secure = name == SECURE_COOKIE
    return Cookie(key=name, value="", path="/", max_age=0, httponly=True, samesite="lax", secure=secure)
