"""Keeping tables: in memory while somebody is there, in storage for ever, by the rules that they were begun with."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import event, text

from deadtown.games import GAMES
from deadtown.kernel.record import Header, read_lines
from deadtown.table.commands import Bot, Choose, Close, Leave, Say, Sit, Start
from deadtown.table.hub import Hub
from deadtown.table.settings import Clock as Times
from deadtown.table.settings import SeatPlan, Settings, SitIn
from deadtown.table.store import Summary, Write
from tests.table.tables import (
    ME,
    OPEN,
    SHORT,
    ZOMBINION,
    Box,
    Clock,
    Follower,
    Gate,
    ann,
    bob,
    cleo,
    dan,
    denied,
    duel_at,
    end_turns,
    hub_at,
    in_loop,
    known_from,
    table_at,
    text_of,
)


async def swept(hub: Hub, table: str) -> None:
    """Wait until an idle table has been seen to."""
    while table in hub.live and hub.live[table]._table is not None:
        await hub.store.check()


# Memory


@in_loop
async def test_an_idle_table_is_put_away_and_loaded_when_it_is_needed(database: str) -> None:
    async with hub_at(database, idle=0.02) as hub:
        table = await duel_at(hub)
        await end_turns(hub, table, ann)
        await swept(hub, table)
        assert table not in hub.live
        await end_turns(hub, table, bob)
        assert (await hub.look(None, table)).info.number == 2


@in_loop
async def test_whoever_watches_an_idle_table_is_told_when_it_is_no_longer(url: str) -> None:
    async with hub_at(url, idle=0.02) as hub:
        table, box = await duel_at(hub), Follower()
        await hub.watch(bob, table, box)
        await swept(hub, table)
        assert table in hub.live
        await end_turns(hub, table, ann)
        assert box.last["type"] == "moved"
        assert box.knows == known_from(await hub.look(bob, table))


@in_loop
async def test_a_table_is_not_put_away_while_a_bot_thinks(url: str) -> None:
    thinkers, clock = Gate(), Clock()
    async with hub_at(url, thinkers, idle=0.01, now=clock) as hub:
        table = await table_at(hub, ME, SeatPlan("bot"))
        await hub.do(ann, table, Choose(0, "end_hunt"))
        await thinkers.waiting.acquire()
        clock.time += 100
        other = await duel_at(hub)
        clock.time += 100
        await swept(hub, other)
        assert table in hub.live
        thinkers.allowed.release()
        while hub.live[table].busy:
            await hub.store.check()
        clock.time += 100
        await swept(hub, table)
        assert table not in hub.live
        assert (await hub.look(None, table)).info.number == 2


@pytest.mark.parametrize(
    ("settings", "stays"),
    [(Settings(), False), (Settings(clock=Times()), True), (Settings(sit_in=SitIn()), False)],
    ids=["plain", "clock", "sit-in"],
)
@in_loop
async def test_of_a_table_that_nobody_watches_only_a_running_clock_stays(
    tmp_path: Path, settings: Settings, stays: bool
) -> None:
    async with hub_at(str(tmp_path / "x.db")) as hub:
        table = await duel_at(hub, settings)
        live = hub.live[table]
        assert live.put_away() == (not stays)
        if stays:
            live.keep()
            assert not live.put_away(), "the alarm of a table that is put away stays as it was"


# Storage


@contextmanager
def statements(hub: Hub) -> Iterator[list[str]]:
    """What is asked of the database meanwhile; not by the clock, as whether others have written to it."""
    asked: list[str] = []

    def note(connection: object, cursor: object, statement: str, *rest: object) -> None:
        if statement != "PRAGMA data_version":
            asked.append(" ".join(statement.split()))

    engine = hub.store._database.engine
    event.listen(engine, "before_cursor_execute", note)
    yield asked
    event.remove(engine, "before_cursor_execute", note)


async def fill(hub: Hub, count: int) -> None:
    """So many tables in the database."""
    for start in range(0, count, 2000):
        writes = []
        for number in range(start, min(start + 2000, count)):
            id = f"stored-{number}"
            summary = Summary(id, "zombinion", "1", "over", "public", f"host-{number}", 1.0, 1.0, b"{}")
            writes.append(hub.store.append(Write(id, 1, [b"{}"], summary, [f"host-{number}"])))
        await asyncio.gather(*writes)


@in_loop
async def test_ten_thousand_stored_tables_do_not_matter_to_a_running_one(url: str) -> None:
    """The same statements, none of which goes through all there is."""
    asked: list[list[str]] = []
    async with hub_at(url) as hub:
        for count in (0, 10_000):
            await fill(hub, count)
            table = await duel_at(hub)
            hub.live[table].forget()
            with statements(hub) as meanwhile:
                await end_turns(hub, table, ann, bob)
                await hub.do(ann, table, Say("hello"))
                await hub.do(ann, table, Leave())
            asked.append(meanwhile)
        assert asked[0] == asked[1]
        looked = [statement for statement in asked[1] if statement.startswith("SELECT")]
        assert looked
        with hub.store._database.engine.connect() as connection:
            for statement in looked:
                values = ("x",) * statement.count("?")
                plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
                steps = [step.detail for step in plan]
                for name in ("entries", "tables", "snapshots", "members"):
                    assert not any(step.startswith(f"SCAN {name}") for step in steps), (statement, steps)


# Damage


@in_loop
async def test_a_damaged_log_is_noticed_and_not_changed_any_more(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with hub_at(database) as hub:
        table = await duel_at(hub, **SHORT)
        await end_turns(hub, table, ann, bob)
        with hub.store._database.engine.begin() as connection:
            connection.execute(
                text("UPDATE entries SET body = :body WHERE table_id = :table AND number = 4"),
                {"body": b'{"entry":"chose","at":1,"seat":0,"number":0,"option":"take magazine"}', "table": table},
            )
        hub.live[table].forget()
        for work in (
            hub.look(ann, table),
            hub.do(ann, table, Say("hello")),
            hub.watch(ann, table, Box()),
            hub.log(ann, table, "en"),
            hub.replay(ann, table, "own"),
            hub.summary(ann, table),
            hub.record(ann, table),
            hub.fork(ann, table, 0, 0, "easy"),
        ):
            assert await denied(work) == "gone table-damaged"
        assert "table damaged" in caplog.text
        other = await duel_at(hub)
        await end_turns(hub, other, ann)


@in_loop
async def test_damage_that_the_stored_table_hides_is_noticed_when_the_whole_log_is_read(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deadtown.table.live.SNAPSHOT_EVERY", 5)
    async with hub_at(url) as hub:
        table = await duel_at(hub, turn_cap=5)
        await end_turns(hub, table, *[ann, bob] * 5)
        with hub.store._database.engine.begin() as connection:
            connection.execute(text("UPDATE entries SET body = x'' WHERE number = 4"))
        hub.live[table].put_away()
        assert (await hub.look(ann, table)).info.phase == "over"
        for work in (
            hub.log(ann, table, "en"),
            hub.replay(ann, table, "own"),
            hub.summary(ann, table),
            hub.record(ann, table),
            hub.fork(ann, table, 0, 0, "easy"),
            hub.watch(ann, table, Box(), since=1),
        ):
            assert await denied(work) == "gone table-damaged"


@in_loop
async def test_a_stored_table_that_can_not_be_read_is_read_from_its_log(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a change of the program: the log is what counts."""
    monkeypatch.setattr("deadtown.table.live.SNAPSHOT_EVERY", 5)
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        await end_turns(hub, table, *[ann, bob] * 5)
        kept = (await hub.table(table)).save()
        with hub.store._database.engine.begin() as connection:
            connection.execute(text("UPDATE snapshots SET body = x'80'"))
        hub.live[table].forget()
        assert (await hub.table(table)).save() == kept


