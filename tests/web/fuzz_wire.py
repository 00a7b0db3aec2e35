"""Bytes on a connection, right or wrong, and what comes back until the server closes it."""

import json
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from tests.web.clients import TIMEOUT

HOST = b"Host: localhost\r\n"
OPENING = (
    b"GET /api/v1/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n"
)
TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


def request(method: str, path: str, body: Any = None, *, token: str = "", close: bool = False) -> bytes:
    """A request as it should be."""
    content = b"" if body is None else json.dumps(body).encode()
    lines = [f"{method} /api/v1{path} HTTP/1.1".encode(), b"Host: localhost"]
    if token:
        lines.append(f"Authorization: Bearer {token}".encode())
    if body is not None:
        lines += [b"Content-Type: application/json", b"Content-Length: %d" % len(content)]
    if close:
        lines.append(b"Connection: close")
    return b"\r\n".join([*lines, b"", b""]) + content


@contextmanager
def connected(url: str) -> Iterator[socket.socket]:
    address = urlsplit(url)
    with socket.create_connection((address.hostname, address.port), TIMEOUT) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        yield connection


def all_of(connection: socket.socket) -> bytes:
    """What comes until the server closes the connection, which it must."""
    received = bytearray()
    try:
        while data := connection.recv(65536):
            received += data
    except ConnectionResetError:
        pass  # It closed before it had read everything.
    return bytes(received)


def send(url: str, data: bytes, *, end: bool = True) -> bytes:
    """Send bytes, and, with ``end``, tell that no more will come. All that comes back."""
    with connected(url) as connection:
        try:
            connection.sendall(data)
            if end:
                connection.shutdown(socket.SHUT_WR)
        except (BrokenPipeError, ConnectionResetError):
            pass  # It is closed already, and what it said can still be read.
        return all_of(connection)


def statuses(received: bytes) -> list[int]:
    return [int(status) for status in re.findall(rb"(?:^|[^0-9])HTTP/1\.[01] (\d{3}) ", received)]


# Sockets


class Frame(NamedTuple):
    opcode: int
    data: bytes


def frame(opcode: int, data: bytes, *, last: bool = True, masked: bool = True, length: int | None = None) -> bytes:
    """A frame of a client, with any mistake that one can make."""
    size = len(data) if length is None else length
    first = bytes([opcode | 0x80 * last])
    mask = 0x80 * masked
    if size < 126:
        head = first + bytes([mask | size])
    elif size < 1 << 16:
        head = first + bytes([mask | 126]) + size.to_bytes(2, "big")
    else:
        head = first + bytes([mask | 127]) + size.to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + data


def frames_of(received: bytes) -> list[Frame]:
    """The frames that a server sent after the head of its answer."""
    _, _, data = received.partition(b"\r\n\r\n")
    frames = []
    while data:
        assert data[0] & 0x80, "the server does not cut its messages into pieces"
        size, start = data[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start], "big")
        frames.append(Frame(data[0] & 0x0F, data[start : start + size]))
        data = data[start + size :]
    return frames


def closed_with(frames: list[Frame]) -> int | None:
    """The code with which the server closed the socket."""
    found = [int.from_bytes(one.data[:2], "big") for one in frames if one.opcode == CLOSE]
    return found[0] if found else None
