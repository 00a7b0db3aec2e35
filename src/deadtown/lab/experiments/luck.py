"""``deadtown luck``: luck against decisions. The same luck with other decisions, the same decisions with other luck."""

import argparse
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import msgspec

from deadtown.complaint import Complaint
from deadtown.lab.experiments.arguments import (
    add_doing_arguments,
    add_rotation_argument,
    add_shared_arguments,
    as_command,
    perform,
    read_shared,
    shared_words,
)
from deadtown.lab.experiments.experiment import Experiment
from deadtown.lab.experiments.telling import Section, Table, drawn
from deadtown.lab.experiments.variants import Shared, Variant, facts_of, plans_of
from deadtown.lab.names import Names, percent, with_interval
from deadtown.lab.playing import Played
from deadtown.lab.row import Row, win_share
from deadtown.lab.rows import WHOLE, Record
from deadtown.lab.statistics import CONFIDENCE, Estimate, GroupedMean
from deadtown.lab.summary_data import estimate_data

if TYPE_CHECKING:
    from deadtown.lab.experiments.components import Field, Results

LEAST = 3
"""How many of either it takes to tell how far off the shares may be."""
LUCKS = 40
DECISIONS = 12
PARTS = {
    "who": "Who plays",
    "seat": "The seat",
    "pairing": "Who sits where",
    "luck": "The game's luck",
    "decisions": "The players' own luck",
    "interplay": "What luck and decisions do together",
}
METHOD = (
    "Each luck of the game was played with each luck of the players, in all seatings. A share tells how much of the "
    "variance of results is due to what alone: to who plays; to the seat; to the game's luck, whatever the players "
    "draw; to what the players draw, whatever the game's luck. The last is what takes both: a decision that was good "
    "with this luck and would be bad with another. A share below 0 is too small to be told from nothing."
)
SAME_ALL = "These bots draw no luck of their own: with the same luck they decide the same. Only who plays differs."


