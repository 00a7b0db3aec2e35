"""Requests as anybody can write them, from an address of choice: whole ones, halves, and nothing at all."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any

from benchmarks.load.connection import HOST

API = "/api/v1"
PATIENCE = 20.0
"""Seconds after which nobody waits for an answer any more."""
UNANSWERED = 0

Reader = asyncio.StreamReader
Writer = asyncio.StreamWriter


def head(method: str, path: str, length: int = 0, headers: Mapping[str, str] | None = None) -> bytes:
    """The head of a request."""
    told = {"Host": HOST, "Content-Type": "application/json", **(headers or {})}
    if method != "GET":
        told["Content-Length"] = str(length)
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


class Caller:
    """Somebody who asks one thing after another over one connection, and connects anew when that is closed."""

    def __init__(self, port: int, source: str) -> None:
        self.port = port
        self.source = source
        self._open: tuple[Reader, Writer] | None = None

    async def connect(self) -> tuple[Reader, Writer]:
        return await asyncio.open_connection(HOST, self.port, local_addr=(self.source, 0), limit=1 << 26)

    async def ask(
        self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, Any]:
        """The status and the JSON of an answer; status 0 when there is none."""
        sent = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        try:
            async with asyncio.timeout(PATIENCE):
                if self._open is None:
                    self._open = await self.connect()
                reader, writer = self._open
                writer.write(head(method, path, len(sent), headers) + sent)
                await writer.drain()
                return await read_answer(reader)
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError):
            self.close()
            return UNANSWERED, None

    def close(self) -> None:
        if self._open is not None:
            self._open[1].transport.abort()
            self._open = None


async def read_answer(reader: Reader) -> tuple[int, Any]:
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    status = int(lines[0].split()[1])
    told = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:] if line)}
    body = await reader.readexactly(int(told.get("content-length", 0)))
    return status, json.loads(body) if told.get("content-type", "").startswith("application/json") else body
