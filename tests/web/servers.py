"""Servers on loopback for tests: real sockets, a free port, a database of their own."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from deadtown.web.app import make_app
from deadtown.web.house import House
from deadtown.web.http import CONNECTIONS
from deadtown.web.limits import MESSAGE_BYTES
from deadtown.web.settings import Settings


class Served(uvicorn.Server):
    """A server in a thread of this process, so that a test can look behind the door."""

    def __init__(self, settings: Settings) -> None:
        self.app = make_app(settings)
        self.port = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.port.getsockname()[1]}"
        self.ready = threading.Event()
        self.loop: asyncio.AbstractEventLoop | None = None
        super().__init__(
            uvicorn.Config(
                self.app,
                lifespan="on",
                http="deadtown.web.http:Http",
                ws="deadtown.web.quick_socket:QuickSocket",
                loop="uvloop",
                ws_max_size=MESSAGE_BYTES,
                ws_per_message_deflate=False,
                log_config=None,
                timeout_graceful_shutdown=5,
            )
        )

    @property
    def house(self) -> House:
        house = self.app.state.house
        assert isinstance(house, House)
        return house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        self.lifespan.state[CONNECTIONS] = self.house.connections
        self.ready.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.started:
            self.house.end_streams()
        await super().shutdown(sockets)

    def work(self) -> None:
        try:
            self.run([self.port])
        finally:
            self.ready.set()

    def in_loop(self, work: Any) -> Any:
        """The result of a coroutine that runs where the server runs."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(timeout=30)


@contextmanager
def served(settings: Settings) -> Iterator[Served]:
    """A server that is open."""
    server = Served(settings)
    thread = threading.Thread(target=server.work)
    thread.start()
    try:
        server.ready.wait(60)
        assert server.started, "the server did not start"
        yield server
    finally:
        server.should_exit = True
        thread.join(60)
        server.port.close()
    assert not thread.is_alive(), "the server did not stop"


def settings_of(folder: Path, **others: Any) -> Settings:
    """Settings for tests: a database in the folder, no limits on how often."""
    given: dict[str, Any] = {"database": str(folder / "deadtown.db"), "bots": 1, "browser": False, "rates": 0.0}
    return Settings(**given | others)
