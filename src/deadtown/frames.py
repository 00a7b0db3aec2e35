"""What parent and child send each other, as frames: a length of four bytes, then the message."""

from struct import Struct
from typing import Protocol

LENGTH = Struct(">I")


class Readable(Protocol):
    """A pipe, or what reads from one."""

    def read(self, size: int, /) -> bytes: ...


def frame(body: bytes) -> bytes:
    """A message as it goes over the wire."""
    return LENGTH.pack(len(body)) + body


def read_frame(messages: Readable) -> bytes | None:
    """The next message; None when the parent has no more to say, or is gone in the middle of it."""
    head = messages.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    body = messages.read(length)
    return body if len(body) == length else None
