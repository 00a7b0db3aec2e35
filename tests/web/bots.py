"""Bots that think while a server is killed."""

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from deadtown.complaint import Complaint
from deadtown.web.serve import open_port
from deadtown.web.settings import Settings
from tests.web.clients import Guest
from tests.web.program import TIMEOUT, Program


def thinking(program: Program, parents: list[int]) -> list[int]:
    """The processes in which bots of a server think: somebody plays with one. They are halted in the middle of it."""
    anna = Guest(program.url, "Anna")
    table = anna.create("me search")
    deadline = time.monotonic() + TIMEOUT
    while not (found := [child for parent in parents for child in bots_of(parent)]):
        assert time.monotonic() < deadline, f"no bot thinks at {table}"
        if anna.look(table)["seen"]["decision"]:
            anna.choose(table)
        time.sleep(0.02)
    anna.close()
    for bot in found:
        os.kill(bot, signal.SIGSTOP)
    return found


def bots_of(process: int) -> list[int]:
    """The processes of bots that another one has started."""
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").iterdir():
        with suppress(OSError):
            found += map(int, (task / "children").read_text().split())
    return [child for child in found if b"deadtown.table.thinking" in command_line(child)]


def command_line(process: int) -> bytes:
    """How a process was started; nothing when it has ended meanwhile."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def is_free(port: int) -> bool:
    """Whether a port can be opened. The system takes a moment to let go of what a killed process had open."""
    try:
        open_port(Settings(port=port, database="file")).close()
    except Complaint:
        return False
    return True


def check_port_is_free(url: str, bots: list[int]) -> None:
    """Another server can be opened, though bots of the one before still think. They are ended then."""
    deadline = time.monotonic() + TIMEOUT
    try:
        while not is_free(urlsplit(url).port or 0):
            assert time.monotonic() < deadline, "somebody keeps the port"
            time.sleep(0.02)
        assert all(b"thinking" in command_line(bot) for bot in bots)
    finally:
        for bot in bots:
            os.kill(bot, signal.SIGKILL)
