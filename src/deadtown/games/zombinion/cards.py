"""The 33 kinds of card, as data (tables T1, T2 and T4). What Combat cards do is in ``combat``."""

from collections.abc import Iterable
from typing import Final

import msgspec

Card = str
"""The slug of a kind. Copies of a kind are interchangeable (ZN-1.13)."""


class Kind(msgspec.Struct, frozen=True):
    """One kind of card."""

    card: Card
    line: str
    """The kind line at the bottom of the card (ZN-1.4)."""
    cost: int
    copies: int = 10
    shots: int = 0
    points: int = 0

    @property
    def words(self) -> frozenset[str]:
        return frozenset(self.line.split("-"))


BULLET: Final = "bullet"
ROUNDS: Final = "rounds"
MAGAZINE: Final = "magazine"
ZOMBIE: Final = "zombie"
MANY_ZOMBIES: Final = "many_zombies"
MANY_MORE_ZOMBIES: Final = "many_more_zombies"
INFECTION: Final = "infection"
SURVIVORS: Final = "survivors"
BARRICADE: Final = "barricade"

BASIC_KINDS = (
    Kind(BULLET, "Aim", cost=0, copies=60, shots=1),
    Kind(ROUNDS, "Aim", cost=3, copies=40, shots=2),
    Kind(MAGAZINE, "Aim", cost=6, copies=30, shots=3),
    Kind(ZOMBIE, "Victory", cost=2, copies=24, points=1),
    Kind(MANY_ZOMBIES, "Victory", cost=5, copies=12, points=3),
    Kind(MANY_MORE_ZOMBIES, "Victory", cost=8, copies=12, points=6),
    Kind(INFECTION, "Infection", cost=0, copies=30, points=-1),
)

COMBAT_KINDS = (
    Kind("stick_together", "Action", cost=5),
    Kind(BARRICADE, "Action-Reaction", cost=2),
    Kind("sidekick", "Action", cost=5),
    Kind("courage", "Action", cost=5),
    Kind("weapons_cache", "Action", cost=4),
    Kind("decoy", "Action", cost=2),
    Kind("shotgun", "Action", cost=3),
    Kind("quick_escape", "Action-Attack", cost=4),
    Kind("cunning", "Action", cost=4),
    Kind("scavenger", "Action-Attack", cost=4),
    Kind("maverick", "Action", cost=3),
    Kind("molotov_cocktail", "Action", cost=5),
    Kind("ammo_box", "Action", cost=3),
    Kind("hide", "Action", cost=5),
    Kind("higher_ground", "Action-Attack", cost=4),
    Kind("hollow_points", "Action", cost=4),
    Kind("radio", "Action", cost=4),
    Kind("regroup", "Action", cost=3),
    Kind("reload", "Action", cost=5),
    Kind("recon", "Action-Attack", cost=4),
    Kind("restock", "Action", cost=4),
    Kind("sacrifice", "Action", cost=2),
    Kind("zombie_swarm", "Action-Attack", cost=5),
    Kind(SURVIVORS, "Victory", cost=4, copies=12),
    Kind("tactics", "Action", cost=4),
    Kind("one_in_the_chamber", "Action", cost=6),
)

KINDS = {kind.card: kind for kind in (*BASIC_KINDS, *COMBAT_KINDS)}
BASIC: Final[tuple[Card, ...]] = tuple(kind.card for kind in BASIC_KINDS)
COMBAT: Final[tuple[Card, ...]] = tuple(kind.card for kind in COMBAT_KINDS)

COST = {kind.card: kind.cost for kind in KINDS.values()}
SHOTS = {kind.card: kind.shots for kind in KINDS.values() if kind.shots}
POINTS = {kind.card: kind.points for kind in KINDS.values() if kind.points}


def _with(word: str) -> frozenset[Card]:
    return frozenset(kind.card for kind in KINDS.values() if word in kind.words)


AIM = _with("Aim")
VICTORY = _with("Victory")
ACTIONS = _with("Action")
ATTACKS = _with("Attack")
REACTIONS = _with("Reaction")

STARTING_CARDS = (BULLET,) * 7 + (ZOMBIE,) * 3

SETS: Final[dict[str, tuple[Card, ...]]] = {
    "first_game": (
        *("barricade", "sidekick", "decoy", "shotgun", "cunning"),
        *("maverick", "ammo_box", "higher_ground", "reload", "restock"),
    ),
    "shoot_em_up": (
        *("sidekick", "courage", "weapons_cache", "quick_escape", "hollow_points"),
        *("regroup", "reload", "sacrifice", "tactics", "one_in_the_chamber"),
    ),
    "clash": (
        *("stick_together", "barricade", "quick_escape", "scavenger", "maverick"),
        *("molotov_cocktail", "hide", "higher_ground", "regroup", "recon"),
    ),
    "life_or_death": (
        *("courage", "weapons_cache", "decoy", "shotgun", "scavenger"),
        *("maverick", "ammo_box", "sacrifice", "zombie_swarm", "survivors"),
    ),
    "infested_city": (
        *("stick_together", "sidekick", "decoy", "shotgun", "quick_escape"),
        *("cunning", "maverick", "hide", "restock", "tactics"),
    ),
}

SET_SIZE = 10


def pile_size(card: Card, players: int) -> int:
    """How many cards a pile of the Supply holds at the start (ZN-2.9)."""
    match card:
        case "bullet":
            return KINDS[BULLET].copies - STARTING_CARDS.count(BULLET) * players
        case "infection":
            return 10 * (players - 1)
        case "zombie" | "many_zombies" | "many_more_zombies" | "survivors":
            return 8 if players == 2 else 12
        case _:
            return KINDS[card].copies


def supply_order(combat: Iterable[Card]) -> list[Card]:
    """The 17 piles as they lie: the basic piles, then Combat by cost and name (ZN-2.13)."""
    return [*BASIC, *sorted(combat, key=lambda card: (COST[card], card))]


def kinds_in(cards: Iterable[Card]) -> list[Card]:
    """The kinds among some cards, each once, in their order."""
    return list(dict.fromkeys(cards))
