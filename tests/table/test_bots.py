"""Bots at a table: they play whenever it is their turn, with what their seat may know, whatever goes wrong."""

import asyncio

import msgspec
import pytest

from deadtown.games import GAMES
from deadtown.kernel import Match, Snapshot
from deadtown.table.commands import Bot, Choose, Close, Leave, Pause, Resume, Undo
from deadtown.table.settings import SeatPlan, Settings
from deadtown.table.store import StorageDown, Write
from deadtown.table.thinking import Thinkers
from tests.table.tables import (
    BOT,
    ME,
    SHORT,
    Box,
    Broken,
    Follower,
    Gate,
    Quick,
    ann,
    bob,
    duel_at,
    hub_at,
    in_loop,
    known_from,
    table_at,
)


def is_over(message: dict[str, dict[str, object]]) -> bool:
    return message.get("info", {}).get("phase") == "over"


@in_loop
async def test_bots_in_processes_of_their_own_play_to_the_end(database: str) -> None:
    async with hub_at(database, Thinkers(1, 30.0)) as hub:
        seats = SeatPlan("bot", bot="hard"), SeatPlan("bot", bot="normal"), SeatPlan("bot", bot="easy")
        table, box = await table_at(hub, *seats, turn_cap=12), Follower()
        await hub.watch(ann, table, box)
        await box.until(is_over)
        assert box.knows == known_from(await hub.look(ann, table))
        assert hub.counts.bot_failures == 0
        assert hub.counts.decisions == box.info["number"] > 12


@in_loop
async def test_bots_play_between_the_turns_of_people(url: str) -> None:
    async with hub_at(url) as hub:
        table, box = await table_at(hub, ME, BOT, BOT), Box()
        await hub.watch(ann, table, box)
        for number in (0, 3, 6):
            await hub.do(ann, table, Choose(number, "end_hunt"))
            await box.until(lambda message, due=number + 3: message.get("number") == due)  # type: ignore[misc]


@in_loop
async def test_a_bot_is_given_the_position_and_not_the_luck_to_come(url: str) -> None:
    thinkers = Gate()
    async with hub_at(url, thinkers) as hub:
        table = await table_at(hub, ME, SeatPlan("bot", bot="hard"))
        await hub.do(ann, table, Choose(0, "end_hunt"))
        await thinkers.waiting.acquire()
        thinkers.allowed.release()
        while not thinkers.tasks:
            await hub.store.check()
        task, found = thinkers.tasks[0], await hub.table(table)
        assert (task.game, task.bot) == ("zombinion", "hunter")
        for secret in (found.state.seed, found.state.secret, table):
            assert secret.encode() not in msgspec.msgpack.encode(task)
        snapshot = msgspec.msgpack.decode(task.snapshot, type=Snapshot)
        assert Match.lend(GAMES["zombinion"], snapshot).decision is not None


@in_loop
async def test_luck_decides_for_a_bot_that_fails_and_the_game_goes_on(url: str) -> None:
    async with hub_at(url, Broken()) as hub:
        table, box = await table_at(hub, BOT, BOT, **SHORT), Box()
        await hub.watch(None, table, box)
        await box.until(is_over)
        assert hub.counts.bot_failures == hub.counts.decisions >= 2


@in_loop
async def test_luck_decides_for_a_bot_that_wants_what_it_can_not_have(url: str) -> None:
    async with hub_at(url, Quick(lambda match: "take magazine")) as hub:
        table, box = await table_at(hub, BOT, BOT, **SHORT), Box()
        await hub.watch(None, table, box)
        await box.until(is_over)


@in_loop
async def test_a_bot_that_takes_a_seat_in_the_middle_of_its_turn_plays_at_once(url: str) -> None:
    async with hub_at(url) as hub:
        table, box = await duel_at(hub), Box()
        await hub.watch(bob, table, box)
        await hub.do(ann, table, Leave())
        await hub.do(bob, table, Bot(0))
        moved = await box.until(lambda message: message["type"] == "moved")
        assert moved["seat"] == 0


