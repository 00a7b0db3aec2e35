"""The keeper of a house for tests: ``deadtown house`` as it is typed, beside a server that runs."""

import json
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from time import monotonic, sleep
from typing import Any, NamedTuple

from deadtown.terminal.command import main

PATIENCE = 60.0
"""Seconds that a server may take to notice something, on the slowest of machines."""


class Typed(NamedTuple):
    """What came of a command."""

    status: int
    out: str
    errors: str


def typed(*words: str) -> Typed:
    """Type ``deadtown house`` with these words."""
    out, errors = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(errors):
        status = main(["house", *words])
    return Typed(status, out.getvalue(), errors.getvalue())


class Keeper:
    """Whoever runs a server, with its database at hand."""

    def __init__(self, database: str) -> None:
        self.database = database

    def types(self, *words: str) -> Typed:
        return typed(*words, "--database", self.database)

    def asks(self, *words: str, status: int = 0) -> Any:
        """What a program is told."""
        done = self.types(*words, "--json")
        assert (done.status, done.errors) == (status, ""), done
        return json.loads(done.out)

    def complaint(self, *words: str) -> str:
        """What is said when it can't be done: one line, and nothing else."""
        done = self.types(*words)
        assert (done.status, done.out) == (2, ""), done
        assert done.errors.startswith("deadtown: ")
        assert done.errors.count("\n") == 1
        return done.errors[len("deadtown: ") : -1]

    def finds_all_well(self) -> Any:
        found = self.asks("check")
        assert found["damages"] == []
        return found


def until(true: Callable[[], bool]) -> None:
    """Wait until the server has noticed."""
    deadline = monotonic() + PATIENCE
    while not true():
        assert monotonic() < deadline, "it was not noticed"
        sleep(0.02)
