"""What a searching player is told of a position: which options look good, and who is likely to win.

The chances are those of a logistic model, fitted to 42,000 positions of 2,400 games between rules players of several
tempers. It is two models: a street looks different to who is about to act. Both ask how near the dead are, and whether
the cards of the humans last until Dawn.
"""

from collections.abc import Sequence
from math import exp

import msgspec

from deadtown.games.zombiaki.cards import BARREL, CLICK, HEIGHT, HUMANS, MINE, UNDEAD
from deadtown.games.zombiaki.movement import immobile, may_step
from deadtown.games.zombiaki.state import Creature, State
from deadtown.games.zombiaki.street import ROW_5, WIDTH
from deadtown.games.zombiaki.tactics import worth
from deadtown.games.zombiaki.tactics.humans import KEPT
from deadtown.kernel import Decision, Option

WARMTH = 1.0
"""By how much an option must be worth more than another to look e times as good."""
STEEPEST = 6.0
"""However bad an option is beside the best, it keeps a small weight."""
PATIENCE = 0.15
"""What it weighs at least to play no more, beside the best: rules of thumb don't know what a card is worth later."""

CROSSING = 6.0
"""What it says for the zombies that one of them is about to cross."""
PAR = 2.6
"""What a human card is worth on the whole: a deck that is better than that lasts longer."""


class Weights(msgspec.Struct, frozen=True):
    """How much each thing speaks for the zombies. Of what has rows, row 5 comes first."""

    always: float
    zombie: tuple[float, ...]
    strength: tuple[float, ...]
    second: float
    """A zombie with another one ahead of it in its lane, which takes the bullets."""
    near_shield: float
    """A shield in rows 5 and 4."""
    far_shield: float
    dog: float
    stuck_at_barricade: float
    """A zombie in row 5 that can't move."""
    before_wall: float
    """A zombie with a wall ahead of it; a mine and a barrel likewise."""
    before_mine: float
    before_barrel: float
    night: float
    """A card of the zombies, in deck or hand: what is left of the night."""
    night_squared: float
    cards: float
    """A card of the humans, in deck or hand: what they can hold out with."""
    cards_squared: float
    night_by_cards: float
    quality: float
    """What the cards of the humans are worth above par: who counts the discards knows what is left."""
    undead_in_hand: float
    click_in_hand: float
    hunger_near: float
    """Hunger in hand, and a zombie in row 5 or 4."""
    frozen: float
    terror: float


ZOMBIES_ACT = Weights(
    always=-6.83,
    zombie=(1.02, 0.41, 0.21, 0.24, 0.12),
    strength=(0.24, 0.14, 0.11, 0.08, 0.12),
    second=0.17,
    near_shield=0.52,
    far_shield=0.19,
    dog=0.4,
    stuck_at_barricade=-0.23,
    before_wall=-0.15,
    before_mine=-0.13,
    before_barrel=-0.34,
    night=0.431,
    night_squared=-0.00383,
    cards=-0.185,
    cards_squared=0.0051,
    night_by_cards=-0.00358,
    quality=-0.158,
    undead_in_hand=0.15,
    click_in_hand=0.09,
    hunger_near=0.33,
    frozen=-0.09,
    terror=0.79,
)
HUMANS_ACT = Weights(
    always=-6.70,
    zombie=(0.93, 0.39, 0.16, 0.08, 0.23),
    strength=(0.23, 0.15, 0.13, 0.12, 0.07),
    second=0.18,
    near_shield=0.71,
    far_shield=0.27,
    dog=0.24,
    stuck_at_barricade=0.02,
    before_wall=-0.12,
    before_mine=-0.08,
    before_barrel=-0.31,
    night=0.462,
    night_squared=-0.00385,
    cards=-0.213,
    cards_squared=0.00503,
    night_by_cards=-0.00385,
    quality=-0.169,
    undead_in_hand=0.11,
    click_in_hand=0.17,
    hunger_near=0.44,
    frozen=0.12,
    terror=0.42,
)

