"""Tables with long logs: read elsewhere, loaded from what was stored, and not made longer than need be."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from deadtown.kernel.changes import with_changes
from deadtown.table.commands import Arrange, Close, Mute, Pause, Preview, Say, Undo
from deadtown.table.hub import Hub
from deadtown.table.library import Part
from deadtown.table.log_lines import LogLine
from deadtown.table.reading.readers import Ask
from deadtown.table.reading.task import Answer, AnyTask, Heard, Import, Stand, TellMissed
from deadtown.table.settings import Settings
from deadtown.table.table import Table
from tests.table.long_games import taken_back
from tests.table.tables import (
    Follower,
    Inside,
    ann,
    bob,
    changes_in,
    cleo,
    denied,
    duel_at,
    end_turns,
    frames_of,
    hub_at,
    in_loop,
    log_of,
    table_of,
)

FREE = Settings(undo="free")


class Gated(Inside):
    """Reads when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.came, self.allowed = asyncio.Event(), asyncio.Event()

    @asynccontextmanager
    async def turn(self, who: str, address: str) -> AsyncIterator[Ask]:
        async with super().turn(who, address) as now:

            async def ask(task: AnyTask, heard: Heard | None = None) -> Answer:
                self.came.set()
                await self.allowed.wait()
                return await now(task, heard)

            yield ask


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Logs are soon long: they are stored whole every five entries, and ten are too many to be read here."""
    monkeypatch.setattr("deadtown.table.live.SNAPSHOT_EVERY", 5)
    monkeypatch.setattr("deadtown.table.archive.SHORT", 10)


async def whole(hub: Hub, table: str) -> Table:
    """A table as its whole log makes it."""
    return Table.read(table, None, await hub.store.entries(table, 0))


async def same_as_whole(hub: Hub, table: str) -> bool:
    loaded, read = await hub.table(table), await whole(hub, table)
    assert loaded.match is not None
    assert read.match is not None
    return (loaded.state, loaded.match.digest()) == (read.state, read.match.digest())


# From records


@in_loop
async def test_a_long_record_is_played_elsewhere_and_loaded_from_what_was_stored(database: str) -> None:
    readers = Inside()
    async with hub_at(database, readers=readers) as hub:
        table = await hub.import_record(ann, taken_back(200))
        assert await same_as_whole(hub, table)
        hub.live[table].put_away()
        assert await same_as_whole(hub, table)
        assert [type(task) for task in readers.tasks] == [Import]


@in_loop
async def test_a_finished_game_whose_luck_is_only_recorded_is_loaded_so_too(database: str) -> None:
    readers = Inside()
    async with hub_at(database, readers=readers) as hub:
        table = await hub.import_record(ann, taken_back(200, seed=False))
        before = (await hub.look(ann, table)).info
        hub.live[table].put_away()
        after = (await hub.look(ann, table)).info
        assert (after.phase, after.outcome) == ("over", before.outcome)
        assert await same_as_whole(hub, table)
        assert [type(task) for task in readers.tasks] == [Import]
        assert await denied(hub.fork(ann, table, 1, 0, "easy")) == "conflict no-seed-to-go-on"


@in_loop
async def test_a_record_that_is_too_long_is_not_looked_at(url: str) -> None:
    readers = Inside()
    async with hub_at(url, readers=readers, longest_record=20) as hub:
        assert await denied(hub.import_record(ann, "nonsense\n" * 21)) == "large record-too-long"
        assert not readers.tasks
        assert await denied(hub.import_record(ann, taken_back(20))) == "large record-too-long"
        assert await hub.import_record(ann, taken_back(8, saved=True))


# Going far back


@in_loop
async def test_who_goes_far_back_in_a_long_game_is_where_they_were(short: None, database: str) -> None:
    readers = Inside()
    async with hub_at(database, readers=readers) as hub:
        table = await duel_at(hub, FREE)
        positions = [(await hub.table(table)).playing.digest()]
        for caller in [ann, bob] * 10:
            await end_turns(hub, table, caller)
            positions.append((await hub.table(table)).playing.digest())
        for number in (12, 3, 0):
            await hub.do(ann, table, Undo(to=number))
            assert (await hub.table(table)).playing.digest() == positions[number]
            assert (await hub.table(table)).state.row == (await whole(hub, table)).state.row
        assert {type(task) for task in readers.tasks} == {Stand}
        await end_turns(hub, table, ann, bob)
        assert [(await whole(hub, table)).playing.digest(), (await hub.table(table)).playing.digest()] == [
            positions[2]
        ] * 2


@in_loop
async def test_who_went_back_past_what_was_stored_makes_nobody_read_the_whole_log(short: None, database: str) -> None:
    readers = Inside()
    async with hub_at(database, readers=readers) as hub:
        table = await duel_at(hub, FREE)
        for _ in range(8):
            number = (await hub.table(table)).playing.number
            await end_turns(hub, table, ann, bob, ann, bob, ann)
            await hub.do(ann, table, Undo(to=number + 2))
            hub.live[table].put_away()
            assert await same_as_whole(hub, table)
        assert not readers.tasks


@in_loop
async def test_a_long_log_without_anything_stored_is_read_elsewhere(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deadtown.table.archive.SHORT", 10)
    readers = Inside()
    async with hub_at(url, readers=readers) as hub:
        table = await duel_at(hub, FREE)
        await end_turns(hub, table, *[ann, bob] * 6)
        hub.live[table].put_away()
        assert await same_as_whole(hub, table)
        assert [type(task) for task in readers.tasks] == [Stand]
        watching = Follower(bob.player)
        await hub.watch(bob, table, watching)
        await end_turns(hub, table, ann)
        assert watching.seq == (await hub.table(table)).state.seq


# Logs that get too long


def test_a_long_log_is_made_longer_by_what_the_game_needs_alone() -> None:
    table = table_of(ann, bob, settings=FREE)
    table.end_turns(ann, bob)
    table.longest = len(table.bodies)
    for command in (Undo(), Say("hello"), Mute(bob.player), Pause(), Arrange(ask="always")):
        table.denies(ann, command, "log-too-long", "conflict")
    table.do(ann, Preview(table.number, "end_hunt"))
    table.end_turns(ann, bob)
    table.do(ann, Close())


def test_whoever_looks_on_fills_no_log_of_those_who_play() -> None:
    table = table_of(ann, bob, settings=FREE)
    table.longest = 2 * len(table.bodies) + 4
    for _ in range(2):
        table.do(cleo, Say("hello"))
    for command in (Say("hello"), Mute(bob.player)):
        table.denies(cleo, command, "log-too-long", "conflict")
    table.do(ann, Say("hello"))
    table.end_turns(ann, bob)
    table.do(ann, Undo())


@in_loop
async def test_how_long_a_log_may_get_is_a_limit_of_the_server(url: str) -> None:
    async with hub_at(url, longest_log=6) as hub:
        table = await duel_at(hub, FREE)
        await hub.do(ann, table, Say("hello"))
        await end_turns(hub, table, ann, bob)
        assert await denied(hub.do(ann, table, Say("hello"))) == "conflict log-too-long"
        assert await denied(hub.do(ann, table, Undo())) == "conflict log-too-long"
        await end_turns(hub, table, *[ann, bob] * 15)
        hub.live[table].put_away()
        for work in (
            hub.log(ann, table, "en"),
            hub.replay(ann, table, "own"),
            hub.fork(ann, table, 0, 0, "easy"),
            hub.record(ann, table),
            hub.watch(ann, table, Follower(), since=0),
        ):
            assert await denied(work) == "large too-long-to-read"
        assert (await hub.look(ann, table)).info.phase == "playing"


# In pages


@in_loop
async def test_a_log_is_told_in_pages(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, FREE)
        await end_turns(hub, table, ann, bob)
        await hub.do(ann, table, Undo(to=0))
        await end_turns(hub, table, ann, bob, ann)
        whole = await log_of(hub.log(ann, table, "en"))
        assert (await hub.log(ann, table, "en")).next is None
        for most in (1, 3, 7):
            told, pages = list[LogLine](), 0
            since: int | None = 0
            while since is not None:
                page = await hub.log(ann, table, "en", Part(since, most))
                told += msgspec.json.decode(page.body, type=list[LogLine])
                since, pages = page.next, pages + 1
            assert told == whole
            assert pages > 1


@in_loop
async def test_the_lines_of_one_entry_stay_together(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        await end_turns(hub, table, ann)
        lines = await log_of(hub.log(ann, table, "en", Part(0, 1)))
        assert {line.seq for line in lines} == {1}
        last = await log_of(hub.log(ann, table, "en", Part((await hub.table(table)).state.seq - 1, 1)))
        assert len(last) > 1


@pytest.mark.parametrize("views", ["whole", "moments", "changes", "none"])
@in_loop
async def test_a_replay_is_told_in_pages(url: str, views: Any) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, FREE)
        await end_turns(hub, table, ann, bob, ann, bob)
        await hub.do(ann, table, Undo(to=1))
        await end_turns(hub, table, bob, ann, bob)
        whole = (await hub.replay(ann, table, 0, "en", views=views)).body.splitlines()
        told: list[bytes] = []
        since: int | None = None
        while True:
            page = await hub.replay(ann, table, 0, "en", views=views, part=Part(since, 2))
            told += page.body.splitlines()
            if page.next is None:
                break
            since = page.next
        assert unrolled(told) == unrolled(whole)
        assert [json.loads(line)["number"] for line in told] == list(range(5))
        assert len(await frames_of(hub.replay(ann, table, 0, part=Part(2)))) == 2


def unrolled(lines: list[bytes]) -> list[Any]:
    """The views of a replay, as they follow from each other, and what was said."""
    view: Any = None
    shown = []
    for line in lines:
        frame = json.loads(line)
        for changes in changes_in(frame):
            view = with_changes(view, changes)
        view = frame["seen"].get("view", view)
        shown.append((frame["number"], frame["words"], view))
    return shown


@in_loop
async def test_pages_are_no_larger_than_they_may_be(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deadtown.table.library.PAGE", 10_000)
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        await end_turns(hub, table, *[ann, bob] * 5)
        page = await hub.replay(ann, table, 0)
        assert page.next is not None
        assert len(page.body) <= 10_000 or page.body.count(b"\n") == 1


# What was missed


@in_loop
async def test_what_somebody_missed_is_read_while_others_play_on(url: str) -> None:
    readers = Gated()
    async with hub_at(url, readers=readers) as hub:
        table = await duel_at(hub)
        await end_turns(hub, table, ann, bob)
        hub.live[table].put_away()
        box = Follower(bob.player)
        box.seq = 1
        coming = asyncio.create_task(hub.watch(bob, table, box, since=1))
        await readers.came.wait()
        await end_turns(hub, table, ann, bob)
        assert not coming.done(), "they play on though the log is being read"
        readers.allowed.set()
        await coming
        await end_turns(hub, table, ann)
        assert box.seq == (await hub.table(table)).state.seq
        assert [message["seq"] for message in box.numbered if message["type"] != "state"] == list(range(2, box.seq + 1))
        assert {type(task) for task in readers.tasks} == {TellMissed}


@in_loop
async def test_who_may_not_look_has_nothing_read(url: str) -> None:
    readers = Inside()
    async with hub_at(url, readers=readers) as hub:
        table = await duel_at(hub, Settings(spectators=False))
        await end_turns(hub, table, ann)
        hub.live[table].put_away()
        assert await denied(hub.watch(None, table, Follower(), since=0)) == "forbidden no-spectators"
        assert not readers.tasks
