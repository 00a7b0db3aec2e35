"""The map of a game: five boards put together, with areas, sides, walls, and all ways over it (section 2).

A map is one string in the state, its layout; what follows from it is worked out here once and found again by it.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, Literal, NamedTuple

import msgspec

from deadtown.games.last_night.boards import BOARDS, Cell

SIDE: Final = 12
"""Rows and columns of the map (LN-2.1)."""
SPACES: Final = SIDE * SIDE
OUTDOORS: Final = -1
"""The number of the area that is no building (LN-2.4)."""
SLOTS: Final = ("centre", "nw", "ne", "se", "sw")
"""Where boards lie, in the order of a layout."""
CORNERS: Final[dict[str, tuple[Cell, int]]] = {
    "centre": ((3, 3), 0),
    "nw": ((0, 0), 0),
    "ne": ((0, 6), 1),
    "se": ((6, 6), 2),
    "sw": ((6, 0), 3),
}
"""Where the first cell of each slot is, and how often a board is turned there (LN-2.3)."""
FACES: Final[dict[str, Cell]] = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
DEFAULT: Final = "c1 l3 l4 l5 l6"
"""The layout of all examples."""

Kind = Literal["exterior", "interior", "edge"]
"""What is beyond a wall: outdoors, another building, or the rim of the map (LN-2.8)."""
Side = tuple[int, int]
"""Two spaces that share a side, the lower one first; at the rim of the map the space and minus one."""

NAMES: Final = tuple(f"{'abcdefghijkl'[space % SIDE]}{space // SIDE + 1}" for space in range(SPACES))
"""What spaces are called: a letter for the column and a number for the row, a1 in the north-west (LN-2.1)."""
NUMBERS: Final = {name: space for space, name in enumerate(NAMES)}


def side_of(one: int, other: int) -> Side:
    return (one, other) if one < other else (other, one)


def distance(one: int, other: int) -> int:
    """Between two spaces, walls or not (LN-2.6)."""
    return max(abs(one % SIDE - other % SIDE), abs(one // SIDE - other // SIDE))


def mask_of(spaces: Iterable[int]) -> int:
    """Some spaces as one number, with a bit for each."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def spaces_of(mask: int) -> list[int]:
    """The spaces of such a number, in order."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit.bit_length() - 1)
        mask ^= bit
    return found


class Run(NamedTuple):
    """A straight wall of a building as far as it goes, doors and all (LN-2.8)."""

    building: int
    face: str
    kind: Kind
    sides: tuple[Side, ...]


class Building(msgspec.Struct, frozen=True):
    """A building of the map."""

    number: int
    name: str
    slot: str
    numbers: tuple[int, ...]
    spaces: tuple[int, ...]
    pick_up: int
    """Its Pick-Up space, or minus one."""
    takes: tuple[str, ...]


class Step(NamedTuple):
    """Where a hero may step from a space, and whether through a door."""

    to: int
    door: bool


class Ground(msgspec.Struct, frozen=True):
    """All that can be known of a map before anything happens on it."""

    layout: str
    boards: tuple[str, ...]
    buildings: tuple[Building, ...]
    area: tuple[int, ...]
    """The building of each space, or OUTDOORS."""
    doors: frozenset[Side]
    walls: frozenset[Side]
    """Sides that nobody sees or goes through who is not beside them: those of LN-2.7 without a door."""
    posts: dict[Cell, str]
    """What stands on vertices, which are called by the cell south-east of them (LN-2.10)."""
    pits: tuple[int, ...]
    """The printed spawning pits, in the order of the slots."""
    square: tuple[int, ...]
    """The Town Square (LN-13.9)."""
    scenery: frozenset[int]
    runs: tuple[Run, ...]
    touched: tuple[frozenset[int], ...]
    """The runs that each space touches, by number (LN-2.9)."""
    steps: tuple[tuple[Step, ...], ...]
    """How heroes step from each space (LN-2.12 to LN-2.14)."""
    step_masks: tuple[int, ...]
    """The same as numbers with a bit for each space, for who must know how far somebody comes."""
    beside: tuple[tuple[int, ...], ...]
    """The spaces that are adjacent to each: where zombies step (LN-2.5, LN-2.15)."""
    unwalled: tuple[tuple[int, ...], ...]
    """Those to which one gets without passing a wall or a door, trees or not (R-43)."""

    def building_at(self, space: int) -> Building | None:
        number = self.area[space]
        return None if number == OUTDOORS else self.buildings[number]

    def named(self, name: str) -> Building | None:
        """A building by its name, if it is on the map."""
        return next((building for building in self.buildings if building.name == name), None)

    def seen_through(self, space: int) -> frozenset[Side]:
        """The sides that somebody on a space does not look at: all of the walls that it touches (LN-2.18)."""
        return frozenset(side for run in self.touched[space] for side in self.runs[run].sides)


@cache
def ground(layout: str) -> Ground:
    """The map of a layout: the boards in the centre and the four slots."""
    return _Survey(layout).finish()


class _Survey:
    """Puts the boards of a layout together."""

    def __init__(self, layout: str) -> None:
        self.layout = layout
        self.boards = tuple(layout.split())
        self.buildings: list[Building] = []
        self.area = [OUTDOORS] * SPACES
        self.doors: set[Side] = set()
        self.posts: dict[Cell, str] = {}
        self.pits: list[int] = []
        self.square: list[int] = []
        self.scenery: set[int] = set()
        for slot, board in zip(SLOTS, self.boards, strict=True):
            self._lay(slot, board)
        self.openings = {(space, face): self._beyond(space, face) for space in range(SPACES) for face in FACES}

    def finish(self) -> Ground:
        runs = self._runs()
        touched: list[set[int]] = [set() for _ in range(SPACES)]
        for number, run in enumerate(runs):
            for side in run.sides:
                for space in side:
                    if space >= 0:
                        touched[space].add(number)
        steps = tuple(tuple(self._steps(space)) for space in range(SPACES))
        return Ground(
            layout=self.layout,
            boards=self.boards,
            buildings=tuple(self.buildings),
            area=tuple(self.area),
            doors=frozenset(self.doors),
            walls=frozenset(side for run in runs if run.kind != "edge" for side in run.sides) - self.doors,
            posts=self.posts,
            pits=tuple(self.pits),
            square=tuple(sorted(self.square)),
            scenery=frozenset(self.scenery),
            runs=tuple(runs),
            touched=tuple(map(frozenset, touched)),
            steps=steps,
            step_masks=tuple(mask_of(step.to for step in found) for found in steps),
            beside=tuple(tuple(_beside(space)) for space in range(SPACES)),
            unwalled=tuple(tuple(to for to in _beside(space) if self._is_open(space, to)) for space in range(SPACES)),
        )

    def _lay(self, slot: str, name: str) -> None:
        (row, column), quarters = CORNERS[slot]
        board = BOARDS[name].turned(quarters)

        def put(cell: Cell) -> int:
            return (cell[0] + row) * SIDE + cell[1] + column

        for printed in board.buildings:
            spaces = tuple(sorted(map(put, printed.cells)))
            for space in spaces:
                self.area[space] = len(self.buildings)
            for cell, face in printed.doors:
                self.doors.add(side_of(put(cell), put((cell[0] + FACES[face][0], cell[1] + FACES[face][1]))))
            pick_up = put(printed.pick_up) if printed.pick_up else -1
            self.buildings.append(
                Building(len(self.buildings), printed.name, slot, printed.numbers, spaces, pick_up, printed.takes)
            )
        for vertex, kind in board.kinds.items():
            self.posts[vertex[0] + row, vertex[1] + column] = kind
        if board.pit:
            self.pits.append(put(board.pit))
        self.square += map(put, board.square)
        self.scenery.update(map(put, board.scenery))

    def _beyond(self, space: int, face: str) -> int:
        """The space on the other side of a face, or minus one at the rim of the map."""
        row, column = space // SIDE + FACES[face][0], space % SIDE + FACES[face][1]
        return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else -1

    def _kind(self, space: int, face: str) -> Kind | None:
        """What a face of a space of a building is a wall to; none where it is open."""
        beyond = self.openings[space, face]
        if beyond < 0:
            return "edge"
        if self.area[beyond] == self.area[space]:
            return None
        return "exterior" if self.area[beyond] == OUTDOORS else "interior"

    def _runs(self) -> list[Run]:
        """All walls of all buildings, each as far as it goes straight on with the same beyond it (LN-2.8)."""
        runs = []
        for building in self.buildings:
            for face in FACES:
                along = 1 if face in "ns" else SIDE
                walled = {space: kind for space in building.spaces if (kind := self._kind(space, face))}
                for first, kind in walled.items():
                    if walled.get(first - along) != kind:
                        spaces = [first]
                        while walled.get(spaces[-1] + along) == kind:
                            spaces.append(spaces[-1] + along)
                        sides = tuple(self._side(space, face) for space in spaces)
                        runs.append(Run(building.number, face, kind, sides))
        return runs

    def _side(self, space: int, face: str) -> Side:
        beyond = self.openings[space, face]
        return (space, -1) if beyond < 0 else side_of(space, beyond)

    def _passes(self, one: int, other: int) -> bool:
        """Whether the side between two spaces is open; a door is not (LN-2.14)."""
        return self.area[one] == self.area[other]

    def _is_open(self, one: int, other: int) -> bool:
        """Whether an adjacent space is reached over open sides, by one way round the corner at least."""
        if one // SIDE == other // SIDE or one % SIDE == other % SIDE:
            return self._passes(one, other)
        return any(self._passes(one, corner) and self._passes(corner, other) for corner in corners(one, other))

    def _steps(self, space: int) -> list[Step]:
        found = []
        for to in _beside(space):
            if space // SIDE == to // SIDE or space % SIDE == to % SIDE:
                door = side_of(space, to) in self.doors
                if door or self._passes(space, to):
                    found.append(Step(to, door))
            elif vertex_between(space, to) not in self.posts and self._is_open(space, to):
                found.append(Step(to, False))
        return found


def corners(one: int, other: int) -> tuple[int, int]:
    """The two spaces by which one gets to a diagonal neighbour over sides."""
    return one // SIDE * SIDE + other % SIDE, other // SIDE * SIDE + one % SIDE


def vertex_between(one: int, other: int) -> Cell:
    """The vertex that a diagonal step crosses."""
    return max(one // SIDE, other // SIDE), max(one % SIDE, other % SIDE)


def _beside(space: int) -> list[int]:
    row, column = divmod(space, SIDE)
    return [
        below * SIDE + right
        for below in (row - 1, row, row + 1)
        for right in (column - 1, column, column + 1)
        if 0 <= below < SIDE and 0 <= right < SIDE and (below, right) != (row, column)
    ]
