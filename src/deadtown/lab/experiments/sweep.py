"""``deadtown sweep``: the same games for each value of an option, or each pair of values of two, with the same luck."""

import argparse
from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any

from deadtown.complaint import Complaint
from deadtown.lab.experiments.arguments import (
    add_doing_arguments,
    add_rotation_argument,
    add_shared_arguments,
    add_until_argument,
    as_command,
    perform,
    read_shared,
    shared_words,
)
from deadtown.lab.experiments.axes import Axis, Cell, read_axes
from deadtown.lab.experiments.comparison import told_worth, worth_of_pairs, written_difference
from deadtown.lab.experiments.experiment import Experiment
from deadtown.lab.experiments.measures import (
    Figure,
    Measured,
    called,
    difference_of,
    key_of,
    leading,
    ordered,
    told_once,
)
from deadtown.lab.experiments.telling import Section, Table, drawn
from deadtown.lab.experiments.variants import Shared, facts_of, plans_of
from deadtown.lab.names import Names, plus_minus, with_interval
from deadtown.lab.plan import labels_of
from deadtown.lab.playing import Played
from deadtown.lab.rows import TEXT, WHOLE, Columns, Record
from deadtown.lab.statistics import CONFIDENCE, Estimate
from deadtown.lab.summary_data import estimate_data

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Drawing

MOST_CELLS = 400
CELL = "cell"
METHOD = (
    "All cells have the same seeds, seats and luck, so differences between them are due to the options. Each is "
    "compared with the first cell, game by game."
)


