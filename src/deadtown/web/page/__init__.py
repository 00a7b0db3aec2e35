"""The page: what a browser is shown. Every file is its own; nothing is inline, so that the door's policy holds."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from deadtown.web.errors import answer_http
from deadtown.web.gzip_encoding import takes_gzip
from deadtown.web.page.built import ASSETS, INDEX, Built, File

BUILT = Path(__file__).parent / "built"
"""Where ``tools/page`` builds it, and where an installed package has it."""
NOT_BUILT = (Path(__file__).parent / "not-built.html").read_bytes()

SCREENS = (
    "/",
    "/t/{table:str}",
    "/t/{table:str}/replay",
    "/new/{game:str}",
    "/rules/{game:str}",
    "/teach/{game:str}",
    "/teach/{game:str}/{lesson:str}",
    "/about",
)
"""The addresses of the page: it reads there itself what it is to show."""

NOT_SCREENS = ("/api/", "/assets/")
"""Where programs ask, not people."""

LOOKS = (HttpMethod.GET, HttpMethod.HEAD)
"""Whoever looks may also look whether there is anything to see."""

ASK_AGAIN = "no-cache"
KEEP = "public, max-age=31536000, immutable"

Asked = Request[Any, Any, Any]


def make_routes(folder: Path | None = None) -> list[HTTPRouteHandler]:
    """What serves the page that is built in a folder."""
    built = Built(folder or BUILT)

    @route(list(SCREENS), http_method=LOOKS, include_in_schema=False)
    async def show_page(request: Asked) -> Response[bytes]:
        """The same page for every screen."""
        index = built.find(INDEX)
        if index is None:
            return Response(NOT_BUILT, status_code=503, headers={"Cache-Control": "no-store"}, media_type="text/html")
        return answer(request, index)

    @route("/assets/{file:str}", http_method=LOOKS, include_in_schema=False)
    async def show_asset(request: Asked) -> Response[bytes]:
        return answer(request, built.find(ASSETS + request.path_params["file"]))

    beside = [f"/{name}" for name in built.names if "/" not in name and name != INDEX]

    @route(beside, http_method=LOOKS, include_in_schema=False)
    async def show_file(request: Asked) -> Response[bytes]:
        """What browsers look for beside a page: icons, the manifest."""
        return answer(request, built.find(request.url.path.removeprefix("/")))

    return [show_page, show_asset, *([show_file] if beside else [])]


def make_lost(folder: Path | None = None) -> Callable[[Asked, NotFoundException], Response[Any]]:
    """What answers at an address where there is nothing: the page for people, who are told so there, else an error."""
    built = Built(folder or BUILT)

    def answer_lost(request: Asked, error: NotFoundException) -> Response[Any]:
        for_people = "text/html" in request.headers.get("accept", "")
        if not for_people or request.method != "GET" or request.url.path.startswith(NOT_SCREENS):
            return answer_http(request, error)
        index = built.find(INDEX)
        if index is None:
            return answer_http(request, error)
        return Response(index.body, status_code=404, headers={"Cache-Control": "no-store"}, media_type=index.media_type)

    return answer_lost


def answer(request: Asked, file: File | None) -> Response[bytes]:
    """A file, squeezed for those who can read that; nothing when the browser has it already."""
    if file is None:
        raise NotFoundException
    headers = {"ETag": file.tag, "Cache-Control": KEEP if file.forever else ASK_AGAIN}
    if file.squeezed is not None:
        headers["Vary"] = "Accept-Encoding"
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    body = file.body
    if file.squeezed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
        body = file.squeezed
    return Response(body, headers=headers, media_type=file.media_type)
