"""What nobody reads: little of it is held, and not for ever. What somebody has missed comes in pages."""

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from deadtown.table.reading.packed import MOST, PAGE, pack, unpack
from deadtown.web.outbox import MOST_BYTES, MOST_WAITING, PIECE, Outbox
from tests.table.long_games import taken_back
from tests.web.clients import TIMEOUT, Guest
from tests.web.fuzz_wire import OPENING, TEXT, frame
from tests.web.servers import Served, served, settings_of

TIMES = 2000
"""How often a choice is taken back: twice as many messages are missed."""
MISSED = 2 * TIMES
IN_TRANSPORT = 2 * PIECE
"""What a connection holds at most besides what waits for it: a piece, and what there was before."""
RECORD = {"Content-Type": "application/x-ndjson"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that notices soon that nobody reads, but has much patience."""
    with served(settings_of(tmp_path_factory.mktemp("unread"), unread_seconds=1000.0), send_buffer=4096) as running:
        yield running


@pytest.fixture(scope="module")
def table(server: Served) -> str:
    """A table with a long history."""
    return long_table(server, TIMES)


def long_table(server: Served, times: int) -> str:
    anna = Guest(server.url, "Anna")
    made = anna.http.post("/records", content=taken_back(times), headers=RECORD)
    assert made.status_code == 201, made.text
    anna.close()
    return str(made.json()["table"])


def deaf(url: str, sent: bytes) -> socket.socket:
    """A connection that never reads."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    connection.connect((urlsplit(url).hostname, urlsplit(url).port))
    connection.sendall(sent)
    return connection


def deaf_stream(url: str, table: str) -> socket.socket:
    path = f"/api/v1/tables/{table}/stream?since=0&words=it"
    return deaf(url, f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())


def deaf_socket(url: str, table: str) -> socket.socket:
    connection = deaf(url, OPENING + b"\r\n")
    assert b"101" in connection.recv(100)
    connection.sendall(frame(TEXT, json.dumps({"do": "watch", "table": table, "since": 0, "words": "it"}).encode()))
    return connection


def waits(what: Callable[[], bool], why: str) -> None:
    deadline = time.monotonic() + TIMEOUT
    while not what():
        assert time.monotonic() < deadline, why
        time.sleep(0.05)


def stuck(server: Served) -> int:
    """How many connections don't take what waits for them."""
    return sum(bool(line.unread) for line in list(server.house.connections._lines))


def outboxes(server: Served) -> list[Outbox]:
    return [*server.house.streams, *server.house.sockets]


@pytest.mark.parametrize("open", [deaf_stream, deaf_socket])
def test_little_is_held_for_those_who_never_read(
    server: Served, table: str, open: Callable[[str, str], socket.socket]
) -> None:
    with ExitStack() as held:
        for _ in range(8):
            held.enter_context(open(server.url, table))
        waits(lambda: stuck(server) == 8, "it was not noticed that nobody reads")
        for _ in range(5):
            assert all(outbox.held <= PAGE for outbox in outboxes(server))
            assert all(line.unread <= IN_TRANSPORT for line in list(server.house.connections._lines))
            time.sleep(0.05)
    waits(lambda: not outboxes(server), "they did not go")


def test_who_reads_gets_all_that_was_missed_however_much_it_is(server: Served, table: str) -> None:
    assert max(MOST, MOST_WAITING) < MISSED
    guest = Guest(server.url)
    with guest.stream(f"/tables/{table}/stream", since=0, words="it") as heard:
        told = [next(heard) for _ in range(MISSED)]
        state = next(message for message in heard if message["type"] == "state")
        told += [message for message in [state] if message["seq"] < told[-1]["seq"]]
    assert [message["seq"] for message in told] == list(range(1, MISSED + 1))
    assert state["seq"] >= MISSED
    assert sum(len(json.dumps(message)) for message in told) > MOST_BYTES
    with guest.talk() as talk:
        talk.ask("watch", table=table, since=0, words="it")
        numbers = [message["seq"] for message in talk.waiting if "seq" in message]
    assert numbers == [*range(1, state["seq"] + 1), state["seq"]]
    guest.close()


@pytest.mark.parametrize("open", [deaf_stream, deaf_socket])
def test_who_takes_nothing_is_cut_off(tmp_path: Path, open: Callable[[str, str], socket.socket]) -> None:
    with served(settings_of(tmp_path, unread_seconds=1.0), send_buffer=4096) as server:
        table = long_table(server, 500)
        with ExitStack() as held:
            for _ in range(3):
                held.enter_context(open(server.url, table))
            waits(lambda: stuck(server) == 3, "it was not noticed that nobody reads")
            waits(lambda: not outboxes(server), "they were not cut off")
            waits(lambda: not server.house.hub.live[table].watchers, "they still watch")


def test_an_answer_that_nobody_takes_is_not_held_for_ever(tmp_path: Path) -> None:
    with served(settings_of(tmp_path, unread_seconds=1.0), send_buffer=4096) as server:
        asked = b"GET /api/v1/games/last_night/rules HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        with deaf(server.url, asked):
            waits(lambda: stuck(server) == 1, "it was not noticed that nobody reads")
            waits(lambda: not len(server.house.connections), "it was not cut off")


# Pages


def test_messages_are_packed_in_pages_and_come_out_in_their_order() -> None:
    messages = [b"%d" % number * (number % 50) for number in range(2 * MOST + 1)]
    pages = pack(messages)
    assert [message for page in pages for message in unpack(page)] == messages
    assert len(pages) == 3
    assert pack([]) == []


def test_a_page_is_not_too_long_unless_one_message_is() -> None:
    sizes = [[len(message) for message in unpack(page)] for page in pack([b"x" * (PAGE // 3)] * 4 + [b"x" * 2 * PAGE])]
    assert sizes == [[PAGE // 3] * 3, [PAGE // 3], [2 * PAGE]]
