"""What is said to somebody whose request is not granted."""

from typing import Literal

from deadtown.kernel import Refusal

Kind = Literal["bad", "unsigned", "forbidden", "unknown", "conflict", "large", "refused", "rate", "storage", "gone"]
"""``refused``: a rule of the game forbids it; ``conflict``: the table has moved on; ``gone``: it can't go on here any
more; ``storage``: it could not be saved; the others are mistakes of the caller."""


class Denied(Exception):
    """A request that was not granted. Nothing has changed."""

    def __init__(self, kind: Kind, reason: str, clause: str = "", **arguments: str | int) -> None:
        super().__init__(f"{reason} ({clause})" if clause else reason)
        self.kind: Kind = kind
        self.refusal = Refusal(clause, reason, arguments)
        self.game = ""
        """The game that gives the reason; none where the table does."""
        self.players: tuple[str, ...] = ()
        """What those are called who play, if the reason may speak of them."""

    @classmethod
    def by_rule(cls, game: str, refusal: Refusal, players: tuple[str, ...] = ()) -> "Denied":
        """Denied for a reason that the game gives, which may speak of the players."""
        denied = cls("refused", refusal.reason)
        denied.game, denied.refusal, denied.players = game, refusal, players
        return denied
