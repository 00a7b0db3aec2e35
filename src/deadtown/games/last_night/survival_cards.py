"""The cards of the Survival decks, a row each (Tables U and V), and all cards that heroes may have.

They are no hero cards: what cancels, discards or brings back hero cards leaves them alone (LN-8.5).
"""

from collections.abc import Container
from typing import Final

from deadtown.games.last_night.cards import (
    BARRICADES,
    EXPLOSIVE,
    FIRE,
    FIRST_AID,
    GUN,
    HAND_WEAPON,
    HERO_CARDS,
    RANGED_WEAPON,
    TWO_HANDED,
    Card,
    HeroCard,
    Shot,
)

UNIQUE: Final = "unique_items"
TACTICS: Final = "tactics"
"""The two decks, which are to their cards what sets are to others."""


def _unique(
    card: Card,
    *keywords: str,
    shot: Shot | None = None,
    breaks: int = 0,
    ignores: str = "",
    counts: bool = True,
    holds: int = 0,
) -> HeroCard:
    return HeroCard(
        *(card, "item", {UNIQUE: 1}, frozenset(keywords), shot, breaks),
        ignores=frozenset(ignores.split()),
        counts=counts,
        holds=holds,
    )


UNIQUE_ITEMS: Final = {
    row.card: row
    for row in (
        _unique("samurai_sword", HAND_WEAPON),
        _unique("sniper_rifle", RANGED_WEAPON, GUN, TWO_HANDED, shot=Shot(6, "zombie", 3, ammo=1)),
        _unique("magnum", RANGED_WEAPON, GUN, shot=Shot(3, "zombie", 3, kills=True, ammo=1)),
        _unique(
            *("flamethrower", RANGED_WEAPON, FIRE, TWO_HANDED),
            shot=Shot(1, "space", 3, kills=True, ammo=2, own_die=True),
        ),
        _unique("holy_relic"),
        _unique("doctors_bag", FIRST_AID),
        _unique("police_radio"),
        _unique("motorcycle", TWO_HANDED),
        _unique("kevlar_vest"),
        _unique("night_goggles", ignores="lights_out"),
        _unique("master_keys", ignores="locked_door"),
        _unique("football_helmet"),
        _unique("old_diary"),
        _unique("nail_gun", RANGED_WEAPON, GUN, shot=Shot(2, "zombie", 5)),
        _unique("sledgehammer", HAND_WEAPON, TWO_HANDED, breaks=2),
        _unique("bowie_knife", HAND_WEAPON, counts=False),
        _unique("supply_bag", holds=3),
        _unique("lucky_coin"),
        _unique("case_of_tnt", EXPLOSIVE, TWO_HANDED),
        _unique("adrenaline_shot", FIRST_AID),
    )
}
"""All Unique Items."""

SURVIVAL_TACTICS: Final = {
    card: HeroCard(card, "event", {TACTICS: 2}, needs=BARRICADES if card == "fortify" else "")
    for card in (
        *("sewer_access", "cover_fire", "regroup", "scout_ahead", "diversion"),
        *("fortify", "rest_up", "field_training", "second_chance", "safe_house"),
    )
}
"""All Survival Tactics."""

HEROES_CARDS: Final[dict[Card, HeroCard]] = {**HERO_CARDS, **UNIQUE_ITEMS, **SURVIVAL_TACTICS}
"""All that may lie on a hero as an item, or be held in the hand of a hero seat."""


def deck_of(card: Card) -> str:
    """The Survival deck to which a card belongs; nothing for hero cards."""
    if card in UNIQUE_ITEMS:
        return UNIQUE
    return TACTICS if card in SURVIVAL_TACTICS else ""


def survival_deck(deck: str, rules: Container[str]) -> list[Card]:
    """The cards of a Survival deck, in the order of the table, without those of rules that are not played."""
    rows = UNIQUE_ITEMS if deck == UNIQUE else SURVIVAL_TACTICS
    played = [row for row in rows.values() if not row.needs or row.needs in rules]
    return [row.card for row in played for _ in range(row.copies[deck])]
