"""What a searching player is told of Last Night on Earth: which options look good, and which side is likely to win."""

from collections.abc import Sequence
from math import exp
from typing import Final

from deadtown.games.kit.tactics import shared
from deadtown.games.last_night.ground import NUMBERS
from deadtown.games.last_night.moments import CP, FR, HD, HR, WH, WT
from deadtown.games.last_night.options import HEROES
from deadtown.games.last_night.outlooks import OUTLOOKS
from deadtown.games.last_night.state import State
from deadtown.games.last_night.tactics import VETERAN, judged_of
from deadtown.games.last_night.tactics.prospects import prospects
from deadtown.games.last_night.tactics.scene import far_over
from deadtown.games.last_night.uses import ANY
from deadtown.kernel import Decision, Option

WARMTH: Final = 0.22
"""By how much an option must be worth more than another to look e times as good."""
WARMTHS: Final = {"move_zombie": 0.04, "place_zombie": 0.05}
"""The same where what is worth having is near to what is not."""
STEEPEST: Final = 4.0
"""How many times e better the best must look for an option not to be looked at."""
DECISIVE: Final = frozenset(
    {*ANY, CP, FR, HD, HR, WH, WT, "move_action", "ranged_attack", "move_zombie", "place_zombie"}
)
"""What is worth looking ahead for; elsewhere the best at a look is taken."""
CLOSE: Final = 3
"""How near a zombie must be to a hero for its steps to be worth looking ahead for."""
MOST: Final = 12.0
"""However well a side stands, it has not won."""


class LastNightGuide:
    """Weighs options and appraises positions."""

    def appraise(self, state: State, seat: int) -> float:
        """How likely the side of a seat is to win."""
        chance = heroes_win(state)
        return chance if state.sides[seat] == HEROES else 1 - chance

    def weigh(self, state: State, decision: Decision) -> Sequence[float]:
        """What seems to be worth more looks better, by the rules of thumb of ``tactics``.

        A card looks as good as its best target, however many it has: they share its weight.
        """
        values = judged_of(state, decision.seat, decision, VETERAN)
        most = max(values)
        if decision.kind not in DECISIVE or (decision.kind == "move_zombie" and is_far_off(state, decision.options[0])):
            best = values.index(most)
            return [float(number == best) for number in range(len(values))]
        warmth = WARMTHS.get(decision.kind, WARMTH)
        lowest = most - STEEPEST * warmth
        weights = [exp((value - most) / warmth) if value >= lowest else 0.0 for value in values]
        return weights if decision.options[0][0] not in ("play", "use") else shared(decision.options, weights)


def is_far_off(state: State, step: Option) -> bool:
    """Whether a zombie that could make a step is nowhere near anybody: it will walk on as well as any other."""
    near = far_over(state.ground.entrances)[NUMBERS[str(step[1])]]
    return all(near[hero.space] > CLOSE for hero in state.living())


def heroes_win(state: State) -> float:
    """How likely the heroes are to win, by what speaks for them."""
    if state.turn == "set_up":
        return 0.5
    odds = sum([weight * value for weight, value in zip(OUTLOOKS[state.scenario], prospects(state), strict=True)])
    return 1 / (1 + exp(-min(max(odds, -MOST), MOST)))
