"""Dice as they lie on the table."""

import msgspec


class Roll(msgspec.Struct, frozen=True, gc=False):
    """What was rolled last, for everybody to see."""

    what: str
    """What it was rolled for, as the games call it."""
    seat: int
    dice: tuple[int, ...]
    bonus: int = 0
    total: int = 0
    need: int = 0
    """What the total must reach, if it must reach anything."""
    by: tuple[str, ...] = ()
    """The cards that give the bonus."""
