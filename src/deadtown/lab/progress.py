"""How far a simulation has come, shown while it goes on, whether games are over or not."""

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

LOOK_EVERY = 0.1
"""Seconds between two looks, on a terminal."""
LINES = (5.0, 15.0, 30.0)
"""After how many seconds there is a line where there is no terminal, such as in the file of a long run."""
LINE_EVERY = 60.0
"""And after how many more, once these are over."""


LAST_WORDS = 1.0
"""Seconds that are given to whoever does not take what is said."""


@contextmanager
def shown_progress(games: int, done: Callable[[], int]) -> Iterator[Callable[[], None]]:
    """From when it is called and while it lasts, it is shown how many games are over: by a bar on a terminal, elsewhere
    by a line now and then.

    That takes a thread, and processes that play begin quickest where there is none yet.
    """
    console = Console(stderr=True)
    over = threading.Event()
    silent = not sys.stderr.isatty() or console.is_dumb_terminal
    tell = _lines if silent else _bar
    teller = threading.Thread(target=tell, args=(console, games, done, over), daemon=True)
    try:
        yield teller.start
    finally:
        over.set()
        if teller.ident is not None:
            teller.join(LAST_WORDS)


def _bar(console: Console, games: int, done: Callable[[], int], over: threading.Event) -> None:
    columns = (
        *(SpinnerColumn(), TextColumn("playing"), BarColumn(), MofNCompleteColumn()),
        *(TimeElapsedColumn(), TimeRemainingColumn()),
    )
    with Progress(*columns, console=console, auto_refresh=False, transient=True) as progress:
        task = progress.add_task("", total=games)
        while not over.wait(LOOK_EVERY):
            progress.update(task, completed=done(), refresh=True)
        progress.update(task, completed=done(), refresh=True)


def _lines(console: Console, games: int, done: Callable[[], int], over: threading.Event) -> None:
    began = time.monotonic()
    for after in _moments():
        if over.wait(max(0.0, began + after - time.monotonic())):
            return
        told = timedelta(seconds=int(time.monotonic() - began))
        print(f"playing: {done():,} of {games:,} games in {told}", file=sys.stderr, flush=True)


def _moments() -> Iterator[float]:
    yield from LINES
    after = LINES[-1]
    while True:
        after += LINE_EVERY
        yield after
