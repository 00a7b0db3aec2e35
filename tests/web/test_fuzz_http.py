"""Whatever is asked over HTTP, it is granted or denied with a reason, and no game suffers."""

import json
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.kit.hostile import tampered
from tests.web.clients import Guest
from tests.web.fuzz import Burst, Town, attacked, steady
from tests.web.fuzz_http import NDJSON, Answered, Asked, asked, check_answer, exchange, written


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with attacked(tmp_path_factory.mktemp("fuzz")) as town:
        yield town


TOO_LARGE = 413
"""Even where no body is asked for, one may be sent."""
Routes = dict[tuple[str, str], set[int]]


@pytest.fixture(scope="module")
def routes(town: Town) -> Routes:
    """The method and path of everything that is described, and with which status it may be answered."""
    found = {
        (method.upper(), path.removeprefix("/api/v1")): set(map(int, told["responses"]))
        for path, methods in town.nobody.get("/openapi.json")["paths"].items()
        for method, told in methods.items()
    }
    assert len(found) > 30
    return found


def ask(burst: Burst, routes: Routes, asked: Asked, guest: Guest) -> Answered:
    """Send a request, and see that it is answered as it should be."""
    town = burst.town
    asked = asked._replace(
        target="/api/v1" + asked.target.replace("$table", town.table),
        body=burst.fill(asked.body.decode("latin-1")).encode("latin-1"),
    )
    host = town.server.url.removeprefix("http://")
    answer = exchange(town.server.url, written(asked, guest.token, host), asked.method)
    check_answer(asked, answer)
    if (asked.method, asked.route) in routes and not asked.strange_path:
        assert answer.status in {*routes[asked.method, asked.route], TOO_LARGE}, (asked, answer)
    town.seen["requests"] += 1
    town.seen[str(answer.status)] += 1
    if answer.status == 200 and asked.method == "POST" and f"/{town.table}/" in asked.target:
        burst.acknowledged.append(json.loads(answer.body)["seq"])
    return answer


@given(data=some.data())
@settings(steady, max_examples=150)
def test_any_request_is_answered(town: Town, routes: Routes, data: some.DataObject) -> None:
    requests = data.draw(some.lists(some.tuples(asked(sorted(routes)), some.integers(0, 3)), min_size=3, max_size=8))
    with town.burst() as burst:
        for request, who in requests:
            signs_out = request.method == "DELETE" and request.route == "/session"
            ask(burst, routes, request, town.nobody if signs_out else town.guests[who])


@pytest.fixture(scope="module")
def record(town: Town) -> str:
    """The record of a game that was played."""
    town.finish()
    return town.anna.http.get(f"/tables/{town.table}/record").text


@given(data=some.data())
@settings(steady, max_examples=40)
def test_a_record_that_was_tampered_with_is_refused_or_harmless(town: Town, record: str, data: some.DataObject) -> None:
    text = data.draw(tampered(record)).encode("utf-8", "surrogatepass")
    request = Asked("POST", "/records", "/records", [("Content-Type", NDJSON)], text, 0, False)
    with town.burst() as burst:
        answer = ask(burst, {("POST", "/records"): {201, 400, 404, 409, 422}}, request, town.eve)
    if answer.status == 201:
        state = town.eve.look(json.loads(answer.body)["table"])
        assert state["info"]["source"] == "record"


def test_the_game_can_be_finished(town: Town) -> None:
    town.finish()
