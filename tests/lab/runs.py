"""Simulations, run."""

from collections.abc import Sequence

from deadtown.lab.crews import hire
from deadtown.lab.plan import Plan, make_plan
from deadtown.lab.playing import Playing
from deadtown.lab.row import Row, read_row
from deadtown.lab.summary import Summary

OWN_BOT = "class Own:\n    imagines = False\n    def choose(self, sight):\n        return sight.options[{}]\n"
"""A bot of somebody's own, in Python: it takes an option by its place."""


def lines_of(plan: Plan, jobs: int = 1) -> list[bytes]:
    """The rows of all games of a plan, written down."""
    return [played.line for played in Playing([plan], hire(jobs))]


def rows_of(plan: Plan, jobs: int = 1) -> list[Row]:
    return [read_row(line) for line in lines_of(plan, jobs)]


def run(
    game: str = "dice", bots: Sequence[str] = ("keeper", "gambler"), games: int = 10, **options: object
) -> tuple[Summary, list[bytes]]:
    """A simulation of a few games: what it adds up to, and its rows, written down."""
    plan = make_plan(game, bots, games, "test", options)
    summary = Summary(plan)
    lines = []
    for played in Playing([plan], hire(1)):
        summary.take_in(played)
        lines.append(played.line)
    summary.finish()
    return summary, lines
