"""What is told from a whole log takes as many steps as the log is long, however often somebody went back."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from deadtown.table import story
from deadtown.table.story import Bodies
from deadtown.table.summary import summary
from deadtown.table.table import Table
from deadtown.table.telling import Viewer
from tests.table.long_games import long_game
from tests.table.tables import ann

VIEWER = Viewer(ann.player, "en")

TOLD: dict[str, Callable[[Bodies], Any]] = {
    "missed": lambda bodies: story.missed("", bodies, VIEWER, 0),
    "log": lambda bodies: story.log_lines("", bodies, VIEWER, 0),
    "replay": lambda bodies: story.frames("", bodies, None, "en", "moments"),
    "summary": lambda bodies: summary("", bodies, "en"),
    "record": lambda bodies: story.record_lines("", bodies),
    "position": lambda bodies: story.position_at("", bodies, 1),
    "table": lambda bodies: Table.read("", None, bodies),
}


def steps(work: Callable[[], Any]) -> int:
    """How many calls something takes."""
    count = 0

    def note(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


@pytest.mark.parametrize("told", TOLD)
def test_a_log_that_is_twice_as_long_takes_twice_as_many_steps(told: str) -> None:
    short, long = (long_game(times).bodies for times in (60, 120))
    TOLD[told](short)
    once, twice = (steps(lambda bodies=bodies: TOLD[told](bodies)) for bodies in (short, long))  # type: ignore[misc]
    assert twice < 2.1 * once


def test_what_was_taken_back_is_marked_and_what_stands_is_not() -> None:
    game = long_game(3)
    lines = [line for line in story.log_lines("", game.bodies, VIEWER, 0) if line.number is not None]
    first = [line for line in lines if line.number == 0]
    assert [line.undone for line in first] == [True] * (len(first) * 3 // 4) + [False] * (len(first) // 4)
    assert not any(line.undone for line in lines if line.number)
    assert [frame.number for frame in story.frames("", game.bodies, None, "en")] == list(range(game.number + 1))
