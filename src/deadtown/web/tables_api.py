"""Tables over HTTP: one small request for each thing that can be asked of them."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import HttpMethod, Request, Router, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Operation
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from deadtown.table.asking import Caller
from deadtown.table.commands import COMMANDS, Command, Number, SeatNumber
from deadtown.table.library import MOST, Part
from deadtown.table.links import Links
from deadtown.table.log_lines import LogLine
from deadtown.table.messages import Done, State, TableInfo
from deadtown.table.rules import RulesInfo
from deadtown.table.settings import TablePlan
from deadtown.table.summary import SummaryInfo
from deadtown.web.calls import action_of
from deadtown.web.documents import OptionalBody, RecordBody
from deadtown.web.errors import Language, documented, language_of, worded
from deadtown.web.games_api import Shown, Sought, Wanted
from deadtown.web.held import Lasting
from deadtown.web.house import house_of
from deadtown.web.incoming import JSON, NDJSON, tell_methods
from deadtown.web.sessions import (
    address,
    caller_of,
    find_caller,
    find_signed,
    lasting_of,
    need_caller,
    need_signed,
    spend,
)
from deadtown.web.streams import Streaming
from deadtown.web.waiting import LongRead, Telling, while_waiting

TableId = Annotated[str, PathParameter(max_length=40)]
Link = Annotated[str, HeaderParameter(name="Deadtown-Link", max_length=64, description="The secret of a link.")]
Since = Annotated[int | None, QueryParameter(gt=-1, le=10**9, description="The number of the last message seen.")]
Most = Annotated[int, QueryParameter(ge=1, le=MOST, description="How much of it is told at once, at most.")]
Words = Annotated[Language | None, QueryParameter(description="Tell everything in words of this language, too.")]
Asked = Request[Any, Any, Any]


class Made(msgspec.Struct, frozen=True):
    """A table was made."""

    table: str


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from a position of a game against bots."""

    at: Number
    """After how many decisions."""
    seat: SeatNumber | None = None
    """Which seat one takes; else the one that decides there."""
    bot: Annotated[str, Meta(max_length=40)] = "normal"


@get("/tables", summary="Public tables, or one's own", responses=documented("unsigned"))
async def list_tables(
    request: Asked,
    phase: Annotated[Literal["open", "playing", "over"] | None, QueryParameter()] = None,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    mine: Annotated[bool, QueryParameter()] = False,
    before: Annotated[float | None, QueryParameter(gt=-1, le=10**12, description="Changed before this time.")] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
) -> list[TableInfo]:
    caller = await allow("list", request)
    hub = house_of(request.scope).hub
    return await hub.tables(caller, phase=phase or "", game=game, mine=mine, before=before, limit=limit)


@post(
    "/tables",
    summary="Make a table",
    responses=documented("unsigned", "forbidden", "unknown", "conflict", "gone", "refused", media=True),
    opt={"media": JSON},
)
async def make_table(request: Asked, data: JSONBody[TablePlan]) -> Made:
    caller = await allow_signed("create", request)
    return Made(await house_of(request.scope).hub.create(caller, data))


LOOKING = documented("unsigned", "forbidden", "unknown", "conflict", "gone")


def told(what: Any) -> dict[int, ResponseSpec]:
    """What is told of a table, for the documentation: it is written elsewhere, and passed on as it is."""
    return {200: ResponseSpec(what, description="", generate_examples=False), **LOOKING}


@get("/tables/{table:str}", summary="A table as it stands", responses=LOOKING)
async def show_table(request: Asked, table: TableId, link: Link = "", words: Words = None) -> State:
    caller = await allow("look", request)
    return await house_of(request.scope).hub.look(caller, table, link, words or "", address(request))


@get("/tables/{table:str}/links", summary="The secrets of its links", responses=LOOKING)
async def show_links(request: Asked, table: TableId) -> Links:
    caller = await allow_signed("look", request)
    return await house_of(request.scope).hub.links(caller, table)


