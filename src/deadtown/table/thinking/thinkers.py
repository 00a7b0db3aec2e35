"""The pool of thinking processes."""

import asyncio
import sys
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from deadtown.frames import frame
from deadtown.table.children.child import all_gone
from deadtown.table.thinking.task import NOBODY, Asker, Task, ThinkingFailed, Thought
from deadtown.table.thinking.thinker import Job, Thinker
from deadtown.table.thinking.waiting import Waiting

COMMAND = (sys.executable, "-P", "-m", "deadtown.table.thinking.process")
"""What starts a child; the folder that the server was started in is none of its business."""

GRACE = 1.0
"""How many seconds after the budget a child may still answer, before it is killed: it stops the bot by itself."""

SLICE = 0.5
"""How many seconds a decision may be thought about in any case while one of another group waits for as long."""

_write = msgspec.msgpack.Encoder().encode


class Thinkers:
    """Child processes that think about decisions; they are started when they are needed.

    When all are busy, decisions wait, and groups take turns. No group has all processes where there are several, and
    who thinks for long while another group waits is told to hurry: so nobody waits for what others ask for. A child
    that does not answer in time, or with anything but an option or a problem, is killed, and the next one takes its
    place.
    """

    def __init__(
        self,
        count: int,
        budget: float,
        *,
        grace: float = GRACE,
        command: Sequence[str] = COMMAND,
        search_processes: int = 1,
    ) -> None:
        """Whoever runs the server says in how many processes each of them lets search look ahead."""
        assert count > 0
        assert budget > 0
        self.count = count
        self.budget = budget
        """How many seconds a decision may take at most; a task may ask for less."""
        self._grace = grace
        self._command = [*command, f"--search-processes={search_processes}"] if search_processes > 1 else command
        self._waiting = Waiting()
        self._look_again: asyncio.TimerHandle | None = None
        """For who has waited too long."""
        self._idle: list[Thinker] = []
        self._thinkers: set[Thinker] = set()
        self._starts: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def processes(self) -> list[int]:
        """The numbers of the processes that there are."""
        return [process for thinker in self._thinkers if (process := thinker.process) is not None]

    async def think(
        self,
        task: Task,
        heard: Callable[[Thought], None] | None = None,
        asker: Asker = NOBODY,
        *,
        spent: Callable[[float], None] = lambda seconds: None,
    ) -> str:
        """The text of the option that the bot takes. Raises ThinkingFailed.

        Meanwhile ``heard`` is told, a few times a second, how far a bot has come that takes its time. Whoever no longer
        wants to know may stop waiting: then the answer is thrown away. However it ends, ``spent`` is told for how many
        seconds it was thought about; waiting for one's turn is not thinking.
        """
        assert task.budget > 0
        if self._closed:
            raise ThinkingFailed("closed")
        task = msgspec.structs.replace(task, budget=min(task.budget, self.budget), tells=heard is not None)
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[str] = loop.create_future()
        job = Job(frame(_write(task)), task.budget + self._grace, answer, heard, asker, loop.time())
        self._waiting.add(job)
        self._serve()
        try:
            return await answer
        finally:
            if job.given is not None:
                spent(loop.time() - job.given)

    async def close(self) -> None:
        """End all processes. Whoever still waits for an answer is told that there is none."""
        self._closed = True
        if self._look_again is not None:
            self._look_again.cancel()
        for job in self._waiting:
            job.fail("closed")
        self._waiting.clear()
        for thinker in self._thinkers:
            thinker.dismiss()
        await all_gone(list(self._thinkers), self._starts)

    def _serve(self) -> None:
        """Give out what waits, group by group, and start the processes that are missing."""
        self._idle = [thinker for thinker in self._idle if not thinker.problem]
        while self._idle and (job := self._waiting.take(self._free_groups())) is not None:
            self._idle.pop().ask(job)
        missing = self.count - len(self._thinkers)
        if missing:
            free = self._free_groups()
            waiting = sum(free(job.asker.group) for job in self._waiting)
            for _ in range(min(waiting - self._starting(), missing)):
                self._start()
        elif self._look_again is None and any(self._waiting):
            self._look_again = asyncio.get_running_loop().call_later(SLICE, self._hurry)

    def _starting(self) -> int:
        """How many processes are about to be ready."""
        return sum(not thinker.ready for thinker in self._thinkers)

    def _free_groups(self) -> Callable[[str], bool]:
        """Whether a group may have another process: one is left to the others, where there are several."""
        busy, most = self._busy(), max(1, self.count - 1)
        return lambda group: not group or busy[group] < most

    def _busy(self) -> Counter[str]:
        """How many processes think for each group."""
        return Counter(thinker.job.asker.group for thinker in self._thinkers if thinker.job is not None)

    def _hurry(self) -> None:
        """Let a group make way for another that has fewer processes and waits: who has thought longest is to hurry.

        Nobody need hurry for those whose processes are about to be ready.
        """
        self._look_again = None
        loop, busy = asyncio.get_running_loop(), self._busy()
        before = loop.time() - SLICE
        waiting = {job.asker.group for job in self._waiting if job.since <= before}
        fewest = min((busy[group] for group in waiting), default=None)
        thinking = [(thinker, job.asker.group) for thinker in self._thinkers if (job := thinker.job) is not None]
        if fewest is not None and sum(1 for _ in self._waiting) > self._starting():
            able = [one for one, group in thinking if one.began <= before and busy[group] > fewest]
            if able:
                min(able, key=lambda thinker: (not thinker.hurried, thinker.began)).hurry()
        if any(self._waiting):
            self._look_again = loop.call_later(SLICE / 4, self._hurry)

    def _start(self) -> None:
        thinker = Thinker(lambda: self._welcome(thinker), lambda: self._part(thinker))
        self._thinkers.add(thinker)
        start = asyncio.get_running_loop().create_task(thinker.run(self._command))
        self._starts.add(start)
        start.add_done_callback(self._starts.discard)

    def _welcome(self, thinker: Thinker) -> None:
        """A process is idle."""
        self._idle.append(thinker)
        self._serve()

    def _part(self, thinker: Thinker) -> None:
        """A process is gone. If it never was ready, whoever waits longest pays for it, so that nobody tries forever."""
        self._thinkers.discard(thinker)
        if thinker in self._idle:
            self._idle.remove(thinker)
        if not self._closed:
            if not thinker.ready and (job := self._waiting.longest()) is not None:
                job.fail(f"the process {thinker.problem}")
            self._serve()
