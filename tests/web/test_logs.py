"""Logs: one line an event, for people or programs, and no secret in them."""

import asyncio
import json
import logging
import secrets
import sys
import warnings
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from deadtown.web import logs
from deadtown.web.settings import Settings
from tests.web import patient
from tests.web.clients import PLAIN, Guest
from tests.web.program import opened

log = logging.getLogger("deadtown.table.hub")


@pytest.fixture(autouse=True)
def logging_put_back() -> Iterator[None]:
    """Whatever a test does to logging is undone."""
    loggers = [logging.getLogger(name) for name in (*logs.OF_LIBRARIES, "py.warnings")] + [logging.getLogger()]
    before = [(logger, logger.level, logger.propagate, list(logger.handlers)) for logger in loggers]
    yield
    logging.captureWarnings(False)
    for logger, level, propagate, handlers in before:
        logger.level, logger.propagate, logger.handlers = level, propagate, handlers
        logger.manager._clear_cache()  # type: ignore[attr-defined]


class Written:
    """What stands on standard error."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def text(self) -> str:
        return self._capsys.readouterr().err

    def objects(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text().splitlines()]


@pytest.fixture
def written(capsys: pytest.CaptureFixture[str]) -> Written:
    return Written(capsys)


def test_json_is_one_object_a_line_with_time_level_event_and_fields(written: Written) -> None:
    logs.set_up(Settings(log="json"))
    log.warning("bot failed", extra={"table": "abc", "problem": "two\nlines", "seconds": 1.5, "nothing": None})
    (line,) = written.objects()
    assert datetime.fromisoformat(line.pop("time")).utcoffset() is not None
    assert line == {
        "level": "warning",
        "event": "bot failed",
        "table": "abc",
        "problem": "two\nlines",
        "seconds": 1.5,
    }


def test_text_is_a_line_for_people_that_no_terminal_obeys(written: Written) -> None:
    logs.set_up(Settings(log="text"))
    log.warning("bot failed", extra={"table": "abc", "problem": "a\x1b[2J\nb"})
    text = written.text()
    assert text.endswith("warning bot failed  table=abc  problem=a\ufffd[2J\ufffdb\n")
    assert text.count("\n") == 1


def test_where_a_bug_is_stands_below_its_line_or_in_its_object(written: Written) -> None:
    for form in ("text", "json"):
        logs.set_up(Settings(log=form))
        try:
            raise KeyError("oh no")
        except KeyError:
            log.exception("a request failed")
    first, *lines = written.text().splitlines()
    assert first.endswith("error   a request failed  error=KeyError")
    assert lines[-2] == "    KeyError: 'oh no'"
    told = json.loads(lines[-1])
    assert told["error"] == "KeyError"
    assert told["trace"].endswith("KeyError: 'oh no'")


def test_a_level_leaves_out_what_is_below_it(written: Written) -> None:
    logs.set_up(Settings(log="json", log_level="warning"))
    log.info("left out")
    log.warning("told")
    assert [line["event"] for line in written.objects()] == ["told"]


@pytest.mark.parametrize("name", ["uvicorn.error", "uvicorn.access", "websockets.server", "sqlalchemy.engine"])
def test_libraries_only_warn_since_they_tell_of_headers_and_queries_otherwise(written: Written, name: str) -> None:
    logs.set_up(Settings(log="json", log_level="debug"))
    library = logging.getLogger(name)
    library.debug("> Cookie: deadtown=abc")
    library.info('127.0.0.1 - "WebSocket /api?secret=abc" [accepted]')
    library.warning("Something is wrong.")
    (line,) = written.objects()
    assert (line["event"], line["logger"]) == ("Something is wrong.", name)


def test_warnings_of_python_are_logged_too(written: Written) -> None:
    logs.set_up(Settings(log="json"))
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(True)
        warnings.warn("this is old", DeprecationWarning, stacklevel=1)
    (line,) = written.objects()
    assert line["logger"] == "py.warnings"
    assert "this is old" in line["event"]


SECRETS = [
    secrets.token_urlsafe(32) + "1",
    secrets.token_urlsafe(16) + "2",
    secrets.token_hex(16),
    "5f" * 32,
]


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("secret", SECRETS, ids=["bearer", "short", "link", "seed"])
def test_what_looks_like_a_secret_is_struck_out_wherever_it_stands(written: Written, form: Any, secret: str) -> None:
    logs.set_up(Settings(log=form))
    log.warning("can't find %s", secret, extra={"problem": f"token={secret};", "request": "1f-2"})
    try:
        raise KeyError(secret)
    except KeyError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
    text = written.text()
    assert secret not in text
    assert text.count("…") >= 3
    assert "1f-2" in text


def test_passwords_of_addresses_are_struck_out() -> None:
    assert logs.without_secrets("at postgresql://anna:pw@host/db") == "at postgresql://anna:…@host/db"


def test_names_in_code_are_not_taken_for_secrets() -> None:
    line = 'File "/usr/lib/python3.11/asyncio/base_events.py", line 654, in run_until_complete_or_something_else'
    assert logs.without_secrets(line) == line


def test_those_who_are_cut_off_when_the_server_stops_are_no_error(written: Written) -> None:
    logs.set_up(Settings(log="json"))
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.error(logs.NO_NEWS[0], 3)
    try:
        raise asyncio.CancelledError
    except asyncio.CancelledError:
        uvicorn.exception("Exception in ASGI application\n")
    assert written.text() == ""


def test_setting_up_twice_does_not_write_twice(written: Written) -> None:
    for _ in range(2):
        logs.set_up(Settings(log="json"))
    log.error("once")
    assert len(written.objects()) == 1
    assert logging.getLogger().handlers[0].stream is sys.stderr  # type: ignore[attr-defined]


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_server_at_play_tells_no_secret(tmp_path: Path, form: str) -> None:
    """Whatever opens something, or was said or asked for by people, stays out of the log, even of the longest one."""
    with opened(tmp_path, "--log", form, "--log-level", "debug", "--rates", "0") as program:
        secrets = play_a_bit(program.url)
        program.stop()
        told = program.errors
    assert "/api/v1/tables/{table" in told
    for what, secret in secrets.items():
        assert secret not in told, what


def play_a_bit(url: str) -> dict[str, str]:
    """Use everything that is secret, rightly and wrongly. What must not be told, by what it is."""
    anna, bruno = Guest(url, "Anna"), Guest(url, "Bruno")
    browser = httpx.Client(base_url=f"{url}/api/v1", verify=PLAIN)
    browser.post("/session", json={"name": "Carla"})
    table = anna.create("me open", settings={"visibility": "link"})
    links = anna.get(f"/tables/{table}/links")
    bruno.do(table, "sit", link=links["seats"][1], seat=1)
    anna.do(table, "say", text="the-word-is-swordfish")
    next(one for one in (anna, bruno) if one.look(table)["seen"]["decision"]).choose(table)
    with bruno.talk() as talk:
        talk.ask("watch", table=table, link=links["table"])
        talk.error("choose", table=table, number=10**6, choice="a-wrong-choice")
        talk.ask("say", table=table, text="another-word-is-herring")
    made_up = {"Authorization": "Bearer made-up-token", "Cookie": "deadtown=made-up-cookie"}
    patient.get(f"{url}/api/v1/session?token=in-the-query", headers=made_up)
    patient.get(f"{url}/api/v1/tables/{table}", headers={"Deadtown-Link": "made-up-link"})
    patient.get(f"{url}/in-the-path", headers={"Host": "evil.example"})
    patient.post(
        f"{url}/api/v1/tables", content=b'{"game": "in-the-body"', headers={"Content-Type": "application/json"}
    )
    wrong = (
        "made-up-token made-up-cookie made-up-link in-the-query in-the-path in-the-body swordfish herring wrong-choice"
    )
    found = {"anna's token": anna.token, "bruno's token": bruno.token, "cookie": browser.cookies["deadtown"]}
    found |= {"table's link": links["table"]} | {f"link {number}": link for number, link in enumerate(links["seats"])}
    for client in (anna, bruno, browser):
        client.close()
    return found | {word: word for word in wrong.split()}


def test_every_request_is_told_by_its_route_with_who_asked_and_how_it_went(tmp_path: Path) -> None:
    with opened(tmp_path, "--log", "json") as program:
        anna = Guest(program.url, "Anna")
        table = anna.create("me open")
        asked = anna.http.get(f"/tables/{table}?words=it")
        with anna.talk() as talk:
            talk.ask("watch", table=table)
        patient.get(f"{program.url}/nowhere")
        anna.close()
        program.stop()
        lines = [json.loads(line) for line in program.errors.splitlines()]
    requests = {line["request"]: line for line in lines if line["event"] == "request"}
    line = requests[asked.headers["x-request-id"]]
    assert (line["method"], line["status"], line["level"]) == ("GET", 200, "info")
    assert line["route"].startswith("/api/v1/tables/{table")
    assert line["ms"] > 0
    assert line["player"] == anna.player
    assert ("SOCKET", 101) in [(line["method"], line["status"]) for line in requests.values()]
    assert ("unknown", 404) in [(line["route"], line["status"]) for line in requests.values()]
