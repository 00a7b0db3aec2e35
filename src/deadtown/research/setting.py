"""What is played: a game, its options, and how many sit down."""

from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex

from deadtown.complaint import Complaint, unknown_game
from deadtown.games import GAMES
from deadtown.kernel import BadOptions, Chance, Game, Match
from deadtown.kernel.event import Listener
from deadtown.text import Speaker

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eva", "Finn")


class Setting:
    """A game with options for a number of players, from which matches are begun.

    Where nothing else is agreed on, it is played with the options of simulations: some games have an end then that they
    would not have among players who know nothing.
    """

    def __init__(self, game: str, players: SupportsIndex = 2, options: Mapping[str, Any] | None = None) -> None:
        self.game = known_game(game)
        self.players = whole_number(players, "the number of players")
        rules = self.game.rules
        self.given = {**self.game.figures.simulation_options, **(options or {})}
        """The options as plain values, without those that are as usual."""
        try:
            self.options = rules.read_options(self.given)
            rules.check_count(self.options, self.players)
            rules.start(self.options, NAMES[: self.players])
        except BadOptions as error:
            raise Complaint(Speaker(self.game, "en").refusal(error.refusal)) from None

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, (self.game.name, self.players, self.given)

    def start(
        self,
        seed: str | int,
        *,
        chance: Chance | None = None,
        rewindable: bool = False,
        listener: Listener | None = None,
    ) -> Match:
        """A new match; a number is as good a seed as its text."""
        return Match.start(
            self.game,
            NAMES[: self.players],
            self.options,
            seed=str(seed),
            chance=chance,
            rewindable=rewindable,
            listener=listener,
        )


def whole_number(given: SupportsIndex, what: str) -> int:
    """A whole number, also one of NumPy's. Raises Complaint."""
    try:
        return index(given)
    except TypeError:
        raise Complaint(f"{what} is a whole number, not {given!r}") from None


def known_game(name: str) -> Game[Any]:
    """The game of that name. Raises Complaint."""
    if name not in GAMES:
        raise unknown_game(name, GAMES)
    return GAMES[name]
