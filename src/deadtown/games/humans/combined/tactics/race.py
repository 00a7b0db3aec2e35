"""How near each side is to winning, in turns (HX-12.1)."""

from typing import Final

KILLS_A_TURN: Final = 1.7
"""How many zombies and trophies a shotgun guy wins in a turn."""
STEPS_A_TURN: Final = 6.0
"""How far he gets in a turn, fights counted in."""
A_HELIPAD: Final = 5.0
"""How many turns it takes to get to the Helipad when it is laid."""
POINTS_A_TURN: Final = 0.6
"""How many points a zombie player wins in a turn."""


def turns_of_guy(missing: int, steps: int | None, coming: float | None) -> float:
    """How many turns a shotgun guy needs, by his collection or to the Helipad.

    The Helipad is so many steps away, or comes in so many turns; or it never comes.
    """
    found = max(missing, 0) / KILLS_A_TURN
    if steps is not None:
        return min(found, 0.5 + steps / STEPS_A_TURN)
    return found if coming is None else min(found, coming + A_HELIPAD)


def turns_of_horde(missing: int) -> float:
    """How many turns a zombie player needs."""
    return max(missing, 0) / POINTS_A_TURN
