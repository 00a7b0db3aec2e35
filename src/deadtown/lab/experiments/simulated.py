"""A simulation as a result like any other: for programs and notebooks."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console

from deadtown.lab.experiments.telling import Result, Section, Table
from deadtown.lab.manifest import Manifest, describe
from deadtown.lab.names import Names
from deadtown.lab.row import read_row
from deadtown.lab.rows import GAMES_TABLE, Columns, Record
from deadtown.lab.showing import all_tables
from deadtown.lab.statistics import Estimate
from deadtown.lab.summary import Summary
from deadtown.lab.summary_data import summary_data
from deadtown.lab.tables import heading
from deadtown.lab.thing_tables import caution


class Simulated(Result):
    """What a simulation adds up to."""

    def __init__(self, summary: Summary, lines: Sequence[bytes], names: Names) -> None:
        self.summary = summary
        self.names = names
        self._lines = lines

    @property
    def games(self) -> int:
        return self.summary.games

    @property
    def digest(self) -> str:
        """A short name of all results: equal results, equal name."""
        return self.summary.digest

    @property
    def win_rates(self) -> dict[str, Estimate | None]:
        """How often each bot won."""
        return {bot.label: bot.won.rate() for bot in self.summary.bots}

    @property
    def scores(self) -> dict[str, Estimate | None]:
        """What each bot scored."""
        return {bot.label: bot.score.average() for bot in self.summary.bots}

    @property
    def side_win_rates(self) -> dict[str, Estimate | None]:
        """How often each of the unequal sides won."""
        return {role: mean.rate() for role, mean in sorted(self.summary.as_role.items())}

    @property
    def manifest(self) -> Manifest:
        """What is needed to run it again."""
        return describe(self.summary)

    @property
    def title(self) -> str:
        return f"{' against '.join(self.summary.plan.labels)}, {self.games:,} games"

    @property
    def facts(self) -> str:
        return heading(self.summary, self.names.game, self.names)

    def sections(self) -> list[Section]:
        told = []
        for drawn in all_tables(self.summary, self.names):
            heads = [str(column.header) for column in drawn.columns]
            rows = list(zip(*([str(cell) for cell in column.cells] for column in drawn.columns), strict=True))
            told.append(Section(heads[0], heads[0], [Table(heads[0], heads, rows)]))
        return told

    def parts(self, prefix: str = "") -> Iterator[str]:
        from deadtown.lab.report import sections

        return sections(self.summary, self.names, prefix)

    def page(self) -> str:
        from deadtown.lab.report import report

        return report(self.summary, self.names)

    def show(self, console: Console) -> None:
        console.print(self.facts, style="bold")
        for table in all_tables(self.summary, self.names):
            console.print("", table)
        if words := caution(self.summary):
            console.print("", words, sep="\n")

    def data(self) -> dict[str, Any]:
        return summary_data(self.summary, self.names)

    def columns(self) -> Columns:
        return GAMES_TABLE.columns(self.summary.plan)

    def records(self) -> Iterator[Record]:
        for index, line in enumerate(self._lines):
            yield from GAMES_TABLE.records(self.summary.plan, read_row(line), index)
