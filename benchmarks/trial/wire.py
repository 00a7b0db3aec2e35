"""Requests as anybody can write them, from an address of choice: whole ones, halves, and nothing at all."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from benchmarks.load.connection import HOST

API = "/api/v1"
PATIENCE = 20.0
"""Seconds after which nobody waits for an answer any more."""
UNANSWERED, CREATED = 0, 201
MOST_BYTES = 1 << 26
"""Of a line that is read."""

Headers = Mapping[str, str]
Reader = asyncio.StreamReader
Writer = asyncio.StreamWriter


def head(method: str, path: str, length: int = 0, headers: Headers | None = None) -> bytes:
    """The head of a request."""
    told = {"Host": HOST, "Content-Type": "application/json", **(headers or {})}
    if method != "GET":
        told["Content-Length"] = str(length)
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


class Answer(NamedTuple):
    """What came back; status 0 when nothing did."""

    status: int = UNANSWERED
    headers: Headers = {}
    body: bytes = b""

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Caller:
    """Somebody who asks one thing after another over one connection, and connects anew when that is closed."""

    def __init__(self, port: int, source: str) -> None:
        self.port = port
        self.source = source
        self._open: tuple[Reader, Writer] | None = None

    async def connect(self) -> tuple[Reader, Writer]:
        return await asyncio.open_connection(HOST, self.port, local_addr=(self.source, 0), limit=MOST_BYTES)

    async def ask(self, method: str, path: str, body: Any = None, who: Headers | None = None) -> Answer:
        """Send a body, JSON unless it is bytes, and wait for the answer, within reason."""
        sent = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        try:
            async with asyncio.timeout(PATIENCE):
                if self._open is None:
                    self._open = await self.connect()
                reader, writer = self._open
                writer.write(head(method, path, len(sent), who) + sent)
                await writer.drain()
                return await read_answer(reader)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError):
            self.close()
            return Answer()

    async def sign_in(self, name: str) -> tuple[int, Headers]:
        """Become a guest, as a browser does or else as a program: the status, and the headers that say who it is."""
        answer = await self.ask("POST", f"{API}/session", {"name": name})
        if answer.status == CREATED:
            return CREATED, {"Cookie": answer.headers["set-cookie"].partition(";")[0]}
        answer = await self.ask("POST", f"{API}/tokens", {"name": name})
        return answer.status, bearer(answer.json["token"]) if answer.status == CREATED else {}

    def close(self) -> None:
        if self._open is not None:
            self._open[1].transport.abort()
            self._open = None


async def read_answer(reader: Reader) -> Answer:
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:] if line)}
    body = await reader.readexactly(int(headers.get("content-length", 0)))
    return Answer(int(lines[0].split()[1]), headers, body)
