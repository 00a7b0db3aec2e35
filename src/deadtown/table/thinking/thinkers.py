"""The pool of thinking processes."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE
from collections import deque
from collections.abc import Callable, Sequence

import msgspec

from deadtown.table.thinking.task import Task, ThinkingFailed, Thought, frame
from deadtown.table.thinking.thinker import Job, Thinker

COMMAND = (sys.executable, "-P", "-m", "deadtown.table.thinking.process")
"""What starts a child; the folder that the server was started in is none of its business."""

GRACE = 1.0
"""How many seconds after the budget a child may still answer, before it is killed: it stops the bot by itself."""

log = logging.getLogger(__name__)

_write = msgspec.msgpack.Encoder().encode


class Thinkers:
    """Child processes that think about decisions; they are started when they are needed.

    When all are busy, decisions wait their turn. A child that does not answer in time, or with anything but an option
    or a problem, is killed, and the next one takes its place.
    """

    def __init__(self, count: int, budget: float, *, grace: float = GRACE, command: Sequence[str] = COMMAND) -> None:
        assert count > 0
        assert budget > 0
        self.count = count
        self.budget = budget
        """How many seconds a decision may take at most; a task may ask for less."""
        self._grace = grace
        self._command = command
        self._waiting: deque[Job] = deque()
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
        job = Job(frame(_write(task)), task.budget + self._grace, answer, heard)
        self._waiting.append(job)
        self._serve()
        try:
            return await answer
        finally:
            if job.given is not None:
                spent(loop.time() - job.given)

    async def close(self) -> None:
        """End all processes. Whoever still waits for an answer is told that there is none."""
        self._closed = True
        for job in self._waiting:
            job.fail("closed")
        self._waiting.clear()
        for thinker in self._thinkers:
            thinker.dismiss()
        await asyncio.gather(*self._starts, *(thinker.gone for thinker in self._thinkers))

    def _serve(self) -> None:
        """Give out what waits, the oldest first, and start the processes that are missing."""
        waiting, idle = self._waiting, self._idle
        while waiting and idle:
            if waiting[0].answer.done():
                waiting.popleft()
            elif (thinker := idle.pop()).problem == "":
                thinker.ask(waiting.popleft())
        if waiting and len(self._thinkers) < self.count:
            starting = sum(not thinker.ready for thinker in self._thinkers)
            for _ in range(min(len(waiting) - starting, self.count - len(self._thinkers))):
                self._start()

    def _start(self) -> None:
        thinker = Thinker(self._welcome, self._part)
        self._thinkers.add(thinker)
        start = asyncio.get_running_loop().create_task(self._run(thinker))
        self._starts.add(start)
        start.add_done_callback(self._starts.discard)

    async def _run(self, thinker: Thinker) -> None:
        """Start the process. It leads a session of its own: Ctrl-C is for the parent to hear."""
        loop = asyncio.get_running_loop()
        try:
            await loop.subprocess_exec(
                lambda: thinker, *self._command, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
            )
        except OSError as error:
            log.warning("can't start a thinking process: %s", error)
            thinker.end("could not be started")
            thinker.let_go()

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
            if not thinker.ready and self._waiting:
                self._waiting.popleft().fail(f"the process {thinker.problem}")
            self._serve()
