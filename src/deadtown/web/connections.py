"""Who is connected, and for how long: bounds on connections, and an end to those who let us wait.

One look a second at all connections is enough for every deadline: none has a timer or a task of its own.
"""

import asyncio
import math
import resource
import socket
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from deadtown.web.limits import address_of
from deadtown.web.settings import Settings

EVERY = 1.0
"""Seconds between two looks."""
OTHER_FILES = 128
"""Files that are kept free of connections: the storage, bots, and those who are just turned away."""
ENOUGH_FILES = 10_240
"""Files for which is asked where a system says that there is no limit: some don't mean it."""
LEAST_TAKEN = 64 * 1024
"""Bytes that a client must take of what waits for it, in the time that it has for that; or all of it."""

SYSTEM_HOLDS = 128 * 1024
"""Bytes that the system is asked to hold for a client at most: it would hold megabytes, of which nobody here knows."""


class Wire(Protocol):
    """The part of a transport that is looked at here."""

    def is_closing(self) -> bool: ...
    def get_write_buffer_size(self) -> int: ...
    def abort(self) -> None: ...


class Line:
    """One connection."""

    __slots__ = ("_late", "_stuck_at", "_stuck_with", "address", "due", "wire")

    def __init__(self, wire: Wire, address: str, late: Callable[[], None]) -> None:
        """``late`` is called when something is overdue."""
        self.wire = wire
        self.address = address
        self.due = math.inf
        """When the client must have sent what we wait for."""
        self._late = late
        self._stuck_at: float | None = None
        self._stuck_with = 0

    @property
    def unread(self) -> int:
        """How many bytes are held of which the client has not taken any for a moment."""
        return 0 if self._stuck_at is None else self.wire.get_write_buffer_size()

    @property
    def stuck_at(self) -> float:
        """Since when the client takes too little."""
        return math.inf if self._stuck_at is None else self._stuck_at

    def stuck(self, now: float) -> None:
        """More waits for the client than we like to hold."""
        self._stuck_at, self._stuck_with = now, self.wire.get_write_buffer_size()

    def flows(self) -> None:
        """The client has taken what was waiting."""
        self._stuck_at = None

    def look(self, now: float, patience: float) -> None:
        """Remind a client that is late; cut off one that takes nothing, or does not let go."""
        if now >= self.due:
            self.due = math.inf
            self._late()
        if self._stuck_at is None:
            if self.wire.is_closing():
                self.stuck(now)
        elif self._stuck_with - self.wire.get_write_buffer_size() >= LEAST_TAKEN:
            self.stuck(now)
        elif now >= self._stuck_at + patience:
            self.wire.abort()


class Connections:
    """All connections of this process."""

    def __init__(self, settings: Settings, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        """There may be ``most`` at once."""
        self.settings = settings
        self.clock = clock
        self._most = most
        bounded = settings.rates > 0 and not settings.behind_proxy
        self._most_of_address = settings.address_connections if bounded else math.inf
        """A proxy comes with everybody's connections: of those no address is known."""
        self._lines: dict[Line, None] = {}
        self._idle: dict[Line, None] = {}
        """Those that have no whole request open, the one that is longest so first."""
        self._of_address: Counter[str] = Counter()
        self._looking: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._lines)

    def enter(self, wire: Wire, client: tuple[str, int] | None, late: Callable[[], None]) -> Line | None:
        """Somebody has connected; None when there is no room, and nobody who could make some."""
        line = Line(wire, address_of(client), late)
        crowded = self._of_address[line.address] >= self._most_of_address
        if (crowded or len(self._lines) >= self._most) and not self._make_room(line.address if crowded else None):
            return None
        self._lines[line] = None
        self._of_address[line.address] += 1
        if self._looking is None:
            self._look_later()
        return line

    def _make_room(self, address: str | None) -> bool:
        """Send away who has been idle longest, of an address or of all."""
        for line in self._idle:
            if address is None or line.address == address:
                self.leave(line)
                line.wire.abort()
                return True
        return False

    def leave(self, line: Line) -> None:
        """A connection is over."""
        self._idle.pop(line, None)
        if line in self._lines:
            del self._lines[line]
            self._of_address[line.address] -= 1
            if not self._of_address[line.address]:
                del self._of_address[line.address]

    def rest(self, line: Line) -> None:
        """A connection has no whole request open: it may be closed to make room for another."""
        if line in self._lines:
            self._idle.pop(line, None)
            self._idle[line] = None

    def work(self, line: Line) -> None:
        """A whole request came: whoever sent it is to be answered."""
        self._idle.pop(line, None)

    def look(self) -> None:
        """See who is late, who takes nothing, and whether too much is held for those who don't read."""
        now, patience = self.clock(), self.settings.unread_seconds
        for line in list(self._lines):
            line.look(now, patience)
        self._let_go()

    def _let_go(self) -> None:
        """When all that is unread is too much, those who have let us wait longest are cut off."""
        unread = {line: held for line in self._lines if (held := line.unread)}
        too_much = sum(unread.values()) - self.settings.unread_total * 1024 * 1024
        for line in sorted(unread, key=lambda line: line.stuck_at) if too_much > 0 else ():
            if too_much > 0:
                too_much -= unread[line]
                line.wire.abort()

    def _look_later(self) -> None:
        self._looking = asyncio.get_running_loop().call_later(EVERY, self._look_again)

    def _look_again(self) -> None:
        self._looking = None
        self.look()
        if self._lines:
            self._look_later()


def bound_system(connection: socket.socket, patience: float) -> None:
    """Let the system hold little that a client does not take, and hang up after so many seconds where it can."""
    with suppress(OSError):  # The client has gone already.
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SYSTEM_HOLDS)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(patience * 1000))


def raise_file_limit() -> None:
    """Let this process open as many files as it may: every connection is one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH_FILES if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room_for(settings: Settings) -> int:
    """How many connections there may be at once: as many as are wanted, and as there are files for."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        return settings.connections
    return max(1, min(settings.connections, files - min(OTHER_FILES, files // 2)))


class OnALine(asyncio.Protocol):
    """The part of a protocol that tells of its connection."""

    _all: Connections
    _line: Line | None = None
    """The connection, among all others; None where there was no room for it."""

    def connection_lost(self, exc: Exception | None) -> None:
        if self._line is not None:
            self._all.leave(self._line)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._line is not None:
            self._line.stuck(self._all.clock())

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._line is not None:
            self._line.flows()
