"""What is open to the zombies: which steps (ZB-9.1), and which of them may be led (IS-3.7).

There are a hundred of them, and from one question to the next a few have moved. So what was found for a city is kept,
and looked at again only beside the spaces that have changed since. What comes out follows from the position alone,
whatever was asked before.
"""

from collections.abc import Collection, Iterable
from functools import lru_cache
from threading import Lock

from deadtown.games.town import KEPT_CITIES, City
from deadtown.kernel import Option


class Ground:
    """A city as the zombies see it: what is open to who stands on a space, kept up with where zombies stand."""

    def __init__(self, city: City) -> None:
        self.names, self.neighbours = city.names, city.neighbours
        self.taken: set[int] = set()
        self._one_at_a_time = Lock()

    def open(self, zombies: Collection[int], waiting: Iterable[int]) -> list[Option]:
        """What is open to some of the zombies."""
        with self._one_at_a_time:
            changed = self.taken.symmetric_difference(zombies)
            if changed:
                self.taken ^= changed
                self.look_again(changed)
            return self.found(waiting)

    def look_again(self, changed: set[int]) -> None:
        """These spaces are taken now, or free again."""
        raise NotImplementedError

    def found(self, waiting: Iterable[int]) -> list[Option]:
        """What is open to some of the zombies, now that all changes have been looked at."""
        raise NotImplementedError


class Steps(Ground):
    """The steps to spaces that are not taken."""

    def __init__(self, city: City) -> None:
        super().__init__(city)
        self._steps: list[list[Option]] = [[]] * len(city.names)
        """Those of each zombie, by its space."""

    def look_again(self, changed: set[int]) -> None:
        taken, steps, steps_from = self.taken, self._steps, self._steps_from
        for space in changed:
            if space in taken:
                steps[space] = steps_from(space)
            for near in self.neighbours[space]:
                if near in taken:
                    steps[near] = steps_from(near)

    def _steps_from(self, space: int) -> list[Option]:
        names, taken = self.names, self.taken
        here = names[space]
        return [("zombie", here, names[to]) for to in self.neighbours[space] if to not in taken]

    def found(self, waiting: Iterable[int]) -> list[Option]:
        steps = self._steps
        return [step for space in waiting for step in steps[space]]


class Leads(Ground):
    """A zombie may be led away if a space beside it is not taken."""

    def __init__(self, city: City) -> None:
        super().__init__(city)
        self._leads: list[Option] = [("lead_from", name) for name in city.names]
        self._free_beside = [len(near) for near in city.neighbours]
        """How many spaces beside each space are not taken."""

    def look_again(self, changed: set[int]) -> None:
        taken, free_beside = self.taken, self._free_beside
        for space in changed:
            more = -1 if space in taken else 1
            for near in self.neighbours[space]:
                free_beside[near] += more

    def found(self, waiting: Iterable[int]) -> list[Option]:
        leads, free_beside = self._leads, self._free_beside
        return [leads[space] for space in waiting if free_beside[space]]


steps_in = lru_cache(maxsize=KEPT_CITIES)(Steps)
leads_in = lru_cache(maxsize=KEPT_CITIES)(Leads)


def open_steps(city: City, zombies: Collection[int], waiting: Iterable[int]) -> list[Option]:
    """The steps to spaces without a zombie, of those zombies that have not moved yet (ZB-9.1)."""
    return steps_in(city).open(zombies, waiting)


def open_leads(city: City, zombies: Collection[int], waiting: Iterable[int]) -> list[Option]:
    """Those zombies that have not moved yet and can move at all (IS-3.7)."""
    return leads_in(city).open(zombies, waiting)
