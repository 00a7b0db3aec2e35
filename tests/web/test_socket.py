"""The socket: watching and asking over one connection."""

import json
import socket as sockets
from collections.abc import Callable
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from deadtown.web import socket
from deadtown.web.outbox import Outbox
from tests.web.clients import Guest
from tests.web.servers import served, settings_of

NewGuest = Callable[[str], Guest]

# Watching and asking


def test_two_people_play_over_sockets(guest: NewGuest) -> None:
    anna, bruno = guest("Anna"), guest("Bruno")
    with anna.talk() as here, bruno.talk() as there:
        table = here.ask("create", plan={"game": "zombinion", "seats": [{"who": "me"}, {}]})["table"]
        here.ask("watch", table=table)
        assert here.hear("state")["you"]["seats"] == [0]
        there.ask("watch", table=table)
        assert there.ask("sit", table=table)["seat"] == 1
        talks = (here, there)
        seen = [talk.hear("changed") for talk in talks]
        while seen[0].get("what") != "started":
            seen = [talk.hear("changed") for talk in talks]
        for number in range(8):
            deciding = seen[0]["seen"]["deciding"]
            assert talks[deciding].ask("choose", table=table, number=number, choice=1)["seq"] > 0
            seen = [talk.hear("moved") for talk in talks]
            assert [moved["number"] for moved in seen] == [number + 1] * 2


