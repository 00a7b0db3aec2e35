"""What a thinking process is told and what it answers, in msgpack."""

import msgspec

LONGEST_ANSWER = 2000
"""How many bytes an answer may have. An option is a few words."""


class Task(msgspec.Struct, frozen=True):
    """One decision for a bot to take."""

    game: str
    snapshot: bytes
    """The position: a kernel Snapshot in msgpack."""
    bot: str
    luck: str
    """The seed of the bot's own randomness."""
    budget: float
    """How many seconds it may think."""
    seat: int | None = None
    """For whom; None: for whoever decides alone."""
    tells: bool = False
    """Whether it shall be told how far the bot has come."""


class Thought(msgspec.Struct, frozen=True, tag=True):
    """How far a bot has come with its decision: numbers only, since everybody at the table may be told."""

    playouts: int
    """How many games it has imagined."""
    budget: int | None
    """How many it may imagine; None where only time is limited."""
    share: float
    """How much of what it may spend is spent, from 0 to 1."""


class Chosen(msgspec.Struct, frozen=True, tag=True):
    """The text of the option that the bot takes."""

    option: str


class Failed(msgspec.Struct, frozen=True, tag=True):
    """Why there is no option."""

    problem: str


class ThinkingFailed(Exception):
    """A bot did not come to a decision: it crashed, ran out of time or wanted what it can't have."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem
        """A few words for the log."""
