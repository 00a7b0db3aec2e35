"""What is kept of one game."""

from collections.abc import Sequence

import msgspec

BROKEN_OFF = "broken_off"
"""The ending of a game that would not end."""


class Touched(msgspec.Struct, array_like=True, gc=False):
    """How often a seat had something, took it by its own choice, and played it."""

    had: int = 0
    taken: int = 0
    played: int = 0


class Row(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What is kept of one game. Lists are by seat."""

    decisions: int
    ending: str
    winners: list[int]
    scores: list[int]
    """None of a game that was broken off."""
    figures: dict[str, list[int]]
    """The game's own figures: see ``Figures.tally``; and ``team``, counted from 1, where seats play together."""
    things: list[dict[str, Touched]]
    """What each seat had, took or played."""
    roles: list[str] = []
    """Which of the unequal sides each seat played; none where all are alike."""
    offer: list[str] = []
    """The things that everybody could have, where there is such an offer."""

    @property
    def broken_off(self) -> bool:
        return self.ending == BROKEN_OFF


write_row = msgspec.json.Encoder().encode
read_row = msgspec.json.Decoder(Row).decode


def win_share(row: Row, seat: int) -> float:
    """What a game counts for a seat: 1 when it won alone, a part when it shared the win, else 0.

    Partners don't share: what their team wins, each of them wins.
    """
    teams: Sequence[int] = row.figures.get("team") or range(len(row.things))
    winners = {teams[winner] for winner in row.winners}
    return 1 / len(winners) if teams[seat] in winners else 0.0