class LuckAgainstDecisions(Experiment):
    """A plan for each luck of the players, with the same lucks of the game in all of them."""

    marks = {"decisions_luck": WHOLE}

    def __init__(self, shared: Shared, lucks: int, decisions: int, names: Names) -> None:
        for called, number in (("--lucks", lucks), ("--decisions", decisions)):
            if number < LEAST:
                raise Complaint(f"{called} must be {LEAST} or more, not {number}")
        self.shared = shared
        (plan,) = plans_of(shared._replace(games=1), [Variant("")])
        games = lucks * plan.group_size
        plans = [
            msgspec.structs.replace(plan, games=games, own_luck=f"{plan.seed}/{number}") for number in range(decisions)
        ]
        super().__init__(plans, names)
        self.rounds: list[list[list[Row]]] = []
        """By luck of the game, luck of the players, and seating."""

    @property
    def lucks(self) -> int:
        return len(self.rounds)

    @property
    def title(self) -> str:
        return f"Luck against decisions: {self.lucks:,} lucks of the game with {len(self.plans)} of the players"

    @property
    def facts(self) -> str:
        games = f"{self.games * len(self.plans):,} games"
        return f"{' against '.join(self.plans[0].labels)}: {facts_of(self.plans[:1], self.names, games)}"

    def add(self, games: Sequence[Sequence[Played]]) -> None:
        self.rounds.append([[played.row for played in part] for part in games])

    def looked_at(self) -> Iterable[Estimate | None]:
        return []

    def mark(self, place: int) -> Record:
        return {"decisions_luck": place + 1}

    @property
    def fields(self) -> "list[Field]":
        """Which bot sits at which seat, in each seating one after another."""
        from deadtown.lab.experiments.components import Field

        plan = self.plans[0]
        kinds = list(dict.fromkeys(plan.bots))
        return [
            Field(kinds.index(plan.bots[place]), seat)
            for seating in range(plan.group_size)
            for seat, place in enumerate(plan.seating(seating))
        ]

    @property
    def decisions_matter(self) -> bool:
        """Whether other decisions were ever taken with the same luck."""
        return any(rows != part[0] for part in self.rounds for rows in part)

    def wins(self) -> "Results":
        import numpy as np

        seats = range(self.plans[0].seats)
        return np.array(
            [[[win_share(row, seat) for row in rows for seat in seats] for rows in part] for part in self.rounds]
        )

    def scores(self) -> "Results | None":
        """Of the lucks with which all games came to an end; None where points aren't counted, or few did."""
        import numpy as np

        ended = [part for part in self.rounds if all(row.scores for rows in part for row in rows)]
        if not self.names.game.figures.scored or len(ended) < LEAST:
            return None
        return np.array([[[float(score) for row in rows for score in row.scores] for rows in part] for part in ended])

    def shares(self) -> dict[str, dict[str, Estimate]]:
        """Of wins, and of scores: the share of each part."""
        from deadtown.lab.experiments.components import shares_of

        if self.lucks < LEAST:
            return {}
        told = {"wins": self.wins(), "scores": self.scores()}
        found = {name: shares_of(results, self.fields) for name, results in told.items() if results is not None}
        return {name: shares for name, shares in found.items() if shares is not None}

    def same_winner(self) -> dict[str, Estimate | None]:
        """How often two games in the same seating have the same winner: with the same luck of the game and other of the
        players, the other way round, and where both are others."""
        won = [[[tuple(row.winners) for row in rows] for rows in part] for part in self.rounds]
        seatings = range(self.plans[0].group_size)
        by_luck = [[[rows[seating] for rows in part] for part in won] for seating in seatings]
        by_decisions = [[list(column) for column in zip(*table, strict=True)] for table in by_luck]
        luck, decisions = (_alike(tables) for tables in (by_luck, by_decisions))
        every = [Counter(winner for row in table for winner in row) for table in by_luck]
        pairs = sum(_pairs(one.values()) for one in every) - luck.total - decisions.total
        count = sum(one.total() * (one.total() - 1) // 2 for one in every) - luck.count - decisions.count
        return {
            "the same luck, other decisions": luck.rate(),
            "the same decisions, other luck": _plain(decisions.total, decisions.count),
            "other luck, other decisions": _plain(pairs, count),
        }

    def sections(self) -> list[Section]:
        shares = self.shares()
        heads = [f"Share of {name} ({CONFIDENCE:.0%})" for name in shares]
        parts = [part for part in PARTS if any(found[part].value or found[part].high for found in shares.values())]
        rows = [[PARTS[part], *(share_with_interval(found[part]) for found in shares.values())] for part in parts]
        told = []
        if shares:
            figures = {name: [found[part] for part in parts] for name, found in shares.items()}
            draw = drawn("parts", figures, [PARTS[part] for part in parts])
            table = Table("What makes results differ", ["What makes results differ", *heads], rows)
            told.append(Section("parts", "What makes results differ", [table], draw, METHOD))
        alike = [[name.capitalize(), _told(found)] for name, found in self.same_winner().items()]
        title = "How often the winner is the same"
        return [*told, Section("winner", title, [Table(title, ["Two games with", "The same winner"], alike)])]

    def notes(self) -> list[str]:
        return [] if self.decisions_matter else [SAME_ALL]

    def data(self) -> dict[str, Any]:
        shares = {
            name: {part: estimate_data(share) for part, share in found.items()} for name, found in self.shares().items()
        }
        return {
            **self.told(),
            "bots": list(self.plans[0].bots),
            "options": self.plans[0].options,
            "lucks": self.lucks,
            "decisions": len(self.plans),
            "decisions_matter": self.decisions_matter,
            "shares": shares,
            "same_winner": {name: estimate_data(found) for name, found in self.same_winner().items()},
        }

    def command(self) -> str:
        words = shared_words("luck", self.shared, None)
        return as_command([*words, "--lucks", str(self.lucks), "--decisions", str(len(self.plans))])


def _alike(tables: Sequence[Sequence[Sequence[Hashable]]]) -> GroupedMean:
    """How many pairs in a row are alike; the rows of all tables at one place belong together."""
    mean = GroupedMean()
    for rows in zip(*tables, strict=True):
        counts = [Counter(row) for row in rows]
        mean.add(sum(_pairs(one.values()) for one in counts), sum(_pairs([one.total()]) for one in counts))
    return mean


def _pairs(counts: Iterable[int]) -> int:
    return sum(count * (count - 1) // 2 for count in counts)


def _plain(pairs: float, count: int) -> Estimate | None:
    """A rate of pairs that belong to each other in more than one way: no interval can be given."""
    return Estimate(pairs / count, float("nan"), float("nan")) if count else None


def share_with_interval(share: Estimate) -> str:
    """A share and the ends of its interval, in percent; what is too small to be told from nothing may be below it."""
    value, low, high = (f"{100 * figure:.1f}".replace("-", "−") for figure in share)
    return f"{value}% ({low} to {high})"


def _told(found: Estimate | None) -> str:
    return percent(found) if found is None or found.low != found.low else with_interval(found)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``deadtown luck`` understands."""
    parser.add_argument("game", help="the game")
    add_shared_arguments(parser, "who plays, one name a player", games="")
    add = parser.add_argument
    add("--lucks", type=int, default=LUCKS, metavar="N", help=f"how many lucks of the game ({LUCKS})")
    add("--decisions", type=int, default=DECISIONS, metavar="N", help=f"how many of the players' own ({DECISIONS})")
    add_rotation_argument(parser)
    add_doing_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play the design as asked."""
    need_numpy()
    shared = read_shared(arguments)
    names = Names(shared.game, arguments.lang)
    return perform(LuckAgainstDecisions(shared, arguments.lucks, arguments.decisions, names), arguments)


def need_numpy() -> None:
    if find_spec("numpy") is None:
        raise Complaint("luck needs numpy: pip install 'deadtown[lab]'")
