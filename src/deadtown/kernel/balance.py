"""How even the sets of a game are for its unequal sides, as bots found out who played them: counts, nothing else.

A game keeps them in a file of its own, ``balance.toml``, which ``deadtown balance`` writes.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from deadtown.kernel.rates import Estimate, wilson

BALANCE = "balance.toml"
"""The file in the folder of a game."""


class Length(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long games were: all of them together, the shortest and the longest."""

    total: int
    least: int
    most: int


class SetBalance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What games on one set came to."""

    games: int
    wins: dict[str, int]
    """By side."""
    turns: Length
    """In rounds: the most turns that a seat took."""
    decisions: Length

    def share(self, side: str) -> Estimate:
        """How often a side won: games are independent of each other."""
        return wilson(self.wins[side] / self.games, self.games)

    def percent(self, side: str) -> dict[str, int]:
        """The same in whole percent, as people are told it: ``share``, ``low`` and ``high``."""
        _, low, high = self.share(side)
        return {"share": self._shares[side], "low": round(100 * low), "high": round(100 * high)}

    @property
    def _shares(self) -> dict[str, int]:
        """Whole percents of all sides that add up as their wins do: those are rounded up that come nearest to it."""
        shares = {side: 100 * wins // self.games for side, wins in self.wins.items()}
        missing = 100 * sum(self.wins.values()) // self.games - sum(shares.values())
        nearest = sorted(shares, key=lambda side: -(100 * self.wins[side] % self.games))
        return {side: share + (side in nearest[:missing]) for side, share in shares.items()}

    def mean(self, length: Length) -> float:
        return length.total / self.games


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games of equal bots on all sets of a game."""

    bots: str
    """Who played in all seats."""
    players: int
    rules: str
    """The version of the rules."""
    seed: str
    sets: dict[str, SetBalance]
    agreed: dict[str, Any] = {}
    """The options that were not as usual, besides the one that chooses the set."""

    @property
    def text(self) -> str:
        """The text that says who played."""
        return balance_text(self.bots)

    @property
    def games(self) -> int:
        """How many there were on each set."""
        return max(found.games for found in self.sets.values())


class Balance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that was measured, what people are shown first."""

    measured: tuple[Measured, ...] = ()

    def with_new(self, new: Measured) -> "Balance":
        """The same with something new, instead of what the same bots found before with the same options."""

        def key(one: Measured) -> tuple[Any, ...]:
            return one.bots, one.players, sorted(one.agreed.items())

        if any(key(one) == key(new) for one in self.measured):
            return Balance(tuple(new if key(one) == key(new) else one for one in self.measured))
        return Balance((*self.measured, new))


def balance_text(bots: str) -> str:
    """The text that says who played: there is one for each level, and for those who search, however long."""
    return f"balance-bots-{bots.partition(':')[0]}"


def read_balance(written: bytes) -> Balance:
    return msgspec.toml.decode(written, type=Balance)


def write_balance(balance: Balance, commands: Iterable[str]) -> str:
    """The file in which a balance is kept, with the commands that found it."""
    lines = ["# How often each side won when equal bots played. Written by:", *(f"#   {one}" for one in commands)]
    for measured in balance.measured:
        lines += ["", "[[measured]]", f"bots = {_quoted(measured.bots)}", f"players = {measured.players}"]
        lines += [f"rules = {_quoted(measured.rules)}", f"seed = {_quoted(measured.seed)}"]
        if measured.agreed:
            lines.append(f"agreed = {_table(measured.agreed.items())}")
        for name, found in measured.sets.items():
            lines += ["", f"[measured.sets.{name}]", f"games = {found.games}", f"wins = {_table(found.wins.items())}"]
            for kind in ("turns", "decisions"):
                lines.append(f"{kind} = {_table(msgspec.structs.asdict(getattr(found, kind)).items())}")
    return "\n".join(lines) + "\n"


def _quoted(plain: str | int) -> str:
    """TOML writes texts, whole numbers and switches as JSON does."""
    return msgspec.json.encode(plain).decode()


def _table(entries: Iterable[tuple[str, str | int]]) -> str:
    return "{ " + ", ".join(f"{name} = {_quoted(value)}" for name, value in entries) + " }"
