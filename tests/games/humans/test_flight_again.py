"""Where humans can flee to, worked out a second time from the printed tiles, in the plainest way (HU-10.9)."""

import re
from collections.abc import Iterator

import pytest

from deadtown.games.humans.flight import FARTHEST, ends, is_free
from deadtown.games.humans.play import Play
from deadtown.games.humans.tiles import PRINTED
from deadtown.kernel import Seeded
from tests.clauses import clause
from tests.games.humans.table import DINER, TableMatch, leader, start, table
from tests.games.matches import stroll

Square = tuple[int, int]
"""A space by the columns east and the rows south of the centre of Town Square."""
Map = dict[Square, tuple[str, str]]
"""Every space that is not blocked, with its letter and its tile."""

ROWS = {name: tile.rows for tile in PRINTED for name in tile.names}


def spread(layout: str) -> Map:
    """The map, space by space: each tile is turned as it lies."""
    found: Map = {}
    for entry in layout.split("|"):
        tile, x, y, turns = entry.split()
        for r, row in enumerate(ROWS[tile]):
            for c, letter in enumerate(row):
                column, line = c, r
                for _ in range(int(turns)):
                    column, line = 2 - line, column
                if letter != ".":
                    found[3 * int(x) + column - 1, 3 * int(y) + line - 1] = letter, tile
    return found


def beside(one: Square, town: Map) -> Iterator[Square]:
    """One step of a human: on the same tile wherever spaces touch, to the next tile in the middle and by road."""
    (column, line), (letter, tile) = one, town[one]
    for east, south in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        other = column + east, line + south
        if other in town:
            middle = (line if east else column) % 3 == 0
            if town[other][1] == tile or (middle and letter == town[other][0] == "R"):
                yield other


def longest(begin: Square, steps: int, town: Map, zombies: set[Square], humans: set[Square]) -> set[Square]:
    """The ends of the longest routes: all routes are written down, and made one step longer each time."""
    routes, best = [[begin]], set[Square]()
    for _ in range(steps):
        routes = [[*route, to] for route in routes for to in beside(route[-1], town) if to not in {*route, *zombies}]
        best = {route[-1] for route in routes if route[-1] not in humans} or best
    return best


def square(name: str) -> Square:
    """A space by its name, such as w1n4."""
    far = dict.fromkeys("nesw", 0)
    for side, count in re.findall(r"([nesw])(\d+)", name):
        far[side] = int(count)
    return far["e"] - far["w"], far["s"] - far["n"]


def found(match: TableMatch, space: str, steps: int) -> set[Square]:
    """The same, as the rules have it."""
    play = Play(match.state, Seeded("nothing is rolled"), None)
    number = play.open_city.number[space]
    assert is_free(play, number, steps) == bool(ends(play, number, steps))
    return {square(play.name(end)) for end in ends(play, number, steps)}


def agree(match: TableMatch, space: str, steps: int) -> bool:
    """Whether both say the same about a human; whether it can flee at all is told."""
    zombies = {square(name) for seat in range(len(match.state.leaders)) for name in match.zombies(seat)}
    expected = longest(square(space), steps, spread(match.state.layout), zombies, set(map(square, match.humans)))
    assert found(match, space, steps) == expected, (match.state.layout, space, steps)
    return bool(expected)


@clause("HU-10.9", "HU-10.3", "HU-10.4", "HU-10.5")
@pytest.mark.parametrize("seed", range(6))
def test_all_humans_of_random_games_flee_alike(seed: int) -> None:
    """Every human on the map, for all that can be rolled, now and then in a game."""
    match = start(2 + seed % 5, seed=f"flight {seed}", max_rounds=8)
    looked = 0
    for count, position in enumerate(stroll(match, seed)):
        if count % 15 == 0 and position.state.leaders:
            for place, space in enumerate(sorted(position.humans)):
                agree(position, space, 1 + (count + place) % FARTHEST)
                looked += 1
    assert looked > 40


@clause("HU-10.9", "HU-10.6", "HU-10.7")
def test_so_do_humans_in_a_crowd() -> None:
    """In a crowded Diner many are trapped, and many but for a low die."""
    spaces = ("n1", "n2", "n3", "w1n3", "e1n3", "n4", "w1n4", "e1n4")
    free = 0
    for number in range(3 ** len(spaces)):
        if number % 7 == 0:
            kinds = [number // 3**place % 3 for place in range(len(spaces))]
            humans = " ".join(space for space, kind in zip(spaces, kinds, strict=True) if kind == 1)
            zombies = " ".join(space for space, kind in zip(spaces, kinds, strict=True) if kind == 2)
            match = table("move", DINER, leader("centre"), leader(zombies), humans=humans)
            free += sum(agree(match, space, 1 + number % 6) for space in humans.split())
    assert free > 500
