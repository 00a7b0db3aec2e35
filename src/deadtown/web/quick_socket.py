"""Sockets with a short way for texts: past the library when they are whole, and in and out with no task between.

Through ASGI every message is a coroutine, and every one a write to the network. Sending was the largest part of what a
decision costs; this way it is a quarter less. Whatever is no whole text goes the library's way, one whole frame at a
time: control frames, messages in parts, what is against the protocol.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from deadtown.web.frames import frame_at, goes_on, is_masked, is_text, payload_of, text_frames, whole_text
from deadtown.web.limits import MESSAGE_BYTES

SHORT_WAY = "deadtown.short_way"
"""The extension of a connection's scope that holds its socket, where that is one of these."""


class QuickSocket(WebSocketsSansIOProtocol):
    """Uvicorn's socket, and a way past it for texts."""

    _quick = False
    """Whether texts are read here: from the end of the handshake on, until something comes that nobody waits for: a
    frame that is too long, or not masked."""
    _rest = b""
    """What has come of a frame that is not whole."""
    _in_parts = False
    """Whether the library is in the middle of a message of several frames."""

    hear_now: Callable[[bytes], bool] | None = None
    """Is given each text that comes; tells whether it is taken care of. If not, it goes the usual way."""

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
            super().data_received(data)
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
                super().data_received(data[start:])
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
