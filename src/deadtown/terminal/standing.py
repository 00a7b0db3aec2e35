"""Answers that a person gives for the rest of a turn at once."""

from deadtown.kernel import Match, Option


class Standing:
    """What each seat has said so far for the rest of a turn."""

    def __init__(self) -> None:
        self._said: dict[tuple[int, str], tuple[int, Option]] = {}
        """By seat and kind of decision: for which turn, and the answer."""

    def offered(self, match: Match) -> Option | None:
        """What may be said for the rest of the turn to the pending decision."""
        decision = match.decision
        answer = None if decision is None else match.game.players.standing.get(decision.kind)
        return answer if decision is not None and answer in decision.options else None

    def say(self, match: Match, answer: Option) -> None:
        decision = match.decision
        assert decision is not None, "there is something to answer"
        self._said[decision.seat, decision.kind] = match.game.rules.turn(match.state), answer

    def answer(self, match: Match) -> Option | None:
        """What was said already to the pending decision, while the turn goes on."""
        decision = match.decision
        if decision is None:
            return None
        turn, answer = self._said.get((decision.seat, decision.kind), (None, None))
        holds = turn == match.game.rules.turn(match.state) and answer in decision.options
        return answer if holds else None

    def held(self, match: Match, seat: int) -> list[Option]:
        """All that a seat has said and that still holds."""
        now = match.game.rules.turn(match.state)
        return [answer for (who, _), (turn, answer) in self._said.items() if who == seat and turn == now]

    def forget(self) -> None:
        """Everybody is asked again."""
        self._said.clear()
