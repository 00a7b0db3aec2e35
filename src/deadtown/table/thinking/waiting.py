"""Decisions that wait for a process to think about them: whoever asks for much does not keep the others waiting."""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from itertools import chain

from deadtown.table.thinking.thinker import Job

MOST_IN_A_ROW = 3
"""How many decisions for which people wait may go before one for which nobody does, while there is one."""


class Turns:
    """Groups take turns, each with its oldest decision; one that has had its turn comes after all others."""

    def __init__(self) -> None:
        self._groups: OrderedDict[str, deque[Job]] = OrderedDict()

    def __iter__(self) -> Iterator[Job]:
        return chain.from_iterable(self._groups.values())

    def add(self, job: Job) -> None:
        self._groups.setdefault(job.asker.group, deque()).append(job)

    def take(self, may: Callable[[str], bool]) -> Job | None:
        """The next decision of a group that may have a turn now. Those are passed over that nobody waits for."""
        for group, jobs in list(self._groups.items()):
            while jobs and jobs[0].answer.done():
                jobs.popleft()
            if jobs and may(group):
                job = jobs.popleft()
                self._groups.move_to_end(group)
                if not jobs:
                    del self._groups[group]
                return job
            if not jobs:
                del self._groups[group]
        return None

    def clear(self) -> None:
        self._groups.clear()


class Waiting:
    """All that waits: tables at which people play first, and the others now and then."""

    def __init__(self) -> None:
        self._people = Turns()
        self._others = Turns()
        self._in_a_row = 0

    def __iter__(self) -> Iterator[Job]:
        return (job for job in chain(self._people, self._others) if not job.answer.done())

    def add(self, job: Job) -> None:
        (self._people if job.asker.people else self._others).add(job)

    def take(self, may: Callable[[str], bool] = lambda group: True) -> Job | None:
        """The next decision, of a group that may have a turn now."""
        due = self._in_a_row >= MOST_IN_A_ROW
        for turns in (self._others, self._people) if due else (self._people, self._others):
            job = turns.take(may)
            if job is not None:
                self._in_a_row = self._in_a_row + 1 if turns is self._people else 0
                return job
        return None

    def longest(self) -> Job | None:
        """The one that waits longest, whoever's turn it is."""
        return min(self, key=lambda job: job.since, default=None)

    def clear(self) -> None:
        self._people.clear()
        self._others.clear()
