"""Lists of tables tell how things stand: whose turn it is, and when the last move was."""

import msgspec

from deadtown.table.asking import Caller
from deadtown.table.commands import Choose
from deadtown.table.hub import Hub
from deadtown.table.live import RELISTED
from deadtown.table.messages import TableInfo
from tests.table.tables import BOT, ME, Box, Clock, Gate, ann, bob, duel_at, end_turns, hub_at, in_loop, table_at


async def told(hub: Hub, caller: Caller = ann) -> TableInfo:
    """What a list tells of the only table."""
    [info] = await hub.tables(caller, mine=True)
    return info


async def stored(hub: Hub, table: str) -> TableInfo:
    """The same as it is stored: for whoever comes after this server, and for others beside it."""
    [summary] = await hub.store.tables(limit=10)
    assert summary.id == table
    return msgspec.json.decode(summary.about, type=TableInfo)


async def choose_first(hub: Hub, table: str, caller: Caller) -> None:
    match = (await hub.table(table)).playing
    assert match.decision is not None
    await hub.do(caller, table, Choose(match.number, list(match.decision.options[0])))


@in_loop
async def test_a_list_tells_who_decides_now(url: str) -> None:
    async with hub_at(url) as hub:
        table = await duel_at(hub)
        for caller, seat in ((ann, 1), (bob, 0)):
            await end_turns(hub, table, caller)
            assert (await told(hub)).deciding == (await stored(hub, table)).deciding == seat
            assert (await told(hub)).number == (await hub.table(table)).playing.number


@in_loop
async def test_a_list_tells_that_a_bot_thinks_and_that_it_is_ones_turn_again(url: str) -> None:
    gate = Gate()
    async with hub_at(url, gate) as hub:
        table, box = await table_at(hub, ME, BOT), Box()
        await hub.watch(ann, table, box)
        await end_turns(hub, table, ann)
        await gate.waiting.acquire()
        assert (await told(hub)).deciding == (await stored(hub, table)).deciding == 1
        gate.allowed.release()
        await box.until(lambda message: message.get("number") == 2)
        assert (await told(hub)).deciding == (await stored(hub, table)).deciding == 0


@in_loop
async def test_nothing_is_stored_for_lists_while_the_same_person_decides_on(url: str) -> None:
    clock = Clock()
    async with hub_at(url, now=clock) as hub:
        table = await duel_at(hub)
        await choose_first(hub, table, ann)
        before = await stored(hub, table)
        await choose_first(hub, table, ann)
        assert (await hub.table(table)).playing.asked_seats == (0,)
        assert await stored(hub, table) == before
        assert (await told(hub)).number == 2, "but it is told"


@in_loop
async def test_the_last_move_is_told_half_a_minute_late_at_most(url: str) -> None:
    clock = Clock()
    async with hub_at(url, now=clock) as hub:
        table = await duel_at(hub)
        began = clock.time
        clock.time += RELISTED - 1
        await choose_first(hub, table, ann)
        assert (await told(hub)).changed == began
        clock.time += 1
        await choose_first(hub, table, ann)
        assert (await told(hub)).changed == clock.time


@in_loop
async def test_the_table_at_which_somebody_moved_last_is_the_first_of_the_list(url: str) -> None:
    clock = Clock()
    async with hub_at(url, now=clock) as hub:
        first, second = await duel_at(hub), ""
        clock.time += 1
        second = await duel_at(hub)
        assert [info.id for info in await hub.tables(ann, mine=True)] == [second, first]
        clock.time += 1
        await end_turns(hub, first, ann)
        assert [info.id for info in await hub.tables(ann, mine=True)] == [first, second]


@in_loop
async def test_what_a_list_tells_holds_for_a_server_that_begins_anew(database: str) -> None:
    async with hub_at(database) as hub:
        table = await duel_at(hub)
        await choose_first(hub, table, ann)
        await end_turns(hub, table, ann)
    async with hub_at(database) as hub:
        assert (await told(hub)).deciding == 1
        await end_turns(hub, table, bob)
        assert (await told(hub)).deciding == 0


@in_loop
async def test_who_plays_at_another_server_is_told_too(postgresql_url: str) -> None:
    async with hub_at(postgresql_url) as one, hub_at(postgresql_url) as other:
        table = await duel_at(one)
        for caller, seat in ((ann, 1), (bob, 0), (ann, 1)):
            await end_turns(other if caller is bob else one, table, caller)
            assert (await told(one)).deciding == (await told(other)).deciding == seat
