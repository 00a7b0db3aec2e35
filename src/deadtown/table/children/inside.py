"""Inside of a child: its pipes, its signals, and the end of its patience."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BufferedReader, FileIO
from types import FrameType

LONGEST_PROBLEM = 400
"""How many characters of a problem are told; the whole of it is in the log."""
LONGEST_TRACE = 8000
"""How many characters of a traceback are logged; the end says most."""
LAST_RESORT = 2.0
"""How many seconds of work after its time what can't be stopped is ended with the process."""

_working = False


class TimeUp(BaseException):
    """The time is spent, or nobody waits any more. Nothing that guards itself against errors holds this one up."""


def take_pipes() -> tuple[BufferedReader, FileIO]:
    """The pipes to the parent, out of reach of what is read and printed meanwhile."""
    tasks, answers = open(os.dup(0), "rb"), open(os.dup(1), "wb", buffering=0)  # noqa: SIM115
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return tasks, answers


def hear_signals() -> None:
    """Ctrl-C is for the parent to hear. An alarm ends the work that goes on, if any does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, _time_up)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Stop what goes on inside when its time is up, or the parent says so by an alarm.

    What can't be stopped is killed by the parent; if there is none any more, the system ends the process.
    """
    global _working
    signal.setitimer(signal.ITIMER_REAL, seconds)
    signal.setitimer(signal.ITIMER_PROF, seconds + LAST_RESORT)
    try:
        _working = True
        yield
    finally:
        _working = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.setitimer(signal.ITIMER_PROF, 0)


def _time_up(number: int, where: FrameType | None) -> None:
    if _working:
        raise TimeUp("was not done within the time it had")
