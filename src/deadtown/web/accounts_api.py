"""Signing in: a name is enough. Browsers get a cookie, programs a token."""

from typing import Annotated, Any

import msgspec
from litestar import HttpMethod, Request, Response, Router, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from deadtown.table.accounts import LONGEST_LABEL, Token
from deadtown.table.settings import LONGEST_NAME
from deadtown.web.errors import documented
from deadtown.web.house import house_of
from deadtown.web.incoming import JSON, tell_methods
from deadtown.web.sessions import (
    address,
    find_signed,
    need_signed,
    no_cookies,
    session_cookie,
    spend,
)


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class SessionInfo(msgspec.Struct, frozen=True):
    """Who somebody is here."""

    player: str
    name: str


class TokenWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a program: of oneself, or, for who has not signed in, of a new guest with this name."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    label: Annotated[str, Meta(max_length=LONGEST_LABEL)] = ""


class TokenMade(msgspec.Struct, frozen=True):
    """A new token. It is told this one time."""

    token: str
    player: str
    name: str


RENAMED = ResponseSpec(SessionInfo, description="Renamed, for who had signed in already.", generate_examples=False)


@post(
    "/session",
    summary="Sign in with a name, or change one's name",
    responses={200: RENAMED, **documented("unsigned", "forbidden", media=True)},
    opt={"media": JSON},
)
async def sign_in(request: Request[Any, Any, Any], data: JSONBody[SignIn]) -> Response[SessionInfo]:
    house = house_of(request.scope)
    house.limiter.spend("session", address(request))
    signed = await find_signed(request)
    if signed is not None:
        signed = await house.accounts.rename(signed, data.name)
        return Response(SessionInfo(signed.player, signed.name), status_code=200)
    house.limiter.spend("guest", address(request))
    token, signed = await house.accounts.sign_in(data.name)
    return Response(SessionInfo(signed.player, signed.name), cookies=[session_cookie(token, request)])


@get("/session", summary="Who one is", responses=documented("unsigned"))
async def show_session(request: Request[Any, Any, Any]) -> SessionInfo:
    signed = await need_signed(request)
    return SessionInfo(signed.player, signed.name)


@delete("/session", summary="Sign out", responses=documented("unsigned", "forbidden"))
async def sign_out(request: Request[Any, Any, Any]) -> Response[None]:
    await house_of(request.scope).accounts.sign_out(await need_signed(request))
    return Response(None, cookies=no_cookies(request))


@post(
    "/tokens",
    summary="Make a token for a program",
    responses=documented("unsigned", "forbidden", "conflict", media=True),
    opt={"media": JSON},
)
async def make_token(request: Request[Any, Any, Any], data: JSONBody[TokenWish]) -> TokenMade:
    house = house_of(request.scope)
    signed = await find_signed(request)
    spend("token", None if signed is None else signed.player, request)
    if signed is None:
        house.limiter.spend("guest", address(request))
        token, signed = await house.accounts.new_program(data.name, data.label)
    else:
        token = await house.accounts.new_token(signed, data.label)
    return TokenMade(token, signed.player, signed.name)


@get("/tokens", summary="The tokens that one has", responses=documented("unsigned"))
async def show_tokens(request: Request[Any, Any, Any]) -> list[Token]:
    signed = await need_signed(request)
    return await house_of(request.scope).accounts.tokens(signed.player)


@delete("/tokens/{token:str}", summary="End a token", responses=documented("unsigned", "forbidden", "unknown"))
async def end_token(request: Request[Any, Any, Any], token: Annotated[str, PathParameter(max_length=40)]) -> None:
    signed = await need_signed(request)
    await house_of(request.scope).accounts.revoke(signed.player, token)


ROUTES = Router(
    "/",
    route_handlers=[
        tell_methods("/session", HttpMethod.GET, HttpMethod.POST, HttpMethod.DELETE),
        tell_methods("/tokens", HttpMethod.GET, HttpMethod.POST),
        sign_in,
        show_session,
        sign_out,
        make_token,
        show_tokens,
        end_token,
    ],
    tags=["accounts"],
)
