"""What there is in the box, for whoever draws and explains the cards without knowing the rules."""

import msgspec

from deadtown.games.zombinion.cards import COMBAT, KINDS, SET_SIZE, SETS, Card

OF_KIND_LINE = {
    "Aim": ("ZN-1.7", "ZN-5.1", "ZN-5.2", "ZN-5.9"),
    "Victory": ("ZN-1.6", "ZN-9.5"),
    "Infection": ("ZN-1.6", "ZN-5.4", "ZN-9.5"),
    "Attack": ("ZN-8.1", "ZN-8.2", "ZN-8.5"),
    "Reaction": tuple(f"ZN-8.{number}" for number in range(2, 9)),
}
"""The clauses about all cards with a word in their kind line."""

OF_CARD: dict[Card, tuple[str, ...]] = {
    "bullet": ("ZN-2.8",),
    "zombie": ("ZN-2.8",),
    "many_more_zombies": ("ZN-9.1",),
    "weapons_cache": ("ZN-4.5", "ZN-7.13", "ZN-7.14", "ZN-11.25.5"),
    "decoy": ("ZN-7.9",),
    "quick_escape": ("ZN-7.14",),
    "scavenger": ("ZN-7.11",),
    "molotov_cocktail": ("ZN-8.1",),
    "ammo_box": ("ZN-7.13", "ZN-7.14"),
    "hide": ("ZN-7.16",),
    "higher_ground": ("ZN-7.9",),
    "radio": ("ZN-8.1",),
    "reload": ("ZN-7.14",),
    "restock": ("ZN-7.13", "ZN-7.14"),
    "tactics": ("ZN-8.6", "ZN-8.9"),
}
"""Clauses of the general sections that name a card, or that decide how it plays."""

MANY_CLAUSES = {
    "barricade": 2,
    "weapons_cache": 2,
    "decoy": 3,
    "quick_escape": 3,
    "scavenger": 5,
    "molotov_cocktail": 2,
    "hide": 6,
    "radio": 3,
    "regroup": 2,
    "reload": 3,
    "recon": 2,
    "restock": 2,
    "zombie_swarm": 2,
    "tactics": 6,
    "one_in_the_chamber": 3,
}
"""How many clauses a card has to itself in section 11, if not just one."""


class CardInfo(msgspec.Struct, frozen=True):
    """A kind of card: what is printed on it, and the clauses about it."""

    card: Card
    line: str
    """The words of its kind line, with hyphens between them."""
    cost: int
    copies: int
    """How many there are in the box."""
    shots: int
    points: int
    """What it is always worth; what Survivors are worth is told by their ruling."""
    rulings: tuple[str, ...]
    """Its own clauses first."""


class Catalogue(msgspec.Struct, frozen=True):
    """All kinds of card, the basic ones first, and the sets that Combat cards come in."""

    cards: tuple[CardInfo, ...]
    sets: dict[str, tuple[Card, ...]]
    set_size: int


def own_section(card: Card) -> str:
    """What the clauses of a Combat card in section 11 begin with; the section has them in the order of the kinds."""
    return f"ZN-11.{COMBAT.index(card) + 1}."


def rulings(card: Card) -> tuple[str, ...]:
    """The clauses about a card, each once."""
    own = [f"{own_section(card)}{place + 1}" for place in range(MANY_CLAUSES.get(card, 1))] if card in COMBAT else []
    of_kind = [clause for word in KINDS[card].line.split("-") for clause in OF_KIND_LINE.get(word, ())]
    return tuple(dict.fromkeys([*own, *OF_CARD.get(card, ()), *of_kind]))


CATALOGUE = Catalogue(
    tuple(
        CardInfo(kind.card, kind.line, kind.cost, kind.copies, kind.shots, kind.points, rulings(kind.card))
        for kind in KINDS.values()
    ),
    SETS,
    SET_SIZE,
)
