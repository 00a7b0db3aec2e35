"""Answers that cost something, and are the same for everybody: worked out once in a while, however often asked for."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")

KEPT = 1.0
"""Seconds for which an answer is good."""


class Kept(Generic[T]):
    """An answer, or the error that came instead of it. Whoever asks while it is worked out waits for the same one."""

    def __init__(
        self, work: Callable[[], Awaitable[T]], seconds: float = KEPT, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._work = work
        self._seconds = seconds
        self._clock = clock
        self._answer: asyncio.Future[T] | None = None
        self._until = 0.0

    async def get(self) -> T:
        """The answer as it is now, or was a moment ago."""
        if self._answer is None or (self._answer.done() and self._clock() >= self._until):
            self._until = self._clock() + self._seconds
            self._answer = asyncio.ensure_future(self._work())
            self._answer.add_done_callback(_note_error)
        return await asyncio.shield(self._answer)


def _note_error(answer: "asyncio.Future[T]") -> None:
    """Whoever asked may have gone: then nobody else looks whether it failed."""
    if not answer.cancelled():
        answer.exception()
