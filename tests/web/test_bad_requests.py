"""What is wrong with a request over HTTP is told, and changes nothing."""

from collections.abc import Iterator
from typing import Any

import pytest

from deadtown.table.commands import COMMANDS
from tests.web import patient
from tests.web.clients import Guest

JSON = {"Content-Type": "application/json"}
NEEDED = {"bot", "choose", "why", "say", "mute"}
"""The commands that need a body."""


@pytest.fixture(scope="module")
def anna(server: str) -> Iterator[Guest]:
    guest = Guest(server, "Anna")
    yield guest
    guest.close()


@pytest.fixture(scope="module")
def table(anna: Guest) -> str:
    """A game that nobody goes on with."""
    return anna.create("me me")


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"null",
        b"[]",
        b'"x"',
        b"NaN",
        b'{"number": NaN}',
        b'{"number": 1e999, "choice": 1}',
        b'{"number": ' + b"9" * 5000 + b', "choice": 1}',
        b'{"number": "0", "choice": 1}',
        b'{"number": 0.5, "choice": 1}',
        b'{"number": -1, "choice": 1}',
        b'{"number": 0, "choice": true}',
        b'{"text": "\\ud800"}',
        b'{"text": "\xff"}',
        b'{"text": ""}',
        b'{"unknown": 1}',
        b'{"do": "table"}',
        b'{"choice": ' + b"[" * 7000 + b"]" * 7000 + b"}",
        b"[" * 15_000,
        b'{"seat": 12, "to": 12, "player": 1, "number": 1, "choice": {}}',
        b"\xef\xbb\xbf{}",
        b"\x00",
    ],
    ids=lambda body: repr(body[:30]),
)
def test_a_body_that_can_not_be_read_is_a_mistake_and_changes_nothing(anna: Guest, table: str, body: bytes) -> None:
    before = anna.look(table)["seq"]
    for command in COMMANDS:
        path = f"/tables/{table}/{command.__struct_config__.tag}"
        answer = anna.http.post(path, content=body, headers=JSON)
        assert answer.status_code == 400, (path, answer.text)
        assert answer.json()["error"]["reason"] == "bad-request"
    assert anna.look(table)["seq"] == before


def test_options_that_are_nested_too_deep_are_a_mistake(anna: Guest) -> None:
    for depth in (500, 900, 1000, 1100, 7000):
        deep = b"[" * depth + b"]" * depth
        plan = b'{"game": "zombinion", "seats": [{}, {}], "options": {"turn_cap": %s}}' % deep
        answer = anna.http.post("/tables", content=plan, headers=JSON)
        assert answer.status_code in (400, 422), answer.text


def test_a_body_that_is_needed_can_not_be_left_out(anna: Guest, table: str) -> None:
    for what in NEEDED:
        answer = anna.http.post(f"/tables/{table}/{what}", headers=JSON)
        assert (answer.status_code, answer.json()["error"]["reason"]) == (400, "bad-request")


@pytest.mark.parametrize(
    "plan",
    [
        {},
        {"game": "zombinion"},
        {"game": "zombinion", "seats": []},
        {"game": "zombinion", "seats": [{"who": "me"}] * 13},
        {"game": "zombinion", "seats": [{"who": "king"}, {}]},
        {"game": "zombinion", "seats": [{"who": "me", "name": "x" * 25}, {}]},
        {"game": "zombinion", "seats": [{"who": "me", "name": "a\x00"}, {}]},
        {"game": "zombinion", "seats": [{"who": "bot", "bot": "nobody"}, {}]},
        {"game": "zombinion", "seats": [{"who": "bot", "bot": "../../etc/passwd.toml"}, {}]},
        {"game": "zombinion", "seats": [{}, {}], "options": [1]},
        {"game": "zombinion", "seats": [{}, {}], "settings": {"clock": {"bank": -1}}},
        {"game": "zombinion", "seats": [{}, {}], "settings": {"clock": {"bank": 10**30}}},
        {"game": "zombinion", "seats": [{}, {}], "settings": {"sit_in": {"bot": "nobody"}}},
        {"game": "zombinion", "seats": [{}, {}], "start": "yes"},
    ],
    ids=repr,
)
def test_a_plan_that_makes_no_sense_is_a_mistake(anna: Guest, plan: Any) -> None:
    assert anna.error("/tables", plan, 400)["kind"] == "bad"


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        ({"seats": [{"who": "me"}]}, "bad-seats"),
        ({"seats": [{}, {}], "options": {"turn_cap": -1}}, "bad-turn-cap"),
        ({"seats": [{}, {}], "options": {"turn_cap": 10**400}}, "option-too-large"),
        ({"seats": [{}, {}], "options": {"turn_cap": [[[[]]]]}}, "option-of-another-kind"),
        ({"seats": [{}, {}], "options": {"\x00": 1}}, "unknown-option"),
    ],
    ids=repr,
)
def test_a_plan_that_the_game_does_not_allow_is_refused(anna: Guest, plan: Any, reason: str) -> None:
    error = anna.error("/tables", {"game": "zombinion", **plan}, 422)
    assert (error["kind"], error["reason"]) == ("refused", reason)


