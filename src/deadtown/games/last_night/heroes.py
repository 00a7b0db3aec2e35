"""The people who may be heroes: what is printed on their sheets (Table C). What they can do stands in ``abilities``."""

from typing import Final, Literal

import msgspec

from deadtown.games.last_night.cards import BASE, GROWING_HUNGER, TIMBER_PEAK

Sex = Literal["m", "f"]

STUDENT: Final = "student"
LAW: Final = "law_enforcement"
HOLY: Final = "holy"
STRANGE: Final = "strange"
SURVIVOR: Final = "survivor"
ANYWHERE: Final = "random_building"
"""Where somebody starts who rolls for it (LN-3.11)."""


class Person(msgspec.Struct, frozen=True):
    """A sheet."""

    person: str
    set: str
    wounds: int
    sex: Sex
    starts: tuple[str, ...]
    """Buildings to start in: the first of them that is on the map counts (LN-3.9)."""
    keywords: frozenset[str] = frozenset()
    abilities: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    """What is had from the start (LN-3.12)."""
    persona: str = ""
    """Who this is at another time of life: two of them are never in one game (LN-3.8)."""


def _row(
    person: str,
    wounds: int,
    sex: Sex,
    starts: str,
    keywords: str = "",
    abilities: str = "",
    items: str = "",
    of: str = BASE,
    persona: str = "",
) -> Person:
    return Person(
        *(person, of, wounds, sex, tuple(starts.split()), frozenset(keywords.split())),
        *(tuple(abilities.split()), tuple(items.split()), persona),
    )


PEOPLE: Final = {
    row.person: row
    for row in (
        _row("sheriff_anderson", 3, "m", "police_station", LAW, "man_of_action", "revolver", persona="sheriff"),
        _row("billy", 2, "m", "high_school", STUDENT, "track_star youth"),
        _row("johnny", 2, "m", "gym", STUDENT, "blitz tough youth"),
        _row("sally", 2, "f", "high_school", STUDENT, "lucky youth", persona="sally"),
        _row("jenny", 3, "f", "farmhouse", "", "handy sure_footed"),
        _row("becky", 3, "f", "hospital", "", "medical_training triage"),
        _row("father_joseph", 3, "m", "church", HOLY, "strength_of_spirit"),
        _row("jake", 3, "m", ANYWHERE, STRANGE, "keen_eye lone_wolf", persona="jake"),
        _row("sam", 3, "m", "diner", "", "hot_headed", "meat_cleaver", of=GROWING_HUNGER),
        _row("detective_winters", 3, "f", "police_station sheriffs_office", LAW, "deadeye hunch", of=GROWING_HUNGER),
        _row("amanda", 2, "f", "high_school", STUDENT, "popular youth", of=GROWING_HUNGER),
        _row("kenny", 2, "m", "supermarket general_store", STUDENT, "bagger youth", of=GROWING_HUNGER),
        _row("alice", 3, "f", "diner tavern", "", "order_up quick_feet", of=TIMBER_PEAK),
        _row("ed_baker", 4, "m", "sawmill", "", "strong_back", "logging_axe", of=TIMBER_PEAK),
        _row("nikki", 3, "f", "airplane_hangar ranger_cabin", "", "improvise", "signal_flare", of=TIMBER_PEAK),
        _row(
            *("sheriff_survivor", 3, "m", "sheriffs_office police_station", f"{LAW} {SURVIVOR}"),
            *("veteran nothing_left_to_lose", "", TIMBER_PEAK, "sheriff"),
        ),
        _row("sally_survivor", 3, "f", "tavern", SURVIVOR, "veteran hardened_luck", "", TIMBER_PEAK, "sally"),
        _row(
            *("jake_survivor", 3, "m", ANYWHERE, f"{STRANGE} {SURVIVOR}"),
            *("veteran scrounger", "", TIMBER_PEAK, "jake"),
        ),
    )
}
"""All people, in the order of the table."""
