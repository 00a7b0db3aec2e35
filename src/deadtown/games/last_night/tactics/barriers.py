"""How much barricades hold up zombies: on a step, and on the way to somewhere (LN-14.4, LN-14.5)."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from deadtown.games.last_night.ground import ALL_SPACES, Ground, ground

CROSSES: Final = 0.5
"""How likely a zombie is to get across a barricade without reinforcements."""
Walls = tuple[tuple[int, int], ...]
"""Barricades, each a wall run with its reinforcements, in order."""
Crossing = tuple[int, tuple[tuple[int, ...], ...]]
"""Where a step leads, and the wall runs that it crosses by each way."""
UNREACHED: Final = 12
"""As many turns as zombies look ahead."""


def gets_across(town: Ground, barricades: Mapping[int, int], start: int, to: int) -> float:
    """How likely a zombie is to be on a space beside it after a turn or so, by its best way: each reinforcement holds
    it up for longer."""
    best = 0.0
    for way in town.ways_across(start, to):
        best = max(best, over(barricades[run] for run in way if run in barricades))
    return best


def over(strengths: Iterable[int]) -> float:
    """The same for barricades that are so strong."""
    chance = 1.0
    for strength in strengths:
        chance *= CROSSES / (1 + 2 * strength)
    return chance


@lru_cache(maxsize=64)
def crossings(layout: str) -> tuple[tuple[Crossing, ...], ...]:
    """The steps of zombies from each space."""
    town = ground(layout)
    return tuple(tuple((to, town.ways_across(space, to)) for to in town.beside[space]) for space in range(ALL_SPACES))


@lru_cache(maxsize=2048)
def turns_to(layout: str, walls: Walls, goals: tuple[int, ...]) -> tuple[int, ...]:
    """How many turns zombies need from each space to the nearest of some: a barricade costs one more for itself and for
    each reinforcement, since all who come there tear at it."""
    steps, cost = crossings(layout), {run: 1 + strength for run, strength in walls}
    found = [UNREACHED] * ALL_SPACES
    waves: list[list[int]] = [[] for _ in range(UNREACHED + 1)]
    waves[0] = [*goals]
    for space in goals:
        found[space] = 0
    for turns, wave in enumerate(waves):
        for space in wave:
            if found[space] < turns:
                continue
            for to, ways in steps[space]:
                needed = turns + 1 + min([sum([cost.get(run, 0) for run in way]) for way in ways])
                if needed < found[to]:
                    found[to] = needed
                    waves[needed].append(to)
    return tuple(found)
