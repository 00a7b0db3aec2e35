"""The door: what every answer carries, and who is turned away before anything is read."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from deadtown.table.denied import Denied
from deadtown.web.limits import MESSAGE_BYTES, RECORD_BYTES
from deadtown.web.security import CONTENT_SECURITY_POLICY, check_origin, is_own_host, own_names
from deadtown.web.settings import Settings
from tests.web import patient
from tests.web.clients import Guest
from tests.web.servers import served, settings_of

PROMISED = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
NAMED = settings_of(Path(), host_names=("play.example.org",), origins=("https://friend.example",))


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has a name and a friend."""
    folder = tmp_path_factory.mktemp("named")
    with served(settings_of(folder, host_names=NAMED.host_names, origins=NAMED.origins)) as running:
        yield running.url


def test_the_policy_allows_nothing_from_elsewhere_and_nothing_inline() -> None:
    assert CONTENT_SECURITY_POLICY.startswith("default-src 'none'; script-src 'self'; style-src 'self'; ")
    assert "unsafe" not in CONTENT_SECURITY_POLICY
    assert "frame-ancestors 'none'" in CONTENT_SECURITY_POLICY


ANSWERS: list[tuple[int, str, str, dict[str, Any]]] = [
    (200, "GET", "/", {}),
    (200, "GET", "/t/abc", {}),
    (200, "GET", "/about", {}),
    (200, "GET", "/health", {}),
    (200, "GET", "/metrics", {}),
    (200, "GET", "/api/v1/games", {}),
    (201, "POST", "/api/v1/session", {"json": {"name": "Anna"}}),
    (400, "POST", "/api/v1/session", {"json": {"name": 7}}),
    (400, "GET", "/", {"headers": {"Host": "evil.example"}}),
    (401, "GET", "/api/v1/tokens", {}),
    (403, "POST", "/api/v1/session", {"json": {"name": "Anna"}, "headers": {"Origin": "https://evil.example"}}),
    (404, "GET", "/nowhere", {}),
    (404, "GET", "/assets/nothing.css", {}),
    (404, "GET", "/api/v1/tables/nowhere", {}),
    (405, "DELETE", "/health", {}),
    (413, "POST", "/api/v1/session", {"content": b" " * (MESSAGE_BYTES + 1)}),
]


@pytest.mark.parametrize(("status", "method", "path", "more"), ANSWERS)
def test_every_kind_of_answer_carries_the_headers(
    server: str, status: int, method: str, path: str, more: dict[str, Any]
) -> None:
    answer = patient.request(method, server + path, **more)
    assert answer.status_code == status, answer.text
    for name, value in PROMISED.items():
        assert answer.headers.get_list(name) == [value]
    assert "camera=()" in answer.headers["permissions-policy"]
    assert len(answer.headers.get_list("x-request-id")) == 1
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"
    if status >= 400:
        assert set(answer.json()["error"]) == {"kind", "reason", "clause", "arguments", "text"}


def test_every_request_has_an_id_of_its_own(server: str) -> None:
    ids = [patient.get(f"{server}/health").headers["x-request-id"] for _ in range(3)]
    assert len(set(ids)) == 3


def test_streams_and_sockets_carry_the_headers_too(server: str) -> None:
    anna = Guest(server, "Anna")
    with anna.http.stream("GET", "/stream") as stream:
        assert PROMISED.items() <= dict(stream.headers).items()
    with anna.talk() as talk:
        assert talk.connection.response is not None
        assert talk.connection.response.headers["x-content-type-options"] == "nosniff"
    anna.close()


def host_answer(url: str, host: str) -> int:
    return patient.get(f"{url}/health", headers={"Host": host}).status_code


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8670", "127.0.0.1:1", "[::1]:8670", "192.168.1.20:8670", "deadtown.localhost"],
)
def test_addresses_and_names_of_this_machine_are_served(server: str, host: str) -> None:
    assert host_answer(server, host) == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8670", "localhost.evil.example", "127.0.0.1.evil.example", "", "[::1", "a b"]
)
def test_other_names_are_not_whoever_they_point_to(server: str, host: str) -> None:
    assert host_answer(server, host) == 400


def test_a_name_that_was_given_is_served(server: str, named: str) -> None:
    assert host_answer(named, "Play.Example.org.:443") == 200
    assert host_answer(server, "play.example.org") == 400
    names = own_names(Settings(host="games.lan", database="file"))
    assert is_own_host("games.lan:80", names)
    assert is_own_host(socket.gethostname(), names)


