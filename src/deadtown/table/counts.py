"""What is counted while the server runs. Counting is adding to a number; whoever wants to know reads them."""

from bisect import bisect_left
from collections.abc import Callable
from typing import Literal

import msgspec

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
THINKING = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
SIZES = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)

Live = Literal["tables", "watchers", "connections", "sockets", "streams"]
"""What there is at the moment."""


class Spread(msgspec.Struct):
    """How values spread: how many are at most as large as each bound, and what they sum up to."""

    bounds: tuple[float, ...]
    numbers: list[int]
    """One for each bound, and one for what is larger."""
    total: float = 0.0

    @classmethod
    def over(cls, bounds: tuple[float, ...]) -> "Spread":
        return cls(bounds, [0] * (len(bounds) + 1))

    def add(self, value: float) -> None:
        self.numbers[bisect_left(self.bounds, value)] += 1
        self.total += value

    def take_in(self, other: "Spread") -> None:
        self.numbers = [mine + theirs for mine, theirs in zip(self.numbers, other.numbers, strict=True)]
        self.total += other.total


class Counts(msgspec.Struct, kw_only=True):
    """All that is counted in one process since it started."""

    decisions: int = 0
    """Decisions of people and bots that were saved."""
    tables_made: int = 0
    connections: int = 0
    """Sockets that were opened."""
    messages: int = 0
    """Requests that came over sockets."""
    bot_failures: int = 0
    """How often a bot crashed or was too slow, so that luck chose for it."""
    storage_errors: int = 0
    races: int = 0
    """How often another worker was faster."""
    behind: int = 0
    """Watchers that were cut off because they did not keep up."""
    denied: dict[str, int] = msgspec.field(default_factory=dict)
    """Requests that were not granted, by ``kind/reason``."""
    requests: dict[str, Spread] = msgspec.field(default_factory=dict)
    """How many seconds answers took, by ``METHOD route status``."""
    thinking: Spread = msgspec.field(default_factory=lambda: Spread.over(THINKING))
    """How many seconds bots thought."""
    saving: Spread = msgspec.field(default_factory=lambda: Spread.over(SECONDS))
    """How many seconds a batch of entries took to be saved."""
    batches: Spread = msgspec.field(default_factory=lambda: Spread.over(SIZES))
    """How many appends were saved together."""
    live: dict[Live, int] = msgspec.field(default_factory=dict)
    """What there was when somebody looked."""
    watched: list[tuple[Live, Callable[[], int]]] = msgspec.field(default_factory=list)
    """Asked, when somebody looks, how many there are at the moment."""

    def deny(self, kind: str, reason: str) -> None:
        key = f"{kind}/{reason}"
        self.denied[key] = self.denied.get(key, 0) + 1

    def answer(self, method: str, route: str, status: int, seconds: float) -> None:
        key = f"{method} {route} {status}"
        spread = self.requests.get(key)
        if spread is None:
            spread = self.requests[key] = Spread.over(SECONDS)
        spread.add(seconds)

    def look(self) -> "Counts":
        """All numbers as they are now, ``live`` included, to be sent or added to others."""
        live: dict[Live, int] = {}
        for what, count in self.watched:
            live[what] = live.get(what, 0) + count()
        return msgspec.structs.replace(self, live=live, watched=[])

    def take_in(self, other: "Counts") -> None:
        """Add the numbers of another process."""
        for name in PLAIN:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in SPREADS:
            getattr(self, name).take_in(getattr(other, name))
        for reason, number in other.denied.items():
            self.denied[reason] = self.denied.get(reason, 0) + number
        for answer, spread in other.requests.items():
            self.requests.setdefault(answer, Spread.over(SECONDS)).take_in(spread)
        for what, number in other.live.items():
            self.live[what] = self.live.get(what, 0) + number


PLAIN = ("decisions", "tables_made", "connections", "messages", "bot_failures", "storage_errors", "races", "behind")
SPREADS = ("thinking", "saving", "batches")
