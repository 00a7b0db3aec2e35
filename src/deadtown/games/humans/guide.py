"""What a searching player is told of Humans!!!: which options look good, and who is likely to win."""

from collections.abc import Sequence
from math import exp
from typing import Final

from deadtown.games.humans.cards import WINDOWS
from deadtown.games.humans.state import State
from deadtown.games.humans.tactics import VETERAN, judged_of, seen_of
from deadtown.games.humans.tactics.prospects import NEAR
from deadtown.games.humans.tactics.scene import Person, Scene
from deadtown.games.humans.tactics.ways import distances
from deadtown.games.kit.tactics import shared
from deadtown.kernel import Decision

WARMTH: Final = 0.1
"""By how much an option must be worth more than another to look e times as good."""
STEEPEST: Final = 5.0
"""How many times e better the best must look for an option not to be looked at."""
DECISIVE: Final = frozenset(
    {*WINDOWS, "move_step", "place_tile", "ability", "objection", "do_over", "infect_or_eat", "move_human"}
)
"""What is worth looking ahead for; elsewhere the best at a look is taken."""

A_POINT: Final = 0.47
A_ZOMBIE: Final = 0.11
A_TOKEN: Final = 0.19
A_WOUND: Final = 0.1
AN_ABILITY: Final = 0.23
A_HUMAN: Final = 0.58
"""How much it says for somebody to have each of these, as a logarithm of odds; of humans, one who is near."""


class HumansGuide:
    """Weighs options and appraises positions."""

    def appraise(self, state: State, seat: int) -> float:
        """How likely the seat is to win, all seats together sharing one win."""
        if state.phase == "set_up":
            return 1 / len(state.players)
        scene = seen_of(state, seat)
        chances = [exp(outlook(scene, person)) for person in scene.people]
        return chances[seat] / sum(chances)

    def weigh(self, state: State, decision: Decision) -> Sequence[float]:
        """What seems to be worth more looks better, by the rules of thumb of ``tactics``.

        A card looks as good as its best target, however many it has: they share its weight.
        """
        values = judged_of(state, decision.seat, decision, VETERAN)
        most = max(values)
        if decision.kind not in DECISIVE:
            best = values.index(most)
            return [float(number == best) for number in range(len(values))]
        lowest = most - STEEPEST * WARMTH
        weights = [exp((value - most) / WARMTH) if value >= lowest else 0.0 for value in values]
        return weights if decision.options[0][0] != "play" else shared(decision.options, weights)


def outlook(scene: Scene, person: Person) -> float:
    """What speaks for somebody, as a logarithm of odds."""
    ahead = distances(scene.city, scene.openings, person.zombies)
    near = sorted([NEAR[ahead[space]] for space in scene.humans], reverse=True)
    return (
        A_HUMAN * sum(near[: len(person.zombies)])
        - A_POINT * person.missing
        + A_ZOMBIE * len(person.zombies)
        + A_TOKEN * person.dice
        - A_WOUND * len(person.wounds)
        + AN_ABILITY * (not person.used)
    )
