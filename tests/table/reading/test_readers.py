"""The pool: one reading after another, each stopped when nobody waits for it, by processes that end with it."""

import asyncio
import os
from pathlib import Path

import pytest

from deadtown.table.children import child
from deadtown.table.commands import Say
from deadtown.table.denied import Denied
from deadtown.table.reading import Page, Readers, ReadingFailed
from deadtown.table.reading.reader import Reader
from deadtown.table.reading.task import (
    Answer,
    AnyTask,
    Fork,
    Import,
    Made,
    Refused,
    Stand,
    Summarise,
    TellLog,
    TellMissed,
    TellReplay,
    TookTooLong,
    WriteRecord,
    answered,
)
from deadtown.table.reading.work import carry_out
from deadtown.table.table import Table
from deadtown.table.telling import Viewer
from tests.table.long_games import long_game, taken_back
from tests.table.processes import LONG, SHORT, open_gate
from tests.table.reading.conftest import MakeReaders
from tests.table.tables import ann, bob, table_of

pytestmark = pytest.mark.anyio

GAME = long_game(2)
NAME = GAME.table.state.id


def a_log(how: str = "en") -> TellLog:
    return TellLog(NAME, GAME.bodies, Viewer(ann.player, how), 0, 1_000_000, 1_000)


async def read(readers: Readers, task: AnyTask, who: str = "ann", address: str = "home") -> Answer:
    async with asyncio.timeout(LONG), readers.turn(who, address) as ask:
        return await ask(task)


def reading(readers: Readers, task: AnyTask, who: str = "ann", address: str = "home") -> "asyncio.Task[Answer]":
    return asyncio.create_task(read(readers, task, who, address))


async def until_asked(readers: Readers, count: int = 1) -> None:
    """Wait until so many processes have something to do."""
    async with asyncio.timeout(LONG):
        while sum(reader.asked for reader in readers._readers) < count:
            await asyncio.sleep(0.01)


TASKS: dict[str, AnyTask] = {
    "missed": TellMissed(NAME, GAME.bodies, Viewer(ann.player, "en"), 2),
    "log": a_log(),
    "replay": TellReplay(NAME, GAME.bodies, None, "fr", "moments", None, 1_000_000, 1_000),
    "summary": Summarise(NAME, GAME.bodies, "it"),
    "record": WriteRecord(NAME, GAME.bodies, ann.player, ""),
    "table": Stand(NAME, GAME.bodies, None, 1),
    "refused": WriteRecord(NAME, GAME.bodies, "nobody", ""),
}


@pytest.mark.parametrize("name", TASKS)
async def test_a_process_answers_what_would_be_answered_here(anyio_backend: object, name: str) -> None:
    """The real process."""
    readers = Readers(1, LONG)
    try:
        assert await read(readers, TASKS[name]) == carry_out(TASKS[name])
    finally:
        await readers.close()


async def test_tables_are_made_by_a_process(readers: Readers) -> None:
    made = answered(await read(readers, Import(ann, taken_back(3, saved=True), 1000.0, 100)), Made)
    table = Table.read(made.table, None, enumerate(made.bodies, 1))
    assert table.save() == made.saved
    forked = answered(await read(readers, Fork(NAME, GAME.bodies, ann, 1, None, "easy", 1000.0, "luck")), Made)
    assert Table.restore(forked.saved).playing.number == 1


async def test_what_is_denied_is_denied_in_the_same_words(readers: Readers) -> None:
    long = await read(readers, Import(ann, taken_back(3), 1000.0, 5))
    assert isinstance(long, Refused)
    denied = long.denied()
    assert (denied.kind, denied.refusal.reason, denied.refusal.arguments["most"]) == ("large", "record-too-long", 5)


async def test_one_process_reads_for_all_and_starts_when_it_is_needed(readers: Readers) -> None:
    assert readers.processes == []
    answers = await asyncio.gather(*(read(readers, a_log(), f"player {number}") for number in range(5)))
    assert all(isinstance(answer, Page) for answer in answers)
    assert len(readers.processes) == 1


async def test_who_goes_away_stops_what_is_read_for_them(readers: Readers) -> None:
    hanging = reading(readers, a_log("hang"), "eve")
    await until_asked(readers)
    process = readers.processes
    waiting = reading(readers, a_log(), "bob")
    hanging.cancel()
    assert isinstance(await waiting, Page)
    assert readers.processes == process, "it need not be killed for that"


