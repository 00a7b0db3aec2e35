"""Two workers on one PostgreSQL database: any of them serves any table, and nobody notices which."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import permutations
from random import Random
from typing import Any

import pytest

from deadtown.table.asking import Caller
from deadtown.table.commands import Agree, Arrange, Choose, Command, Rematch, Say, Sit, Start, Undo
from deadtown.table.denied import Denied
from deadtown.table.hub import Hub
from deadtown.table.messages import Done, Views
from deadtown.table.settings import Settings, SitIn
from deadtown.table.store import Missed
from deadtown.table.table import Table
from tests.table.siege import ATTACK, siege_at
from tests.table.tables import (
    ME,
    OPEN,
    SHORT,
    Box,
    Clock,
    ann,
    bob,
    cleo,
    duel_at,
    end_turns,
    hub_at,
    in_loop,
    known_from,
    table_at,
    two_hubs,
    watching,
)


async def number_of(hub: Hub, table: str) -> int:
    return (await hub.table(table)).playing.number


# The same table everywhere


@in_loop
async def test_both_see_each_others_moves(postgresql_url: str) -> None:
    async with two_hubs(postgresql_url) as (here, there):
        table = await duel_at(here)
        hers, his = await watching(here, ann, table), await watching(there, bob, table)
        await here.do(ann, table, Choose(0, "end_hunt"))
        told = await his.until_seq(4)
        assert (told["type"], told["events"][-1]["type"]) == ("moved", "TurnBegan")
        await there.do(bob, table, Choose(1, "end_hunt"))
        await hers.until_seq(5)
        assert hers.knows == known_from(await there.look(ann, table))
        assert his.knows == known_from(await here.look(bob, table))
        assert [message["seq"] for message in hers.numbered] == [3, 4, 5]


@in_loop
async def test_a_random_session_at_two_workers_is_told_without_a_gap(postgresql_url: str) -> None:
    async with two_hubs(postgresql_url) as hubs:
        luck = Random("two workers")
        table = await duel_at(hubs[0], Settings(undo="free"), turn_cap=20)
        viewers: list[tuple[Caller | None, Views]] = [(ann, "moments"), (bob, "changes"), (None, "whole")]
        boxes = [(hub, caller, await watching(hub, caller, table, views)) for hub in hubs for caller, views in viewers]
        for _ in range(40):
            work = [something(luck, luck.choice(hubs), table, await number_of(hubs[0], table)) for _ in range(3)]
            answers = await asyncio.gather(*work, return_exceptions=True)
            assert all(isinstance(answer, Done | Denied) for answer in answers), answers
            last = max((answer.seq for answer in answers if isinstance(answer, Done)), default=0)
            for hub, caller, box in boxes:
                await box.until_seq(last)
                assert box.knows == known_from(await hub.look(caller, table))
        assert sum(hub.counts.races for hub in hubs) > 0


@in_loop
async def test_what_another_worker_notes_while_a_table_is_read_keeps_its_time(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_hubs(postgresql_url) as (here, there):
        table = await duel_at(here)
        await there.look(bob, table)
        read = there.venue.archive.table

        async def read_late(*asked: Any) -> Any:
            await end_turns(here, table, ann)
            return await read(*asked)

        monkeypatch.setattr(there.venue.archive, "table", read_late)
        there.live[table].forget()
        found = await there.look(bob, table)
        assert found.info.number == 1
        assert found.info.since == (await here.look(bob, table)).info.since


def something(luck: Random, hub: Hub, table: str, number: int) -> Any:
    caller = luck.choice([ann, bob])
    commands = [Choose(number, luck.randint(1, 5)), Choose(number, "end_hunt"), Say("hello"), Say("psst", to=0)]
    if number and luck.random() < 0.2:
        return hub.do(caller, table, Undo(to=max(0, number - luck.randint(1, 3))))
    return hub.do(caller, table, luck.choice(commands))


@in_loop
async def test_racing_for_a_decision_exactly_one_wins_and_the_other_is_told(postgresql_url: str) -> None:
    async with two_hubs(postgresql_url) as (here, there):
        table = await duel_at(here)
        boxes = [await watching(here, ann, table), await watching(there, bob, table)]
        won = []
        for number in range(12):
            caller = (ann, bob)[(await here.table(table)).playing.decision.seat]  # type: ignore[union-attr]
            await number_of(there, table)
            answers = await asyncio.gather(
                here.do(caller, table, Choose(number, "end_hunt")),
                there.do(caller, table, Choose(number, "take bullet")),
                return_exceptions=True,
            )
            done = [answer for answer in answers if isinstance(answer, Done)]
            lost = [answer for answer in answers if isinstance(answer, Denied)]
            assert (len(done), [(denied.kind, str(denied)) for denied in lost]) == (
                1,
                [("conflict", "already-decided")],
            )
            won.append(answers.index(done[0]))
            for box in boxes:
                await box.until_seq(done[0].seq)
        assert 0 < here.counts.races + there.counts.races <= 12
        assert [message["seq"] for message in boxes[0].numbered] == list(range(3, 16))
        assert boxes[0].knows == known_from(await there.look(ann, table))


@in_loop
async def test_a_resend_to_another_worker_is_harmless(postgresql_url: str) -> None:
    async with two_hubs(postgresql_url) as (here, there):
        table = await duel_at(here)
        answers = await asyncio.gather(*(hub.do(ann, table, Choose(0, "end_hunt")) for hub in (here, there)))
        assert sorted(answer.again for answer in answers) == [False, True]


@in_loop
async def test_two_people_who_want_the_last_seat_get_it_once(postgresql_url: str) -> None:
    async with two_hubs(postgresql_url) as (here, there):
        table = await table_at(here, ME, OPEN)
        await there.table(table)
        answers = await asyncio.gather(
            here.do(bob, table, Sit()), there.do(Caller("eve", "Eve"), table, Sit()), return_exceptions=True
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["Denied", "Done"]
        assert (await here.look(None, table)).info.seats[1] == (await there.look(None, table)).info.seats[1]


@in_loop
async def test_two_people_who_want_the_same_seat_get_it_once(postgresql_url: str) -> None:
    async with two_hubs(postgresql_url) as (here, there):
        table = await table_at(here, ME, OPEN, OPEN)
        await there.table(table)
        answers = await asyncio.gather(
            here.do(bob, table, Sit(1)), there.do(cleo, table, Sit(1)), return_exceptions=True
        )
        assert [str(answer) for answer in answers if isinstance(answer, Denied)] == ["seat-taken"]
        assert [seat.who for seat in (await there.look(None, table)).info.seats] == ["person", "person", "open"]


@in_loop
async def test_a_game_that_two_workers_start_at_once_is_one(postgresql_url: str) -> None:
    async with two_hubs(postgresql_url) as (here, there):
        table = await table_at(here, ME, OPEN, OPEN)
        await here.do(bob, table, Sit())
        await there.table(table)
        answers = await asyncio.gather(here.do(ann, table, Start(drop=True)), there.do(bob, table, Start(drop=True)))
        assert sorted(answer.again for answer in answers) == [False, True]
        assert known_from(await here.look(ann, table)) == known_from(await there.look(ann, table))


@in_loop
async def test_what_comes_all_at_once_is_told_with_the_position(postgresql_url: str) -> None:
    """Notes come late at a busy worker: whatever the last of many entries is, everybody knows where things stand."""
    async with two_hubs(postgresql_url) as (here, there):
        table = await duel_at(here, **SHORT)
        boxes = [await watching(there, caller, table) for caller in (ann, bob, None)]
        async with there.live[table].lock:
            await end_turns(here, table, ann)
            await here.do(ann, table, Undo())
            await here.do(ann, table, Say("sorry", to=1))
        for caller, box in zip((ann, bob, None), boxes, strict=True):
            await box.until_seq(6)
            assert box.knows == known_from(await here.look(caller, table))
        async with there.live[table].lock:
            await end_turns(here, table, bob)
            await here.do(ann, table, Say("well played"))
        for caller, box in zip((ann, bob, None), boxes, strict=True):
            await box.until_seq(8)
            assert box.knows == known_from(await here.look(caller, table))
            assert box.info["phase"] == "over"


@in_loop
async def test_a_table_that_was_put_away_is_told_of_without_a_gap(postgresql_url: str) -> None:
    async with two_hubs(postgresql_url) as (here, there):
        table = await duel_at(here)
        box = await watching(there, bob, table)
        there.live[table].put_away()
        await end_turns(here, table, ann)
        await there.do(bob, table, Choose(1, "end_hunt"))
        assert [message["seq"] for message in box.numbered] == [3, 4, 5]
        assert [message["type"] for message in box.numbered] == ["state", "moved", "moved"]


@in_loop
async def test_what_another_worker_took_back_is_taken_back_here_however_long_ago(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deadtown.table.live.SNAPSHOT_EVERY", 5)
    async with two_hubs(postgresql_url) as (here, there):
        table = await duel_at(here, Settings(undo="free"))
        await end_turns(here, table, *[ann, bob] * 6)
        box = await watching(there, bob, table)
        await here.do(ann, table, Undo(to=1))
        await box.until_seq(16)
        assert box.knows == known_from(await here.look(bob, table))
        await there.do(bob, table, Choose(1, "play bullet"))


@in_loop
async def test_what_was_missed_is_caught_up_with_when_notes_come_again(postgresql_url: str) -> None:
    async with two_hubs(postgresql_url) as (here, there):
        table = await duel_at(here)
        box = await watching(there, bob, table)
        there.store.listen(lambda note: None)
        await end_turns(here, table, ann)
        await here.do(ann, table, Say("hello?"))
        await here.store.check()
        there._tables.heard(Missed())
        await box.until_seq(5)
        assert [message["seq"] for message in box.numbered] == [3, 4, 5]


@in_loop
async def test_nobody_is_denied_or_shown_what_is_no_longer_so_at_another_worker(postgresql_url: str) -> None:
    """Whoever was acknowledged by one worker may go on with the other, before that one has heard of it."""
    async with two_hubs(postgresql_url) as (here, there):
        table = await table_at(here, ME, OPEN)
        box = await watching(there, bob, table)
        there.store.listen(lambda note: None)
        await here.do(bob, table, Sit())
        assert (await there.look(bob, table)).info.phase == "playing"
        await here.do(ann, table, Choose(0, "end_hunt"))
        await there.do(bob, table, Choose(1, "end_hunt"))
        assert [message["seq"] for message in box.numbered] == [1, 2, 3, 4, 5]
        await here.do(ann, table, Choose(2, "end_hunt"))
        with pytest.raises(Denied, match="already-decided"):
            await there.do(bob, table, Choose(2, "end_hunt"))
        late = await watching(there, ann, table)
        assert late.seq == 6


@in_loop
async def test_what_was_done_at_another_worker_can_be_taken_back_here_at_once(postgresql_url: str) -> None:
    async with two_hubs(postgresql_url) as (here, there):
        table = await duel_at(here)
        await there.table(table)
        there.store.listen(lambda note: None)
        await here.do(ann, table, Choose(0, "play bullet"))
        assert not (await there.do(ann, table, Undo(number=1))).again
        assert (await here.look(ann, table)).info.number == 0


# Playing again


class Turns:
    """Lets workers do what they are about to do in a given order: make the table for a rematch, and tell of it."""

    def __init__(self, hubs: Sequence[Hub], monkeypatch: pytest.MonkeyPatch) -> None:
        self.waiting = asyncio.Semaphore(0)
        self.turns = {(place, step): asyncio.Event() for place in range(len(hubs)) for step in ("make", "tell")}
        self.done = {turn: asyncio.Event() for turn in self.turns}
        for place, hub in enumerate(hubs):
            monkeypatch.setattr(hub, "_add", partial(self._add, place, hub._add))

    async def _add(self, place: int, add: Callable[[Table, str], Awaitable[str]], table: Table, address: str) -> str:
        self.waiting.release()
        await self.turns[place, "make"].wait()
        try:
            return await add(table, address)
        finally:
            self.done[place, "make"].set()
            await self.turns[place, "tell"].wait()

    async def take(self, answers: Sequence[asyncio.Task[Done]], order: Sequence[int]) -> None:
        """Let each worker take its next step whenever it is named."""
        for _ in answers:
            await self.waiting.acquire()
        for step, place in enumerate(order):
            if place in order[:step]:
                self.turns[place, "tell"].set()
                await answers[place]
            else:
                self.turns[place, "make"].set()
                await self.done[place, "make"].wait()


@in_loop
@pytest.mark.parametrize("order", sorted(set(permutations((0, 0, 1, 1)))), ids=str)
@pytest.mark.parametrize("resent", [Agree(), Rematch()], ids=lambda command: type(command).__name__)
async def test_a_rematch_that_two_workers_make_at_once_is_one(
    postgresql_url: str, order: Sequence[int], resent: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_hubs(postgresql_url) as hubs:
        here, there = hubs
        table = await duel_at(here, **SHORT)
        await end_turns(here, table, ann, bob)
        await here.do(ann, table, Rematch())
        turns = Turns(hubs, monkeypatch)
        first = asyncio.create_task(here.do(bob, table, Agree()))
        await turns.waiting.acquire()
        second = asyncio.create_task(there.do(bob, table, resent))
        turns.waiting.release()
        await turns.take([first, second], order)
        assert (first.result().again, second.result().again) == (False, True)
        await check_played_again_once(here, table, {first.result().table, second.result().table})


@in_loop
async def test_a_rematch_is_made_once_whoever_wants_it_wherever(postgresql_url: str) -> None:
    async with two_hubs(postgresql_url) as (here, there):
        for _ in range(5):
            table = await duel_at(here, **SHORT)
            await end_turns(here, table, ann, bob)
            await there.table(table)
            wanted = [hub.do(caller, table, Rematch()) for caller in (ann, bob) for hub in (here, there)]
            made = {done.table for done in await asyncio.gather(*wanted)}
            await check_played_again_once(there, table, made - {""})


async def check_played_again_once(hub: Hub, table: str, told: set[str]) -> None:
    """One table was made, everybody was told of it, and it is in order."""
    entries = [json.loads(body) for _, body in await hub.store.entries(table, 0)]
    assert {entry["table"] for entry in entries if entry["entry"] == "rematched"} == told
    assert [entry["entry"] for entry in entries].count("rematched") == len(told) == 1
    made = [summary.id for summary in await hub.store.tables(member=ann.player, limit=100)]
    sources = {identity: (await hub.table(identity)).state.source for identity in made}
    assert [identity for identity, source in sources.items() if source == table] == list(told)
    (identity,) = told
    again = await hub.look(ann, identity)
    assert (again.info.phase, again.seq) == ("playing", 2)


# Who is here


@in_loop
async def test_whoever_is_at_one_worker_is_here_at_the_other(postgresql_url: str) -> None:
    async with two_hubs(postgresql_url) as (here, there):
        table = await duel_at(here)
        box = await watching(there, bob, table)
        watch = await here.watch(ann, table, Box())
        both = sorted([ann.player, bob.player])
        await box.until(lambda message: message.get("here") == both)
        assert [seat.here for seat in (await there.look(None, table)).info.seats] == [True, True]
        watch.close()
        await box.until(lambda message: message.get("here") == [bob.player])


@in_loop
async def test_a_worker_that_comes_later_learns_who_is_here(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deadtown.table.live_tables.HEARTBEAT", 1e9)
    async with hub_at(postgresql_url) as here:
        table = await duel_at(here)
        await here.watch(ann, table, Box())
        for _ in range(2):
            await here.store.check()
        async with hub_at(postgresql_url) as there:
            box = await watching(there, bob, table)
            await box.until(lambda message: ann.player in message.get("here", ()))


@in_loop
async def test_whoever_was_at_a_worker_that_died_is_gone_after_a_while(postgresql_url: str) -> None:
    clock = Clock()
    async with two_hubs(postgresql_url, now=clock) as (here, there):
        table = await duel_at(here, Settings(sit_in=SitIn(after=10)))
        box = await watching(there, bob, table)
        await here.watch(ann, table, Box())
        await box.until(lambda message: ann.player in message.get("here", ()))
        assert there.live[table].alarm.next(await there.live[table].table()) is None
        clock.time += 49
        assert there.doors.forget_old() == []
        clock.time += 1
        gone = clock.time
        clock.time += 5
        assert there.doors.here(table) == {bob.player}
        assert there.doors.forget_old() == [(table, ann.player)]
        assert there.live[table].alarm.next(await there.live[table].table()) == gone + 10


@in_loop
async def test_no_bot_sits_in_for_somebody_who_is_at_the_other_worker(postgresql_url: str) -> None:
    clock = Clock()
    async with two_hubs(postgresql_url, now=clock) as (here, there):
        table = await duel_at(here, Settings(sit_in=SitIn(after=10)))
        box = await watching(there, bob, table)
        watch = await here.watch(ann, table, Box())
        await box.until(lambda message: ann.player in message.get("here", ()))
        clock.time += 40
        await there.live[table].alarm.time_passed()
        assert box.info["seats"][0]["bot"] == ""
        watch.close()
        await box.until(lambda message: message.get("here") == [bob.player])
        clock.time += 10
        for hub in (here, there):
            hub.live[table].arm()
        await box.until_what("satin")
        moved = await box.until(lambda message: message["type"] == "moved")
        assert moved["seat"] == 0


# Accounts


@in_loop
async def test_an_account_is_told_once_at_whichever_worker(postgresql_url: str) -> None:
    async with two_hubs(postgresql_url) as (here, there):
        streams = [Box(), Box()]
        for hub, box in zip((here, there), streams, strict=True):
            await hub.follow(bob, box)
        table = await table_at(here, ME, OPEN)
        await there.do(bob, table, Sit())
        await watching(there, bob, table)
        await watching(here, ann, table)
        await here.do(ann, table, Choose(0, "end_hunt"))
        await there.do(bob, table, Choose(1, "end_hunt"))
        await here.do(ann, table, Choose(2, "end_hunt"))
        for box in streams:
            await box.until(lambda message: message.get("number") == 3)
        await duel_at(there)
        for box in streams:
            await box.until(lambda message: message.get("what") == "started" and message["table"] != table)
            told = [message.get("what", message.get("number")) for message in box.got if message["table"] == table]
            assert sorted(map(str, told)) == ["1", "3", "started"]


# Windows


@in_loop
async def test_two_who_answer_a_window_at_once_are_both_heard(postgresql_url: str) -> None:
    async with two_hubs(postgresql_url) as (here, there):
        for answers in (("pass", "pass"), ("pass", "reveal"), ("reveal", "pass"), ("reveal", "reveal")):
            table = await siege_at(here, ann, bob, cleo, holding=[1, 2])
            await here.do(ann, table, Choose(0, ATTACK))
            await number_of(there, table)
            boxes = [await watching(here, bob, table), await watching(there, cleo, table)]
            done = await asyncio.gather(
                here.do(bob, table, Choose(1, answers[0])), there.do(cleo, table, Choose(1, answers[1]))
            )
            await asyncio.gather(*(box.until_seq(max(answer.seq for answer in done)) for box in boxes))
            steps = [(message["seat"], message["number"]) for message in boxes[0].got if message["type"] == "moved"]
            stepped = [seat for seat, answer in zip((1, 2), answers, strict=True) if answer == "reveal"]
            assert [seat for seat, _ in steps if seat is not None] == stepped, answers
            assert [message["seq"] for message in boxes[0].numbered] == [
                message["seq"] for message in boxes[1].numbered
            ]
            assert (await here.table(table)).playing.window is None
            assert (await there.look(ann, table)).info.deciding == 0


@in_loop
async def test_the_same_answer_at_two_workers_is_one_answer(postgresql_url: str) -> None:
    async with two_hubs(postgresql_url) as (here, there):
        table = await siege_at(here, ann, bob, cleo, holding=[1, 2])
        await here.do(ann, table, Choose(0, ATTACK))
        await number_of(there, table)
        twice = await asyncio.gather(*(hub.do(bob, table, Choose(1, "pass")) for hub in (here, there)))
        assert sorted(done.again for done in twice) == [False, True]
        assert len({done.seq for done in twice}) == 1
        await there.do(cleo, table, Choose(1, "pass"))
        assert (await here.do(bob, table, Choose(1, "pass"))).again
        with pytest.raises(Denied, match="window-closed"):
            await here.do(cleo, table, Choose(1, "reveal"))
        assert (await here.look(ann, table)).seq == (await there.look(ann, table)).seq


@in_loop
async def test_what_is_quiet_is_known_to_the_other_worker_and_told_to_oneself_there(postgresql_url: str) -> None:
    async with two_hubs(postgresql_url) as (here, there):
        table = await siege_at(here, ann, bob, cleo, holding=[1])
        mine, others = await watching(there, cleo, table), await watching(there, bob, table)
        await here.do(cleo, table, Arrange(ask="always"))
        told = await mine.until(lambda message: message["type"] == "arranged")
        assert told["you"]["standing"] == [{"ask": "always"}]
        await there.do(ann, table, Choose(0, ATTACK))
        await there.do(bob, table, Choose(1, "pass"))
        assert (await there.table(table)).playing.window is not None
        await here.do(cleo, table, Choose(1, "pass"))
        await others.until(lambda message: message["type"] == "moved" and message["seat"] is None)
        assert [kind for kind in others.types if kind == "arranged"] == ["arranged"], "for the own answer"
