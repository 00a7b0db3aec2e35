"""The short way of texts is the same as the library's: whatever comes, in whatever pieces, and however it ends."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from deadtown.web.connections import Connections
from deadtown.web.frames import text_frames
from deadtown.web.http import CONNECTIONS
from deadtown.web.limits import MESSAGE_BYTES
from deadtown.web.quick_socket import MOST_OTHERS, QuickSocket
from deadtown.web.settings import Settings

REQUEST = (
    b"GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Line(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closing = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def heard(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes], *, early: bytes = b"") -> tuple[Any, ...]:
    """What the application hears of these pieces, what is answered, and whether the line is closed."""
    got: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            event = await receive()
            got.append(event)
            if event["type"] == "websocket.disconnect":
                return

    config = uvicorn.Config(
        app, ws_max_size=MESSAGE_BYTES, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None
    )
    config.load()
    line = Line()
    state = {CONNECTIONS: Connections(Settings(database="file"), 10)}
    socket = kind(config, ServerState(), state, asyncio.get_running_loop())
    socket.connection_made(line)
    socket.data_received(REQUEST + early)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    del line.written[:1]
    for piece in pieces:
        if not line.closing:
            socket.data_received(piece)
        await asyncio.sleep(0)
    socket.connection_lost(None)
    for _ in range(5):
        await asyncio.sleep(0)
    return got, b"".join(line.written), line.closing


def frame(opcode: Opcode, data: bytes, *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask)


def some_frames(luck: Random) -> Iterator[list[bytes]]:
    """Mostly what clients send; now and then what only the library understands, or nobody."""
    for _ in range(luck.randint(1, 12)):
        text = luck.choice(["", "a", "zombie" * 30, "é" * 90, "x" * 400]).encode()
        yield luck.choice(
            [
                *[[frame(Opcode.TEXT, text)]] * 6,
                [frame(Opcode.PING, text[:100])],
                [frame(Opcode.PONG, b"?")],
                [frame(Opcode.BINARY, text)],
                [frame(Opcode.TEXT, text, fin=False), frame(Opcode.PING, b"!"), frame(Opcode.CONT, b"end")],
            ]
        )
    yield luck.choice(
        [
            [],
            [frame(Opcode.CLOSE, b"\x03\xe8bye"), frame(Opcode.TEXT, b"after")],
            [frame(Opcode.TEXT, b"\xff\xfe")],
            [frame(Opcode.TEXT, b"unmasked", mask=False)],
            [frame(Opcode.CONT, b"of nothing")],
            [frame(Opcode.TEXT, b"one", fin=False), frame(Opcode.TEXT, b"two")],
            [bytes([0xC1, 0x80, 0, 0, 0, 0])],
            [bytes([0x83, 0x80, 0, 0, 0, 0])],
            [bytes([0x81, 0xFF]) + (MESSAGE_BYTES + 1).to_bytes(8) + b"\0" * 20],
            [frame(Opcode.TEXT, b"cut off")[:-3]],
        ]
    )


def in_pieces(luck: Random, data: bytes) -> list[bytes]:
    cuts = sorted(luck.sample(range(len(data) + 1), min(len(data), luck.choice([0, 1, 5, 40]))))
    return [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]


@pytest.mark.parametrize("seed", range(20))
def test_what_comes_is_heard_as_the_library_hears_it(seed: int) -> None:
    """The library is given each frame alone: of what comes with a bad one it hears nothing, we do."""
    luck = Random(seed)
    for _ in range(15):
        frames = [one for some in some_frames(luck) for one in some]
        pieces = in_pieces(luck, b"".join(frames))
        quick = asyncio.run(heard(QuickSocket, pieces))
        assert quick == asyncio.run(heard(WebSocketsSansIOProtocol, frames)), pieces


@pytest.mark.parametrize("seed", range(20))
def test_frames_that_come_one_by_one_are_heard_as_the_library_hears_them(seed: int) -> None:
    luck = Random(seed)
    for _ in range(15):
        frames = [one for some in some_frames(luck) for one in some]
        quick = asyncio.run(heard(QuickSocket, frames))
        assert quick == asyncio.run(heard(WebSocketsSansIOProtocol, frames)), frames


def test_who_speaks_before_the_handshake_is_over_is_left_to_the_library() -> None:
    early = frame(Opcode.TEXT, b"early")
    pieces = [frame(Opcode.TEXT, b"late")]
    quick = asyncio.run(heard(QuickSocket, pieces, early=early))
    assert quick == asyncio.run(heard(WebSocketsSansIOProtocol, pieces, early=early))


FLOODS = {
    "pings": frame(Opcode.PING, b""),
    "pongs": frame(Opcode.PONG, b""),
    "parts with nothing in them": frame(Opcode.CONT, b"", fin=False),
}


@pytest.mark.parametrize("early", [b"", frame(Opcode.TEXT, b"early")], ids=["in time", "early"])
@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_who_sends_many_frames_that_are_no_messages_is_sent_away(flood: bytes, early: bytes) -> None:
    begun = frame(Opcode.TEXT, b"x", fin=False) if flood == FLOODS["parts with nothing in them"] else b""
    got, answered, closed = asyncio.run(heard(QuickSocket, [begun + flood * 10_000], early=early))
    assert closed
    assert next(event["code"] for event in got if event["type"] == "websocket.disconnect") == 1008
    assert len(answered) < 1000


def test_some_pings_are_answered() -> None:
    pings = [frame(Opcode.PING, b"") for _ in range(MOST_OTHERS)]
    assert asyncio.run(heard(QuickSocket, pings))[1] == frame(Opcode.PONG, b"", mask=False) * MOST_OTHERS


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_goes_out_as_the_library_would_send_it(length: int) -> None:
    text = b"z" * length
    assert text_frames([text]) == Frame(Opcode.TEXT, text).serialize(mask=False)
    assert text_frames([text, b"and more"]) == text_frames([text]) + text_frames([b"and more"])