@get("/tables/{table:str}/log", summary="The log in words", responses=told(list[LogLine]))
async def show_log(
    request: Asked,
    table: TableId,
    link: Link = "",
    lang: Words = None,
    since: Since = None,
    limit: Most = MOST,
) -> LongRead:
    caller, lasting = await allow_reading("log", request)
    hub, language = house_of(request.scope).hub, lang or language_of(request)
    part = Part(since, limit)
    return LongRead(lasting, JSON, lambda: hub.log(caller, table, language, part, link, lasting.address))


@get("/tables/{table:str}/rules", summary="The rules in words, as they hold at a table", responses=LOOKING)
async def show_table_rules(
    request: Asked, table: TableId, link: Link = "", lang: Wanted = None, find: Sought = ""
) -> RulesInfo:
    caller = await allow("look", request)
    return await house_of(request.scope).hub.rules(caller, table, lang or language_of(request), find, link)


@get(
    "/tables/{table:str}/replay",
    summary="All positions, one a line",
    media_type=NDJSON,
    responses=LOOKING,
)
async def show_replay(
    request: Asked,
    table: TableId,
    link: Link = "",
    eyes: Annotated[str, QueryParameter(pattern="^(own|spectator|[0-9]|1[01])$")] = "own",
    words: Words = None,
    views: Shown = "whole",
    since: Annotated[int | None, QueryParameter(gt=-1, le=10**9, description="Only what comes after it.")] = None,
    limit: Most = MOST,
) -> LongRead:
    caller, lasting = await allow_reading("replay", request)
    hub, part = house_of(request.scope).hub, Part(since, limit)
    wanted: int | str | None = int(eyes) if eyes.isdigit() else None if eyes == "spectator" else eyes
    return LongRead(
        lasting, NDJSON, lambda: hub.replay(caller, table, wanted, words or "", link, views, part, lasting.address)
    )


@get(
    "/tables/{table:str}/summary",
    summary="How a finished game ended, and how it went",
    responses=told(SummaryInfo),
)
async def show_summary(request: Asked, table: TableId, link: Link = "", lang: Wanted = None) -> LongRead:
    caller, lasting = await allow_reading("replay", request)
    hub, language = house_of(request.scope).hub, lang or language_of(request)
    return LongRead(lasting, JSON, lambda: hub.summary(caller, table, link, language, lasting.address))


@get(
    "/tables/{table:str}/analysis",
    summary="How a finished game stood, and what its decisions have cost, one line after another as it is found out",
    media_type=NDJSON,
    responses=LOOKING,
)
async def show_analysis(request: Asked, table: TableId, link: Link = "", lang: Wanted = None) -> Telling:
    caller, lasting = await allow_reading("analyse", request)
    hub, language = house_of(request.scope).hub, lang or language_of(request)
    return Telling(lasting, language, lambda: hub.analysis(caller, table, link, lasting.address))


@get(
    "/tables/{table:str}/record",
    summary="The record of a finished game",
    media_type=NDJSON,
    responses=LOOKING,
)
async def show_record(request: Asked, table: TableId, link: Link = "") -> LongRead:
    caller, lasting = await allow_reading("replay", request)
    hub = house_of(request.scope).hub
    return LongRead(lasting, NDJSON, lambda: hub.record(caller, table, link, lasting.address))


@post(
    "/records",
    summary="Make a table of a record",
    operation_class=RecordBody,
    responses=documented("unsigned", "forbidden", "unknown", "conflict", "gone", "refused", media=True),
    opt={"media": NDJSON},
)
async def import_record(request: Asked) -> Made:
    caller = await allow_signed("record", request)
    text = (await request.body()).decode("utf-8", "replace")
    await need_signed(request)
    hub = house_of(request.scope).hub
    return Made(await while_waiting(request.receive, hub.import_record(caller, text)))


