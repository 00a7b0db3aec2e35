"""Bots of others decide in a process of their own, which holds nothing that their seat may not know."""

import asyncio
import json
import os
import select
import sys
from pathlib import Path

import pytest

from deadtown.bots import GUESTS
from deadtown.games import GAMES
from deadtown.kernel import Match
from deadtown.table.thinking import Thinkers, ThinkingFailed
from deadtown.table.thinking.thinkers import COMMAND
from tests.table.processes import LONG
from tests.table.thinking.conftest import HERE, MakeThinkers, a_task
from tests.table.thinking.snoop import MASK

pytestmark = pytest.mark.anyio

PATIENCE = 60_000
"""How many milliseconds a process may take to end, on the slowest of machines."""
ZOMBINION = GAMES["zombinion"]
BOTS = ("Snoop", "Dreams", "Keeps", "Crashes", "Dies", "Hangs", "Sleeps", "First")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where guests tell what they have found."""
    names = [f"zombinion:{bot.lower()}={HERE / 'snoop.py'}:{bot}" for bot in BOTS]
    monkeypatch.setenv(GUESTS, ",".join(names))
    monkeypatch.setenv("SNOOP", str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[3]))
    return tmp_path


@pytest.fixture
def guests(make_thinkers: MakeThinkers, place: Path) -> Thinkers:
    return make_thinkers(command=list(COMMAND))


def in_a_step() -> Match:
    """A match in the middle of a step: Decoy was played, and some of the cards that it tosses are picked."""
    match = Match.start(ZOMBINION, ["Ada", "Bob"], seed="thinking")
    while match.past.mark is None or not match.past.mark.trail:
        assert match.decision is not None, "no step asks twice"
        match.choose(match.number % len(match.decision.options) + 1)
    return match


async def test_nothing_in_its_process_tells_what_its_seat_may_not_know(
    guests: Thinkers, place: Path, match: Match
) -> None:
    snapshot = match.snapshot()
    needle = snapshot.state[len(snapshot.state) // 4 : len(snapshot.state) * 3 // 4]
    (place / "needle").write_bytes(needle.translate(MASK))
    await guests.think(a_task(match, "snoop"))
    told = json.loads((place / "told").read_text())
    truth = ZOMBINION.rules.codec.save(match.state).hex()
    assert told["states"], "it has looked"
    assert truth not in told["states"]
    assert snapshot.state.hex() not in told["states"]
    assert not told["found"]


@pytest.mark.parametrize("started", ["at the start of a step", "in the middle of one"])
async def test_a_bot_imagines_as_ever(guests: Thinkers, place: Path, match: Match, started: str) -> None:
    played = match if started == "at the start of a step" else in_a_step()
    assert await guests.think(a_task(played, "dreams"))
    assert len(json.loads((place / "told").read_text())) == 3


async def test_nothing_stays_from_one_decision_to_the_next(guests: Thinkers, place: Path, match: Match) -> None:
    for _ in range(2):
        await guests.think(a_task(match, "keeps"))
        assert (place / "told").read_text() == "1"


@pytest.mark.parametrize(("bot", "problem"), [("crashes", "divided by zombie"), ("dies", "died"), ("hangs", "time")])
async def test_one_that_fails_is_told_and_the_next_one_decides(
    guests: Thinkers, match: Match, bot: str, problem: str
) -> None:
    with pytest.raises(ThinkingFailed, match=problem):
        await guests.think(a_task(match, bot, budget=1.0 if bot == "hangs" else LONG))
    assert await guests.think(a_task(match, "first"))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a process does not die with the one that started it")
async def test_a_bot_that_hears_nothing_dies_with_the_process_that_asked_it(
    guests: Thinkers, place: Path, match: Match
) -> None:
    thinking = asyncio.create_task(guests.think(a_task(match, "sleeps")))
    while not (place / "told").exists():
        await asyncio.sleep(0.01)
    processes = [os.pidfd_open(int(number)) for number in (place / "told").read_text().split()]
    await guests.close()
    with pytest.raises(ThinkingFailed):
        await thinking
    for process in processes:
        ended = select.poll()
        ended.register(process, select.POLLIN)
        assert ended.poll(PATIENCE), "it lives on"
        os.close(process)
