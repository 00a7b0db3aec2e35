"""Save, acknowledge, send: in this order, and nothing of it when it could not be saved."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from deadtown.table.commands import Agree, Choose, Rematch, Say, Sit, Undo
from deadtown.table.denied import Denied
from deadtown.table.hub import Hub
from deadtown.table.messages import Done
from deadtown.table.settings import Settings, TablePlan
from deadtown.table.store import Raced, StorageDown, Write
from tests.table.tables import (
    BOT,
    ME,
    SHORT,
    Box,
    Follower,
    ann,
    bob,
    duel_at,
    end_turns,
    hub_at,
    in_loop,
    known_from,
    table_at,
)

Append = Callable[[Write], Coroutine[Any, Any, None]]


def stand_between(hub: Hub, monkeypatch: pytest.MonkeyPatch, append: Append) -> None:
    """Let something else save what a hub wants to be saved, whichever way it asks."""

    def append_then(write: Write, then: Callable[[Exception | None], None]) -> None:
        saving = asyncio.ensure_future(append(write))
        saving.add_done_callback(lambda done: then(done.exception()))  # type: ignore[arg-type]

    monkeypatch.setattr(hub.store, "append", append)
    monkeypatch.setattr(hub.store, "append_then", append_then)


class Trouble:
    """Stands between a hub and its storage: holds writes back, or lets them fail, before or after they are saved."""

    def __init__(self, hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
        self.append: Append = hub.store.append
        self.held: asyncio.Event | None = None
        self.came = asyncio.Event()
        self.fails_before = self.fails_after = 0
        self.notes: list[str] = []
        stand_between(hub, monkeypatch, self)

    async def __call__(self, write: Write) -> None:
        self.came.set()
        if self.held is not None:
            await self.held.wait()
        if self.fails_before:
            self.fails_before -= 1
            raise StorageDown("no room")
        await self.append(write)
        self.notes.append("saved")
        if self.fails_after:
            self.fails_after -= 1
            raise StorageDown("connection lost")


class Listening(Follower):
    """Notes when something comes that happened at the table; who comes and goes is told whenever there is time."""

    def __init__(self, notes: list[str]) -> None:
        super().__init__()
        self.notes = notes

    def put(self, message: bytes) -> None:
        super().put(message)
        if "seq" in self.got[-1]:
            self.notes.append("sent")


async def denied(work: Awaitable[Any]) -> Denied:
    with pytest.raises(Denied) as caught:
        await work
    return caught.value


@in_loop
async def test_a_decision_is_saved_then_acknowledged_then_sent(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_at(database) as hub:
        table = await duel_at(hub)
        trouble = Trouble(hub, monkeypatch)
        await hub.watch(bob, table, Listening(trouble.notes))
        trouble.notes.clear()
        done: list[Done] = []

        def acknowledge(answer: Done) -> None:
            trouble.notes.append("acknowledged")
            done.append(answer)

        answer = await hub.do(ann, table, Choose(0, "end_hunt"), acknowledge=acknowledge)
        assert trouble.notes == ["saved", "acknowledged", "sent"]
        assert done == [answer] == [Done(4, seat=0)]


@in_loop
async def test_nothing_is_said_before_it_is_durable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_at(str(tmp_path / "x.db")) as hub:
        table = await duel_at(hub)
        trouble = Trouble(hub, monkeypatch)
        box = Listening(trouble.notes)
        await hub.watch(bob, table, box)
        trouble.notes.clear()
        trouble.held = asyncio.Event()
        doing = asyncio.create_task(hub.do(ann, table, Choose(0, "end_hunt"), acknowledge=lambda _: None))
        await trouble.came.wait()
        for _ in range(20):
            await asyncio.sleep(0)
        assert not doing.done()
        assert trouble.notes == []
        trouble.held.set()
        await doing
        assert box.last["type"] == "moved"


@in_loop
async def test_what_could_not_be_saved_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_at(str(tmp_path / "x.db")) as hub:
        table = await duel_at(hub)
        trouble, box, acknowledged = Trouble(hub, monkeypatch), Follower(), list[Done]()
        await hub.watch(bob, table, box)
        before = (await hub.table(table)).save()
        trouble.fails_before = 1
        failed = await denied(hub.do(ann, table, Choose(0, "end_hunt"), acknowledge=acknowledged.append))
        assert (failed.kind, failed.refusal.reason) == ("storage", "storage-down")
        assert (acknowledged, len(box.numbered), hub.counts.storage_errors) == ([], 1, 1)
        assert (await hub.table(table)).save() == before
        assert (await hub.do(ann, table, Choose(0, "play bullet"))).seq == 4
        assert (box.seq, box.seen["number"]) == (4, 1)


@in_loop
async def test_what_was_saved_although_it_seemed_to_fail_is_found_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_at(str(tmp_path / "x.db")) as hub:
        table = await duel_at(hub)
        trouble, box = Trouble(hub, monkeypatch), Follower()
        await hub.watch(bob, table, box)
        trouble.fails_after = 1
        assert (await denied(hub.do(ann, table, Choose(0, "end_hunt")))).kind == "storage"
        assert box.seq == 3
        assert (await hub.do(ann, table, Choose(0, "end_hunt"))).again
        assert box.last["type"] == "moved"
        assert box.knows == known_from(await hub.look(bob, table))


@in_loop
async def test_what_was_saved_although_it_seemed_to_fail_is_not_missing_for_who_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_at(str(tmp_path / "x.db")) as hub:
        table = await duel_at(hub)
        await end_turns(hub, table, ann)
        Trouble(hub, monkeypatch).fails_after = 1
        await denied(hub.do(bob, table, Choose(1, "end_hunt")))
        await end_turns(hub, table, ann)
        box = Follower()
        box.seq = 3
        await hub.watch(bob, table, box, since=3)
        assert [message["seq"] for message in box.got] == [4, 5, 6, 6]


@in_loop
async def test_a_table_that_could_not_be_saved_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_at(str(tmp_path / "x.db")) as hub:
        Trouble(hub, monkeypatch).fails_before = 1
        plan = TablePlan("zombinion", [ME, BOT])
        assert (await denied(hub.create(ann, plan))).kind == "storage"
        assert await hub.tables(None) == []
        assert hub.live == {}
        await hub.create(ann, plan)


@in_loop
async def test_a_caller_who_goes_away_while_it_is_saved_changes_nothing_for_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_at(str(tmp_path / "x.db")) as hub:
        table = await table_at(hub, ME, BOT)
        trouble, box = Trouble(hub, monkeypatch), Follower()
        await hub.watch(bob, table, box)
        write: list[asyncio.Task[None]] = []

        async def saving(written: Write) -> None:
            write.append(asyncio.create_task(trouble.append(written)))
            trouble.came.set()
            await asyncio.shield(write[0])

        with monkeypatch.context() as while_saving:
            stand_between(hub, while_saving, saving)
            doing = asyncio.create_task(hub.do(ann, table, Choose(0, "end_hunt")))
            await trouble.came.wait()
            doing.cancel()
            await asyncio.gather(doing, return_exceptions=True)
        moved = await box.until(lambda message: message.get("number") == 2)
        assert moved["seat"] == 1
        assert box.knows == known_from(await hub.look(bob, table))


@in_loop
@pytest.mark.parametrize("saved", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("falls", [1, 2, 3], ids=["agreed", "made", "told"])
async def test_a_rematch_at_which_the_server_fell_is_made_once_when_somebody_asks_again(
    database: str, falls: int, saved: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is agreed to, the table is made, the old one tells of it: before or after any of these it may fall."""
    async with hub_at(database) as hub:
        table = await duel_at(hub, **SHORT)
        await end_turns(hub, table, ann, bob)
        await hub.do(ann, table, Rematch())
        append, writes = hub.store.append, 0

        async def fall(write: Write) -> None:
            nonlocal writes
            writes += 1
            if writes < falls or (writes == falls and saved):
                await append(write)
            if writes >= falls:
                raise StorageDown("it fell")

        monkeypatch.setattr(hub.store, "append", fall)
        assert (await denied(hub.do(bob, table, Agree()))).kind == "storage"
    async with hub_at(database) as hub:
        done = await hub.do(bob, table, Agree())
        assert done.again == (saved or falls > 1)
        assert (await hub.look(ann, done.table)).info.phase == "playing"
        assert (await hub.do(ann, table, Rematch())).table == done.table
        mine = await hub.store.tables(member=ann.player, limit=100)
        assert {summary.id for summary in mine} == {table, done.table}


