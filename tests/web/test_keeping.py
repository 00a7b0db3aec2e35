"""``deadtown house`` beside a server that runs: it notices at once what was done, on SQLite and on PostgreSQL."""

import json
import os
import re
import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.postgres import Cluster
from tests.web import patient
from tests.web.clients import PLAIN, TIMEOUT, Guest
from tests.web.keeper import Keeper, until
from tests.web.program import opened
from tests.web.servers import Served, served, settings_of

KINDS = ("sqlite", "postgresql")


class House:
    """A server, whoever keeps it, and its guests."""

    def __init__(self, server: Served, database: str) -> None:
        self.server = server
        self.keeper = Keeper(database)
        self.guests: list[Guest] = []

    def guest(self, name: str) -> Guest:
        self.guests.append(Guest(self.server.url, name))
        return self.guests[-1]

    def send_all_home(self) -> None:
        for guest in self.guests:
            guest.close()


def new_database(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    if kind == "sqlite":
        return str(folder / f"{secrets.token_hex(4)}.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    name = f"house_{secrets.token_hex(4)}"
    cluster.execute(f"CREATE DATABASE {name}")
    request.addfinalizer(lambda: cluster.execute(f"DROP DATABASE {name} WITH (FORCE)"))
    return cluster.url(name)


@contextmanager
def open_house(database: str, folder: Path) -> Iterator[House]:
    with ExitStack() as closing:
        house = House(closing.enter_context(served(settings_of(folder, database=database))), database)
        closing.callback(house.send_all_home)
        yield house


@pytest.fixture(params=KINDS)
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    with open_house(new_database(request.param, request, tmp_path), tmp_path) as house:
        yield house


def status(guest: Guest) -> int:
    return guest.http.get("/session").status_code


# Tables


def test_tables_are_listed_by_what_is_wanted(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    first, second = anna.create("me open"), ben.create("me me")
    ben.choose(second)
    found = house.keeper.asks("tables")
    assert [line["id"] for line in found] == [second, first]
    assert found[0] | {"created": 0, "changed": 0} == {
        "id": second,
        "game": "zombinion",
        "phase": "playing",
        "visibility": "public",
        "host": ben.player,
        "host_name": "Ben",
        "players": ["Ben", "Ben 2"],
        "entries": 3,
        "created": 0,
        "changed": 0,
    }
    for words, wanted in (
        (("--phase", "open"), [first]),
        (("--host", "Ben"), [second]),
        (("--host", anna.player), [first]),
        (("--game", "zombies"), []),
        (("--older-than", "1h"), []),
        (("--sort", "entries", "--limit", "1"), [second]),
    ):
        assert [line["id"] for line in house.keeper.asks("tables", *words)] == wanted, words


def test_no_list_tells_a_secret(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.create("me open")
    shown = "".join(house.keeper.types(*words).out for words in (("tables",), ("players",), ("costs",), ("check",)))
    assert "Anna" in shown
    assert anna.token not in shown
    links = set(re.findall(r"[\w-]{16,}", json.dumps(anna.get(f"/tables/{table}/links")))) - {table}
    assert links
    assert not [link for link in links if link in shown]


def test_whoever_is_at_a_table_is_told_at_once_that_it_was_closed(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.create("me me")
    with anna.talk() as talk:
        talk.ask("watch", table=table, words="it")
        assert house.keeper.asks("close", table) == {table: True}
        told = talk.hear("changed")
        assert (told["what"], told["info"]["phase"]) == ("closed", "closed")
        assert told["words"] == ["Il gestore della casa ha chiuso il tavolo."]
        assert talk.error("choose", table=table, number=0, choice=1)["reason"] == "table-closed"
    assert house.keeper.asks("close", table) == {table: False}
    assert house.keeper.asks("tables", "--phase", "closed")[0]["id"] == table
    house.keeper.finds_all_well()


def test_who_follows_what_concerns_them_hears_that_a_table_was_closed(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.create("me me")
    with anna.talk() as talk:
        talk.ask("watch", table=table)
        talk.ask("follow")
        house.keeper.asks("close", table)
        while talk.hear("news")["what"] != "closed":
            pass


def test_a_table_is_closed_while_somebody_decides_without_pause(house: House) -> None:
    """Both append to one log: neither loses anything, and no number is given twice."""
    anna = house.guest("Anna")
    table = anna.create("me me")
    refused: list[str] = []

    def play() -> None:
        with anna.talk() as talk:
            talk.ask("watch", table=table)
            number = 0
            while not refused:
                answer = talk.answer(talk.send("choose", table=table, number=number, choice="end_hunt"))
                if answer["type"] == "error" and answer["error"]["kind"] != "refused":
                    refused.append(answer["error"]["reason"])
                number += 1

    player = threading.Thread(target=play)
    player.start()
    until(lambda: house.keeper.asks("tables")[0]["entries"] > 20)
    assert house.keeper.asks("close", table) == {table: True}
    player.join(60)
    assert refused == ["table-closed"]
    house.keeper.finds_all_well()


def test_nothing_is_closed_when_one_of_the_tables_is_unknown(house: House) -> None:
    table = house.guest("Anna").create("me open")
    assert house.keeper.complaint("close", table, "nowhere") == "there is no table 'nowhere'"
    assert house.keeper.asks("tables")[0]["phase"] == "open"


# Guests


def test_guests_are_found_by_name_or_id(house: House) -> None:
    anna, ben = house.guest("Anna Maria"), house.guest("Ben_%")
    anna.create("me open")
    anna.post("/tokens", {"label": "bot"}, status=201)
    for words in ("anna", "MARIA", anna.player):
        (found,) = house.keeper.asks("players", words)
        assert (found["id"], found["name"], found["banned"]) == (anna.player, "Anna Maria", None)
        assert (found["tables"], found["playing"], found["browsers"], found["tokens"]) == (1, 1, 0, 2)
        assert found["seen"] >= found["created"] > 0
    assert [line["id"] for line in house.keeper.asks("players", "_%")] == [ben.player]
    assert {line["id"] for line in house.keeper.asks("players")} == {anna.player, ben.player}
    assert house.keeper.asks("players", "nobody") == []


def test_who_is_logged_out_is_unknown_at_once(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    assert (status(anna), status(ben)) == (200, 200)
    assert house.keeper.asks("log-out", anna.player) == {"ended": 1}
    until(lambda: status(anna) == 401)
    assert status(ben) == 200
    assert house.keeper.asks("log-out", anna.player) == {"ended": 0}


def test_a_banned_guest_is_refused_with_the_reason_until_the_ban_is_lifted(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    table = anna.create("me me")
    browser = httpx.Client(
        base_url=f"{house.server.url}/api/v1", headers={"Origin": house.server.url}, timeout=TIMEOUT, verify=PLAIN
    )
    eve = browser.post("/session", json={"name": "Eve"}).json()["player"]
    for guest in (anna.player, eve):
        assert house.keeper.asks("ban", guest) == {"changed": True}
        assert house.keeper.asks("ban", guest) == {"changed": False}
    until(lambda: status(anna) == 403 and browser.get("/session").status_code == 403)
    error = anna.error(f"/tables/{table}/choose", {"number": 0, "choice": 1}, 403)
    assert (error["reason"], error["text"]) == ("banned", "The keeper of this house does not let you in.")
    assert anna.error("/tokens", {"label": "more"}, 403)["reason"] == "banned"
    assert browser.post("/session", json={"name": "Eva"}).json()["error"]["reason"] == "banned"
    with pytest.raises(Exception, match="403"), anna.talk():
        pass
    assert status(ben) == 200
    assert {line["id"] for line in house.keeper.asks("players", "--banned")} == {anna.player, eve}
    for guest in (anna.player, eve):
        assert house.keeper.asks("unban", guest) == {"changed": True}
        assert house.keeper.asks("unban", guest) == {"changed": False}
    until(lambda: status(anna) == 200 and browser.get("/session").status_code == 200)
    assert anna.look(table)["seen"]["number"] == 0
    browser.close()


@pytest.mark.parametrize("command", ["log-out", "ban", "unban"])
def test_a_name_is_not_enough_to_send_somebody_away(house: House, command: str) -> None:
    house.guest("Anna")
    complaint = house.keeper.complaint(command, "Anna")
    assert complaint == "no guest has the id 'Anna'; deadtown house players NAME finds ids"


# Costs


def test_what_costs_most_is_told_by_table_and_by_guest(house: House) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    cheap, dear = ben.create("me open"), anna.create("me me")
    with ben.talk() as talk:
        talk.ask("watch", table=dear)
        for _ in range(5):
            anna.choose(dear, "end_hunt")
        talk.hear("moved")
    anna.get(f"/tables/{dear}/log")
    house.server.in_loop(house.server.house.hub.report_costs())
    found = house.keeper.asks("costs")
    assert found["servers"] == 1
    (first, *_) = found["tables"]
    assert (first["id"], first["name"], first["entries"]) == (dear, "Anna", 5)
    assert first["bytes"] > 100
    assert first["messages"] >= 5
    assert first["reading"] > 0
    by_guest = {line["id"]: line for line in found["players"]}
    assert (by_guest[anna.player]["entries"], by_guest[ben.player]["messages"] >= 5) == (5, True)
    assert {line["id"] for line in found["largest"]} == {cheap, dear}
    assert found["largest"][0]["id"] == dear
    assert dear in house.keeper.types("costs").out


def test_the_time_that_bots_think_is_the_hosts(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.create("me easy")
    with anna.talk() as talk:
        talk.ask("watch", table=table)
        while not any(spent.thinking for spent in house.server.house.hub.venue.ledger._players.values()):
            state = anna.look(table)
            if state["info"]["deciding"] == 0:
                talk.ask("choose", table=table, number=state["seen"]["number"], choice="end_hunt")
    house.server.in_loop(house.server.house.hub.report_costs())
    (found,) = house.keeper.asks("costs")["players"]
    assert found["id"] == anna.player
    assert found["thinking"] > 0


def test_nothing_is_written_when_nothing_was_spent(house: House) -> None:
    house.guest("Anna").create("me open")
    hub, store = house.server.house.hub, house.server.house.store
    house.server.in_loop(hub.report_costs())
    commits = store.commits
    house.server.in_loop(hub.report_costs())
    assert store.commits == commits


# Backups


def test_a_backup_is_restored_while_people_play(house: House, tmp_path: Path) -> None:
    anna = house.guest("Anna")
    table = anna.create("me me")
    anna.choose(table, "end_hunt")
    backup = tmp_path / "backup"
    made, sealed = house.keeper.asks("backup", str(backup)), anna.look(table)["info"]["commitment"]
    assert (made["counts"]["tables"], made["counts"]["players"]) == (1, 1)
    assert os.stat(backup).st_mode & 0o777 == 0o600
    anna.choose(table, "end_hunt")
    later, late = anna.create("me me"), house.guest("Late")
    with anna.talk() as talk, anna.stream(f"/tables/{table}/stream") as stream:
        talk.ask("watch", table=table)
        assert next(stream)["seen"]["number"] == 2
        assert house.keeper.asks("restore", str(backup), "--replace")["counts"] == made["counts"]
        _, code, reason = talk.until_closed()
        assert (code, reason) == (1012, "closing")
        assert all(message["table"] == table for message in stream)
    until(lambda: status(late) == 401)
    assert anna.look(table)["seen"]["number"] == 1
    assert anna.look(table)["info"]["commitment"] != sealed, "what was drawn since is drawn by nobody again"
    assert anna.get(f"/tables/{later}", status=404)["error"]["reason"] == "no-such-table"
    with anna.talk() as talk:
        talk.ask("watch", table=table, since=50)
        assert talk.hear("state")["seen"]["number"] == 1
        talk.ask("choose", table=table, number=1, choice="end_hunt")
        assert talk.hear("moved")["number"] == 2
    house.keeper.finds_all_well()


@pytest.mark.parametrize(("one", "other"), [KINDS, KINDS[::-1]])
def test_a_backup_goes_from_one_kind_of_database_to_the_other(
    request: pytest.FixtureRequest, tmp_path: Path, one: str, other: str
) -> None:
    backup = str(tmp_path / "backup")
    with open_house(new_database(one, request, tmp_path), tmp_path) as house:
        anna = house.guest("Anna")
        table = anna.create("me me")
        for _ in range(120):
            anna.choose(table, "end_hunt")
        house.keeper.asks("backup", backup)
        tables, players = house.keeper.asks("tables"), house.keeper.asks("players")
        checked = house.keeper.finds_all_well()
        assert checked["snapshots"] == 1
    database = new_database(other, request, tmp_path)
    keeper = Keeper(database)
    keeper.asks("restore", backup)
    told = {"entries": tables[0]["entries"] + 1}  # The table is told that it comes from a backup.
    assert (keeper.asks("tables"), keeper.asks("players")) == ([tables[0] | told], players)
    assert keeper.finds_all_well() == checked | told
    keeper.asks("backup", f"{backup}2")
    with open_house(database, tmp_path) as house:
        again = house.guest("Again")
        again.http.headers["Authorization"] = f"Bearer {anna.token}"
        assert again.look(table)["seen"]["number"] == 120
        again.choose(table, "end_hunt")


def test_whatever_is_decided_while_a_backup_is_restored_no_log_is_torn(house: House, tmp_path: Path) -> None:
    """People decide without pause, each at a table of their own; a backup is restored again and again."""
    backup, stop = str(tmp_path / "backup"), threading.Event()
    guests = [house.guest(name) for name in ("Anna", "Ben", "Cleo")]
    tables = [guest.create("me me") for guest in guests]
    house.keeper.asks("backup", backup)

    def play(guest: Guest, table: str) -> None:
        while not stop.is_set():
            try:
                with guest.talk() as talk:
                    talk.ask("watch", table=table)
                    while not stop.is_set():
                        number = talk.hear("state", "moved")["seen"]["number"]
                        talk.answer(talk.send("choose", table=table, number=number, choice="end_hunt"))
            except ConnectionClosed:
                continue

    players = [threading.Thread(target=play, args=each) for each in zip(guests, tables, strict=True)]
    for player in players:
        player.start()
    try:
        for _ in range(5):
            until(lambda: all(line["entries"] > 10 for line in house.keeper.asks("tables")))
            house.keeper.asks("restore", backup, "--replace")
    finally:
        stop.set()
        for player in players:
            player.join(60)
    house.keeper.finds_all_well()


def test_a_database_in_use_is_replaced_only_when_that_is_meant(house: House, tmp_path: Path) -> None:
    anna = house.guest("Anna")
    table = anna.create("me me")
    backup = str(tmp_path / "backup")
    house.keeper.asks("backup", backup)
    assert house.keeper.complaint("backup", backup).endswith(
        "there is a file already (--replace writes a new one in its place)"
    )
    house.keeper.asks("backup", backup, "--replace")
    assert house.keeper.complaint("restore", backup).endswith(
        "there are tables or guests in it (--replace gives them up)"
    )
    assert anna.look(table)["seen"]["number"] == 0


# What is shown


def test_lists_for_people_name_what_they_show(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.create("me open")
    out: dict[str, Any] = {word: house.keeper.types(word) for word in ("tables", "players", "costs", "check")}
    assert all(done.status == 0 for done in out.values())
    assert all(word in out["tables"].out for word in (table, "zombinion", "open", "Anna"))
    assert all(word in out["players"].out for word in (anna.player, "Anna"))
    assert "1 tables with 1 entries" in out["check"].out
    assert house.keeper.types("tables", "--phase", "over").out == "No table fits.\n"
    assert house.keeper.types("players", "nobody").out == "No guest fits.\n"


# Several workers


def test_every_worker_notices(cluster: Cluster, tmp_path: Path) -> None:
    name = f"house_{secrets.token_hex(4)}"
    cluster.execute(f"CREATE DATABASE {name}")
    keeper, backup = Keeper(cluster.url(name)), str(tmp_path / "backup")
    with opened(
        tmp_path, "--workers", "2", "--rates", "0", environment={"DEADTOWN_DATABASE": keeper.database}
    ) as program:
        anna = Guest(program.url, "Anna")
        table = anna.create("me me")
        keeper.asks("backup", backup)
        anna.choose(table)

        def everywhere(path: str, fits: Callable[[httpx.Response], bool]) -> bool:
            """Whether each of many new connections, which go to either worker, is answered so."""
            headers = {"Authorization": f"Bearer {anna.token}"}
            answers = [patient.get(f"{program.url}/api/v1{path}", headers=headers) for _ in range(12)]
            return all(map(fits, answers))

        assert everywhere(f"/tables/{table}", lambda answer: answer.json()["seen"]["number"] == 1)
        keeper.asks("ban", anna.player)
        until(lambda: everywhere("/session", lambda answer: answer.status_code == 403))
        keeper.asks("unban", anna.player)
        until(lambda: everywhere("/session", lambda answer: answer.status_code == 200))
        keeper.asks("restore", backup, "--replace")
        until(lambda: everywhere(f"/tables/{table}", lambda answer: answer.json()["seen"]["number"] == 0))
        keeper.asks("close", table)
        until(lambda: everywhere(f"/tables/{table}", lambda answer: answer.json()["info"]["phase"] == "closed"))
        anna.close()
    keeper.finds_all_well()
