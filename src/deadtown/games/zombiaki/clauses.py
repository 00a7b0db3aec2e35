"""Which clauses have a part in a game, by its options."""

from collections.abc import Callable

from deadtown.games.zombiaki.cards import KINDS, Card
from deadtown.games.zombiaki.state import Options


def copies(options: Options, card: Card) -> int:
    return options.deck_counts.get(card, KINDS[card].copies)


def holds(clause: str, options: Options) -> bool:
    """A clause about some cards has no part in a game without any of them."""
    condition = CONDITIONS.get(clause)
    return condition is None or condition(options)


def _with(*cards: Card) -> Callable[[Options], bool]:
    return lambda options: any(copies(options, card) for card in cards)


CARDS_OF: dict[str, list[Card]] = {}
for _kind in KINDS.values():
    for _clause in _kind.own.split():
        CARDS_OF.setdefault(_clause, []).append(_kind.card)

CONDITIONS: dict[str, Callable[[Options], bool]] = {clause: _with(*cards) for clause, cards in CARDS_OF.items()}
"""When a clause has a part, where that is not always."""
