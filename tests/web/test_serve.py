"""``deadtown serve``, from the outside: how it opens, what it complains of, how it stops."""

import errno
import json
import multiprocessing
import os
import re
import select
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from deadtown.complaint import Complaint
from deadtown.web import serve
from deadtown.web.limits import HEAD_BYTES
from deadtown.web.serve import address_of, announce, has_screen, open_port, port_problem, try_browser
from deadtown.web.settings import Settings
from tests.lab.runs import OWN_BOT
from tests.web import patient
from tests.web.bots import check_port_is_free, thinking
from tests.web.clients import Guest, Talk
from tests.web.program import TIMEOUT, Program, opened, run_in_vain, started

CLOSED = "Deadtown is closed. Every table is kept.\n"


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server that several tests share; none of them stops it."""
    with opened(tmp_path_factory.mktemp("shared"), "--rates", "0", "--behind-proxy") as program:
        yield program


def test_a_worker_that_does_not_end_is_killed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(serve, "ENDING", 0.0)
    stuck = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(3600,))
    stuck.start()
    supervisor = serve.Supervisor.__new__(serve.Supervisor)
    supervisor.processes = cast(Any, [SimpleNamespace(process=stuck, pid=stuck.pid)])
    supervisor.join_all()
    assert stuck.exitcode == -signal.SIGKILL
    assert "worker does not end and is killed" in caplog.text
    stuck.close()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_tells_where_it_is_open_and_stops_cleanly_when_told(tmp_path: Path, number: int) -> None:
    with started("--port", "0", "--no-browser", "--database", str(tmp_path / "games.db")) as program:
        line = program.wait_until_open()
        assert re.fullmatch(r"Deadtown is open at http://127\.0\.0\.1:\d+/ \(Ctrl-C closes it\)\n", line)
        assert patient.get(f"{program.url}/health").json() == {"status": "ok"}
        assert program.stop(number) == CLOSED
        assert "Traceback" not in program.errors
    assert (tmp_path / "games.db").exists()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_streams_and_sockets_are_brought_to_an_end_when_it_stops(tmp_path: Path, number: int) -> None:
    with opened(tmp_path) as program:
        anna = Guest(program.url, "Anna")
        table = anna.create("me open")
        with anna.talk() as talk, anna.stream(f"/tables/{table}/stream") as stream:
            talk.ask("watch", table=table)
            assert next(stream)["type"] == "state"
            program.send(number)
            assert list(stream) == []
            assert code_at_the_end(talk) == 1012
        assert program.wait() == 0
        assert {"warning", "error"}.isdisjoint(program.errors.split())
        anna.close()


def test_a_second_interrupt_ends_it_at_once(tmp_path: Path) -> None:
    with opened(tmp_path) as program:
        anna = Guest(program.url, "Anna")
        with anna.talk() as talk, never_finished_request(program.url):
            program.send(signal.SIGINT)
            assert code_at_the_end(talk) == 1012
            program.send(signal.SIGINT)
            assert program.wait() == 130
        anna.close()


def code_at_the_end(talk: Talk) -> int | None:
    """The code with which a socket is closed by the server, whatever comes before that."""
    with suppress(ConnectionClosed):
        while True:
            talk.connection.recv(TIMEOUT)
    return talk.connection.close_code


def never_finished_request(url: str) -> socket.socket:
    """A request whose body never comes, so that a server that stops has to wait for it."""
    connection = socket.create_connection(("127.0.0.1", urlsplit(url).port or 0))
    lines = ["POST /api/v1/session HTTP/1.1", "Host: localhost", "Content-Type: application/json", "Content-Length: 9"]
    connection.sendall("\r\n".join([*lines, "", ""]).encode())
    return connection


def test_what_was_done_before_it_was_stopped_is_there_when_it_opens_again(tmp_path: Path) -> None:
    with opened(tmp_path) as program:
        anna = Guest(program.url, "Anna")
        table = anna.create("me open")
        anna.do(table, "say", text="hello")
        program.stop()
    with opened(tmp_path) as program:
        anna.http.base_url = f"{program.url}/api/v1"
        assert anna.look(table)["you"]["seats"] == [0]
        anna.close()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to look at processes")
def test_bots_do_not_keep_the_port_of_a_server_that_is_killed(tmp_path: Path) -> None:
    with opened(tmp_path, "--bot-seconds", "60") as program:
        bots = thinking(program, [program.process.pid])
        program.process.kill()
        program.wait()
        check_port_is_free(program.url, bots)


def complaint(*words: str, **environment: str) -> str:
    """What is complained of, in one line and with the status of a command that was given wrongly."""
    status, errors = run_in_vain(*words, environment=environment)
    assert status == 2, errors
    assert errors.startswith("deadtown: ")
    assert errors.count("\n") == 1, errors
    return errors.removeprefix("deadtown: ").strip()


def test_a_port_in_use_is_complained_of(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = complaint("--port", str(port), "--database", str(tmp_path / "games.db"))
    assert told.startswith(f"--port: {port} is in use")


@pytest.mark.parametrize("host", ["nowhere.invalid", "192.0.2.1", "x" * 70 + ".example"])
def test_a_host_that_is_not_this_machine_is_complained_of(tmp_path: Path, host: str) -> None:
    told = complaint("--port", "0", "--host", host, "--database", str(tmp_path / "games.db"))
    assert told == f"--host: {host} is not an address of this machine"


def test_whoever_comes_before_it_is_ready_waits_and_nobody_else_gets_the_port() -> None:
    with open_port(Settings(port=0, database="games.db")) as port:
        taken = port.getsockname()[1]
        socket.create_connection(("127.0.0.1", taken), timeout=TIMEOUT).close()
        with pytest.raises(Complaint, match="is in use"):
            open_port(Settings(port=taken, database="games.db"))


def test_a_port_for_administrators_is_complained_of() -> None:
    told = port_problem(PermissionError(errno.EACCES, "Permission denied"), Settings(port=80, database="games.db"))
    assert told == "--port: 80 is not for everybody to open; those above 1023 are"


def test_whatever_else_is_wrong_with_the_port_is_told_in_the_words_of_the_system() -> None:
    told = port_problem(OSError(errno.ENOBUFS, "No buffer space"), Settings(port=80, database="games.db"))
    assert told == "can't listen at 127.0.0.1 port 80: No buffer space"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--port", "many"], "--port: 'many' is not a whole number from 0 to 65535"),
        (["--workers", "2"], "--workers: more than one needs PostgreSQL (--database postgresql://...)"),
        (["--colour", "red"], "unrecognized arguments: --colour red (deadtown --help tells more)"),
    ],
)
def test_bad_flags_are_complained_of(tmp_path: Path, words: list[str], told: str) -> None:
    assert complaint(*words, DEADTOWN_DATABASE=str(tmp_path / "games.db")) == told


def test_bad_variables_are_complained_of() -> None:
    told = complaint(DEADTOWN_BOT_SECONDS="long")
    assert told == "DEADTOWN_BOT_SECONDS: 'long' is not a number from 0.05 to 60"


def test_a_database_that_cannot_be_used_is_complained_of(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("milk, bread\n" * 100)
    assert "notes.txt" in complaint("--port", "0", "--database", str(tmp_path / "notes.txt"))
    assert str(tmp_path) in complaint("--port", "0", "--database", str(tmp_path))
    told = complaint("--port", "0", "--database", "postgresql://anna:s3cret@127.0.0.1:1/games")
    assert "s3cret" not in told


def test_a_second_server_on_the_same_file_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    with opened(tmp_path) as program:
        assert "another server" in complaint("--port", "0", "--database", str(tmp_path / "deadtown.db"))
        assert patient.get(f"{program.url}/health").status_code == 200


def test_it_is_set_by_the_environment_alone(tmp_path: Path) -> None:
    given = {"PORT": "0", "BROWSER": "no", "LOG": "json", "HOST": "localhost", "DATABASE": str(tmp_path / "games.db")}
    with started(environment={f"DEADTOWN_{name}": value for name, value in given.items()}) as program:
        program.wait_until_open()
        assert program.url.startswith("http://localhost:")
        program.stop()
        events = [json.loads(line)["event"] for line in program.errors.splitlines()]
    assert (events[0], events[-1]) == ("server started", "server stopped")
    assert (tmp_path / "games.db").exists()


def test_without_a_database_given_it_is_in_the_data_folder(tmp_path: Path) -> None:
    environment = {"XDG_DATA_HOME": str(tmp_path / "data"), "HOME": str(tmp_path)}
    with started("--port", "0", "--no-browser", environment=environment) as program:
        program.wait_until_open()
        program.stop()
    assert [file.parent.name for file in tmp_path.rglob("deadtown.db")] == ["deadtown"]


def test_the_browser_is_opened_for_somebody_at_a_screen(tmp_path: Path) -> None:
    told = tmp_path / "told"
    os.mkfifo(told)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {told}\n')
    browser.chmod(0o755)
    heard = os.open(told, os.O_RDWR | os.O_NONBLOCK)
    terminal, end = os.openpty()
    environment = {"DISPLAY": ":1", "BROWSER": str(browser), "DEADTOWN_DATABASE": str(tmp_path / "games.db")}
    with started("--port", "0", environment=environment, stdout=end) as program:
        os.close(end)
        line = os.read(terminal, 1000).decode()
        assert select.select([heard], [], [], TIMEOUT)[0], "no browser was opened"
        assert f"Deadtown is open at {os.read(heard, 1000).decode().strip()} " in line
        program.send(signal.SIGTERM)
        assert program.wait() == 0
    os.close(terminal)
    os.close(heard)


@pytest.mark.parametrize(("wanted", "screen", "opened"), [(True, True, 1), (False, True, 0), (True, False, 0)])
def test_the_browser_is_not_opened_when_told_so_or_without_a_screen(
    monkeypatch: pytest.MonkeyPatch, wanted: bool, screen: bool, opened: int
) -> None:
    shown: list[str] = []
    monkeypatch.setattr("deadtown.web.serve.has_screen", lambda: screen)
    monkeypatch.setattr("deadtown.web.serve.open_browser", shown.append)
    announce(Settings(browser=wanted, database="games.db"))
    assert shown == ["http://127.0.0.1:8670/"] * opened


def test_there_is_no_screen_where_nobody_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":1")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert has_screen()
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    assert not has_screen()
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_screen()


def test_a_browser_that_fails_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    def fail(address: str) -> bool:
        raise OSError("no such program")

    try_browser("http://127.0.0.1/", lambda address: False)
    try_browser("http://127.0.0.1/", fail)
    try_browser("http://127.0.0.1/", lambda address: True)
    assert caplog.messages == ["no browser was found", "the browser can't be opened"]


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8670/"),
        ("0.0.0.0", "http://127.0.0.1:8670/"),
        ("::", "http://[::1]:8670/"),
        ("::1", "http://[::1]:8670/"),
        ("games.example", "http://games.example:8670/"),
    ],
)
def test_the_address_is_one_that_the_machine_itself_can_open(host: str, address: str) -> None:
    assert address_of(Settings(host=host, database="games.db")) == address


def test_others_in_the_network_are_told_their_address_when_all_are_listened_to(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("deadtown.web.serve.address_in_network", lambda: "192.0.2.7")
    everywhere = Settings(host="0.0.0.0", browser=False, database="games.db")
    announce(everywhere)
    announce(Settings(browser=False, database="games.db"))
    assert capsys.readouterr().out.splitlines() == [
        "Deadtown is open at http://127.0.0.1:8670/ (Ctrl-C closes it)",
        "Others in your network find it at http://192.0.2.7:8670/",
        "Deadtown is open at http://127.0.0.1:8670/ (Ctrl-C closes it)",
    ]


def test_the_head_of_a_request_may_not_be_endless(shared: Program) -> None:
    with socket.create_connection(("127.0.0.1", urlsplit(shared.url).port or 0), timeout=TIMEOUT) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
        with pytest.raises(ConnectionError):
            connection.sendall(b"x" * 1000 * HEAD_BYTES)
    assert patient.get(f"{shared.url}/health").status_code == 200


def test_bodies_and_many_requests_on_one_connection_do_not_count_as_heads(shared: Program) -> None:
    anna = Guest(shared.url, "Anna")
    record, kind = b"x" * 8 * HEAD_BYTES, {"Content-Type": "application/x-ndjson"}
    for _ in range(4):
        assert anna.http.post("/records", content=record, headers=kind).json()["error"]["kind"] == "bad"
        assert anna.http.get("/games", headers={"X-Long": "y" * (HEAD_BYTES // 2)}).status_code == 200
    anna.close()


def test_behind_a_proxy_that_speaks_https_cookies_are_for_https_only(shared: Program, tmp_path: Path) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}

    def cookie(url: str) -> str:
        answer = patient.post(f"{url}/api/v1/session", json={"name": "Anna"}, headers=forwarded)
        assert answer.status_code == 201, answer.text
        return answer.headers["set-cookie"]

    told = cookie(shared.url)
    assert told.startswith("__Host-deadtown=")
    assert "Secure" in told
    assert "Path=/" in told
    assert "Domain" not in told
    with opened(tmp_path) as program:
        told = cookie(program.url)
        assert told.startswith("deadtown=")
        assert "Secure" not in told


def session_at(url: str, cookie: str, **headers: str) -> httpx.Response:
    return patient.get(f"{url}/api/v1/session", headers={"Cookie": cookie, "X-Forwarded-Proto": "https", **headers})


def cookies_set(answer: httpx.Response) -> dict[str, str]:
    return dict(line.partition(";")[0].split("=", 1) for line in answer.headers.get_list("set-cookie"))


def token_of(url: str, name: str) -> str:
    """The session of somebody who signed in without TLS."""
    return cookies_set(patient.post(f"{url}/api/v1/session", json={"name": name}))["deadtown"]


def test_by_tls_only_the_name_counts_that_nobody_else_can_set(shared: Program) -> None:
    """Another host of the same site could set the other one, and sign a fresh browser in as somebody else."""
    anna, eve = token_of(shared.url, "Anna"), token_of(shared.url, "Eve")
    for both in (f"deadtown={eve}; __Host-deadtown={anna}", f"__Host-deadtown={anna}; deadtown={eve}"):
        answer = session_at(shared.url, both)
        assert (answer.json()["name"], cookies_set(answer)) == ("Anna", {})
    for planted in (f"deadtown={eve}", f"deadtown={eve}; __Host-deadtown=gone"):
        assert session_at(shared.url, planted).status_code == 401
        headers = {"Cookie": planted, "X-Forwarded-Proto": "https"}
        signed_in = patient.post(f"{shared.url}/api/v1/session", json={"name": "Zoe"}, headers=headers)
        assert signed_in.status_code == 201, "a new guest, and not Eve under another name"
        assert cookies_set(signed_in)["__Host-deadtown"] != eve


def test_by_tls_browsers_are_told_to_ask_in_no_other_way(shared: Program) -> None:
    for path in ("/", "/health", "/api/v1/games", "/api/v1/nothing"):
        secure = patient.get(f"{shared.url}{path}", headers={"X-Forwarded-Proto": "https"})
        assert secure.headers["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" not in patient.get(f"{shared.url}{path}").headers


def test_a_token_that_nobody_was_given_is_never_taken_over(shared: Program) -> None:
    made_up = "x" * 43
    for name in ("deadtown", "__Host-deadtown"):
        headers = {"Cookie": f"{name}={made_up}", "X-Forwarded-Proto": "https"}
        assert "set-cookie" not in session_at(shared.url, headers["Cookie"]).headers
        answer = patient.post(f"{shared.url}/api/v1/session", json={"name": "Zoe"}, headers=headers)
        assert cookies_set(answer)["__Host-deadtown"] != made_up


def test_who_signs_out_by_tls_keeps_neither_cookie(shared: Program) -> None:
    headers = {"Cookie": f"__Host-deadtown={token_of(shared.url, 'Anna')}", "X-Forwarded-Proto": "https"}
    answer = patient.delete(f"{shared.url}/api/v1/session", headers=headers)
    assert cookies_set(answer) == {"__Host-deadtown": '""', "deadtown": '""'}


def test_it_does_not_tell_what_it_is_made_of(shared: Program) -> None:
    assert "server" not in patient.get(f"{shared.url}/health").headers


def test_a_bot_of_whoever_runs_the_server_plays_at_its_tables(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(OWN_BOT.format(0))
    with opened(tmp_path, "--guest-bot", f"zombiaki:ada={mine}") as program:
        assert patient.get(f"{program.url}/games").json()
        anna = Guest(program.url, "Anna")
        table = anna.create("ada ada", game="zombiaki")
        deadline = time.monotonic() + TIMEOUT
        while not (seen := anna.look(table)["seen"])["number"] > 4:
            assert time.monotonic() < deadline, f"the bot does not play: {seen}"
            time.sleep(0.05)
        anna.close()
        assert {"warning", "error"}.isdisjoint(program.errors.split())
