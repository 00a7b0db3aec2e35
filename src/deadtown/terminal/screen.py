"""The terminal: lines out, lines in, and a polite end when somebody interrupts."""

import io
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.text import Text

WIDEST = 110
"""Lines longer than this are hard to read."""

FORGET_SCREEN = "\x1b[H\x1b[2J\x1b[3J"
"""Clears what is on the screen and what was scrolled off it."""

CLEAR_LINE = "\r\x1b[K"
"""Goes back to the beginning of the line, and leaves nothing of it."""


class Interrupted(Exception):
    """Somebody pressed Ctrl-C, closed the terminal, or asked the program to end."""


class EndOfInput(Exception):
    """There is nobody to answer any more."""


class PlainConsole(Console):
    """A console that says so when nobody reads any more, instead of ending the program."""

    def on_broken_pipe(self) -> None:
        raise


class Screen:
    """Where a person reads and types."""

    def __init__(self, width: int | None = None) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.console = PlainConsole(highlight=False, markup=False, emoji=False, width=width)
        if self.console.width > WIDEST:
            self.console.width = WIDEST
        self.typed = sys.stdin.isatty()
        """Whether a person types, rather than a file or another program."""
        self._interruptible = False
        self._interrupted = False
        self._passing = ""
        if self.typed:
            with suppress(ImportError):
                import readline  # noqa: F401 (gives input() its line editing)

    @property
    def interactive(self) -> bool:
        """Whether somebody sits there, reading and typing."""
        return self.typed and self.console.is_terminal

    @property
    def width(self) -> int:
        return self.console.width

    # Out

    def show(self, part: RenderableType) -> None:
        if self.console.is_terminal:
            self.console.print(part)
            return
        with self.console.capture() as drawn:
            self.console.print(part)
        self.console.file.write("\n".join(map(str.rstrip, drawn.get().split("\n"))))

    def line(self, words: str = "", style: str = "") -> None:
        self.show(Text(words, style))

    def note(self, words: str, style: str = "") -> None:
        """An answer to what was typed, set off from the table."""
        self.show(Padding(Text(words, style), (0, 0, 0, 2)))

    def uncut(self, words: str, style: str = "") -> None:
        """Something to copy: a command, a file, a number that is never broken into lines."""
        self.console.print(Text(f"  {words}", style), soft_wrap=True)

    def columns(self, parts: Sequence[Text], indent: int = 2) -> None:
        self.show(Padding(in_columns(parts), (0, 0, 0, indent)))

    def passing(self, words: str) -> None:
        """A line that the next one replaces; where lines can't be replaced, nothing."""
        if not self.console.is_terminal or words == self._passing:
            return
        self._passing = words
        self.console.file.write(CLEAR_LINE + words[: self.width - 1])
        self.console.file.flush()

    def forget(self) -> None:
        """Leave nothing to read of what was shown, nor to recall of what was typed."""
        if self.console.is_terminal:
            self.console.file.write(FORGET_SCREEN)
            self.console.file.flush()
        else:
            self.line("\n" * 3)
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()

    # In

    def ask(self, prompt: str) -> str:
        """The next line typed. Raises EndOfInput or Interrupted."""
        with self.interruptible():
            try:
                if self.typed:
                    return input(prompt)
                self.console.out(prompt, end="", highlight=False)
                self.console.file.flush()
                line = sys.stdin.readline()
            except (EOFError, KeyboardInterrupt, Interrupted) as error:
                self.line()
                raise (EndOfInput if isinstance(error, EOFError) else Interrupted) from None
        if not line:
            self.line()
            raise EndOfInput
        self.console.out(line.rstrip("\r\n"), highlight=False)
        return line

    @contextmanager
    def interruptible(self) -> Iterator[None]:
        """Here an interruption comes at once; elsewhere it waits until what has begun is finished."""
        self.check()
        self._interruptible = True
        try:
            yield
        finally:
            self._interruptible = False

    def check(self) -> None:
        """Raises Interrupted when somebody wants to end."""
        if self._interrupted:
            self._interrupted = False
            raise Interrupted

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        if self._interruptible:
            self._interruptible = False
            raise Interrupted
        self._interrupted = True

    @contextmanager
    def polite(self) -> Iterator[None]:
        """Interruptions become something that a game can answer."""
        names = ("SIGINT", "SIGTERM", "SIGHUP")
        numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
        if threading.current_thread() is not threading.main_thread():
            numbers = []
        before = {number: signal.signal(number, self._interrupt) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def in_columns(parts: Sequence[Text]) -> Columns:
    """Short parts side by side, as many as fit, read from top to bottom."""
    return Columns(parts, equal=True, padding=(0, 2), column_first=True)


class Flow:
    """Parts one after the other; lines end between them, never within."""

    def __init__(self, parts: Sequence[Text], between: str = "  ") -> None:
        self.parts = parts
        self.between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line, mark = Text(), self.between.rstrip()
        for number, part in enumerate(self.parts, 1):
            room = options.max_width - line.cell_len - (len(mark) if number < len(self.parts) else 0)
            if line and len(self.between) + part.cell_len > room:
                yield Text.assemble(line, (mark, "dim"))
                line = Text()
            line.append(self.between if line else "", "dim")
            line.append_text(part)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [part.cell_len for part in self.parts] or [0]
        whole = sum(widths) + len(self.between) * (len(widths) - 1)
        return Measurement(max(widths), whole).with_maximum(options.max_width)
