"""Several plans played side by side: the first game of each, then the second of each, and so on.

So it can be stopped between two rounds, and all have had as many games. What comes out does not depend on how many
processes play.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future
from contextlib import closing
from typing import NamedTuple

from deadtown.lab.kept import Kept
from deadtown.lab.plan import Plan
from deadtown.lab.simulate import AHEAD, Row, Simulator, ignore_interruptions, open_workers


class Played(NamedTuple):
    """A game that has come to its end: of which plan it is, which of its games, and how it went."""

    place: int
    game: int
    row: Row


Playing = Generator[Played, None, None]


def play_rounds(plans: Sequence[Plan], jobs: int, kept: Kept, go_on: Callable[[], bool]) -> Playing:
    """Play the games of some plans in rounds; those that were kept are not played again.

    Before a round it is asked whether to go on. A round that has begun is played to its end, so that no game is left
    out because it is long.
    """
    games = _in_order(plans, kept, go_on)
    with closing(_alone(plans, games, kept) if jobs == 1 else _together(plans, games, kept, jobs)) as playing:
        for played in playing:
            kept.add(plans[played.place], played.game, played.row)
            yield played


def _in_order(plans: Sequence[Plan], kept: Kept, go_on: Callable[[], bool]) -> Iterator[tuple[int, int]]:
    """The plan and the number of each game."""
    for index in range(min(plan.games for plan in plans)):
        if any(kept.find(plan, index) is None for plan in plans) and not go_on():
            return
        for place in range(len(plans)):
            yield place, index


def _alone(plans: Sequence[Plan], games: Iterator[tuple[int, int]], kept: Kept) -> Playing:
    simulators = [Simulator(plan) for plan in plans]
    for place, index in games:
        yield Played(place, index, kept.find(plans[place], index) or simulators[place].play(index))


def _together(plans: Sequence[Plan], games: Iterator[tuple[int, int]], kept: Kept, jobs: int) -> Playing:
    pending: deque[tuple[int, int, Row | Future[Row]]] = deque()
    with open_workers(jobs, _prepare, plans) as workers:
        while True:
            for place, index in games:
                pending.append((place, index, kept.find(plans[place], index) or workers.submit(_play, place, index)))
                if len(pending) >= AHEAD * jobs:
                    break
            if not pending:
                return
            place, index, found = pending.popleft()
            yield Played(place, index, found.result() if isinstance(found, Future) else found)


_simulators: list[Simulator]


def _prepare(plans: Sequence[Plan]) -> None:
    """What each process does first."""
    global _simulators
    ignore_interruptions()
    _simulators = [Simulator(plan) for plan in plans]


def _play(place: int, index: int) -> Row:
    return _simulators[place].play(index)
