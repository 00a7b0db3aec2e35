"""The pool: decisions in order, by processes that start when they are needed and end with it."""

import asyncio
import os
import signal
from functools import cache
from pathlib import Path
from random import Random

import pytest

from deadtown.bots import find_bot
from deadtown.kernel import Match, option_text
from deadtown.table.thinking import Task, Thinkers, ThinkingFailed
from tests.table.processes import LONG, open_gate
from tests.table.thinking.child import Imagines
from tests.table.thinking.conftest import MakeThinkers, a_task, new_match

pytestmark = pytest.mark.anyio


def first(match: Match) -> str:
    assert match.decision is not None
    return option_text(match.decision.options[0])


def last(match: Match) -> str:
    assert match.decision is not None
    return option_text(match.decision.options[-1])


async def all_gone(thinkers: Thinkers) -> None:
    """Wait for the end of the processes that there are."""
    async with asyncio.timeout(LONG):
        await asyncio.gather(*(thinker.gone for thinker in thinkers._thinkers))


async def turns(count: int = 5) -> None:
    """Let the others go on until they wait for something from outside."""
    for _ in range(count):
        await asyncio.sleep(0)


@pytest.mark.parametrize("bot", ["random", "money", "hunter", "search:30"])
async def test_a_bot_decides_as_it_would_at_the_table(anyio_backend: object, bot: str) -> None:
    """The real process, without any bots of tests."""
    thinkers = Thinkers(1, 60.0)
    try:
        for number, (match, wanted) in enumerate(course_of(bot)):
            assert await thinkers.think(a_task(match, bot, luck=f"luck {number}")) == wanted
    finally:
        await thinkers.close()


@cache
def course_of(bot: str) -> list[tuple[Match, str]]:
    """Positions of a game that a bot plays alone, and what it decides in each."""
    match, course = new_match(), []
    maker = find_bot(match.game, bot)
    for number in range(60):
        wanted = maker(Random(f"luck {number}")).choose(match.sight())
        course.append((match.fork(), option_text(wanted)))
        match.choose(wanted)
    return course


async def test_a_bot_sees_remembers_and_imagines_as_it_would_at_the_table(thinkers: Thinkers, match: Match) -> None:
    for number in range(60):
        wanted = Imagines(Random(f"luck {number}")).choose(match.sight())
        assert await thinkers.think(a_task(match, "imagines", luck=f"luck {number}")) == option_text(wanted)
        match.choose(wanted)


async def test_processes_start_when_they_are_needed_and_no_more_of_them(
    make_thinkers: MakeThinkers, match: Match
) -> None:
    thinkers = make_thinkers(count=3)
    assert thinkers.processes == []
    for _ in range(5):
        await thinkers.think(a_task(match))
    assert len(thinkers.processes) == 1
    await asyncio.gather(*(thinkers.think(a_task(match)) for _ in range(10)))
    assert len(thinkers.processes) == 3


async def test_several_bots_think_at_the_same_time(make_thinkers: MakeThinkers, match: Match, gate: Path) -> None:
    thinkers = make_thinkers(count=2)
    waiting = asyncio.ensure_future(thinkers.think(a_task(match, "waits")))
    for _ in range(3):
        assert await thinkers.think(a_task(match)) == first(match)
    assert not waiting.done()
    await open_gate(gate)
    assert await waiting == last(match)


async def test_decisions_wait_their_turn_when_all_processes_are_busy(
    thinkers: Thinkers, match: Match, gate: Path
) -> None:
    order: list[int] = []

    async def ask(number: int, bot: str) -> None:
        await thinkers.think(a_task(match, bot))
        order.append(number)

    bots = ["waits", "first", "random", "hunter", "crashes", "first"]
    asked = [asyncio.ensure_future(ask(number, bot)) for number, bot in enumerate(bots)]
    await open_gate(gate)
    await asyncio.gather(*asked, return_exceptions=True)
    assert order == [0, 1, 2, 3, 5]


async def test_who_stops_waiting_in_the_queue_is_passed_over(thinkers: Thinkers, match: Match, gate: Path) -> None:
    await thinkers.think(a_task(match))
    processes = thinkers.processes
    asked = [asyncio.ensure_future(thinkers.think(a_task(match, bot))) for bot in ("waits", "dies", "first")]
    await turns()
    asked[1].cancel()
    await open_gate(gate)
    assert await asked[0] == last(match)
    assert await asked[2] == first(match)
    assert thinkers.processes == processes


async def test_the_late_answer_to_who_stopped_waiting_is_thrown_away(
    thinkers: Thinkers, match: Match, gate: Path
) -> None:
    await thinkers.think(a_task(match))
    process = thinkers.processes
    late = asyncio.ensure_future(thinkers.think(a_task(match, "waits")))
    await turns()
    late.cancel()
    after = asyncio.ensure_future(thinkers.think(a_task(match)))
    await turns()
    assert not after.done()
    await open_gate(gate)
    assert await after == first(match)
    assert late.cancelled()
    assert thinkers.processes == process


