"""A game: what it is called, and its facets."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from pickle import PicklingError
from typing import Any, Generic

from deadtown.kernel.facets import Eyes, Figures, Players, Sides, Words
from deadtown.kernel.play import S
from deadtown.kernel.rules import Rules


def find_by_name(place: str, name: str) -> "Game[Any]":
    """A game by the name that a module has for it."""
    found = getattr(import_module(place), name)
    assert isinstance(found, Game)
    return found


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S]):
    """One game, put together from what its modules know of it. Each room looks at the facets that concern it.

    A game holds no match: everything that changes is in the state.
    """

    name: str
    version: str
    """Of its rules. A record or a running match of another version is not silently changed."""
    families: tuple[str, ...]
    """What the ids of its clauses begin with: one family a rulebook that it is played by, the main one first."""
    folder: Path
    """Where the texts and rulebooks of this game are."""
    leans_on: Mapping[str, "Game[Any]"] = field(default_factory=dict)
    """Games whose rules and texts hold here too where this one says nothing else, each by the family of its clauses
    that does, the nearest first. Whether a clause of theirs has a part, this game says (``Words.holds``)."""
    complete: bool = False
    """Whether every clause is carried out and proved."""
    minutes: tuple[int, int] | None = None
    """How long people play it, from a short game to a long one, where that is known."""
    rules: Rules[S]
    eyes: Eyes[S]
    words: Words[S]
    players: Players = field(default_factory=Players)
    sides: Sides[S] = field(default_factory=Sides)
    figures: Figures[S] = field(default_factory=Figures)

    def __reduce__(self) -> tuple[Callable[[str, str], "Game[Any]"], tuple[str, str]]:
        """Pickled by the name that a module has for it, as functions are. Raises PicklingError where none has."""
        # What the program was started with may be another module elsewhere, so it is asked last.
        for place in sorted(sys.modules, key=lambda name: (name == "__main__", name)):
            for name, value in list(vars(sys.modules[place]).items()):
                if value is self:
                    return find_by_name, (place, name)
        raise PicklingError(f"the game {self.name} can't be pickled: no module has a name for it")

    @property
    def all_families(self) -> tuple[str, ...]:
        """What the ids of clauses begin with that hold here, its own first."""
        return (*self.families, *self.leans_on)

    @property
    def folders(self) -> tuple[Path, ...]:
        """Where its texts are looked for, its own folder first."""
        return tuple(dict.fromkeys((self.folder, *(other.folder for other in self.leans_on.values()))))

    def teams_in(self, state: S) -> list[int]:
        """The team of each seat."""
        return [self.sides.team(state, seat) for seat in range(self.rules.seats_in(state))]

    def partners(self, state: S, seat: int) -> list[int]:
        """The other seats of a seat's team."""
        teams = self.teams_in(state)
        return [other for other, team in enumerate(teams) if team == teams[seat] and other != seat]
