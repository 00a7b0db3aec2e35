"""Quiet entries: stored and applied like any, but nobody is told, and no number moves that somebody sees."""

from typing import Any, ClassVar

import msgspec
import pytest

from deadtown.table import entries, story
from deadtown.table.commands import Say
from deadtown.table.folding import FOLD
from deadtown.table.hub import Hub
from deadtown.table.live import RELISTED
from deadtown.table.store import Write
from deadtown.table.table import Saved, Table
from deadtown.table.tabletop import Damaged, Tabletop
from deadtown.table.telling import Viewer
from tests.table.tables import (
    Box,
    Clock,
    Follower,
    ann,
    bob,
    duel_at,
    end_turns,
    hub_at,
    in_loop,
    known_from,
    table_of,
)


class Thought(entries.Entry, frozen=True):
    """Somebody thinks something, and keeps it for themselves."""

    quiet: ClassVar[bool] = True

    player: str = ""


def thought(table: Tabletop, entry: Thought) -> None:
    """It is seen to be applied by something that nobody is told."""
    table.state.secret += "!"


@pytest.fixture(autouse=True)
def thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables at which thoughts are entries."""
    folds: dict[Any, Any] = FOLD
    monkeypatch.setitem(folds, Thought, thought)
    monkeypatch.setattr(entries, "read_entry", msgspec.json.Decoder(entries.AnyEntry | Thought).decode)


def think(table: Table) -> None:
    """Somebody thinks, long after everything else."""
    table.add(Thought(1e9, ann.player))  # type: ignore[arg-type]


async def think_at(hub: Hub, table: str) -> None:
    live = hub.live[table]
    async with live.lock:
        await live.change(think)


def test_a_quiet_entry_has_a_row_and_no_number() -> None:
    table = table_of(ann, bob).table
    before, changed = (table.state.row, table.state.seq), table.state.changed
    think(table)
    assert before == (2, 2)
    assert (table.state.row, table.state.seq, table.state.changed) == (3, 2, changed)
    assert [(told.row, told.seq) for told in table.take_fresh()] == [(3, 2)]
    assert table.state.secret.endswith("!")


def test_a_log_with_quiet_entries_read_again_gives_the_same_table() -> None:
    table = table_of(ann, bob)
    saved = table.table.save()
    for caller in (ann, bob, ann):
        think(table.table)
        table.end_turns(caller)
    assert [row for row, _ in table.bodies] == list(range(1, 9))
    assert (table.table.state.row, table.table.state.seq) == (8, 5)
    for again in (
        Table.read(table.table.state.id, None, table.bodies),
        Table.read(table.table.state.id, saved, table.bodies[2:]),
        Table.restore(table.table.save()),
    ):
        assert again.save() == table.table.save()
    assert [taken.seq for taken in table.table.state.line] == [3, 4, 5]


def test_what_is_told_again_leaves_quiet_entries_out() -> None:
    table, plain = table_of(ann, bob), table_of(ann, bob)
    for caller in (ann, bob):
        think(table.table)
        table.end_turns(caller)
        plain.end_turns(caller)
    viewer, identity = Viewer(ann.player, "en"), plain.table.state.id
    for since in (0, 2, 3):
        told = [story.log_lines(identity, played.bodies, viewer, since) for played in (table, plain)]
        assert told[0] == told[1]
        assert len(story.missed(identity, table.bodies, viewer, since)) == 4 - since
    frames = [story.frames(identity, played.bodies, 0, "en") for played in (table, plain)]
    assert msgspec.json.encode(frames[0]) == msgspec.json.encode(frames[1])


@in_loop
async def test_a_stored_list_does_not_give_away_that_somebody_answered_quietly(url: str) -> None:
    clock = Clock()
    async with hub_at(url, now=clock) as hub:
        table = await duel_at(hub)
        before = await hub.store.tables(limit=1)
        clock.time += 2 * RELISTED
        await think_at(hub, table)
        assert await hub.store.tables(limit=1) == before
        await hub.do(bob, table, Say("hello"))
        assert (await hub.store.tables(limit=1))[0].changed == clock.time


@in_loop
async def test_nobody_hears_of_a_quiet_entry(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        boxes = [Follower(ann.player), Follower()]
        for who, box in zip((ann, None), boxes, strict=True):
            await hub.watch(who, table, box)
        stream = Box()
        await hub.follow(bob, stream)
        heard, listed = len(stream.got), await hub.tables(None)
        await think_at(hub, table)
        assert [len(box.numbered) for box in boxes] == [1, 1]
        assert len(stream.got) == heard
        assert await hub.tables(None) == listed
        assert [row for row, _ in await hub.store.entries(table, 0)] == [1, 2, 3, 4]
        assert (await hub.do(ann, table, Say("hello"))).seq == 4
        assert (await hub.do(ann, table, Say("hello"))).seq == 5
        for who, box in zip((ann, None), boxes, strict=True):
            assert [message["seq"] for message in box.numbered] == [3, 4, 5]
            assert box.knows == known_from(await hub.look(who, table))


@pytest.mark.parametrize("away", [False, True])
@in_loop
async def test_who_comes_back_misses_no_number(url: str, away: bool) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        await end_turns(hub, table, ann)
        await think_at(hub, table)
        await end_turns(hub, table, bob)
        await think_at(hub, table)
        if away:
            hub.live[table].put_away()
        for since, seqs in ((3, [4, 5, 5]), (4, [5, 5]), (5, [5])):
            late = Follower(ann.player)
            late.seq = since
            (await hub.watch(ann, table, late, since=since)).close()
            assert [message["seq"] for message in late.numbered] == seqs


@in_loop
async def test_nobody_is_reminded_by_a_quiet_entry(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even if it changes whose turn it is."""

    def swap(table: Tabletop, entry: Thought) -> None:
        table.state.seats.reverse()

    folds: dict[Any, Any] = FOLD
    monkeypatch.setitem(folds, Thought, swap)
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        stream = Box()
        await hub.follow(bob, stream)
        heard = len(stream.got)
        await think_at(hub, table)
        assert len(stream.got) == heard
        await hub.do(ann, table, Say("your turn"))
        assert stream.types[heard:] == ["turn"]


