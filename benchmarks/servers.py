"""Servers to measure, on loopback, each in a process of its own that is ended with the block that needs it."""

import http.client
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
from tests.postgres import SETTINGS, Cluster

HOST = "127.0.0.1"
PATIENCE = 30.0
"""Seconds that a server may take to start, or to end."""
DEADTOWN = Path(sys.executable).parent / "deadtown"
BOARDGAME_IO = Path(__file__).parent / "peers" / "boardgameio"


class Running(msgspec.Struct, frozen=True):
    """A server that answers."""

    port: int
    process: int
    seconds: float
    """From its start to the first answer."""


@contextmanager
def deadtown(database: str, folder: Path, rates: float = 0.0) -> Iterator[Running]:
    """Ours; unless told otherwise, with no limits on how often anybody may ask for something."""
    port = free_port()
    command = [str(DEADTOWN), "serve", f"--port={port}", f"--rates={rates:g}", "--no-browser", "--log-level=warning"]
    with serve(command, {"DEADTOWN_DATABASE": database}, folder, port, "/health") as running:
        yield running


@contextmanager
def boardgame_io(folder: Path) -> Iterator[Running]:
    """The peer's, with its default storage, which is memory."""
    port = free_port()
    command = ["node", str(BOARDGAME_IO / "server.js"), str(port)]
    with serve(command, {"NODE_ENV": "production"}, folder, port, "/") as running:
        yield running


@contextmanager
def postgresql() -> Iterator[Cluster]:
    """A PostgreSQL that runs. Raises NoPostgres where there is none."""
    SETTINGS["fsync"] = "on"  # The tests do without; here what is acknowledged outlives the machine, as with SQLite.
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster(Path(folder))
        try:
            cluster.start()
            yield cluster
        finally:
            cluster.stop()


def why_no_peer() -> str:
    """Why boardgame.io can't be run here; empty when it can."""
    if shutil.which("node") is None:
        return "there is no Node.js on this machine"
    if not (BOARDGAME_IO / "node_modules" / ".ready").exists():
        return "tools/peers could not install it"
    return ""


@contextmanager
def serve(
    command: Sequence[str], environment: Mapping[str, str], folder: Path, port: int, path: str
) -> Iterator[Running]:
    """Start a server, wait until it answers, and end it afterwards, whatever happens."""
    log = folder / f"server-{port}.log"
    with log.open("wb") as output:
        began = time.perf_counter()
        process = subprocess.Popen(
            command, env=os.environ | environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output, cwd=folder
        )
    try:
        await_answer(process, port, path, log)
        yield Running(port, process.pid, time.perf_counter() - began)
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def await_answer(process: "subprocess.Popen[bytes]", port: int, path: str, log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < deadline:
        connection = http.client.HTTPConnection(HOST, port, timeout=PATIENCE)
        try:
            connection.request("GET", path)
            if connection.getresponse().status < http.HTTPStatus.INTERNAL_SERVER_ERROR:
                return
        except OSError:
            time.sleep(0.002)
        finally:
            connection.close()
    raise RuntimeError(f"{process.args!r} does not answer:\n{log.read_text()}")


def free_port() -> int:
    with socket.socket() as found:
        found.bind((HOST, 0))
        return int(found.getsockname()[1])
