"""What the machine itself makes everybody wait for, while a trial runs: others share its processors and its disk."""

import os
import tempfile
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from benchmarks.load.meter import percentile

EVERY = 0.1
"""Seconds between two looks."""
PAGE = b"x" * 4096


class Machine:
    """Looks ten times a second how late it wakes up, and how long a page takes to be safe on the disk."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._waits: list[float] = []
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._over.set()
        self._thread.join()

    @property
    def wait99(self) -> float:
        """Milliseconds that 99 of 100 looks stay below."""
        return percentile(self._waits or [0.0], 99)

    def _look(self) -> None:
        with tempfile.TemporaryFile(dir=self._folder) as file:
            while not self._over.is_set():
                due = time.perf_counter() + EVERY
                self._over.wait(EVERY)
                os.pwrite(file.fileno(), PAGE, 0)
                os.fdatasync(file.fileno())
                self._waits.append(max(0.0, time.perf_counter() - due))
