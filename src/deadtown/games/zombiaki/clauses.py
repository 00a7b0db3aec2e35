"""Which clauses have a part in a game, by its options."""

from collections.abc import Callable

from deadtown.games.zombiaki.cards import KINDS, Card
from deadtown.games.zombiaki.events import OF_CARD
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
for _card, _clause in OF_CARD.items():
    CARDS_OF.setdefault(_clause, []).append(_card)

CONDITIONS: dict[str, Callable[[Options], bool]] = {
    **{clause: _with(*cards) for clause, cards in CARDS_OF.items()},
    **dict.fromkeys(("ZK-5.5", "ZK-7.2"), _with("dog")),
    **dict.fromkeys(("ZK-7.11", "ZK-10.5", "ZK-10.6", "ZK-10.7"), _with("boss")),
    **dict.fromkeys(("ZK-7.5", "ZK-7.6", "ZK-7.8", "ZK-7.9", "ZK-10.10"), _with("human_shield")),
    **dict.fromkeys(("ZK-10.13", "ZK-10.14"), _with("mass")),
    **dict.fromkeys(("ZK-6.2", "ZK-7.10"), _with("pit_1", "pit_2")),
    **dict.fromkeys(("ZK-6.4", "ZK-9.2", "ZK-9.4"), _with("mine")),
    **dict.fromkeys(("ZK-9.3", "ZK-9.5", "ZK-8.3"), _with("car")),
    **dict.fromkeys(("ZK-6.3", "ZK-4.10", "ZK-11.24"), _with("barrel")),
    **dict.fromkeys(("ZK-1.9", "ZK-6.6"), _with("napalm")),
    **dict.fromkeys(("ZK-5.2", "ZK-5.3", "ZK-11.6", "ZK-1.15"), _with("wall_5", "wall_6")),
    "ZK-1.13": _with("barrier"),
    "ZK-11.3": _with("burst_2", "burst_3"),
    "ZK-12.2": _with("click"),
    "ZK-10.20": _with("not_so_fast"),
}
"""When a clause has a part, where that is not always."""
