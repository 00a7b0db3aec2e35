"""What a searching player is told of Zombies!!!: which options look good, and who is likely to win."""

from collections.abc import Sequence
from math import exp

from deadtown.games.kit.tactics import shared
from deadtown.games.zombies.cards import WINDOWS
from deadtown.games.zombies.state import State
from deadtown.games.zombies.tactics import VETERAN, seen_of, worth
from deadtown.games.zombies.tactics.odds import OF_BULLETS, OF_LIFE
from deadtown.games.zombies.tactics.race import turns_to_win
from deadtown.games.zombies.tactics.scene import Person, Scene
from deadtown.kernel import Decision

WARMTH = 0.7
"""By how much an option must be worth more than another to look e times as good."""
STEEPEST = 6.0
"""How many times e better the best must look for an option not to be looked at."""
DECISIVE = frozenset(
    {*WINDOWS, "move_step", "place_tile", "event_take", "event_opponent", "event_helipad", "pvp_attack", "pvp_withdraw"}
)
"""What is worth looking ahead for. Zombies are led one by one, fights have odds: there the best at a look is taken."""
A_TURN, A_SQUAD_TURN = 0.3, 0.15
"""How much it says for somebody to be a turn nearer to winning; less where zombies are won and lost again."""
STRENGTH = 0.3
"""The same for what life and bullets are worth."""


class ZombiesGuide:
    """Weighs options and appraises positions."""

    def appraise(self, state: State, seat: int) -> float:
        """How likely the seat is to win, all seats together sharing one win."""
        if not state.pawns:
            return 1 / len(state.players)
        scene = seen_of(state, seat)
        chances = [exp(outlook(scene, person)) for person in scene.people]
        return chances[seat] / sum(chances)

    def weigh(self, state: State, decision: Decision) -> Sequence[float]:
        """What seems to be worth more looks better, by the rules of thumb of ``tactics``.

        A card looks as good as its best target, however many it has: they share its weight.
        """
        values = worth(seen_of(state, decision.seat), decision, VETERAN)
        most = max(values)
        if decision.kind not in DECISIVE:
            best = values.index(most)
            return [float(number == best) for number in range(len(values))]
        lowest = most - STEEPEST * WARMTH
        weights = [exp((value - most) / WARMTH) if value >= lowest else 0.0 for value in values]
        if decision.options[0][0] != "play":
            return weights
        return shared(decision.options, weights)


def outlook(scene: Scene, person: Person) -> float:
    """What speaks for somebody, as a logarithm of odds."""
    strength = OF_LIFE[min(person.life, len(OF_LIFE) - 1)] + OF_BULLETS[min(person.bullets, len(OF_BULLETS) - 1)]
    a_turn = A_SQUAD_TURN if scene.options.squad else A_TURN
    return STRENGTH * strength - a_turn * turns_to_win(scene, person)