@post(
    "/tables/{table:str}/fork",
    summary="Go on from a position against bots",
    responses=documented("unsigned", "forbidden", "unknown", "conflict", "gone", "refused", media=True),
    opt={"media": JSON},
)
async def fork_table(request: Asked, table: TableId, data: JSONBody[Fork], link: Link = "") -> Made:
    caller = await allow_signed("fork", request)
    fork = house_of(request.scope).hub.fork(caller, table, data.at, data.seat, data.bot, link)
    return Made(await while_waiting(request.receive, fork))


@get(
    "/tables/{table:str}/stream",
    summary="What happens at a table, one message a line, without end",
    media_type=NDJSON,
    responses=LOOKING,
)
async def stream_table(
    request: Asked,
    table: TableId,
    link: Link = "",
    since: Since = None,
    words: Words = None,
    views: Shown = "whole",
) -> Streaming:
    house, signed = house_of(request.scope), await find_signed(request)
    caller, lasting = None if signed is None else caller_of(signed, request), lasting_of(signed, request)
    spend("watch", None if caller is None else caller.player, request)
    wishes: dict[str, Any] = {"since": since, "link": link, "words": words or "", "views": views}
    return Streaming(lasting, lambda outbox: house.hub.watch(caller, table, outbox, **wishes, address=lasting.address))


@get(
    "/stream",
    summary="Whatever concerns oneself, one message a line, without end",
    media_type=NDJSON,
    responses=documented("unsigned"),
)
async def stream_account(request: Asked) -> Streaming:
    house, signed = house_of(request.scope), await need_signed(request)
    caller = caller_of(signed, request)
    spend("watch", caller.player, request)
    return Streaming(lasting_of(signed, request), lambda outbox: house.hub.follow(caller, outbox))


def command_route(command: type[Command]) -> HTTPRouteHandler:
    """The route of a command; its body has the fields of the command."""
    name = str(command.__struct_config__.tag)
    needed = any(field.required for field in msgspec.structs.fields(command))

    async def carry_out(request: Asked, table: TableId, data: Any, link: Link = "") -> Done:
        caller = await allow_signed(action_of(name), request)
        return worded(await house_of(request.scope).hub.do(caller, table, data, link), caller.language)

    carry_out.__name__ = name
    body: Any = JSONBody
    carry_out.__annotations__["data"] = body[command]
    described = (command.__doc__ or "").strip()
    return post(
        f"/tables/{{table:str}}/{name}",
        summary=described.partition(".")[0],
        description=described,
        operation_id=name,
        status_code=200,
        responses=documented("unsigned", "forbidden", "unknown", "conflict", "gone", "refused", media=True),
        operation_class=Operation if needed else OptionalBody,
        opt={"media": JSON, "empty": b"" if needed else b"{}"},
    )(carry_out)


async def allow(action: str, request: Asked) -> Caller | None:
    """Who asks, if that is not too often."""
    caller = await find_caller(request)
    spend(action, None if caller is None else caller.player, request)
    return caller


async def allow_reading(action: str, request: Asked) -> tuple[Caller | None, Lasting]:
    """The same for what may take a while."""
    signed = await find_signed(request)
    caller = None if signed is None else caller_of(signed, request)
    spend(action, None if caller is None else caller.player, request)
    return caller, lasting_of(signed, request)


async def allow_signed(action: str, request: Asked) -> Caller:
    """Who asks, if that is somebody and not too often."""
    caller = await need_caller(request)
    spend(action, caller.player, request)
    return caller


ROUTES = Router(
    "/",
    route_handlers=[
        tell_methods("/tables", HttpMethod.GET, HttpMethod.POST),
        list_tables,
        make_table,
        show_table,
        show_links,
        show_log,
        show_table_rules,
        show_replay,
        show_summary,
        show_analysis,
        show_record,
        import_record,
        fork_table,
        stream_table,
        stream_account,
        *map(command_route, COMMANDS),
    ],
    tags=["tables"],
)
