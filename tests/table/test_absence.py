"""When somebody is gone or too slow: bots sit in and give the seat back, and decide when time is up."""

from typing import Any

import pytest

from deadtown.games import GAMES
from deadtown.table.commands import Agree, Choose, Pause, Resume, Say, Sit, Undo
from deadtown.table.denied import Denied
from deadtown.table.hub import Hub
from deadtown.table.settings import Clock as Times
from deadtown.table.settings import Settings, SitIn
from deadtown.table.store import StorageDown, Write
from tests.table.tables import (
    Box,
    Clock,
    Gate,
    ann,
    bob,
    duel_at,
    end_turns,
    hub_at,
    in_loop,
    known_from,
    watching,
)

SIT_IN = Settings(sit_in=SitIn(after=60, bot="hard"))
CLOCK = Settings(clock=Times(bank=100, move=10))


@pytest.fixture
def clock() -> Clock:
    return Clock()


def passes(hub: Hub, table: str, seconds: float) -> None:
    """Let time pass at a table, and look at its alarm."""
    assert isinstance(hub.now, Clock)
    hub.now.time += seconds
    hub.live[table].arm()


async def nothing_happens(hub: Hub, table: str) -> None:
    """Ask for what changes nothing, behind whatever an alarm has set off."""
    await hub.live[table].alarm.time_passed()


# Sitting in


@in_loop
async def test_a_bot_sits_in_for_somebody_who_is_gone_for_too_long(url: str, clock: Clock) -> None:
    thinkers = Gate()
    async with hub_at(url, thinkers, now=clock) as hub:
        table = await duel_at(hub, SIT_IN)
        box = await watching(hub, bob, table)
        watch = await hub.watch(ann, table, Box())
        passes(hub, table, 600)
        await nothing_happens(hub, table)
        assert box.info["seats"][0]["bot"] == ""
        watch.close()
        passes(hub, table, 59)
        await nothing_happens(hub, table)
        assert box.info["seats"][0]["bot"] == ""
        passes(hub, table, 1)
        await box.until_what("satin")
        assert (box.info["seats"][0]["bot"], box.info["seats"][0]["name"]) == ("hunter", "Ann")
        thinkers.allowed.release()
        moved = await box.until(lambda message: message["type"] == "moved")
        assert moved["seat"] == 0


@in_loop
async def test_the_seat_is_given_back_on_return(url: str, clock: Clock) -> None:
    async with hub_at(url, Gate(), now=clock) as hub:
        table = await duel_at(hub, SIT_IN)
        box = await watching(hub, bob, table)
        passes(hub, table, 60)
        await box.until_what("satin")
        hers = await watching(hub, ann, table)
        assert (hers.last["what"], hers.info["seats"][0]["bot"]) == ("cameback", "")
        await hub.do(ann, table, Choose(0, "end_hunt"))
        assert box.knows == known_from(await hub.look(bob, table))


