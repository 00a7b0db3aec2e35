"""The map of a game: five boards put together, with areas, sides, walls, and all ways over it (section 2).

A map is one string in the state, its layout; what follows from it is worked out here once and found again by it. A
layout names five boards, and after them what has been put onto the map that changes the ways over it: see ``put_word``.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from typing import Final, Literal, NamedTuple, TypeVar

import msgspec

from deadtown.games.last_night.boards import BOARDS, Cell

SIDE: Final = 12
"""Rows and columns of the map (LN-2.1)."""
SPACES: Final = SIDE * SIDE
OUTDOORS: Final = -1
"""The number of the area that is no building (LN-2.4)."""
UNDERGROUND: Final = -2
"""The area of the sewer, which is neither outdoors nor a building (LN-15.4)."""
SEWER: Final = SPACES
"""The number of the sewer, one space beside the map (LN-15.1)."""
ALL_SPACES: Final = SPACES + 1
"""The spaces of the map, and the sewer."""
BEYOND: Final = SIDE
"""As far is the sewer from all spaces of the map: farther than any two of them are from each other."""
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
DOOR: Final = "door"
LOCK: Final = "lock"
"""The words of a layout for Door and Locked Door markers: ``door:b4-b5`` (LN-18.21)."""
ENTRANCE: Final = "sewer"
"""The word of a layout for an entrance of the sewer: ``sewer:e5`` (LN-15.1)."""
GROUNDS: Final = 1024
"""How many maps are kept in mind: each of them takes some 200 kB."""

Kind = Literal["exterior", "interior", "edge"]
"""What is beyond a wall: outdoors, another building, or the rim of the map (LN-2.8)."""
Side = tuple[int, int]
"""Two spaces that share a side, the lower one first; at the rim of the map the space and minus one."""

NAMES: Final = (*(f"{'abcdefghijkl'[space % SIDE]}{space // SIDE + 1}" for space in range(SPACES)), "sewer")
"""What spaces are called: a letter for the column and a number for the row, a1 in the north-west (LN-2.1); and the
sewer."""
NUMBERS: Final = {name: space for space, name in enumerate(NAMES)}


def side_of(one: int, other: int) -> Side:
    return (one, other) if one < other else (other, one)


def side_name(side: Side) -> str:
    """What a side is called: b4-b5."""
    return f"{NAMES[side[0]]}-{NAMES[side[1]]}"


def side_named(name: str) -> Side:
    one, other = name.split("-")
    return side_of(NUMBERS[one], NUMBERS[other])


def boards_of(layout: str) -> tuple[str, ...]:
    """The boards of a layout, in the order of the slots."""
    return tuple(layout.split()[: len(SLOTS)])


def words_of(layout: str, kind: str) -> list[str]:
    """What has been put onto the map of one kind: ``door:b4-b5`` is b4-b5 for doors."""
    return [word.partition(":")[2] for word in layout.split()[len(SLOTS) :] if word.startswith(f"{kind}:")]


def put_word(layout: str, kind: str, value: str) -> str:
    """The layout with something more on the map. However it came to be, there is one layout for one map."""
    return _laid_out(layout, {*layout.split()[len(SLOTS) :], f"{kind}:{value}"})


def take_word(layout: str, kind: str, value: str) -> str:
    """The layout without something that was put onto the map."""
    return _laid_out(layout, {*layout.split()[len(SLOTS) :]} - {f"{kind}:{value}"})


def _laid_out(layout: str, words: Iterable[str]) -> str:
    return " ".join((*boards_of(layout), *sorted(words)))


@cache
def distance(one: int, other: int) -> int:
    """Between two spaces of the map, walls or not (LN-2.6)."""
    if one == SEWER or other == SEWER:
        return 0 if one == other else BEYOND
    return max(abs(one % SIDE - other % SIDE), abs(one // SIDE - other // SIDE))


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
    searchable: bool = True
    """Whether heroes may search in it (LN-13.11, LN-13.12)."""


class Step(NamedTuple):
    """Where a hero may step from a space, and whether through a door."""

    to: int
    door: bool


Found = TypeVar("Found")
Ways = tuple[tuple[int, ...], ...]
"""The runs that each way of a step crosses."""


def of_boards(work_out: Callable[["Ground"], Found]) -> "cached_property[Found]":
    """What follows from the boards alone, and is the same whatever has been put onto them."""

    def find(town: "Ground") -> Found:
        found: Found = work_out(town) if town.plain is town else getattr(town.plain, work_out.__name__)
        return found

    find.__doc__ = work_out.__doc__
    return cached_property(find)


@dataclass(frozen=True, eq=False)
class Ground:
    """All that can be known of a map before anything happens on it; what is seldom needed is worked out then."""

    layout: str
    boards: tuple[str, ...]
    buildings: tuple[Building, ...]
    area: tuple[int, ...]
    """The building of each space, or OUTDOORS, or UNDERGROUND."""
    doors: frozenset[Side]
    """The doors that can be passed: printed ones and Door markers, without those that are locked."""
    locks: frozenset[Side]
    """The doors with a Locked Door marker, each as good as a wall (LN-2.20, LN-18.21)."""
    posts: dict[Cell, str]
    """What stands on vertices, which are called by the cell south-east of them (LN-2.10)."""
    pits: tuple[int, ...]
    """The printed spawning pits, in the order of the slots."""
    square: tuple[int, ...]
    """The Town Square (LN-13.9)."""
    scenery: frozenset[int]
    entrances: tuple[int, ...] = ()
    """Those of the sewer (LN-15.2); none while it is not in play."""
    crossed: dict[tuple[int, int], Ways] = field(default_factory=dict)
    """The ways of steps of zombies that have been asked for."""

    @cached_property
    def plain(self) -> "Ground":
        """The map without what has been put onto it."""
        return self if self.layout == self.bare else ground(self.bare)

    @cached_property
    def changed(self) -> frozenset[int]:
        """The spaces whose neighbours are others than on the plain map."""
        sides = map(side_named, (*self.door_markers, *self.lock_markers))
        return frozenset(space for side in sides for space in side).union(self.entrances, (SEWER,))

    @cached_property
    def bare(self) -> str:
        """The layout without what has been put onto the map."""
        return " ".join(self.boards)

    @cached_property
    def door_markers(self) -> tuple[str, ...]:
        """The Door markers, by what their sides are called."""
        return tuple(words_of(self.layout, DOOR))

    @cached_property
    def lock_markers(self) -> tuple[str, ...]:
        """The Locked Door markers, likewise."""
        return tuple(words_of(self.layout, LOCK))

    @cached_property
    def beside(self) -> tuple[tuple[int, ...], ...]:
        """The spaces that are adjacent to each: where zombies step (LN-2.5, LN-2.15, LN-15.3)."""
        return self._by_space(self._beside, lambda: BESIDE) if self.entrances else BESIDE

    @cached_property
    def steps(self) -> tuple[tuple[Step, ...], ...]:
        """How heroes step from each space (LN-2.12 to LN-2.14)."""
        return self._by_space(self._steps, lambda: self.plain.steps)

    @cached_property
    def reach(self) -> tuple[frozenset[int], ...]:
        """The same as sets, for who must know how far somebody comes."""
        return self._by_space(lambda space: frozenset(step.to for step in self.steps[space]), lambda: self.plain.reach)

    @cached_property
    def unwalled(self) -> tuple[tuple[int, ...], ...]:
        """The spaces to which one gets from each without passing a wall or a door, trees or not (R-43)."""
        return tuple(tuple(to for to in self.beside[space] if self._is_open(space, to)) for space in range(ALL_SPACES))

    @of_boards
    def runs(self) -> tuple[Run, ...]:
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
                        sides = tuple(_side(space, face) for space in spaces)
                        runs.append(Run(building.number, face, kind, sides))
        return tuple(runs)

    @of_boards
    def touched(self) -> tuple[frozenset[int], ...]:
        """The runs that each space touches, by number (LN-2.9)."""
        touched: list[set[int]] = [set() for _ in range(ALL_SPACES)]
        for number, run in enumerate(self.runs):
            for side in run.sides:
                for space in side:
                    if space >= 0:
                        touched[space].add(number)
        return tuple(map(frozenset, touched))

    @of_boards
    def outer_walls(self) -> dict[str, int]:
        """The runs with outdoors beyond, by what they are called: the building and the face. There is never more than
        one on a face."""
        return {
            f"{self.buildings[run.building].name}_{run.face}": number
            for number, run in enumerate(self.runs)
            if run.kind == "exterior"
        }

    @of_boards
    def wall_names(self) -> dict[int, str]:
        """What these runs are called."""
        return {number: name for name, number in self.outer_walls.items()}

    @of_boards
    def shells(self) -> tuple[frozenset[int], ...]:
        """The runs with outdoors beyond of each building (LN-14.8)."""
        return tuple(
            frozenset(run for run in self.wall_names if self.runs[run].building == building.number)
            for building in self.buildings
        )

    @of_boards
    def shells_by_run(self) -> tuple[tuple[int, int, frozenset[int]], ...]:
        """The buildings that have such runs, each with one of them, which is looked at first, and with all."""
        return tuple((number, min(shell), shell) for number, shell in enumerate(self.shells) if shell)

    @of_boards
    def run_at(self) -> dict[Side, int]:
        """The run with outdoors beyond to which a side belongs."""
        return {side: number for number in self.wall_names for side in self.runs[number].sides}

    @of_boards
    def along(self) -> dict[int, tuple[str, ...]]:
        """The spaces along each of these runs, within its building."""
        return {
            number: tuple(NAMES[space] for side in run.sides for space in side if self.area[space] == run.building)
            for number, run in enumerate(self.runs)
            if run.kind == "exterior"
        }

    def ways_across(self, start: int, to: int) -> Ways:
        """The runs that a zombie's step crosses: by one way straight on, by either of two diagonally (LN-14.5)."""
        crossed = self.plain.crossed
        if (start, to) not in crossed:
            crossed[start, to] = self._ways_across(start, to)
        return crossed[start, to]

    def _ways_across(self, start: int, to: int) -> Ways:
        if SEWER in (start, to):
            return ((),)
        if is_straight(start, to):
            return (self._crossed(start, to),)
        ways = [self._crossed(start, by) + self._crossed(by, to) for by in corners(start, to)]
        return tuple(dict.fromkeys(ways))

    def _by_space(self, work_out: Callable[[int], Found], plain: Callable[[], tuple[Found, ...]]) -> tuple[Found, ...]:
        """Something of each space; on a map with markers as on the plain one, where nothing has changed."""
        if self.plain is self:
            return tuple(map(work_out, range(ALL_SPACES)))
        return tuple(work_out(space) if space in self.changed else found for space, found in enumerate(plain()))

    def _crossed(self, one: int, other: int) -> tuple[int, ...]:
        run = self.run_at.get(side_of(one, other))
        return () if run is None else (run,)

    @cached_property
    def doors_of(self) -> dict[int, tuple[Side, ...]]:
        """The doors in each run with outdoors beyond, locked ones too."""
        found: dict[int, tuple[Side, ...]] = {}
        for side in (*self.doors, *self.locks):
            if side in self.run_at:
                found[self.run_at[side]] = (*found.get(self.run_at[side], ()), side)
        return found

    @cached_property
    def walls(self) -> frozenset[Side]:
        """Sides that nobody sees or goes through who is not beside them: those of LN-2.7 without a door."""
        return frozenset(side for run in self.runs if run.kind != "edge" for side in run.sides) - self.doors

    def building_at(self, space: int) -> Building | None:
        number = self.area[space]
        return None if number < 0 else self.buildings[number]

    def distance(self, one: int, other: int) -> int:
        """Between two spaces; from the sewer by its nearer entrance (LN-2.6, LN-15.3)."""
        if (one == SEWER) == (other == SEWER):
            return distance(one, other)
        outside = other if one == SEWER else one
        return 1 + min((distance(entrance, outside) for entrance in self.entrances), default=BEYOND)

    def named(self, name: str) -> Building | None:
        """A building by its name, if it is on the map."""
        return self.by_name.get(name)

    @of_boards
    def by_name(self) -> dict[str, Building]:
        """The buildings by their names."""
        return {building.name: building for building in self.buildings}

    def seen_through(self, space: int) -> frozenset[Side]:
        """The sides that somebody on a space does not look at: all of the walls that it touches (LN-2.18)."""
        return frozenset(side for run in self.touched[space] for side in self.runs[run].sides)

    def _kind(self, space: int, face: str) -> Kind | None:
        """What a face of a space of a building is a wall to; none where it is open."""
        beyond = _beyond(space, face)
        if beyond < 0:
            return "edge"
        if self.area[beyond] == self.area[space]:
            return None
        return "exterior" if self.area[beyond] == OUTDOORS else "interior"

    def _is_open(self, one: int, other: int) -> bool:
        """Whether an adjacent space is reached over open sides, by one way round the corner at least; a door is not
        open (LN-2.14)."""
        area = self.area
        if SEWER in (one, other):
            return True
        if area[one] != area[other]:
            return False
        if is_straight(one, other):
            return True
        return any(area[corner] == area[one] for corner in corners(one, other))

    def _steps(self, space: int) -> tuple[Step, ...]:
        found = []
        for to in self.beside[space]:
            if SEWER in (space, to):
                found.append(Step(to, False))
            elif is_straight(space, to):
                door = side_of(space, to) in self.doors
                if door or self.area[space] == self.area[to]:
                    found.append(Step(to, door))
            elif self._is_open(space, to) and vertex_between(space, to) not in self.posts:
                found.append(Step(to, False))
        return tuple(found)

    def _beside(self, space: int) -> tuple[int, ...]:
        if space == SEWER:
            return self.entrances
        return (*BESIDE[space], SEWER) if space in self.entrances else BESIDE[space]


