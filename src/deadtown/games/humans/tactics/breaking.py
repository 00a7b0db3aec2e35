"""Barricades: what it is worth to break in somewhere, and to gather before it (HU-7.7 to HU-7.13)."""

from collections import Counter
from typing import Final

from deadtown.games.humans.tactics.scene import Scene
from deadtown.games.humans.tactics.temper import Temper
from deadtown.games.humans.tactics.ways import DIE, barricade
from deadtown.games.town import behind, doorsteps

INSIDE: Final = 0.3
"""What part of the worth of a human is won by opening the building."""
AT_ONCE: Final = 0.6
"""What part more is won when a zombie can go in at once."""
OPENED: Final = 0.25
"""What part of that is left when the building is open on another side."""
UNDERMINED: Final = 1.6
"""How much more it is worth to open a building on all sides."""
A_MINE: Final = 0.8
"""What the Miner's ability is worth as long as it is kept."""


class Breaking:
    """The buildings of the city, and who stands before them."""

    def __init__(self, scene: Scene, temper: Temper, human: float) -> None:
        self.scene = scene
        self.human = human * temper.indoors
        self.token = 0.5 * temper.token
        self.total = scene.crowd()
        self.own = Counter(scene.me.zombies)
        self._worth: dict[int, float] = {}
        self._later: dict[int, float] = {}

    def worth(self, doorstep: int, left: int) -> float:
        """What it is worth that a building is open on a doorstep, with so many steps left to go in."""
        scene = self.scene
        if doorstep in scene.openings or scene.city.building[doorstep] >= 0:
            return 0.0
        rooms = behind(scene.city, doorstep)
        if not rooms:
            return 0.0
        tile = doorstep // 9
        found = self._inside(tile)
        entering = min(sum(room in scene.humans for room in rooms), self.own[doorstep] or 1, left)
        return found + AT_ONCE * entering * self.human

    def _inside(self, tile: int) -> float:
        worth = self._worth.get(tile)
        if worth is None:
            scene = self.scene
            rooms = scene.city.rooms[tile]
            people = sum(room in scene.humans for room in rooms)
            tokens = sum(room in scene.dice for room in rooms)
            worth = INSIDE * self.human * people + self.token * tokens
            if any(step in scene.openings for step in doorsteps(scene.city, tile)):
                worth *= OPENED
            self._worth[tile] = worth
        return worth

    def chance(self, doorstep: int, zombies: int) -> float:
        """How likely so many zombies break in."""
        if not zombies:
            return 0.0
        need = barricade(self.scene.city, doorstep // 9) - zombies + 1
        return min((DIE + 1 - need) / DIE, 1.0)

    def now(self, doorstep: int) -> float:
        """To try it at once."""
        return self.chance(doorstep, self.total[doorstep]) * self.worth(doorstep, self.scene.left)

    def joining(self, start: int, goal: int) -> float:
        """What a zombie adds to the chance to break in where it goes, and takes from it where it was."""
        return self._more(goal, self.total[goal]) - self._more(start, self.total[start] - 1)

    def _more(self, doorstep: int, others: int) -> float:
        worth = self._later.get(doorstep)
        if worth is None:
            worth = self._later[doorstep] = self.worth(doorstep, 0)
        return 0.7 * worth * (self.chance(doorstep, others + 1) - self.chance(doorstep, others)) if worth else 0.0

    def undermining(self, tile: str) -> float:
        """The Miner's tokens round a building (HU-17.5)."""
        city = self.scene.city
        place = next(number for number, placed in enumerate(city.tiles) if placed.tile == tile)
        found = UNDERMINED * self._inside(place)
        for step in doorsteps(city, place):
            if self.own[step] and self.scene.left:
                found += AT_ONCE * self.human * sum(room in self.scene.humans for room in behind(city, step))
        return found - A_MINE
