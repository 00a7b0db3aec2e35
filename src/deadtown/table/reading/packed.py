"""Messages in pages that are squeezed: what somebody has missed is held so until they take it."""

import zlib
from collections.abc import Iterable

import msgspec

PAGE = 256 * 1024
"""How many bytes of messages are in a page, unless a single one is longer."""
MOST = 1000
"""And how many messages."""
QUICKLY = 1

_read = msgspec.msgpack.Decoder(list[bytes]).decode


def pack(messages: Iterable[bytes]) -> list[bytes]:
    """Messages in pages."""
    pages: list[bytes] = []
    page: list[bytes] = []
    size = 0
    for message in messages:
        if page and (size + len(message) > PAGE or len(page) == MOST):
            pages.append(_squeeze(page))
            page, size = [], 0
        page.append(message)
        size += len(message)
    return [*pages, _squeeze(page)] if page else pages


def _squeeze(page: list[bytes]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(page), QUICKLY)


def unpack(page: bytes) -> list[bytes]:
    """The messages of a page."""
    return _read(zlib.decompress(page))
