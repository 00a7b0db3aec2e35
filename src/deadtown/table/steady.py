"""The time at tables: anchored once, when the server opens, and moved on by a clock that nobody sets.

So no seat loses its bank, and no bot sits in, when the clock of the machine is corrected.
"""

import os
import time
from collections.abc import Callable

OFFSET = "DEADTOWN_CLOCK_OFFSET"
"""The variable by which the workers of one server are told how they reckon, so that they agree whenever they open."""


class Steady:
    """Seconds since 1970 by the clock that it was anchored to, whatever is done to that clock since."""

    def __init__(self, offset: float, tick: Callable[[], float] = time.monotonic) -> None:
        self.offset = offset
        """How far the anchor was ahead of the clock that ticks."""
        self._tick = tick

    @classmethod
    def anchored(cls, now: float, tick: Callable[[], float] = time.monotonic) -> "Steady":
        return cls(now - tick(), tick)

    @classmethod
    def from_environment(cls) -> "Steady | None":
        """As the workers of a server were told to reckon; None where nobody said."""
        offset = os.environ.get(OFFSET)
        return None if offset is None else cls(float(offset))

    def to_environment(self) -> dict[str, str]:
        return {OFFSET: repr(self.offset)}

    def __call__(self) -> float:
        return self.offset + self._tick()
