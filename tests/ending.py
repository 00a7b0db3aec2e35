"""A run of tests ends by itself, whatever a test does.

A test that lasts too long fails, with what its threads were doing, and what it has started is killed. Where it can't be
stopped like this, its process ends; xdist then says which test it was, and goes on with another worker. Each worker is
started by ``tools/within.py``, so that nothing that came from it is left when it ends, holding its pipes. A forked copy
of a worker that comes back out of a test ends there, and the test fails. A whole run has a limit, too.
"""

import faulthandler
import mmap
import os
import shlex
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from _pytest.outcomes import Failed

from tools.within import ON_LINUX, came_from, kill, processes

AGAIN = 30.0
"""Seconds after which a test is stopped once more, in its teardown maybe, or because it has caught that it was."""
LAST_RESORT = 90.0
"""Seconds over its limit after which the process of a test ends."""
AT_THE_END = 120.0
"""Seconds that a process may take to end after its last test."""
WITHIN = Path(__file__).parent.parent / "tools" / "within.py"
GUARDED = "DEADTOWN_GUARDED"
STARTERS = {"subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "os.spawn"}
"""What Python tells of whoever starts a process."""

Wrapper = Generator[None, Any, Any]


class Overdue(Failed):
    """A test has lasted longer than it may."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("test_limit", "seconds that a test may last, with 0 as long as it likes", default="0")
    parser.addini("run_limit", "seconds that all tests together may last, with 0 as long as they like", default="0")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "lasts(seconds): this test may last so long on busy cores")
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        config.pluginmanager.register(Ending(config), "ending of tests")
    if not hasattr(config, "workerinput") and (limit := float(config.getini("run_limit"))):
        config.pluginmanager.register(EndOfRun(limit), "ending of runs")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes(specs: list[Any]) -> None:
    """Workers are children of a process that ends with them, after all that came from them."""
    os.environ[GUARDED] = str(os.getpid())
    for spec in specs:
        if spec.popen and not spec.python:
            spec.python = shlex.join([sys.executable, str(WITHIN), "0", sys.executable])


class Ending:
    """The limits of tests, in the process that runs them."""

    def __init__(self, config: pytest.Config) -> None:
        self._limit = float(config.getini("test_limit"))
        self._pid = os.getpid()
        # Whoever is left by its parent comes to the process that has started this one.
        self._is_worker = hasattr(config, "workerinput")
        self._guard = os.getppid() if self._is_worker and GUARDED in os.environ else 0
        # Written by a forked copy, read here: which test it came from.
        self._astray = mmap.mmap(-1, 4096)
        self._stderr = os.dup(sys.__stderr__.fileno() if sys.__stderr__ else 2)
        self._running = ""
        self._within = False
        self._may_last = self._limit
        self._began = self._called = 0.0
        self._starts = False
        sys.addaudithook(self._note)

    def _note(self, event: str, _: tuple[object, ...]) -> None:
        if event in STARTERS:
            self._starts = True

    # Limits

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Wrapper:
        mark = item.get_closest_marker("lasts")
        self._running, self._starts = item.nodeid, False
        self._may_last = max(self._limit, mark.args[0]) if mark and self._limit else self._limit
        self._began = self._called = since_start()
        if self._may_last:
            before = signal.signal(signal.SIGALRM, self._ring)
            signal.setitimer(signal.ITIMER_REAL, self._may_last, AGAIN)
            faulthandler.dump_traceback_later(self._may_last + LAST_RESORT, exit=True, file=self._stderr)
        try:
            return (yield)
        finally:
            self._end_copy()
            if self._may_last:
                signal.setitimer(signal.ITIMER_REAL, 0)
                signal.signal(signal.SIGALRM, before)
                faulthandler.cancel_dump_traceback_later()
            if self._starts and self._guard:
                self._end_orphans()

    def _ring(self, _: int, __: FrameType | None) -> None:
        if self._within and os.getpid() == self._pid:
            for pid in came_from(self._pid, since=self._began):
                kill(pid)
            stacks = stacks_of_all_threads()
            raise Overdue(f"the test has not ended within {self._may_last:g} seconds; what it was doing:\n{stacks}")

    def _end_orphans(self) -> None:
        """What a test has started, and nobody has ended, belongs to nobody now. Its fixtures may have more to do."""
        for pid, parent, started in processes():
            if parent == self._guard and pid != self._pid and started >= self._called:
                kill(pid)

    # Phases

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_setup(self) -> Wrapper:
        return (yield from self._phase())

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_call(self) -> Wrapper:
        self._called = since_start()
        return (yield from self._phase())

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self) -> Wrapper:
        result = yield from self._phase()
        if self._astray[0]:
            told = self._astray[:].rstrip(b"\0").decode()
            self._astray[:] = bytes(len(self._astray))
            pytest.fail(
                f"a forked copy of this process came back out of {told}: it would have gone on with other tests"
            )
        return result

    def _phase(self) -> Wrapper:
        """In a phase of a test, whatever is raised is what has become of it."""
        self._within = True
        try:
            return (yield)
        finally:
            self._within = False
            self._end_copy()

    # Forked copies

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_pyfunc_call(self) -> Wrapper:
        try:
            return (yield)
        finally:
            self._end_copy()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_fixture_setup(self) -> Wrapper:
        try:
            return (yield)
        finally:
            self._end_copy()

    def _end_copy(self) -> None:
        if os.getpid() != self._pid:
            told = self._running.encode()[: len(self._astray) - 1]
            self._astray[: len(told)] = told
            os._exit(1)

    # The end

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_sessionfinish(self) -> Wrapper:
        """Fixtures of the session are done with; what hangs from here on has no name."""
        if self._limit:
            faulthandler.dump_traceback_later(AT_THE_END, exit=True, file=self._stderr)
        return (yield)

    def pytest_unconfigure(self) -> None:
        """A worker waits for the others now; whoever has started it ends it with them."""
        if self._is_worker:
            faulthandler.cancel_dump_traceback_later()


class EndOfRun:
    """The limit of a whole run, in the process that a person has started."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._running: dict[str, None] = {}
        self._stderr = os.dup(sys.__stderr__.fileno() if sys.__stderr__ else 2)
        self._clock = threading.Timer(limit, self.end)
        self._clock.daemon = True
        self._clock.start()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._running[nodeid] = None

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self._running.pop(nodeid, None)

    def pytest_unconfigure(self) -> None:
        self._clock.cancel()

    def end(self) -> None:
        """Say what runs and where it stands, and end it with all that came from it."""
        names = "".join(f"\n  {name}" for name in list(self._running)) or " nothing"
        said = f"\ndeadtown: the tests have not ended within {self._limit:g} seconds. What ran:{names}\n"
        os.write(self._stderr, said.encode())
        faulthandler.dump_traceback(file=self._stderr, all_threads=True)
        for pid in came_from(os.getpid()):
            kill(pid)
        os._exit(pytest.ExitCode.INTERRUPTED)


def since_start() -> float:
    """Seconds since the machine was started, as the ages of processes are told: a tick may be missing."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) - 0.02 if ON_LINUX else 0


def stacks_of_all_threads() -> str:
    with tempfile.TemporaryFile("w+") as told, suppress(OSError):
        faulthandler.dump_traceback(file=told, all_threads=True)
        told.seek(0)
        return told.read()
    return ""
