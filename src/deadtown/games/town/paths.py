"""Ways through the city, along connections (ZB-2.6 to ZB-2.8)."""

from collections.abc import Callable, Container, Sequence
from functools import lru_cache
from typing import Final

from deadtown.games.town.city import City

UNREACHABLE: Final = 10_000
"""A distance that no city has: blocked spaces, and those that no way leads to."""


def ways(
    city: City,
    start: int,
    most: int,
    occupied: Container[int],
    allowed: Callable[[int], bool] | None = None,
) -> dict[int, tuple[int, ...]]:
    """The best route to every space that can be reached in so many steps: the spaces after the start.

    The best is the one that meets the fewest occupied spaces, the last one included; among these the shortest; among
    these the one that leaves the others in an earlier direction. A longer way round may be the better one, but must
    not use up the steps of a shorter one: so routes are found layer by layer, all of one length at a time, and a
    space is reached again whenever a longer route meets fewer occupied spaces.
    """
    neighbours = city.neighbours
    fewest = {start: 0}
    found: dict[int, tuple[int, ...]] = {}
    layer: dict[int, tuple[int, ...]] = {start: ()}
    for _ in range(most):
        further: dict[int, tuple[int, ...]] = {}
        for space, route in layer.items():
            # Steps alternate between the colours of a chessboard: none of this layer is reached by the next length.
            met = fewest[space]
            for other in neighbours[space]:
                now = met + (other in occupied)
                if now >= fewest.get(other, UNREACHABLE) or (allowed is not None and not allowed(other)):
                    continue
                fewest[other] = now
                # The layer stays in the order of its routes, by which ties are broken in the next one.
                further.pop(other, None)
                further[other] = (*route, other)
        if not further:
            break
        found.update(further)
        layer = further
    return found


def within(city: City, start: int, most: int, blocked: Container[int]) -> list[int]:
    """All other spaces that can be reached in so many steps without entering a blocked one, the nearest first."""
    neighbours = city.neighbours
    found = [start]
    seen = {start}
    layer = found
    for _ in range(most):
        further = []
        for space in layer:
            for other in neighbours[space]:
                if other not in seen and other not in blocked:
                    seen.add(other)
                    further.append(other)
        if not further:
            break
        found += further
        layer = further
    return found[1:]


def reach(neighbours: Sequence[Sequence[int]], start: int, most: int, ends: Container[int]) -> dict[int, int]:
    """All other spaces that can be reached in so many steps, the nearest first, each with the space before it.

    A way ends where it comes onto one of the ends.
    """
    before = {start: start}
    layer = [start]
    for _ in range(most):
        further = []
        for space in layer:
            for other in neighbours[space]:
                if other not in before:
                    before[other] = space
                    if other not in ends:
                        further.append(other)
        if not further:
            break
        layer = further
    del before[start]
    return before


@lru_cache(maxsize=1024)
def distances(city: City, goal: int) -> tuple[int, ...]:
    """How many steps it is from each space to the goal, or UNREACHABLE."""
    found = [UNREACHABLE] * len(city.neighbours)
    found[goal] = 0
    queue = [goal]
    for space in queue:
        for other in city.neighbours[space]:
            if found[other] == UNREACHABLE:
                found[other] = found[space] + 1
                queue.append(other)
    return tuple(found)
