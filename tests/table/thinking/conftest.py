"""Thinking processes for tests, on both event loops."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest

from deadtown.games import GAMES
from deadtown.kernel import Match
from deadtown.table.thinking import Task, Thinkers
from tests.table.processes import LONG, anyio_backend, gate

__all__ = ["anyio_backend", "gate"]

HERE = Path(__file__).parent

MakeThinkers = Callable[..., Thinkers]


@pytest.fixture
async def make_thinkers(anyio_backend: object, gate: Path) -> AsyncIterator[MakeThinkers]:
    """Makes pools that know the bots of ``child.py``, and closes them after the test."""
    made: list[Thinkers] = []

    def make(
        count: int = 1, budget: float = LONG, *, grace: float = LONG, command: list[str] | None = None
    ) -> Thinkers:
        own = [sys.executable, str(HERE / "child.py"), str(gate)]
        made.append(Thinkers(count, budget, grace=grace, command=command or own))
        return made[-1]

    yield make
    async with asyncio.timeout(LONG):
        for thinkers in made:
            await thinkers.close()
            assert thinkers.processes == []


@pytest.fixture
def thinkers(make_thinkers: MakeThinkers) -> Thinkers:
    """One process that has all the time in the world."""
    return make_thinkers()


@pytest.fixture
def match() -> Match:
    return new_match()


def new_match() -> Match:
    """A match in which the first option is not the last."""
    started = Match.start(GAMES["zombinion"], ["Ada", "Bob"], seed="thinking")
    started.choose(1)
    assert started.decision is not None
    assert len(started.decision.options) > 1
    return started


def a_task(match: Match, bot: str = "first", budget: float = LONG, luck: str = "luck") -> Task:
    return Task(match.game.name, msgspec.msgpack.encode(match.snapshot()), bot, luck, budget)