@in_loop
async def test_what_a_bot_thought_about_a_position_that_is_gone_is_not_done(url: str) -> None:
    thinkers = Gate()
    async with hub_at(url, thinkers) as hub:
        table, box = await table_at(hub, ME, BOT), Follower()
        await hub.watch(ann, table, box)
        await hub.do(ann, table, Choose(0, "end_hunt"))
        await thinkers.waiting.acquire()
        await hub.do(ann, table, Undo())
        await hub.do(ann, table, Choose(0, "play bullet"))
        thinkers.allowed.release()
        await hub.do(ann, table, Choose(1, "end_hunt"))
        await thinkers.waiting.acquire()
        assert (box.seen["number"], box.seen["deciding"]) == (2, 1)
        thinkers.allowed.release()
        await box.until(lambda message: message.get("number") == 3)


@in_loop
async def test_bots_rest_in_a_pause_and_at_a_closed_table(url: str) -> None:
    thinkers = Gate()
    async with hub_at(url, thinkers) as hub:
        table, box = await table_at(hub, ME, BOT), Follower()
        await hub.watch(ann, table, box)
        await hub.do(ann, table, Pause())
        await hub.do(ann, table, Resume())
        await hub.do(ann, table, Choose(0, "end_hunt"))
        await thinkers.waiting.acquire()
        await hub.do(ann, table, Pause())
        thinkers.allowed.release()
        while hub.live[table].busy:
            await hub.store.check()
        assert box.info["number"] == 1
        await hub.do(ann, table, Resume())
        await thinkers.waiting.acquire()
        await hub.do(ann, table, Close())
        thinkers.allowed.release()
        while hub.live[table].busy:
            await hub.store.check()
        assert box.info["phase"] == "closed"
        assert box.last["what"] == "closed"


@in_loop
async def test_bots_play_on_when_storage_is_back(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_at(url, patience=0.01) as hub:
        append, failures = hub.store.append, [1, 1, 1]
        table, box = await table_at(hub, ME, BOT), Box()
        await hub.watch(ann, table, box)

        async def fails_at_bots(write: Write) -> None:
            if write.first > 3 and failures:
                failures.pop()
                raise StorageDown("no room")
            await append(write)

        monkeypatch.setattr(hub.store, "append", fails_at_bots)
        await hub.do(ann, table, Choose(0, "end_hunt"))
        await box.until(lambda message: message.get("number") == 2)
        assert not failures


@in_loop
async def test_bots_go_on_after_a_restart_when_somebody_looks(url: str) -> None:
    async with hub_at(url, Gate()) as hub:
        table = await table_at(hub, ME, BOT)
        await hub.do(ann, table, Choose(0, "end_hunt"))
    async with hub_at(url) as hub:
        assert (await hub.look(None, table)).info.number == 1
        box = Box()
        await hub.watch(None, table, box)
        await box.until(lambda message: message["type"] == "moved" or message.get("seq", 0) > 3)


@in_loop
async def test_a_hub_closes_while_bots_think(url: str) -> None:
    thinkers, before = Gate(), asyncio.all_tasks()
    async with hub_at(url, thinkers) as hub:
        await hub.watch(ann, await table_at(hub, BOT, BOT), Box())
        await thinkers.waiting.acquire()
    assert asyncio.all_tasks() == before


@in_loop
async def test_undo_of_a_person_alone_with_bots_is_free(url: str) -> None:
    async with hub_at(url) as hub:
        table, box = await table_at(hub, ME, BOT, settings=Settings()), Box()
        await hub.watch(ann, table, box)
        await hub.do(ann, table, Choose(0, "end_hunt"))
        await box.until(lambda message: message.get("number") == 2)
        assert not (await hub.do(ann, table, Undo())).asked
        assert (await hub.look(ann, table)).info.number == 0
