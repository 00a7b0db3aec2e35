"""Line of sight: the segment between the centres of two spaces, and what is in its way (LN-2.17 to LN-2.21).

Everything is reckoned in whole numbers: of the crossings with grid lines only the order matters. Nobody looks into the
sewer or out of it (LN-15.4).
"""

from collections.abc import Iterator
from functools import lru_cache

from deadtown.games.last_night.ground import (
    ALL_SPACES,
    GROUNDS,
    SEWER,
    SIDE,
    SPACES,
    Ground,
    corners,
    distance,
    ground,
    side_of,
)


def crossings(start: int, goal: int) -> Iterator[tuple[int, int]]:
    """The spaces that the segment goes from and to, one crossing of a side or of a vertex after the other."""
    row, column = divmod(start, SIDE)
    down, right = goal // SIDE - row, goal % SIDE - column
    below, beside = (1 if down > 0 else -1), (1 if right > 0 else -1)
    down, right = abs(down), abs(right)
    rows = columns = 0
    while (rows, columns) != (down, right):
        here = (row + rows * below) * SIDE + column + columns * beside
        # It crosses the next line of rows at (2 rows + 1) / (2 down) of its way, and of columns likewise.
        order = (2 * rows + 1) * right - (2 * columns + 1) * down
        rows += order <= 0
        columns += order >= 0
        yield here, (row + rows * below) * SIDE + column + columns * beside


def path(start: int, goal: int) -> list[int]:
    """The spaces whose inside the segment crosses, from the first to the last (LN-2.21)."""
    return [start, *(there for _, there in crossings(start, goal))]


@lru_cache(maxsize=GROUNDS)
def sights(layout: str) -> tuple[frozenset[int], ...]:
    """For each space the spaces that are seen from there."""
    return tuple(seen_from(layout, space) for space in range(ALL_SPACES))


@lru_cache(maxsize=8 * GROUNDS)
def seen_from(layout: str, space: int) -> frozenset[int]:
    """The spaces that are seen from one."""
    return _seen_from(ground(layout), space)


@lru_cache(maxsize=32 * GROUNDS)
def seen_within(layout: str, space: int, reach: int) -> tuple[int, ...]:
    """Those of them within a range (LN-10.1)."""
    if space == SEWER:
        return (SEWER,)
    town = ground(layout)
    walls = town.walls - town.seen_through(space)
    return tuple(goal for goal in range(SPACES) if distance(space, goal) <= reach and _sees(walls, space, goal))


def _seen_from(town: Ground, space: int) -> frozenset[int]:
    if space == SEWER:
        return frozenset((SEWER,))
    walls = town.walls - town.seen_through(space)
    return frozenset(goal for goal in range(SPACES) if _sees(walls, space, goal))


def _sees(walls: frozenset[tuple[int, int]], start: int, goal: int) -> bool:
    """Whether nothing blocks; a vertex only if both ways round it are blocked (LN-2.19)."""
    for here, there in crossings(start, goal):
        if here // SIDE == there // SIDE or here % SIDE == there % SIDE:
            if side_of(here, there) in walls:
                return False
        elif all(side_of(here, corner) in walls or side_of(corner, there) in walls for corner in corners(here, there)):
            return False
    return True
