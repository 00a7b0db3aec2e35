"""The cards of both decks, as data (section 14). What they do is in ``effects``."""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

Card = str
"""The slug of a kind. Copies of a kind are interchangeable."""

ZOMBIES: Final = "zombies"
HUMANS: Final = "humans"
SIDES: Final = (ZOMBIES, HUMANS)


class Kind(msgspec.Struct, frozen=True):
    """One kind of card."""

    card: Card
    copies: int
    lasting: bool = False
    """Whether it stays on the street until something removes it (ZK-2.2)."""
    power: int = 0
    """A zombie's strength, a weapon's damage, a wall's height, a pit's depth (ZK-2.3)."""
    aimed: bool = False
    """Whether it needs a line of fire (ZK-8.1)."""


DAWN: Final = "dawn"
DOG: Final = "dog"
BOSS: Final = "boss"
SHIELD: Final = "human_shield"
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
    Kind("zombie_2", 5, lasting=True, power=2),
    Kind("zombie_3", 8, lasting=True, power=3),
    Kind("zombie_4", 4, lasting=True, power=4),
    Kind("zombie_5", 1, lasting=True, power=5),
    Kind(DOG, 2, lasting=True),
    Kind(BOSS, 1, lasting=True, power=3),
    Kind(SHIELD, 3, lasting=True),
    Kind("terror", 2),
    Kind("mass", 2),
    Kind("swap", 1),
    Kind("bite", 1),
    Kind(CLAWS, 2, lasting=True, power=1),
    Kind("hunger", 2),
    Kind("meat", 1),
    Kind(CLICK, 2),
    Kind("pickaxe", 1),
    Kind(NOT_SO_FAST, 1),
    Kind(DAWN, 1),
)

HUMAN_DECK = (
    Kind("shot_1", 7, power=1, aimed=True),
    Kind("shot_2", 3, power=2, aimed=True),
    Kind("burst_2", 1, power=2, aimed=True),
    Kind("burst_3", 1, power=3, aimed=True),
    Kind("sniper", 1, power=2),
    Kind(WALL_5, 1, lasting=True, power=5),
    Kind(WALL_6, 1, lasting=True, power=6),
    Kind(BARRIER, 3, lasting=True),
    Kind(NAPALM, 2, lasting=True, power=1),
    Kind("blood", 2),
    Kind("scram", 1),
    Kind("searchlight", 1),
    Kind("gasoline", 1, power=4),
    Kind("get_back", 1),
    Kind(FREEZE, 1, lasting=True),
    Kind(GRENADE, 1),
    Kind(NET, 1, lasting=True, power=6),
    Kind(BARREL, 3, lasting=True),
    Kind(MINE, 2, lasting=True, power=2),
    Kind("street_fire", 1, power=1),
    Kind("high_voltage", 1, power=1),
    Kind(CAR, 1, lasting=True, power=1, aimed=True),
    Kind("flamethrower", 1, power=5, aimed=True),
    Kind(PIT_1, 1, lasting=True, power=1),
    Kind(PIT_2, 1, lasting=True, power=2),
)

DECKS: Mapping[str, tuple[Kind, ...]] = {ZOMBIES: ZOMBIE_DECK, HUMANS: HUMAN_DECK}
KINDS: Mapping[Card, Kind] = {kind.card: kind for kind in (*ZOMBIE_DECK, *HUMAN_DECK)}
SIDE_OF: Mapping[Card, str] = {kind.card: side for side, deck in DECKS.items() for kind in deck}
POWER: Mapping[Card, int] = {card: kind.power for card, kind in KINDS.items()}

UNDEAD = ("zombie_2", "zombie_3", "zombie_4", "zombie_5")
"""The cards that are zombies themselves (ZK-10.1)."""
GUNS = frozenset({"shot_1", "shot_2", "burst_2", "burst_3", "sniper"})
"""What Click! stops (ZK-12.1)."""
HEIGHT: Mapping[Card, int] = {WALL_5: 5, WALL_6: 6}
DEPTH: Mapping[Card, int] = {PIT_1: 1, PIT_2: 2}
EXPLOSIVE = frozenset({MINE, CAR})
INSTANT = frozenset(card for card, kind in KINDS.items() if not kind.lasting)
PLAY_ORDER: Mapping[Card, int] = {card: place for place, card in enumerate(KINDS)}


def kinds_in(cards: Iterable[Card]) -> list[Card]:
    """Each kind once, in the order in which the decks list them."""
    return sorted(set(cards), key=PLAY_ORDER.__getitem__)


def full_deck(side: str, counts: Mapping[Card, int]) -> list[Card]:
    """The cards of a deck before it is shuffled, Dawn apart (ZK-2.1)."""
    return [kind.card for kind in DECKS[side] if kind.card != DAWN for _ in range(counts.get(kind.card, kind.copies))]
