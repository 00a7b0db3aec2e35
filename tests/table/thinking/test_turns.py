"""Whose turn it is to have a bot think: no group keeps another one waiting."""

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from deadtown.kernel import Match
from deadtown.table.thinking import Asker, Thinkers, ThinkingFailed, thinker
from deadtown.table.thinking import thinkers as pool
from deadtown.table.thinking.thinker import Job
from deadtown.table.thinking.waiting import MOST_IN_A_ROW, Waiting
from tests.table.processes import LONG, open_gate
from tests.table.thinking.conftest import HERE, MakeThinkers, a_task
from tests.table.thinking.test_thinkers import first, last, turns

pytestmark = pytest.mark.anyio

FOR_EVER = 3600.0
"""A budget that nobody would wait for."""
GREEDY, PATIENT = Asker("greedy"), Asker("patient", people=True)


def a_job(group: str, people: bool = False) -> Job:
    return Job(b"", 1.0, asyncio.get_running_loop().create_future(), asker=Asker(group, people))


def taken(waiting: Waiting) -> str:
    """The groups in the order in which they have their turns."""
    order = ""
    while (job := waiting.take()) is not None:
        order += job.asker.group
    return order


def wait(*groups: str, people: str = "") -> Waiting:
    waiting = Waiting()
    for group in groups:
        waiting.add(a_job(group, group in people))
    return waiting


async def test_groups_take_turns_however_much_one_of_them_asks_for(anyio_backend: object) -> None:
    assert taken(wait(*"aaaab")) == "abaaa"
    assert taken(wait(*"aaabbcc")) == "abcabca"


async def test_who_comes_later_comes_after_those_who_wait_already(anyio_backend: object) -> None:
    waiting = wait(*"aaab")
    assert [job.asker.group for _ in range(2) if (job := waiting.take())] == ["a", "b"]
    waiting.add(a_job("c"))
    waiting.add(a_job("b"))
    assert taken(waiting) == "acba"


async def test_tables_with_people_go_first_and_the_others_are_not_forgotten(anyio_backend: object) -> None:
    assert taken(wait(*"aaapp", people="p")) == "ppaaa"
    assert taken(wait(*"a", *"p" * 5, people="p")) == "p" * MOST_IN_A_ROW + "a" + "p" * (5 - MOST_IN_A_ROW)


async def test_a_group_that_has_enough_is_passed_over_and_so_is_what_nobody_waits_for(anyio_backend: object) -> None:
    waiting = wait(*"abb")
    next(job for job in waiting if job.asker.group == "b").answer.cancel()
    job = waiting.take(lambda group: group != "a")
    assert job is not None
    assert job.asker.group == "b"
    assert waiting.take(lambda group: group != "a") is None
    assert taken(waiting) == "a"


async def test_behind_thirty_tables_of_one_group_another_is_the_next_but_one(
    thinkers: Thinkers, match: Match, gate: Path
) -> None:
    await thinkers.think(a_task(match))
    order: list[str] = []

    async def ask(bot: str, asker: Asker) -> None:
        with suppress(ThinkingFailed):
            await thinkers.think(a_task(match, bot), asker=asker)
        order.append(asker.group)

    asked = [asyncio.ensure_future(ask("waits" if not number else "first", GREEDY)) for number in range(120)]
    await turns()
    asked.append(asyncio.ensure_future(ask("first", PATIENT)))
    await open_gate(gate)
    await asyncio.gather(*asked)
    assert order.index("patient") == 1


async def test_one_of_several_processes_is_left_to_the_others(
    make_thinkers: MakeThinkers, match: Match, gate: Path
) -> None:
    thinkers = make_thinkers(count=2)
    greedy = [asyncio.ensure_future(thinkers.think(a_task(match, "waits"), asker=GREEDY)) for _ in range(2)]
    for _ in range(3):
        assert await thinkers.think(a_task(match), asker=PATIENT) == first(match)
    for one in greedy:
        await open_gate(gate)
        assert await one == last(match)


@pytest.mark.parametrize("count", [1, 2])
async def test_a_bot_that_takes_its_time_decides_when_another_group_waits(
    make_thinkers: MakeThinkers, match: Match, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker, "HURRIED", LONG)
    thinkers = make_thinkers(count=count, budget=FOR_EVER)
    askers = [GREEDY, Asker("another")][:count]
    slow = [asyncio.ensure_future(thinkers.think(a_task(match, "dawdles", FOR_EVER), asker=one)) for one in askers]
    async with asyncio.timeout(LONG):
        while len(thinkers._busy()) < count:
            await asyncio.sleep(0.01)
        assert await thinkers.think(a_task(match), asker=PATIENT) == first(match)
        assert await slow[0] == first(match)
    for one in slow:
        one.cancel()


LATE = (
    "import os, sys, time\n"
    "try: os.close(os.open(sys.argv[1], os.O_CREAT | os.O_EXCL))\n"
    "except FileExistsError: time.sleep(1)\n"
    "os.execv(sys.executable, [sys.executable, *sys.argv[2:]])\n"
)
"""A process that starts a second late, unless it is the first."""


async def test_nobody_need_hurry_for_a_group_whose_process_is_starting(
    make_thinkers: MakeThinkers, match: Match, gate: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker, "HURRIED", LONG)
    monkeypatch.setattr(pool, "SLICE", 0.05)
    command = [sys.executable, "-c", LATE, str(tmp_path / "first"), str(HERE / "child.py"), str(gate)]
    thinkers = make_thinkers(count=2, budget=FOR_EVER, command=command)
    askers = (GREEDY, Asker("another"))
    slow = [asyncio.ensure_future(thinkers.think(a_task(match, "dawdles", FOR_EVER), asker=one)) for one in askers]
    async with asyncio.timeout(LONG):
        while len(thinkers._busy()) < 2:
            assert not slow[0].done(), "it hurried for one that was about to have a process"
            await asyncio.sleep(0.01)
    for one in slow:
        one.cancel()


@pytest.mark.parametrize(
    ("bot", "patience", "problem"), [("hangs", LONG, "TimeUp"), ("guards", thinker.HURRIED, "did not hurry")]
)
async def test_a_bot_that_can_not_hurry_is_stopped(
    make_thinkers: MakeThinkers, match: Match, bot: str, patience: float, problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker, "HURRIED", patience)
    thinkers = make_thinkers(budget=FOR_EVER)
    await thinkers.think(a_task(match))
    slow = asyncio.ensure_future(thinkers.think(a_task(match, bot, FOR_EVER), asker=GREEDY))
    await turns()
    async with asyncio.timeout(LONG):
        assert await thinkers.think(a_task(match), asker=PATIENT) == first(match)
        with pytest.raises(ThinkingFailed, match=problem):
            await slow


async def test_nobody_need_hurry_for_the_own_group(
    thinkers: Thinkers, match: Match, gate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await thinkers.think(a_task(match))
    monkeypatch.setattr(pool, "SLICE", 0.0)
    slow, next_one = (asyncio.ensure_future(thinkers.think(a_task(match, "waits"), asker=GREEDY)) for _ in range(2))
    await turns(50)
    for one in (slow, next_one):
        await open_gate(gate)
        assert await one == last(match)


async def test_processes_leave_the_server_what_it_needs(thinkers: Thinkers, match: Match) -> None:
    await thinkers.think(a_task(match))
    (process,) = thinkers.processes
    assert os.getpriority(os.PRIO_PROCESS, process) > os.getpriority(os.PRIO_PROCESS, 0) or (
        os.getpriority(os.PRIO_PROCESS, process) == 19
    )
