"""Streams of messages for programs: one a line."""

import json
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from deadtown.web import streams
from deadtown.web.outbox import Outbox
from tests.web.clients import TIMEOUT, Guest
from tests.web.servers import served, settings_of

NewGuest = Callable[[str], Guest]


def test_a_stream_begins_with_the_state_and_tells_what_happens(guest: NewGuest) -> None:
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.create("me open")
    with anna.stream(f"/tables/{table}/stream", words="en") as heard:
        state = next(heard)
        assert (state["type"], state["table"]) == ("state", table)
        assert state["you"]["seats"] == [0]
        bruno.do(table, "sit")
        numbers = [state["seq"]]
        for message in heard:
            if message["type"] != "presence":
                numbers.append(message["seq"])
            if message.get("what") == "started":
                break
    assert numbers == list(range(state["seq"], state["seq"] + len(numbers)))


def test_who_was_away_is_told_what_was_missed(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.create("me me")
    before = anna.look(table)["seq"]
    for _ in range(3):
        anna.choose(table)
    with anna.stream(f"/tables/{table}/stream", since=before) as heard:
        missed = [next(heard) for _ in range(4)]
    assert [message["type"] for message in missed] == ["moved", "moved", "moved", "state"]
    assert [message["seq"] for message in missed] == [before + 1, before + 2, before + 3, before + 3]


def test_spectators_of_public_tables_need_not_sign_in(guest: NewGuest, server: str) -> None:
    table = guest("Anna").create("me me")
    nobody = Guest(server)
    with nobody.stream(f"/tables/{table}/stream") as heard:
        state = next(heard)
        assert state["seen"]["eyes"] is None
        assert state["seen"]["decision"] is None
    nobody.close()


def test_a_hidden_table_is_streamed_to_who_has_the_link(guest: NewGuest) -> None:
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.create("me open", settings={"visibility": "link"})
    assert bruno.get(f"/tables/{table}/stream", 403)["error"]["reason"] == "needs-link"
    bruno.http.headers["Deadtown-Link"] = anna.get(f"/tables/{table}/links")["table"]
    with bruno.stream(f"/tables/{table}/stream") as heard:
        assert next(heard)["type"] == "state"


def test_a_watcher_who_goes_is_gone(guest: NewGuest, server: str) -> None:
    anna = guest("Anna")
    table = anna.create("me open")
    with anna.stream(f"/tables/{table}/stream") as heard:
        next(heard)
        for _ in range(3):
            watcher = Guest(server)
            with watcher.stream(f"/tables/{table}/stream") as other:
                next(other)
                assert next(message for message in heard if message.get("watching") == 1)
            watcher.close()
            assert next(message for message in heard if message["type"] == "presence" and message["watching"] == 0)


def test_nothing_is_left_of_streams_that_were_broken_off(tmp_path: Path) -> None:
    with served(settings_of(tmp_path)) as server:
        anna = Guest(server.url, "Anna")
        table = anna.create("me open")
        with anna.stream(f"/tables/{table}/stream") as heard:
            next(heard)
            address = urlsplit(server.url)
            for _ in range(5):
                with socket.create_connection((address.hostname, address.port), TIMEOUT) as broken:
                    broken.sendall(f"GET /api/v1/tables/{table}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
                    assert b"200" in broken.recv(100)
                    assert next(message for message in heard if message.get("watching") == 1)
                assert next(m for m in heard if m["type"] == "presence" and m["watching"] == 0)
            assert len(server.house.streams) == 1
            assert len(server.house.hub.live[table].watchers) == 1
            assert set(server.house.limiter._held.values()) == {1}
        anna.close()


def test_an_account_is_told_of_decisions_that_wait_now_and_later(guest: NewGuest) -> None:
    anna = guest("Anna")
    with anna.stream("/stream") as heard:
        table = anna.create("me me")
        turn = next(message for message in heard if message["type"] == "turn")
        assert (turn["table"], turn["game"], turn["number"]) == (table, "zombinion", 0)
    anna.choose(table)
    with anna.stream("/stream") as heard:
        turn = next(message for message in heard if message["type"] == "turn")
        assert (turn["table"], turn["number"]) == (table, 1)


def test_nobody_has_no_account_to_follow(server: str) -> None:
    nobody = Guest(server)
    assert nobody.get("/stream", 401)["error"]["reason"] == "sign-in"
    nobody.close()


def test_silence_is_broken_by_an_empty_line_from_the_beginning_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "KEEP_ALIVE", 0.01)
    with served(settings_of(tmp_path)) as server:
        anna = Guest(server.url, "Anna")
        with anna.http.stream("GET", "/stream") as answer:
            lines = answer.iter_lines()
            assert [next(lines) for _ in range(3)] == ["", "", ""]
        anna.close()


def test_streams_end_properly_when_the_server_stops(tmp_path: Path) -> None:
    with served(settings_of(tmp_path)) as server:
        anna = Guest(server.url, "Anna")
        stream = anna.http.stream("GET", "/stream")
        answer = stream.__enter__()
        lines = answer.iter_lines()
        assert next(lines) == ""
    assert list(lines) == []
    stream.__exit__(None, None, None)
    anna.close()


def test_who_does_not_read_is_cut_off_and_harms_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "Outbox", partial(Outbox, most_waiting=4))
    with served(settings_of(tmp_path, unread_seconds=1000.0)) as server:
        anna = Guest(server.url, "Anna")
        table = anna.create("me me", settings={"undo": "free"})
        address = urlsplit(server.url)
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            deaf.connect((address.hostname, address.port))
            deaf.sendall(f"GET /api/v1/tables/{table}/stream?words=it HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            with anna.talk() as talk:
                talk.ask("watch", table=table)
                for _ in range(2000):
                    if server.house.counts.behind:
                        break
                    talk.ask("choose", table=table, number=0, choice=1)
                    talk.ask("undo", table=table)
                assert server.house.counts.behind == 1
                assert len(server.house.hub.live[table].watchers) == 1
        anna.close()


def test_every_line_is_json(guest: NewGuest, server: str) -> None:
    anna = guest("Anna")
    table = anna.create("me me")
    headers = {"Authorization": f"Bearer {anna.token}"}
    with httpx.stream("GET", f"{server}/api/v1/tables/{table}/stream", headers=headers) as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"
        assert answer.headers["cache-control"] == "no-store"
        line = next(answer.iter_lines())
    assert json.loads(line)["type"] == "state"
