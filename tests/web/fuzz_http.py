"""What may be sent as a request by somebody who means no good, byte for byte; and how it must be answered."""

import json
import socket
from http.client import HTTPResponse
from typing import Any, NamedTuple
from urllib.parse import quote, urlsplit

from hypothesis import strategies as some

from deadtown.web.errors import STATUS
from tests.kit.hostile import JSON_VALUES, TEXTS
from tests.web.clients import TIMEOUT
from tests.web.fuzz import PLAN, check_error
from tests.web.fuzz_calls import CALLS, LIKELY, changed

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


class Answered(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


@some.composite
def asked(draw: some.DrawFn, routes: list[tuple[str, str]]) -> Asked:
    """A request that is well formed, of which nothing else need be right."""
    method, route = draw(some.sampled_from(routes))
    if not draw(some.integers(0, 7)):
        method = draw(some.sampled_from(METHODS))
    path = route.replace("{table}", draw(names("$table"))).replace("{game}", draw(names("zombinion")))
    path = path.replace("{lang}", draw(names("it"))).replace("{token}", draw(names("0" * 16)))
    if not draw(some.integers(0, 15)):
        path += draw(some.sampled_from(["/", "//", "/..", "/x", "%00", "%2e%2e/", ";x", "%"]))
    query = draw(some.lists(some.tuples(some.sampled_from(QUERIES), names("1")), max_size=2))
    target = path + ("?" + "&".join(f"{name}={value}" for name, value in query) if query else "")
    body = draw(bodies(route)) if method not in ("GET", "HEAD") or not draw(some.integers(0, 9)) else b""
    chunks = draw(some.sampled_from([0, 0, 0, 1, 3])) if body else 0
    return Asked(method, route, target, draw(heads(route)), body, chunks)


@some.composite
def names(draw: some.DrawFn, usual: str) -> str:
    """A part of a path or query, mostly as it should be."""
    if draw(some.integers(0, 3)):
        return usual
    wild = draw(some.one_of(TEXTS.filter(lambda text: len(text) < 9000), LIKELY.map(str), LATIN))
    return quote(wild.encode("utf-8", "surrogatepass"), safe="") or usual


@some.composite
def bodies(draw: some.DrawFn, route: str) -> bytes:
    usual = BODIES.get(route, FIELDS.get(route, {}))
    way = draw(some.integers(0, 9))
    if way < 4:
        value: Any = dict(usual)
    elif way < 7:
        value = {**usual, draw(some.sampled_from([*usual, "x", "do"])): draw(LIKELY)}
    elif way < 8:
        value = draw(changed())
    else:
        text = draw(some.one_of(JSON_VALUES, TEXTS, some.binary(max_size=60)))
        return text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
    return json.dumps(value).encode()


@some.composite
def heads(draw: some.DrawFn, route: str) -> list[tuple[str, str]]:
    """Headers, mostly as they should be."""
    media = NDJSON if route == "/records" else JSON
    if not draw(some.integers(0, 5)):
        media = draw(some.sampled_from([JSON, NDJSON, "text/plain", "", "application/json; charset=utf-16", "x/" * 99]))
    headers = [("Content-Type", media)]
    wild = {
        "Authorization": ["Bearer x", "Bearer", "Basic eDp5", "Bearer " + "x" * 500, "", "bearer \xff"],
        "Cookie": ["deadtown=x", "deadtown=", "deadtown", "a=b; deadtown=\xe9; deadtown=x", ";;;=", "deadtown=" + "x" * 9000],
        "Deadtown-Link": ["x", "x" * 64, "x" * 65, "\xe9", ""],
        "Accept-Language": ["it", "fr;q=2, it;q=nan", ",,;;q=", "x" * 3000, "*", "it;q=0"],
        "Origin": ["null", "https://evil.example", "", "http://", "http://[::1", "\xe9"],
        "Host": ["evil.example", "", "127.0.0.1:x", "[::1", "localhost:99999999", "\xe9", "a" * 300, "@", "[::1]:8"],
        "Sec-Fetch-Site": ["cross-site", "same-origin", ""],
        "Accept": ["text/html", "application/xml;q=0", "*/*", "x"],
        "Accept-Encoding": ["gzip", "br;q=1.0, *;q=0"],
        "Range": ["bytes=0-1"],
        "If-None-Match": ["*"],
        "Expect": ["100-continue"],
        "X-Forwarded-For": ["1.2.3.4", "x"],
        "X-HTTP-Method-Override": ["DELETE"],
    }
    for name in draw(some.lists(some.sampled_from(sorted(wild)), max_size=2)):
        if not draw(some.integers(0, 1)):
            headers.append((name, draw(some.sampled_from(wild[name]))))
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
        try:
            connection.sendall(sent)
        except (BrokenPipeError, ConnectionResetError):
            pass  # It may be turned away before it is read to the end.
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