async def test_what_does_not_stop_is_killed(readers: Readers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deadtown.table.reading.reader.STOPPING", SHORT)
    stubborn = reading(readers, a_log("guard"), "eve")
    await until_asked(readers)
    process = readers.processes
    stubborn.cancel()
    assert isinstance(await read(readers, a_log(), "bob"), Page)
    assert readers.processes != process


async def test_who_goes_away_before_their_turn_is_passed_over(readers: Readers, gate: Path) -> None:
    first = reading(readers, a_log("wait"), "eve")
    await until_asked(readers)
    others = [reading(readers, a_log("hang"), f"gone {number}") for number in range(8)]
    last = reading(readers, a_log(), "bob")
    await asyncio.sleep(0)
    for other in others:
        other.cancel()
    await open_gate(gate)
    assert isinstance(await first, Page)
    assert isinstance(await last, Page)
    assert readers.waiting == 0


async def test_a_caller_has_one_thing_read_at_a_time(make_readers: MakeReaders, gate: Path) -> None:
    """Two processes are free for others, though one caller asks for two things."""
    readers = make_readers(count=2)
    first, second = (reading(readers, a_log("wait"), "eve") for _ in range(2))
    await until_asked(readers)
    for name in ("bob", "cleo"):
        assert isinstance(await read(readers, a_log(), name), Page)
    assert readers.waiting == 1, "the second thing waits for the first"
    for task in (first, second):
        await open_gate(gate)
        assert isinstance(await task, Page)


async def test_addresses_take_turns(readers: Readers, gate: Path) -> None:
    """Many callers of one address don't hold up another one for longer than one of them takes."""
    order: list[str] = []

    async def note(who: str, address: str) -> None:
        await read(readers, a_log(), who, address)
        order.append(address)

    first = reading(readers, a_log("wait"), "eve", "crowd")
    await until_asked(readers)
    crowd = [asyncio.create_task(note(f"guest {number}", "crowd")) for number in range(6)]
    await asyncio.sleep(0)
    alone = asyncio.create_task(note("bob", "home"))
    await asyncio.sleep(0)
    await open_gate(gate)
    await asyncio.gather(first, alone, *crowd)
    assert order.index("home") <= 1


async def test_when_too_many_wait_others_are_told_to_come_back(make_readers: MakeReaders, gate: Path) -> None:
    readers = make_readers(most_waiting=2)
    held = [reading(readers, a_log("wait"), "eve")]
    await until_asked(readers)
    held += [reading(readers, a_log(), name) for name in ("bob", "cleo")]
    await asyncio.sleep(0)
    with pytest.raises(Denied) as caught:
        await read(readers, a_log(), "dan")
    assert (caught.value.kind, caught.value.refusal.reason) == ("rate", "reading-busy")
    assert caught.value.refusal.arguments["seconds"] > 0  # type: ignore[operator]
    await open_gate(gate)
    assert all(isinstance(answer, Page) for answer in await asyncio.gather(*held))


async def test_what_takes_too_long_is_stopped(make_readers: MakeReaders) -> None:
    readers = make_readers(seconds=SHORT)
    answer = await read(readers, a_log("hang"))
    assert answer == TookTooLong()
    with pytest.raises(Denied, match="too-long-to-read"):
        answered(answer, Page)


async def test_what_does_not_heed_its_time_is_killed(make_readers: MakeReaders) -> None:
    readers = make_readers(seconds=SHORT, grace=SHORT)
    with pytest.raises(ReadingFailed):
        await read(readers, a_log("guard"))


@pytest.mark.parametrize("how", ["crash", "die"])
async def test_after_a_crash_others_are_read_for(readers: Readers, how: str) -> None:
    with pytest.raises(ReadingFailed):
        answered(await read(readers, a_log(how)), Page)
    assert isinstance(await read(readers, a_log()), Page)


async def test_closing_waits_for_nobody(make_readers: MakeReaders) -> None:
    readers = make_readers()
    hanging = [reading(readers, a_log("guard"), "eve"), *(reading(readers, a_log(), f"{name}") for name in range(3))]
    await until_asked(readers)
    await readers.close()
    for task in hanging:
        with pytest.raises(Denied, match="reading-busy"):
            await task
    with pytest.raises(Denied, match="reading-busy"):
        await read(readers, a_log())
    assert readers.processes == []


async def test_a_process_that_nobody_needs_goes(make_readers: MakeReaders) -> None:
    readers = make_readers(idle=0.01)
    assert isinstance(await read(readers, a_log()), Page)
    async with asyncio.timeout(LONG):
        while readers.processes:
            await asyncio.sleep(0.01)
    assert isinstance(await read(readers, a_log()), Page)


async def test_a_process_that_can_not_start_is_told_of(make_readers: MakeReaders) -> None:
    readers = make_readers(command=["/nowhere/python"])
    with pytest.raises(ReadingFailed):
        await read(readers, a_log())


async def test_a_turn_that_is_not_used_is_for_the_next(readers: Readers) -> None:
    async with readers.turn("ann", "home"):
        pass
    with pytest.raises(ZeroDivisionError):
        async with readers.turn("ann", "home"):
            raise ZeroDivisionError
    assert isinstance(await read(readers, a_log()), Page)
    assert len(readers.processes) == 1


async def test_processes_do_not_outlive_the_parent_for_long() -> None:
    """They end with their standard input."""
    process = await asyncio.create_subprocess_exec(
        *Readers(1, 1.0)._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, env=dict(os.environ)
    )
    async with asyncio.timeout(LONG):
        heard, _ = await process.communicate(b"")
    assert (heard, process.returncode) == (b"\0\0\0\0", 0)


# Whom what is told


async def test_a_process_that_does_not_end_is_told_of_and_left(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As one does not that waits for a disk that is gone."""
    monkeypatch.setattr(child, "ENDING", 0.0)
    immortal = Reader(lambda: None, lambda: None)
    await child.all_gone([immortal], [])
    immortal.dismiss()
    assert "reading process None was killed, but does not end" in caplog.text


async def test_a_process_tells_each_only_what_they_may_know(readers: Readers) -> None:
    game = table_of(ann, bob)
    game.end_turns(ann)
    game.do(ann, Say("a word with you", to=1))
    secrets = [game.table.state.seed.encode(), game.table.state.secret.encode()]
    told = {}
    for player in (ann.player, bob.player, ""):
        task = TellLog("", game.bodies, Viewer(player, "en"), 0, 1_000_000, 1_000)
        told[player] = answered(await read(readers, task), Page).body
        assert not any(secret in told[player] for secret in secrets)
    assert [b"a word with you" in body for body in told.values()] == [True, True, False]
    assert [b"Ann draws Bullet" in body or b"Ann draws Zombie" in body for body in told.values()] == [
        True,
        False,
        False,
    ]
