"""The games of this table."""

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import Any

from deadtown.kernel import Game


class Shelf(MutableMapping[str, Game[Any]]):
    """Games by name. Each is loaded when it is first taken: most who start the program want one of them."""

    def __init__(self, **places: str) -> None:
        """Where each game is: its module."""
        self._places = places
        self._taken: dict[str, Game[Any]] = {}

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self._taken:
            module = import_module(self._places[name])
            self._taken[name] = getattr(module, name.upper())
        return self._taken[name]

    def __setitem__(self, name: str, game: Game[Any]) -> None:
        self._places.setdefault(name, "")
        self._taken[name] = game

    def __delitem__(self, name: str) -> None:
        del self._places[name]
        self._taken.pop(name, None)

    def __contains__(self, name: object) -> bool:
        return name in self._places

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


GAMES = Shelf(
    zombinion="deadtown.games.zombinion",
    zombiaki="deadtown.games.zombiaki",
    zombies="deadtown.games.zombies",
    humans="deadtown.games.humans",
    combined="deadtown.games.humans.combined",
    last_night="deadtown.games.last_night",
)
