"""Long logs are read for one caller after another, while the server answers everybody else."""

import asyncio
import json
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from deadtown.table.reading import Readers
from deadtown.web.app import make_app
from deadtown.web.incoming import check_incoming
from tests.table.long_games import taken_back
from tests.web.clients import TIMEOUT, Guest
from tests.web.program import Program, opened
from tests.web.servers import Served, served, settings_of

CHILD = Path(__file__).parents[1] / "table" / "reading" / "child.py"
RECORD = {"Content-Type": "application/x-ndjson"}
MANY = 8


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    """What holds back whatever is read in the language "it"."""
    path = tmp_path / "gate"
    os.mkfifo(path)
    return path


@pytest.fixture
def held(tmp_path: Path, gate: Path) -> Iterator[Served]:
    """A server at which reading a log in Italian waits at the gate."""
    with served(settings_of(tmp_path, record_lines=1_000)) as server:
        readers_of(server)._command = [sys.executable, str(CHILD), str(gate), "it"]
        yield server


NewGuest = Callable[[Served | Program, str], Guest]


@pytest.fixture
def new() -> Iterator[NewGuest]:
    """Somebody new at a server."""
    with ExitStack() as closing:

        def come(server: Served | Program, name: str) -> Guest:
            guest = Guest(server.url, name)
            closing.callback(guest.close)
            return guest

        yield come


def readers_of(server: Served) -> Readers:
    return server.house.hub.venue.readers


def until(fits: Callable[[], bool]) -> None:
    """Wait for something that must come."""
    patience = time.monotonic() + TIMEOUT
    while not fits():
        assert time.monotonic() < patience, "it does not come"
        time.sleep(0.01)


def long_table(guest: Guest, times: int = 200) -> str:
    """A table whose log is long: choices, each taken back."""
    made = guest.http.post("/records", content=taken_back(times), headers=RECORD)
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def ask_for(guest: Guest, path: str, link: str = "") -> socket.socket:
    """A connection over which something is asked for, and not yet read."""
    parts = urlsplit(guest.server)
    asking = socket.create_connection((parts.hostname or "", parts.port or 0), timeout=TIMEOUT)
    lines = [f"GET /api/v1{path} HTTP/1.1", f"Host: {parts.netloc}", f"Authorization: Bearer {guest.token}"]
    asking.sendall("\r\n".join([*lines, f"Deadtown-Link: {link}", "", ""]).encode())
    return asking


def asked(server: Served) -> int:
    """How many readings go on, or wait for their turn."""
    readers = readers_of(server)
    return readers.waiting + sum(reader.asked for reader in readers._readers)


def test_others_are_answered_while_many_read_and_who_hangs_up_is_read_for_no_longer(
    held: Served, new: NewGuest
) -> None:
    anna, bruno = new(held, "Anna"), new(held, "Bruno")
    table = long_table(anna)
    link = anna.get(f"/tables/{table}/links")["table"]
    game = bruno.create("me me")
    with ExitStack() as gone:
        for number in range(MANY):
            gone.enter_context(ask_for(new(held, f"Reader {number}"), f"/tables/{table}/log?lang=it", link))
        until(lambda: asked(held) == MANY)
        assert isinstance(bruno.get("/tables"), list)
        with bruno.talk() as talk:
            talk.ask("watch", table=game)
            seen = talk.hear("state")["seen"]
            for number in range(seen["number"], seen["number"] + 20):
                talk.ask("choose", table=game, number=number, choice="end_hunt")
        assert bruno.look(table=game)["seen"]["number"] == 20
        assert asked(held) == MANY, "they are read for still"
    until(lambda: asked(held) == 0)
    assert anna.http.get(f"/tables/{table}/log", params={"lang": "en"}).status_code == 200


