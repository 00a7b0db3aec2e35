"""Cards, items, heroes: who had them, took them and played them, and how often those won.

Events of a game tell who has and plays what (``Figures.things``), choices who takes something (``Figures.taking``).
Where things are on offer to everybody (``Figures.offer``), whoever had one is compared with those who could have had
it; else with all others of the same side.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any

from deadtown.kernel import HAD, PLAYED, Decision, Event, Figures, Option
from deadtown.lab.row import Row, Touched
from deadtown.lab.statistics import GroupedMean, Part

NEARLY_ALL = 0.85
"""The share of those who could have a thing from which on the others are too few to be compared with."""


class Noting:
    """Notes, in one game, what each seat had, took and played."""

    def __init__(self, figures: Figures[Any], seats: int) -> None:
        self.things: list[dict[str, Touched]] = [{} for _ in range(seats)]
        self._told = figures.things
        self._taking = figures.taking
        self._using = figures.using

    @property
    def listener(self) -> Callable[[Event], None] | None:
        """Hears the events of a match; nobody does where they tell of no things."""
        return self._hear if self._told else None

    def _hear(self, event: Any) -> None:
        told = self._told.get(type(event))
        if told is not None:
            how, field = told
            found = getattr(event, field)
            for thing in (found,) if isinstance(found, str) else found:
                touched = self._touched(event.seat, thing)
                touched.had += how == HAD
                touched.played += how == PLAYED

    def note(self, decision: Decision, option: Option) -> None:
        """What a seat takes by its own choice, or plays by it alone."""
        if option[0] in self._using:
            self._touched(decision.seat, str(option[1])).played += 1
        if self._taking.get(decision.kind) == option[0]:
            self._touched(decision.seat, str(option[1])).taken += 1

    def _touched(self, seat: int, thing: str) -> Touched:
        mine = self.things[seat]
        touched = mine.get(thing)
        if touched is None:
            touched = mine[thing] = Touched()
        return touched


class ThingSummary:
    """How often one thing was had, taken and played, and how often those won who did."""

    def __init__(self, seats: int, everyone: GroupedMean) -> None:
        self.offered = 0
        """How many seats could have had it, where it was on offer to all."""
        self.holding = 0
        """How many seats had it."""
        self.had, self.taken, self.played = [0] * seats, [0] * seats, [0] * seats
        """How often, by bot."""
        self.takers = GroupedMean()
        """How often a seat won that took it at least once."""
        self.takers_by_bot = [GroupedMean() for _ in range(seats)]
        self.leaders = GroupedMean()
        """How often a seat won that took more of it than every other."""
        self.players = GroupedMean()
        """How often a seat won that played it at least once."""
        self.keepers = GroupedMean()
        """How often a seat won that had it and never played it."""
        self._missers = GroupedMean()
        """How often a seat won to which it was on offer and that never had it."""
        self._holders = Part(everyone)
        self._holders_as: dict[str, Part] = {}

    def means(self, place: int, role: str, whole: GroupedMean, touched: Touched) -> Iterable[GroupedMean]:
        """Count how a seat touched it, and tell for which means its win counts."""
        self.had[place] += touched.had
        self.taken[place] += touched.taken
        self.played[place] += touched.played
        self.holding += 1
        if role not in self._holders_as:
            self._holders_as[role] = Part(whole)
        yield from (self._holders, self._holders_as[role])
        if touched.taken:
            yield from (self.takers, self.takers_by_bot[place])
        yield self.players if touched.played else self.keepers

    def missed(self) -> GroupedMean:
        """A seat could have had it and did not: its win counts here."""
        return self._missers

    @property
    def _of_its_side(self) -> Part:
        """Those who had it, among the seats of the one side that can, or among all."""
        ways = list(self._holders_as.values())
        return ways[0] if len(ways) == 1 else self._holders

    @property
    def holders(self) -> GroupedMean:
        """How often a seat won that had it."""
        return self._of_its_side

    @property
    def others(self) -> GroupedMean:
        """How often a seat won that could have had it and did not."""
        return self._missers if self.offered else self._of_its_side.rest()

    @property
    def without(self) -> GroupedMean:
        """The same, where they can be compared with those who had it; empty where nearly everybody did: who is left had
        a short game, and it says little of the thing."""
        return self.others if self.holding < NEARLY_ALL * self.chances else GroupedMean()

    @property
    def chances(self) -> int:
        """How many seats could have had it."""
        return self.offered or self._of_its_side.whole.count


def touched_in(row: Row) -> dict[str, dict[int, Touched]]:
    """The things of a game, each with those who touched it."""
    found: defaultdict[str, dict[int, Touched]] = defaultdict(dict)
    for seat, mine in enumerate(row.things):
        for thing, touched in mine.items():
            found[thing][seat] = touched
    return found
