"""A real terminal: colours, keys, and screens that are cleared."""

import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from deadtown.terminal.screen import FORGET_SCREEN
from tests.terminal.keyboard import pause


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
            close_fds=True,
        )
        os.close(slave)
        self.seen = ""

    def until(self, pattern: str) -> str:
        """Read until something is there to be seen."""
        read = ""
        while not re.search(pattern, read):
            ready, _, _ = select.select([self.master], [], [], 60)
            assert ready, f"{pattern} did not come: {read}"
            try:
                some = os.read(self.master, 65536).decode(errors="replace")
            except OSError:
                some = ""
            assert some, f"the program ended: {read}"
            read += some
        self.seen += read
        return read

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def end(self) -> int:
        """Read what comes last, and wait for the end."""
        while True:
            try:
                some = os.read(self.master, 65536).decode(errors="replace")
            except OSError:
                break
            if not some:
                break
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
    terminal.until(r"\n> ")
    terminal.type("2\n")
    terminal.until(r"plays .*\n> (?s:.*)> $|plays (?s:.)*\n> ")
    terminal.type(key)
    assert terminal.end() == 0
    assert "Traceback" not in terminal.seen
    assert f"--load {saved_in(home)}" in terminal.seen
    assert pause(saved_in(home)).number == 1


def test_colours_and_no_colours(terminals: list[Terminal]) -> None:
    coloured = Terminal("play", "--seed", "1")
    plain = Terminal("play", "--seed", "1", NO_COLOR="1")
    terminals += [coloured, plain]
    assert re.search(r"\x1b\[[0-9;]*3[0-9]m", coloured.until(r"\n> "))
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]m", plain.until(r"\n> "))


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
    terminal.type("\x1b[A")
    assert "play_all_aim" not in terminal.until(r"\x07|> ")


def test_a_replay_is_stepped_through_by_keys(terminals: list[Terminal], home: Path) -> None:
    bots = subprocess.run(
        [sys.executable, "-m", "deadtown", "play", "--seat", "bot:money", "--seat", "bot:money"]
        + ["--option", "turn_cap=2", "--save-to", "a.jsonl"],
        check=True,
        capture_output=True,
    )
    assert bots.returncode == 0
    terminal = Terminal("replay", "a.jsonl")
    terminals.append(terminal)
    terminal.until(r"Decision.* 0 of \d+(?s:.)*> ")
    terminal.type("\n")
    assert "begins turn 1" in terminal.until(r"Decision.* [1-9]\d* of \d+(?s:.)*> ")
    terminal.type("q\n")
    assert terminal.end() == 0
