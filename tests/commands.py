"""A ``deadtown ...`` command carried out in the process of the tests: a new process takes half a second to start.

Whatever a command may change is put back when it has ended, so that nothing depends on which came before. How a process
starts, is stopped and is piped is tried with real ones.
"""

import io
import os
import random
import signal
import sys
import traceback
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from deadtown.terminal.command import main

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE)


class Done(NamedTuple):
    """What a command left behind, named as a finished process names it."""

    returncode: int
    stdout: str
    stderr: str


def carry_out(*words: str, folder: Path | None = None, typing: str = "", **environment: str) -> Done:
    """Carry out ``deadtown`` with these words in a folder, with some text on its standard input."""
    out, err = io.StringIO(), io.StringIO()
    with ExitStack() as stack:
        stack.enter_context(unchanged())
        stack.enter_context(patch.dict(os.environ, environment))
        stack.enter_context(patch.object(sys, "stdin", io.StringIO(typing)))
        stack.enter_context(patch.object(sys, "argv", ["deadtown", *words]))
        os.chdir(folder or ".")
        stack.enter_context(redirect_stdout(out))
        stack.enter_context(redirect_stderr(err))
        try:
            status = main()
        except Exception:
            traceback.print_exc()
            status = 1
    return Done(status, out.getvalue(), err.getvalue())


@contextmanager
def unchanged() -> Iterator[None]:
    """Put back what a process has only one of: its folder, luck, handlers of signals, where modules are found."""
    folder, luck, path = os.getcwd(), random.getstate(), sys.path[:]
    handlers = {number: signal.getsignal(number) for number in SIGNALS}
    try:
        yield
    finally:
        os.chdir(folder)
        random.setstate(luck)
        sys.path[:] = path
        for number, handler in handlers.items():
            signal.signal(number, handler)
