"""Sockets with a short way for texts: past the library when they are whole, and in and out with no task between.

Through ASGI every message is a coroutine, and every one a write to the network. Sending was the largest part of what a
decision costs; this way it is a quarter less. Whatever is no whole text goes the library's way, one whole frame at a
time: control frames, messages in parts, what is against the protocol.
"""

import math
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from deadtown.web.connections import OnALine
from deadtown.web.frames import frame_at, goes_on, is_masked, is_text, payload_of, text_frames, whole_text
from deadtown.web.http import CONNECTIONS
from deadtown.web.limits import MESSAGE_BYTES

POLICY = 1008
MOST_OTHERS = 32
"""How many pings, pongs and parts of messages may come in a second."""
PIECE = 1024
"""Bytes that the library is given at a time."""
SHORT_WAY = "deadtown.short_way"
"""The extension of a connection's scope that holds its socket, where that is one of these."""


class QuickSocket(OnALine, WebSocketsSansIOProtocol):
    """Uvicorn's socket, and a way past it for texts."""

    _quick = False
    """Whether texts are read here: from the end of the handshake on, until something comes that nobody waits for: a
    frame that is too long, or not masked."""
    _rest = b""
    """What has come of a frame that is not whole."""
    _in_parts = False
    """Whether the library is in the middle of a message of several frames."""

    _counted = 0
    """Frames that are no messages, in the second that is counted."""
    _counted_from = -math.inf

    hear_now: Callable[[bytes], bool] | None = None
    """Is given each text that comes; tells whether it is taken care of. If not, it goes the usual way."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._all = self.app_state[CONNECTIONS]
        self._line = self._all.enter(transport, self.client, transport.close)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SHORT_WAY] = self
            # What has come together with the request is the library's already.
            self._quick = not self.conn.reader.buffer

    def data_received(self, data: bytes) -> None:
        if not self._quick or not self.handshake_complete:
            # Who speaks before the handshake is over is left to the library for good.
            self._quick = False
            self._leave_to_library(data)
            return
        if not self._rest and not self._in_parts and (text := whole_text(data, MESSAGE_BYTES)) is not None:
            self._take(text)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        start = 0
        while (frame := frame_at(data, start)) is not None:
            if frame.end - frame.payload > MESSAGE_BYTES or not is_masked(data, start):
                self._quick = False
                self._leave_to_library(data[start:])
                return
            if frame.end > len(data):
                break
            if is_text(data, start) and not self._in_parts:
                self._take(payload_of(data, frame))
            else:
                self._in_parts = goes_on(data[start], self._in_parts)
                super().data_received(data[start : frame.end])
            if self.transport.is_closing():
                return
            start = frame.end
        self._rest = data[start:]

    def _leave_to_library(self, data: bytes) -> None:
        """Give the library what came, not all at once: it reads all frames of what it is given before we see one."""
        for start in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + PIECE])

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        """Count a frame that is no message. Who sends so many that it is only to keep us busy is sent away."""
        now = self._all.clock()
        if now - self._counted_from >= 1:
            self._counted_from, self._counted = now, 0
        self._counted += 1
        if self._counted > MOST_OTHERS and not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(POLICY, "too-fast")
            self.handle_parser_exception()
        return self._counted <= MOST_OTHERS

    def _take(self, text: bytes) -> None:
        if self.hear_now is None or not self.hear_now(text):
            self.curr_msg_data_type = "text"
            self.frames = [text]
            self.send_receive_event_to_app()

    def send_now(self, texts: list[bytes]) -> bool:
        """Send texts, unless the client still has to take others, or has gone: then they must be sent by waiting."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(text_frames(texts))
        return True
