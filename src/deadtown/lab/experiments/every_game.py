"""What is played for the report of all games: each recommended set, by two and by four, with equal bots of a level."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from deadtown.kernel import Game
from deadtown.lab.experiments.measures import Figure, Measured, figures_of
from deadtown.lab.gathering import Gathering, Running
from deadtown.lab.plan import Plan, make_plan, sets_of
from deadtown.lab.playing import Played
from deadtown.lab.statistics import Estimate

LEVELS = ("normal", "hard")
"""Who plays, as far as they don't look ahead: that would take days."""
PLAYERS = (2, 4)
SLOW = "search"


class Line(NamedTuple):
    """Games of equal bots on one set."""

    set: str
    bots: str
    players: int
    plan: Plan


def lines_of(game: Game[Any], games: int, seed: str) -> Iterator[Line]:
    """All that is played of a game. Every game has luck of its own, and that of each line is the same."""
    for name, options in sets_of(game):
        seats = game.rules.seats_for(game.rules.read_options({**game.figures.simulation_options, **options}))
        for players in (count for count in PLAYERS if count in seats):
            for bots in levels_of(game):
                plan = make_plan(game.name, [bots] * players, games, seed, options, rotation=False)
                yield Line(name, bots, players, plan)


def levels_of(game: Game[Any]) -> dict[str, Sequence[str]]:
    """The levels that play without looking ahead, and the bots that play there."""
    levels = game.players.levels
    return {level: levels[level] for level in LEVELS if not any(bot.startswith(SLOW) for bot in levels[level])}


class GameReport:
    """How even one game is."""

    def __init__(self, game: Game[Any], games: int, seed: str, running: Running) -> None:
        self.game = game
        self.lines = list(lines_of(game, games, seed))
        self.measured = [Measured() for _ in self.lines]
        self.gathering = Gathering([line.plan for line in self.lines], seed, running)

    @property
    def games(self) -> int:
        """How many games there are of each line."""
        return self.gathering.rounds

    def play(self) -> None:
        for games in self.gathering.whole_rounds():
            self.take_in(games)

    def take_in(self, games: Sequence[Played]) -> None:
        """A game of each line."""
        scored = self.game.figures.scored
        for measured, line, played in zip(self.measured, self.lines, games, strict=True):
            measured.take_in([figures_of(played.row, range(line.players), scored=scored)])

    @property
    def sided(self) -> bool:
        """Whether it is told which side won, and not which place in turn order."""
        return bool(self.game.sides.roles)

    def shares(self, place: int) -> Mapping[str | int, Estimate]:
        """How often each side, or each place in turn order, won in the games of a line."""
        kind, measured = "role" if self.sided else "order", self.measured[place]
        told = {figure.who: measured.estimate(figure) for figure in measured.means if figure.kind == kind}
        return {who: share for who, share in sorted(told.items(), key=lambda one: str(one[0])) if share is not None}

    def even(self, place: int) -> float:
        """What each of them would win if all were equal."""
        return 1 / 2 if self.game.sides.has_teams else 1 / self.lines[place].players

    def mean(self, place: int, kind: str) -> Estimate | None:
        return self.measured[place].estimate(Figure(kind))
