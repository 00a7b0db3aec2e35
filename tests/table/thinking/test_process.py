"""The child by itself: what it says on its pipes, and that it never outlives its parent."""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest

from deadtown.frames import LENGTH, frame
from deadtown.kernel import Match
from deadtown.table.thinking.task import Chosen, Failed
from deadtown.table.thinking.thinkers import COMMAND
from tests.table.thinking.conftest import HERE, a_task

PATIENCE = 60_000
"""How many milliseconds a process may take to end, on the slowest of machines."""


def answers(output: bytes) -> list[Chosen | Failed | None]:
    """What a child said; None is that it is ready."""
    found: list[Chosen | Failed | None] = []
    while output:
        (length,) = LENGTH.unpack_from(output)
        body, output = output[LENGTH.size : LENGTH.size + length], output[LENGTH.size + length :]
        assert len(body) == length
        found.append(msgspec.msgpack.decode(body, type=Chosen | Failed) if body else None)
    return found


def test_a_child_says_when_it_is_ready_and_ends_with_its_input() -> None:
    done = subprocess.run(COMMAND, input=b"", capture_output=True, check=True)
    assert (answers(done.stdout), done.stderr) == ([None], b"")


def test_a_child_says_nothing_but_answers_one_for_each_task(match: Match) -> None:
    task = frame(msgspec.msgpack.encode(a_task(match, "hunter")))
    nonsense = frame(b"nonsense")
    done = subprocess.run(COMMAND, input=task + nonsense + task, capture_output=True, check=True)
    ready, one, failed, other = answers(done.stdout)
    assert ready is None
    assert isinstance(one, Chosen)
    assert isinstance(failed, Failed)
    assert one == other


@pytest.mark.parametrize("cut", [1, 4, 9])
def test_a_child_ends_when_its_input_stops_in_the_middle_of_a_task(match: Match, cut: int) -> None:
    task = frame(msgspec.msgpack.encode(a_task(match)))
    done = subprocess.run(COMMAND, input=task[:cut], capture_output=True, check=True)
    assert answers(done.stdout) == [None]


def test_the_same_luck_gives_the_same_decision_and_other_luck_another(match: Match) -> None:
    lucks = ["one", "one", *map(str, range(20))]
    tasks = b"".join(frame(msgspec.msgpack.encode(a_task(match, "random", luck=luck))) for luck in lucks)
    said = answers(subprocess.run(COMMAND, input=tasks, capture_output=True, check=True).stdout)
    assert said[1] == said[2]
    assert len({str(one) for one in said[1:]}) > 1


@contextmanager
def parent(match: Match, bot: str) -> Iterator["subprocess.Popen[str]"]:
    snapshot = a_task(match).snapshot.hex()
    script = [sys.executable, str(HERE / "parent.py"), snapshot, bot]
    with subprocess.Popen(script, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="the end of a stranger can't be waited for")
@pytest.mark.parametrize("bot", ["", "hangs", "guards"])
def test_a_child_does_not_outlive_a_parent_that_is_killed(match: Match, bot: str) -> None:
    with parent(match, bot) as process:
        assert process.stdout is not None
        child = os.pidfd_open(int(process.stdout.readline()))
        try:
            while bot and "hanging" not in process.stdout.readline():
                pass
            process.send_signal(signal.SIGKILL)
            process.wait()
            ended = select.poll()
            ended.register(child, select.POLLIN)
            assert ended.poll(PATIENCE), "the child lives on"
        finally:
            os.close(child)
