"""When a simulation stops before its end: somebody wishes it, or the time is over."""

import signal
import time
from collections.abc import Iterator
from typing import Self, TypeVar

HOUR = 3600

T = TypeVar("T")


class Stopped(BaseException):
    """Raised where something is waited for, when somebody wishes to stop."""


class Interruption:
    """While it lasts, Ctrl-C and SIGTERM are a wish to stop: what is being played is given up, what is done is kept.

    A second one does what it always does. In the background of a script Ctrl-C is ignored from the start, since it is
    meant for others: that stays so.
    """

    def __init__(self) -> None:
        self.wish = 0
        """The signal by which it was wished; none as long as nobody does."""
        self._waiting = False

    @property
    def wished(self) -> bool:
        return self.wish != 0

    @property
    def status(self) -> int:
        """The exit status after such a signal, as shells have it."""
        return 128 + self.wish

    def __enter__(self) -> Self:
        self._before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
        for number, handler in self._before.items():
            if handler is not signal.SIG_IGN:
                signal.signal(number, self._stop)
        return self

    def _stop(self, number: int, *_: object) -> None:
        self.wish = number
        self._restore()
        if self._waiting:
            raise Stopped

    def _restore(self) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def __exit__(self, *_: object) -> None:
        self._restore()

    def heed(self, items: Iterator[T]) -> Iterator[T]:
        """Whatever comes, until somebody wishes to stop; what was waited for then is given up."""
        while not self.wished:
            try:
                self._waiting = True
                item = next(items)
            except (StopIteration, Stopped):
                return
            finally:
                self._waiting = False
            yield item


class Deadline:
    """The time until which something new may be begun; without one, always."""

    def __init__(self, hours: float | None) -> None:
        self._end = None if hours is None else time.monotonic() + hours * HOUR

    @property
    def left(self) -> float | None:
        """How many seconds are left; None without an end."""
        return None if self._end is None else max(0.0, self._end - time.monotonic())

    @property
    def over(self) -> bool:
        return self.left == 0.0
