"""How far heroes have to walk, by doors, on a map where nothing is in the way."""

from functools import lru_cache
from typing import Final

from deadtown.games.last_night.ground import ALL_SPACES, ground

NEVER: Final = 99
"""As far as where nobody gets to."""


@lru_cache(maxsize=4096)
def steps_to(layout: str, goals: tuple[int, ...]) -> tuple[int, ...]:
    """How many steps it takes from each space to the nearest of some."""
    reach = ground(layout).reach
    found = [NEVER] * ALL_SPACES
    front, seen, steps = {*goals}, {*goals}, 0
    while front:
        for space in front:
            found[space] = steps
        front = set().union(*(reach[space] for space in front)) - seen
        seen |= front
        steps += 1
    return tuple(found)


def steps_to_building(layout: str, number: int) -> tuple[int, ...]:
    return steps_to(layout, ground(layout).buildings[number].spaces)
