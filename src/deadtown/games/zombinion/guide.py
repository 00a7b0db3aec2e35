"""What a searching player is told of Zombinion: which options look good, and how a position looks.

The strategy of ``hunter`` says what it would do; plain worth of cards says what else may be good. A position is
appraised by the points that each hunter has, and those that the cards owned will still bring.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from math import exp
from random import Random

from deadtown.games.zombinion.bots import HunterBot
from deadtown.games.zombinion.bots.strategy_bot import WORTH
from deadtown.games.zombinion.bots.words import GROUPS, score
from deadtown.games.zombinion.cards import (
    ACTIONS,
    KINDS,
    MANY_MORE_ZOMBIES,
    MANY_ZOMBIES,
    SHOTS,
    VICTORY,
    ZOMBIE,
    Card,
)
from deadtown.games.zombinion.eyes import EYES
from deadtown.games.zombinion.state import Hunter, State
from deadtown.kernel import Decision, Option, glimpse_of

FAVOUR = 3.0
"""How much the option that the strategy prefers weighs, against all others together."""

LEAST_SHOTS = 0.5
"""What the worst of Action cards brings to a hand, in shots."""
BETTER = 0.09
"""How much more another one brings, for each kind that is worse than it in a hand."""
A_HAND = 5
CARDS_A_TERMINAL = 10
"""In how many cards there is room for one more Action card that does not give its Action back; others are in vain."""

MOST_A_TURN = 6.0
"""The points of a turn that goes well: of a pack of Many More Zombies."""
HALF_OF_IT = 7.0
"""The shots of a hand that brings half of that on average."""
STEEPNESS = 0.8
LONGEST = 12.0
"""For how many turns cards count at most; before that, a deck is still to be built."""
LUCK = 2.5
"""Points by which luck alone may change a game that ends now."""
LUCK_A_TURN = 1.0

THROW_AWAY = frozenset(
    {"discard_any", "discard_down", "trash_one", "trash_up_to", "put_back_victory", "cleanup_top"},
)
"""Kinds of decision in which the worst card goes."""
END_PHASE = frozenset({"end_hunt", "end_actions", "done"})


def shots_of(card: Card) -> float:
    """What a card brings to a hand, in shots."""
    if card in ACTIONS:
        return LEAST_SHOTS + BETTER * (WORTH[card] - WORTH["regroup"])
    return float(SHOTS.get(card, 0))


TERMINAL_SHOTS = {card: shots_of(card) for card in GROUPS["terminal"]}
OTHER_SHOTS = {card: shots_of(card) for card in KINDS if card not in TERMINAL_SHOTS}


class ZombinionGuide:
    """Weighs options and appraises positions."""

    def __init__(self) -> None:
        self._hunter = HunterBot(Random(0))

    def appraise(self, state: State, seat: int) -> float:
        """From the points that each hunter can expect at the end; before the Supply is laid out, all are alike."""
        hunters = state.hunters
        if not state.supply:
            return 1 / len(hunters)
        owned = [hunter.owned() for hunter in hunters]
        paces = [pace(cards) for cards in owned]
        to_come = 6.0 * state.supply[MANY_MORE_ZOMBIES] + 1.5 * state.supply[MANY_ZOMBIES]
        turns = max(1.0, min(LONGEST, to_come / (sum(paces) + 0.1)))
        expected = [score(Counter(cards)) + turns * a_turn for cards, a_turn in zip(owned, paces, strict=True)]
        behind = max(points for other, points in enumerate(expected) if other != seat) - expected[seat]
        return 1 / (1 + exp(behind / (LUCK + LUCK_A_TURN * turns)))

    def weigh(self, state: State, decision: Decision) -> Sequence[float]:
        """The strategy's choice first, the others by what they are worth."""
        options = decision.options
        me = state.hunters[decision.seat]
        how = THROWN if decision.kind in THROW_AWAY else HELD
        late = state.supply[MANY_MORE_ZOMBIES] if state.supply else 8
        weights = [how(option, me, late) for option in options]
        favourite = options.index(self._hunter.choose(glimpse_of(EYES, state, decision)))
        weights[favourite] += FAVOUR * sum(weights)
        return weights


def pace(cards: Sequence[Card]) -> float:
    """The points that a hunter with these cards makes a turn."""
    terminal = [TERMINAL_SHOTS[card] for card in cards if card in TERMINAL_SHOTS]
    shots = sum([OTHER_SHOTS[card] for card in cards if card in OTHER_SHOTS])
    if terminal:
        shots += sum(terminal) * min(1.0, (1 + len(cards) / CARDS_A_TERMINAL) / len(terminal))
    hand = A_HAND * shots / max(len(cards), A_HAND)
    return MOST_A_TURN / (1 + exp(STEEPNESS * (HALF_OF_IT - hand)))


def to_hold(option: Option, me: Hunter, late: int) -> float:
    """How good it is to take or play a card."""
    verb = option[0]
    if verb in END_PHASE:
        return 0.3
    if verb == "play_all_aim":
        return 20.0
    card = option[-1] if len(option) > 1 else ""
    if card in VICTORY:
        return victory(str(card), late)
    return 0.05 + 1.1 ** WORTH.get(str(card), 20) / 4


def victory(card: Card, late: int) -> float:
    """Points are for the end: how good a Victory card is when so many packs are left of the best one."""
    if card == MANY_MORE_ZOMBIES:
        return 8.0
    if card == ZOMBIE:
        return 0.1 if late > 4 else 1.0
    return 0.3 if late > 4 else 3.0


def to_throw(option: Option, me: Hunter, late: int) -> float:
    """How good it is to lose a card."""
    if option[0] in END_PHASE:
        return 0.5
    return 3.0 / (1 + WORTH.get(str(option[-1]), 20) / 3)


Weight = Callable[[Option, Hunter, int], float]
HELD: Weight = to_hold
THROWN: Weight = to_throw
