"""``deadtown compare``: A against B, with the same seeds, seats and luck; or two simulations that were run before."""

import argparse
from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from deadtown.complaint import Complaint
from deadtown.lab.experiments.arguments import (
    add_doing_arguments,
    add_rotation_argument,
    add_shared_arguments,
    add_until_argument,
    as_command,
    check_outs,
    perform,
    read_shared,
    read_variant,
    shared_words,
    variant_words,
)
from deadtown.lab.experiments.comparison import SIDES, Paired, paired_sections, told_worth
from deadtown.lab.experiments.experiment import Experiment
from deadtown.lab.experiments.finished import FinishedComparison
from deadtown.lab.experiments.measures import Figure, key_of
from deadtown.lab.experiments.telling import Section
from deadtown.lab.experiments.variants import Shared, Variant, facts_of, plans_of
from deadtown.lab.handing_over import hand_over
from deadtown.lab.names import Names
from deadtown.lab.plan import labels_of
from deadtown.lab.playing import Played
from deadtown.lab.rows import TEXT, Record
from deadtown.lab.statistics import Estimate
from deadtown.lab.tables import open_console

NOTHING_CHANGED = "as above"


class Comparison(Experiment):
    """Two plans that share their luck."""

    marks = {"variant": TEXT}

    def __init__(self, shared: Shared, variants: Sequence[Variant], names: Names) -> None:
        super().__init__(plans_of(shared, variants), names)
        self.shared = shared
        self.variants = variants
        self.paired = Paired()
        one, other = self.plans
        if one.options == other.options and one.bots == other.bots and one.texts == other.texts:
            raise Complaint("A and B are the same: say with --a and --b what differs")

    @cached_property
    def labels(self) -> list[str]:
        """What the bots are called; of one that was replaced, both names."""
        names = self.names_of_kinds
        labels = [labels_of([pair[side] for pair in names]) for side in range(len(SIDES))]
        return [
            one if before == after else f"{one} → {other}"
            for (before, after), one, other in zip(names, *labels, strict=True)
        ]

    @property
    def title(self) -> str:
        return f"A against B, {self.games:,} games each"

    @property
    def facts(self) -> str:
        labels = (variant.label or NOTHING_CHANGED for variant in self.variants)
        told = (f"{side}: {label}" for side, label in zip(SIDES, labels, strict=True))
        playing = " against ".join(self.plans[0].labels)
        return f"{facts_of(self.plans, self.names, playing)}. {'. '.join(told)}"

    def add(self, games: Sequence[Sequence[Played]]) -> None:
        self.paired.take_in(*self.figures_in(games))

    @property
    def differences(self) -> dict[str, Estimate | None]:
        """What each figure differs by, by its name in JSON."""
        return {key_of(figure): self.paired.differences.difference(figure) for figure in self.paired.figures()}

    def looked_at(self) -> Iterable[Estimate | None]:
        return [self.paired.differences.difference(figure) for figure in self.leading()]

    def mark(self, place: int) -> Record:
        return {"variant": SIDES[place]}

    def sections(self) -> list[Section]:
        return list(paired_sections(self.paired, self.labels, self.names))

    def notes(self) -> list[str]:
        return told_worth(self.worth_of_pairs)

    @property
    def worth_of_pairs(self) -> list[float]:
        """As how many times as many games without the same luck these are, for each of the leading figures."""
        return self.paired.worth(self.leading())

    def leading(self) -> list[Figure]:
        equal = all(len(set(plan.bots)) == 1 for plan in self.plans)
        return self.paired.leading(equal=equal)

    def data(self) -> dict[str, Any]:
        variants = {
            side.lower(): {"differs": variant.label, "bots": list(plan.bots), "options": plan.options}
            for side, variant, plan in zip(SIDES, self.variants, self.plans, strict=True)
        }
        worth = {key_of(figure): value for figure in self.leading() for value in self.paired.worth([figure])}
        return {**self.told(), **variants, "worth_of_pairs": worth, "figures": self.paired.data()}

    def command(self) -> str:
        words = shared_words("compare", self.shared, self.games)
        for side, variant in zip(SIDES, self.variants, strict=True):
            words += variant_words(f"--{side.lower()}", variant)
        return as_command(words)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``deadtown compare`` understands."""
    parser.add_argument("game", help="the game; or the table (.parquet, .csv) or --keep file of a simulation")
    parser.add_argument("other", nargs="?", metavar="FILE", help="the table or --keep file of the other simulation")
    add_shared_arguments(parser, "who plays, one name a player, unless A or B says otherwise")
    add_rotation_argument(parser)
    differs = "what is different in {}: an option as name=value, set=name or bots=name,name; may be repeated"
    for side in SIDES:
        parser.add_argument(
            f"--{side.lower()}", action="append", default=[], metavar="WHAT=VALUE", help=differs.format(side)
        )
    add_until_argument(parser, "each bot's difference")
    add_doing_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Compare as asked."""
    if arguments.other is not None:
        return _compare_files(arguments)
    if arguments.bots is None and len(sides := _named_bots(arguments)) == len(SIDES):
        arguments.bots = sides[0]
    shared = read_shared(arguments)
    variants = [read_variant(shared.game, pairs) for pairs in (arguments.a, arguments.b)]
    return perform(Comparison(shared, variants, Names(shared.game, arguments.lang)), arguments)


def _named_bots(arguments: argparse.Namespace) -> list[str]:
    """Who plays in A and in B, where both say it."""
    return [
        next(pair.removeprefix("bots=") for pair in pairs if pair.startswith("bots="))
        for pairs in (arguments.a, arguments.b)
        if any(pair.startswith("bots=") for pair in pairs)
    ]


def _compare_files(arguments: argparse.Namespace) -> int:
    for name in ("bots", "games", "set", "option", "seed", "until", "hours", "keep", "a", "b", "no_rotation"):
        if getattr(arguments, name):
            raise Complaint(f"files tell what was played: leave out --{name.replace('_', '-')}")
    paths = check_outs(arguments)
    found = FinishedComparison(Path(arguments.game), Path(arguments.other), arguments.lang)
    console = open_console()
    hand_over(console, paths, found.save, lambda: found.show(console))
    return 0