# Other rules


@in_loop
async def test_a_game_of_other_rules_is_never_silently_changed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deadtown.table.live.SNAPSHOT_EVERY", 5)
    async with hub_at(database) as hub:
        tables = [await duel_at(hub), await duel_at(hub)]
        await end_turns(hub, tables[1], *[ann, bob] * 4)
        waiting = await table_at(hub, ME, OPEN)
    monkeypatch.setitem(GAMES, "zombinion", replace(ZOMBINION, version="other"))
    async with hub_at(database) as hub:
        for table in tables:
            for work in (
                hub.look(ann, table),
                hub.do(ann, table, Choose(0, "end_hunt")),
                hub.watch(ann, table, Box()),
                hub.log(ann, table, "en"),
                hub.replay(ann, table, "own"),
                hub.summary(ann, table),
                hub.fork(ann, table, 0, 0, "easy"),
            ):
                assert await denied(work) == "gone other-rules"
        assert await denied(hub.do(bob, waiting, Sit())) == "gone other-rules"
        assert await denied(hub.do(ann, waiting, Bot(1))) == "gone other-rules"
        assert len(await hub.tables(ann, mine=True)) == 3


@in_loop
async def test_a_game_of_other_rules_is_exported_for_those_who_played_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_at(url, Gate()) as hub:
        table = await table_at(hub, ME, OPEN, OPEN)
        await hub.do(bob, table, Sit())
        await hub.do(ann, table, Bot(2, "easy"))
        await hub.do(ann, table, Choose(0, "end_hunt"))
        await hub.do(bob, table, Leave())
        await hub.do(dan, table, Say("oh"))
        waiting = await table_at(hub, ME, OPEN)
        before = await hub.store.entries(table, 0)
    monkeypatch.setitem(GAMES, "zombinion", replace(ZOMBINION, version="other"))
    async with hub_at(url) as hub:
        lines = read_lines(await text_of(hub.record(ann, table)))
        assert await text_of(hub.record(bob, table)) == await text_of(hub.record(ann, table))
        header = lines[0]
        assert isinstance(header, Header)
        assert header.rules == ZOMBINION.version
        assert [seat.player for seat in header.seats] == ["person", "person", "bot:random"]
        assert [line.__class__.__name__ for line in lines] == ["Header", "Start", "Choice"]
        for caller in (dan, cleo, None):
            assert await denied(hub.record(caller, table)) == "forbidden no-seat"
        assert await denied(hub.record(ann, waiting)) == "conflict not-started"
        assert await hub.store.entries(table, 0) == before


