"""Whoever hangs up, at whichever moment, is no trouble of the server: it says nothing of it."""

import logging
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.table.long_games import taken_back
from tests.web.clients import TIMEOUT, Guest
from tests.web.servers import Served, served, settings_of

RECORD = {"Content-Type": "application/x-ndjson"}
LONG = taken_back(400)
PATHS = ("analysis", "log", "replay", "record", "summary", "stream", "stream?since=0&words=it")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(settings_of(tmp_path_factory.mktemp("hanging"))) as running:
        yield running


@pytest.fixture(scope="module")
def anna(server: Served) -> Iterator[Guest]:
    guest = Guest(server.url, "Anna")
    yield guest
    guest.close()


@pytest.fixture(scope="module")
def table(anna: Guest) -> str:
    return finished(anna)


def finished(guest: Guest) -> str:
    """A short game that is over."""
    table = guest.create("me me", options={"turn_cap": 2})
    while guest.look(table)["info"]["phase"] != "over":
        guest.choose(table, "end_hunt")
    return table


def ask(guest: Guest, path: str, method: str = "GET", length: int = 0, body: str = "") -> socket.socket:
    """A connection over which something is asked for."""
    parts = urlsplit(guest.server)
    asking = socket.socket()
    asking.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    asking.settimeout(TIMEOUT)
    asking.connect((parts.hostname, parts.port))
    lines = [f"{method} /api/v1{path} HTTP/1.1", f"Host: {parts.netloc}", f"Authorization: Bearer {guest.token}"]
    if body:
        lines += [f"Content-Length: {length}", "Content-Type: application/x-ndjson"]
    asking.sendall(("\r\n".join(lines) + "\r\n\r\n" + body).encode())
    return asking


def until(fits: Callable[[], bool]) -> None:
    """Wait for something that must come."""
    patience = time.monotonic() + TIMEOUT
    while not fits():
        assert time.monotonic() < patience, "it does not come"
        time.sleep(0.01)


def noted(caplog: pytest.LogCaptureFixture) -> int:
    """How many requests are over."""
    return sum(record.name == "deadtown.web.requests" for record in caplog.records)


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING or record.exc_info]


@pytest.mark.parametrize("begun", [False, True], ids=["at once", "once it has begun"])
@pytest.mark.parametrize("path", PATHS)
def test_whoever_hangs_up_leaves_no_trace(
    anna: Guest, table: str, path: str, begun: bool, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        with ask(anna, f"/tables/{table}/{path}") as asking:
            if begun:
                assert b" 200 " in asking.recv(100)
        until(lambda: noted(caplog) == 1)
    assert complaints(caplog) == []


@pytest.mark.parametrize("share", [0.5, 1.0])
def test_whoever_hangs_up_while_a_record_is_sent_leaves_no_trace(
    anna: Guest, share: float, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        with ask(anna, "/records", "POST", len(LONG), LONG[: int(len(LONG) * share)]):
            pass
        until(lambda: noted(caplog) == 1)
    assert complaints(caplog) == []


def test_an_analysis_ends_with_the_server(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It is broken off in good order, with a word in the log and no trace."""
    with served(settings_of(tmp_path)) as server:
        guest = Guest(server.url, "Anna")
        asking = ask(guest, f"/tables/{finished(guest)}/analysis")
        assert b" 200 " in asking.recv(100)
        guest.close()
    with asking:
        told = b"".join(iter(lambda: asking.recv(65536), b""))
    assert told.endswith(b"0\r\n\r\n")
    assert b'"summary"' not in told
    assert complaints(caplog) == ["an answer was broken off"]
