"""A WebSocket as light as the driver needs it: the library's protocol straight on the transport."""

import asyncio
from collections.abc import Callable, Mapping
from typing import cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

HOST = "127.0.0.1"
Hear = Callable[["Connection", bytes], None]


class Connection(asyncio.Protocol):
    """One player's connection. ``hear`` is called with it and each message."""

    def __init__(self, address: str, hear: Hear, lost: Callable[[str], None], headers: Mapping[str, str]) -> None:
        self._hear = hear
        self._lost = lost
        self._protocol = ClientProtocol(parse_uri(address), max_size=None)
        request = self._protocol.connect()
        request.headers.update(headers)
        self._protocol.send_request(request)
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(
        cls,
        port: int,
        path: str,
        hear: Hear,
        lost: Callable[[str], None],
        headers: Mapping[str, str] | None = None,
        source: str = HOST,
    ) -> "Connection":
        """Connect to a server on this machine, from one of its addresses."""
        loop, address = asyncio.get_running_loop(), f"ws://{HOST}:{port}{path}"
        _, connection = await loop.create_connection(
            lambda: cls(address, hear, lost, headers or {}), HOST, port, local_addr=(source, 0)
        )
        await connection.opened
        return connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self._hear(self, bytes(event.data))
            elif isinstance(event, Response) and self._protocol.handshake_exc is None:
                self.opened.set_result(None)
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        protocol = self._protocol
        said = protocol.close_exc if protocol.state is State.CLOSED else None
        problem = f"the connection was lost: {error or protocol.handshake_exc or said}"
        if not self.opened.done():
            self.opened.set_exception(RuntimeError(problem))
        self._lost(problem)

    def say(self, message: bytes) -> None:
        self._protocol.send_text(message)
        self._flush()

    @property
    def lost(self) -> bool:
        """Whether nothing can be said any more."""
        return self._protocol.state is not State.OPEN or self._transport is None or self._transport.is_closing()

    def stop_reading(self) -> None:
        """Let whatever comes wait in the network."""
        assert self._transport is not None
        self._transport.pause_reading()

    def close(self) -> None:
        """Go without a word, as those do who shut a laptop."""
        self._lost = nobody_cares
        assert self._transport is not None
        self._transport.abort()

    def _flush(self) -> None:
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)


def nobody_cares(_: str) -> None:
    pass
