"""A finished game is analysed over HTTP: line by line, in the language of who asks, and within limits."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.clients import Guest
from tests.web.servers import Served, served, settings_of

SHORT = {"turn_cap": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(settings_of(tmp_path_factory.mktemp("analysis"))) as opened:
        yield opened


@pytest.fixture
def guest(server: Served) -> Iterator[Guest]:
    guest = Guest(server.url, "Anna")
    yield guest
    guest.close()


def finished(guest: Guest) -> str:
    """A short game of somebody against themselves, each turn ended at once."""
    table = guest.create("me me", options=SHORT)
    while guest.look(table)["info"]["phase"] != "over":
        guest.choose(table, "end_hunt")
    return table


def test_it_is_told_line_by_line_in_a_language(guest: Guest) -> None:
    answer = guest.http.get(f"/tables/{finished(guest)}/analysis", params={"lang": "it"})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    lines = [json.loads(line) for line in answer.text.splitlines() if line]
    assert (lines[0]["found"], lines[-1]["found"]) == ("outline", "summary")
    words = {line["chosen_words"] for line in lines if line["found"] == "judged"}
    assert words == {"Termina la Fase Caccia"}


def test_a_running_game_is_refused(guest: Guest) -> None:
    table = guest.create("me me", options=SHORT)
    assert guest.get(f"/tables/{table}/analysis", 409)["error"]["reason"] == "not-over"


def test_who_may_not_see_the_game_is_not_told(guest: Guest, server: Served) -> None:
    table = guest.create("me me", options=SHORT, settings={"visibility": "link"})
    while guest.look(table)["info"]["phase"] != "over":
        guest.choose(table, "end_hunt")
    other = Guest(server.url, "Bruno")
    try:
        assert other.get(f"/tables/{table}/analysis", 403)["error"]["reason"] == "needs-link"
    finally:
        other.close()


def test_nobody_asks_for_many(tmp_path: Path) -> None:
    with served(settings_of(tmp_path, rates=1.0)) as server:
        guest = Guest(server.url, "Anna")
        table = guest.create("me me", options=SHORT)
        asked = [guest.http.get(f"/tables/{table}/analysis").status_code for _ in range(8)]
        guest.close()
    assert asked == [409] * 6 + [429] * 2
