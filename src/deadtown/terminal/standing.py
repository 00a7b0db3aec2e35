"""How the people at this keyboard want to be asked, and what they have said for the rest of a turn."""

from collections.abc import Sequence

import msgspec

from deadtown.kernel import Decision, Match, Option, Standing, Window, lasting_answer, standing_answer


class StandingAnswers:
    """What each person has said. It is not saved with the game."""

    def __init__(self, persons: Sequence[int]) -> None:
        """Where several sit at one keyboard all are asked in a window, so that nobody learns from who is asked."""
        usual = Standing() if len(persons) == 1 else Standing(ask="always")
        self.of = dict.fromkeys(persons, usual)

    def wants_to_be_asked(self, match: Match, window: Window, seat: int) -> bool:
        """Whether a person is asked in a window; else they pass."""
        return self.of[seat].wants_to_be_asked(match, window, seat)

    def rests(self, match: Match, seat: int, kind: str) -> bool:
        """Whether a person does not want to be asked this again in this turn."""
        return self.of[seat].rests(kind, match.game.rules.turn(match.state))

    def offered(self, match: Match, decision: Decision) -> Option | None:
        """What may be said for the rest of the turn to what somebody is asked."""
        return lasting_answer(match, decision)

    def answer(self, match: Match, decision: Decision) -> Option | None:
        """What was said already to a decision, while the turn goes on."""
        return standing_answer(match, decision, self.of[decision.seat])

    def say(self, match: Match, decision: Decision) -> None:
        """Not to be asked this again in this turn."""
        turn = match.game.rules.turn(match.state)
        self.of[decision.seat] = self.of[decision.seat].resting(decision.kind, turn)

    def arrange(self, seat: int, standing: Standing) -> None:
        """Say how to be asked in windows; what was said for the turn stays."""
        self.of[seat] = msgspec.structs.replace(standing, rest=self.of[seat].rest)

    def held(self, match: Match, seat: int) -> list[str]:
        """The kinds of question that a person is not asked again in this turn."""
        return [kind for kind in self.of[seat].rest if self.rests(match, seat, kind)]

    def forget(self, seat: int | None = None) -> None:
        """A person, or everybody, is asked again what was answered for the turn."""
        for person in self.of if seat is None else (seat,):
            self.of[person] = msgspec.structs.replace(self.of[person], rest={})
