"""Ways to play a card, ready made: they are listed at every decision."""

from deadtown.games.zombiaki.cards import KINDS, Card
from deadtown.games.zombiaki.state import State
from deadtown.games.zombiaki.street import LANES, SPACES
from deadtown.kernel import Option

ALONE: dict[Card, list[Option]] = {card: [("play", card)] for card in KINDS}
AT: dict[Card, list[Option]] = {card: [("play", card, space) for space in SPACES] for card in KINDS}
"""By card and space."""
DOWN: dict[Card, list[Option]] = {card: [("play", card, lane) for lane in LANES] for card in KINDS}
"""By card and lane."""
AIMS = ("creature", "car")


def alone(state: State, card: Card) -> list[Option]:
    """No target is named."""
    return ALONE[card]


def on_empty_spaces(state: State, card: Card) -> list[Option]:
    """Any empty space (ZK-1.10)."""
    at = AT[card]
    return [at[space] for space in range(len(SPACES)) if state.empty(space)]
