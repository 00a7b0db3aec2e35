"""How far a bot has come: told now and then to whoever wants to know, in numbers and nothing else."""

import sys

import msgspec
import pytest

from deadtown.frames import frame
from deadtown.kernel import Match, Progress
from deadtown.table.thinking import Thinkers, ThinkingFailed, Thought, process
from deadtown.table.thinking.task import Chosen
from tests.table.thinking.conftest import MakeThinkers, a_task
from tests.table.thinking.test_thinkers import first
from tests.table.thinking.test_trouble import READY, WIRE

HALF = Thought(50, 100, 0.5)


def said(*messages: object) -> str:
    return b"".join(frame(msgspec.msgpack.encode(message)) for message in messages).hex()


@pytest.mark.anyio
async def test_a_bot_that_takes_its_time_is_heard_meanwhile(thinkers: Thinkers, match: Match) -> None:
    heard: list[Thought] = []
    assert await thinkers.think(a_task(match, "ponders"), heard.append) == first(match)
    assert heard == [Thought(10, 20, 0.5), Thought(20, 20, 1.0)]


@pytest.mark.anyio
async def test_it_thinks_in_silence_where_nobody_wants_to_know(thinkers: Thinkers, match: Match) -> None:
    assert await thinkers.think(a_task(match, "ponders")) == first(match)


@pytest.mark.anyio
async def test_thoughts_and_the_answer_may_come_all_at_once(make_thinkers: MakeThinkers, match: Match) -> None:
    thinkers = make_thinkers(command=[sys.executable, WIRE, READY, said(HALF, HALF, Chosen("win"))])
    heard: list[Thought] = []
    assert await thinkers.think(a_task(match), heard.append) == "win"
    assert heard == [HALF, HALF]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("answer", "problem"),
    [((HALF, Chosen("win")), "spoke unasked"), ((Chosen("win"), HALF), "said too much")],
)
async def test_a_thought_that_nobody_asked_for_ends_the_process(
    make_thinkers: MakeThinkers, match: Match, answer: tuple[object, ...], problem: str
) -> None:
    thinkers = make_thinkers(command=[sys.executable, WIRE, READY, said(*answer)])
    with pytest.raises(ThinkingFailed, match=problem):
        await thinkers.think(a_task(match))


def test_it_is_told_four_times_a_second_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, 0.1, 0.25, 0.3, 0.49, 0.5, 0.9])
    monkeypatch.setattr(process, "monotonic", lambda: next(times))
    heard: list[Thought] = []
    reporter = process.Reporter(heard.append)
    for count in range(6):
        reporter(Progress(count, None, count / 10, ("take", "zombie"), 0.7))
    assert heard == [Thought(1, None, 0.1), Thought(4, None, 0.4), Thought(5, None, 0.5)]


def test_a_thought_says_neither_what_the_bot_would_do_nor_how_it_thinks_to_stand() -> None:
    heard: list[Thought] = []
    reporter = process.Reporter(heard.append)
    reporter.said = -1.0
    reporter(Progress(3, 5, 0.6, ("take", "zombie"), 0.71))
    (thought,) = heard
    assert set(msgspec.to_builtins(thought)) == {"type", "playouts", "budget", "share"}