@lru_cache(maxsize=GROUNDS)
def ground(layout: str) -> Ground:
    """The map of a layout: the boards in the centre and the four slots, with what has been put onto them."""
    buildings: list[Building] = []
    area = [OUTDOORS] * SPACES + [UNDERGROUND]
    doors: set[Side] = set()
    posts: dict[Cell, str] = {}
    pits: list[int] = []
    square: list[int] = []
    scenery: set[int] = set()
    for slot, name in zip(SLOTS, boards_of(layout), strict=True):
        laid = _laid(slot, name)
        for building in laid.buildings:
            numbered = msgspec.structs.replace(building, number=len(buildings))
            for space in numbered.spaces:
                area[space] = numbered.number
            buildings.append(numbered)
        doors |= laid.doors
        posts |= laid.posts
        pits += laid.pits
        square += laid.square
        scenery |= laid.scenery
    doors.update(map(side_named, words_of(layout, DOOR)))
    locks = frozenset(map(side_named, words_of(layout, LOCK)))
    return Ground(
        layout=layout,
        boards=boards_of(layout),
        buildings=tuple(buildings),
        area=tuple(area),
        doors=frozenset(doors) - locks,
        locks=locks,
        posts=posts,
        pits=tuple(pits),
        square=tuple(sorted(square)),
        scenery=frozenset(scenery),
        entrances=tuple(sorted(NUMBERS[name] for name in words_of(layout, ENTRANCE))),
    )


