"""HTTP as uvicorn reads it, with bounds: on the head of a request, on the time it takes, on how many come at once."""

import math
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from deadtown.web.connections import Connections, OnALine, bound_system
from deadtown.web.limits import HEAD_BYTES

CONNECTIONS = "connections"
"""Where the state of a server holds all its connections."""
MOST_HEADERS = 100
MOST_AHEAD = 32
"""How many requests a client may send before the first of them is answered."""
LEAST_RATE = 32 * 1024
"""Bytes a second at which a long body must come, at least."""
AROUND_A_HEADER = 4
"""Bytes that a header has besides its name and its value."""

TOO_LARGE = (431, "The head of the request is too large.")
TOO_MANY = (429, "Too many requests at once.")
TOO_LATE = (408, "The request did not come in time.")
NO_ROOM = (503, "Too many connections.")


class Http(OnALine, HttpToolsProtocol):
    """One connection that speaks HTTP, until it becomes a socket."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        connections = self.app_state[CONNECTIONS]
        assert isinstance(connections, Connections)
        self._all = connections
        self._settings = connections.settings
        self._refusal: tuple[int, str] | None = None
        """What is said to a client that is turned away while its request is read."""
        self._in_head = True
        self._moved = False
        """Whether the head or the whole of a request ended in what came last."""
        self._came = 0
        """How much has come of a head that has not ended."""
        self._head = 0
        """How long the head is, and what follows a body like it, as far as it was read."""
        self._body = 0
        """How much has come of a body."""
        self._began = 0.0
        """When the head, or the body, began to come."""

    # How a connection begins and ends

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        bound_system(transport.get_extra_info("socket"), self._settings.unread_seconds)
        self._line = self._all.enter(transport, self.client, self._late)
        if self._line is None:
            self._turn_away(*NO_ROOM)
            return
        self._line.due = self._all.clock() + self._settings.head_seconds
        self._all.rest(self._line)

    def handle_websocket_upgrade(self) -> None:
        if self._line is not None:
            self._all.leave(self._line)
        super().handle_websocket_upgrade()

    # How a request comes

    def data_received(self, data: bytes) -> None:
        if self._line is None:
            return
        if self._in_head and not self._came:
            self._began = self._all.clock()
        self._moved = False
        super().data_received(data)
        self._came = self._came + len(data) if self._in_head and not self._moved else 0
        if self._came > HEAD_BYTES and not self.transport.is_closing():
            self._turn_away(*TOO_LARGE)
        self._line.due = self._due()

    def _due(self) -> float:
        """When what has begun to come must have come."""
        if not self._in_head:
            return self._began + self._settings.body_seconds + self._body / LEAST_RATE
        return self._began + self._settings.head_seconds if self._came else math.inf

    def on_message_begin(self) -> None:
        self._head = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._grow(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._grow(len(name) + len(value) + AROUND_A_HEADER)
        if self._in_head:  # What follows a body is counted, and else nobody's business.
            if len(self.headers) >= MOST_HEADERS:
                self._refuse(TOO_LARGE)
            super().on_header(name, value)

    def _grow(self, size: int) -> None:
        self._head += size
        if self._head > HEAD_BYTES:
            self._refuse(TOO_LARGE)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            self._refuse(TOO_MANY)
        super().on_headers_complete()
        self._in_head, self._moved = False, True
        self._began, self._body = self._all.clock(), 0

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head, self._moved = True, True
        if self._line is not None and self.cycle is not None and not self.cycle.response_complete:
            self._all.work(self._line)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._line is not None and not self.pipeline:
            self._all.rest(self._line)

    # How a client is turned away

    def _refuse(self, refusal: tuple[int, str]) -> None:
        """Stop reading what comes: the reader notices, and turns the client away."""
        self._refusal = refusal
        raise httptools.HttpParserError(refusal[1])

    def send_400_response(self, msg: str) -> None:
        self._turn_away(*(self._refusal or (400, msg)))

    def _late(self) -> None:
        """What we wait for has not come in time, unless it is us who don't read on."""
        if self._line is not None and self.flow.read_paused and not self.transport.is_closing():
            self._line.due = self._all.clock() + self._settings.body_seconds
        elif self._in_head and not self._came:
            self.transport.close()
        else:
            self._turn_away(*TOO_LATE)

    def _turn_away(self, status: int, message: str) -> None:
        """Say why, unless it would be taken for the answer to another request, and hang up."""
        cycle = self.cycle
        meant = not self._in_head and not self.pipeline and cycle is not None and not cycle.response_started
        if cycle is None or cycle.response_complete or meant:
            head = b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
            length = b"content-length: %d\r\n\r\n" % len(message)
            self.transport.write(STATUS_LINE[status] + head + length + message.encode())
        self.transport.close()
