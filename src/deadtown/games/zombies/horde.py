"""Which steps are open to the zombies: hundreds, and after each they are nearly the same (ZB-9.1)."""

from collections.abc import Container, Mapping
from functools import lru_cache

from deadtown.games.town import City
from deadtown.kernel import Option

CITIES_KEPT = 64

Step = tuple[int, Option]
"""A space, and the option to move a zombie there."""


@lru_cache(maxsize=CITIES_KEPT)
def steps_from(city: City) -> list[tuple[Step, ...]]:
    """The steps from each space, whoever stands there."""
    names = city.names
    return [
        tuple((to, ("zombie", names[space], names[to])) for to in near) for space, near in enumerate(city.neighbours)
    ]


@lru_cache(maxsize=CITIES_KEPT)
def surroundings(city: City) -> list[frozenset[int]]:
    """What each space is connected with."""
    return [frozenset(near) for near in city.neighbours]


class Moves:
    """The steps that are open to zombies that have not moved yet; each step changes a few of them."""

    def __init__(self, city: City, zombies: Mapping[int, int], moved: Container[int]) -> None:
        self.city = city
        self._steps = steps_from(city)
        self._taken = taken = set(zombies)
        waiting = [space for space, number in zombies.items() if number not in moved]
        self._waiting = set(waiting)
        self.open: dict[Option, None] = {
            option: None for space in waiting for to, option in self._steps[space] if to not in taken
        }
        """As an ordered set."""

    def make(self, space: int, to: int) -> None:
        """A zombie has made one of these steps: it waits no longer, one space is taken, another is left."""
        for _, option in self._steps[space]:
            self.open.pop(option, None)
        self._waiting.discard(space)
        self._taken.discard(space)
        self._taken.add(to)
        for near, _ in self._steps[to]:
            if near in self._waiting:
                self.open.pop(self._option(near, to), None)
        for near, _ in self._steps[space]:
            if near in self._waiting:
                self.open[self._option(near, space)] = None

    def _option(self, space: int, to: int) -> Option:
        return next(option for other, option in self._steps[space] if other == to)
