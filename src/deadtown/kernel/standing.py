"""Answers given beforehand: how a seat wants to be asked in windows, and what not again in this turn."""

from typing import Literal

import msgspec

from deadtown.kernel.decision import Decision, Option
from deadtown.kernel.match import Match
from deadtown.kernel.window import PASS, Window


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a seat wants to be asked, when it need not be."""

    ask: Literal["matters", "could", "always", "kinds"] = "matters"
    """In windows: when it could do something that a player would think of at that moment, as far as the game tells;
    when it could do anything; always, also if it could only pass, which hides that; or only in windows of some kinds,
    when it could do something there."""
    kinds: list[str] = []
    rest: dict[str, int] = {}
    """The kinds of question that it does not want to be asked again in a turn, each with that turn."""

    def rests(self, kind: str, turn: int) -> bool:
        """Whether it does not want to be asked this again before the next turn."""
        return self.rest.get(kind) == turn

    def wants_to_be_asked(self, match: Match, window: Window, seat: int) -> bool:
        """Whether a window waits for the seat; else it passes."""
        if self.rests(window.kind, match.game.rules.turn(match.state)):
            return False
        if self.ask == "always":
            return True
        if window.offer(seat) is None or (self.ask == "kinds" and window.kind not in self.kinds):
            return False
        matters = match.game.players.matters
        return self.ask != "matters" or matters is None or matters(match.state, seat, window)

    def resting(self, kind: str, turn: int) -> "Standing":
        """The same, and not to be asked this again in this turn."""
        return msgspec.structs.replace(self, rest={**self.rest, kind: turn})


def lasting_answer(match: Match, decision: Decision) -> Option | None:
    """What a pending question may be answered with for the rest of the turn at once: a window, by passing."""
    answer = PASS if match.window is not None else match.game.players.standing.get(decision.kind)
    return answer if answer in decision.options else None


def standing_answer(match: Match, decision: Decision, standing: Standing) -> Option | None:
    """What a seat has said for the rest of the turn, if it is asked just that again."""
    if decision.kind not in standing.rest:
        return None
    rests = standing.rests(decision.kind, match.game.rules.turn(match.state))
    return lasting_answer(match, decision) if rests else None