@pytest.mark.parametrize("bot", ["crashes", "exits"])
async def test_a_failure_after_somebody_stopped_waiting_harms_nobody(
    thinkers: Thinkers, match: Match, bot: str
) -> None:
    await thinkers.think(a_task(match))
    late = asyncio.ensure_future(thinkers.think(a_task(match, bot)))
    await turns()
    late.cancel()
    assert await thinkers.think(a_task(match)) == first(match)


async def test_everybody_gets_his_own_answer_whatever_the_others_do(make_thinkers: MakeThinkers, match: Match) -> None:
    """Many decisions, good and bad, a third of which nobody waits for."""
    thinkers, luck = make_thinkers(count=2), Random(1)
    asked: list[tuple[str, asyncio.Task[str]]] = []
    for number in range(300):
        bot = luck.choice(["random"] * 20 + ["first", "crashes", "exits"])
        wanted = find_bot(match.game, "random")(Random(f"luck {number}")).choose(match.sight())
        text = {"random": option_text(wanted), "first": first(match)}.get(bot, "")
        asked.append((text, asyncio.ensure_future(thinkers.think(a_task(match, bot, luck=f"luck {number}")))))
    stopped = luck.sample(asked, 100)
    for place, (_, one) in enumerate(stopped):
        if place % 10 == 0:
            await asyncio.wait([luck.choice(asked)[1]])
        one.cancel()
    for text, one in asked:
        try:
            assert await one == text
        except ThinkingFailed:
            assert text == ""
        except asyncio.CancelledError:
            assert any(one is other for _, other in stopped)


async def test_a_process_that_was_killed_while_idle_is_replaced(thinkers: Thinkers, match: Match) -> None:
    await thinkers.think(a_task(match))
    (process,) = thinkers.processes
    os.kill(process, signal.SIGKILL)
    await all_gone(thinkers)
    assert await thinkers.think(a_task(match)) == first(match)
    assert thinkers.processes != [process]


async def test_a_process_that_has_just_died_does_not_keep_anybody_waiting(thinkers: Thinkers, match: Match) -> None:
    await thinkers.think(a_task(match))
    os.kill(thinkers.processes[0], signal.SIGKILL)
    with pytest.raises(ThinkingFailed, match="died with code"):
        await thinkers.think(a_task(match))
    assert await thinkers.think(a_task(match)) == first(match)


async def test_ctrl_c_is_not_for_the_processes(thinkers: Thinkers, match: Match) -> None:
    await thinkers.think(a_task(match))
    (process,) = thinkers.processes
    assert os.getsid(process) != os.getsid(0)
    os.kill(process, signal.SIGINT)
    assert await thinkers.think(a_task(match)) == first(match)
    assert thinkers.processes == [process]


async def test_closing_ends_all_processes_and_tells_who_waits(
    make_thinkers: MakeThinkers, match: Match, gate: Path, caplog: pytest.LogCaptureFixture
) -> None:
    thinkers = make_thinkers(count=2)
    await asyncio.gather(*(thinkers.think(a_task(match)) for _ in range(2)))
    asked = [asyncio.ensure_future(thinkers.think(a_task(match, "waits"))) for _ in range(5)]
    await turns()
    numbers = thinkers.processes
    await thinkers.close()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in answers] == [ThinkingFailed] * 5
    assert thinkers.processes == []
    for number in numbers:
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)
    assert caplog.messages == []


async def test_nobody_thinks_after_closing_and_closing_again_is_harmless(thinkers: Thinkers, match: Match) -> None:
    await thinkers.close()
    with pytest.raises(ThinkingFailed, match="closed"):
        await thinkers.think(a_task(match))
    await thinkers.close()
    assert thinkers.processes == []


@pytest.mark.parametrize("patience", [0, 1, 5])
async def test_closing_while_a_process_starts_ends_it(thinkers: Thinkers, match: Match, patience: int) -> None:
    asked = asyncio.ensure_future(thinkers.think(a_task(match)))
    await turns(1 + patience)
    async with asyncio.timeout(LONG):
        await thinkers.close()
    assert thinkers.processes == []
    with pytest.raises(ThinkingFailed):
        await asked


async def test_a_task_may_not_take_longer_than_the_pool_allows(make_thinkers: MakeThinkers, match: Match) -> None:
    thinkers = make_thinkers(budget=0.2)
    async with asyncio.timeout(LONG):
        with pytest.raises(ThinkingFailed, match="TimeUp"):
            await thinkers.think(a_task(match, "hangs", budget=3600.0))


@pytest.mark.parametrize("game", ["chess", ""])
async def test_an_unknown_game_fails(thinkers: Thinkers, match: Match, game: str) -> None:
    with pytest.raises(ThinkingFailed, match="no bot"):
        await thinkers.think(Task(game, a_task(match).snapshot, "random", "luck", 60.0))


async def test_a_snapshot_that_makes_no_sense_fails(thinkers: Thinkers) -> None:
    with pytest.raises(ThinkingFailed, match="ValidationError"):
        await thinkers.think(Task("zombinion", b"nonsense", "random", "luck", 60.0))
