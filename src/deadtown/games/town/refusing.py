"""What is wrong with a place that somebody names: what games refuse on the same grounds."""

import re

from deadtown.games.town.city import City
from deadtown.games.town.placing import fits
from deadtown.games.town.wording import CENTRE
from deadtown.kernel import Option

SPACE = re.compile(r"(?:([ew])(\d+))?(?:([ns])(\d+))?")
SIGN = {"e": 1, "w": -1, "s": 1, "n": -1}


def place_of(name: str | int) -> tuple[int, int] | None:
    """How far a space lies east and south of the centre of Town Square, if it can be the name of one."""
    if name == CENTRE:
        return 0, 0
    found = SPACE.fullmatch(name) if isinstance(name, str) else None
    if found is None or not name:
        return None
    across, east, along, south = found.groups()
    return SIGN[across or "e"] * int(east or 0), SIGN[along or "s"] * int(south or 0)


def placement_of(values: Option) -> tuple[int, int, int] | None:
    """A cell and a number of turns, if that is what was named."""
    if len(values) != 3 or not all(isinstance(value, int) for value in values):
        return None
    x, y, turns = map(int, values)
    return x, y, turns % 4


def misfit(city: City, tile: str, x: int, y: int, turns: int) -> str:
    """Why a tile does not fit on a cell; nothing if it does (ZB-5.3)."""
    if (x, y) in city.cells:
        return "cell-taken"
    if (x, y) not in city.open_cells:
        return "no-link"
    return "" if fits(city, tile, x, y, turns) else "road-into-wall"
