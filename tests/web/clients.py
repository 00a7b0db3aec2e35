"""Clients of the server as anybody could write them: HTTP, streams and sockets."""

import json
import ssl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

TIMEOUT = 60.0
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nobody here speaks TLS. What each client would read for it takes longer than most tests."""
Message = dict[str, Any]

HEADERS = {"Content-Type": "application/json"}


class Guest:
    """A program with a token of its own, or, without a name, somebody who has not signed in."""

    def __init__(self, server: str, name: str = "") -> None:
        self.server = server
        self.name = name
        self.player = self.token = ""
        self.http = httpx.Client(base_url=f"{server}/api/v1", timeout=TIMEOUT, verify=PLAIN)
        if name:
            made = self.post("/tokens", {"name": name}, status=201)
            self.player, self.token = made["player"], made["token"]
            self.http.headers["Authorization"] = f"Bearer {self.token}"

    def close(self) -> None:
        self.http.close()

    def at(self, server: str) -> "Guest":
        """The same one, at a server that was started anew."""
        self.server, self.http.base_url = server, httpx.URL(f"{server}/api/v1")
        return self

    def get(self, path: str, status: int = 200, **parameters: Any) -> Any:
        answer = self.http.get(path, params=parameters)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200, **headers: str) -> Any:
        answer = self.http.post(path, json={} if body is None else body, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    def error(self, path: str, body: Any, status: int, **headers: str) -> Message:
        """Why a request is not granted."""
        error = self.post(path, body, status, **headers)["error"]
        assert isinstance(error, dict)
        return error

    # At a table

    def create(self, seats: str = "me open", **plan: Any) -> str:
        """A table for Zombinion; its seats are ``me``, ``open`` or the name of a bot."""
        given = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats.split()]
        made = self.post("/tables", {"game": "zombinion", "seats": given, **plan}, status=201)
        return str(made["table"])

    def do(self, table: str, what: str, status: int = 200, link: str = "", **fields: Any) -> Any:
        headers = {"Deadtown-Link": link} if link else {}
        return self.post(f"/tables/{table}/{what}", fields, status, **headers)

    def look(self, table: str) -> Message:
        state = self.get(f"/tables/{table}")
        assert isinstance(state, dict)
        return state

    def choose(self, table: str, choice: int | str = 1) -> Any:
        """Answer the decision that waits."""
        return self.do(table, "choose", number=self.look(table)["seen"]["number"], choice=choice)

    @contextmanager
    def stream(self, path: str, **parameters: Any) -> Iterator[Iterator[Message]]:
        """The messages of a stream; empty lines are left out."""
        with self.http.stream("GET", path, params=parameters) as answer:
            assert answer.status_code == 200, answer.read()
            assert answer.headers["content-type"] == "application/x-ndjson"
            yield _messages(answer)

    @contextmanager
    def talk(self, **headers: str) -> "Iterator[Talk]":
        """A socket."""
        if self.token:
            headers.setdefault("Authorization", f"Bearer {self.token}")
        address = self.server.replace("http", "ws", 1) + "/api/v1/socket"
        with connect(address, additional_headers=headers, open_timeout=TIMEOUT, proxy=None) as connection:
            yield Talk(connection)


def _messages(answer: httpx.Response) -> Iterator[Message]:
    """Empty lines keep a connection, but not the patience of a test."""
    patience = time.monotonic() + TIMEOUT
    for line in answer.iter_lines():
        if line:
            patience = time.monotonic() + TIMEOUT
            yield json.loads(line)
        assert time.monotonic() < patience, "nothing is told"


class Talk:
    """What is said over a socket: every request is answered; what else comes waits to be heard."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.waiting: list[Message] = []
        self._ids = count(1)

    def receive(self) -> Message:
        message = json.loads(self.connection.recv(TIMEOUT))
        assert isinstance(message, dict)
        return message

    def send(self, do: str, **fields: Any) -> int:
        id = next(self._ids)
        self.connection.send(json.dumps({"id": id, "do": do, **fields}))
        return id

    def answer(self, id: int | None) -> Message:
        """The answer to a request."""
        while True:
            message = self.receive()
            if message["type"] in ("done", "error"):
                assert message["id"] == id, message
                return message
            self.waiting.append(message)

    def ask(self, do: str, **fields: Any) -> Message:
        """Ask for something that is granted."""
        answer = self.answer(self.send(do, **fields))
        assert answer["type"] == "done", answer
        return answer

    def error(self, do: str, **fields: Any) -> Message:
        """Ask for something that is not granted: why."""
        answer = self.answer(self.send(do, **fields))
        assert answer["type"] == "error", answer
        error = answer["error"]
        assert isinstance(error, dict)
        return error

    def until_closed(self) -> tuple[list[Message], int, str]:
        """All that comes until the server closes the socket; with which code, and why."""
        heard: list[Message] = []
        try:
            while True:
                heard.append(self.receive())
        except ConnectionClosed as closed:
            frame = closed.rcvd
        assert frame is not None, "the connection was lost"
        return heard, frame.code, frame.reason

    def hear(self, *types: str) -> Message:
        """The next message of one of these types; those before it are passed over."""
        while True:
            message = self.waiting.pop(0) if self.waiting else self.receive()
            if message["type"] in types:
                return message
