"""Who asks: somebody with a cookie (a browser), with a bearer token (a program), or nobody in particular."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from deadtown.table.accounts import COOKIE_DAYS, Signed
from deadtown.table.asking import Caller
from deadtown.table.denied import Denied
from deadtown.web.errors import language_of
from deadtown.web.held import Lasting
from deadtown.web.house import house_of
from deadtown.web.limits import address_of

COOKIE = "deadtown"
SECURE_COOKIE = f"__Host-{COOKIE}"
"""Its name where it came by TLS: browsers let nobody set it but this very host, and by TLS."""
Connection = ASGIConnection[Any, Any, Any, Any]
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
    """What a browser keeps for us. By TLS only the name that nobody else can have set counts: the other one could be
    from another host of the same site, which would sign somebody in as whomever it likes."""
    return connection.cookies.get(SECURE_COOKIE if is_secure(connection) else COOKIE)


async def need_signed(connection: Connection) -> Signed:
    signed = await find_signed(connection)
    if signed is None:
        raise Denied("unsigned", "sign-in")
    return signed


def lasting_of(signed: Signed | None, connection: Connection) -> Lasting:
    """The connection of somebody who was found just now, and may sign out while it stays open."""
    return house_of(connection.scope).held.new(signed, language_of(connection), address(connection))


async def find_caller(connection: Connection) -> Caller | None:
    signed = await find_signed(connection)
    return None if signed is None else caller_of(signed, connection)


async def need_caller(connection: Connection) -> Caller:
    return caller_of(await need_signed(connection), connection)


def caller_of(signed: Signed, connection: Connection) -> Caller:
    return Caller(signed.player, signed.name, language_of(connection), address(connection))


def spend(action: str, player: str | None, connection: Connection) -> None:
    """Count a request, for a player or nobody in particular, and for where it comes from. Denied when it is one too
    many."""
    where = address(connection)
    house_of(connection.scope).limiter.spend(action, player or where, where)


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


def no_cookies(connection: Connection) -> list[Cookie]:
    """What makes a browser forget the cookie, under whichever name it has it."""
    return [no_cookie(name) for name in ((SECURE_COOKIE, COOKIE) if is_secure(connection) else (COOKIE,))]


def no_cookie(name: str) -> Cookie:
    secure = name == SECURE_COOKIE
    return Cookie(key=name, value="", path="/", max_age=0, httponly=True, samesite="lax", secure=secure)
