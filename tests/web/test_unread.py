"""What nobody reads: little of it is held, and not for ever. What somebody has missed comes in pages."""

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from deadtown.table.reading.packed import MOST, PAGE, pack, unpack
from deadtown.web.outbox import PIECE, Outbox
from tests.table.long_games import taken_back
from tests.web.clients import TIMEOUT, Guest
from tests.web.fuzz_wire import OPENING, TEXT, frame
from tests.web.servers import Served, served, settings_of

TIMES = 400
"""How often a choice is taken back."""
MISSED = taken_back(TIMES).count("\n") - 1
"""How many messages are missed: one for each line of the record but its end."""
IN_TRANSPORT = 2 * PIECE
"""What a connection holds at most besides what waits for it: a piece, and what there was before."""
RECORD = {"Content-Type": "application/x-ndjson"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that notices soon that nobody reads, but has much patience."""
    with served(settings_of(tmp_path_factory.mktemp("unread"), unread_seconds=1000.0)) as running:
        yield running


class Long:
    """A table with a long history, and who may look at it."""

    def __init__(self, anna: Guest, times: int = TIMES) -> None:
        self.anna = anna
        made = anna.http.post("/records", content=taken_back(times), headers=RECORD)
        assert made.status_code == 201, made.text
        self.table = str(made.json()["table"])

    def deaf_stream(self) -> AbstractContextManager[socket.socket]:
        """A stream that nobody reads."""
        return self._deaf(f"GET /api/v1/tables/{self.table}/stream?since=0&words=it HTTP/1.1\r\nHost: localhost\r\n")

    @contextmanager
    def deaf_socket(self) -> Iterator[socket.socket]:
        """A socket that nobody reads."""
        with self._deaf(OPENING.decode()) as connection:
            assert b"101" in connection.recv(12)
            watch = {"do": "watch", "table": self.table, "since": 0, "words": "it"}
            connection.sendall(frame(TEXT, json.dumps(watch).encode()))
            yield connection

    def _deaf(self, head: str) -> AbstractContextManager[socket.socket]:
        return deaf(self.anna.server, f"{head}Authorization: Bearer {self.anna.token}\r\n\r\n".encode())


Opens = Callable[[Long], AbstractContextManager[socket.socket]]


@pytest.fixture(scope="module")
def long(server: Served) -> Iterator[Long]:
    with closing(Guest(server.url, "Anna")) as anna:
        yield Long(anna)


@contextmanager
def deaf(url: str, sent: bytes) -> Iterator[socket.socket]:
    """A connection that is not read."""
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        connection.connect((urlsplit(url).hostname, urlsplit(url).port))
        connection.sendall(sent)
        yield connection


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


@pytest.mark.parametrize("open", [Long.deaf_stream, Long.deaf_socket])
def test_little_is_held_for_those_who_never_read(server: Served, long: Long, open: Opens) -> None:
    with ExitStack() as held:
        for _ in range(3):
            held.enter_context(open(long))
        waits(lambda: stuck(server) == 3, "it was not noticed that nobody reads")
        for _ in range(5):
            assert all(outbox.held <= PAGE for outbox in outboxes(server))
            assert all(line.unread <= IN_TRANSPORT for line in list(server.house.connections._lines))
            time.sleep(0.05)
    waits(lambda: not outboxes(server), "they did not go")


def test_who_reads_gets_all_that_was_missed_however_much_it_is(long: Long) -> None:
    with long.anna.stream(f"/tables/{long.table}/stream", since=0, words="it") as heard:
        told = [next(heard) for _ in range(MISSED)]
        assert next(heard)["type"] == "state"
    assert [message["seq"] for message in told] == list(range(1, MISSED + 1))
    assert sum(len(json.dumps(message)) for message in told) > PAGE
    with long.anna.talk() as talk:
        talk.ask("watch", table=long.table, since=0, words="it")
        numbers = [message["seq"] for message in talk.waiting if "seq" in message]
    assert numbers == [*range(1, MISSED + 1), MISSED]


@pytest.mark.parametrize("open", [Long.deaf_stream, Long.deaf_socket])
def test_who_takes_nothing_is_cut_off(tmp_path: Path, open: Opens) -> None:
    with (
        served(settings_of(tmp_path, unread_seconds=3.0)) as server,
        closing(Guest(server.url, "Anna")) as anna,
        open(Long(anna)),
    ):
        waits(lambda: stuck(server) == 1, "it was not noticed that nobody reads")
        waits(lambda: not outboxes(server), "they were not cut off")


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="here the system can't tell")
@pytest.mark.parametrize("times", [TIMES // 20, TIMES], ids=["less than the system holds", "more than that"])
def test_who_leaves_it_to_the_system_is_cut_off_too(tmp_path: Path, times: int) -> None:
    with (
        served(settings_of(tmp_path, unread_seconds=3.0)) as server,
        closing(Guest(server.url, "Anna")) as anna,
        ExitStack() as held,
    ):
        long = Long(anna, times)
        for open in [Long.deaf_stream, Long.deaf_socket] * 4:
            held.enter_context(open(long))
        waits(lambda: len(outboxes(server)) == 8, "they did not come")
        waits(lambda: not outboxes(server), "they were not cut off")


def test_an_answer_that_nobody_takes_is_not_held_for_ever(tmp_path: Path) -> None:
    with served(settings_of(tmp_path, unread_seconds=1.0)) as server:
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
