"""A city in characters: three a space, with what stands and lies there. What that is, each game says."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Sequence
from typing import Any, ClassVar, NamedTuple

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from deadtown.games.town import City, Placed, Town, Turned
from deadtown.games.town.tiles import BLOCKED, INDOOR, SPACES
from deadtown.text import Speaker

WIDE = 3
"""How many characters a space has, and how many spaces a tile in a row."""
MARGIN = 5
MOST_ROWS = 7
"""So many rows of tiles are drawn at most."""

GROUND = {"R": "·", "P": "·", "H": "H", INDOOR: "░", BLOCKED: " "}
STYLES = {"R": "", "P": "", "H": "yellow", INDOOR: "cyan", BLOCKED: ""}
ARROWS = {-3: "↑", 1: "→", 3: "↓", -1: "←"}
"""Where a way leads from one space of a tile to another."""
OPEN = "?"


class Part(NamedTuple):
    """The cells that are drawn."""

    west: int
    east: int
    north: int
    south: int
    whole: bool
    """Whether that is the whole city."""

    def has(self, placed: Placed) -> bool:
        return self.west <= placed.x <= self.east and self.north <= placed.y <= self.south


class TownMap(ABC):
    """The map around one space, as much of it as there is room for."""

    part_told: ClassVar[str]
    """The text that says that this is a part of the city, around those of the active seat."""

    def __init__(self, speaker: Speaker, town: Town[Any], tiles: Sequence[Placed], drawn: str, active: int) -> None:
        self.speaker = speaker
        self.active = active
        self.city: City = town.city("|".join(f"{tile.tile} {tile.x} {tile.y} {tile.turns}" for tile in tiles))
        self.open_cells = set(self.city.open_cells) if drawn else set()

    @abstractmethod
    def focus(self) -> int:
        """The space that shall be in the middle."""

    @abstractmethod
    def things(self, space: int) -> Text:
        """What stands and lies on a space, in three characters at most."""

    @abstractmethod
    def ground(self, tile: int, local: int) -> str:
        """What a space is filled with, in three characters, of which things leave the last ones."""

    @abstractmethod
    def place(self, tile: int) -> str:
        """What a tile is called below the map, if it has a name."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        part = self.part((options.max_width - MARGIN) // (WIDE * WIDE + 1))
        yield from self._heads(part)
        for y in range(part.north, part.south + 1):
            yield self._border(part, y)
            for row in range(WIDE):
                yield self._row(part, y, row)
        yield self._border(part, part.south + 1)
        places = [self.place(number) for number, placed in enumerate(self.city.tiles) if part.has(placed)]
        if any(places):
            yield Text(" · ".join(filter(None, places)))
        if not part.whole:
            yield Text(self.speaker.say(self.part_told, seat=self.active), "dim")

    def part(self, columns: int) -> Part:
        """So many columns of cells at most, and not too many rows, around the focus."""
        cells = {*self.city.cells, *self.open_cells}
        focus = self.city.tiles[self.focus() // SPACES]
        west, east = around([x for x, _ in cells], focus.x, columns)
        north, south = around([y for x, y in cells if west <= x <= east], focus.y, MOST_ROWS)
        whole = all(west <= x <= east and north <= y <= south for x, y in cells)
        return Part(west, east, north, south, whole)

    # Lines

    def _heads(self, part: Part) -> Iterator[Text]:
        """The letter and the number of each column of spaces."""
        letters, numbers = Text(" " * MARGIN, "dim"), Text(" " * MARGIN, "dim")
        for x in range(part.west, part.east + 1):
            for column in range(WIDE):
                east = WIDE * x + column - 1
                letters.append("C".center(WIDE) if not east else "E".center(WIDE) if east > 0 else "W".center(WIDE))
                numbers.append(str(abs(east) or "").center(WIDE))
            letters.append(" ")
            numbers.append(" ")
        yield from (letters, numbers)

    def _border(self, part: Part, y: int) -> Text:
        """What lies between two rows of cells: a way where they are linked, else a line."""
        line = Text(" " * MARGIN)
        for x in range(part.west, part.east + 1):
            way = self._way((x, y - 1), "s", (x, y), "n")
            if way is None:
                line.append(" " * (WIDE * WIDE))
            else:
                line.append("───", "dim").append("···" if way else "───", "" if way else "dim").append("───", "dim")
            line.append(" ")
        return line

    def _row(self, part: Part, y: int, row: int) -> Text:
        """One row of spaces, with its name in the margin."""
        south = WIDE * y + row - 1
        name = f"S{south}" if south > 0 else f"N{-south}" if south else "C"
        line = Text(f"{name:>{MARGIN - 1}}", "dim")
        line.append_text(self._beside(part.west - 1, y, row))
        for x in range(part.west, part.east + 1):
            line.append_text(self._spaces(x, y, row))
            line.append_text(self._beside(x, y, row))
        return line

    def _spaces(self, x: int, y: int, row: int) -> Text:
        """Three spaces of a tile, or an empty cell."""
        number = self.city.cells.get((x, y))
        if number is None:
            mark = OPEN if (x, y) in self.open_cells and row == 1 else " "
            return Text(mark.center(WIDE * WIDE), "bold yellow")
        return Text("").join(self._space(number, WIDE * row + column) for column in range(WIDE))

    def _space(self, number: int, local: int) -> Text:
        space = SPACES * number + local
        things = self.things(space)
        return things.append(self.ground(number, local)[len(things) :], STYLES[self.city.kinds[space]])

    def _beside(self, x: int, y: int, row: int) -> Text:
        """What lies between a tile and the next one to the east."""
        way = self._way((x, y), "e", (x + 1, y), "w")
        if way is None:
            return Text(" ")
        return Text("·") if way and row == 1 else Text("│", "dim")

    def _way(self, here: tuple[int, int], side: str, there: tuple[int, int], back: str) -> bool | None:
        """Whether a road leads from one cell to the next, or out of the city; None if no tile lies on either."""
        cells, turned = self.city.cells, self.city.turned
        exits = [way in turned[cells[cell]].exits for cell, way in ((here, side), (there, back)) if cell in cells]
        return all(exits) if exits else None


class DrawnTile:
    """The tile that is to be placed, in each way in which it can be turned."""

    def __init__(self, speaker: Speaker, town: Town[Any], tile: str, doors: bool) -> None:
        self.speaker = speaker
        self.town = town
        self.tile = tile
        self.doors = doors
        """Whether doors matter."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        heads = {turns: self.speaker.say(f"terminal-town-turn-{turns}") for turns in self.town.rotations(self.tile)}
        width = max(WIDE * WIDE + 2, *map(len, heads.values())) + 2
        kind = self.town.kind_of(self.tile)
        yield Text(self.speaker.say("terminal-town-drawn", tile=kind.kind), "bold")
        fitting = max(1, options.max_width // width)
        turns = list(heads)
        for start in range(0, len(turns), fitting):
            some = turns[start : start + fitting]
            yield Text("".join(heads[turn].ljust(width) for turn in some), "dim")
            for line in zip(*(drawn_lines(kind.turned(turn), self.doors) for turn in some), strict=True):
                yield Text("".join(part.ljust(width) for part in line))


def drawn_lines(turned: Turned, doors: bool) -> list[str]:
    """A tile by itself, with its exits as openings of a frame."""
    lines = []
    for row in range(WIDE):
        spaces = ""
        for local in range(WIDE * row, WIDE * row + WIDE):
            kind = turned.kinds[local]
            door = door_of(turned, local) if doors else ""
            spaces += GROUND[kind] * (WIDE - 1) + (door or GROUND[kind])
        west, east = ("·" if row == 1 and side in turned.exits else "│" for side in "we")
        lines.append(f"{west}{spaces}{east}")
    north, south = (f"┼───{'···' if side in turned.exits else '───'}───┼" for side in "ns")
    return [north, *lines, south]


def door_of(turned: Turned, local: int) -> str:
    """Where the door of an indoor space leads, as an arrow; nothing if it has none."""
    if turned.kinds[local] != INDOOR:
        return ""
    return next((ARROWS[there - here] for here, there in turned.doors if here == local), "")


def around(places: Collection[int], focus: int, room: int) -> tuple[int, int]:
    """From where to where there is room for places, with the focus in the middle if that can be."""
    first, last = min(places), max(places)
    if last - first < room:
        return first, last
    start = min(max(first, focus - room // 2), last - room + 1)
    return start, start + room - 1
