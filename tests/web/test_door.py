"""The door: who asks for too much is held up, what is costly is worked out seldom, nothing is ambiguous."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from deadtown.web import security
from deadtown.web.kept import Kept
from deadtown.web.limits import RATES, Limiter, is_this_machine
from tests.web import patient
from tests.web.clients import Guest
from tests.web.fuzz_wire import OPENING, send, statuses
from tests.web.servers import Served, served, settings_of

FORWARDED = {"X-Forwarded-For": "203.0.113.7"}


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the usual limits."""
    with served(settings_of(tmp_path_factory.mktemp("door"), rates=1.0)) as running:
        yield running


@pytest.fixture
def emptied(door: Served, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """The same for somebody who has asked for so much that nothing more is granted; nobody waits to be told."""
    monkeypatch.setattr(security, "HELD_UP", 0.0)
    limiter = Limiter(clock=lambda: 1000.0)
    before, door.house.limiter = door.house.limiter, limiter
    for action in ("request", "file"):
        for _ in range(RATES[action].burst):
            limiter.spend(action, "127.0.0.1")
    yield door
    door.house.limiter = before


EVERYWHERE = [
    "/",
    "/t/x",
    "/nowhere",
    "/assets/x.js",
    "/health",
    "/metrics",
    "/api/v1/openapi.json",
    "/api/v1/games",
    "/api/v1/games/zombinion",
    "/api/v1/games/zombinion/rules",
    "/api/v1/games/zombinion/rules?find=zombie",
    "/api/v1/games/zombinion/lesson",
    "/api/v1/games/zombinion/texts/it",
    "/api/v1/session",
    "/api/v1/tokens",
    "/api/v1/tables",
    "/api/v1/stream",
]


@pytest.mark.parametrize("path", EVERYWHERE)
def test_nothing_is_told_to_who_asks_too_often(emptied: Served, path: str) -> None:
    answer = patient.get(f"{emptied.url}{path}")
    assert answer.status_code == 429
    assert answer.json()["error"]["reason"] == "too-fast"
    assert answer.headers["retry-after"] == str(answer.json()["error"]["arguments"]["seconds"])


def test_what_the_page_is_made_of_is_counted_apart(door: Served) -> None:
    limiter = Limiter(clock=lambda: 1000.0)
    before, door.house.limiter = door.house.limiter, limiter
    for _ in range(RATES["request"].burst):
        limiter.spend("request", "127.0.0.1")
    assert patient.get(f"{door.url}/assets/x.js").status_code == 404
    door.house.limiter = before


def test_who_asks_too_often_is_held_up(emptied: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """So one connection can ask no faster than it is answered."""
    held: list[str] = []

    async def hold_up() -> None:
        held.append("a while")

    monkeypatch.setattr(security, "hold_up", hold_up)
    assert patient.get(f"{emptied.url}/health").status_code == 429
    assert held == ["a while"]


def test_words_are_looked_for_in_rules_not_without_end(door: Served) -> None:
    limiter = Limiter(clock=lambda: 1000.0)
    before, door.house.limiter = door.house.limiter, limiter
    answers = [
        patient.get(f"{door.url}/api/v1/games/zombinion/rules", params={"find": "zombie"}).status_code
        for _ in range(RATES["find"].burst + 1)
    ]
    door.house.limiter = before
    assert answers == [200] * RATES["find"].burst + [429]


# What is ambiguous


@pytest.mark.parametrize("header", ["Host: localhost", "Host: 127.0.0.1", "host: localhost", "Origin: http://a"])
def test_what_says_who_is_asked_may_be_said_once_only(door: Served, header: str) -> None:
    more = b"Origin: http://a\r\n" if header.startswith("Origin") else b""
    head = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + more + header.encode() + b"\r\n\r\n"
    assert statuses(send(door.url, head)) == [400]


def test_a_socket_has_one_host_too(door: Served) -> None:
    assert statuses(send(door.url, OPENING + b"Host: localhost\r\n\r\n")) == [400]


# What is costly


def test_the_storage_is_looked_at_once_in_a_while_however_many_ask(
    door: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[float] = []
    check, time = door.house.store.check, Time()

    async def look() -> None:
        looked.append(time.now)
        await check()

    monkeypatch.setattr(door.house, "health", Kept(look, 1.0, time))
    for _ in range(3):
        assert [patient.get(f"{door.url}/health").status_code for _ in range(10)] == [200] * 10
        time.now += 1.0
    assert looked == [0.0, 1.0, 2.0]


class Time:
    """Time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_those_who_ask_at_once_share_an_answer_and_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []

    async def work() -> int:
        tries.append(len(tries))
        await asyncio.sleep(0)
        if len(tries) == 2:
            raise OSError("gone")
        return len(tries)

    async def ask() -> None:
        time = Time()
        kept = Kept(work, 1.0, time)
        assert await asyncio.gather(*(kept.get() for _ in range(5))) == [1] * 5
        time.now = 1.0
        failed = await asyncio.gather(*(kept.get() for _ in range(5)), return_exceptions=True)
        assert [str(error) for error in failed] == ["gone"] * 5
        time.now = 1.5
        with pytest.raises(OSError, match="gone"):
            await kept.get()
        time.now = 2.0
        assert await kept.get() == 3

    asyncio.run(ask())


def test_metrics_are_put_together_once_in_a_while(door: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[bytes] = []
    page = door.house.workers.page

    def make() -> bytes:
        made.append(page())
        return made[-1]

    monkeypatch.setattr(door.house.workers, "page", make)
    monkeypatch.setattr("deadtown.web.metrics.KEPT", 1000.0)
    monkeypatch.setattr(door.house.workers, "_kept_until", 0.0)
    told = {patient.get(f"{door.url}/metrics").content for _ in range(10)}
    assert told == set(made)
    assert len(made) == 1


# What is not for everybody


@pytest.mark.parametrize(
    ("client", "here"),
    [
        (("127.0.0.1", 1), True),
        (("127.8.9.1", 1), True),
        (("::1", 1), True),
        (("::ffff:127.0.0.1", 1), True),
        (("192.168.1.2", 1), False),
        (("2001:db8::1", 1), False),
        (("anybody", 1), False),
        (None, False),
    ],
)
def test_who_asks_from_this_machine_is_known_by_the_address(client: tuple[str, int] | None, here: bool) -> None:
    assert is_this_machine(client) is here


class Elsewhere:
    """A request from another machine, as a proxy passes it on."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if any(name == b"x-forwarded-for" for name, _ in scope.get("headers", ())):
            scope["client"] = ("203.0.113.7", 1)
        await self.app(scope, receive, send)


@pytest.mark.parametrize("open", [False, True])
def test_metrics_are_told_to_others_only_when_that_is_wanted(tmp_path: Path, open: bool) -> None:
    with served(settings_of(tmp_path, open_metrics=open)) as server:
        app: Any = server.app
        app.asgi_handler = Elsewhere(app.asgi_handler)
        assert patient.get(f"{server.url}/metrics").status_code == 200
        answer = patient.get(f"{server.url}/metrics", headers=FORWARDED)
    assert answer.status_code == (200 if open else 403)
    if not open:
        assert answer.json()["error"]["reason"] == "only-here"


# Over sockets


def test_who_stops_watching_over_and_over_is_sent_away(door: Served) -> None:
    limiter = Limiter(clock=lambda: 1000.0)
    before, door.house.limiter = door.house.limiter, limiter
    anna = Guest(door.url, "Anna")
    with anna.talk() as talk:
        with suppress(ConnectionClosed):
            for _ in range(200):
                talk.send("unwatch", table="x")
        heard, code, reason = talk.until_closed()
    anna.close()
    door.house.limiter = before
    assert (code, reason) == (1008, "too-fast")
    assert len(heard) < 100
