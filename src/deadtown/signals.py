"""Signals: none reaches a child before the child has said what it does about them, and no Ctrl-C gets lost."""

import signal
import sys
import threading
import time
from _thread import interrupt_main, start_new_thread
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from types import FrameType

SOON = 0.01
"""Seconds after which a Ctrl-C that was ignored comes again."""


@contextmanager
def interrupts_heeded() -> Iterator[None]:
    """While it lasts, Ctrl-C comes again where Python ignores what it raises: in callbacks, as imports have them."""
    before = sys.unraisablehook

    def hear(ignored: "sys.UnraisableHookArgs") -> None:
        if ignored.exc_type is KeyboardInterrupt:
            start_new_thread(_interrupt_soon, ())
        else:
            before(ignored)

    sys.unraisablehook = hear
    try:
        yield
    finally:
        sys.unraisablehook = before


def _interrupt_soon() -> None:
    time.sleep(SOON)
    main = threading.main_thread().ident
    if main is not None and hasattr(signal, "pthread_kill"):
        signal.pthread_kill(main, signal.SIGINT)
    else:
        interrupt_main()


@contextmanager
def signals_held() -> Iterator[None]:
    """While it lasts, signals wait that this program handles itself, and those that stop it. They come right after it.

    A process that is started meanwhile begins with them held, until it calls ``begin_with_signals_of_its_own``. What
    reaches another thread, which does not hold it, is handled in the main one: so handlers are put aside there, too.
    """
    handlers = {number: signal.getsignal(number) for number in signal.valid_signals()}
    handled = {number: handler for number, handler in handlers.items() if callable(handler)}
    came: list[int] = []
    with (
        ExitStack() as afterwards
    ):  # The last that is said here is done first, and all is done whatever a handler does.
        afterwards.callback(_handle, handled, came)
        if hasattr(signal, "pthread_sigmask"):
            afterwards.callback(
                signal.pthread_sigmask, signal.SIG_SETMASK, signal.pthread_sigmask(signal.SIG_BLOCK, ())
            )
            signal.pthread_sigmask(signal.SIG_BLOCK, {*handled, signal.SIGINT, signal.SIGTERM})
        if threading.current_thread() is threading.main_thread():
            for number, handler in handled.items():
                afterwards.callback(signal.signal, number, handler)
                signal.signal(number, lambda number, frame: came.append(number))
        yield


def _handle(handled: Mapping[signal.Signals, Callable[[int, FrameType | None], object]], came: Sequence[int]) -> None:
    for number in dict.fromkeys(came):
        handled[signal.Signals(number)](number, None)


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
