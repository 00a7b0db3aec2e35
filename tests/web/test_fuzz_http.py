"""Whatever is asked over HTTP, it is granted or denied with a reason, and no game suffers."""

import json
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.web.clients import Guest
from tests.web.fuzz import Burst, Town, attacked, steady
from tests.web.fuzz_http import Answered, Asked, asked, check_answer, exchange, written


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with attacked(tmp_path_factory.mktemp("fuzz")) as town:
        yield town


@pytest.fixture(scope="module")
def routes(town: Town) -> list[tuple[str, str]]:
    """The method and path of everything that is described."""
    paths = town.nobody.get("/openapi.json")["paths"]
    found = [(method.upper(), path.removeprefix("/api/v1")) for path, methods in paths.items() for method in methods]
    assert len(found) > 30
    return found


def ask(burst: Burst, asked: Asked, guest: Guest) -> Answered:
    """Send a request, and see that it is answered as it should be."""
    town = burst.town
    asked = asked._replace(
        target="/api/v1" + asked.target.replace("$table", town.table),
        body=burst.fill(asked.body.decode("latin-1")).encode("latin-1"),
    )
    host = town.server.url.removeprefix("http://")
    answer = exchange(town.server.url, written(asked, guest.token, host), asked.method)
    check_answer(asked, answer)
    town.seen["requests"] += 1
    town.seen[str(answer.status)] += 1
    if answer.status == 200 and asked.method == "POST" and f"/{town.table}/" in asked.target:
        burst.acknowledged.append(json.loads(answer.body)["seq"])
    return answer


@given(data=some.data())
@settings(steady, max_examples=150)
def test_any_request_is_answered(town: Town, routes: list[tuple[str, str]], data: some.DataObject) -> None:
    requests = data.draw(some.lists(some.tuples(asked(routes), some.integers(0, 3)), min_size=3, max_size=8))
    with town.burst() as burst:
        for request, who in requests:
            signs_out = request.method == "DELETE" and request.route == "/session"
            ask(burst, request, town.nobody if signs_out else town.guests[who])


def test_the_game_can_be_finished(town: Town) -> None:
    town.finish()
