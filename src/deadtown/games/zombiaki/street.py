"""The street: 3 lanes of 5 rows (section 1).

A space is a number, counted in street order (ZK-1.11): row 5 first, and within a row lane A, B, C. So forward is three
less, back three more, and whatever is listed by number is listed in street order.
"""

from collections.abc import Iterable, Mapping
from typing import Final

LANES: Final = ("a", "b", "c")
WIDTH: Final = 3
ROWS: Final = 5
SIZE: Final = WIDTH * ROWS
FIRST_ROW: Final = SIZE - WIDTH
"""Where row 1 begins, at the cemetery (ZK-1.3); the spaces of row 5 are those below WIDTH."""

SPACES: Final = tuple(f"{lane}{row}" for row in range(ROWS, 0, -1) for lane in LANES)
NUMBER: Final[Mapping[str, int]] = {name: space for space, name in enumerate(SPACES)}
LANE: Final[Mapping[str, int]] = {name: lane for lane, name in enumerate(LANES)}
OVER: Final = "over"
"""Where a step forward from row 5 leads (ZK-1.4)."""

ROW: Final = tuple(ROWS - space // WIDTH for space in range(SIZE))
ROW_1: Final = tuple(range(FIRST_ROW, SIZE))
ROW_5: Final = tuple(range(WIDTH))
IN_LANE: Final = tuple(tuple(range(lane, SIZE, WIDTH)) for lane in range(WIDTH))
"""The spaces of each lane, from row 5 down to row 1."""
FROM_CEMETERY: Final = tuple(
    space for row in range(ROWS - 1, -1, -1) for space in range(row * WIDTH, (row + 1) * WIDTH)
)
"""All spaces from row 1 up to row 5, and in a row from lane A to C (ZK-5.11)."""


def _near(space: int, *, diagonal: bool) -> tuple[int, ...]:
    row, lane = divmod(space, WIDTH)
    return tuple(
        other
        for other in range(SIZE)
        if other != space
        and abs(other // WIDTH - row) <= 1
        and abs(other % WIDTH - lane) <= 1
        and (diagonal or other // WIDTH == row or other % WIDTH == lane)
    )


ADJACENT: Final = tuple(_near(space, diagonal=False) for space in range(SIZE))
"""Forward, back and sideways (ZK-1.5)."""
SURROUNDING: Final = tuple(_near(space, diagonal=True) for space in range(SIZE))
"""Adjacent and diagonal (ZK-1.5)."""
APART: Final = tuple(
    tuple(abs(space // WIDTH - other // WIDTH) + abs(space % WIDTH - other % WIDTH) for other in range(SIZE))
    for space in range(SIZE)
)
"""How many steps it is from each space to each other."""
SIDEWAYS: Final = tuple(
    tuple(other for other in ADJACENT[space] if other // WIDTH == space // WIDTH) for space in range(SIZE)
)
WAYS: Final = tuple(((space - WIDTH,) if space < WIDTH else ()) + ADJACENT[space] for space in range(SIZE))
"""Where a step may lead: a number below 0 is over the barricade."""


def name(space: int) -> str:
    """What a space is called in options and texts."""
    return SPACES[space] if space >= 0 else OVER


def names(spaces: Iterable[int]) -> tuple[str, ...]:
    return tuple(SPACES[space] for space in spaces)
