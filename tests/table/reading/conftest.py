"""Reading processes for tests, on both event loops."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from deadtown.table.reading import Readers

HERE = Path(__file__).parent
LONG = 60.0
"""A time that nothing in these tests uses up, not even on a busy machine."""
SHORT = 0.3
"""A time that is to be used up."""

MakeReaders = Callable[..., Readers]


@pytest.fixture(params=[False, True], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, Any]]:
    return "asyncio", {"use_uvloop": request.param}


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    """What holds back who asks in the language "wait", until the test opens it to write."""
    path = tmp_path / "gate"
    os.mkfifo(path)
    return path


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
