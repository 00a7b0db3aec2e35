"""Decisions that wait for a process to think about them: whoever asks for much does not keep the others waiting."""

from collections.abc import Callable, Iterator
from itertools import chain

from deadtown.table.children.turns import Turns
from deadtown.table.thinking.thinker import Job

MOST_IN_A_ROW = 3
"""How many decisions for which people wait may go before one for which nobody does, while there is one."""


class Waiting:
    """All that waits: tables at which people play first, and the others now and then."""

    def __init__(self) -> None:
        self._people: Turns[Job] = Turns()
        self._others: Turns[Job] = Turns()
        self._in_a_row = 0

    def __iter__(self) -> Iterator[Job]:
        return (job for job in chain(self._people, self._others) if not job.answer.done())

    def add(self, job: Job) -> None:
        """Wait, for as long as somebody wants to know the answer."""
        turns, group = self._people if job.asker.people else self._others, job.asker.group
        turns.add(group, job)
        job.answer.add_done_callback(lambda _: turns.remove(group, job))

    def take(self, may: Callable[[str], bool] = lambda group: True) -> Job | None:
        """The next decision, of a group that may have a turn now."""
        due = self._in_a_row >= MOST_IN_A_ROW
        for turns in (self._others, self._people) if due else (self._people, self._others):
            job = turns.take(lambda job: not job.answer.done() and may(job.asker.group))
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
