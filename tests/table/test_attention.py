"""Bots by themselves rest while nobody watches, and go on when somebody does."""

import asyncio
from typing import Any

from msgspec.structs import replace

from deadtown.table.commands import Bot, Choose, Leave
from deadtown.table.hub import Hub
from deadtown.table.settings import Settings, SitIn, TablePlan
from tests.table.tables import (
    BOT,
    ME,
    Box,
    Clock,
    Follower,
    Gate,
    Quick,
    ann,
    bob,
    cleo,
    denied,
    duel_at,
    hub_at,
    in_loop,
    table_at,
)

LONG_GAME: dict[str, Any] = {"turn_cap": 200}


async def comes_to_rest(hub: Hub, table: str) -> int:
    """Wait until no bot thinks any more; how many decisions have been taken by then."""
    while hub.live[table].busy:
        await hub.store.check()
    return (await hub.table(table)).playing.number


@in_loop
async def test_bots_wait_for_somebody_to_watch(url: str) -> None:
    thinkers = Quick()
    async with hub_at(url, thinkers) as hub:
        table, box = await table_at(hub, BOT, BOT, **LONG_GAME), Follower()
        assert await comes_to_rest(hub, table) == 0
        assert not thinkers.tasks
        await hub.watch(None, table, box)
        await box.until(lambda message: message.get("number") == 5)


@in_loop
async def test_bots_rest_when_the_last_one_has_left_and_go_on_with_the_next(url: str) -> None:
    thinkers = Gate()
    async with hub_at(url, thinkers) as hub:
        table = await table_at(hub, BOT, BOT, **LONG_GAME)
        watches = [await hub.watch(one, table, Box()) for one in (None, ann)]
        await thinkers.waiting.acquire()
        watches[0].close()
        thinkers.allowed.release()
        await thinkers.waiting.acquire()
        watches[1].close()
        thinkers.allowed.release()
        assert await comes_to_rest(hub, table) == 2
        await hub.watch(bob, table, Box())
        await thinkers.waiting.acquire()


@in_loop
async def test_whoever_only_looks_lets_them_play_for_a_while(url: str) -> None:
    thinkers, clock = Gate(), Clock()
    async with hub_at(url, thinkers, now=clock, attention=30.0) as hub:
        table = await table_at(hub, BOT, BOT, **LONG_GAME)
        await hub.look(None, table)
        await thinkers.waiting.acquire()
        clock.time += 29
        thinkers.allowed.release()
        await thinkers.waiting.acquire()
        clock.time += 2
        thinkers.allowed.release()
        assert await comes_to_rest(hub, table) == 2
        await hub.look(None, table)
        await thinkers.waiting.acquire()


@in_loop
async def test_who_has_decided_and_gone_is_answered(url: str) -> None:
    async with hub_at(url) as hub:
        table = await table_at(hub, ME, BOT, BOT)
        await hub.do(ann, table, Choose(0, "end_hunt"))
        assert await comes_to_rest(hub, table) == 3


@in_loop
async def test_bots_rest_where_people_have_left_or_are_away(url: str) -> None:
    thinkers, clock = Quick(), Clock()
    async with hub_at(url, thinkers, now=clock) as hub:
        left = await table_at(hub, ME, BOT, **LONG_GAME)
        await hub.do(ann, left, Leave())
        await hub.do(ann, left, Bot(0))
        away = await duel_at(hub, Settings(sit_in=SitIn(after=60)), **LONG_GAME)
        await hub.do(bob, away, Leave())
        await hub.do(ann, away, Bot(1))
        clock.time += 61
        await hub.live[away].alarm.time_passed()
        assert (await hub.table(away)).state.seats[0].bot
        assert [await comes_to_rest(hub, table) for table in (left, away)] == [0, 0]
        assert not thinkers.tasks
        box = Follower()
        await hub.watch(ann, away, box)
        await hub.do(ann, away, Choose(0, "end_hunt"))
        await box.until(lambda message: message.get("number") == 2)


@in_loop
async def test_who_watches_at_another_worker_counts(postgresql_url: str) -> None:
    one, other = Gate(), Gate()
    async with hub_at(postgresql_url, one, patience=600.0) as here, hub_at(postgresql_url, other) as there:
        table = await table_at(here, BOT, BOT, **LONG_GAME)
        assert await comes_to_rest(here, table) == 0
        watch = await there.watch(bob, table, Box())
        await one.waiting.acquire()
        watch.close()
        while here.doors.anybody(table):
            await asyncio.sleep(0.01)
        one.allowed.release()
        assert await comes_to_rest(here, table) == 1


@in_loop
async def test_bots_think_for_where_their_table_is_played_from(url: str) -> None:
    """Somebody who only looks, or talks, does not make it theirs."""
    thinkers = Gate()
    async with hub_at(url, thinkers) as hub:
        table = await table_at(hub, ME, BOT)
        live = hub.live[table]
        assert live.address == ""
        await hub.look(bob, table, address="192.0.2.2")
        assert live.address == "192.0.2.2"
        await hub.do(replace(ann, address="192.0.2.1"), table, Choose(0, "end_hunt"))
        await thinkers.waiting.acquire()
        await hub.watch(bob, table, Box(), address="192.0.2.2")
        assert live.address == "192.0.2.1"


@in_loop
async def test_only_so_many_tables_of_one_address_live_at_once(url: str) -> None:
    async with hub_at(url, most_tables_made=2) as hub:
        plan, guests = (
            TablePlan("zombinion", [ME, BOT]),
            [replace(one, address="192.0.2.1") for one in (ann, bob, cleo)],
        )
        for guest in guests[:2]:
            await hub.create(guest, plan)
        assert await denied(hub.create(guests[2], plan)) == "rate too-many-tables"
        await hub.create(replace(cleo, address="192.0.2.2"), plan)
        hub.live.clear()
        await hub.create(guests[2], plan)
