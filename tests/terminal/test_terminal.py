"""A real terminal: colours, keys, and screens that are cleared."""

import fcntl
import os
import pty
import re
import select
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest

from deadtown.terminal.screen import FORGET_SCREEN
from tests.terminal.keyboard import deadtown, pause

PROMPT = r"\n(\x1b\[\?\d+h)*> "


def take_terminal() -> None:
    """Its keys, such as Ctrl-C, are for this process."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A terminal with a program in it, and somebody who reads and types."""

    def __init__(self, *words: str, **environment: str) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "deadtown", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "TERM": "xterm-256color", **environment},
            start_new_session=True,
            preexec_fn=take_terminal,
        )
        os.close(slave)
        self.seen = ""

    def _read(self) -> str:
        """What comes next; nothing when the program has ended."""
        ready, _, _ = select.select([self.master], [], [], 60)
        assert ready, f"nothing came after: {self.seen}"
        try:
            return os.read(self.master, 65536).decode(errors="replace")
        except OSError:
            return ""

    def until(self, pattern: str) -> str:
        """Read until something is there to be seen."""
        read = ""
        while not re.search(pattern, read):
            some = self._read()
            assert some, f"the program ended: {read}"
            read += some
            self.seen += some
        return read

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def press(self, key: str) -> None:
        """Press a key until something happens, as one does; a signal may come before it is waited for."""
        for _ in range(5):
            self.type(key)
            if select.select([self.master], [], [], 2)[0]:
                return
        pytest.fail(f"nothing happens when {key!r} is pressed")

    def end(self) -> int:
        """Read what comes last, and wait for the end."""
        while some := self._read():
            self.seen += some
        return self.process.wait(timeout=60)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def saved_in(home: Path) -> Path:
    (file,) = (home / "data" / "deadtown").iterdir()
    return file


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_by_key_saves(terminals: list[Terminal], home: Path, key: str) -> None:
    terminal = Terminal("play", "--seed", "1")
    terminals.append(terminal)
    terminal.until(PROMPT)
    terminal.type("2\n")
    terminal.until(f"plays (?s:.)*{PROMPT}")
    terminal.press(key)
    assert terminal.end() == 0
    assert "Traceback" not in terminal.seen
    assert f"--load {saved_in(home)}" in terminal.seen
    assert pause(saved_in(home)).number == 1


def test_colours_and_no_colours(terminals: list[Terminal]) -> None:
    coloured = Terminal("play", "--seed", "1")
    plain = Terminal("play", "--seed", "1", NO_COLOR="1")
    terminals += [coloured, plain]
    assert re.search(r"\x1b\[[0-9;]*3[0-9]m", coloured.until(PROMPT))
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]m", plain.until(PROMPT))


def test_a_hand_over_clears_the_screen_and_what_was_scrolled_off(terminals: list[Terminal]) -> None:
    terminal = Terminal("play", "--seed", "3", "--seat", "me:Anna", "--seat", "me:Bob")
    terminals.append(terminal)
    terminal.until("press Enter")
    terminal.type("\n")
    terminal.until(r"(Anna|Bob)> ")
    terminal.type("play_all_aim\n")
    terminal.until(r"(Anna|Bob)> ")
    terminal.type("take bullet\n")
    handed = terminal.until("press Enter")
    assert FORGET_SCREEN in handed
    assert "\x1b[3J" in FORGET_SCREEN
    assert "Hand:" not in handed.split(FORGET_SCREEN)[-1]
    terminal.type("\n")
    assert terminal.until(r"(Anna|Bob)> ").count(FORGET_SCREEN) == 1
    terminal.type("\x1b[A\n")
    assert "play_all_aim" not in terminal.until(r"(Anna|Bob)> ")


def test_a_replay_is_stepped_through_by_keys(terminals: list[Terminal], home: Path) -> None:
    bots = ("--seat", "bot:money", "--seat", "bot:money")
    assert deadtown("play", *bots, "--option", "turn_cap=2", "--save-to", "a.jsonl").returncode == 0
    terminal = Terminal("replay", "a.jsonl")
    terminals.append(terminal)
    terminal.until(r"Decision.* 0 of \d+(?s:.)*> ")
    terminal.type("\n")
    assert "begins turn 1" in terminal.until(r"Decision.* [1-9]\d* of \d+(?s:.)*> ")
    terminal.type("q\n")
    assert terminal.end() == 0