@in_loop
async def test_what_is_denied_is_not_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_at(str(tmp_path / "x.db")) as hub:
        table = await duel_at(hub)
        trouble = Trouble(hub, monkeypatch)
        for command in (Choose(0, "take magazine"), Choose(1, 1), Undo(), Say("\a"), Sit(7)):
            await denied(hub.do(ann, table, command))
        await hub.do(ann, table, Sit())
        assert trouble.notes == []


@in_loop
async def test_a_bug_in_the_middle_of_a_request_leaves_the_table_as_it_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_at(str(tmp_path / "x.db")) as hub:
        table = await duel_at(hub)
        before = (await hub.table(table)).save()

        def act(broken: Any) -> None:
            broken.match.choose("end_hunt")
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            async with hub.live[table].lock:
                await hub.live[table].change(act)
        assert (await hub.table(table)).save() == before


@in_loop
async def test_requests_at_one_table_are_carried_out_one_after_the_other(database: str) -> None:
    async with hub_at(database) as hub:
        table = await duel_at(hub)
        box = Box()
        await hub.watch(None, table, box)
        answers = await asyncio.gather(
            *(hub.do(ann, table, Choose(0, "end_hunt")) for _ in range(5)),
            *(hub.do(ann, table, Choose(0, "play bullet")) for _ in range(5)),
            *(hub.do(bob, table, Say(f"{number}")) for number in range(5)),
            return_exceptions=True,
        )
        done = [answer for answer in answers if isinstance(answer, Done)]
        assert [answer.again for answer in done[:5]] == [False, True, True, True, True]
        assert [str(answer) for answer in answers[5:10]] == ["already-decided"] * 5
        assert [message["seq"] for message in box.numbered] == list(range(3, 10))


