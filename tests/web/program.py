"""The program itself, as people start it: in a process of its own, told to stop by signals."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from signal import SIGINT
from typing import IO

TIMEOUT = 60.0
"""Seconds until a test gives up, on the slowest of machines."""
COMMAND = (sys.executable, "-m", "deadtown", "serve")
KNOWN_LUCK = (sys.executable, "-m", "tests.web.known_luck", "serve")
"""The same, but saved games go on with the luck of their seed."""


class Program:
    """A running ``deadtown serve``."""

    def __init__(self, process: subprocess.Popen[str], errors: IO[bytes]) -> None:
        self.process = process
        self._errors = errors
        self.url = ""

    def wait_until_open(self) -> str:
        """What is told when the server is open."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        told = re.search(r"http://\S+(?=/)", line)
        assert told, f"the server did not open: {line}{self.errors}"
        self.url = told[0]
        return line

    def send(self, signal: int) -> None:
        self.process.send_signal(signal)

    def wait(self) -> int:
        """The status with which it ends."""
        return self.process.wait(TIMEOUT)

    def stop(self, signal: int = SIGINT) -> str:
        """Tell it to stop, which it must do in good order. What it says then."""
        self.send(signal)
        assert self.process.stdout is not None
        said = self.process.stdout.read()
        assert self.wait() == 0, self.errors
        return said

    @property
    def errors(self) -> str:
        """All that it has written to standard error."""
        self._errors.seek(0)
        return self._errors.read().decode()


@contextmanager
def started(
    *words: str,
    environment: Mapping[str, str] | None = None,
    stdout: int = subprocess.PIPE,
    command: Sequence[str] = COMMAND,
) -> Iterator[Program]:
    """The program with these words; whatever happens, nothing of it stays."""
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            [*command, *words],
            stdin=subprocess.DEVNULL,
            stdout=stdout,
            stderr=errors,
            env=surroundings(environment),
            text=True,
            start_new_session=True,
        )
        with process:
            try:
                yield Program(process, errors)
            finally:
                if process.poll() is None:
                    process.kill()


@contextmanager
def opened(
    folder: Path, *words: str, environment: Mapping[str, str] | None = None, command: Sequence[str] = COMMAND
) -> Iterator[Program]:
    """A server that is open, on a free port and with a database in the folder unless told otherwise."""
    given = {"DEADTOWN_DATABASE": str(folder / "deadtown.db")} | dict(environment or {})
    with started("--port", "0", "--no-browser", *words, environment=given, command=command) as program:
        program.wait_until_open()
        yield program


def run_in_vain(*words: str, environment: Mapping[str, str] | None = None) -> tuple[int, str]:
    """A server that can't be opened: its exit status, and its complaint."""
    done = subprocess.run(
        [*COMMAND, "--no-browser", *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=surroundings(environment),
        timeout=TIMEOUT,
    )
    assert done.stdout == ""
    return done.returncode, done.stderr


def surroundings(environment: Mapping[str, str] | None) -> dict[str, str]:
    """The environment of the tests, without what would be taken for settings, and what is given beside it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("DEADTOWN_")}
    return kept | {"DEADTOWN_BOTS": "1"} | dict(environment or {})