def test_one_caller_has_one_log_read_at_a_time(held: Served, new: NewGuest) -> None:
    """Who asks for two is served after others who ask for one."""
    readers_of(held).count = 2
    anna, bruno = new(held, "Anna"), new(held, "Bruno")
    table = long_table(anna)
    link = anna.get(f"/tables/{table}/links")["table"]
    path = f"/tables/{table}/log?lang=it"
    with ask_for(anna, path, link), ask_for(anna, path, link):
        until(lambda: asked(held) == 2)
        answer = bruno.http.get(f"/tables/{table}/log", params={"lang": "en"}, headers={"Deadtown-Link": link})
        assert answer.status_code == 200
        assert (readers_of(held).waiting, asked(held)) == (1, 2)
    until(lambda: asked(held) == 0)


def test_a_player_has_a_bounded_number_of_logs_read(tmp_path: Path, gate: Path, new: NewGuest) -> None:
    with served(settings_of(tmp_path, rates=1.0)) as server:
        readers_of(server)._command = [sys.executable, str(CHILD), str(gate), "it"]
        anna = new(server, "Anna")
        table = long_table(anna, 10)
        path = f"/tables/{table}/log?lang=it"
        most = server.house.limiter.most("reads of a player")
        assert most is not None
        with ExitStack() as gone:
            for _ in range(most):
                gone.enter_context(ask_for(anna, path))
            until(lambda: asked(server) == most)
            refused = anna.http.get(path)
            assert (refused.status_code, refused.json()["error"]["reason"]) == (429, "too-many")
            assert int(refused.headers["retry-after"]) > 0
        until(lambda: asked(server) == 0)
        assert anna.http.get(f"/tables/{table}/log").status_code == 200


def test_a_server_that_closes_does_not_wait_for_what_is_read(tmp_path: Path, gate: Path, new: NewGuest) -> None:
    """The context ends only when the server has stopped."""
    with served(settings_of(tmp_path)) as server:
        readers_of(server)._command = [sys.executable, str(CHILD), str(gate), "it"]
        anna = new(server, "Anna")
        reading = ask_for(anna, f"/tables/{long_table(anna)}/log?lang=it")
        until(lambda: asked(server) == 1)
    with reading:
        assert b"429" in reading.recv(100)


def test_the_program_stops_at_once_when_logs_are_read(tmp_path: Path, new: NewGuest) -> None:
    with opened(tmp_path, "--rates", "0") as program:
        anna = new(program, "Anna")
        table = long_table(anna, 4_000)
        with ExitStack() as reading:
            for _ in range(MANY):
                reading.enter_context(ask_for(anna, f"/tables/{table}/log"))
            assert anna.get("/tables") == []
            assert "Every table is kept" in program.stop(signal.SIGTERM)


def test_a_record_that_is_too_long_is_refused(held: Served, new: NewGuest) -> None:
    anna = new(held, "Anna")
    answer = anna.http.post("/records", content=taken_back(500), headers=RECORD)
    error = answer.json()["error"]
    assert (answer.status_code, error["reason"]) == (413, "record-too-long")
    assert error["arguments"]["most"] == 1_000
    assert "1" in error["text"]


def test_long_answers_come_in_pages(held: Served, new: NewGuest) -> None:
    anna = new(held, "Anna")
    table = long_table(anna, 20)
    for path, read in (("log", json.loads), ("replay", lambda text: list(map(json.loads, text.splitlines())))):
        whole = anna.http.get(f"/tables/{table}/{path}")
        assert "deadtown-next" not in whole.headers
        told: list[Any] = []
        since: dict[str, str] = {}
        while True:
            page = anna.http.get(f"/tables/{table}/{path}", params={"limit": 1, **since})
            told += read(page.text)
            if "deadtown-next" not in page.headers:
                break
            since = {"since": page.headers["deadtown-next"]}
        assert told == read(whole.text)


def test_nothing_on_the_way_of_a_request_waits_for_a_thread(tmp_path: Path) -> None:
    """Guards and handlers that are not asynchronous would be run in threads, which others may use up."""
    app = make_app(settings_of(tmp_path))
    assert asyncio.iscoroutinefunction(check_incoming)
    handlers = [handler for route in app.routes for handler in getattr(route, "route_handlers", ())]
    assert len(handlers) > 30
    for handler in handlers:
        assert not getattr(handler, "sync_to_thread", False), handler
        for guard in handler.resolve_guards():
            assert asyncio.iscoroutinefunction(getattr(guard, "func", guard)), guard