AHEAD = {**dict.fromkeys(HEIGHT, "wall"), MINE: "mine", BARREL: "barrel"}
"""What a zombie would rather not have ahead of it."""


class ZombiakiGuide:
    """Weighs options and appraises positions."""

    def appraise(self, state: State, seat: int) -> float:
        """How likely the seat is to win."""
        odds = score(state, HUMANS_ACT if state.phase == HUMANS else ZOMBIES_ACT)
        return 1 / (1 + exp(-odds if seat == state.zombie_seat else odds))

    def weigh(self, state: State, decision: Decision) -> Sequence[float]:
        """What seems to be worth more looks better, by the rules of thumb of ``tactics``.

        A card looks as good as its best target, however many targets it has: they share its weight. Else a card with
        hundreds of ways would be played for that alone.
        """
        values = worth(state, decision)
        most = max(values)
        weights = [exp(max((value - most) / WARMTH, -STEEPEST)) for value in values]
        if decision.kind != "play":
            return weights
        best: dict[Option, float] = {}
        whole: dict[Option, float] = {}
        cards = [option[:2] for option in decision.options]
        for card, weight in zip(cards, weights, strict=True):
            whole[card] = whole.get(card, 0.0) + weight
            if weight > best.get(card, 0.0):
                best[card] = weight
        shared = [weight * best[card] / whole[card] for card, weight in zip(cards, weights, strict=True)]
        shared[-1] = max(shared[-1], PATIENCE)
        return shared


def score(state: State, weights: Weights) -> float:
    """The odds of the zombies, as a logarithm."""
    zombies, humans = state.zombies, state.humans
    night, cards = len(zombies.deck) + len(zombies.hand), len(humans.deck) + len(humans.hand)
    odds = weights.always + street_score(state, weights)
    odds += night * (weights.night + weights.night_squared * night + weights.night_by_cards * cards)
    odds += cards * (weights.cards + weights.cards_squared * cards)
    odds += weights.quality * (sum(map(KEPT.__getitem__, humans.deck)) + sum(map(KEPT.__getitem__, humans.hand)))
    odds -= weights.quality * PAR * cards
    odds += weights.undead_in_hand * sum(card in UNDEAD for card in zombies.hand)
    odds += weights.click_in_hand * zombies.hand.count(CLICK)
    if "hunger" in zombies.hand and any(zombie_on(state, space) for space in range(2 * WIDTH)):
        odds += weights.hunger_near
    if state.stage == "movement" and any(zombie_on(state, space) and may_step(state, space, -1) for space in ROW_5):
        odds += CROSSING
    return odds + weights.frozen * bool(state.freezes) + weights.terror * state.terror


def zombie_on(state: State, space: int) -> bool:
    creature = state.creatures[space]
    return creature is not None and not creature.dog


def street_score(state: State, weights: Weights) -> float:
    """What speaks for the zombies on the street, lane by lane from the barricade."""
    odds = 0.0
    before = [0.0] * WIDTH
    """What a zombie behind here loses, and gains, by what is ahead of it."""
    second = [0.0] * WIDTH
    for space, (creature, thing) in enumerate(zip(state.creatures, state.objects, strict=True)):
        lane = space % WIDTH
        if creature is not None:
            if creature.dog:
                odds += weights.dog
            else:
                odds += zombie_score(state, weights, space, creature) + before[lane] + second[lane]
                second[lane] = weights.second
        if thing in AHEAD:
            before[lane] += getattr(weights, f"before_{AHEAD[thing]}")
    return odds


def zombie_score(state: State, weights: Weights, space: int, creature: Creature) -> float:
    row = space // WIDTH
    odds = weights.zombie[row] + weights.strength[row] * creature.strength
    if creature.shield:
        odds += weights.near_shield if row < 2 else weights.far_shield
    if row == 0 and immobile(state, space, creature):
        odds += weights.stuck_at_barricade
    return odds
