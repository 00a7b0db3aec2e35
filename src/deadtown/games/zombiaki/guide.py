"""What a searching player is told of a position: which options look good, and who is likely to win.

The chances are those of a logistic model. It was fitted to positions of 2,500 games between rules players who now and
then did something at random, and then, kept near to that, to those of 147 games between searching players (60 playouts
a decision). It is two models: a street looks different to who is about to act.
"""

from collections.abc import Sequence
from math import exp

import msgspec

from deadtown.games.zombiaki.cards import BARREL, CLICK, HEIGHT, HUMANS, MINE, UNDEAD
from deadtown.games.zombiaki.movement import immobile
from deadtown.games.zombiaki.state import State
from deadtown.games.zombiaki.street import WIDTH
from deadtown.games.zombiaki.tactics import worth
from deadtown.games.zombiaki.tactics.humans import KEPT
from deadtown.kernel import Decision

WARMTH = 1.0
"""By how much an option must be worth more than another to look e times as good."""
STEEPEST = 6.0
"""However bad an option is beside the best, it keeps a small weight."""


class Weights(msgspec.Struct, frozen=True):
    """How much each thing speaks for the zombies. Of what has rows, row 5 comes first."""

    always: float
    zombie: tuple[float, ...]
    strength: tuple[float, ...]
    near_shield: float
    """A shield in rows 5 and 4."""
    far_shield: float
    dog: float
    stuck_at_barricade: float
    """A zombie in row 5 that can't move."""
    before_wall: float
    """A zombie with a wall ahead of it."""
    zombie_deck: float
    human_deck: float
    undead_in_hand: float
    click_in_hand: float
    zombie_hand: float
    human_hand: float
    """By what its cards are worth."""
    mine: float
    barrel: float
    frozen: float
    terror: float


ZOMBIES_ACT = Weights(
    always=-4.29,
    zombie=(0.73, 0.10, 0.14, 0.26, 0.33),
    strength=(0.29, 0.12, 0.11, 0.05, 0.05),
    near_shield=0.52,
    far_shield=0.20,
    dog=0.19,
    stuck_at_barricade=-0.26,
    before_wall=-0.07,
    zombie_deck=0.285,
    human_deck=-0.175,
    undead_in_hand=0.24,
    click_in_hand=0.13,
    zombie_hand=0.28,
    human_hand=-0.05,
    mine=-0.19,
    barrel=-0.13,
    frozen=0.40,
    terror=0.03,
)
HUMANS_ACT = Weights(
    always=-4.63,
    zombie=(0.44, 0.00, 0.06, 0.22, 0.22),
    strength=(0.34, 0.17, 0.12, 0.07, 0.10),
    near_shield=0.61,
    far_shield=0.27,
    dog=0.09,
    stuck_at_barricade=-0.53,
    before_wall=-0.05,
    zombie_deck=0.273,
    human_deck=-0.160,
    undead_in_hand=0.29,
    click_in_hand=0.16,
    zombie_hand=0.28,
    human_hand=-0.02,
    mine=-0.18,
    barrel=-0.06,
    frozen=0.26,
    terror=0.25,
)


class ZombiakiGuide:
    """Weighs options and appraises positions."""

    def appraise(self, state: State, seat: int) -> float:
        """How likely the seat is to win."""
        odds = score(state, HUMANS_ACT if state.phase == HUMANS else ZOMBIES_ACT)
        return 1 / (1 + exp(-odds if seat == state.zombie_seat else odds))

    def weigh(self, state: State, decision: Decision) -> Sequence[float]:
        """What seems to be worth more looks better, by the rules of thumb of ``tactics``."""
        values = worth(state, decision)
        most = max(values)
        return [exp(max((value - most) / WARMTH, -STEEPEST)) for value in values]


def score(state: State, weights: Weights) -> float:
    """The odds of the zombies, as a logarithm."""
    objects = state.objects
    walled = [False] * WIDTH
    odds = weights.always
    for space, creature in enumerate(state.creatures):
        if creature is not None:
            odds += _creature(state, weights, space, walled[space % WIDTH])
        if objects[space] in HEIGHT:
            walled[space % WIDTH] = True
    zombies, humans = state.zombies, state.humans
    odds += weights.zombie_deck * len(zombies.deck) + weights.human_deck * len(humans.deck)
    odds += weights.zombie_hand * len(zombies.hand) + weights.human_hand * sum(map(KEPT.__getitem__, humans.hand))
    odds += weights.undead_in_hand * sum(card in UNDEAD for card in zombies.hand)
    odds += weights.click_in_hand * zombies.hand.count(CLICK)
    odds += weights.mine * objects.count(MINE) + weights.barrel * objects.count(BARREL)
    return odds + weights.frozen * bool(state.freezes) + weights.terror * state.terror


def _creature(state: State, weights: Weights, space: int, walled: bool) -> float:
    creature = state.creatures[space]
    assert creature is not None
    if creature.dog:
        return weights.dog
    row = space // WIDTH
    odds = weights.zombie[row] + weights.strength[row] * creature.strength
    if creature.shield:
        odds += weights.near_shield if row < 2 else weights.far_shield
    if row == 0 and immobile(state, space, creature):
        odds += weights.stuck_at_barricade
    return odds + weights.before_wall * walled
