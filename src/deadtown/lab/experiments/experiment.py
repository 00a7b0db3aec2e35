"""An experiment: some plans that are played side by side, and what is made of their games."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from hashlib import blake2b
from typing import Any

from deadtown import __version__
from deadtown.lab.code import code_of
from deadtown.lab.experiments.measures import Figure, figures_of
from deadtown.lab.experiments.telling import Result
from deadtown.lab.experiments.until import Until
from deadtown.lab.gathering import Gathering, Running
from deadtown.lab.names import Names
from deadtown.lab.plan import Plan
from deadtown.lab.playing import Played
from deadtown.lab.row import read_row
from deadtown.lab.rows import GAMES_TABLE, Columns, Record
from deadtown.lab.statistics import Estimate


class Experiment(Result):
    """Takes in games, round by round, and tells what they come to."""

    marks: Columns = {}
    """The columns that tell from which of the plans a row is."""

    def __init__(self, plans: Sequence[Plan], names: Names) -> None:
        self.plans = plans
        self.names = names
        self.lines: list[list[bytes]] = [[] for _ in plans]
        """The rows of each plan, written down."""

    @property
    def games(self) -> int:
        """How many games of each plan were played."""
        return len(self.lines[0])

    @property
    def digest(self) -> str:
        """A short name of all results: equal results, equal name."""
        return blake2b(b"\n".join(b"\n".join(lines) for lines in self.lines), digest_size=16).hexdigest()

    @property
    def together(self) -> int:
        """How many games of each plan share their luck."""
        return max(plan.group_size for plan in self.plans)

    @abstractmethod
    def add(self, games: Sequence[Sequence[Played]]) -> None:
        """A round: of each plan, the games that share their luck."""

    @abstractmethod
    def looked_at(self) -> Iterable[Estimate | None]:
        """What must be known well enough when it is played until then."""

    @abstractmethod
    def mark(self, place: int) -> Record:
        """What tells a plan from the others."""

    @abstractmethod
    def command(self) -> str:
        """What does it again."""

    def take_in(self, games: Sequence[Played]) -> None:
        """A round: the first game of each plan, then the second of each, and so on."""
        parts = [games[place :: len(self.plans)] for place in range(len(self.plans))]
        for lines, part in zip(self.lines, parts, strict=True):
            lines += [played.line for played in part]
        self.add(parts)

    @cached_property
    def names_of_kinds(self) -> list[tuple[str, ...]]:
        """Who plays, one name a plan: bots of one name are told of as one."""
        return list(dict.fromkeys(zip(*(plan.bots for plan in self.plans), strict=True)))

    @cached_property
    def kinds(self) -> list[int]:
        """Which of them each place of the plans is."""
        return [self.names_of_kinds.index(names) for names in zip(*(plan.bots for plan in self.plans), strict=True)]

    def figures_in(self, games: Sequence[Sequence[Played]]) -> list[list[dict[Figure, float]]]:
        """The figures of a round, by plan."""
        scored = self.names.game.figures.scored
        return [
            [
                figures_of(played.row, [self.kinds[place] for place in plan.seating(played.game)], scored=scored)
                for played in part
            ]
            for plan, part in zip(self.plans, games, strict=True)
        ]

    def columns(self) -> Columns:
        told = [GAMES_TABLE.columns(plan) for plan in self.plans]
        return {**self.marks, **{name: kind for columns in told for name, kind in columns.items()}}

    def records(self) -> Iterator[Record]:
        for place, (plan, lines) in enumerate(zip(self.plans, self.lines, strict=True)):
            mark = self.mark(place)
            for index, line in enumerate(lines):
                for record in GAMES_TABLE.records(plan, read_row(line), index):
                    yield {**mark, **record}

    def again(self) -> dict[str, str]:
        game = self.names.game
        rules = f"{game.name} {game.version}"
        return {"Command": self.command(), "Deadtown": __version__, "Rules": rules, "Code": code_of(game)}

    def told(self) -> dict[str, Any]:
        """What the JSON of any experiment begins with."""
        return {
            "game": self.names.game.name,
            "rules": self.names.game.version,
            "deadtown": __version__,
            "code": code_of(self.names.game),
            "command": self.command(),
            "seed": self.plans[0].seed,
            "games": self.games,
        }


def carry_out(experiment: Experiment, running: Running, until: Until | None = None) -> Gathering:
    """Play until all is played, it is known well enough, the time is over or somebody wishes to stop."""
    gathering = Gathering(experiment.plans, experiment.plans[0].seed, running, experiment.together)
    for games in gathering.whole_rounds():
        experiment.take_in(games)
        gathering.enough = until is not None and until.reached(gathering.rounds, experiment.looked_at())
    return gathering
