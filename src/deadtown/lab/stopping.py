"""When a simulation stops before its end: somebody wishes it, or the time is over."""

import signal
import time
from typing import Self

INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells have it."""

HOUR = 3600


class Interruption:
    """While it lasts, the first Ctrl-C is a wish to stop between two chunks; the second stops at once.

    In the background of a script Ctrl-C is ignored from the start, since it is meant for others: that stays so.
    """

    def __init__(self) -> None:
        self.wished = False

    def __enter__(self) -> Self:
        self._before = signal.getsignal(signal.SIGINT)
        if self._before is not signal.SIG_IGN:
            signal.signal(signal.SIGINT, self._wish)
        return self

    def _wish(self, *_: object) -> None:
        self.wished = True
        signal.signal(signal.SIGINT, self._before)

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)


class Deadline:
    """The time until which something new may be begun; without one, always."""

    def __init__(self, hours: float | None) -> None:
        self._end = None if hours is None else time.monotonic() + hours * HOUR

    @property
    def over(self) -> bool:
        return self._end is not None and time.monotonic() >= self._end
