"""Connections: how many there may be, and how long each may let the server wait."""

import asyncio
import math
import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from deadtown.web.connections import (
    ENOUGH_FILES,
    LEAST_TAKEN,
    OTHER_FILES,
    SYSTEM_HOLDS,
    Connections,
    Line,
    raise_file_limit,
    room_for,
)
from deadtown.web.http import CONNECTIONS, LEAST_RATE, MOST_AHEAD, MOST_HEADERS, Http
from deadtown.web.limits import HEAD_BYTES
from deadtown.web.settings import Settings
from tests.web import patient
from tests.web.fuzz_wire import all_of, connected, request, statuses
from tests.web.program import Program, opened

MEBIBYTE = 1024 * 1024


class Clock:
    """Time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class System:
    """What the system is asked to do for a connection."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.asked: dict[tuple[int, int], int] = {}

    def setsockopt(self, level: int, option: int, value: int) -> None:
        self.asked[level, option] = value

    def getsockname(self) -> tuple[str, int]:
        return "192.0.2.0", 80

    def getpeername(self) -> tuple[str, int]:
        return self.address, 1


class Wire(asyncio.Transport):
    """A transport that keeps what is written, and of which somebody takes as much as a test says."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        self.system = System(address)
        super().__init__({"socket": self.system})
        self.written = b""
        self.taken = 0
        self.closing = self.gone = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def get_write_buffer_size(self) -> int:
        return len(self.written) - self.taken

    def is_closing(self) -> bool:
        return self.closing or self.gone

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.gone = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


Settled = Callable[..., Connections]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def kept(clock: Clock) -> Settled:
    def make(most: int = 100, **settings: Any) -> Connections:
        made = Connections(Settings(database="file", **settings), most, clock)
        made._look_later = lambda: None  # type: ignore[method-assign]
        return made

    return make


class Guest:
    """Somebody who is connected, or was turned away."""

    def __init__(self, all: Connections, address: str = "192.0.2.1", idle: bool = True) -> None:
        self.wire = Wire(address)
        self.line = all.enter(self.wire, (address, 1), lambda: None)
        if self.line is not None and idle:
            all.rest(self.line)

    @property
    def inside(self) -> Line:
        assert self.line is not None, "there was no room"
        return self.line


# How many


def test_an_address_that_has_too_many_makes_room_with_the_one_longest_idle(kept: Settled) -> None:
    all = kept(address_connections=3)
    guests = [Guest(all) for _ in range(3)]
    other = Guest(all, "192.0.2.2")
    all.work(guests[0].inside)
    assert Guest(all).line
    assert [guest.wire.gone for guest in (*guests, other)] == [False, True, False, False]
    assert len(all) == 4


def test_an_address_whose_connections_are_all_at_work_gets_no_more(kept: Settled) -> None:
    all = kept(address_connections=3)
    guests = [Guest(all, idle=False) for _ in range(3)]
    assert Guest(all).line is None
    assert Guest(all, "192.0.2.2").line
    all.leave(guests[0].inside)
    assert Guest(all).line


@pytest.mark.parametrize("settings", [{"behind_proxy": True}, {"rates": 0.0}])
def test_behind_a_proxy_or_without_limits_no_address_is_counted(kept: Settled, settings: dict[str, Any]) -> None:
    everybody = kept(address_connections=3, **settings)
    assert all(Guest(everybody, idle=False).line for _ in range(10))


def test_a_home_with_many_addresses_is_one(kept: Settled) -> None:
    everybody = kept(address_connections=2)
    assert all(Guest(everybody, f"2001:db8::{place}", idle=False).line for place in range(2))
    assert Guest(everybody, "2001:db8::9").line is None
    assert Guest(everybody, "2001:db8:0:1::9").line


def test_when_there_are_too_many_in_all_newcomers_get_in_for_those_who_are_idle(kept: Settled) -> None:
    everybody = kept(most=3)
    guests = [Guest(everybody, f"192.0.2.{place}") for place in range(3)]
    assert Guest(everybody, "192.0.2.9", idle=False).line
    assert [guest.wire.gone for guest in guests] == [True, False, False]
    assert all(Guest(everybody, "192.0.2.9", idle=False).line for _ in range(2))
    assert Guest(everybody, "192.0.2.9").line is None
    assert len(everybody) == 3


def test_nothing_is_left_of_those_who_went(kept: Settled) -> None:
    all = kept()
    for guest in [Guest(all) for _ in range(5)]:
        all.leave(guest.inside)
        all.leave(guest.inside)
        all.rest(guest.inside)
    assert (len(all), dict(all._of_address), all._idle) == (0, {}, {})


def test_there_is_room_for_as_many_as_there_are_files_for(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database="file", connections=5000)
    for files, room in ((1024, 1024 - OTHER_FILES), (100, 50), (1_000_000, 5000), (resource.RLIM_INFINITY, 5000)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, files=files: (files, files))
        assert room_for(settings) == room


ENDLESS = resource.RLIM_INFINITY


@pytest.mark.parametrize(
    ("soft", "hard", "asked"),
    [(1024, 4096, 4096), (4096, 4096, None), (1024, ENDLESS, ENOUGH_FILES), (ENDLESS, ENDLESS, None)],
)
def test_as_many_files_may_be_open_as_the_system_grants(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, asked: int | None
) -> None:
    wanted: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: wanted.append(limits))
    raise_file_limit()
    assert wanted == ([] if asked is None else [(asked, hard)])


# Who does not read


def test_who_takes_nothing_is_cut_off_in_the_end(kept: Settled, clock: Clock) -> None:
    all = kept(unread_seconds=20.0)
    guest = Guest(all, idle=False)
    guest.wire.write(b"x" * MEBIBYTE)
    guest.inside.stuck(clock())
    for seconds, taken, gone in ((19, LEAST_TAKEN, False), (19, LEAST_TAKEN - 1, False), (1, 0, True)):
        clock.now += seconds
        guest.wire.taken += taken
        all.look()
        assert guest.wire.gone is gone


def test_who_has_taken_everything_is_not_cut_off(kept: Settled, clock: Clock) -> None:
    all = kept()
    guest = Guest(all, idle=False)
    guest.inside.stuck(clock())
    guest.inside.flows()
    clock.now += 1000
    all.look()
    assert not guest.wire.gone


def test_a_connection_that_is_closed_is_gone_in_the_end(kept: Settled, clock: Clock) -> None:
    all = kept(unread_seconds=20.0)
    guest = Guest(all)
    guest.wire.write(b"x")
    guest.wire.close()
    all.look()
    clock.now += 20
    all.look()
    assert guest.wire.gone


def test_when_too_much_is_unread_in_all_those_are_cut_off_who_wait_longest(kept: Settled, clock: Clock) -> None:
    all = kept(unread_total=8)
    guests = [Guest(all, idle=False) for _ in range(10)]
    for guest in guests:
        guest.wire.write(b"x" * MEBIBYTE)
        guest.inside.stuck(clock())
        clock.now += 0.1
    all.look()
    assert [guest.wire.gone for guest in guests] == [True] * 2 + [False] * 8


# How long, by what comes over a connection


async def answer(scope: Any, receive: Any, send: Any) -> None:
    """Reads all, and says how much it was."""
    size, more = 0, True
    while more:
        event = await receive()
        if event["type"] == "http.disconnect":
            return
        size, more = size + len(event["body"]), event["more_body"]
    body = b"%d\n" % size
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


class Asked:
    """A connection to which bytes are sent, and what is answered."""

    def __init__(self, all: Connections, clock: Clock, app: Any = answer) -> None:
        config = uvicorn.Config(app, http=Http, log_config=None, lifespan="off", timeout_keep_alive=1000)
        config.load()
        self.all, self.clock = all, clock
        self.wire = Wire()
        self.http = Http(config, ServerState(), {CONNECTIONS: all}, asyncio.get_running_loop())
        self.http.connection_made(self.wire)

    async def send(self, data: bytes, seconds: float = 0.0) -> None:
        """Send something, and let time pass."""
        if not self.wire.is_closing():
            self.http.data_received(data)
        for _ in range(10):
            await asyncio.sleep(0)
        await self.wait(seconds)

    async def wait(self, seconds: float) -> None:
        for _ in range(math.ceil(seconds)):
            self.clock.now += 1
            self.all.look()

    @property
    def statuses(self) -> list[int]:
        return statuses(self.wire.written)


HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST / HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def asked(kept: Settled, clock: Clock) -> Callable[..., Asked]:
    return lambda app=answer, **settings: Asked(kept(**settings), clock, app)


@pytest.mark.anyio
async def test_the_system_is_to_hold_little_and_not_for_ever(asked: Callable[..., Asked]) -> None:
    system = asked(unread_seconds=7.5).wire.system.asked
    assert system.pop((socket.SOL_SOCKET, socket.SO_SNDBUF)) == SYSTEM_HOLDS
    assert list(system.values()) == [7500] * hasattr(socket, "TCP_USER_TIMEOUT")


@pytest.mark.anyio
async def test_who_says_nothing_is_not_waited_for(asked: Callable[..., Asked]) -> None:
    one = asked(head_seconds=10.0)
    await one.wait(9)
    assert not one.wire.is_closing()
    await one.wait(1)
    assert one.wire.is_closing()
    assert one.wire.written == b""


@pytest.mark.anyio
async def test_a_head_that_comes_bit_by_bit_must_be_over_in_time(asked: Callable[..., Asked]) -> None:
    one = asked(head_seconds=10.0)
    await one.wait(5)
    for place in range(9):
        await one.send(HEAD[place : place + 1], 1)
    assert not one.wire.is_closing()
    await one.send(HEAD[9:10], 1)
    assert (one.statuses, one.wire.is_closing()) == ([408], True)


@pytest.mark.parametrize("head", [POST + b"Content-Length: 1000\r\n\r\n", POST + b"Transfer-Encoding: chunked\r\n\r\n"])
@pytest.mark.anyio
async def test_a_body_that_comes_bit_by_bit_must_be_over_in_time(asked: Callable[..., Asked], head: bytes) -> None:
    one = asked(body_seconds=20.0)
    await one.send(head, 1)
    for _ in range(20):
        await one.send(b"1\r\nx\r\n", 1)
    assert (one.statuses, one.wire.is_closing()) == ([408], True)


@pytest.mark.anyio
async def test_a_long_body_may_take_longer(asked: Callable[..., Asked]) -> None:
    one = asked(body_seconds=20.0)
    await one.send(POST + b"Content-Length: %d\r\n\r\n" % (60 * LEAST_RATE))
    for _ in range(60):
        await one.send(b"x" * LEAST_RATE, 1)
    assert one.statuses == [200]
    assert not one.wire.is_closing()


@pytest.mark.anyio
async def test_each_request_of_a_connection_has_its_own_time(asked: Callable[..., Asked]) -> None:
    one = asked(head_seconds=10.0)
    for _ in range(5):
        await one.send(HEAD, 8)
        await one.send(b"\r\n", 20)
    assert one.statuses == [200] * 5
    assert not one.wire.is_closing()


@pytest.mark.anyio
async def test_who_asks_whether_to_go_on_and_does_not_is_not_waited_for(asked: Callable[..., Asked]) -> None:
    one = asked(body_seconds=20.0)
    await one.send(POST + b"Expect: 100-continue\r\nContent-Length: 5\r\n\r\n", 20)
    assert (one.statuses, one.wire.is_closing()) == ([100, 408], True)


@pytest.mark.anyio
async def test_an_answer_that_takes_long_is_not_hurried(asked: Callable[..., Asked]) -> None:
    async def wait(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.Event().wait()

    one = asked(wait)
    await one.send(HEAD + b"\r\n", 1000)
    assert not one.wire.is_closing()


@pytest.mark.anyio
async def test_nobody_is_blamed_for_what_is_not_read_yet(asked: Callable[..., Asked]) -> None:
    ready = asyncio.Event()

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        await ready.wait()
        await answer(scope, receive, send)

    one = asked(slow, body_seconds=20.0)
    await one.send(POST + b"Content-Length: 100001\r\n\r\n" + b"x" * 100_000, 100)
    assert not one.wire.is_closing()
    ready.set()
    await one.send(b"x")
    assert one.statuses == [200]


@pytest.mark.anyio
async def test_one_that_is_being_answered_makes_no_room_for_others(kept: Settled, clock: Clock) -> None:
    ready = asyncio.Event()

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        await ready.wait()
        await answer(scope, receive, send)

    all = kept(most=1)
    one = Asked(all, clock, slow)
    await one.send(HEAD + b"\r\n")
    other = Asked(all, clock)
    assert (other.statuses, other.wire.is_closing(), one.wire.gone) == ([503], True, False)
    ready.set()
    await one.send(b"")
    assert one.statuses == [200]
    third = Asked(all, clock)
    assert (third.wire.is_closing(), one.wire.gone) == (False, True)


# How much


@pytest.mark.anyio
async def test_a_head_that_comes_at_once_may_be_no_longer_than_others(asked: Callable[..., Asked]) -> None:
    long = HEAD + b"X: " + b"x" * HEAD_BYTES + b"\r\n\r\n"
    one, short = asked(), asked()
    await one.send(long)
    await short.send(HEAD + b"X: " + b"x" * (HEAD_BYTES - 100) + b"\r\n\r\n")
    assert (one.statuses, one.wire.is_closing()) == ([431], True)
    assert short.statuses == [200]


@pytest.mark.parametrize(
    "head",
    [
        HEAD + b"X: y\r\n" * MOST_HEADERS,
        b"GET /" + b"x" * HEAD_BYTES + b" HTTP/1.1\r\nHost: localhost\r\n",
        HEAD + b"Cookie: a=b\r\n" * (HEAD_BYTES // 15 + 1),
    ],
    ids=["headers", "path", "cookies"],
)
@pytest.mark.anyio
async def test_neither_many_headers_nor_a_long_path_pass(asked: Callable[..., Asked], head: bytes) -> None:
    one = asked()
    await one.send(head + b"\r\n")
    assert (one.statuses, one.wire.is_closing()) == ([431], True)


@pytest.mark.anyio
async def test_what_follows_a_body_counts_as_its_head_and_is_no_part_of_it(asked: Callable[..., Asked]) -> None:
    seen: list[Any] = []

    async def look(scope: Any, receive: Any, send: Any) -> None:
        await answer(scope, receive, send)
        seen.extend(name for name, _ in scope["headers"])

    one, endless = asked(look), asked()
    chunks = POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n"
    await one.send(chunks + b"Authorization: later\r\n\r\n")
    assert one.statuses == [200]
    assert seen == [b"host", b"transfer-encoding"]
    await endless.send(chunks + b"X: yyyyyyyyyy\r\n" * HEAD_BYTES)
    assert (endless.statuses[-1:], endless.wire.is_closing()) in (([431], True), ([], True))


@pytest.mark.anyio
async def test_requests_that_come_at_once_are_answered_but_not_without_end(asked: Callable[..., Asked]) -> None:
    some, many = asked(), asked()
    await some.send((HEAD + b"\r\n") * MOST_AHEAD)
    for _ in range(MOST_AHEAD):
        await some.send(b"")
    assert some.statuses == [200] * MOST_AHEAD
    await many.send((HEAD + b"\r\n") * 2000)
    assert many.wire.is_closing()
    assert len(many.http.pipeline) <= MOST_AHEAD


# From the outside


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server with little patience and little room."""
    words = ["--head-seconds", "1", "--body-seconds", "1", "--connections", "40", "--address-connections", "40"]
    with opened(tmp_path_factory.mktemp("door"), *words) as program:
        yield program


def test_half_a_head_half_a_body_and_silence_are_closed(program: Program) -> None:
    whole = request("POST", "/session", {"name": "Zoe"})
    head = whole.index(b"\r\n\r\n") + 4
    with ExitStack() as held:
        waiting = {sent: held.enter_context(connected(program.url)) for sent in (b"", whole[:20], whole[: head + 3])}
        for sent, connection in waiting.items():
            connection.sendall(sent)
        assert [statuses(all_of(connection)) for connection in waiting.values()] == [[], [408], [408]]


def test_those_who_say_nothing_keep_nobody_out(program: Program) -> None:
    with ExitStack() as held:
        for _ in range(100):
            held.enter_context(connected(program.url)).sendall(b"GET")
        assert patient.get(f"{program.url}/health").status_code == 200


def test_who_is_connected_is_counted(tmp_path: Path) -> None:
    with opened(tmp_path) as program, connected(program.url) as one:
        one.sendall(b"GET")
        told = patient.get(f"{program.url}/metrics").text
        assert 'deadtown_live{what="connections"} 2.0' in told.splitlines()
        one.shutdown(socket.SHUT_RDWR)
