"""The 33 kinds of card, as data (tables T1, T2 and T4). What Combat cards do is in ``combat``."""

from collections.abc import Iterable
from typing import Final, Literal, get_args

import msgspec

Card = str
"""The slug of a kind. Copies of a kind are interchangeable (ZN-1.13)."""


Frame = Literal["aim", "victory", "infection", "action", "attack", "reaction"]
"""How a card is printed, by what it is."""


class Kind(msgspec.Struct, frozen=True):
    """One kind of card: all that is to be known of it, but for what it does and what players think of it."""

    card: Card
    line: str
    """The kind line at the bottom of the card (ZN-1.4)."""
    section: str = ""
    """The part of section 11 that is about a Combat card: all clauses below it are its own."""
    cost: int = 0
    copies: int = 10
    shots: int = 0
    points: int = 0
    also: str = ""
    """Clauses of the general sections that name it, or that decide how it plays."""

    @property
    def clause(self) -> str:
        """The clause that says what a Combat card does: the first of its section."""
        return f"{self.section}.1"

    @property
    def frame(self) -> Frame:
        """An Action that attacks or reacts looks like an Attack or a Reaction."""
        return FRAMES[self.line.rpartition("-")[2]]

    @property
    def words(self) -> frozenset[str]:
        return frozenset(self.line.split("-"))


FRAMES: dict[str, Frame] = {frame.capitalize(): frame for frame in get_args(Frame)}
"""By the last word of a kind line."""

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
    Kind(BULLET, "Aim", cost=0, copies=60, shots=1, also="ZN-2.8"),
    Kind(ROUNDS, "Aim", cost=3, copies=40, shots=2),
    Kind(MAGAZINE, "Aim", cost=6, copies=30, shots=3),
    Kind(ZOMBIE, "Victory", cost=2, copies=24, points=1, also="ZN-2.8"),
    Kind(MANY_ZOMBIES, "Victory", cost=5, copies=12, points=3),
    Kind(MANY_MORE_ZOMBIES, "Victory", cost=8, copies=12, points=6, also="ZN-9.1"),
    Kind(INFECTION, "Infection", cost=0, copies=30, points=-1),
)

COMBAT_KINDS = (
    Kind("stick_together", "Action", "ZN-11.1", cost=5),
    Kind(BARRICADE, "Action-Reaction", "ZN-11.2", cost=2),
    Kind("sidekick", "Action", "ZN-11.3", cost=5),
    Kind("courage", "Action", "ZN-11.4", cost=5),
    Kind("weapons_cache", "Action", "ZN-11.5", cost=4, also="ZN-4.5 ZN-7.13 ZN-7.14 ZN-11.25.5"),
    Kind("decoy", "Action", "ZN-11.6", cost=2, also="ZN-7.9"),
    Kind("shotgun", "Action", "ZN-11.7", cost=3),
    Kind("quick_escape", "Action-Attack", "ZN-11.8", cost=4, also="ZN-7.14"),
    Kind("cunning", "Action", "ZN-11.9", cost=4),
    Kind("scavenger", "Action-Attack", "ZN-11.10", cost=4, also="ZN-7.11"),
    Kind("maverick", "Action", "ZN-11.11", cost=3),
    Kind("molotov_cocktail", "Action", "ZN-11.12", cost=5, also="ZN-8.1"),
    Kind("ammo_box", "Action", "ZN-11.13", cost=3, also="ZN-7.13 ZN-7.14"),
    Kind("hide", "Action", "ZN-11.14", cost=5, also="ZN-7.16"),
    Kind("higher_ground", "Action-Attack", "ZN-11.15", cost=4, also="ZN-7.9"),
    Kind("hollow_points", "Action", "ZN-11.16", cost=4),
    Kind("radio", "Action", "ZN-11.17", cost=4, also="ZN-8.1"),
    Kind("regroup", "Action", "ZN-11.18", cost=3),
    Kind("reload", "Action", "ZN-11.19", cost=5, also="ZN-7.13 ZN-7.14"),
    Kind("recon", "Action-Attack", "ZN-11.20", cost=4),
    Kind("restock", "Action", "ZN-11.21", cost=4, also="ZN-7.13 ZN-7.14"),
    Kind("sacrifice", "Action", "ZN-11.22", cost=2),
    Kind("zombie_swarm", "Action-Attack", "ZN-11.23", cost=5, also="ZN-7.14"),
    Kind(SURVIVORS, "Victory", "ZN-11.24", cost=4, copies=12),
    Kind("tactics", "Action", "ZN-11.25", cost=4, also="ZN-8.6 ZN-8.9"),
    Kind("one_in_the_chamber", "Action", "ZN-11.26", cost=6),
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
MOST_OF_A_KIND = max(kind.copies for kind in KINDS.values())


def pile_size(card: Card, players: int) -> int:
    """How many cards a pile of the Supply holds at the start (ZN-2.9)."""
    if card == BULLET:
        return KINDS[BULLET].copies - STARTING_CARDS.count(BULLET) * players
    if card == INFECTION:
        return 10 * (players - 1)
    if card in VICTORY:
        return 8 if players == 2 else 12
    return KINDS[card].copies


def supply_order(combat: Iterable[Card]) -> list[Card]:
    """The 17 piles as they lie: the basic piles, then Combat by cost and name (ZN-2.13).

    Here it is the English name; whoever shows the piles in another language lays Combat out by the names shown.
    """
    return [*BASIC, *sorted(combat, key=lambda card: (COST[card], card))]


def kinds_in(cards: Iterable[Card]) -> list[Card]:
    """The kinds among some cards, each once, in their order."""
    return list(dict.fromkeys(cards))
