"""The cards of both decks, a row each: how many of them each set has, what they are, and their numbers (Tables H, Z).

When a card may be played and what it does stands in ``effects``.
"""

from collections.abc import Container
from typing import Final, Literal

import msgspec

Card = str
"""A kind of card, by its slug."""

BASE: Final = "base"
ADVANCED: Final = "advanced"
GROWING_HUNGER: Final = "growing_hunger"
SURVIVAL_OF_THE_FITTEST: Final = "survival_of_the_fittest"
TIMBER_PEAK: Final = "timber_peak"

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
TWO_HANDED: Final = "two_handed"

BARRICADES: Final = "barricades"
"""The rule without which some cards are left out (Part V)."""


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
    needs: str = ""
    """The rule without which it is left out of the deck, if there is one."""
    holds: int = 0
    """How many items more its bearer carries, who does not carry it as an item then."""

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
    needs: str = ""
    """The rule without which it is left out of the deck, if there is one."""


def _copies(base: int, **sets: int) -> dict[str, int]:
    """How many copies of a card each set has."""
    return {name: number for name, number in ((BASE, base), *sets.items()) if number}


def _item(
    card: Card,
    base: int,
    *keywords: str,
    shot: Shot | None = None,
    breaks: int = 0,
    ignores: str = "",
    counts: bool = True,
    needs: str = "",
    holds: int = 0,
    **sets: int,
) -> HeroCard:
    return HeroCard(
        *(card, "item", _copies(base, **sets), frozenset(keywords), shot, breaks),
        ignores=frozenset(ignores.split()),
        counts=counts,
        needs=needs,
        holds=holds,
    )


def _event(card: Card, base: int, *keywords: str, immediate: bool = False, needs: str = "", **sets: int) -> HeroCard:
    return HeroCard(card, "event", _copies(base, **sets), frozenset(keywords), immediate=immediate, needs=needs)


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
        _item("ammo", 2, AMMO_WORD, timber_peak=1),
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
        _item("gasoline", 0, EXPLOSIVE, advanced=2, timber_peak=2),
        _item("old_betsy", 0, ANIMAL, advanced=1),
        _item("fire_extinguisher", 0, advanced=2),
        _event("just_what_i_needed", 0, advanced=4, immediate=True),
        _event("heroic_resolve", 0, HEROIC, advanced=1),
        _event("heros_rage", 0, HEROIC, advanced=1),
        _event("blocked_windows", 0, advanced=1),
        _event("escape_window", 0, advanced=1),
        _item("machete", 0, HAND_WEAPON, breaks=1, growing_hunger=1),
        _item("kitchen_knife", 0, HAND_WEAPON, breaks=2, growing_hunger=2),
        _item(
            *("double_barrel", 0, RANGED_WEAPON, GUN, TWO_HANDED),
            shot=Shot(2, "space", 2, ammo=3, own_die=True),
            growing_hunger=1,
        ),
        _item("flashlight", 0, ignores="lights_out", growing_hunger=2),
        _item("walkie_talkie", 0, growing_hunger=2),
        _event("adrenaline", 0, growing_hunger=2),
        _event("run_for_it", 0, growing_hunger=1),
        _event("nick_of_time", 0, growing_hunger=1),
        _event("stand_together", 0, growing_hunger=1),
        _event("coach_miller", 0, TOWNSFOLK, growing_hunger=1),
        _event("widow_harper", 0, TOWNSFOLK, growing_hunger=1),
        _item("duct_tape", 0, survival_of_the_fittest=2),
        _item("hammer_and_nails", 0, needs=BARRICADES, survival_of_the_fittest=2),
        _item("backpack", 0, holds=2, survival_of_the_fittest=1),
        _item("bear_trap", 0, survival_of_the_fittest=1),
        _event("survival_instinct", 0, survival_of_the_fittest=1),
        _event("board_it_up", 0, needs=BARRICADES, survival_of_the_fittest=1),
        _item(*("hunting_rifle", 0, RANGED_WEAPON, GUN, TWO_HANDED), shot=Shot(5, "zombie", 3, ammo=1), timber_peak=1),
        _item("logging_axe", 0, HAND_WEAPON, TWO_HANDED, breaks=1, timber_peak=2),
        _item("molotov", 0, FIRE, EXPLOSIVE, timber_peak=2),
        _item("hard_hat", 0, timber_peak=1),
        _item("climbing_rope", 0, timber_peak=1),
        _item("moonshine", 0, FIRE, FIRST_AID, timber_peak=1),
        _event("bucket_brigade", 0, timber_peak=2),
        _event("lesson_learned", 0, timber_peak=2),
        _event("clear_shot", 0, timber_peak=1),
        _event("ranger_holt", 0, TOWNSFOLK, timber_peak=1),
    )
}
"""All kinds of cards of the Hero deck."""