@in_loop
async def test_lists_of_tables_are_not_written_for_a_quiet_entry(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        append, writes = hub.store.append, list[Write]()

        async def noting(write: Write) -> None:
            writes.append(write)
            await append(write)

        monkeypatch.setattr(hub.store, "append", noting)
        await think_at(hub, table)
        assert [(write.first, write.summary, write.members) for write in writes] == [(4, None, None)]


@pytest.mark.parametrize("every", [1, 100])
@in_loop
async def test_a_table_that_was_put_away_is_not_told_again_for_a_thought(
    url: str, monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    """Neither when the thought is read from the log nor when the table was stored after it."""
    monkeypatch.setattr("deadtown.table.live.SNAPSHOT_EVERY", every)
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        box = Follower(ann.player)
        await hub.watch(ann, table, box)
        live = hub.live[table]
        for known in (3, 4):
            await think_at(hub, table)
            live.put_away()
            live.watchers.known = known
            await hub.table(table)
            assert len(box.numbered) == 1
        await end_turns(hub, table, ann)
        assert [message["seq"] for message in box.numbered] == [3, 4]


@in_loop
async def test_another_worker_goes_on_after_a_quiet_entry(postgresql_url: str) -> None:
    async with hub_at(postgresql_url) as here, hub_at(postgresql_url) as there:
        table = await duel_at(here)
        box = Follower(bob.player)
        await there.watch(bob, table, box)
        await think_at(here, table)
        await end_turns(there, table, ann)
        await think_at(here, table)
        await end_turns(there, table, bob)
        assert [message["seq"] for message in box.numbered] == [3, 4, 5]
        assert [row for row, _ in await here.store.entries(table, 0)] == list(range(1, 8))


def test_a_table_stored_before_there_were_quiet_entries_is_told_in_full() -> None:
    table = table_of(ann, bob)
    table.end_turns(ann, bob)
    old = msgspec.msgpack.decode(table.table.save())
    assert old["state"].pop("seq") == old["state"]["number"] == 4
    again = Table.restore(msgspec.msgpack.encode(old))
    assert (again.state.row, again.state.seq) == (4, 4)
    assert again.save() == table.table.save()


def test_a_stored_match_that_can_not_be_read_is_damage() -> None:
    table = table_of(ann, bob).table
    stored = msgspec.msgpack.decode(table.save(), type=Saved)
    assert stored.match is not None
    stored.match = msgspec.structs.replace(stored.match, state=b"\x80")
    with pytest.raises(Damaged):
        Table.restore(msgspec.msgpack.encode(stored))
