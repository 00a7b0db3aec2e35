"""Whatever bytes come over a connection, the program goes on: it answers with a 4xx, or closes the connection."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from deadtown.web.limits import HEAD_BYTES, MESSAGE_BYTES
from tests.web.clients import Guest
from tests.web.fuzz import check_error, steady
from tests.web.fuzz_wire import (
    BINARY,
    CLOSE,
    HOST,
    OPENING,
    PING,
    TEXT,
    all_of,
    closed_with,
    connected,
    frame,
    frames_of,
    request,
    send,
    statuses,
)
from tests.web.program import Program, opened

SHORT = {"game": "zombinion", "seats": [{"who": "me"}, {"who": "me", "name": "Bruno"}], "options": {"turn_cap": 2}}
HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
POST = b"POST /api/v1/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The program itself."""
    with opened(tmp_path_factory.mktemp("wire"), environment={"DEADTOWN_RATES": "0"}) as program:
        yield program


@pytest.fixture
def url(program: Program) -> Iterator[str]:
    """Where the program is. What is done there is no trouble to it, and it is well afterwards."""
    before = len(program.errors)
    yield program.url
    assert statuses(send(program.url, HEALTH, end=False)) == [200]
    troubles = [line for line in program.errors[before:].splitlines() if " error " in line or "Traceback" in line]
    assert troubles == []


@pytest.fixture
def anna(program: Program) -> Iterator[Guest]:
    with closing(Guest(program.url, "Anna")) as guest:
        yield guest


MALFORMED = {
    "nothing but ends of lines": b"\r\n" * 5 + b"x\r\n\r\n",
    "no http": b"hello\r\n\r\n",
    "another protocol": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"x" * 100,
    "http of tomorrow": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "a method that is none": b"FOO /api/v1/games HTTP/1.1\r\n" + HOST + b"\r\n",
    "a tunnel": b"CONNECT localhost:80 HTTP/1.1\r\n" + HOST + b"\r\n",
    "no host": b"GET /api/v1/games HTTP/1.1\r\nConnection: close\r\n\r\n",
    "no path": b"GET ?x HTTP/1.1\r\n" + HOST + b"\r\n",
    "a path beyond ascii": b"GET /\xe9 HTTP/1.1\r\n" + HOST + b"\r\n",
    "a header without a name": b"GET /health HTTP/1.1\r\n" + HOST + b": x\r\n\r\n",
    "a header with nothing in it": b"GET /health HTTP/1.1\r\n" + HOST + b"X: a\x00b\r\n\r\n",
    "a folded header": b"GET /health HTTP/1.1\r\n" + HOST + b"X: a\r\n b\r\n\r\n",
    "an endless head": b"GET /health HTTP/1.1\r\n" + HOST + b"X: " + b"x" * (2 * HEAD_BYTES),
    "two lengths": POST + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} ",
    "a length and chunks": POST + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
    "a negative length": POST + b"Content-Length: -2\r\n\r\n{}",
    "a length beyond all bounds": POST + b"Content-Length: 99999999999999999999999\r\n\r\n{}",
    "a long body": POST + b"Connection: close\r\nContent-Length: 9999999999\r\n\r\n{}",
    "a chunk without a length": POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    "a chunk that is longer": POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n",
    "endless chunks": POST
    + b"Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
    + b"400\r\n%s\r\n" % (b" " * 1024) * 20,
    "a host with a strange port": b"GET /api/v1/games?lang=x HTTP/1.1\r\nHost: localhost:x\r\nConnection: close"
    + b"\r\n" * 2,
    "a host with a large port": b"GET /api/v1/games?lang=x HTTP/1.1\r\nHost: [::1]:99999\r\nConnection: close\r\n\r\n",
    "a socket without a key": b"GET /api/v1/socket HTTP/1.1\r\n"
    + HOST
    + b"Upgrade: websocket\r\nConnection: upgrade\r\n\r\n",
    "a socket of another version": OPENING.replace(b"13", b"7") + b"\r\n",
    "a socket by post": OPENING.replace(b"GET", b"POST") + b"Content-Length: 0\r\n\r\n",
    "a socket elsewhere": OPENING.replace(b"/socket", b"/games") + b"\r\n",
    "a socket nowhere": OPENING.replace(b"/api/v1/socket", b"/nowhere") + b"\r\n",
    "a socket of a stranger": OPENING + b"Authorization: Bearer x\r\n\r\n",
    "a socket for another host": OPENING.replace(b"localhost", b"evil.example") + b"\r\n",
}


@pytest.mark.parametrize("data", MALFORMED.values(), ids=MALFORMED)
def test_a_malformed_request_is_turned_away(url: str, data: bytes) -> None:
    received = send(url, data, end=False)
    assert len(statuses(received)) == 1
    assert 400 <= statuses(received)[0] < 500, received


REQUESTS = (
    request("GET", "/games/zombinion?lang=it")
    + request("POST", "/session", {"name": "Zoe"})
    + request("POST", "/tables/x/choose", {"number": 0, "choice": 1}, token="x" * 43)
    + POST
    + b'Transfer-Encoding: chunked\r\n\r\n4\r\n{"na\r\n9\r\nme": "x"}\r\n0\r\n\r\n'
    + OPENING
    + b"\r\n"
)


@some.composite
def damaged(draw: some.DrawFn, data: bytes) -> bytes:
    """Bytes of which some are others, missing or too many, and that may end anywhere."""
    for _ in range(draw(some.integers(0, 4))):
        place, length = draw(some.integers(0, len(data))), draw(some.sampled_from([0, 1, 1, 2, 8]))
        data = data[:place] + draw(some.binary(max_size=3)) + data[place + length :]
    return data[: draw(some.one_of(some.just(len(data)), some.integers(0, len(data))))]


