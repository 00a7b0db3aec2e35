"""One thinking process, as its parent sees it."""

import asyncio
import logging
import signal
from collections.abc import Callable
from contextlib import suppress

import msgspec

from deadtown.table.children.child import Child
from deadtown.table.thinking.task import LONGEST_ANSWER, Asker, Chosen, Failed, ThinkingFailed, Thought

HURRIED = 0.6
"""How many seconds a process may take when it was told to hurry; it gives a bot half of them."""

_read_said = msgspec.msgpack.Decoder(Thought | Chosen | Failed).decode


class Job(msgspec.Struct, eq=False):
    """A task that somebody waits for."""

    message: bytes
    limit: float
    """How many seconds after it is given the answer must be there."""
    answer: "asyncio.Future[str]"
    heard: Callable[[Thought], None] | None = None
    """Who is told meanwhile how far the bot has come."""
    asker: Asker = Asker()
    since: float = 0.0
    """When it began to wait."""
    given: float | None = None
    """When it was given to a process, by the clock of the event loop."""

    def note(self, thought: Thought) -> None:
        """Pass on how far the bot has come, while somebody waits for its answer."""
        if self.heard is not None and not self.answer.done():
            self.heard(thought)

    def settle(self, answer: Chosen | Failed) -> None:
        """Tell whoever waits. If nobody does any more, the answer is thrown away."""
        if isinstance(answer, Failed):
            self.fail(answer.problem)
        elif not self.answer.done():
            self.answer.set_result(answer.option)

    def fail(self, problem: str) -> None:
        if not self.answer.done():
            self.answer.set_exception(ThinkingFailed(problem))


class Thinker(Child):
    """A process that thinks: it says one answer to one task, and before it, if it is asked to, how far it has come."""

    name = "thinking process"
    longest = LONGEST_ANSWER
    log = logging.getLogger(__name__)
    _job: Job | None = None
    began = 0.0
    """When it was given what it thinks about."""
    hurried = False
    """Whether it was told to hurry with it."""

    def ask(self, job: Job) -> None:
        """Give an idle process something to think about."""
        self._job, self.began, self.hurried = job, self._loop.time(), False
        job.given = self.began
        self.send(job.message, job.limit)

    @property
    def job(self) -> Job | None:
        """What it thinks about."""
        return None if self.problem else self._job

    def hurry(self) -> None:
        """Let the bot decide with what it has, since others wait: one that takes its time can, another fails.

        A process that has not even begun does not hear it: it may be told again.
        """
        assert self._transport is not None
        assert self._job is not None
        if not self.hurried and self._timer.when() > self._loop.time() + HURRIED:
            self._timer.cancel()
            self._timer = self._loop.call_later(HURRIED, self.end, "did not hurry")
        self.hurried = True
        with suppress(ProcessLookupError):
            self._transport.send_signal(signal.SIGUSR1)

    @property
    def asked(self) -> bool:
        return self._job is not None

    def fail(self, problem: str) -> None:
        if self._job is not None:
            self._job.fail(problem)

    def take_in(self, body: bytes) -> None:
        job = self._job
        assert job is not None, "who has nothing to do says nothing"
        try:
            said = _read_said(body)
        except msgspec.DecodeError:
            self.end("answered nonsense")
            return
        if not isinstance(said, Thought):
            if self.says_more:
                self.end("said too much")
                return
            self._job = None
            job.settle(said)
            self.rest()
        elif job.heard is None:
            self.end("spoke unasked")
        else:
            job.note(said)
