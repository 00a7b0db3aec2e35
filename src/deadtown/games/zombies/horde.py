"""What is open to the zombies: which steps (ZB-9.1), and which of them may be led (IS-3.7).

There are a hundred of them, and from one question to the next a few have moved. So what was found for a city is kept,
and looked at again only beside the spaces that have changed since. What comes out follows from the position alone,
whatever was asked before.
"""

from abc import abstractmethod
from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import chain
from threading import Lock

from deadtown.games.town import KEPT_CITIES, City
from deadtown.kernel import Option

Options = tuple[Option, ...]


class Ground(dict[int, Options]):
    """What is open on each space of a city, whoever stands there, as long as nothing changes beside it."""

    def __init__(self, city: City) -> None:
        super().__init__()
        self.names, self.neighbours = city.names, city.neighbours
        self.taken: set[int] = set()
        self._one_at_a_time = Lock()

    @abstractmethod
    def __missing__(self, space: int) -> Options:
        """Find out what is open on a space, and keep it."""

    def open(self, taken: Collection[int], spaces: Iterable[int]) -> list[Option]:
        """What is open on some spaces, when these are taken."""
        with self._one_at_a_time:
            changed = self.taken.symmetric_difference(taken)
            self.taken ^= changed
            for space in changed:
                for near in self.neighbours[space]:
                    self.pop(near, None)
            return [*chain.from_iterable(map(self.__getitem__, spaces))]


class Steps(Ground):
    """The steps to spaces that are not taken."""

    def __missing__(self, space: int) -> Options:
        names, taken = self.names, self.taken
        here = names[space]
        self[space] = steps = tuple([("zombie", here, names[to]) for to in self.neighbours[space] if to not in taken])
        return steps


class Leads(Ground):
    """A zombie may be led from a space, if a space beside it is not taken."""

    def __missing__(self, space: int) -> Options:
        hemmed_in = self.taken.issuperset(self.neighbours[space])
        self[space] = lead = () if hemmed_in else (("lead_from", self.names[space]),)
        return lead


steps_in = lru_cache(maxsize=KEPT_CITIES)(Steps)
leads_in = lru_cache(maxsize=KEPT_CITIES)(Leads)


def open_steps(city: City, zombies: Collection[int], waiting: Iterable[int]) -> list[Option]:
    """The steps to spaces without a zombie, of those zombies that have not moved yet (ZB-9.1)."""
    return steps_in(city).open(zombies, waiting)


def open_leads(city: City, zombies: Collection[int], waiting: Iterable[int]) -> list[Option]:
    """Those zombies that have not moved yet and can move at all (IS-3.7)."""
    return leads_in(city).open(zombies, waiting)
