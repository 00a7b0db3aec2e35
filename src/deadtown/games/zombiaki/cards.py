"""The cards of both decks, as data (section 14). What they do is in ``effects``."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal

import msgspec

Card = str
"""The slug of a kind. Copies of a kind are interchangeable."""

ZOMBIES: Final = "zombies"
HUMANS: Final = "humans"
SIDES: Final = (ZOMBIES, HUMANS)

Group = Literal["undead", "trick", "gun", "fire", "obstacle", "shove"]
"""Cards that are alike: zombies and dogs, the other cards of the zombies, and four kinds of human cards."""
Measure = Literal["", "strength", "orders", "power", "height", "depth"]
"""What the number on a card means (ZK-2.3)."""
MEASURES: Final[tuple[Measure, ...]] = ("strength", "orders", "power", "height", "depth")
Moment = Literal["play", "hold", "click", "never"]
"""When a card may be played: in the play step, or as the answer to a question of its own (ZK-4.15)."""


class Kind(msgspec.Struct, frozen=True):
    """One kind of card: all that is to be known of it, but for what it does and what players think of it."""

    card: Card
    group: Group
    copies: int
    own: str
    """The clauses that are about this card: without it they have no part in a game. The first says what it does."""
    also: str = ""
    """Clauses about more than this card that decide how it plays."""
    lasting: bool = False
    """Whether it stays on the street until something removes it (ZK-2.2)."""
    strength: int = 0
    orders: int = 0
    power: int = 0
    height: int = 0
    depth: int = 0
    aimed: bool = False
    """Whether it needs a line of fire (ZK-8.1)."""
    explodes: bool = False
    """Whether it explodes when it is set off on the street (ZK-9.1)."""
    unordered: bool = False
    """Whether it makes no difference which of its targets is named first."""
    moment: Moment = "play"

    @property
    def clause(self) -> str:
        """The clause that says what it does."""
        return self.own.split()[0]

    @property
    def rulings(self) -> tuple[str, ...]:
        """All clauses about it, what it does first."""
        return (*self.own.split(), *self.also.split())

    @property
    def measure(self) -> Measure:
        """What the number on it means; it has one at most."""
        return next((measure for measure in MEASURES if getattr(self, measure)), "")

    @property
    def number(self) -> int:
        """The dots on it (ZK-2.3)."""
        return self.strength or self.orders or self.power or self.height or self.depth


DAWN: Final = "dawn"
DOG: Final = "dog"
BOSS: Final = "boss"
SHIELD: Final = "human_shield"
BITTEN: Final = "bitten"
"""What a shield is called that was bitten: a zombie, and no card of its own (ZK-10.9)."""
CLAWS: Final = "claws"
CLICK: Final = "click"
NOT_SO_FAST: Final = "not_so_fast"
WALL_5: Final = "wall_5"
WALL_6: Final = "wall_6"
BARRIER: Final = "barrier"
BARREL: Final = "barrel"
CAR: Final = "car"
MINE: Final = "mine"
PIT_1: Final = "pit_1"
PIT_2: Final = "pit_2"
NAPALM: Final = "napalm"
NET: Final = "net"
FREEZE: Final = "freeze"
GRENADE: Final = "grenade"

ZOMBIE_DECK = (
    Kind("zombie_2", "undead", 5, "ZK-10.1", also="ZK-6.8 ZK-7.1 ZK-5.7", lasting=True, strength=2),
    Kind("zombie_3", "undead", 8, "ZK-10.1", also="ZK-6.8 ZK-7.1 ZK-5.7", lasting=True, strength=3),
    Kind("zombie_4", "undead", 4, "ZK-10.1", also="ZK-6.8 ZK-7.1 ZK-5.7", lasting=True, strength=4),
    Kind("zombie_5", "undead", 1, "ZK-10.1", also="ZK-6.8 ZK-7.1 ZK-5.7", lasting=True, strength=5),
    Kind(DOG, "undead", 2, "ZK-10.2 ZK-5.5 ZK-7.2", also="ZK-6.8", lasting=True),
    Kind(BOSS, "trick", 1, "ZK-10.4 ZK-10.5 ZK-10.6 ZK-10.7 ZK-7.11", lasting=True, orders=3),
    Kind(SHIELD, "trick", 3, "ZK-10.8 ZK-7.5 ZK-7.6 ZK-7.8 ZK-7.9", lasting=True),
    Kind("terror", "trick", 2, "ZK-10.11"),
    Kind("mass", "trick", 2, "ZK-10.12 ZK-10.13 ZK-10.14", also="ZK-5.14"),
    Kind("swap", "trick", 1, "ZK-10.15", also="ZK-5.14", unordered=True),
    Kind("bite", "trick", 1, "ZK-10.9 ZK-10.10"),
    Kind(CLAWS, "trick", 2, "ZK-10.16", also="ZK-7.3", lasting=True, strength=1),
    Kind("hunger", "trick", 2, "ZK-10.17", also="ZK-5.14 ZK-13.1"),
    Kind("meat", "trick", 1, "ZK-10.18"),
    Kind(CLICK, "trick", 2, "ZK-12.1 ZK-12.2", also="ZK-10.21", moment="click"),
    Kind("pickaxe", "trick", 1, "ZK-10.19"),
    Kind(NOT_SO_FAST, "trick", 1, "ZK-5.6 ZK-10.20", moment="hold"),
    Kind(DAWN, "trick", 1, "ZK-4.5", also="ZK-13.2 ZK-13.4", moment="never"),
)

HUMAN_DECK = (
    Kind("shot_1", "gun", 7, "ZK-11.1", also="ZK-8.1 ZK-8.2 ZK-8.3 ZK-12.1", power=1, aimed=True),
    Kind("shot_2", "gun", 3, "ZK-11.1", also="ZK-8.1 ZK-8.2 ZK-8.3 ZK-12.1", power=2, aimed=True),
    Kind("burst_2", "gun", 1, "ZK-11.2 ZK-11.3", also="ZK-7.8 ZK-8.1 ZK-8.2 ZK-8.3 ZK-12.1", power=2, aimed=True),
    Kind("burst_3", "gun", 1, "ZK-11.2 ZK-11.3", also="ZK-7.8 ZK-8.1 ZK-8.2 ZK-8.3 ZK-12.1", power=3, aimed=True),
    Kind("sniper", "gun", 1, "ZK-11.4", also="ZK-8.3 ZK-12.1", power=2),
    Kind(WALL_5, "obstacle", 1, "ZK-11.5 ZK-11.6 ZK-5.2 ZK-5.3 ZK-1.15", also="ZK-5.4", lasting=True, height=5),
    Kind(WALL_6, "obstacle", 1, "ZK-11.5 ZK-11.6 ZK-5.2 ZK-5.3 ZK-1.15", also="ZK-5.4", lasting=True, height=6),
    Kind(BARRIER, "obstacle", 3, "ZK-11.7 ZK-1.13", also="ZK-4.9", lasting=True),
    Kind(NAPALM, "fire", 2, "ZK-11.12 ZK-1.9 ZK-6.6", also="ZK-4.9", lasting=True, power=1),
    Kind("blood", "shove", 2, "ZK-11.20"),
    Kind("scram", "shove", 1, "ZK-11.23"),
    Kind("searchlight", "shove", 1, "ZK-11.21", also="ZK-5.11"),
    Kind("gasoline", "fire", 1, "ZK-11.13", also="ZK-11.14", power=4),
    Kind("get_back", "shove", 1, "ZK-11.22", also="ZK-5.11"),
    Kind(FREEZE, "shove", 1, "ZK-11.19", also="ZK-4.14", lasting=True),
    Kind(GRENADE, "fire", 1, "ZK-11.25", also="ZK-7.9"),
    Kind(NET, "obstacle", 1, "ZK-11.18", also="ZK-4.9", lasting=True, power=6, unordered=True),
    Kind(BARREL, "obstacle", 3, "ZK-11.11 ZK-11.24 ZK-6.3 ZK-4.10", lasting=True),
    Kind(MINE, "obstacle", 2, "ZK-11.9 ZK-6.4 ZK-9.2 ZK-9.4", lasting=True, power=2, explodes=True),
    Kind("street_fire", "fire", 1, "ZK-11.16", power=1),
    Kind("high_voltage", "fire", 1, "ZK-11.17", power=1),
    Kind(
        CAR,
        "obstacle",
        1,
        "ZK-11.10 ZK-9.3 ZK-9.5 ZK-8.3",
        also="ZK-8.1",
        lasting=True,
        power=1,
        aimed=True,
        explodes=True,
    ),
    Kind("flamethrower", "fire", 1, "ZK-11.15", also="ZK-1.15 ZK-11.14", power=5, aimed=True, unordered=True),
    Kind(PIT_1, "obstacle", 1, "ZK-11.8 ZK-6.2 ZK-7.10", lasting=True, depth=1),
    Kind(PIT_2, "obstacle", 1, "ZK-11.8 ZK-6.2 ZK-7.10", lasting=True, depth=2),
)

DECKS: Mapping[str, tuple[Kind, ...]] = {ZOMBIES: ZOMBIE_DECK, HUMANS: HUMAN_DECK}
KINDS: Mapping[Card, Kind] = {kind.card: kind for kind in (*ZOMBIE_DECK, *HUMAN_DECK)}
SIDE_OF: Mapping[Card, str] = {kind.card: side for side, deck in DECKS.items() for kind in deck}
POWER: Mapping[Card, int] = {card: kind.number for card, kind in KINDS.items()}
"""The number on each card, whatever it means."""
STRENGTH: Mapping[Card, int] = {**{card: kind.strength for card, kind in KINDS.items() if kind.strength}, SHIELD: 1}
"""What a card adds to the zombie that it belongs to: a shield does so once the human was bitten (ZK-10.9)."""
HEIGHT: Mapping[Card, int] = {card: kind.height for card, kind in KINDS.items() if kind.height}
DEPTH: Mapping[Card, int] = {card: kind.depth for card, kind in KINDS.items() if kind.depth}

UNDEAD = tuple(kind.card for kind in ZOMBIE_DECK if kind.group == "undead" and kind.card != DOG)
"""The cards that are zombies themselves (ZK-10.1)."""
GUNS = frozenset(kind.card for kind in HUMAN_DECK if kind.group == "gun")
"""What Click! stops (ZK-12.1)."""
REACTIONS = frozenset(card for card, kind in KINDS.items() if kind.moment != "play")
"""Cards that are never played in a play step (ZK-4.15)."""
SPECIAL_STEPS = frozenset(card for card, kind in KINDS.items() if "ZK-5.14" in kind.rulings)
"""Cards that take the special step of a zombie."""
EXPLOSIVE = frozenset(card for card, kind in KINDS.items() if kind.explodes)
INSTANT = frozenset(card for card, kind in KINDS.items() if not kind.lasting)
PLACE_IN_LISTS: Mapping[Card, int] = {card: place for place, card in enumerate(KINDS)}


def kinds_as_listed(cards: Iterable[Card]) -> list[Card]:
    """The kinds among some cards, each once, in the order in which the card lists have them."""
    return sorted(set(cards), key=PLACE_IN_LISTS.__getitem__)


def full_deck(side: str, counts: Mapping[Card, int]) -> list[Card]:
    """The cards of a deck before it is shuffled, Dawn apart (ZK-2.1)."""
    return [kind.card for kind in DECKS[side] if kind.card != DAWN for _ in range(counts.get(kind.card, kind.copies))]
