"""The horde that moves, and what each move of it changes (HU-7)."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from deadtown.games.humans.tactics.breaking import Breaking
from deadtown.games.humans.tactics.chances import catch, point, trapped
from deadtown.games.humans.tactics.prospects import NEAR
from deadtown.games.humans.tactics.scene import Scene
from deadtown.games.humans.tactics.temper import Temper
from deadtown.games.humans.tactics.ways import FAR, distances, strides
from deadtown.games.town import connections

A_TOKEN: Final = 0.5
"""What a die token on the map is worth, beside one in hand."""
URGE: Final = 0.05
"""What it is worth to attempt anybody at all: nobody wins by waiting."""
IDLE: Final = 0.1
"""With less than this to go for a zombie stands idle."""
PULL: Final = 0.03
"""What a step nearer to anything is worth to such a zombie: more than the step costs."""
MOST_FINDS: Final = 10
"""How many of the nearest humans and die tokens are looked at."""
CLAIMED: Final = 0.35
"""What part of the worth of a human is left to a zombie when another one is as near."""

Find = tuple[list[int], float, int, int, int]
"""How far everything is from a human, its worth, the nearest zombie's steps and space, and the next one's steps."""


class Horde:
    """The active player's zombies, while they move."""

    def __init__(self, scene: Scene, temper: Temper) -> None:
        self.scene, self.temper = scene, temper
        self.me = scene.me
        self.own = Counter(self.me.zombies)
        self.total = scene.crowd()
        self.occupied = set(self.total)
        self.base = catch(scene, self.me, temper)
        self.point = point(self.me)
        self.prey = {space: self.chance(space, self.occupied) for space in self.attempted()}
        """The humans that will be attempted, and how likely they are captured."""
        near = connections(scene.city, scene.openings)
        self.strides = {space: strides(near, space, scene.left, scene.humans) for space in sorted(set(scene.movable))}
        """What each zombie can reach that may still move."""
        self.finds = self._finds()
        self._here: dict[int, float] = {}
        self.breaking = Breaking(scene, temper, self.base * self.point)

    def attempted(self) -> list[int]:
        """The spaces on which somebody will be attempted as zombies stand now."""
        return [space for space in self.scene.humans if space in self.own]

    def cornered(self) -> Iterable[int]:
        """The spaces on which somebody is captured who has no way out."""
        return self.scene.humans

    def chance(self, space: int, occupied: set[int]) -> float:
        """How likely a human on a space is captured."""
        free = trapped(self.scene, space, occupied, self.temper)
        return self.base + (1 - self.base) * free

    def _finds(self) -> list[Find]:
        scene, temper = self.scene, self.temper
        worth = self.base * self.point
        wanted = {space: worth * self.taste(space) for space in scene.humans if space not in self.prey}
        for space in scene.dice:
            wanted[space] = wanted.get(space, 0.0) + A_TOKEN * temper.token
        nearby = distances(scene.city, scene.openings, self.me.zombies)
        nearest = sorted(wanted, key=lambda space: (nearby[space], space))[:MOST_FINDS]
        return [self._find(space, wanted[space]) for space in nearest]

    def _find(self, space: int, value: float) -> Find:
        """Something of value on a space, and who could get there first."""
        ahead = distances(self.scene.city, self.scene.openings, (space,))
        steps = sorted([(ahead[zombie], zombie) for zombie in self.me.zombies])
        nearest, where = steps[0]
        return ahead, value, nearest, where, steps[1][0] if len(steps) > 1 else FAR

    # What a move changes

    def outlook(self, zombie: int, space: int) -> float:
        """What a zombie could go for next from a space: the best, and half of the next best."""
        alone = self.own[zombie] == 1
        best = second = 0.0
        for ahead, value, nearest, where, next_one in self.finds:
            steps = ahead[space]
            other = next_one if where == zombie and alone else nearest
            worth = value * NEAR[steps] if steps < other else CLAIMED * value * NEAR[steps]
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
        return best + second / 2

    def approach(self, start: int, goal: int) -> float:
        """What it is worth for later that a zombie is there rather than here."""
        here = self._here.get(start)
        if here is None:
            here = self._here[start] = self.outlook(start, start)
        found = self.outlook(start, goal) - here
        return found + PULL * (self.away(start) - self.away(goal)) if here < IDLE else found

    def away(self, space: int) -> int:
        """How far it is from a space to whatever is nearest."""
        return min([find[0][space] for find in self.finds], default=FAR)

    def moved(self, start: int, goal: int) -> float:
        """What it is worth that a zombie goes somewhere, steps apart."""
        scene, prey = self.scene, self.prey
        occupied = self.occupied
        if self.total[start] == 1 or goal not in occupied:
            occupied = occupied | {goal}
            if self.total[start] == 1:
                occupied.discard(start)
        found = self.approach(start, goal)
        caught = 0.0
        for space, before in prey.items():
            if space == start and self.own[start] == 1:
                caught -= before
            elif occupied is not self.occupied:
                caught += self.chance(space, occupied) - before
        if goal in scene.humans and goal not in prey:
            caught += self.chance(goal, occupied) * self.taste(goal) + URGE
        elif goal in scene.dice and goal not in scene.humans:
            found += self.temper.token
        return found + caught * self.point

    def taste(self, space: int) -> float:
        return self.temper.street if self.scene.city.building[space] < 0 else self.temper.indoors