@in_loop
async def test_whoever_is_always_too_late_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_at(str(tmp_path / "x.db")) as hub:
        table = await duel_at(hub)

        async def too_late(write: Write) -> None:
            raise Raced

        with monkeypatch.context() as busy:
            stand_between(hub, busy, too_late)
            late = await denied(hub.do(ann, table, Choose(0, "end_hunt")))
        assert (late.kind, late.refusal.reason) == ("rate", "too-many-at-once")
        assert hub.counts.races == 5
        await end_turns(hub, table, ann)


@in_loop
async def test_a_long_game_is_stored_whole_now_and_then_and_loaded_from_there(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deadtown.table.live.SNAPSHOT_EVERY", 10)
    async with hub_at(database) as hub:
        table = await duel_at(hub, Settings(undo="free"))
        for _ in range(12):
            await end_turns(hub, table, ann, bob)
        stored = await hub.store.load(table)
        assert stored is not None
        assert stored.snapshot is not None
        assert stored.snapshot.number == 20
        assert [number for number, _ in stored.entries] == list(range(21, 28))
        kept = (await hub.table(table)).save()
        hub.live[table].forget()
        assert (await hub.table(table)).save() == kept
        await end_turns(hub, table, *[ann, bob] * 2)
        stored = await hub.store.load(table)
        assert stored is not None
        assert stored.snapshot is not None
        assert stored.snapshot.number == 30, "loading a table does not put off the next time"


@in_loop
async def test_what_is_before_the_stored_table_can_be_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Going back further than the memory reaches, and being read again from a log that does."""
    monkeypatch.setattr("deadtown.table.live.SNAPSHOT_EVERY", 10)
    async with hub_at(str(tmp_path / "x.db")) as hub:
        table = await duel_at(hub, Settings(undo="free"))
        box = Follower()
        await hub.watch(bob, table, box)
        for _ in range(12):
            await end_turns(hub, table, ann, bob)
        await hub.do(ann, table, Undo(to=3))
        assert (box.info["number"], box.seen["number"]) == (3, 3)
        kept = (await hub.table(table)).save()
        hub.live[table].forget()
        assert (await hub.table(table)).save() == kept
        await end_turns(hub, table, bob)
        assert box.knows == known_from(await hub.look(bob, table))
