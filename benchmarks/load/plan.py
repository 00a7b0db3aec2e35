"""What a round of play is to be, and how it went."""

from typing import Literal

import msgspec

from deadtown.table.messages import Views

Server = Literal["deadtown", "boardgame.io"]


class Plan(msgspec.Struct, frozen=True):
    """A round: two players at each table."""

    server: Server
    port: int
    process: int
    """The server's process id."""
    tables: int
    seconds: float
    pace: float = 0.0
    """Decisions per second at each table; 0: the next as soon as the player who takes it has seen the one before."""
    warm_up: float = 2.0
    """Seconds at full speed before anything is measured, or longer until enough decisions were taken."""
    views: Views = "whole"
    """How our own server is asked to tell positions."""


class Round(msgspec.Struct, frozen=True):
    """How a round went. Times are in milliseconds, memory in MB."""

    decisions: float
    """Per second, all tables together."""
    seen50: float
    seen99: float
    """From sending a choice until the one who sent it has seen what came of it."""
    acknowledged50: float | None
    acknowledged99: float | None
    """From sending a choice until it was acknowledged, where the server does that."""
    server_cpu: float
    driver_cpu: float
    """Cores that were busy, on average."""
    memory: float
    """Of the server, at the end."""
    message_bytes: float
    """Of what one player is sent for a decision."""
    late: int
    """Decisions that were not taken when their time had come, since the one before was still on its way."""

    @property
    def computing(self) -> float:
        """Of the server's process, for a decision."""
        return self.server_cpu / self.decisions * 1e3
