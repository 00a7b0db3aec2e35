"""What parent and child send each other, as frames: a length of four bytes, then the message."""

from struct import Struct
from typing import Protocol

LENGTH = Struct(">I")
MOST = 2**32 - 1
"""How many bytes a message can have."""


class Readable(Protocol):
    """A pipe, or what reads from one."""

    def read(self, size: int, /) -> bytes: ...


def frame(body: bytes) -> bytes:
    """A message as it goes over the wire."""
    return LENGTH.pack(len(body)) + body


def read_frame(messages: Readable, longest: int = MOST) -> bytes | None:
    """The next message; None when the parent has no more to say, or is gone in the middle of it. ValueError where it is
    too long."""
    head = messages.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    if length > longest:
        raise ValueError(f"a message of {length} bytes is too long")
    body = messages.read(length)
    return body if len(body) == length else None
