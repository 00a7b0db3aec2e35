"""The page: what a browser is shown. Every file is its own; nothing is inline, so that the door's policy holds."""

from hashlib import blake2b
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".svg": "image/svg+xml",
}
FILES = {file.name: file.read_bytes() for file in sorted(Path(__file__).parent.iterdir()) if file.suffix in TYPES}
TAGS = {name: f'"{blake2b(body, digest_size=12).hexdigest()}"' for name, body in FILES.items()}

Asked = Request[Any, Any, Any]


@get(["/", "/t/{table:str}"], include_in_schema=False)
async def show_page(request: Asked) -> Response[bytes]:
    """The same page for every table: which one it is, it reads in its own address."""
    return answer(request, "index.html")


@get("/page/{file:str}", include_in_schema=False)
async def show_file(request: Asked) -> Response[bytes]:
    file = request.path_params["file"]
    if file not in FILES:
        raise NotFoundException
    return answer(request, file)


def answer(request: Asked, name: str) -> Response[bytes]:
    """A file; nothing when the browser has it already."""
    headers = {"ETag": TAGS[name], "Cache-Control": "no-cache"}
    media_type = TYPES[Path(name).suffix]
    if request.headers.get("if-none-match") == TAGS[name]:
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(FILES[name], headers=headers, media_type=media_type)


ROUTES: list[HTTPRouteHandler] = [show_page, show_file]
