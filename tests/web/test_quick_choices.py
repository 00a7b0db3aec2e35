"""The short way of choices over a socket: what goes it, what does not, and what happens when it leads nowhere."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from deadtown.table.store import Raced, StorageDown, Write
from tests.web.clients import Guest, Talk
from tests.web.servers import Served, served, settings_of

Then = Callable[[Exception | None], None]


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Served]:
    with served(settings_of(tmp_path)) as running:
        yield running


@pytest.fixture
def anna(town: Served) -> Iterator[Guest]:
    guest = Guest(town.url, "Anna")
    yield guest
    guest.close()


@pytest.fixture
def bruno(town: Served) -> Iterator[Guest]:
    guest = Guest(town.url, "Bruno")
    yield guest
    guest.close()


@pytest.fixture
def table(anna: Guest) -> str:
    return anna.create("me me")


class Usual:
    """Counts what is asked of the hub the usual way."""

    def __init__(self, town: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        self.commands: list[str] = []
        do = town.house.hub.do

        def counted(caller: Any, table: str, command: Any, *more: Any) -> Any:
            self.commands.append(type(command).__name__)
            return do(caller, table, command, *more)

        monkeypatch.setattr(town.house.hub, "do", counted)


def fail_once(town: Served, monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """Let the next write that comes the short way fail."""
    store = town.house.store
    append = store.append_then

    def failing(write: Write, then: Then) -> None:
        monkeypatch.setattr(store, "append_then", append)
        assert town.loop is not None
        town.loop.call_soon(then, error)

    monkeypatch.setattr(store, "append_then", failing)


def watch(town: Served, talk: Talk, table: str) -> None:
    """Watch a table, and wait until the conversation waits for what is said next."""
    talk.ask("watch", table=table)
    talk.hear("state")
    town.in_loop(asyncio.sleep(0))


def next_kinds(talk: Talk, count: int) -> list[str]:
    """What the next messages are, but for who comes and goes."""
    kinds: list[str] = []
    while len(kinds) < count:
        kind = talk.receive()["type"]
        if kind != "presence":
            kinds.append(kind)
    return kinds


def test_choices_ask_nothing_of_the_usual_way(
    town: Served, anna: Guest, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Usual(town, monkeypatch)
    with anna.talk() as talk:
        watch(town, talk, table)
        for number in range(5):
            talk.ask("choose", table=table, number=number, choice=1)
            assert talk.hear("moved")["number"] == number + 1
        assert usual.commands == []
        assert talk.error("choose", table=table, number=0, choice=2)["reason"] == "already-decided"
        assert talk.ask("choose", table=table, number=4, choice=1)["again"]
        talk.ask("say", table=table, text="choose")
    assert usual.commands == ["Choose", "Choose", "Say"]


def test_all_is_answered_in_the_order_in_which_it_came(anna: Guest, table: str) -> None:
    with anna.talk() as talk:
        ids = []
        for number in range(8):
            ids.append(talk.send("choose", table=table, number=number, choice=1))
            if number % 3 == 0:
                ids.append(talk.send("say", table=table, text="hello"))
            if number % 3 == 1:
                ids.append(talk.send("choose", table=table, number=99, choice=1))
        answers = [talk.receive() for _ in ids]
    assert [answer["id"] for answer in answers] == ids
    assert [answer["type"] for answer in answers].count("error") == 3
    assert anna.look(table)["info"]["number"] == 8


def test_what_cannot_be_saved_is_denied_and_nothing_has_changed(
    town: Served, anna: Guest, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with anna.talk() as talk:
        watch(town, talk, table)
        fail_once(town, monkeypatch, StorageDown("the disk is full"))
        assert talk.error("choose", table=table, number=0, choice=1)["reason"] == "storage-down"
        assert town.house.counts.storage_errors == 1
        assert anna.look(table)["info"]["number"] == 0
        talk.ask("choose", table=table, number=0, choice=1)
        assert talk.hear("moved")["number"] == 1


def test_whoever_was_too_late_goes_the_usual_way(
    town: Served, anna: Guest, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Usual(town, monkeypatch)
    with anna.talk() as talk:
        watch(town, talk, table)
        fail_once(town, monkeypatch, Raced())
        ids = [talk.send("choose", table=table, number=number, choice=1) for number in range(2)]
        assert [talk.answer(id)["type"] for id in ids] == ["done", "done"]
    assert usual.commands[0] == "Choose"
    assert anna.look(table)["info"]["number"] == 2


def test_whoever_goes_while_it_is_saved_has_chosen(
    town: Served, anna: Guest, bruno: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever way it goes: what comes before the conversation has begun goes the usual one."""
    table = anna.create("me me", settings={"visibility": "public"})
    held, came = list[tuple[Any, Then]](), threading.Event()
    writer = town.house.store._writer
    submit = writer.submit_then

    def hold(work: Any, then: Then) -> None:
        held.append((work, then))
        came.set()

    with bruno.talk() as there:
        there.ask("watch", table=table)
        with anna.talk() as here:
            monkeypatch.setattr(writer, "submit_then", hold)
            here.send("choose", table=table, number=0, choice=1)
            assert came.wait(10)
        monkeypatch.setattr(writer, "submit_then", submit)

        async def let_go() -> None:
            for work, then in held:
                submit(work, then)

        town.in_loop(let_go())
        assert there.hear("moved")["number"] == 1


def test_the_answer_and_what_came_of_it_are_sent_together(anna: Guest, table: str) -> None:
    with anna.talk() as talk:
        talk.ask("watch", table=table)
        talk.hear("state")
        for number in range(3):
            talk.send("choose", table=table, number=number, choice=1)
            assert next_kinds(talk, 2) == ["done", "moved"]