class _Laid(NamedTuple):
    """A board in its slot: what is on it, by the spaces of the map."""

    buildings: tuple[Building, ...]
    doors: frozenset[Side]
    posts: dict[Cell, str]
    pits: tuple[int, ...]
    square: tuple[int, ...]
    scenery: frozenset[int]


@cache
def _laid(slot: str, name: str) -> _Laid:
    """A board turned for its slot and put there (LN-2.3)."""
    (row, column), quarters = CORNERS[slot]
    board = BOARDS[name].turned(quarters)

    def put(cell: Cell) -> int:
        return (cell[0] + row) * SIDE + cell[1] + column

    buildings = []
    doors = set()
    for printed in board.buildings:
        spaces = tuple(sorted(map(put, printed.cells)))
        for cell, face in printed.doors:
            doors.add(side_of(put(cell), put((cell[0] + FACES[face][0], cell[1] + FACES[face][1]))))
        pick_up = put(printed.pick_up) if printed.pick_up else -1
        buildings.append(
            Building(-1, printed.name, slot, printed.numbers, spaces, pick_up, printed.takes, printed.searchable)
        )
    return _Laid(
        buildings=tuple(buildings),
        doors=frozenset(doors),
        posts={(vertex[0] + row, vertex[1] + column): kind for vertex, kind in board.kinds.items()},
        pits=(put(board.pit),) if board.pit else (),
        square=tuple(map(put, board.square)),
        scenery=frozenset(map(put, board.scenery)),
    )


def _beyond(space: int, face: str) -> int:
    """The space on the other side of a face, or minus one at the rim of the map."""
    row, column = space // SIDE + FACES[face][0], space % SIDE + FACES[face][1]
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else -1


def _side(space: int, face: str) -> Side:
    beyond = _beyond(space, face)
    return (space, -1) if beyond < 0 else side_of(space, beyond)


def is_straight(one: int, other: int) -> bool:
    """Whether two neighbours share a side."""
    return one // SIDE == other // SIDE or one % SIDE == other % SIDE


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


BESIDE: Final = (*(tuple(_beside(space)) for space in range(SPACES)), ())
"""The spaces that are adjacent to each, whatever lies between them (LN-2.5), while there is no sewer."""
