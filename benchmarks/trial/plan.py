"""What a trial is to be, and how it went."""

import msgspec

PEOPLE, COMPANY, NUISANCE = "127.0.0.1", "127.0.0.3", "127.0.0.2"
"""The addresses of those who play with one another, of who plays with bots, and of who disturbs them."""

MOST_MILLISECONDS = 250.0
"""What a decision may take, 99 times of 100."""
MOST_LATER = 2.0
"""Seconds that a bot may take beyond its budget."""


class Plan(msgspec.Struct, frozen=True):
    """One trial: who plays, or who disturbs them, does so for a while."""

    port: int
    process: int
    """The server's process id."""
    seconds: float
    nuisance: str = ""


class Experience(msgspec.Struct, frozen=True):
    """How it was for those who played. Times of decisions are in milliseconds, those of bots in seconds."""

    decisions: int
    decision50: float
    decision99: float
    decision_most: float
    answers: int
    """Of bots."""
    answer50: float
    answer_most: float
    memory: float
    """MB of the server at the end."""
    machine99: float = 0.0
    """What the machine made everybody wait for, us or others: milliseconds, 99 of 100 times."""


class Toll(msgspec.Struct):
    """What came of all that was asked for by who disturbed."""

    granted: int = 0
    refused: int = 0
    """Answered with a reason why not."""
    cut: int = 0
    """Not answered, or sent away."""

    def count(self, status: int) -> None:
        if status == 0:
            self.cut += 1
        elif status < 400:
            self.granted += 1
        else:
            self.refused += 1
