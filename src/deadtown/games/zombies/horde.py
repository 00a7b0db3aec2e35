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
    """A city as the zombies see it: what is open to who stands on a space, found anew when something changes near."""

    def __init__(self, city: City) -> None:
        self.names, self.neighbours = city.names, city.neighbours
        self.taken: set[int] = set()
        self._open: list[list[Option]] = [[]] * len(city.names)
        self._one_at_a_time = Lock()

    def options(self, space: int) -> list[Option]:
        """What is open to a zombie on a space."""
        raise NotImplementedError

    def open(self, zombies: Collection[int], waiting: Iterable[int]) -> list[Option]:
        """What is open to some of the zombies."""
        with self._one_at_a_time:
            changed = self.taken.symmetric_difference(zombies)
            if changed:
                self._look_again(changed)
            found = self._open
            return [option for space in waiting for option in found[space]]

    def _look_again(self, changed: set[int]) -> None:
        """These spaces are taken now, or free again."""
        taken, found, options = self.taken, self._open, self.options
        taken ^= changed
        for space in changed:
            if space in taken:
                found[space] = options(space)
            for near in self.neighbours[space]:
                if near in taken:
                    found[near] = options(near)


class Steps(Ground):
    """The steps to spaces that are not taken."""

    def options(self, space: int) -> list[Option]:
        names, taken = self.names, self.taken
        here = names[space]
        return [("zombie", here, names[to]) for to in self.neighbours[space] if to not in taken]


class Leads(Ground):
    """A zombie may be led away if a space beside it is not taken."""

    def options(self, space: int) -> list[Option]:
        hemmed_in = self.taken.issuperset(self.neighbours[space])
        return [] if hemmed_in else [("lead_from", self.names[space])]


steps_in = lru_cache(maxsize=KEPT_CITIES)(Steps)
leads_in = lru_cache(maxsize=KEPT_CITIES)(Leads)


def open_steps(city: City, zombies: Collection[int], waiting: Iterable[int]) -> list[Option]:
    """The steps to spaces without a zombie, of those zombies that have not moved yet (ZB-9.1)."""
    return steps_in(city).open(zombies, waiting)


def open_leads(city: City, zombies: Collection[int], waiting: Iterable[int]) -> list[Option]:
    """Those zombies that have not moved yet and can move at all (IS-3.7)."""
    return leads_in(city).open(zombies, waiting)
