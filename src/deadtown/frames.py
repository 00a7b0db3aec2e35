"""What parent and child send each other, as frames: a length of four bytes, then the message."""

from struct import Struct
from typing import IO

LENGTH = Struct(">I")


def frame(body: bytes) -> bytes:
    """A message as it goes over the wire."""
    return LENGTH.pack(len(body)) + body


def read_frame(messages: IO[bytes]) -> bytes | None:
    """The next message; None when the parent has no more to say, or is gone in the middle of it."""
    head = messages.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    body = messages.read(length)
    return body if len(body) == length else None
