"""The application: everything that answers, built from the settings of a server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.types import ControllerRouterHandler

from deadtown.table.accounts import Accounts
from deadtown.table.counts import Counts
from deadtown.table.denied import Denied
from deadtown.table.hub import Hub
from deadtown.table.pace import Pace
from deadtown.table.reading import Readers
from deadtown.table.steady import Steady
from deadtown.table.store import Store
from deadtown.table.thinking import Thinkers
from deadtown.table.venue import Limits
from deadtown.web import api, metrics, page
from deadtown.web.connections import Connections, room_for
from deadtown.web.documents import document
from deadtown.web.errors import HANDLERS
from deadtown.web.held import Held
from deadtown.web.house import House, house_of
from deadtown.web.kept import Kept
from deadtown.web.limits import RECORD_BYTES, Limiter, is_this_machine
from deadtown.web.schemas import StructSchemas
from deadtown.web.security import guard
from deadtown.web.settings import Settings


def make_app(settings: Settings) -> Litestar:
    """The application of a server; what it keeps open is opened and closed with it."""

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        async with open_house(settings) as house:
            app.state.house = house
            yield

    routes: list[ControllerRouterHandler] = [api.ROUTES, *page.make_routes(), show_health, show_metrics]
    app = Litestar(
        routes,
        lifespan=[living],
        exception_handlers={**HANDLERS, NotFoundException: page.make_lost()},
        openapi_config=document(),
        plugins=[StructSchemas()],
        request_max_body_size=RECORD_BYTES,
        logging_config=None,
    )
    return guard(app, settings)


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """Open the storage and all that works on it; on the way out, nothing is lost."""
    counts = Counts()
    store = await Store.open(settings.database)
    try:
        limiter = Limiter(settings.rates, crowd=settings.crowd)
        limits = Limits(
            bot_seconds=settings.bot_seconds,
            most_tables_made=limiter.most("tables of an address"),
            longest_record=settings.record_lines,
            longest_log=settings.log_entries,
        )
        pace = Pace(settings.address_share if settings.rates else 0.0)
        thinkers = Thinkers(settings.bots, settings.bot_seconds, search_processes=settings.search_processes)
        readers = Readers(settings.readers, settings.read_seconds)
        analysts = Readers(settings.analysts, settings.analysis_seconds)
        hub = Hub(store, thinkers, readers, counts, limits, Steady.from_environment(), pace, analysts)
        accounts = Accounts(store)
        connections = Connections(settings, room_for(settings))
        house = House(
            settings,
            store,
            hub,
            accounts,
            limiter,
            counts,
            pace,
            Held(accounts, limiter, hub.venue.spawn),
            connections,
            Kept(lambda: store.check()),
            metrics.Workers.from_environment(counts),
        )
        store.listen(house.heard)
        counts.watched += [("connections", lambda: len(connections))]
        counts.watched += [("sockets", lambda: len(house.sockets)), ("streams", lambda: len(house.streams))]
        try:
            yield house
        finally:
            await hub.close()
    finally:
        await store.close()


@get("/health", include_in_schema=False)
async def show_health(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Whether the server can do its work: answer, and save."""
    await house_of(request.scope).health.get()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What was counted, for who runs the server."""
    house = house_of(request.scope)
    if not house.settings.open_metrics and not is_this_machine(request.scope["client"]):
        raise Denied("forbidden", "only-here")
    return Response(house.workers.kept_page(), media_type=metrics.CONTENT_TYPE)