@in_loop
async def test_a_return_that_can_not_be_saved_is_none(url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_at(url, Gate(), now=clock) as hub:
        table = await duel_at(hub, SIT_IN)
        box = await watching(hub, bob, table)
        passes(hub, table, 60)
        await box.until_what("satin")

        async def fails(write: Write) -> None:
            raise StorageDown("no room")

        with monkeypatch.context() as trouble:
            trouble.setattr(hub.store, "append", fails)
            with pytest.raises(Denied, match="storage-down"):
                await hub.watch(ann, table, Box())
        assert hub.doors.here(table) == {bob.player}
        await watching(hub, ann, table)
        assert box.info["seats"][0]["bot"] == ""


@in_loop
async def test_the_seat_is_given_back_to_somebody_who_just_decides(url: str, clock: Clock) -> None:
    thinkers = Gate()
    async with hub_at(url, thinkers, now=clock) as hub:
        table = await duel_at(hub, SIT_IN)
        box = await watching(hub, bob, table)
        passes(hub, table, 60)
        await box.until_what("satin")
        await thinkers.waiting.acquire()
        await hub.do(ann, table, Choose(0, "play bullet"))
        assert [message.get("what") for message in box.numbered[-2:]] == ["cameback", None]
        assert box.info["seats"][0]["bot"] == ""
        thinkers.allowed.release()
        await nothing_happens(hub, table)
        assert box.knows == known_from(await hub.look(bob, table))
        assert box.info["number"] == 1, "what the bot wanted comes too late"


@in_loop
async def test_whoever_asks_something_over_http_is_not_gone(url: str, clock: Clock) -> None:
    async with hub_at(url, now=clock) as hub:
        table = await duel_at(hub, SIT_IN)
        passes(hub, table, 50)
        await hub.do(ann, table, Say("thinking"))
        passes(hub, table, 50)
        await nothing_happens(hub, table)
        assert (await hub.look(None, table)).info.seats[0].bot == ""
        passes(hub, table, 10)
        await nothing_happens(hub, table)
        assert (await hub.look(None, table)).info.seats[0].bot == "hunter"


@in_loop
async def test_whoever_was_gone_while_the_server_was_down_has_time_to_come_back(url: str, clock: Clock) -> None:
    async with hub_at(url, now=clock) as hub:
        table = await duel_at(hub, SIT_IN)
    clock.time += 5000
    async with hub_at(url, now=clock) as hub:
        await hub.look(None, table)
        passes(hub, table, 59)
        await nothing_happens(hub, table)
        assert (await hub.look(None, table)).info.seats[0].bot == ""


@in_loop
async def test_what_only_the_absent_one_had_to_answer_is_settled_when_a_bot_sits_in(url: str, clock: Clock) -> None:
    async with hub_at(url, Gate(), now=clock) as hub:
        table = await duel_at(hub, SIT_IN)
        box = await watching(hub, ann, table)
        await end_turns(hub, table, ann)
        await hub.do(ann, table, Pause())
        passes(hub, table, 60)
        await box.until_what("satin")
        assert (box.last["what"], box.info["ask"], box.info["paused"]) == ("paused", None, True)


@in_loop
async def test_nothing_is_taken_back_before_the_absent_one_has_answered(url: str, clock: Clock) -> None:
    async with hub_at(url, Gate(), now=clock) as hub:
        table = await duel_at(hub, Settings(sit_in=SitIn(after=30)))
        box = await watching(hub, ann, table)
        await end_turns(hub, table, ann)
        await hub.do(ann, table, Undo())
        passes(hub, table, 30)
        await box.until_what("satin")
        assert (box.info["ask"]["waiting"], box.seen["number"]) == ([bob.player], 1)
        await watching(hub, bob, table)
        await hub.do(bob, table, Agree())
        assert (box.info["ask"], box.seen["number"]) == (None, 0)


@in_loop
async def test_who_sits_down_at_their_own_seat_displaces_the_bot_that_sits_in(url: str, clock: Clock) -> None:
    async with hub_at(url, Gate(), now=clock) as hub:
        table = await duel_at(hub, SIT_IN)
        box = await watching(hub, bob, table)
        passes(hub, table, 60)
        await box.until_what("satin")
        assert not (await hub.do(ann, table, Sit())).again
        assert (box.last["what"], box.info["seats"][0]["bot"]) == ("cameback", "")


@in_loop
async def test_a_bot_sits_in_at_a_table_that_was_put_away_before_somebody_went(url: str, clock: Clock) -> None:
    async with hub_at(url, Gate(), now=clock) as hub:
        table = await duel_at(hub, SIT_IN)
        box = await watching(hub, bob, table)
        watch = await hub.watch(ann, table, Box())
        assert not hub.live[table].put_away()
        watch.close()
        await hub.table(table)
        passes(hub, table, 60)
        await box.until_what("satin")


@in_loop
async def test_somebody_who_goes_wakes_a_table_that_was_put_away(url: str, clock: Clock) -> None:
    """Otherwise nobody would notice the absence."""
    reading: list[str] = []
    async with hub_at(url, Gate(), now=clock) as hub:
        table = await duel_at(hub, SIT_IN)
        watches = [await hub.watch(who, table, Box()) for who in (ann, bob, None)]
        hub.live[table].put_away()
        load = hub.store.load

        async def loading(*args: Any, **kwargs: Any) -> Any:
            reading.append("loaded")
            return await load(*args, **kwargs)

        hub.store.load = loading  # type: ignore[method-assign]
        watches[2].close()
        watches[0].close()
        while not reading:
            await hub.store.check()
        async with hub.live[table].lock:
            assert hub.live[table].alarm.is_set
        assert reading == ["loaded"]


# Clocks


@in_loop
async def test_when_time_is_up_a_bot_takes_this_one_decision(url: str, clock: Clock) -> None:
    thinkers = Gate()
    async with hub_at(url, thinkers, now=clock) as hub:
        table = await duel_at(hub, CLOCK)
        box = await watching(hub, ann, table)
        passes(hub, table, 109)
        await nothing_happens(hub, table)
        assert box.seq == 3
        passes(hub, table, 1)
        out = await box.until_what("timedout")
        assert (out["seat"], out["info"]["seats"][0]["bank"]) == (0, 0)
        await thinkers.waiting.acquire()
        with pytest.raises(Denied, match="time-is-up"):
            await hub.do(ann, table, Choose(0, "end_hunt"))
        thinkers.allowed.release()
        moved = await box.until(lambda message: message["type"] == "moved")
        assert (moved["seat"], moved["banks"]) == (0, [0, 100])
        await end_turns(hub, table, bob)
        assert thinkers.tasks[0].bot in GAMES["zombinion"].players.levels["normal"]
        assert len(thinkers.tasks) == 1, "the next decision is the person's again"


@in_loop
async def test_a_paused_clock_does_not_ring(url: str, clock: Clock) -> None:
    async with hub_at(url, now=clock) as hub:
        table = await duel_at(hub, CLOCK)
        await hub.do(ann, table, Pause())
        await hub.do(bob, table, Agree())
        passes(hub, table, 5000)
        await nothing_happens(hub, table)
        await hub.do(bob, table, Resume())
        passes(hub, table, 100)
        await nothing_happens(hub, table)
        await end_turns(hub, table, ann)


@in_loop
async def test_a_clock_runs_on_at_a_table_that_nobody_watches(url: str) -> None:
    """Its memory is given back, but not its alarm."""
    async with hub_at(url, idle=0.01) as hub:
        table = await duel_at(hub, Settings(clock=Times(bank=0, move=1)))
        box = Box()
        following = await hub.follow(bob, box)
        turn = await box.until(lambda message: message["type"] == "turn")
        assert (turn["table"], turn["seat"]) == (table, 1)
        following.close()


@in_loop
async def test_an_alarm_that_could_not_be_saved_rings_again(
    url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_at(url, Gate(), now=clock, patience=0.01) as hub:
        table = await duel_at(hub, CLOCK)
        box = await watching(hub, bob, table)
        append, failures = hub.store.append, [1, 1]

        async def fails_twice(write: Write) -> None:
            if failures:
                failures.pop()
                raise StorageDown("no room")
            await append(write)

        monkeypatch.setattr(hub.store, "append", fails_twice)
        passes(hub, table, 110)
        await box.until_what("timedout")
        assert not failures
