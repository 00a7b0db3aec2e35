"""Line of sight, held against a second method that looks at every wall of the town (LN-2.17 to LN-2.21)."""

from fractions import Fraction
from itertools import permutations

import pytest

from deadtown.games.last_night.boards import BOARDS
from deadtown.games.last_night.ground import DEFAULT, NAMES, NUMBERS, SPACES, Ground, ground
from deadtown.games.last_night.sight import path, sights
from tests.clauses import clause

Point = tuple[int | Fraction, int | Fraction]

SHARE = 11
"""One in so many spaces is looked from."""
LAYOUTS = [DEFAULT, "c1 l1 l2 l3 l4", "c2 l2 l1 l6 l5", "c2 l5 l6 l4 l1", "c1 l6 l5 l2 l3"]
LAYOUTS += ["c3 l7 l8 l9 l10", "c4 l11 l12 l7 l8", "c3 l9 l10 l11 l12", "c4 l12 l9 l8 l7"]


def sees(start: str, goal: str, layout: str = DEFAULT) -> bool:
    return NUMBERS[goal] in sights(layout)[NUMBERS[start]]


def test_every_board_is_looked_at_in_two_ways_at_least() -> None:
    for board in BOARDS:
        assert sum(board in layout.split() for layout in LAYOUTS) > 1, board


@clause("LN-2.17", "LN-2.18", "LN-2.19")
def test_worked_example_6() -> None:
    assert sees("e4", "e2"), "through the door"
    assert not sees("e4", "d2"), "a wall"
    assert sees("f4", "d2"), "past the corner there is a way through the door"
    assert sees("e3", "d1"), "it touches the wall"
    assert sees("g3", "i1"), "it touches the wall of the Hospital"
    assert not sees("g4", "h2"), "it touches nothing"


@clause("LN-2.18")
def test_who_stands_beside_a_wall_sees_and_is_not_seen() -> None:
    assert sees("d3", "d1")
    assert not sees("d1", "d4")
    assert sees("d4", "d3")
    assert not sees("d4", "d1")


@clause("LN-2.20")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_everybody_sees_the_own_space(layout: str) -> None:
    assert all(space in sights(layout)[space] for space in range(SPACES))


@clause("LN-2.21")
def test_the_path_leaves_out_what_is_met_at_a_corner_only() -> None:
    assert [NAMES[space] for space in path(NUMBERS["c9"], NUMBERS["c7"])] == ["c9", "c8", "c7"]
    assert [NAMES[space] for space in path(NUMBERS["c9"], NUMBERS["d7"])] == ["c9", "c8", "d8", "d7"]
    assert [NAMES[space] for space in path(NUMBERS["a1"], NUMBERS["c3"])] == ["a1", "b2", "c3"]
    assert path(5, 5) == [5]


# A second method: the segment against every wall, as pieces of lines in the plane; two units are a space.


def centre(space: int) -> Point:
    return 2 * (space % 12) + 1, 2 * (space // 12) + 1


def ends(side: tuple[int, int]) -> tuple[Point, Point]:
    """Where the side between two spaces begins and ends."""
    one, other = side
    row, column = 2 * (other // 12), 2 * (other % 12)
    return ((column, row), (column, row + 2)) if other == one + 1 else ((column, row), (column + 2, row))


def met(start: Point, goal: Point, wall: tuple[Point, Point]) -> Point | None:
    """Where the segment meets the line of a wall within it, ends and all."""
    (x, y), (right, down) = start, (goal[0] - start[0], goal[1] - start[1])
    (left, top), (far, low) = wall
    if left == far:
        away, whole, along, first, last = left - x, right, down, top - y, low - y
    else:
        away, whole, along, first, last = top - y, down, right, left - x, far - x
    if whole < 0:
        away, whole = -away, -whole
    if not 0 < away < whole or not first * whole <= away * along <= last * whole:
        return None
    share = Fraction(away, whole)
    return x + share * right, y + share * down


def looked_at(town: Ground, start: int, goal: int) -> bool:
    """Whether the goal is seen: no wall is met inside, and at no corner both ways round are walled."""
    walls = town.walls - town.seen_through(start)
    here, there = centre(start), centre(goal)
    at_corners: set[Point] = set()
    for wall in map(ends, walls):
        point = met(here, there, wall)
        if point is None:
            continue
        if point in wall:
            at_corners.add(point)
        else:
            return False
    return not any(_is_shut(walls, here, there, corner) for corner in at_corners)


def _is_shut(walls: frozenset[tuple[int, int]], here: Point, there: Point, corner: Point) -> bool:
    """Whether both ways round a corner, from the cell before it to the one behind, are walled."""
    column, row = int(corner[0]) // 2, int(corner[1]) // 2
    before = column - (here[0] < corner[0]), row - (here[1] < corner[1])
    behind = column - (there[0] < corner[0]), row - (there[1] < corner[1])
    cells = [down * 12 + right for right, down in (before, (before[0], behind[1]), (behind[0], before[1]), behind)]

    def walled(one: int, other: int) -> bool:
        return (min(one, other), max(one, other)) in walls

    start, first, second, goal = cells
    return all(walled(start, by) or walled(by, goal) for by in (first, second))


@clause("LN-2.19")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_both_methods_agree(layout: str) -> None:
    """From some spaces of each map to all others; which ones differs from map to map."""
    town, seen = ground(layout), sights(layout)
    for start in range(LAYOUTS.index(layout), SPACES, SHARE):
        for goal in range(SPACES):
            found = looked_at(town, start, goal)
            assert (goal in seen[start]) == found, f"{NAMES[start]} {NAMES[goal]}"


def test_blocked_and_free_are_both_met() -> None:
    seen = sights(DEFAULT)
    assert any(one in seen[other] and other not in seen[one] for one, other in permutations(range(SPACES), 2))
    assert any(one not in seen[other] and other not in seen[one] for one, other in permutations(range(SPACES), 2))