@in_loop
async def test_the_export_of_a_game_of_other_rules_is_the_record_but_for_positions(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub, **SHORT)
        await end_turns(hub, table, ann, bob)
        whole = [json.loads(line) for line in (await text_of(hub.record(ann, table))).splitlines()]
        fork = await hub.fork(ann, table, 0, 0, "easy")
        await hub.do(ann, fork, Close())
    monkeypatch.setitem(GAMES, "zombinion", replace(ZOMBINION, version="other"))
    async with hub_at(url) as hub:
        bare = [json.loads(line) for line in (await text_of(hub.record(ann, table))).splitlines()]
        assert bare == [line for line in whole if line["line"] not in ("digest", "end")]
        assert await denied(hub.record(ann, fork)) == "conflict no-record-of-a-fork"


@in_loop
async def test_the_export_names_those_who_played_where_seats_were_dropped(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_at(url, Gate()) as hub:
        table = await table_at(hub, OPEN, ME, OPEN, OPEN, settings=Settings(visibility="link"))
        await hub.do(ann, table, Bot(2, "easy"))
        await hub.do(bob, table, Sit(), (await hub.links(ann, table)).seats[3])
        await hub.do(ann, table, Start(drop=True))
        await hub.do(bob, table, Leave())
    monkeypatch.setitem(GAMES, "zombinion", replace(ZOMBINION, version="other"))
    async with hub_at(url) as hub:
        header = read_lines(await text_of(hub.record(ann, table)))[0]
        assert isinstance(header, Header)
        assert [seat.name for seat in header.seats] == ["Ann", "Random", "Bob"]
        assert [seat.player for seat in header.seats] == ["person", "bot:random", "person"]
        assert await denied(hub.record(bob, table)) == "forbidden needs-link"


# What counts


@in_loop
async def test_what_happens_is_counted(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        await hub.watch(ann, table, Box())
        await end_turns(hub, table, ann, bob)
        counts = hub.counts.look()
        assert counts.decisions == 2
        assert counts.live == {"tables": 1, "watchers": 1}
        assert msgspec.json.encode(counts)
