"""What may be sent as a request by somebody who means no good, byte for byte; and how it must be answered."""

import json
import socket
from contextlib import suppress
from http.client import HTTPResponse
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

from hypothesis import strategies as some

from deadtown.web.errors import STATUS
from tests.kit.hostile import JSON_VALUES, TEXTS
from tests.web.clients import TIMEOUT
from tests.web.fuzz import PLAN, check_error
from tests.web.fuzz_calls import CALLS, LIKELY

METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "PROPFIND", "QUERY"]
JSON = "application/json"
NDJSON = "application/x-ndjson"
QUERIES = ["lang", "words", "since", "eyes", "find", "phase", "game", "mine", "before", "limit", "link", "token", "x"]
BODIES: dict[str, Any] = {
    "/session": {"name": "Zoe"},
    "/tokens": {"name": "Zoe", "label": "x"},
    "/tables": PLAN,
    "/tables/{table}/fork": {"at": 0, "seat": 0, "bot": "easy"},
}
DEEP_PLAN = {**PLAN, "options": {"turn_cap": "$deep"}}
FIELDS = {
    f"/tables/{{table}}/{call['do']}": {name: value for name, value in call.items() if name not in ("do", "table")}
    for call in CALLS
}
OTHER_STATUS = {405: "bad", 415: "bad"}
LATIN = some.text(some.characters(min_codepoint=32, max_codepoint=255, exclude_characters="\x7f"), max_size=30)


class Asked(NamedTuple):
    """A request, but for who sends it."""

    method: str
    route: str
    target: str
    headers: list[tuple[str, str]]
    body: bytes
    chunks: int
    """0: the length is told; else the body comes in so many chunks."""
    strange_path: bool
    """Whether it leads somewhere else than to the route."""


