"""The games that are played in a town: all of them are measured, by the same code."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from deadtown.games.humans import HUMANS
from deadtown.games.humans.combined import COMBINED
from deadtown.games.zombies import ZOMBIES
from deadtown.kernel import Game, Match

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eva", "Finn")


class Town(NamedTuple):
    """A game, or a variant of one."""

    name: str
    game: Game[Any]
    options: Mapping[str, Any] = {}
    has_windows: bool = True
    """Whether others may step in."""

    def lasting(self, rounds: int) -> dict[str, Any]:
        """Its options, with an end after so many rounds."""
        return {**self.options, "max_rounds": rounds}

    def start(self, players: int, rounds: int, seed: str, *, rewindable: bool = True, halts: bool = False) -> Match:
        """A match that lasts no longer than so many rounds."""
        options = self.game.rules.read_options(self.lasting(rounds))
        return Match.start(self.game, NAMES[:players], options, seed=seed, rewindable=rewindable, halts=halts)

    def matches(self, games: int, players: int, rounds: int, *, rewindable: bool = True) -> Iterator[Match]:
        """So many matches, each with its own luck."""
        for seed in range(games):
            yield self.start(players, rounds, f"bench {seed}", rewindable=rewindable)


TOWNS = (
    Town("Zombies!!!", ZOMBIES),
    Town("Intervention Squad", ZOMBIES, {"variant": "intervention_squad"}, has_windows=False),
    Town("Humans!!!", HUMANS),
    Town("Humans!!! with Zombies!!!", COMBINED),
)
