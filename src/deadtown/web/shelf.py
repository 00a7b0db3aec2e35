"""Long documents that are the same for everybody who reads a language."""

import asyncio
import gzip
from collections.abc import Callable, Hashable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Self

from litestar import MediaType, Request, Response

from deadtown.web.gzip_encoding import takes_gzip

NO_HEADERS: Final[Mapping[str, str]] = MappingProxyType({})


class Document(NamedTuple):
    """Something long that is asked for often, as it is and in gzip."""

    whole: bytes
    squeezed: bytes

    @classmethod
    def of(cls, whole: bytes) -> Self:
        return cls(whole, gzip.compress(whole, mtime=0))


class Shelf:
    """Documents that were asked for. Each is put together once, in a thread, so that nobody else waits for it."""

    def __init__(self) -> None:
        self._found: dict[Hashable, Document] = {}
        self._made: dict[Hashable, asyncio.Future[Document]] = {}

    async def find(self, make: Callable[..., Document], *about: Hashable) -> Document:
        """The document that ``make`` puts together about something; there must be few such things."""
        key = (make, *about)
        if (found := self._found.get(key)) is not None:
            return found
        if key not in self._made:
            self._made[key] = asyncio.ensure_future(asyncio.to_thread(make, *about))
            self._made[key].add_done_callback(lambda made: self._put(key, made))
        return await asyncio.shield(self._made[key])

    def _put(self, key: Hashable, made: "asyncio.Future[Document]") -> None:
        del self._made[key]
        if not made.cancelled() and made.exception() is None:
            self._found[key] = made.result()


def answer(
    request: Request[Any, Any, Any], document: Document, media_type: MediaType, headers: Mapping[str, str] = NO_HEADERS
) -> Response[Any]:
    """A document, squeezed for those who can read that."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if takes_gzip(request.headers.get("accept-encoding", "")):
        squeezed = {**headers, "Content-Encoding": "gzip"}
        return Response(document.squeezed, headers=squeezed, media_type=media_type)
    return Response(document.whole, headers=headers, media_type=media_type)