def test_a_plan_for_a_game_that_is_not_here_is_unknown(anna: Guest) -> None:
    assert anna.error("/tables", {"game": "chess", "seats": [{}]}, 404)["reason"] == "no-such-game"


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/tables/x",
        "/tables/%00",
        "/tables/%ff%fe",
        "/tables/..%2f..%2fetc",
        "/tables/%ed%a0%80/log",
        "/tables/\u2603/replay",
        "/tables/x/record",
        "/tables/x/stream",
        "/tables/x/links",
        "/tables/x/what",
        "/tokens/%00",
    ],
)
def test_what_is_not_there_is_unknown(anna: Guest, path: str) -> None:
    answer = anna.http.delete(path) if path.startswith("/tokens") else anna.http.get(path)
    assert answer.status_code == 404, answer.text
    assert answer.json()["error"]["kind"] == "unknown"


@pytest.mark.parametrize(
    "query",
    [
        "limit=0",
        "limit=101",
        "limit=x",
        "limit=",
        "limit=1&limit=%00",
        "before=-1",
        "before=nan",
        "before=inf",
        "mine=perhaps",
        "phase=closed",
        "phase=%00",
        "phase=%ff",
        f"game={'x' * 41}",
    ],
)
def test_a_query_that_makes_no_sense_is_a_mistake(anna: Guest, query: str) -> None:
    answer = anna.http.get(f"/tables?{query}")
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]["reason"] == "bad-request"


@pytest.mark.parametrize("query", ["eyes=12", "eyes=-1", "eyes=all", "eyes=%00", "words=de", "words="])
def test_eyes_and_words_that_do_not_exist_are_a_mistake(anna: Guest, table: str, query: str) -> None:
    answer = anna.http.get(f"/tables/{table}/replay?{query}")
    assert answer.status_code == 400, answer.text


@pytest.mark.parametrize(("method", "path"), [("PUT", "/tables"), ("PATCH", "/session"), ("GET", "/records")])
def test_another_method_is_told_which_ones_there_are(anna: Guest, method: str, path: str) -> None:
    answer = anna.http.request(method, path)
    assert answer.status_code == 405
    assert answer.json()["error"]["reason"] == "no-such-method"
    assert answer.headers["allow"]


@pytest.mark.parametrize(
    ("record", "status"),
    [
        (b"", 400),
        (b"{}", 400),
        (b"\xff\x00", 400),
        (b"[" * 20_000, 400),
        (b'{"line":"start","chance":[]}', 400),
        (b'{"line":"deadtown","format":1,"game":"chess","rules":"1","options":{},"seats":[]}', 404),
        (b'{"line":"deadtown","format":1,"game":"zombinion","rules":"1","options":{},"seats":[]}', 400),
        (b"x" * (2 * 1024 * 1024 + 1), 413),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_a_record_that_can_not_be_used_is_a_mistake(anna: Guest, record: bytes, status: int) -> None:
    answer = anna.http.post("/records", content=record, headers={"Content-Type": "application/x-ndjson"})
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]["text"]


def test_what_is_too_large_is_not_read(anna: Guest, table: str) -> None:
    answer = anna.http.post(f"/tables/{table}/say", content=b" " * 20_000, headers=JSON)
    assert answer.status_code == 413
    assert answer.json()["error"]["kind"] == "large"
    chunks = iter([b" " * 10_000] * 3)
    answer = anna.http.post(f"/tables/{table}/say", content=chunks, headers=JSON)
    assert answer.status_code == 413


@pytest.mark.parametrize("link", ["wrong!", "wrong!" * 65, "\xff", "\u00e9"])
def test_a_link_that_leads_nowhere_opens_nothing(server: str, table: str, link: str) -> None:
    stranger = Guest(server)
    answer = stranger.http.get(f"/tables/{table}", headers={b"Deadtown-Link": link.encode("latin-1")})
    stranger.close()
    assert answer.status_code in (400, 403), answer.text
    assert link not in answer.text


def test_the_socket_is_no_page(server: str) -> None:
    answer = patient.get(f"{server}/api/v1/socket")
    assert answer.status_code == 400
    assert answer.json()["error"]["reason"] == "bad-request"
