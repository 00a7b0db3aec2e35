"""Frames of WebSocket texts, as nearly all of ours are: whole, and masked when they come. All others are the library's.

A frame is cut out by its length alone, so that whoever reads the others is always given whole ones.
"""

from collections.abc import Iterable
from struct import Struct
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


SHORT_HEADS = [bytes((TEXT, length)) for length in range(SHORT)]
MIDDLE_HEAD, LONG_HEAD = Struct(">BBH").pack, Struct(">BBQ").pack
"""What a frame begins with, by how its length is written."""


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


def whole_text(data: bytes, most: int) -> bytes | None:
    """What a text of at most so many bytes holds, if just its masked frame has come and nothing else, as nearly
    always; None for anything else."""
    if len(data) < 6 or data[0] != TEXT:
        return None
    length, place = data[1] ^ MASKED, 6
    if length == SHORT and len(data) > 8:
        length, place = data[2] << 8 | data[3], 8
    elif length >= SHORT:
        return None
    if len(data) != place + length or length > most:
        return None
    return apply_mask(data[place:], data[place - 4 : place])


def text_frames(texts: Iterable[bytes]) -> bytes:
    """Frames with texts, for a client."""
    parts = []
    for text in texts:
        length = len(text)
        if length < SHORT:
            parts.append(SHORT_HEADS[length])
        elif length < 1 << 16:
            parts.append(MIDDLE_HEAD(TEXT, SHORT, length))
        else:
            parts.append(LONG_HEAD(TEXT, LONGER, length))
        parts.append(text)
    return b"".join(parts)
