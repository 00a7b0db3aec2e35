"""What a session holds open, seen from within: in doubt nothing is done, and what was ended does nothing any more."""

import asyncio
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from deadtown.table.store import StorageDown
from deadtown.web.held import Held
from deadtown.web.outbox import Outbox
from tests.web.clients import TIMEOUT, Guest
from tests.web.servers import Served, served, settings_of


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Served]:
    with served(settings_of(tmp_path)) as running:
        yield running


@pytest.fixture
def anna(town: Served) -> Iterator[Guest]:
    guest = Guest(town.url, "Anna")
    yield guest
    guest.close()


def forget(town: Served, player: str = "") -> None:
    async def told() -> None:
        town.house.accounts.forget(player)

    town.in_loop(told())


def end_in_database(town: Served, player: str) -> None:
    """End the sessions of a player as somebody does who works on the database."""
    with closing(sqlite3.connect(town.house.settings.database)) as database:
        database.execute("DELETE FROM sessions WHERE player_id = ?", [player])
        database.commit()


@pytest.mark.parametrize("usual", [False, True], ids=["choose", "say"])
def test_what_comes_after_the_session_was_ended_is_not_done(
    town: Served, anna: Guest, usual: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even what comes before the socket is closed, and while nobody has noticed yet."""
    monkeypatch.setattr(Outbox, "end", lambda outbox, why: None)
    table = anna.create("me me", settings={"visibility": "public"})
    with anna.talk() as talk:
        talk.ask("watch", table=table)
        talk.ask("choose", table=table, number=0, choice=1)
        before = anna.look(table)
        assert anna.http.delete("/session").status_code == 204
        if usual:
            talk.send("say", table=table, text="I am gone")
        else:
            talk.send("choose", table=table, number=1, choice=1)
        talk.connection.ping().wait(TIMEOUT)
        nobody = Guest(town.url)
        assert nobody.look(table)["seq"] == before["seq"]
        nobody.close()


def test_in_doubt_a_session_is_asked_about_before_anything_is_done(
    town: Served, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.create("me me", settings={"visibility": "public"})
    known = town.house.accounts.ask
    asked, answered = 0, asyncio.Event()

    async def ask(sessions: Any) -> Any:
        nonlocal asked
        asked += 1
        await answered.wait()
        return await known(sessions)

    async def answer() -> None:
        answered.set()

    with anna.talk() as talk:
        talk.ask("watch", table=table)
        monkeypatch.setattr(town.house.accounts, "ask", ask)
        forget(town)
        talk.send("choose", table=table, number=0, choice=1)
        talk.connection.ping().wait(TIMEOUT)
        nobody = Guest(town.url)
        assert nobody.look(table)["info"]["number"] == 0
        nobody.close()
        town.in_loop(answer())
        assert talk.hear("moved")["number"] == 1
        assert asked == 2, "by whoever had the doubt, and by whoever had to wait"
        talk.ask("choose", table=table, number=1, choice=1)
        assert asked == 2, "there is no doubt any more"


def test_sessions_that_were_ended_in_the_database_are_ended_here_when_told_so(town: Served, anna: Guest) -> None:
    bruno = Guest(town.url, "Bruno")
    with anna.talk() as hers, bruno.talk() as his:
        for talk in (hers, his):
            talk.ask("unwatch", table="")
        end_in_database(town, anna.player)
        forget(town)
        assert hers.until_closed()[1:] == (1008, "signed-out")
        his.ask("unwatch", table="")
    assert anna.get("/session", 401)["error"]["reason"] == "bad-token"
    bruno.close()


def test_what_nobody_told_is_found_out_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deadtown.web.held.CHECKED_EVERY", 0.01)
    with served(settings_of(tmp_path)) as town:
        anna = Guest(town.url, "Anna")
        with anna.talk() as talk:
            talk.ask("unwatch", table="")
            end_in_database(town, anna.player)
            assert talk.until_closed()[1:] == (1008, "signed-out")
        anna.close()


def test_in_doubt_nothing_is_done_while_the_storage_is_down(
    town: Served, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise StorageDown("locked")

    table = anna.create("me me")
    with anna.talk() as talk:
        talk.ask("watch", table=table)
        with monkeypatch.context() as trouble:
            trouble.setattr(town.house.store, "find_sessions", fail)
            forget(town)
            assert talk.error("choose", table=table, number=0, choice=1)["reason"] == "storage-down"
        talk.ask("choose", table=table, number=0, choice=1)


def test_a_session_that_is_ended_while_a_connection_is_opened_does_not_stay(town: Served, anna: Guest) -> None:
    """Between the moment at which it is found and that at which it is held."""
    house = town.house

    async def open_late() -> str:
        signed = await house.accounts.find(anna.token, "bearer")
        lasting = house.held.new(signed, "en", "127.0.0.1")
        assert signed is not None
        await house.accounts.sign_out(signed)
        outbox = Outbox(lambda messages: asyncio.sleep(0))
        with house.held.open(lasting, outbox):
            assert lasting.doubted
            return await asyncio.wait_for(outbox.ended, TIMEOUT)

    assert town.in_loop(open_late()) == "signed-out"
    assert len(house.held) == 0


def test_nothing_is_kept_of_connections_that_have_gone(town: Served, anna: Guest) -> None:
    held: Held = town.house.held
    with anna.talk() as talk, anna.talk() as other:
        talk.ask("unwatch", table="")
        other.ask("unwatch", table="")
        assert len(held) == 2
    with anna.talk() as talk:
        talk.ask("unwatch", table="")
        while len(held) > 1:
            talk.ask("unwatch", table="")
    assert held._of_player.keys() <= {anna.player}


def test_a_record_of_which_half_came_before_the_session_was_ended_makes_no_table(town: Served, anna: Guest) -> None:
    host, port = urlsplit(town.url).hostname, urlsplit(town.url).port
    body = b"{}\n" * 100
    head = (
        f"POST /api/v1/records HTTP/1.1\r\nHost: {host}:{port}\r\nAuthorization: Bearer {anna.token}\r\n"
        f"Content-Type: application/x-ndjson\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    with socket.create_connection((host or "", port or 0), TIMEOUT) as raw:
        raw.sendall(head.encode() + body[:50])
        assert anna.get("/session")["player"] == anna.player
        assert anna.http.delete("/session").status_code == 204
        raw.sendall(body[50:])
        assert b" 401 " in raw.recv(4096)
