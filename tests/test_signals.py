"""Signals wait while processes begin, children have none of their parent's handlers, and Ctrl-C is heard."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Iterator

import pytest

from deadtown.signals import interrupts_heeded, signals_held


class Heard(Exception):
    """A signal was handled."""


def complain(number: int, frame: object) -> None:
    raise Heard


@pytest.fixture(autouse=True)
def handler() -> Iterator[None]:
    before = signal.signal(signal.SIGUSR2, complain)
    try:
        yield
    finally:
        signal.signal(signal.SIGUSR2, before)


def test_what_comes_meanwhile_is_heard_afterwards() -> None:
    done: list[str] = []

    def be_sent_one() -> None:
        with signals_held():
            os.kill(os.getpid(), signal.SIGUSR2)
            done.append("all")
        # Where there are other threads, one of them may be interrupted instead, a moment later.
        time.sleep(60)

    with pytest.raises(Heard):
        be_sent_one()
    assert done == ["all"]
    assert signal.SIGUSR2 not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_what_reaches_another_thread_waits_too() -> None:
    """A handler runs in the main thread, whichever was interrupted."""
    done: list[str] = []
    over = threading.Event()
    other = threading.Thread(target=over.wait)
    other.start()

    def be_sent_one() -> None:
        with signals_held():
            assert other.ident is not None
            signal.pthread_kill(other.ident, signal.SIGUSR2)
            assert came.recv(1) == bytes([signal.SIGUSR2])
            done.append("all")

    came, coming = socket.socketpair()
    came.settimeout(60)
    coming.setblocking(False)
    before = signal.set_wakeup_fd(coming.fileno())
    try:
        with came, coming, pytest.raises(Heard):
            be_sent_one()
        assert done == ["all"]
        assert signal.getsignal(signal.SIGUSR2) is complain
    finally:
        signal.set_wakeup_fd(before)
        over.set()
        other.join()


def test_what_was_held_before_stays_held() -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})
    try:
        with signals_held():
            assert signal.SIGTERM in signal.pthread_sigmask(signal.SIG_BLOCK, ())
        assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before | {signal.SIGUSR1}
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def test_any_thread_may_begin_processes() -> None:
    found: list[bool] = []

    def hold() -> None:
        with signals_held():
            found.append(signal.SIGTERM in signal.pthread_sigmask(signal.SIG_BLOCK, ()))

    thread = threading.Thread(target=hold)
    thread.start()
    thread.join()
    assert found == [True]


CHILD = """
import os, signal
from deadtown.signals import begin_with_signals_of_its_own
assert signal.SIGTERM in signal.pthread_sigmask(signal.SIG_BLOCK, ())
os.kill(os.getpid(), signal.SIGINT)
begin_with_signals_of_its_own()
assert not signal.pthread_sigmask(signal.SIG_BLOCK, ())
print("not interrupted", flush=True)
os.kill(os.getpid(), signal.SIGTERM)
print("not ended")
"""


def test_a_child_begins_with_them_held_until_it_has_its_own() -> None:
    with signals_held():
        child = subprocess.Popen([sys.executable, "-c", CHILD], stdout=subprocess.PIPE, text=True)
    said, _ = child.communicate(timeout=60)
    assert said == "not interrupted\n"
    assert child.returncode == -signal.SIGTERM


COPY = """
import os, signal, sys
from deadtown.signals import begin_with_signals_of_its_own, signals_held

parent = os.getpid()

def stop(number, frame):
    print("the parent's handler", os.getpid() == parent, flush=True)

signal.signal(signal.SIGTERM, stop)
signal.signal(signal.SIGALRM, stop)
with signals_held():
    pid = os.fork()
    if not pid:
        os.kill(os.getpid(), signal.SIGTERM)
        begin_with_signals_of_its_own()
        os._exit(0)
print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == -signal.SIGTERM)
"""


def test_a_copy_runs_no_handler_of_its_parent() -> None:
    done = subprocess.run([sys.executable, "-c", COPY], capture_output=True, text=True, timeout=60)
    assert done.stdout == "True\n", done.stderr


class Watched:
    """Something that can be referred to weakly."""


def test_ctrl_c_comes_again_where_python_ignores_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a callback of its imports, in which nothing can be raised."""
    others: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", others.append)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)

    def drop_and_wait() -> None:
        watched = Watched()
        called = weakref.ref(watched, lambda _: os.kill(os.getpid(), signal.SIGINT))
        del watched
        assert called() is None
        time.sleep(60)

    try:
        with interrupts_heeded(), pytest.raises(KeyboardInterrupt):
            drop_and_wait()
    finally:
        signal.signal(signal.SIGINT, before)
    assert others == []


def test_whatever_else_is_ignored_is_told_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda ignored: told.append(ignored.exc_type))
    with interrupts_heeded():
        watched = Watched()
        reference = weakref.ref(watched, lambda _: 1 // 0)
        del watched
    assert reference() is None
    assert told == [ZeroDivisionError]
