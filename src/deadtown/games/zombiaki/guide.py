"""What a searching player is told of a position."""

from collections.abc import Sequence

from deadtown.games.zombiaki.state import State
from deadtown.kernel import Decision


class Lookout:
    def appraise(self, state: State, seat: int) -> float:
        return 0.5

    def weigh(self, state: State, decision: Decision) -> Sequence[float]:
        return [1.0] * len(decision.options)
