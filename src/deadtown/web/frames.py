"""Frames of WebSocket texts, as nearly all of ours are: whole, and masked when they come. All others are the library's.

A frame is cut out by its length alone, so that whoever reads the others is always given whole ones.
"""

from typing import NamedTuple

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT = 0x81
"""The first byte of a text that is whole, with no extension."""
MASKED = 0x80
FINAL, OPCODE = 0x80, 0x0F
CONTINUATION, DATA = 0x0, (0x1, 0x2)
SHORT, LONGER = 126, 127
"""What stands for the length where it follows in two bytes, or in eight."""


class Frame(NamedTuple):
    """Where a frame lies among what came."""

    payload: int
    """Where its payload begins, after the mask."""
    end: int


def frame_at(data: bytes, start: int) -> Frame | None:
    """The frame that begins at a place; None while not even its head has come. It may end after what has come."""
    if len(data) < start + 2:
        return None
    length, place = data[start + 1] & ~MASKED, start + 2
    if length >= SHORT:
        size = 2 if length == SHORT else 8
        if len(data) < place + size:
            return None
        length, place = int.from_bytes(data[place : place + size]), place + size
    if is_masked(data, start):
        place += 4
    return Frame(place, place + length)


def is_masked(data: bytes, start: int) -> bool:
    """Whether the frame that begins at a place is masked, as all must be that come from clients."""
    return data[start + 1] >= MASKED


def is_text(data: bytes, start: int) -> bool:
    """Whether the masked frame that begins at a place is a whole text."""
    return data[start] == TEXT


def payload_of(data: bytes, frame: Frame) -> bytes:
    """What a masked frame holds."""
    return apply_mask(data[frame.payload : frame.end], data[frame.payload - 4 : frame.payload])


def goes_on(first: int, before: bool) -> bool:
    """Whether a message is in the middle of its frames after one with this first byte."""
    opcode = first & OPCODE
    if opcode == CONTINUATION or opcode in DATA:
        return not first & FINAL
    return before


def text_frame(text: bytes) -> bytes:
    """A frame with a text, for a client."""
    length = len(text)
    if length < SHORT:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return bytes((TEXT, SHORT)) + length.to_bytes(2) + text
    return bytes((TEXT, LONGER)) + length.to_bytes(8) + text
