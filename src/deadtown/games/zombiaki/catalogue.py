"""What there is in the box, for whoever draws and explains the cards without knowing the rules."""

import msgspec

from deadtown.games.zombiaki.cards import DECKS, GUNS, HEIGHT, UNDEAD, Card
from deadtown.games.zombiaki.events import OF_CARD
from deadtown.games.zombiaki.street import SPACES

ALSO: dict[Card, tuple[str, ...]] = {
    **dict.fromkeys(UNDEAD, ("ZK-6.8", "ZK-7.1", "ZK-5.7")),
    **dict.fromkeys(GUNS, ("ZK-8.1", "ZK-8.2", "ZK-8.3", "ZK-12.1")),
    **dict.fromkeys(HEIGHT, ("ZK-11.6", "ZK-5.2", "ZK-5.3", "ZK-5.4", "ZK-1.15")),
    "burst_2": ("ZK-11.3", "ZK-7.8", "ZK-8.2", "ZK-8.3", "ZK-12.1"),
    "burst_3": ("ZK-11.3", "ZK-7.8", "ZK-8.2", "ZK-8.3", "ZK-12.1"),
    "sniper": ("ZK-8.3", "ZK-12.1"),
    "dog": ("ZK-5.5", "ZK-6.8", "ZK-7.2"),
    "boss": ("ZK-10.5", "ZK-10.6", "ZK-10.7", "ZK-7.11"),
    "human_shield": ("ZK-7.5", "ZK-7.6", "ZK-7.8", "ZK-7.9"),
    "bite": ("ZK-10.10",),
    "mass": ("ZK-10.13", "ZK-10.14", "ZK-5.14"),
    "swap": ("ZK-5.14",),
    "hunger": ("ZK-5.14", "ZK-13.1"),
    "not_so_fast": ("ZK-10.20",),
    "click": ("ZK-12.2", "ZK-10.21"),
    "dawn": ("ZK-13.2", "ZK-13.4"),
    "claws": ("ZK-7.3",),
    "barrier": ("ZK-1.13", "ZK-4.9"),
    "pit_1": ("ZK-6.2", "ZK-7.10"),
    "pit_2": ("ZK-6.2", "ZK-7.10"),
    "mine": ("ZK-6.4", "ZK-9.2", "ZK-9.4"),
    "car": ("ZK-9.3", "ZK-9.5", "ZK-8.1"),
    "barrel": ("ZK-11.24", "ZK-6.3"),
    "napalm": ("ZK-6.6", "ZK-4.9"),
    "gasoline": ("ZK-11.14",),
    "flamethrower": ("ZK-1.15", "ZK-11.14"),
    "net": ("ZK-4.9",),
    "freeze": ("ZK-4.14",),
    "searchlight": ("ZK-5.11",),
    "get_back": ("ZK-5.11",),
    "grenade": ("ZK-7.9",),
}
"""Clauses about a card besides the one that says what it does."""


class CardInfo(msgspec.Struct, frozen=True):
    """A kind of card: what is printed on it, and the clauses about it."""

    card: Card
    side: str
    copies: int
    lasting: bool
    power: int
    aimed: bool
    rulings: tuple[str, ...]
    """What it does first."""


class Catalogue(msgspec.Struct, frozen=True):
    """All kinds of card, the zombies' first, and the spaces of the street in street order."""

    cards: tuple[CardInfo, ...]
    spaces: tuple[str, ...]


CATALOGUE = Catalogue(
    tuple(
        CardInfo(
            kind.card,
            side,
            kind.copies,
            kind.lasting,
            kind.power,
            kind.aimed,
            (OF_CARD[kind.card], *ALSO.get(kind.card, ())),
        )
        for side, deck in DECKS.items()
        for kind in deck
    ),
    SPACES,
)
