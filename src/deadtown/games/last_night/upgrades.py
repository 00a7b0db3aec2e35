"""What is bought with experience, a row each (Table X). What upgrades do stands where they help, and in ``effects``."""

from typing import Final

import msgspec

Upgrade = str
"""A kind of upgrade, by its slug."""

RANGED: Final = "ranged"
COMBAT: Final = "combat"
SPECIAL: Final = "special"
HORDE: Final = "zombie"
"""The decks: three of the heroes, one of the zombies (LN-16.4)."""
HERO_DECKS: Final = (RANGED, COMBAT, SPECIAL)
COPIES: Final = 2
"""How many cards there are of each kind."""
PRICE: Final = 3
"""What a first upgrade costs a hero, and each of theirs the zombies (LN-16.5)."""


class HeroUpgrade(msgspec.Struct, frozen=True):
    """A kind of upgrade of heroes."""

    upgrade: Upgrade
    deck: str
    boost: int
    """What its Boost costs (LN-16.7)."""


class ZombieUpgrade(msgspec.Struct, frozen=True):
    """A kind of upgrade of the zombie side."""

    upgrade: Upgrade
    lasting: bool
    """Whether it stays; else it is discarded when it is used (LN-16.9)."""


HERO_UPGRADES: Final = {
    row.upgrade: row
    for row in (
        HeroUpgrade("steady_aim", RANGED, 2),
        HeroUpgrade("quick_reload", RANGED, 2),
        HeroUpgrade("sharpshooter", RANGED, 2),
        HeroUpgrade("trick_shot", RANGED, 2),
        HeroUpgrade("strong_arm", RANGED, 2),
        HeroUpgrade("gunslinger", RANGED, 3),
        HeroUpgrade("brawler", COMBAT, 3),
        HeroUpgrade("weapon_mastery", COMBAT, 2),
        HeroUpgrade("killer_instinct", COMBAT, 3),
        HeroUpgrade("iron_skin", COMBAT, 3),
        HeroUpgrade("counterattack", COMBAT, 2),
        HeroUpgrade("headhunter", COMBAT, 2),
        HeroUpgrade("fleet_footed", SPECIAL, 2),
        HeroUpgrade("scavenger", SPECIAL, 2),
        HeroUpgrade("field_medic", SPECIAL, 2),
        HeroUpgrade("tough", SPECIAL, 3),
        HeroUpgrade("leader", SPECIAL, 3),
        HeroUpgrade("strong_will", SPECIAL, 2),
    )
}
"""All kinds of upgrades of heroes."""
ZOMBIE_UPGRADES: Final = {
    row.upgrade: row
    for row in (
        ZombieUpgrade("rising_tide", lasting=False),
        ZombieUpgrade("lurching_charge", lasting=False),
        ZombieUpgrade("hard_to_kill", lasting=False),
        ZombieUpgrade("rip_and_tear", lasting=False),
        ZombieUpgrade("dark_omen", lasting=False),
        ZombieUpgrade("blood_scent", lasting=True),
        ZombieUpgrade("hungry_hands", lasting=True),
        ZombieUpgrade("endless_dead", lasting=True),
    )
}
"""All kinds of upgrades of the zombie side."""
DECKS: Final[dict[str, tuple[Upgrade, ...]]] = {
    **{
        deck: tuple(row.upgrade for row in HERO_UPGRADES.values() if row.deck == deck for _ in range(COPIES))
        for deck in HERO_DECKS
    },
    HORDE: tuple(upgrade for upgrade in ZOMBIE_UPGRADES for _ in range(COPIES)),
}
"""The cards of each deck, in the order of the table."""
