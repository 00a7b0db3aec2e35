"""The boards of the town, as they are printed: read from files that a person can read and draw (Table B)."""

import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

FOLDER: Final = Path(__file__).parent

Cell = tuple[int, int]
"""Row and column, from 0."""
FACES: Final = "nesw"
"""The four sides of a cell, clockwise."""
SIZE: Final = 6
"""Rows and columns of a board."""


class Printed(msgspec.Struct, frozen=True):
    """A building as it is printed on a board."""

    name: str
    numbers: tuple[int, ...]
    """What the second die must show to find it (LN-13.3); none where it is never rolled."""
    cells: tuple[Cell, ...]
    doors: tuple[tuple[Cell, str], ...]
    """A cell of it, and the face on which the door is."""
    pick_up: Cell | None
    takes: tuple[str, ...]
    """What a hero may take from the discard pile there: a card, or all with a keyword (LN-5.11)."""
    searchable: bool = True
    """Whether heroes may search in it (LN-13.11, LN-13.12)."""


class Board(msgspec.Struct, frozen=True):
    """A board; all but the centres are L-shaped, and lie here as in the north-west (LN-2.2, LN-2.3)."""

    board: str
    set: str
    cells: tuple[Cell, ...]
    scenery: frozenset[Cell]
    """Cells of a graveyard, a cornfield, a yard: outdoors like any other (LN-2.4)."""
    buildings: tuple[Printed, ...]
    posts: frozenset[Cell]
    """The vertices with a tree, a pillar or a corner wall (LN-2.10, LN-2.11)."""
    kinds: dict[Cell, str]
    """What stands on each of them."""
    pit: Cell | None = None
    square: tuple[Cell, ...] = ()
    """The Town Square (LN-13.9)."""
    name: str = ""
    """What a centre is called."""
    landscape: str = ""
    """What its scenery is: a graveyard, a cornfield, a yard."""

    @property
    def is_centre(self) -> bool:
        return len(self.cells) == SIZE * SIZE

    def turned(self, quarters: int) -> "Board":
        """The board after some quarter turns clockwise (LN-2.3)."""
        board = self
        for _ in range(quarters):
            board = board._turned_once()
        return board

    def _turned_once(self) -> "Board":
        turn, around = _turn_cell, _turn_vertex
        buildings = tuple(
            msgspec.structs.replace(
                one,
                cells=tuple(sorted(map(turn, one.cells))),
                doors=tuple((turn(cell), _turn_face(face)) for cell, face in one.doors),
                pick_up=turn(one.pick_up) if one.pick_up else None,
            )
            for one in self.buildings
        )
        return msgspec.structs.replace(
            self,
            cells=tuple(sorted(map(turn, self.cells))),
            scenery=frozenset(map(turn, self.scenery)),
            buildings=buildings,
            posts=frozenset(map(around, self.posts)),
            kinds={around(vertex): kind for vertex, kind in self.kinds.items()},
            pit=turn(self.pit) if self.pit else None,
            square=tuple(sorted(map(turn, self.square))),
        )


def _turn_cell(cell: Cell) -> Cell:
    return cell[1], SIZE - 1 - cell[0]


def _turn_vertex(vertex: Cell) -> Cell:
    return vertex[1], SIZE - vertex[0]


def _turn_face(face: str) -> str:
    return FACES[(FACES.index(face) + 1) % 4]


def _read_cell(text: str) -> Cell:
    row, column = text.split(",")
    return int(row), int(column)


def _read_board(board: str, set_name: str, written: dict[str, Any]) -> Board:
    grid = {
        (row, column): letter for row, line in enumerate(written["grid"].split()) for column, letter in enumerate(line)
    }
    kinds = {
        _read_cell(vertex): kind
        for kind, plural in (("tree", "trees"), ("pillar", "pillars"), ("corner_wall", "corner_walls"))
        for vertex in written.get(plural, ())
    }
    buildings = tuple(
        Printed(
            name=row["name"],
            numbers=tuple(row.get("numbers", ())),
            cells=tuple(cell for cell, found in grid.items() if found == letter),
            doors=tuple((_read_cell(door.split()[0]), door.split()[1]) for door in row["doors"]),
            pick_up=_read_cell(row["pick_up"]) if "pick_up" in row else None,
            takes=tuple(row.get("takes", ())),
            searchable=row.get("searchable", True),
        )
        for letter, row in written.get("buildings", {}).items()
    )
    return Board(
        board=board,
        set=set_name,
        cells=tuple(grid),
        scenery=frozenset(cell for cell, letter in grid.items() if letter == "~"),
        buildings=buildings,
        posts=frozenset(kinds),
        kinds=kinds,
        pit=_read_cell(written["pit"]) if "pit" in written else None,
        square=tuple(map(_read_cell, written.get("town_square", ()))),
        name=written.get("name", ""),
        landscape=written.get("scenery", ""),
    )


def _read_all() -> dict[str, Board]:
    boards = {}
    for path in sorted(FOLDER.glob("*.toml")):
        for board, written in tomllib.loads(path.read_text("utf-8")).items():
            boards[board] = _read_board(board, path.stem, written)
    return boards


BOARDS: Final = _read_all()
"""All boards of all sets."""
