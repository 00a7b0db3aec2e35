"""Reading processes for tests, on both event loops."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from deadtown.table.reading import Readers
from tests.table.processes import LONG, anyio_backend, gate

__all__ = ["anyio_backend", "gate"]

HERE = Path(__file__).parent

MakeReaders = Callable[..., Readers]


@pytest.fixture
async def make_readers(anyio_backend: object, gate: Path) -> AsyncIterator[MakeReaders]:
    """Makes pools whose processes can be held up (``child.py``), and closes them after the test."""
    made: list[Readers] = []

    def make(count: int = 1, seconds: float = LONG, **more: Any) -> Readers:
        command = [sys.executable, str(HERE / "child.py"), str(gate)]
        made.append(Readers(count, seconds, **{"grace": LONG, "idle": LONG, "command": command, **more}))
        return made[-1]

    yield make
    async with asyncio.timeout(LONG):
        for readers in made:
            await readers.close()
            assert readers.processes == []


@pytest.fixture
def readers(make_readers: MakeReaders) -> Readers:
    return make_readers()