class Answered(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


TENTH = some.integers(0, 9)
WILD_NAMES = some.one_of(TEXTS.filter(lambda text: len(text) < 9000), LIKELY.map(str), LATIN)
WILD_METHODS = some.sampled_from(METHODS)
WILD_ENDS = some.sampled_from(["/", "//", "/..", "/x", "%00", "%2e%2e/", ";x", "%"])
WILD_BODIES = some.one_of(JSON_VALUES, TEXTS, some.binary(max_size=60))
MEDIA = some.sampled_from([JSON, NDJSON, "text/plain", "", "application/json; charset=utf-16", "x/" * 99])
WILD_HEADERS = some.sampled_from(
    [
        (name, value)
        for name, values in {
            "Authorization": ["Bearer x", "Bearer", "Basic eDp5", "Bearer " + "x" * 500, "", "bearer \xff"],
            "Cookie": [
                "deadtown=x",
                "deadtown=",
                "deadtown",
                "a=b; deadtown=\xe9; deadtown=x",
                ";;;=",
                "x=" + "y" * 9000,
            ],
            "Deadtown-Link": ["x", "x" * 64, "x" * 65, "\xe9", ""],
            "Accept-Language": ["it", "fr;q=2, it;q=nan", ",,;;q=", "x" * 3000, "*", "it;q=0"],
            "Origin": ["null", "https://evil.example", "", "http://", "http://[::1", "\xe9"],
            "Host": ["evil.example", "", "localhost:x", "[::1", "[::1]:99999", "\xe9", "a" * 300, "@", "[::1]:8"],
            "Sec-Fetch-Site": ["cross-site", "same-origin", ""],
            "Accept": ["text/html", "application/xml;q=0", "*/*", "x"],
            "Accept-Encoding": ["gzip", "br;q=1.0, *;q=0"],
            "Range": ["bytes=0-1"],
            "If-None-Match": ["*"],
            "Expect": ["100-continue"],
            "X-Forwarded-For": ["1.2.3.4", "x"],
            "X-HTTP-Method-Override": ["DELETE"],
        }.items()
        for value in values
    ]
)


@some.composite
def names(draw: some.DrawFn, usual: str) -> str:
    """A part of a path or query, mostly as it should be."""
    if draw(TENTH) < 8:
        return usual
    return quote(draw(WILD_NAMES).encode("utf-8", "surrogatepass"), safe="") or usual


PARTS = {"{table}": names("$table"), "{game}": names("zombinion"), "{lang}": names("it"), "{token}": names("0" * 16)}
QUERY = some.lists(some.tuples(some.sampled_from(QUERIES), names("1")), max_size=2)


@some.composite
def asked(draw: some.DrawFn, routes: list[tuple[str, str]]) -> Asked:
    """A request that is well formed, of which nothing else need be right."""
    method, route = routes[draw(some.integers(0, len(routes) - 1))]
    if not draw(TENTH):
        method = draw(WILD_METHODS)
    path, strange = route, not draw(TENTH)
    for part, values in PARTS.items():
        if part in route:
            path = path.replace(part, draw(values))
    if strange:
        path += draw(WILD_ENDS)
    query = draw(QUERY)
    target = path + ("?" + "&".join(f"{name}={value}" for name, value in query) if query else "")
    body = draw(bodies(route)) if method not in ("GET", "HEAD") or not draw(TENTH) else b""
    chunks = (0, 0, 0, 1, 3)[draw(TENTH) // 2] if body else 0
    return Asked(method, route, target, draw(heads(route)), body, chunks, strange)


@some.composite
def bodies(draw: some.DrawFn, route: str) -> bytes:
    usual = BODIES.get(route, FIELDS.get(route, {}))
    way = draw(TENTH)
    if way < 5:
        value: Any = DEEP_PLAN if usual is PLAN and way == 4 else usual
    elif way < 8:
        value = {**usual, [*usual, "x", "do"][draw(TENTH) % (len(usual) + 2)]: draw(LIKELY)}
    else:
        wild = draw(WILD_BODIES)
        return wild if isinstance(wild, bytes) else wild.encode("utf-8", "surrogatepass")
    return json.dumps(value).encode()


@some.composite
def heads(draw: some.DrawFn, route: str) -> list[tuple[str, str]]:
    """Headers, mostly as they should be."""
    media = (NDJSON if route == "/records" else JSON) if draw(TENTH) else draw(MEDIA)
    headers = [("Content-Type", media)]
    headers += [draw(WILD_HEADERS) for _ in range(max(0, draw(TENTH) - 7))]
    return headers


def written(asked: Asked, token: str, host: str) -> bytes:
    """The bytes of a request of somebody."""
    given = {name.lower() for name, _ in asked.headers}
    headers = [*asked.headers, ("Connection", "close")]
    if "host" not in given:
        headers.append(("Host", host))
    if token and "authorization" not in given:
        headers.append(("Authorization", f"Bearer {token}"))
    if asked.chunks:
        size = -(-len(asked.body) // asked.chunks)
        parts = [asked.body[start : start + size] for start in range(0, len(asked.body), size)]
        body = b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n"
        headers.append(("Transfer-Encoding", "chunked"))
    else:
        body = asked.body
        if body or asked.method not in ("GET", "HEAD"):
            headers.append(("Content-Length", str(len(body))))
    lines = [f"{asked.method} {asked.target} HTTP/1.1", *(f"{name}: {value}" for name, value in headers)]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def exchange(url: str, sent: bytes, method: str) -> Answered:
    """Send bytes, and read one answer. Of a stream, its beginning."""
    address = urlsplit(url)
    with socket.create_connection((address.hostname, address.port), TIMEOUT) as connection:
        with suppress(BrokenPipeError, ConnectionResetError):  # It may be turned away before it is read to the end.
            connection.sendall(sent)
        response = HTTPResponse(connection, method=method)
        response.begin()
        headers = {name.lower(): value for name, value in response.getheaders()}
        endless = response.status == 200 and "x-accel-buffering" in headers
        body = response.readline() if endless else response.read()
        response.close()
        return Answered(response.status, headers, body)


def check_answer(asked: Asked, answer: Answered) -> None:
    """Granted, or denied in our form; never a trouble of ours."""
    status, headers, body = answer
    assert status < 500, (asked, answer)
    assert not 300 <= status < 400, (asked, answer)
    assert headers["x-request-id"]
    assert "default-src 'none'" in headers["content-security-policy"]
    if asked.method == "HEAD":
        assert body == b""
    elif status >= 400:
        assert headers["content-type"] == JSON, (asked, answer)
        error = json.loads(body)["error"]
        check_error(error)
        assert error["kind"] == OTHER_STATUS.get(status) or STATUS[error["kind"]] == status, (asked, answer)
        assert ("www-authenticate" in headers) == (status == 401)
        assert ("retry-after" in headers) == (status == 429)
