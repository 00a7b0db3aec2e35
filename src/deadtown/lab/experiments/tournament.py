"""``deadtown tournament``: all against all, with the same luck at every table, and ratings."""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cached_property
from importlib.util import find_spec
from typing import Any

from deadtown.complaint import Complaint
from deadtown.lab.experiments.arguments import (
    add_doing_arguments,
    add_shared_arguments,
    add_until_argument,
    as_command,
    perform,
    read_shared,
    shared_words,
)
from deadtown.lab.experiments.experiment import Experiment
from deadtown.lab.experiments.pairings import all_tables, comparisons, some_tables
from deadtown.lab.experiments.telling import Section, Table, drawn
from deadtown.lab.experiments.variants import Shared, Variant, facts_of, plans_of
from deadtown.lab.names import Names, percent, plus_minus, with_interval
from deadtown.lab.plan import labels_of
from deadtown.lab.playing import Played
from deadtown.lab.row import win_share
from deadtown.lab.rows import WHOLE, Record
from deadtown.lab.statistics import CONFIDENCE, Estimate, GroupedMean
from deadtown.lab.summary_data import estimate_data

MOST_TABLES = 60
"""How many tables there are at most, unless it is told."""
FULL_CELLS = 4
"""Up to so many bots, the table of all against all tells intervals, too."""
METHOD = (
    "Ratings by Bradley and Terry: 400 points more are odds of ten to one. Every bot plays every seat, and so every "
    "side, equally often; the luck is the same at all tables. Intervals are at 95%, by drawing the groups of games "
    "that share their luck again."
)
CROSS = (
    "How often the bot of the row did better than that of the column. Winners did better than all others; who shares a "
    "win is level, which counts half."
)


