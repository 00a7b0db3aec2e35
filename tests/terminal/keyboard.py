"""Typing at the command, within this process or in another one."""

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import NamedTuple

import pytest

from deadtown.kernel.record import Choice, End, Line, Pause, read_lines
from deadtown.terminal.command import main

BY_NUMBER = ("2", "1", "3")
BY_TEXT = ("play_all_aim", "take rounds", "end_actions", "end_hunt", "1")
"""A plain way to play: what is not possible now is refused and changes nothing."""

PATIENCE = 3000
"""No game takes more lines than this."""


class Told(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    def after(self, typed: str) -> str:
        """What was answered to a line typed."""
        return self.out.split(f"> {typed}\n", 1)[1].split("\n> ", 1)[0]

    def says(self, typed: str) -> str:
        """The same, wherever its lines end."""
        return " ".join(self.after(typed).split())


class Typed(io.TextIOBase):
    """Standard input that types lines, for as long as there are any."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines: Iterator[str] = iter(lines)
        self.count = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = next(self._lines, None)
        if line is None:
            return ""
        self.count += 1
        return f"{line}\n"

    def isatty(self) -> bool:
        return False


class Keyboard:
    """Carries out ``deadtown`` here, with lines typed into it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *words: str, typing: Iterable[str] = ()) -> Told:
        self.monkeypatch.setattr(sys, "stdin", Typed(typing))
        status = main(list(words))
        return Told(status, *self.capsys.readouterr())

    def play_out(self, *words: str, typing: Iterable[str] = BY_TEXT) -> Told:
        """Play to the end, typing the same lines again and again."""
        return self("play", *words, typing=again_and_again(typing))

    def played_out(self, file: Path, *words: str) -> Path:
        """The record of a game that was played to its end. The same game is played once, however many tests read it."""
        if words not in _records:
            self.play_out(*words, "--save-to", str(file))
            _records[words] = file.read_bytes()
        file.write_bytes(_records[words])
        return file


_records: dict[tuple[str, ...], bytes] = {}
"""Records of the games that were played out, by the words of the command."""


def again_and_again(lines: Iterable[str]) -> Iterator[str]:
    """The same lines over and over, until patience ends."""
    return islice(cycle(lines), PATIENCE)


def deadtown(*words: str, typing: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Carries out ``deadtown`` in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "deadtown", *words],
        input=typing,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, **environment},
        timeout=120,
        check=False,
    )


def record(file: Path) -> list[Line]:
    return read_lines(file.read_text("utf-8"))


def choices(file: Path) -> list[Choice]:
    return [line for line in record(file) if isinstance(line, Choice)]


def ending(file: Path) -> End:
    last = record(file)[-1]
    assert isinstance(last, End)
    return last


def pause(file: Path) -> Pause:
    last = record(file)[-1]
    assert isinstance(last, Pause)
    return last


def draws_told(out: str, name: str) -> list[str]:
    """What a log says that somebody drew."""
    return re.findall(rf"^ +{name} draws (.+?)\.(?: |$)", out, re.MULTILINE)


def is_number_of_cards(drawn: str) -> bool:
    return re.fullmatch(r"\d+ cards?", drawn) is not None
