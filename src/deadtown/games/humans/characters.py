"""The six characters: their numbers, and what each can do once a game (HU-1.2, section 17)."""

import msgspec

LAWYER = "lawyer"
CHEERLEADER = "cheerleader"
DOCTOR = "doctor"
WRESTLER = "wrestler"
MINER = "miner"
MUSICIAN = "musician"

OBJECTION = "objection"
GIMME_A_Z = "gimme_a_z"
HEAL_THYSELF = "heal_thyself"
PINFALL = "pinfall"
UNDERMINE = "undermine"
FOLLOW_THE_BAND = "follow_the_band"


class Character(msgspec.Struct, frozen=True):
    """What is printed on the sheet of a character."""

    character: str
    clause: str
    movement: int
    capture: int
    """What a capture roll must reach."""
    infect: int
    """How many capture cards are drawn."""
    wounds: int
    """How many wound cards are drawn."""
    do_over: int
    """The die tokens at the start."""
    points: int
    """How many points win."""
    ability: str


CHARACTERS = {
    row.character: row
    for row in (
        Character(LAWYER, "HU-17.1", 5, 4, 2, 4, 4, 9, OBJECTION),
        Character(CHEERLEADER, "HU-17.2", 8, 4, 3, 3, 3, 9, GIMME_A_Z),
        Character(DOCTOR, "HU-17.3", 6, 4, 2, 2, 3, 10, HEAL_THYSELF),
        Character(WRESTLER, "HU-17.4", 5, 2, 4, 4, 2, 9, PINFALL),
        Character(MINER, "HU-17.5", 6, 3, 3, 4, 3, 9, UNDERMINE),
        Character(MUSICIAN, "HU-17.6", 6, 4, 2, 4, 3, 9, FOLLOW_THE_BAND),
    )
}
"""All characters, in the order of the table."""