def test_a_refusal_at_the_door_is_worded_in_the_language_of_the_reader(server: str) -> None:
    asked = [{"Host": "evil.example", "Accept-Language": language} for language in ("en", "it", "fr")]
    texts = [patient.get(f"{server}/", headers=headers).json()["error"]["text"] for headers in asked]
    assert len(set(texts)) == 3


def post_from(url: str, origin: str, **headers: str) -> int:
    return patient.post(
        f"{url}/api/v1/session", json={"name": "Anna"}, headers={"Origin": origin, **headers}
    ).status_code


def test_what_changes_something_must_come_from_our_own_page(server: str, named: str) -> None:
    assert post_from(server, server) == 201
    assert post_from(server, "http://localhost:1", Host="localhost:1") == 201
    for foreign in ("https://evil.example", "null", server.replace("http:", "https:"), "http://127.0.0.1:1", ""):
        assert post_from(server, foreign) == 403, foreign
    assert post_from(named, "https://friend.example") == 201
    assert post_from(server, "https://friend.example") == 403


def test_reading_is_allowed_from_anywhere_since_browsers_keep_the_answer_from_others(server: str) -> None:
    answer = patient.get(f"{server}/api/v1/games", headers={"Origin": "https://evil.example"})
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


def test_a_socket_opens_only_for_our_own_page_and_for_programs(server: str, named: str) -> None:
    def open_from(url: str, **headers: str) -> int:
        address = url.replace("http:", "ws:") + "/api/v1/socket"
        try:
            with connect(address, additional_headers=headers, proxy=None) as connection:
                assert connection.response is not None
                return connection.response.status_code
        except InvalidStatus as refused:
            return refused.response.status_code

    assert open_from(server) == 101
    assert open_from(server, Origin=server) == 101
    assert open_from(server, Origin="https://evil.example") == 403
    assert open_from(named, Origin="https://friend.example") == 101


@pytest.mark.parametrize(
    ("origin", "host", "secure", "granted"),
    [
        (None, "a.example", False, True),
        ("http://a.example", "a.example", False, True),
        ("HTTP://A.example", "a.EXAMPLE", False, True),
        ("https://a.example", "a.example", True, True),
        ("http://a.example", "a.example", True, False),
        ("https://a.example", "a.example", False, False),
        ("http://a.example:81", "a.example", False, False),
        ("null", "a.example", False, False),
    ],
)
def test_an_origin_is_ours_when_scheme_host_and_port_are(
    origin: str | None, host: str, secure: bool, granted: bool
) -> None:
    with nullcontext() if granted else pytest.raises(Denied, match="foreign-origin"):
        check_origin(origin, host, secure, NAMED)


def test_only_records_may_be_large(server: str) -> None:
    anna = Guest(server, "Anna")
    lines = {"Content-Type": "application/x-ndjson"}
    for body, status in ((b"x" * RECORD_BYTES, 400), (b"x" * (RECORD_BYTES + 1), 413)):
        assert anna.http.post("/records", content=body, headers=lines).status_code == status
    for size, status in ((MESSAGE_BYTES, 400), (MESSAGE_BYTES + 1, 413)):
        assert (
            anna.http.post("/tables", content=b"[" * size, headers={"Content-Type": "application/json"}).status_code
            == status
        )
    anna.close()


@pytest.mark.parametrize(("path", "most"), [("/tables", MESSAGE_BYTES), ("/records", RECORD_BYTES)])
def test_a_body_that_does_not_tell_its_length_is_cut_off_where_it_gets_too_large(
    server: str, path: str, most: int
) -> None:
    anna = Guest(server, "Anna")
    kind = {"Content-Type": "application/json" if path == "/tables" else "application/x-ndjson"}

    def chunks(size: int) -> Iterator[bytes]:
        for start in range(0, size, 4096):
            yield b"[" * min(4096, size - start)

    assert anna.http.post(path, content=chunks(most), headers=kind).status_code == 400
    answer = anna.http.post(path, content=chunks(most + 1), headers=kind)
    assert (answer.status_code, answer.json()["error"]["reason"]) == (413, "too-large")
    assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    anna.close()


def test_a_large_body_is_refused_before_it_is_read(server: str) -> None:
    async def ask() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", httpx.URL(server).port)
        head = f"POST /api/v1/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: {RECORD_BYTES + 1}\r\n\r\n"
        writer.write(head.encode())
        line = await asyncio.wait_for(reader.readline(), 30)
        writer.close()
        await writer.wait_closed()
        return line

    assert asyncio.run(ask()).startswith(b"HTTP/1.1 413 ")
