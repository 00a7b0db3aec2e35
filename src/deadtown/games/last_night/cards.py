"""The cards of both decks, a row each: how many of them each set has, what they are, and their numbers (Tables H, Z).

When a card may be played and what it does stands in ``effects``.
"""

from typing import Final, Literal

import msgspec

Card = str
"""A kind of card, by its slug."""

BASE: Final = "base"
ADVANCED: Final = "advanced"

# Keywords
HAND_WEAPON: Final = "hand_weapon"
RANGED_WEAPON: Final = "ranged_weapon"
GUN: Final = "gun"
FLARE: Final = "flare"
FIRE: Final = "fire"
EXPLOSIVE: Final = "explosive"
AMMO_WORD: Final = "ammo"
FIRST_AID: Final = "first_aid"
ANIMAL: Final = "animal"
TOWNSFOLK: Final = "townsfolk"
HEROIC: Final = "heroic"


class Shot(msgspec.Struct, frozen=True):
    """How a ranged weapon is fired (section 10)."""

    range: int
    aim: Literal["zombie", "space"]
    needs: int
    """What each die must show."""
    kills: bool = False
    """Whether it kills instead of wounding."""
    ammo: int = 0
    """Up to which number the ammo die means that it is spent (LN-10.5)."""
    own_die: bool = False
    """Whether a die of its own is rolled for that; else the hit die counts."""


class HeroCard(msgspec.Struct, frozen=True):
    """A kind of card of the Hero deck."""

    card: Card
    kind: Literal["item", "event"]
    copies: dict[str, int]
    """By set."""
    keywords: frozenset[str] = frozenset()
    shot: Shot | None = None
    breaks: int = 0
    """Up to which number a break check destroys it (LN-6.16)."""
    immediate: bool = False
    """Whether it is played as soon as it is drawn."""
    ignores: frozenset[str] = frozenset()
    """What does not stop its bearer: ``lights_out``, ``locked_door``."""
    counts: bool = True
    """Whether it counts as a weapon for carrying."""

    @property
    def is_weapon(self) -> bool:
        """For carrying (LN-9.1)."""
        return self.counts and bool(self.keywords & {HAND_WEAPON, RANGED_WEAPON})


class ZombieCard(msgspec.Struct, frozen=True):
    """A kind of card of the Zombie deck."""

    card: Card
    copies: dict[str, int]
    immediate: bool = False
    fight: bool = False
    """Whether it is one of those of which only one is played in a fight (LN-6.6)."""
    remains: bool = False
    """Whether it stays in play (LN-8.2)."""


def _item(
    card: Card,
    copies: int,
    *keywords: str,
    advanced: int = 0,
    shot: Shot | None = None,
    breaks: int = 0,
    ignores: str = "",
    counts: bool = True,
) -> HeroCard:
    sets = {name: number for name, number in ((BASE, copies), (ADVANCED, advanced)) if number}
    return HeroCard(
        card, "item", sets, frozenset(keywords), shot, breaks, ignores=frozenset(ignores.split()), counts=counts
    )


def _event(card: Card, copies: int, *keywords: str, advanced: int = 0, immediate: bool = False) -> HeroCard:
    sets = {name: number for name, number in ((BASE, copies), (ADVANCED, advanced)) if number}
    return HeroCard(card, "event", sets, frozenset(keywords), immediate=immediate)


