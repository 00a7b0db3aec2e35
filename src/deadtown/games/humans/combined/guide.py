"""What a searching player is told of the combined game: which options look good, and who is likely to win."""

from collections.abc import Sequence
from math import exp
from typing import Final

from deadtown.games.humans.combined.cards import WINDOWS
from deadtown.games.humans.combined.state import State
from deadtown.games.humans.combined.tactics import VETERAN, judged_of, seen_of
from deadtown.games.humans.combined.tactics.scene import Player, Scene
from deadtown.games.humans.combined.tactics.temper import A_POINT
from deadtown.games.humans.guide import WARMTH
from deadtown.games.humans.tactics.prospects import NEAR
from deadtown.games.humans.tactics.ways import distances
from deadtown.games.kit.tactics import shared
from deadtown.games.zombies.tactics.odds import OF_BULLETS, OF_LIFE
from deadtown.kernel import Decision

STEEPEST: Final = 5.0
"""How many times e better the best must look for an option not to be looked at."""
DECISIVE: Final = frozenset(
    {
        *WINDOWS,
        *("move_pawn", "move_step", "place_tile", "ability", "objection", "do_over", "infect_or_eat", "move_human"),
        *("hx_move_guy", "hx_counterattack"),
    }
)
"""What is worth looking ahead for; elsewhere the best at a look is taken."""

A_TURN: Final = 0.15
"""How much it says for somebody to be a turn nearer to winning, as a logarithm of odds."""
STRENGTH: Final = 0.4
"""The same for what life and bullets are worth."""
A_ZOMBIE: Final = 0.2
A_TOKEN: Final = 0.03
A_WOUND: Final = 0.04
AN_ABILITY: Final = 0.3
A_HUMAN: Final = 1.0
"""The same for what a zombie player has; of humans, one who is near."""


class CombinedGuide:
    """Weighs options and appraises positions."""

    def appraise(self, state: State, seat: int) -> float:
        """How likely the seat is to win, all seats together sharing one win."""
        if state.phase == "set_up":
            return 1 / len(state.players)
        scene = seen_of(state, seat)
        chances = [exp(outlook(scene, player)) for player in scene.players]
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
        warmth = WARMTH * A_POINT if state.is_guy(decision.seat) else WARMTH
        lowest = most - STEEPEST * warmth
        weights = [exp((value - most) / warmth) if value >= lowest else 0.0 for value in values]
        return weights if decision.options[0][0] != "play" else shared(decision.options, weights)


def outlook(scene: Scene, player: Player) -> float:
    """What speaks for somebody, as a logarithm of odds."""
    nearer = -A_TURN * player.turns
    if player.is_guy:
        return nearer + STRENGTH * (OF_LIFE[min(player.life, 5)] + OF_BULLETS[min(player.bullets, 6)])
    ahead = distances(scene.hordes.city, scene.hordes.openings, player.zombies)
    near = sorted([NEAR[ahead[space]] for space in scene.humans], reverse=True)
    return (
        nearer
        + A_HUMAN * sum(near[: len(player.zombies)])
        + A_ZOMBIE * len(player.zombies)
        + A_TOKEN * player.dice
        - A_WOUND * len(player.wounds)
        + AN_ABILITY * (not player.used)
    )
