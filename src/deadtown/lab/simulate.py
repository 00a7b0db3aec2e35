"""Playing the games of a plan, in this process or in several; the rows come out in the same order either way."""

import multiprocessing
import signal
import sys
import time
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.context import BaseContext
from typing import Any, NamedTuple

import msgspec

from deadtown.bots import find_bot
from deadtown.complaint import Complaint
from deadtown.kernel import Match, Outcome
from deadtown.lab.plan import Plan, find_game

MOST_DECISIONS = 100_000
"""A game that goes on longer than this does not end."""

CHUNK_SECONDS = 0.1
"""How long a process should work between two reports."""

AHEAD = 3
"""How many chunks wait for each process, so that none is idle."""


class Row(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What is kept of one game. Lists are by seat."""

    decisions: int
    ending: str
    winners: list[int]
    scores: list[int]
    figures: dict[str, list[int]]
    """The game's own figures: see ``Figures.tally``; and ``team``, counted from 1, where seats play together."""
    taken: list[dict[str, int]]
    """What each seat chose to take, and how often."""
    roles: list[str] = []
    """Which of the unequal sides each seat played; none where all are alike."""


class Chunk(NamedTuple):
    """The rows of some consecutive games, one line each, and the time they took."""

    lines: bytes
    seconds: float


class GameFailed(Complaint):
    """A game of a simulation that could not be played to its end."""


class Simulator:
    """Plays any game of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find_game(plan.game)
        self.options = self.game.rules.read_options(plan.options)
        self.makers = [find_bot(self.game, name) for name in plan.bots]

    def play(self, index: int) -> Row:
        """Play one game to its end."""
        plan = self.plan
        places = [plan.place_at(seat, index) for seat in range(plan.seats)]
        deciding = None
        try:
            bots = [self.makers[place](plan.bot_luck(place, index)) for place in places]
            match = Match.start(
                self.game,
                [plan.labels[place] for place in places],
                self.options,
                seed=plan.game_seed(index),
                rewindable=any(bot.imagines for bot in bots),
            )
            taking = self.game.figures.taking
            taken: list[dict[str, int]] = [{} for _ in bots]
            for _ in range(MOST_DECISIONS):
                decision = match.decision
                if decision is None:
                    break
                deciding = decision.seat
                option = bots[deciding].choose(match.sight())
                match.choose(option)
                if taking.get(decision.kind) == option[0]:
                    what, mine = str(option[1]), taken[deciding]
                    mine[what] = mine.get(what, 0) + 1
        except Exception as error:
            name = "" if deciding is None else f", {plan.labels[places[deciding]]} deciding"
            raise self._failure(index, f"failed{name}: {_in_one_line(error)}") from error
        if not match.over:
            raise self._failure(index, f"did not end within {MOST_DECISIONS:,} decisions")
        return self._row(match, taken)

    def _row(self, match: Match, taken: list[dict[str, int]]) -> Row:
        outcome = match.outcome
        assert isinstance(outcome, Outcome), "a game that is over has an outcome"
        game, sides = self.game, self.game.sides
        figures = {name: list(values) for name, values in game.figures.tally(match.state).items()}
        if sides.has_teams:
            figures["team"] = [team + 1 for team in game.teams_in(match.state)]
        roles = [sides.role(match.state, seat) for seat in range(self.plan.seats)] if sides.roles else []
        return Row(match.number, outcome.ending, outcome.winners, outcome.scores, figures, taken, roles)

    def _failure(self, index: int, what: str) -> GameFailed:
        return GameFailed(f"game {index + 1} (seed {self.plan.game_seed(index)}) {what}")

    def play_chunk(self, first: int, end: int) -> Chunk:
        began = time.perf_counter()
        lines = msgspec.json.Encoder().encode_lines([self.play(index) for index in range(first, end)])
        return Chunk(lines, time.perf_counter() - began)


def read_rows(lines: bytes) -> list[Row]:
    """The rows of a chunk."""
    return msgspec.json.Decoder(Row).decode_lines(lines)


def simulate(plan: Plan, jobs: int = 1) -> Generator[bytes, None, None]:
    """Play all games of a plan. The lines that come out, put together, are the same for any number of jobs."""
    return _alone(plan) if jobs == 1 else _together(plan, jobs)


def _alone(plan: Plan) -> Generator[bytes, None, None]:
    simulator = Simulator(plan)
    first, size = 0, 1
    while first < plan.games:
        end = min(first + size, plan.games)
        chunk = simulator.play_chunk(first, end)
        first, size = end, _next_size(end - first, chunk)
        yield chunk.lines


def _together(plan: Plan, jobs: int) -> Generator[bytes, None, None]:
    pending: deque[tuple[int, Future[Chunk]]] = deque()
    first, size = 0, 1
    with open_workers(min(jobs, plan.games), _prepare, plan) as workers:
        while first < plan.games or pending:
            while first < plan.games and len(pending) < AHEAD * jobs:
                end = min(first + size, plan.games)
                pending.append((end - first, workers.submit(_play_chunk, first, end)))
                first = end
            count, future = pending.popleft()
            chunk = future.result()
            size = _next_size(count, chunk)
            yield chunk.lines


@contextmanager
def open_workers(jobs: int, prepare: Callable[[Any], None], given: object) -> Iterator[ProcessPoolExecutor]:
    """Processes that play games, each prepared with what it is given. What they have begun is waited for."""
    workers = ProcessPoolExecutor(jobs, _context(), prepare, (given,))
    try:
        yield workers
    except BrokenProcessPool:
        raise Complaint("a process of the simulation died; is there memory enough for so many --jobs?") from None
    finally:
        workers.shutdown(cancel_futures=True)


def _next_size(size: int, chunk: Chunk) -> int:
    """How many games the next chunk should have. It grows slowly, and only the speed depends on it."""
    return max(1, min(2 * size, int(size * CHUNK_SECONDS / max(chunk.seconds, 1e-6))))


def _context() -> BaseContext:
    """Processes start quickest as copies of this one, where that is safe."""
    forks = sys.platform != "darwin" and "fork" in multiprocessing.get_all_start_methods()
    return multiprocessing.get_context("fork" if forks else "spawn")


_simulator: Simulator


def ignore_interruptions() -> None:
    """An interruption is the first process's to deal with."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _prepare(plan: Plan) -> None:
    """What each process does first."""
    global _simulator
    ignore_interruptions()
    _simulator = Simulator(plan)


def _play_chunk(first: int, end: int) -> Chunk:
    return _simulator.play_chunk(first, end)


def _in_one_line(error: Exception) -> str:
    """An exception and where it was raised."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text} ({where.name}, line {where.lineno} of {where.filename})"