class Tournament(Experiment):
    """A plan for each table."""

    marks = {"table": WHOLE}

    def __init__(
        self,
        shared: Shared,
        players: int,
        names: Names,
        *,
        tables: int = MOST_TABLES,
        pinned: tuple[str, float] | None = None,
    ) -> None:
        self.shared = shared
        self.bots = list(shared.bots)
        self.players = players
        self.most = tables
        self.pinned = pinned
        if len(set(self.bots)) < len(self.bots) or len(self.bots) < 2:
            raise Complaint("a tournament is for two different bots or more, each named once")
        if pinned is not None and pinned[0] not in self.bots:
            raise Complaint(f"--anchor {pinned[0]}: it does not play")
        if tables < 1:
            raise Complaint(f"--tables must be 1 or more, not {tables}")
        self.seated = some_tables(all_tables(len(self.bots), players), tables, shared.seed)
        variants = [Variant("", bots=[self.bots[bot] for bot in table]) for table in self.seated]
        super().__init__(plans_of(shared, variants), names)
        self.points: list[list[list[float]]] = []
        """In each round: how often each bot did better than each."""
        self._rated: tuple[int, list[Estimate]] = (0, [])
        self.against: defaultdict[tuple[int, int], GroupedMean] = defaultdict(GroupedMean)
        self.won = [GroupedMean() for _ in self.bots]
        self.score = [GroupedMean() for _ in self.bots]
        self.as_role: defaultdict[tuple[int, str], GroupedMean] = defaultdict(GroupedMean)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        return labels_of(self.bots)

    @property
    def title(self) -> str:
        tables = "1 table" if len(self.plans) == 1 else f"{len(self.plans)} tables"
        return f"Tournament of {len(self.bots)} bots, {tables} of {self.players}, {self.games:,} games each"

    @property
    def facts(self) -> str:
        return facts_of(self.plans, self.names, ", ".join(self.labels))

    def add(self, games: Sequence[Sequence[Played]]) -> None:
        sums: dict[GroupedMean, tuple[float, int]] = {}

        def count(mean: GroupedMean, figure: float) -> None:
            total, often = sums.get(mean, (0.0, 0))
            sums[mean] = (total + figure, often + 1)

        points = [[0.0] * len(self.bots) for _ in self.bots]
        for plan, table, part in zip(self.plans, self.seated, games, strict=True):
            for played in part:
                row, bots = played.row, [table[place] for place in plan.seating(played.game)]
                for one, other, share in comparisons(row, bots):
                    for better, worse, counts in ((one, other, share), (other, one, 1 - share)):
                        points[better][worse] += counts
                        count(self.against[better, worse], counts)
                for seat, bot in enumerate(bots):
                    count(self.won[bot], win_share(row, seat))
                    if row.scores:
                        count(self.score[bot], row.scores[seat])
                    if row.roles:
                        count(self.as_role[bot, row.roles[seat]], win_share(row, seat))
        self.points.append(points)
        for mean, (total, often) in sums.items():
            mean.add(total, often)

    def looked_at(self) -> Iterable[Estimate | None]:
        return [mean.rate() for mean in self.won]

    def mark(self, place: int) -> Record:
        return {"table": place + 1}

    def ratings(self) -> list[Estimate]:
        """Of each bot. They are found once for as many games."""
        from deadtown.lab.experiments.ratings import rate

        games, found = self._rated
        if games != self.games:
            pinned = None if self.pinned is None else (self.bots.index(self.pinned[0]), self.pinned[1])
            found = rate(self.points, self.shared.seed, pinned)
            self._rated = (self.games, found)
        return found

    def sections(self) -> list[Section]:
        ratings = self.ratings()
        ranked = sorted(range(len(self.bots)), key=lambda bot: -ratings[bot].value)
        labels = [self.labels[bot] for bot in ranked]
        told = [
            Section(
                "ratings",
                "Ratings",
                [self._ratings_table(ranked, ratings)],
                drawn("ratings", [ratings[bot] for bot in ranked], labels),
                METHOD,
            ),
            Section(
                "cross",
                "All against all",
                [self._cross_table(ranked)],
                drawn("cross", [[self._against(one, two) for two in ranked] for one in ranked], labels),
                CROSS,
            ),
        ]
        roles = self.names.game.sides.roles
        if roles:
            rows = [
                [self.labels[bot], *(with_interval(self.as_role[bot, role].rate()) for role in roles)] for bot in ranked
            ]
            heads = [f"{self.names.role(role)} ({CONFIDENCE:.0%})" for role in roles]
            told.append(Section("sides", "By side", [Table("By side", ["Won as", *heads], rows)]))
        return told

    def _against(self, one: int, other: int) -> Estimate | None:
        return self.against[one, other].rate() if one != other else None

    def _ratings_table(self, ranked: Sequence[int], ratings: Sequence[Estimate]) -> Table:
        scored = self.names.game.figures.scored
        heads = ["Bot", f"Rating ({CONFIDENCE:.0%})", "Games", f"Win rate ({CONFIDENCE:.0%})"]
        rows = [
            [
                self.labels[bot],
                rating_with_interval(ratings[bot]),
                f"{self.won[bot].count:,}",
                with_interval(self.won[bot].rate()),
                *([plus_minus(self.score[bot].average())] if scored else []),
            ]
            for bot in ranked
        ]
        return Table("Ratings", [*heads, *(["Score"] if scored else [])], rows)

    def _cross_table(self, ranked: Sequence[int]) -> Table:
        write = with_interval if len(ranked) <= FULL_CELLS else percent
        rows = [[self.labels[one], *(write(self._against(one, other)) for other in ranked)] for one in ranked]
        return Table("All against all", ["Better than", *(self.labels[bot] for bot in ranked)], rows)

    def data(self) -> dict[str, Any]:
        bots = [
            {
                "bot": bot,
                "rating": estimate_data(rating),
                "games": self.won[place].count,
                "win_rate": estimate_data(self.won[place].rate()),
                "score": estimate_data(self.score[place].average()),
                "roles": {
                    role: estimate_data(self.as_role[place, role].rate()) for role in self.names.game.sides.roles
                },
                "against": {
                    other: estimate_data(self._against(place, there))
                    for there, other in enumerate(self.bots)
                    if there != place
                },
            }
            for place, (bot, rating) in enumerate(zip(self.bots, self.ratings(), strict=True))
        ]
        tables = [list(plan.bots) for plan in self.plans]
        return {**self.told(), "options": self.plans[0].options, "tables": tables, "bots": bots}

    def command(self) -> str:
        words = shared_words("tournament", self.shared, self.games)
        words += ["--players", str(self.players)]
        if self.most != MOST_TABLES:
            words += ["--tables", str(self.most)]
        if self.pinned is not None:
            words += ["--anchor", f"{self.pinned[0]}={self.pinned[1]:g}"]
        return as_command(words)


def rating_with_interval(found: Estimate) -> str:
    """A rating and the ends of its interval."""
    return f"{found.value:.0f}" if found.low != found.low else f"{found.value:.0f} ({found.low:.0f}–{found.high:.0f})"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``deadtown tournament`` understands."""
    parser.add_argument("game", help="the game")
    add_shared_arguments(parser, "all bots that take part", games="how many games at each table")
    add = parser.add_argument
    add("--players", type=int, default=2, metavar="N", help="how many play at a table (2)")
    add("--tables", type=int, default=MOST_TABLES, metavar="N", help=f"how many tables at most ({MOST_TABLES})")
    add(
        "--anchor",
        metavar="BOT=RATING",
        help="pin a bot to a rating, such as random=1000; else all are 1500 on average",
    )
    add_until_argument(parser, "each bot's win rate")
    add_doing_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play the tournament as asked."""
    need_choix()
    shared = read_shared(arguments)
    found = Tournament(
        shared,
        arguments.players,
        Names(shared.game, arguments.lang),
        tables=arguments.tables,
        pinned=None if arguments.anchor is None else read_anchor(arguments.anchor),
    )
    return perform(found, arguments)


def need_choix() -> None:
    if find_spec("choix") is None:
        raise Complaint("a tournament needs choix: pip install 'deadtown[lab]'")


def read_anchor(text: str) -> tuple[str, float]:
    """A bot and its rating, from ``random=1000``."""
    bot, _, rating = (part.strip() for part in text.rpartition("="))
    try:
        return bot, float(rating)
    except ValueError:
        raise Complaint(f"--anchor {text!r}: write it as bot=rating") from None
