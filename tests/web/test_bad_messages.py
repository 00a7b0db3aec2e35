"""Who may open a socket, and what is said to those who send nonsense over it."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from deadtown.web import socket
from tests.web.clients import Guest
from tests.web.servers import served, settings_of

NewGuest = Callable[[str], Guest]

NONSENSE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"choose"',
    "NaN",
    "{}",
    '{"id": 1}',
    '{"id": 1, "do": "fly"}',
    '{"id": 1, "do": 7}',
    '{"id": 1, "do": "choose"}',
    '{"id": 1, "do": "choose", "table": "x", "number": "0", "choice": 1}',
    '{"id": 1, "do": "choose", "table": "x", "number": 1e400, "choice": 1}',
    '{"id": 1, "do": "choose", "table": "x", "number": 0, "choice": 1, "more": 1}',
    '{"id": 1, "do": "watch", "table": "x", "words": "de"}',
    '{"id": 1, "do": "watch", "table": "' + "x" * 41 + '"}',
    '{"id": 1, "do": "create", "plan": {}}',
    '{"id": 1, "do": "say", "table": "x", "text": "\\ud800"}',
    '{"id": 1.5, "do": "follow"}',
    '{"id": {}, "do": "follow"}',
    '{"id": ' + "9" * 5000 + ', "do": "follow"}',
    "[" * 15_000,
    '{"id": 1, "do": "choose", "table": "x", "number": 0, "choice": ' + "[" * 10_000 + "}",
    b"\xff\xfe",
    b"\x00",
]


def status_of(guest: Guest, **headers: str) -> tuple[int, str]:
    """How a socket is refused: the status, and the reason in our form."""
    with pytest.raises(InvalidStatus) as refused, guest.talk(**headers):
        pass
    response = refused.value.response
    return response.status_code, json.loads(response.body)["error"]["reason"]


# Who may open a socket


def test_a_page_of_another_site_can_not_open_a_socket(guest: NewGuest, server: str) -> None:
    for one in (guest("Anna"), Guest(server)):
        assert status_of(one, Origin="https://evil.example") == (403, "foreign-origin")
        assert status_of(one, Origin="null") == (403, "foreign-origin")
        one.close()


def test_the_cookie_opens_a_socket_for_our_own_page_only(server: str) -> None:
    browser = Guest(server)
    session = browser.post("/session", {"name": "Anna"}, 201)
    cookie = f"deadtown={browser.http.cookies['deadtown']}"
    with browser.talk(Cookie=cookie, Origin=server) as talk:
        table = talk.ask("create", plan={"game": "zombinion", "seats": [{"who": "me"}, {}]})["table"]
    assert browser.look(table)["info"]["host"] == session["player"]
    for origin in ("https://evil.example", server.replace("127.0.0.1", "localhost"), server + "0"):
        assert status_of(browser, Cookie=cookie, Origin=origin) == (403, "foreign-origin")
    browser.close()


def test_another_site_of_ours_may_open_a_socket_when_it_is_allowed(tmp_path: Path) -> None:
    with served(settings_of(tmp_path, origins=("https://ours.example",))) as server:
        nobody = Guest(server.url)
        with nobody.talk(Origin="https://ours.example") as talk:
            talk.ask("unwatch", table="x")
        nobody.close()


def test_a_wrong_token_opens_no_socket(server: str) -> None:
    nobody = Guest(server)
    assert status_of(nobody, Authorization="Bearer wrong") == (401, "bad-token")
    nobody.close()


# What is wrong with messages


@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: repr(text[:40]))
def test_nonsense_is_answered_and_changes_nothing(guest: NewGuest, text: str | bytes) -> None:
    with guest("Anna").talk() as talk:
        talk.connection.send(text)
        answer = talk.receive()
        assert answer["type"] == "error"
        assert (answer["error"]["kind"], answer["error"]["reason"]) == ("bad", "bad-request")
        assert answer["id"] in (1, None)
        talk.ask("unwatch", table="x")


def test_the_id_of_a_message_that_makes_no_sense_comes_back_if_it_can(guest: NewGuest) -> None:
    with guest("Anna").talk() as talk:
        assert talk.answer(talk.send("fly"))["error"]["reason"] == "bad-request"
        talk.connection.send('{"id": 3')
        assert talk.receive()["id"] is None


def test_what_is_not_there_is_unknown(guest: NewGuest) -> None:
    with guest("Anna").talk() as talk:
        for do, fields in (
            ("watch", {}),
            ("sit", {}),
            ("say", {"text": "hello"}),
            ("choose", {"number": 0, "choice": 1}),
        ):
            assert talk.error(do, table="\x00nowhere", **fields)["reason"] == "no-such-table"


def test_a_message_that_is_too_big_closes_the_socket(guest: NewGuest) -> None:
    with guest("Anna").talk() as talk:
        talk.connection.send(" " * 20_000)
        assert talk.until_closed()[1] == 1009


def test_text_that_is_no_utf_8_closes_the_socket(guest: NewGuest) -> None:
    with guest("Anna").talk() as talk:
        talk.connection.send(b"\xff", text=True)
        assert talk.until_closed()[1] == 1007


def test_who_talks_nonsense_all_the_time_is_sent_away(tmp_path: Path) -> None:
    with served(settings_of(tmp_path, rates=1.0)) as server:
        nobody = Guest(server.url)
        with nobody.talk() as talk:
            with suppress(ConnectionClosed):
                for _ in range(30):
                    talk.connection.send("nonsense")
            assert talk.until_closed()[1] == 1008
        nobody.close()


def test_who_does_not_slow_down_is_sent_away(tmp_path: Path) -> None:
    with served(settings_of(tmp_path, rates=1.0)) as server:
        anna = Guest(server.url, "Anna")
        table = anna.create("me open")
        with anna.talk() as talk:
            with suppress(ConnectionClosed):
                for _ in range(30):
                    talk.send("say", table=table, text="hello")
            answers, code, _ = talk.until_closed()
        assert code == 1008
        reasons = [answer["error"]["reason"] for answer in answers if answer["type"] == "error"]
        assert set(reasons) == {"too-fast"}
        assert [answer["type"] for answer in answers][:6] == ["done"] * 6
        anna.close()


def test_nobody_opens_sockets_without_end(tmp_path: Path) -> None:
    with served(settings_of(tmp_path, rates=1.0)) as server:
        anna = Guest(server.url, "Anna")
        most = server.house.limiter.most("sockets of a player")
        assert most is not None
        talks = [anna.talk() for _ in range(most)]
        for talk in talks:
            talk.__enter__()
        assert status_of(anna) == (429, "too-many")
        for talk in talks:
            talk.__exit__(None, None, None)
        anna.close()


def test_one_socket_watches_only_so_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_WATCHED", 2)
    with served(settings_of(tmp_path)) as server:
        anna = Guest(server.url, "Anna")
        tables = [anna.create("me open") for _ in range(3)]
        with anna.talk() as talk:
            for table in (*tables[:2], tables[0]):
                talk.ask("watch", table=table)
            assert talk.error("watch", table=tables[2])["reason"] == "too-many"
            talk.ask("unwatch", table=tables[0])
            talk.ask("watch", table=tables[2])
        anna.close()