def test_the_answer_comes_before_what_came_of_it(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.create("me me")
    with anna.talk() as talk:
        talk.ask("watch", table=table)
        talk.hear("state")
        for number in range(10):
            id = talk.send("choose", table=table, number=number, choice=1)
            messages = [talk.receive() for _ in range(2)]
            while any(message["type"] == "presence" for message in messages):
                messages = [message for message in messages if message["type"] != "presence"] + [talk.receive()]
            assert [message["type"] for message in messages] == ["done", "moved"]
            assert messages[0]["id"] == id
            assert messages[0]["seq"] == messages[1]["seq"]


def test_requests_sent_at_once_are_answered_in_order(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.create("me me")
    with anna.talk() as talk:
        ids = [talk.send("choose", table=table, number=number, choice=1) for number in range(20)]
        answers = [talk.receive() for _ in ids]
    assert [answer["id"] for answer in answers] == ids
    assert {answer["type"] for answer in answers} == {"done"}
    assert anna.look(table)["info"]["number"] == 20


def test_any_id_of_the_client_comes_back(guest: NewGuest) -> None:
    with guest("Anna").talk() as talk:
        for id in (0, -5, 2**53, "é", "", None):
            talk.connection.send(json.dumps({"id": id, "do": "unwatch", "table": "x"}))
            assert talk.receive() == {"type": "done", "id": id}


def test_who_was_away_is_told_what_was_missed(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.create("me me")
    with anna.talk() as talk:
        talk.ask("watch", table=table)
        seen = talk.hear("state")["seq"]
    for _ in range(3):
        anna.choose(table)
    with anna.talk() as talk:
        talk.ask("watch", table=table, since=seen, words="it")
        missed = [talk.hear("moved", "changed", "state") for _ in range(4)]
    assert [message["seq"] for message in missed] == [seen + 1, seen + 2, seen + 3, seen + 3]
    assert missed[0]["words"]


def test_after_unwatch_a_table_is_silent(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.create("me me")
    with anna.talk() as talk:
        talk.ask("watch", table=table)
        talk.ask("unwatch", table=table)
        talk.waiting.clear()
        talk.ask("choose", table=table, number=0, choice=1)
        talk.ask("unwatch", table=table)
        assert talk.waiting == []


def test_watching_again_tells_everything_once(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.create("me me")
    with anna.talk() as talk:
        for _ in range(3):
            talk.ask("watch", table=table)
        talk.waiting.clear()
        talk.ask("choose", table=table, number=0, choice=1)
        talk.ask("unwatch", table=table)
        assert [message["type"] for message in talk.waiting if message["type"] != "presence"] == ["moved"]


def test_somebody_follows_all_their_tables(guest: NewGuest) -> None:
    anna = guest("Anna")
    with anna.talk() as talk:
        talk.ask("follow")
        tables = [anna.create("me me") for _ in range(2)]
        assert [talk.hear("turn")["table"] for _ in tables] == tables


def test_a_refusal_is_worded_in_the_language_of_the_connection(guest: NewGuest) -> None:
    anna = guest("Anna")
    table = anna.create("me me")
    with anna.talk(**{"Accept-Language": "it"}) as talk:
        error = talk.error("choose", table=table, number=0, choice="take magazine")
        assert (error["kind"], error["clause"]) == ("refused", "ZN-5.3")
        assert "Caricatore" in error["text"]


def test_spectators_need_not_sign_in_but_can_not_touch(guest: NewGuest, server: str) -> None:
    table = guest("Anna").create("me me")
    nobody = Guest(server)
    with nobody.talk() as talk:
        talk.ask("watch", table=table)
        assert talk.hear("state")["seen"]["eyes"] is None
        assert talk.error("choose", table=table, number=0, choice=1)["reason"] == "sign-in"
        assert talk.error("create", plan={"game": "zombinion", "seats": [{}, {}]})["reason"] == "sign-in"
        assert talk.error("follow")["reason"] == "sign-in"
    nobody.close()


def test_a_link_is_needed_where_it_is_needed(guest: NewGuest) -> None:
    anna, bruno = guest("Anna"), guest("Bruno")
    table = anna.create("me open open", settings={"visibility": "link"})
    links = anna.get(f"/tables/{table}/links")
    with bruno.talk() as talk:
        assert talk.error("watch", table=table)["reason"] == "needs-link"
        assert talk.error("sit", table=table, link="wrong")["reason"] == "bad-link"
        talk.ask("watch", table=table, link=links["table"])
        assert talk.ask("sit", table=table, link=links["seats"][2])["seat"] == 2


def test_who_goes_leaves_no_watch_behind(guest: NewGuest, server: str) -> None:
    anna = guest("Anna")
    table = anna.create("me open")
    with anna.talk() as talk:
        talk.ask("watch", table=table)
        for _ in range(2):
            nobody = Guest(server)
            with nobody.talk() as other:
                other.ask("watch", table=table)
                while talk.hear("presence")["watching"] != 1:
                    pass
            while talk.hear("presence")["watching"] != 0:
                pass
            nobody.close()


# How it ends


def test_sockets_are_closed_properly_when_the_server_stops(tmp_path: Path) -> None:
    with served(settings_of(tmp_path)) as server:
        nobody = Guest(server.url)
        opened = nobody.talk()
        talk = opened.__enter__()
    assert talk.until_closed()[1] == 1012
    opened.__exit__(None, None, None)
    nobody.close()


def test_who_does_not_read_is_cut_off_and_harms_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "Outbox", partial(Outbox, most_waiting=4))
    with served(settings_of(tmp_path, unread_seconds=1000.0)) as server:
        anna = Guest(server.url, "Anna")
        table = anna.create("me me", settings={"undo": "free"})
        address = urlsplit(server.url)
        deaf = sockets.socket()
        deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        deaf.connect((address.hostname, address.port))
        deaf.sendall(
            b"GET /api/v1/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert b"101" in deaf.recv(100)
        ask = json.dumps({"do": "watch", "table": table, "words": "it"}).encode()
        assert len(ask) < 126
        deaf.sendall(bytes([0x81, 0x80 | len(ask), 0, 0, 0, 0]) + ask)
        with anna.talk() as talk:
            talk.ask("watch", table=table)
            for _ in range(2000):
                if server.house.counts.behind:
                    break
                talk.ask("choose", table=table, number=0, choice=1)
                talk.ask("undo", table=table)
            assert server.house.counts.behind == 1
            assert len(server.house.hub.live[table].watchers) == 1
            assert len(server.house.sockets) == 1
        deaf.close()
        anna.close()


def test_who_comes_while_the_server_stops_is_sent_away(tmp_path: Path) -> None:
    with served(settings_of(tmp_path)) as server:
        server.house.closing = True
        nobody = Guest(server.url)
        with nobody.talk() as talk:
            assert talk.until_closed() == ([], 1012, "closing")
        nobody.close()
