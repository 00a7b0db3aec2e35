"""One form for all that is not granted, in words, whatever goes wrong."""

import ast
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

import deadtown
from deadtown.kernel import Refusal
from deadtown.table.denied import Denied, Kind
from deadtown.table.store import StorageDown
from deadtown.text import LANGUAGES
from deadtown.web.errors import MEANING, STATUS, describe, word
from tests.web import patient
from tests.web.clients import PLAIN, Guest
from tests.web.servers import Served, served, settings_of

SOURCE = Path(deadtown.__file__).parent


def denials() -> Iterator[tuple[str, str, dict[str, str | int]]]:
    """Every reason that the code gives: where, and with which arguments."""
    for path in sorted([*SOURCE.glob("table/**/*.py"), *SOURCE.glob("web/**/*.py")]):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Denied":
                kind, reason, *_ = [argument for argument in node.args if isinstance(argument, ast.Constant)] + [
                    None
                ] * 2
                if kind is not None and reason is not None:
                    names = [keyword.arg for keyword in node.keywords if keyword.arg not in (None, "clause")]
                    yield f"{path.name}:{node.lineno}", str(reason.value), {str(name): 3 for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_that_fit_its_arguments(language: str) -> None:
    found = list(denials())
    assert len(found) > 50
    for _, reason, arguments in found:
        assert word(Refusal("", reason, arguments), language)


def test_every_kind_has_a_status_that_is_explained() -> None:
    assert set(STATUS) == set(get_args(Kind))
    assert set(STATUS.values()) <= set(MEANING)


def test_what_a_rule_forbids_is_told_with_the_names_of_its_game() -> None:
    denied = Denied.by_rule("zombinion", Refusal("ZN-5.3", "too-dear", {"card": "magazine", "cost": 6, "shots": 1}))
    error = describe(denied, "fr")
    assert (error.kind, error.clause) == ("refused", "ZN-5.3")
    assert "Chargeur" in error.text


def test_each_game_words_what_it_refuses_itself() -> None:
    """Both games refuse what is not in hand, each by its own name of the card."""
    dog = Refusal("ZK-5.1", "not-in-hand", {"card": "dog"})
    rounds = Refusal("ZN-4.1", "not-in-hand", {"card": "rounds"})
    assert "Dog" in describe(Denied.by_rule("zombiaki", dog), "en").text
    assert "Rounds" in describe(Denied.by_rule("zombinion", rounds), "en").text


def test_what_no_game_refuses_is_worded_without_one() -> None:
    assert describe(Denied("conflict", "paused"), "en").text == "The game is paused."


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(settings_of(tmp_path)) as running:
        yield running


def check_bug(error: dict[str, Any], caplog: pytest.LogCaptureFixture) -> None:
    assert (error["kind"], error["reason"]) == ("bug", "server-trouble")
    assert "secret" not in json.dumps(error)
    assert any(record.exc_info for record in caplog.records if record.levelno == logging.ERROR)


def test_a_bug_is_noted_and_tells_nothing(
    server: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError("a secret")

    anna = Guest(server.url, "Anna")
    table = anna.create("me open")
    monkeypatch.setattr(server.house.hub, "do", fail)
    check_bug(anna.do(table, "sit", status=500)["error"], caplog)
    caplog.clear()
    with anna.talk() as talk:
        check_bug(talk.error("sit", table=table), caplog)
        talk.ask("unwatch", table=table)
    anna.close()


def test_storage_that_is_down_is_told_and_comes_back(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any, **__: Any) -> None:
        raise StorageDown("locked")

    anna = Guest(server.url, "Anna")
    server.house.accounts._kept.clear()
    with monkeypatch.context() as trouble:
        trouble.setattr(server.house.store, "find_session", fail)
        trouble.setattr(server.house.store, "check", fail)
        error = anna.get("/session", 503)["error"]
        assert (error["kind"], error["reason"]) == ("storage", "storage-down")
        patient.wait_for_health(server.url, 503)
    assert anna.get("/session")["player"] == anna.player
    patient.wait_for_health(server.url, 200)
    anna.close()


def test_who_is_too_fast_is_told_when_to_come_back(tmp_path: Path) -> None:
    with served(settings_of(tmp_path, rates=1.0)) as server:
        for _ in range(100):
            answer = patient.post(f"{server.url}/api/v1/session", json={"name": "Anna"}, verify=PLAIN)
            if answer.status_code != 201:
                break
        assert answer.status_code == 429
        assert answer.json()["error"]["reason"] == "too-fast"
        assert int(answer.headers["retry-after"]) == answer.json()["error"]["arguments"]["seconds"]


def test_errors_are_counted(server: Served) -> None:
    patient.get(f"{server.url}/api/v1/nowhere")
    assert server.house.counts.denied == {"unknown/no-such-page": 1}
    assert "deadtown_denied" in patient.get(f"{server.url}/metrics").text


@pytest.mark.parametrize(
    ("path", "methods"),
    [("/session", "DELETE GET OPTIONS POST"), ("/tables", "GET OPTIONS POST"), ("/tables/x/sit", "OPTIONS POST")],
)
def test_options_tells_all_methods_of_a_path(server: Served, path: str, methods: str) -> None:
    answer = httpx.options(f"{server.url}/api/v1{path}")
    assert answer.status_code == 204
    assert sorted(answer.headers["allow"].split(", ")) == methods.split()
