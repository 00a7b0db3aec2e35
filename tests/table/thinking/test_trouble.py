"""Bots that misbehave: whoever waits is told, and the next decision is taken as if nothing had happened."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import msgspec
import pytest

from deadtown.frames import frame
from deadtown.kernel import Match
from deadtown.table.children.child import LONGEST_MUTTERING
from deadtown.table.thinking import Thinkers, ThinkingFailed
from deadtown.table.thinking.task import Chosen
from tests.table.processes import LONG, SHORT, open_gate
from tests.table.thinking.conftest import HERE, MakeThinkers, a_task
from tests.table.thinking.test_thinkers import all_gone, first

pytestmark = pytest.mark.anyio

WIRE = str(HERE / "wire.py")
READY = "00000000"


async def assert_goes_on(thinkers: Thinkers, match: Match) -> None:
    async with asyncio.timeout(LONG):
        assert await thinkers.think(a_task(match)) == first(match)
    assert len(thinkers.processes) == 1


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("crashes", "ZeroDivisionError: divided by zombie"),
        ("recurses", "RecursionError"),
        ("cheats", "not an option"),
        ("mumbles", "mumbles wants"),
    ],
)
async def test_a_bot_that_fails_is_told_and_its_process_goes_on(
    thinkers: Thinkers, match: Match, bot: str, problem: str
) -> None:
    await thinkers.think(a_task(match))
    processes = thinkers.processes
    with pytest.raises(ThinkingFailed, match=problem):
        await thinkers.think(a_task(match, bot))
    await assert_goes_on(thinkers, match)
    assert thinkers.processes == processes


@pytest.mark.parametrize("bot", ["hangs", "stubborn"])
async def test_a_bot_is_stopped_when_its_time_is_up(thinkers: Thinkers, match: Match, bot: str) -> None:
    await thinkers.think(a_task(match))
    processes = thinkers.processes
    with pytest.raises(ThinkingFailed, match="TimeUp"):
        await thinkers.think(a_task(match, bot, budget=SHORT))
    await assert_goes_on(thinkers, match)
    assert thinkers.processes == processes


async def test_a_bot_that_can_not_be_stopped_is_killed_with_its_process(
    make_thinkers: MakeThinkers, match: Match
) -> None:
    thinkers = make_thinkers(grace=SHORT)
    await thinkers.think(a_task(match))
    processes = thinkers.processes
    with pytest.raises(ThinkingFailed, match="did not answer in time"):
        await thinkers.think(a_task(match, "guards", budget=SHORT))
    await assert_goes_on(thinkers, match)
    assert thinkers.processes != processes


@pytest.mark.parametrize(("bot", "problem"), [("exits", "died with code 3"), ("dies", "died with code -9")])
async def test_a_process_that_dies_is_replaced(thinkers: Thinkers, match: Match, bot: str, problem: str) -> None:
    with pytest.raises(ThinkingFailed, match=problem):
        await thinkers.think(a_task(match, bot))
    await assert_goes_on(thinkers, match)


async def test_who_waits_behind_a_process_that_dies_is_served_by_the_next(thinkers: Thinkers, match: Match) -> None:
    asked = [thinkers.think(a_task(match, bot)) for bot in ("dies", "first", "exits", "first")]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [isinstance(answer, ThinkingFailed) for answer in answers] == [True, False, True, False]
    assert (answers[1], answers[3]) == (first(match), first(match))


async def test_a_process_left_behind_by_a_bot_holds_nobody_up(thinkers: Thinkers, match: Match, gate: Path) -> None:
    with pytest.raises(ThinkingFailed, match="died with code 0"):
        await thinkers.think(a_task(match, "leaves"))
    await assert_goes_on(thinkers, match)
    await open_gate(gate)


async def test_a_process_that_is_dead_but_not_gone_is_asked_nothing(
    thinkers: Thinkers, match: Match, gate: Path
) -> None:
    """What it left behind holds its pipes."""
    await thinkers.think(a_task(match, "spawns"))
    (dead,) = thinkers._thinkers
    os.kill(thinkers.processes[0], signal.SIGKILL)
    while not dead.problem:
        await asyncio.sleep(0)
    assert not dead.gone.done()
    await assert_goes_on(thinkers, match)
    await open_gate(gate)


async def test_what_a_bot_prints_is_logged_and_not_taken_for_an_answer(
    thinkers: Thinkers, match: Match, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)
    assert await thinkers.think(a_task(match, "prints")) == first(match)
    await assert_goes_on(thinkers, match)
    for words in ("printed", "written", "said by a child"):
        assert words in caplog.text


async def test_why_a_bot_crashed_is_in_the_log(
    thinkers: Thinkers, match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(ThinkingFailed):
        await thinkers.think(a_task(match, "crashes"))
    await assert_goes_on(thinkers, match)
    assert "in choose" in caplog.text
    assert "divided by zombie" in caplog.text


async def test_the_last_words_of_a_process_are_in_the_log(
    thinkers: Thinkers, match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(ThinkingFailed):
        await thinkers.think(a_task(match, "dies"))
    await assert_goes_on(thinkers, match)
    assert "last words" in caplog.text


async def test_a_bot_that_floods_the_log_is_killed_with_its_process(
    thinkers: Thinkers, match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(ThinkingFailed, match="muttered too much"):
        await thinkers.think(a_task(match, "floods"))
    await assert_goes_on(thinkers, match)
    assert 0 < caplog.text.count("flood") * len("flood ") <= LONGEST_MUTTERING


async def test_a_file_is_no_bot_even_if_it_is_there(thinkers: Thinkers, match: Match, tmp_path: Path) -> None:
    strategy = tmp_path / "mine.toml"
    strategy.write_text((Path(__file__).parents[3] / "examples" / "strategies" / "swarm.toml").read_text())
    for name in (str(strategy), "mine.toml", "money.toml", ".toml", "", "../random"):
        with pytest.raises(ThinkingFailed, match="no bot"):
            await thinkers.think(a_task(match, name))
    await assert_goes_on(thinkers, match)


@pytest.mark.parametrize(
    ("start", "answer", "problem"),
    [
        (READY, "00000001ff", "answered nonsense"),
        (READY, "00000000", "answered nonsense"),
        (READY, "00000001c0", "answered nonsense"),
        (READY, "0000000181", "answered nonsense"),
        (READY, "7fffffff", "said too much"),
        (READY, "00000001c0c0", "answered nonsense"),
        (READY, "00000002c0", "did not answer in time"),
        (READY, "000000", "did not answer in time"),
        ("00000001c0", "", "spoke unasked"),
        (READY + READY, "", "said too much"),
        ("ffffffff", "", "said too much"),
    ],
)
async def test_a_process_that_talks_nonsense_is_killed(
    make_thinkers: MakeThinkers, match: Match, start: str, answer: str, problem: str
) -> None:
    limit = SHORT if "in time" in problem else LONG
    thinkers = make_thinkers(budget=limit, grace=limit, command=[sys.executable, WIRE, start, answer])
    for _ in range(2):
        with pytest.raises(ThinkingFailed, match=problem):
            await thinkers.think(a_task(match))


async def test_a_process_that_speaks_unasked_is_killed(
    make_thinkers: MakeThinkers, match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    answer = frame(msgspec.msgpack.encode(Chosen("win"))).hex()
    thinkers = make_thinkers(command=[sys.executable, WIRE, READY, answer, "00"])
    for _ in range(2):
        assert await thinkers.think(a_task(match)) == "win"
        os.kill(thinkers.processes[0], signal.SIGUSR1)
        await all_gone(thinkers)
        assert "spoke unasked" in caplog.messages[-1]


@pytest.mark.parametrize("command", [["/nonexistent/python"], [sys.executable, "-c", "raise SystemExit(7)"]])
async def test_everybody_is_told_when_no_process_can_be_started(
    make_thinkers: MakeThinkers, match: Match, command: list[str]
) -> None:
    thinkers = make_thinkers(count=2, command=command)
    asked = [thinkers.think(a_task(match)) for _ in range(5)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert {type(answer) for answer in answers} == {ThinkingFailed}
    assert all("could not be started" in str(answer) or "code 7" in str(answer) for answer in answers)
    assert thinkers.processes == []
