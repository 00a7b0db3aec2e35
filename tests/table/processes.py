"""What tests of processes share: both event loops, time, and a gate that holds a process back."""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

LONG = 60.0
"""A time that nothing in these tests uses up, not even on a busy machine."""
SHORT = 0.3
"""A time that is to be used up."""


@pytest.fixture(params=[False, True], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, Any]]:
    return "asyncio", {"use_uvloop": request.param}


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    """What a process waits at that is told to, until the test opens it to write."""
    path = tmp_path / "gate"
    os.mkfifo(path)
    return path


async def open_gate(gate: Path) -> None:
    """Let one process through that waits at the gate, or comes there."""
    await asyncio.to_thread(gate.write_text, "")
