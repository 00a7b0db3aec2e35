"""Where tiles are laid, and humans and die tokens on them (HU-5, HU-16.9)."""

from typing import Final

from deadtown.games.humans.tactics.prospects import NEAR, Prospects
from deadtown.games.humans.tactics.scene import Scene
from deadtown.games.humans.tactics.temper import Temper
from deadtown.games.humans.tactics.ways import FAR, WALL
from deadtown.games.town.tiles import MIDDLE, OPPOSITE, SPACES, STEP
from deadtown.kernel import Option

NARROW: Final = 3
"""With fewer open roads the map may soon be closed."""
A_ROAD: Final = 0.05
"""What one of these is worth."""
BEHIND_A_WALL: Final = 0.6
"""What part of the people of a building count: they are captured one after the other."""


def placing(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """The cell and turn of a tile: near the own horde, far from others, and the map stays open."""
    prospects = Prospects(scene, temper)
    return [placed_at(scene, temper, prospects, *map(int, option[1:])) for option in options]


def placed_at(scene: Scene, temper: Temper, prospects: Prospects, x: int, y: int, turns: int) -> float:
    """What it is worth that the tile lies in a cell."""
    city = scene.city
    kind = city.town.kind_of(scene.drawn)
    doors = []
    opened = len(city.open_cells) - 1
    for side in kind.turned(turns).exits:
        east, south = STEP[side]
        cell = (x + east, y + south)
        other = city.cells.get(cell)
        if other is not None:
            doors.append(SPACES * other + MIDDLE[OPPOSITE[side]])
        elif cell not in city.open_cells:
            opened += 1
    worth = -A_ROAD * max(NARROW - opened, 0) if scene.tiles_left else 0.0
    if kind.barricade:
        people = temper.indoors * (BEHIND_A_WALL * kind.humans + 2 * temper.token * kind.dice)
        beyond = 2 + WALL[kind.barricade]
    else:
        people, beyond = temper.street * kind.humans, 2
    for weight, ahead in prospects.interests:
        steps = beyond + min([ahead[door] for door in doors])
        worth += weight * people * NEAR[min(steps, FAR)]
    return worth


def putting(scene: Scene, options: list[Option], temper: Temper) -> list[float]:
    """Humans where the own horde gets them; where one may stay away, where it does not."""
    at, number = Prospects(scene, temper).at, scene.city.number
    return [at(number[str(option[1])]) * (-1 if option[0] == "leave" else 1) for option in options]
