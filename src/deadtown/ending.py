"""How a process ends that is not needed any more: at once, and nobody waits for it for ever."""

import sys
import time
from typing import Protocol

ENDING = 5.0
"""Seconds that a process may take to end after it was killed; one that takes longer is told of, and left."""
LOOK_EVERY = 0.002


class Process(Protocol):
    """A process of the system."""

    pid: int

    def poll(self) -> int | None: ...

    def kill(self) -> None: ...


def end_process(process: Process, until: float | None = None) -> bool:
    """Kill a process. Tells whether it has ended by then: what waits for a disk that is gone does not."""
    process.kill()
    until = time.monotonic() + ENDING if until is None else until
    while process.poll() is None:
        if time.monotonic() > until:
            print(f"deadtown: process {process.pid} was killed, but does not end", file=sys.stderr)
            return False
        time.sleep(LOOK_EVERY)
    return True