HERO_CARDS: Final = {
    row.card: row
    for row in (
        _item(
            *("signal_flare", 1, RANGED_WEAPON, FLARE),
            advanced=1,
            shot=Shot(4, "zombie", 2, kills=True),
            counts=False,
        ),
        _item("revolver", 3, RANGED_WEAPON, GUN, shot=Shot(3, "zombie", 4, ammo=1)),
        _item("pump_shotgun", 2, RANGED_WEAPON, GUN, shot=Shot(2, "space", 3, ammo=2, own_die=True)),
        _item("baseball_bat", 2, HAND_WEAPON, breaks=2),
        _item("meat_cleaver", 1, HAND_WEAPON),
        _item("pitchfork", 1, HAND_WEAPON, breaks=2),
        _item("fire_axe", 1, HAND_WEAPON, breaks=3, ignores="locked_door"),
        _item("chainsaw", 1, HAND_WEAPON),
        _item("welding_torch", 1, HAND_WEAPON, FIRE, breaks=2),
        _item("crowbar", 1, HAND_WEAPON, breaks=2),
        _item("ammo", 2, AMMO_WORD),
        _item("torch", 1, FIRE, ignores="lights_out"),
        _item("keys", 2, ignores="locked_door"),
        _item("first_aid_kit", 2, FIRST_AID),
        _event("recovery", 2, FIRST_AID),
        _event("get_back_you_devils", 3),
        _event("faith", 3),
        _event("at_last", 3),
        _event("just_a_scratch", 2),
        _event("mr_hyde", 1, TOWNSFOLK),
        _event("doc_brody", 1, TOWNSFOLK),
        _event("farmer_sty", 1, TOWNSFOLK),
        _event("principal_gomez", 1, TOWNSFOLK),
        _event("deputy_taylor", 1, TOWNSFOLK),
        _event("jeb", 1, TOWNSFOLK),
        _item("lighter", 0, FIRE, advanced=2, ignores="lights_out"),
        _item("dynamite", 0, EXPLOSIVE, advanced=4),
        _item("gasoline", 0, EXPLOSIVE, advanced=2),
        _item("old_betsy", 0, ANIMAL, advanced=1),
        _item("fire_extinguisher", 0, advanced=2),
        _event("just_what_i_needed", 0, advanced=4, immediate=True),
        _event("heroic_resolve", 0, HEROIC, advanced=1),
        _event("heros_rage", 0, HEROIC, advanced=1),
        _event("blocked_windows", 0, advanced=1),
        _event("escape_window", 0, advanced=1),
    )
}
"""All kinds of cards of the Hero deck."""


def _zombie(
    card: Card, copies: int, advanced: int = 0, immediate: bool = False, fight: bool = False, remains: bool = False
) -> ZombieCard:
    sets = {name: number for name, number in ((BASE, copies), (ADVANCED, advanced)) if number}
    return ZombieCard(card, sets, immediate, fight, remains)


ZOMBIE_CARDS: Final = {
    row.card: row
    for row in (
        _zombie("shamble", 6),
        _zombie("uuurrrggh", 5, fight=True),
        _zombie("undead_hate", 5, fight=True),
        _zombie("theyve_taken", 3, immediate=True, remains=True),
        _zombie("resilient", 2),
        _zombie("lights_out", 2, remains=True),
        _zombie("oh_the_horror", 2, immediate=True),
        _zombie("surprise_attack", 2, immediate=True),
        _zombie("loss_of_faith", 2),
        _zombie("relentless_advance", 2),
        _zombie("new_spawning_pit", 2, immediate=True, remains=True),
        _zombie("too_many", 2),
        _zombie("trip", 1),
        _zombie("cornered", 1),
        _zombie("town_overrun", 1, immediate=True),
        _zombie("heavy_rain", 1, immediate=True, remains=True),
        _zombie("braaains", 1, fight=True),
        _zombie("cant_be_happening", 0, 1, remains=True),
        _zombie("feel_strange", 0, 2, remains=True),
        _zombie("got_to_get_to", 0, 1, remains=True),
        _zombie("locked_door", 0, 2),
        _zombie("haunted", 0, 1, remains=True),
        _zombie("living_nightmare", 0, 1, immediate=True, remains=True),
        _zombie("last_night", 0, 2),
        _zombie("bickering", 0, 1),
        _zombie("dont_trust", 0, 1, remains=True),
        _zombie("self_sacrifice", 0, 2),
        _zombie("never_ends", 0, 1, immediate=True),
        _zombie("rotten_bodies", 0, 1, immediate=True),
        _zombie("hes_a_zombie", 0, 1),
        _zombie("overconfidence", 0, 1, remains=True),
        _zombie("leave_it", 0, 1),
        _zombie("teen_angst", 0, 1, remains=True),
    )
}
"""All kinds of cards of the Zombie deck."""


def deck(cards: dict[str, HeroCard] | dict[str, ZombieCard], sets: frozenset[str]) -> list[Card]:
    """The cards of some sets, in the order of the table (LN-3.7)."""
    return [
        card for card, row in cards.items() for name, count in row.copies.items() if name in sets for _ in range(count)
    ]