class Sweep(Experiment):
    """A grid of plans that share their luck."""

    def __init__(self, shared: Shared, axes: Sequence[Axis], names: Names) -> None:
        self.shared = shared
        self.axes = axes
        self.cells = [Cell(values) for values in product(*(axis.values for axis in axes))]
        if not axes or len(self.cells) < 2:
            raise Complaint("there is nothing to sweep over: --over name=value,value")
        if len(self.cells) > MOST_CELLS:
            raise Complaint(f"{len(self.cells):,} cells are too many; {MOST_CELLS} are the most")
        super().__init__(plans_of(shared, [cell.variant for cell in self.cells]), names)
        self.measured = [Measured() for _ in self.cells]
        self.differences = [Measured() for _ in self.cells]

    @property
    def marks(self) -> Columns:  # type: ignore[override]
        return {CELL: WHOLE, **{f"over_{axis.name}": TEXT for axis in self.axes}}

    @property
    def labels(self) -> list[str]:
        """What the bots are called: where they change, by their places."""
        names = self.names_of_kinds
        same = all(len(set(kind)) == 1 for kind in names)
        return list(labels_of([kind[0] for kind in names])) if same else [f"Bot {one + 1}" for one in range(len(names))]

    @property
    def title(self) -> str:
        over = " and ".join(axis.name for axis in self.axes)
        return f"Sweep over {over}, {self.games:,} games in each of {len(self.cells)} cells"

    @property
    def facts(self) -> str:
        first = self.plans[0]
        playing = first.labels if all(plan.bots == first.bots for plan in self.plans) else self.labels
        return facts_of(self.plans, self.names, " against ".join(playing))

    def add(self, games: Sequence[Sequence[Played]]) -> None:
        told = self.figures_in(games)
        for place, part in enumerate(told):
            self.measured[place].take_in(part)
            self.differences[place].take_in([difference_of(*pair) for pair in zip(told[0], part, strict=True)])

    def figures(self) -> list[Figure]:
        return ordered({figure: None for measured in self.measured for figure in measured.means})

    def leading(self) -> list[Figure]:
        """What is drawn, and looked at first."""
        equal = all(len(set(plan.bots)) == 1 for plan in self.plans)
        return leading(self.figures(), equal=equal)

    def values(self, name: str) -> list[Estimate | None]:
        """A figure in each cell, by its name in JSON, such as ``won 1``."""
        named = {key_of(figure): figure for figure in self.figures()}
        return [measured.estimate(named[name]) for measured in self.measured]

    def looked_at(self) -> Iterable[Estimate | None]:
        return [measured.estimate(figure) for measured in self.measured for figure in self.leading()]

    def mark(self, place: int) -> Record:
        texts = {
            f"over_{axis.name}": value.text for axis, value in zip(self.axes, self.cells[place].values, strict=True)
        }
        return {CELL: place + 1, **texts}

    def sections(self) -> list[Section]:
        figures = told_once(self.figures(), self.measured)
        lead = self.leading()
        wins = [figure for figure in figures if figure in lead or figure.kind in ("role", "team")]
        numbers = [figure for figure in figures if not figure.is_rate]
        rest = [figure for figure in figures if figure.is_rate and figure not in wins]
        told = [
            Section("wins", "Who won", self._tables("Who won", wins), self._drawing(lead), METHOD),
            Section("numbers", "Scores and length", self._tables("Scores and length", numbers)),
            Section("rest", "Turn order and endings", self._tables("Turn order and endings", rest)),
        ]
        return [section for section in told if section.tables]

    def _tables(self, title: str, figures: Sequence[Figure]) -> list[Table]:
        """What each cell has, and what it differs by from the first."""
        if not figures:
            return []
        heads = [axis.name for axis in self.axes]
        names = [f"{called(figure, self.labels, self.names)} ({CONFIDENCE:.0%})" for figure in figures]
        own, gaps = [], []
        for place, cell in enumerate(self.cells):
            texts = [value.text for value in cell.values]
            own.append([*texts, *(self._written(place, figure) for figure in figures)])
            differences = ((figure, self.differences[place].difference(figure)) for figure in figures)
            gaps.append([*texts, *(written_difference(*pair) for pair in differences)])
        columns = [*heads, *names]
        return [
            Table(title, columns, own, len(heads)),
            Table("Less the first cell", columns, gaps[1:], len(heads)),
        ]

    def _written(self, place: int, figure: Figure) -> str:
        write = with_interval if figure.is_rate else plus_minus
        return write(self.measured[place].estimate(figure))

    def _drawing(self, lead: Sequence[Figure]) -> "Callable[[], Drawing]":
        """A heat map of the first figure for two options, a line for numbers, else dots."""
        series = [
            (called(figure, self.labels, self.names), [measured.estimate(figure) for measured in self.measured])
            for figure in lead
        ]
        texts = [[value.text for value in axis.values] for axis in self.axes]
        names = [axis.name for axis in self.axes]
        if len(self.axes) == 2:
            return drawn("heat_map", series[0], names, texts)
        numbers = self.axes[0].numbers() if len(self.axes) == 1 else None
        if numbers is not None:
            return drawn("lines", series, names[0], numbers)
        labels = [cell.variant.label for cell in self.cells]
        return drawn("dots", series, labels)

    def notes(self) -> list[str]:
        worth = (
            worth_of_pairs(self.measured[0].estimate(figure), measured.estimate(figure), gaps.difference(figure))
            for measured, gaps in zip(self.measured[1:], self.differences[1:], strict=True)
            for figure in self.leading()
        )
        return told_worth([found for found in worth if found is not None])

    def data(self) -> dict[str, Any]:
        cells = [
            {
                "values": {axis.name: value.text for axis, value in zip(self.axes, cell.values, strict=True)},
                "bots": list(plan.bots),
                "options": plan.options,
                "figures": {
                    key_of(figure): {
                        "value": estimate_data(measured.estimate(figure)),
                        "difference": estimate_data(gaps.difference(figure)),
                    }
                    for figure in self.figures()
                },
            }
            for cell, plan, measured, gaps in zip(self.cells, self.plans, self.measured, self.differences, strict=True)
        ]
        return {**self.told(), "over": [axis.name for axis in self.axes], "cells": cells}

    def command(self) -> str:
        words = shared_words("sweep", self.shared, self.games)
        for axis in self.axes:
            for value in axis.values:
                words += ["--over", f"{axis.name}={value.text}"]
        return as_command(words)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``deadtown sweep`` understands."""
    parser.add_argument("game", help="the game")
    parser.add_argument(
        "--over",
        action="append",
        required=True,
        metavar="NAME=VALUE,VALUE",
        help="an option and its values, set=... or bots=...; of lists and bots one value a time; may be repeated",
    )
    add_shared_arguments(parser, "who plays, one name a player", games="how many games in each cell")
    add_rotation_argument(parser)
    add_until_argument(parser, "each win rate")
    add_doing_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Sweep as asked."""
    if arguments.bots is None:
        arguments.bots = next((text.partition("=")[2] for text in arguments.over if text.startswith("bots=")), None)
    shared = read_shared(arguments)
    return perform(Sweep(shared, read_axes(shared.game, arguments.over), Names(shared.game, arguments.lang)), arguments)