def _zombie(
    card: Card,
    base: int,
    immediate: bool = False,
    fight: bool = False,
    remains: bool = False,
    needs: str = "",
    **sets: int,
) -> ZombieCard:
    return ZombieCard(card, _copies(base, **sets), immediate, fight, remains, needs)


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
        _zombie("cant_be_happening", 0, remains=True, advanced=1),
        _zombie("feel_strange", 0, remains=True, advanced=2),
        _zombie("got_to_get_to", 0, remains=True, advanced=1),
        _zombie("locked_door", 0, advanced=2),
        _zombie("haunted", 0, remains=True, advanced=1),
        _zombie("living_nightmare", 0, immediate=True, remains=True, advanced=1),
        _zombie("last_night", 0, advanced=2),
        _zombie("bickering", 0, advanced=1),
        _zombie("dont_trust", 0, remains=True, advanced=1),
        _zombie("self_sacrifice", 0, advanced=2),
        _zombie("never_ends", 0, immediate=True, advanced=1),
        _zombie("rotten_bodies", 0, immediate=True, advanced=1),
        _zombie("hes_a_zombie", 0, advanced=1),
        _zombie("overconfidence", 0, remains=True, advanced=1),
        _zombie("leave_it", 0, advanced=1),
        _zombie("teen_angst", 0, remains=True, advanced=1),
        _zombie("catfight", 0, growing_hunger=1),
        _zombie("caught_off_guard", 0, growing_hunger=1),
        _zombie("despair", 0, remains=True, growing_hunger=2),
        _zombie("bitten", 0, growing_hunger=2),
        _zombie("fighting_instincts", 0, fight=True, growing_hunger=1),
        _zombie("its_stuck", 0, growing_hunger=2),
        _zombie("knocked_away", 0, growing_hunger=1),
        _zombie("scratch_and_claw", 0, fight=True, growing_hunger=2),
        _zombie("line_is_dead", 0, growing_hunger=1),
        _zombie("feeding_frenzy", 0, growing_hunger=1),
        _zombie("dragged_away", 0, growing_hunger=1),
        _zombie("break_through", 0, needs=BARRICADES, survival_of_the_fittest=2),
        _zombie("clawing", 0, needs=BARRICADES, survival_of_the_fittest=2),
        _zombie("from_the_sewers", 0, survival_of_the_fittest=1),
        _zombie("grave_robbers", 0, survival_of_the_fittest=1),
        _zombie("picked_clean", 0, immediate=True, survival_of_the_fittest=1),
        _zombie("no_way_out", 0, survival_of_the_fittest=1),
        _zombie("sparks", 0, immediate=True, timber_peak=2),
        _zombie("its_spreading", 0, timber_peak=2),
        _zombie("burning_dead", 0, timber_peak=2),
        _zombie("infected_wound", 0, timber_peak=2),
        _zombie("growing_smarter", 0, immediate=True, timber_peak=2),
        _zombie("cold_snap", 0, immediate=True, remains=True, timber_peak=1),
        _zombie("rock_slide", 0, timber_peak=1),
        _zombie("blackout", 0, remains=True, timber_peak=1),
        _zombie("mauled", 0, timber_peak=2),
        _zombie("pack_hunters", 0, timber_peak=2),
    )
}
"""All kinds of cards of the Zombie deck."""


def deck(
    cards: dict[str, HeroCard] | dict[str, ZombieCard], sets: Container[str], rules: Container[str] = ()
) -> list[Card]:
    """The cards of some sets, in the order of the table, without those of rules that are not played (LN-3.7)."""
    return [
        card
        for card, row in cards.items()
        if not row.needs or row.needs in rules
        for name, count in row.copies.items()
        if name in sets
        for _ in range(count)
    ]