@given(data=damaged(REQUESTS))
@settings(steady, max_examples=150)
def test_damaged_requests_do_no_harm(url: str, data: bytes) -> None:
    assert all(status < 500 for status in statuses(send(url, data)))


def test_requests_sent_at_once_are_answered_one_after_another(url: str, anna: Guest) -> None:
    table = anna.post("/tables", SHORT, 201)["table"]
    wanted = [("choose", {"number": number, "choice": 1}) for number in (0, 1, 1, 7)]
    sent = [request("POST", f"/tables/{table}/{do}", body, token=anna.token) for do, body in wanted]
    answers = send(url, b"".join(sent) + request("GET", "/session", token=anna.token, close=True), end=False)
    assert statuses(answers) == [200, 200, 200, 409, 200]
    assert answers.count(b'"again":true') == 1
    assert anna.look(table)["info"]["number"] == 2


def test_a_request_may_come_byte_by_byte(url: str, anna: Guest) -> None:
    with connected(url) as connection:
        for byte in request("POST", "/tables", SHORT, token=anna.token, close=True):
            connection.sendall(bytes([byte]))
        assert statuses(all_of(connection)) == [201]


def test_who_stops_in_the_middle_is_waited_for_by_nobody_else(url: str, anna: Guest) -> None:
    whole = request("POST", "/tables", SHORT, token=anna.token, close=True)
    with ExitStack() as held:
        waiting = [held.enter_context(connected(url)) for _ in range(60)]
        for place, connection in enumerate(waiting):
            connection.sendall(whole[: place * len(whole) // len(waiting)])
        table = anna.post("/tables", SHORT, 201)["table"]
        while anna.look(table)["info"]["phase"] == "playing":
            anna.choose(table)
        for place, connection in enumerate(waiting[:5]):
            connection.sendall(whole[place * len(whole) // len(waiting) :])
            assert statuses(all_of(connection)) == [201]


# Sockets

WATCH = json.dumps({"id": 1, "do": "unwatch", "table": "x"}).encode()
BROKEN = {
    "no frames": (b"GET / HTTP/1.1\r\n\r\n", 1002),
    "not masked": (frame(TEXT, WATCH, masked=False), 1002),
    "an opcode that is none": (frame(3, b""), 1002),
    "a long ping": (frame(PING, b"x" * 126), 1002),
    "a ping in pieces": (frame(PING, b"x", last=False), 1002),
    "a second half without a first": (frame(0, b"x"), 1002),
    "a first half twice": (frame(TEXT, b"{", last=False) * 2, 1002),
    "a message beyond all bounds": (frame(TEXT, b"", length=2**62), 1009),
    "a long message in pieces": (
        frame(TEXT, b" " * 9000, last=False) + frame(0, b" " * (MESSAGE_BYTES - 8999)),
        1009,
    ),
    "no utf-8": (frame(TEXT, b"\xff"), 1007),
    "half a sign": (frame(TEXT, "é".encode()[:1]), 1007),
    "a close without a reason": (frame(CLOSE, b""), 0),
    "a close with half a code": (frame(CLOSE, b"\x03"), 1002),
    "a close with a code that is none": (frame(CLOSE, b"\x00\x01"), 1002),
    "a close that is no utf-8": (frame(CLOSE, b"\x03\xe8\xff"), 1007),
}


@pytest.mark.parametrize(("data", "code"), BROKEN.values(), ids=BROKEN)
def test_a_broken_frame_closes_the_socket(url: str, data: bytes, code: int) -> None:
    frames = frames_of(socket_of(url, data))
    assert [one.opcode for one in frames] == [CLOSE]
    assert closed_with(frames) == code


def socket_of(url: str, data: bytes, *, end: bool = False, opening: bytes = OPENING + b"\r\n") -> bytes:
    """Open a socket, send bytes, and read until it is closed."""
    with connected(url) as connection:
        connection.sendall(opening)
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += connection.recv(1)
        assert statuses(head) == [101]
        try:
            connection.sendall(data)
            if end:
                connection.shutdown(socket.SHUT_WR)
        except (BrokenPipeError, ConnectionResetError):
            pass  # It is closed already, and what it said can still be read.
        return head + all_of(connection)


FRAMES = b"".join(
    [
        frame(TEXT, WATCH),
        frame(TEXT, WATCH[:9], last=False) + frame(PING, b"x") + frame(0, WATCH[9:]),
        frame(BINARY, WATCH),
        frame(TEXT, b"{" + b" " * 200),
        frame(TEXT, '{"id": "é"}'.encode()),
    ]
)


@given(data=damaged(FRAMES))
@settings(steady, max_examples=150)
def test_damaged_frames_are_answered_or_close_the_socket(url: str, data: bytes) -> None:
    frames = frames_of(socket_of(url, data, end=True))
    assert closed_with(frames) in (None, 0, 1000, 1002, 1007, 1009)
    for one in frames:
        if one.opcode == TEXT:
            answer = json.loads(one.data)
            assert answer["type"] in ("done", "error")
            if answer["type"] == "error":
                check_error(answer["error"])


def test_who_speaks_before_the_socket_is_open_does_no_harm(url: str) -> None:
    received = socket_of(url, frame(CLOSE, b"\x03\xe8"), opening=OPENING + b"\r\n" + frame(TEXT, WATCH))
    assert frames_of(received)[-1].opcode == CLOSE
