"""Signals where processes begin: none reaches a child before the child has said what it does about them."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def signals_held() -> Iterator[None]:
    """While it lasts, signals wait that this program handles itself, and those that stop it. They come right after it.

    A process that is started meanwhile begins with them held, until it calls ``begin_with_signals_of_its_own``.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    handled = {number for number in signal.valid_signals() if callable(signal.getsignal(number))}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    try:
        # Even this call may raise, when a handler does for a signal that has come before.
        signal.pthread_sigmask(signal.SIG_BLOCK, {*handled, signal.SIGINT, signal.SIGTERM})
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_with_signals_of_its_own() -> None:
    """In a child, before anything else: Ctrl-C is for the parent to hear, and the handlers of the parent stay there."""
    for number in signal.valid_signals():
        if callable(signal.getsignal(number)):
            signal.signal(number, signal.SIG_DFL)
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_SETMASK, ())
