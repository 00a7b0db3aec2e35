"""The bot in ``examples/``, run as anybody would run it: another process, which knows nothing but an address."""

import ast
import json
import os
import random
import socket
import socketserver
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.web.clients import Guest
from tests.web.program import Program, opened

BOT = Path(__file__).parent.parent.parent / "examples" / "bot.py"
TIMEOUT = 90.0
"""Seconds until a game that does not end is given up, on the slowest of machines."""
SHORT = {"turn_cap": 12}
"""A game of few turns."""


@contextmanager
def running_bot(address: str) -> Iterator["subprocess.Popen[str]"]:
    """The bot, playing; whatever happens, it does not stay."""
    process = subprocess.Popen(
        [sys.executable, "-W", "error", str(BOT), address],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"NO_PROXY": "*", "no_proxy": "*"},
        text=True,
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def outcome_of(bot: "subprocess.Popen[str]") -> Any:
    """What the bot says when the game is over."""
    said, errors = bot.communicate(timeout=TIMEOUT)
    assert bot.returncode == 0, errors
    assert errors == ""
    return json.loads(said)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    with opened(tmp_path_factory.mktemp("server"), environment={"DEADTOWN_RATES": "0"}) as program:
        yield program


@pytest.fixture
def host() -> Iterator[Callable[[Program], Guest]]:
    """Somebody who makes tables."""
    with ExitStack() as guests:

        def new(server: Program) -> Guest:
            guest = Guest(server.url, "Host")
            guests.callback(guest.close)
            return guest

        yield new


def links_to(host: Guest, table: str) -> list[str]:
    """What the host would send to friends, one link a seat."""
    return [f"{host.server}/t/{table}#{secret}" for secret in host.get(f"/tables/{table}/links")["seats"]]


def test_the_bot_is_a_page_of_plain_python() -> None:
    text = BOT.read_text()
    tree = ast.parse(text)
    assert ast.get_docstring(tree)
    first = tree.body[1].lineno
    lines = [line for line in text.splitlines()[first - 1 :] if line.partition("#")[0].strip()]
    assert len(lines) <= 40
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = {alias.name for node in imports if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "." for node in imports if isinstance(node, ast.ImportFrom)}
    assert names
    assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names


def test_it_plays_a_whole_game_against_a_bot_of_the_house(server: Program, host: Callable[[Program], Guest]) -> None:
    with running_bot(server.url) as bot:
        outcome = outcome_of(bot)
    assert outcome["ending"]
    found = host(server).get("/tables", phase="over")
    assert outcome in [info["outcome"] for info in found]


def test_it_plays_a_whole_game_against_a_copy_of_itself(server: Program, host: Callable[[Program], Guest]) -> None:
    guest = host(server)
    table = guest.create("open open", settings={"visibility": "link"})
    first, second = links_to(guest, table)
    with running_bot(first) as one, running_bot(second) as other:
        assert outcome_of(one) == outcome_of(other) == guest.look(table)["info"]["outcome"]
    assert [seat["name"] for seat in guest.look(table)["info"]["seats"]] in (
        ["Snippet", "Snippet 2"],
        ["Snippet 2", "Snippet"],
    )


def test_it_says_why_when_it_may_not_sit_down(server: Program, host: Callable[[Program], Guest]) -> None:
    guest = host(server)
    table = guest.create("me open")
    with running_bot(f"{server.url}/t/{table}#nonsense") as bot:
        said, errors = bot.communicate(timeout=TIMEOUT)
    assert bot.returncode != 0
    assert said == ""
    assert "403" in errors


def test_it_looks_again_whenever_a_request_is_denied_for_a_while_or_the_stream_breaks_off() -> None:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Moody) as server:
        server.daemon_threads = True
        Moody.asked.clear()
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with running_bot(f"http://127.0.0.1:{server.server_address[1]}/t/abc#secret") as bot:
            outcome = outcome_of(bot)
        server.shutdown()
    assert outcome == OUTCOME
    streams = [path for path in Moody.asked if "/stream" in path]
    assert streams == [f"/api/v1/tables/abc/stream?since={since}" for since in (0, 7, 7, 7)]
    assert Moody.asked.count("/api/v1/tables/abc/choose") == 3


OUTCOME = {"winners": [0], "scores": [1, 0], "ending": "none"}


class Moody(BaseHTTPRequestHandler):
    """A server that is too busy once, has moved on once, and breaks off in the middle of a line once."""

    protocol_version = "HTTP/1.1"
    asked: ClassVar[list[str]] = []

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        self.asked.append(self.path)
        tried = self.asked.count(self.path)
        if self.path.endswith("/choose") and tried < 3:
            kind, status = {1: ("rate", 429), 2: ("conflict", 409)}[tried]
            self.answer(status, {"error": {"kind": kind, "text": ""}})
        else:
            self.answer(200, {"token": "x"})

    def do_GET(self) -> None:
        self.asked.append(self.path)
        self.send_response(200)
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        if len([path for path in self.asked if "/stream" in path]) < 4:
            decision = {"options": [["take", "magazine"], ["end_hunt"]]}
            self.say(
                {"type": "state", "seq": 7, "info": {"phase": "playing"}, "seen": {"number": 3, "decision": decision}}
            )
            self.wfile.write(b"40\r\n{")
            self.close_connection = True
        else:
            self.say({"type": "moved", "seq": 8, "info": {"phase": "over", "outcome": OUTCOME}})
            self.wfile.write(b"0\r\n\r\n")

    def say(self, message: Any) -> None:
        line = json.dumps(message).encode() + b"\n"
        self.wfile.write(f"{len(line):x}\r\n".encode() + line + b"\r\n")

    def answer(self, status: int, body: Any) -> None:
        said = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Nobody reads it."""


def test_it_comes_back_after_the_server_was_killed_and_finishes(
    tmp_path: Path, host: Callable[[Program], Guest]
) -> None:
    port = str(free_port())
    with opened(tmp_path, "--port", port) as server:
        guest = host(server)
        table = guest.create("me open", options=SHORT)
        with running_bot(links_to(guest, table)[1]) as bot:
            wait_for_turn(guest, table, after=8)
            server.process.kill()
            server.wait()
            with opened(tmp_path, "--port", port) as server:
                pass_turn(guest, table)
                server.process.kill()
                server.wait()
            with opened(tmp_path, "--port", port):
                while wait_for_turn(guest, table):
                    pass_turn(guest, table)
                assert outcome_of(bot) == guest.look(table)["info"]["outcome"]


def wait_for_turn(guest: Guest, table: str, after: int = 0) -> bool:
    """Until it is the guest's turn, so many decisions after the start; False when the game is over."""
    while True:
        with guest.stream(f"/tables/{table}/stream") as messages:
            for message in messages:
                if message.get("info", {}).get("phase") == "over":
                    return False
                if (message.get("seen") or {}).get("decision"):
                    if message["seen"]["number"] >= after:
                        return True
                    break
        pass_turn(guest, table)


def pass_turn(guest: Guest, table: str) -> None:
    """Do nothing with a turn."""
    options = guest.look(table)["seen"]["decision"]["options"]
    guest.choose(table, next((number for number, option in enumerate(options, 1) if option[0] == "end_hunt"), 1))


def free_port() -> int:
    """A port for a server that comes back: not of those that are given to whoever wants any."""
    while True:
        port = random.randrange(20_000, 30_000)
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
