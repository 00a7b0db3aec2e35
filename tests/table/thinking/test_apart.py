"""Bots of others decide in a process of their own, which holds nothing that their seat may not know."""

import asyncio
import json
import os
import select
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from deadtown import ending
from deadtown.bots import GUESTS
from deadtown.games import GAMES
from deadtown.kernel import Game, Match, Seeded
from deadtown.table.thinking import Task, Thinkers, ThinkingFailed
from deadtown.table.thinking.apart import Apart
from deadtown.table.thinking.thinkers import COMMAND
from tests.table.processes import LONG
from tests.table.thinking.conftest import HERE, MakeThinkers, a_task
from tests.table.thinking.snoop import MASK

pytestmark = pytest.mark.anyio

PATIENCE = 60_000
"""How many milliseconds a process may take to end, on the slowest of machines."""
write = msgspec.msgpack.Encoder().encode
ZOMBINION = GAMES["zombinion"]
START, STEP, WINDOW = "at the start of a step", "in the middle of one", "in a window"
BOTS = ("Snoop", "Peeks", "Dreams", "Keeps", "Crashes", "Babbles", "Dies", "Hangs", "Sleeps", "First")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where guests tell what they have found."""
    names = [f"{game}:{bot.lower()}={HERE / 'snoop.py'}:{bot}" for game in GAMES for bot in BOTS]
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


def two_truths(game: Game[Any], where: str) -> tuple[Match, Match]:
    """Two matches that whoever decides can't tell apart."""
    match = Match.start(game, ["Ada", "Bob"], seed="two truths")
    while (decision := match.decision) is not None:
        if match.window is None and (other := match.imagine_apart(decision.seat, Seeded("another truth"))):
            for option in decision.options:
                pair = match.fork(), other.fork()
                if where != START:
                    pair[0].choose(option)
                    pair[1].choose(option)
                if place_of(pair[0]) == where and are_alike(*pair):
                    return pair
        match.choose(match.number % len(decision.options) + 1)
    raise AssertionError(f"nobody decides {where}")


def place_of(match: Match) -> str:
    mark = match.past.mark
    assert mark is not None, "it is rewindable"
    return WINDOW if match.window is not None else STEP if mark.trail else START


def are_alike(one: Match, other: Match) -> bool:
    """Whether they are different, and their decision is the same to whoever takes it."""
    if one.decision is None or one.decision != other.decision or one.digest() == other.digest():
        return False
    seat = one.decision.seat
    return write((one.seen_by(seat), one.sight().memory)) == write((other.seen_by(seat), other.sight().memory))


@pytest.mark.parametrize(
    ("game", "where"),
    [
        ("zombinion", START),
        ("zombinion", STEP),
        ("zombiaki", START),
        ("zombiaki", STEP),
        ("humans", WINDOW),
        ("last_night", WINDOW),
    ],
)
async def test_whatever_it_asks_it_is_told_what_its_seat_may_know(
    guests: Thinkers, place: Path, game: str, where: str
) -> None:
    """In two truths that the seat can't tell apart, all answers are the same."""
    told: list[list[tuple[str, str]]] = []
    for match in two_truths(GAMES[game], where):
        await guests.think(Task(game, write(match.snapshot()), "peeks", "luck", LONG, match.sight().seat))
        told.append(json.loads((place / "told").read_text()))
    for (asked, answer), (_, other) in zip(*told, strict=True):
        assert answer == other, asked


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


@pytest.mark.parametrize(
    ("bot", "problem"),
    [("crashes", "divided by zombie"), ("babbles", "too long"), ("dies", "died"), ("hangs", "time")],
)
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


def test_a_process_that_does_not_end_is_told_of_and_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As one does not that waits for a disk that is gone."""
    guests, sleeper = Apart(), [sys.executable, "-c", "input()"]
    with (
        subprocess.Popen(sleeper, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True) as process,
        monkeypatch.context() as immortal,
    ):
        immortal.setattr(ending, "ENDING", 0.0)
        immortal.setattr(process, "poll", lambda: None)
        guests._process = process
        guests.end()
    assert f"process {process.pid} was killed, but does not end" in capsys.readouterr().err
