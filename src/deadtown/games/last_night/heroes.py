"""The people who may be heroes: what is printed on their sheets (Table C). What they can do stands in ``abilities``."""

from typing import Final, Literal

import msgspec

Sex = Literal["m", "f"]

STUDENT: Final = "student"
LAW: Final = "law_enforcement"
HOLY: Final = "holy"
STRANGE: Final = "strange"
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
    person: str, wounds: int, sex: Sex, start: str, keyword: str = "", abilities: str = "", items: str = ""
) -> Person:
    keywords = frozenset({keyword} if keyword else ())
    return Person(person, "base", wounds, sex, (start,), keywords, tuple(abilities.split()), tuple(items.split()))


PEOPLE: Final = {
    row.person: row
    for row in (
        _row("sheriff_anderson", 3, "m", "police_station", LAW, "man_of_action", "revolver"),
        _row("billy", 2, "m", "high_school", STUDENT, "track_star youth"),
        _row("johnny", 2, "m", "gym", STUDENT, "blitz tough youth"),
        _row("sally", 2, "f", "high_school", STUDENT, "lucky youth"),
        _row("jenny", 3, "f", "farmhouse", "", "handy sure_footed"),
        _row("becky", 3, "f", "hospital", "", "medical_training triage"),
        _row("father_joseph", 3, "m", "church", HOLY, "strength_of_spirit"),
        _row("jake", 3, "m", ANYWHERE, STRANGE, "keen_eye lone_wolf"),
    )
}
"""All people, in the order of the table."""
