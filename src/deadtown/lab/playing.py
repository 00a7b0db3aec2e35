"""The games of some plans, played side by side: the first of each, then the second of each, and so on.

So it can be stopped between two rounds, and all have had as many games. What comes out does not depend on who plays.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import NamedTuple

from deadtown.lab.crews import Chunk, Crew, Finished, Hire, Task, Work
from deadtown.lab.kept import Kept
from deadtown.lab.plan import Plan
from deadtown.lab.row import Row, read_row
from deadtown.lab.simulator import GameFailed

CHUNK_SECONDS = 0.1
"""How long somebody should play between two reports."""


class Played:
    """A game that is over: of which plan it is, which of its games, and how it went."""

    __slots__ = ("__dict__", "game", "line", "place")

    def __init__(self, place: int, game: int, line: bytes) -> None:
        self.place = place
        self.game = game
        self.line = line
        """The row, written down."""

    @cached_property
    def row(self) -> Row:
        return read_row(self.line)


class _Given(NamedTuple):
    """Games that were given to somebody to play, and those between them that were played before."""

    tasks: list[Task]
    known: dict[Task, bytes]
    work: Work


def always() -> bool:
    return True


def nothing() -> None:
    pass


class Playing:
    """Games being played, which come out in their order. Raises GameFailed at one that fails, after all before it.

    Before a round it is asked whether to go on. A round that has begun is played to its end, so that no game is left
    out because it is long: a game of each plan, or as many as share their luck. Games that were kept are not played
    again.
    """

    def __init__(
        self,
        plans: Sequence[Plan],
        hire: Hire,
        kept: Kept | None = None,
        go_on: Callable[[], bool] = always,
        together: int = 1,
    ) -> None:
        self.plans = plans
        self._together = together
        self.kept = Kept() if kept is None else kept
        self._hire = hire
        self._go_on = go_on
        self.when_called: Callable[[], None] = nothing
        """What is done once whoever plays is there, if anybody is needed."""
        self._called = False
        self._given: deque[_Given] = deque()
        self._size = 1

    @property
    def waiting(self) -> int:
        """How many games are over, but wait for one before them."""
        return sum(len(given.tasks) for given in list(self._given) if given.work.done())

    def __iter__(self) -> Generator[Played, None, None]:
        tasks = self._in_order()
        with self._hire(self.plans) as crew:
            while self._give(crew, tasks):
                yield from self._take_in(self._given[0])
                self._given.popleft()

    def _in_order(self) -> Iterator[Task]:
        """All games, for as long as it goes on."""
        plans, find = self.plans, self.kept.find
        games = range(min(plan.games for plan in plans))
        for first in games[:: self._together]:
            some = games[first : first + self._together]
            tasks = [Task(place, index) for index in some for place in range(len(plans))]
            if any(find(plans[task.place], task.game) is None for task in tasks) and not self._go_on():
                return
            yield from tasks

    def _give(self, crew: Crew, tasks: Iterator[Task]) -> bool:
        """Give the crew as much as it is to have. Tells whether there is anything to wait for."""
        while len(self._given) < crew.ahead and (some := list(islice(tasks, self._size))):
            known = {task: line for task in some if (line := self.kept.find(self.plans[task.place], task.game))}
            fresh = [task for task in some if task not in known]
            if fresh and not self._called:
                crew.call()
                self._called = True
                self.when_called()
            work = crew.begin(fresh) if fresh else Finished(Chunk([], 0.0))
            self._given.append(_Given(some, known, work))
        return bool(self._given)

    def _take_in(self, given: _Given) -> Iterator[Played]:
        chunk = given.work.result()
        if played := len(given.tasks) - len(given.known):
            self._size = next_size(played, chunk)
        lines = iter(chunk.lines)
        for task in given.tasks:
            line = given.known.get(task)
            if line is None:
                line = next(lines, None)
                if line is None:
                    raise GameFailed(chunk.failure)
                self.kept.add(self.plans[task.place], task.game, line)
            yield Played(task.place, task.game, line)


def next_size(size: int, chunk: Chunk) -> int:
    """How many games the next chunk should have. It grows slowly, and only the speed depends on it."""
    return max(1, min(2 * size, int(size * CHUNK_SECONDS / max(chunk.seconds, 1e-6))))
