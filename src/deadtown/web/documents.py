"""The description of the protocol, OpenAPI 3.1 at ``/api/v1/openapi.json``. There are no pages that show it."""

from dataclasses import dataclass
from typing import Any

from litestar import MediaType, Router
from litestar.handlers import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
    SecurityScheme,
    Tag,
)

from deadtown import __version__
from deadtown.web.incoming import NDJSON
from deadtown.web.sessions import COOKIE

API = "/api/v1"
PLACE = "/openapi.json"


@dataclass
class OptionalBody(Operation):
    """A request that needs no body: everything in it has a default."""

    def __post_init__(self) -> None:
        assert isinstance(self.request_body, RequestBody)
        self.request_body.required = False


@dataclass
class RecordBody(Operation):
    """A request whose body is a record."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
        self.request_body = RequestBody(content={NDJSON: text}, required=True)


class OnlyTheDocument(Router):
    """Serves the description itself, not the pages that Litestar would put beside it."""

    def register(self, value: Any) -> Any:
        if isinstance(value, BaseRouteHandler) and PLACE not in value.paths:
            return []
        return super().register(value)


def document() -> OpenAPIConfig:
    """What the description says of the whole."""
    return OpenAPIConfig(
        title="Deadtown",
        version=__version__,
        description="Tables for zombie games; see docs/protocol.md.",
        tags=[Tag("accounts"), Tag("games"), Tag("tables")],
        components=Components(
            security_schemes={
                "bearer": SecurityScheme(type="http", scheme="bearer", description="A token of POST /tokens."),
                "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
            }
        ),
        security=[{"bearer": []}, {"cookie": []}, {}],
        openapi_router=OnlyTheDocument(API, route_handlers=[], include_in_schema=False),
        render_plugins=[JsonRenderPlugin(path=PLACE, media_type=MediaType.JSON)],
    )
