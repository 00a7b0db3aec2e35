"""A second opinion on the city: tiles drawn by hand, turned as pictures and laid edge to edge.

Each drawing shows the nine spaces of a tile and, between them and around them, what separates them: ``#`` is a wall,
``D`` a door, a gap can be stepped through. Two tiles share an edge; it is open only where both drawings are.
"""

from collections.abc import Iterable

from deadtown.games.town import City

Spot = tuple[int, int]
"""Column and row, from the centre of the first tile."""

SHAPES = {
    "town_square road_cross": """
        ### ###
        ###R###
        ### ###
         R R R_
        ### ###
        ###R###
        ### ###
    """,
    "helipad": """
        ### ###
        #H H H#
        # # # #
         H H H_
        # # # #
        #H H H#
        ### ###
    """,
    "road_straight": """
        #######
        #######
        #######
         R R R_
        #######
        #######
        #######
    """,
    "road_curve": """
        #######
        #######
        #######
        ###R R_
        ### ###
        ###R###
        ### ###
    """,
    "road_t": """
        #######
        #######
        #######
         R R R_
        ### ###
        ###R###
        ### ###
    """,
    "hospital lawn_and_garden": """
        #######
        #B B B#
        # # # #
        #B B B#
        # #D# #
        #B#R#B#
        ### ###
    """,
    "police_station sporting_goods": """
        #######
        #B B B#
        # # # #
        #B B B#
        ###D###
        ###R###
        ### ###
    """,
    "fire_station": """
        #######
        #B B B#
        # # # #
        #B B B#
        #D#D# #
        #P RDB#
        ### ###
    """,
    "drug_store army_surplus": """
        #######
        #B B B#
        ###D###
         R R R_
        #######
        #######
        #######
    """,
    "hardware_store": """
        #######
        #B B B#
        # #D###
        #BDR R_
        # # ###
        #B#R###
        ### ###
    """,
    "toy_store": """
        #######
        #B B B#
        # ###D#
        #B#R R_
        # # ###
        #BDR###
        ### ###
    """,
    "skate_shop florist gas_station": """
        #######
        #B B B#
        ###D###
         R R R_
        ### ###
        ###R###
        ### ###
    """,
}
"""Kinds of tiles as printed. A line that ends in a gap ends in an underscore here, for nothing else would keep it."""


class Drawing:
    """Seven lines of seven signs."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = tuple(lines)
        assert [len(line) for line in self.lines] == [7] * 7

    def turned(self, turns: int) -> "Drawing":
        lines = self.lines
        for _ in range(turns):
            lines = tuple("".join(column) for column in zip(*reversed(lines), strict=True))
        return Drawing(lines)

    @property
    def edges(self) -> dict[Spot, str]:
        """Its four edges by the step that leads over them, each from west to east or from north to south."""
        west, east = ("".join(line[column] for line in self.lines) for column in (0, 6))
        return {(0, -1): self.lines[0], (1, 0): east, (0, 1): self.lines[6], (-1, 0): west}


def drawn(shape: str) -> Drawing:
    return Drawing(line[8:].replace("_", " ") for line in shape.strip("\n").splitlines() if line.strip())


DRAWINGS = {kind: drawn(shape) for kinds, shape in SHAPES.items() for kind in kinds.split()}


def lying(city: City) -> dict[Spot, Drawing]:
    """The drawing that lies on each cell."""
    return {(tile.x, tile.y): DRAWINGS[tile.kind].turned(tile.turns) for tile in city.tiles}


def painted(city: City) -> dict[Spot, str]:
    """The whole city as one picture, in which two tiles share each edge between them; the centre is at (0, 0)."""
    picture: dict[Spot, str] = {}
    for (x, y), drawing in lying(city).items():
        for row, line in enumerate(drawing.lines):
            for column, sign in enumerate(line):
                spot = (6 * x + column - 3, 6 * y + row - 3)
                picture[spot] = sign if picture.get(spot, sign) == sign else "#"
    return picture


def spaces(picture: dict[Spot, str]) -> dict[Spot, str]:
    """The kinds of the spaces that can be stood on."""
    return {(column // 2, row // 2): sign for (column, row), sign in picture.items() if sign in "RPHB"}


def steps(picture: dict[Spot, str], spot: Spot) -> list[Spot]:
    """Where one can step from a space: the north, the east, the south, the west, if no wall is seen there."""
    column, row = spot
    there = spaces(picture)
    beside = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
    return [other for other in beside if other in there and picture[column + other[0], row + other[1]] in " D"]


def legal(city: City, kind: str) -> set[tuple[int, int, int]]:
    """All placements of a tile by which edges agree with those of all neighbours, one of them with a way through."""
    there = lying(city)
    found = set()
    for x in range(min(x for x, _ in there) - 1, max(x for x, _ in there) + 2):
        for y in range(min(y for _, y in there) - 1, max(y for _, y in there) + 2):
            for turns in range(4):
                drawing = DRAWINGS[kind].turned(turns)
                before = [DRAWINGS[kind].turned(fewer).lines for fewer in range(turns)]
                if (x, y) not in there and drawing.lines not in before and _agrees(there, drawing, x, y):
                    found.add((x, y, turns))
    return found


def _agrees(there: dict[Spot, Drawing], drawing: Drawing, x: int, y: int) -> bool:
    shared = [
        (edge, there[x + east, y + south].edges[-east, -south])
        for (east, south), edge in drawing.edges.items()
        if (x + east, y + south) in there
    ]
    return all(mine == theirs for mine, theirs in shared) and any(" " in mine for mine, _ in shared)
