"""Simulations, run."""

from collections.abc import Sequence

from deadtown.lab.plan import make_plan
from deadtown.lab.simulate import simulate
from deadtown.lab.summary import Summary


def run(
    game: str = "dice", bots: Sequence[str] = ("keeper", "gambler"), games: int = 10, **options: object
) -> tuple[Summary, list[bytes]]:
    """A simulation of a few games: what it adds up to, and its chunks."""
    plan = make_plan(game, bots, games, "test", options)
    chunks = list(simulate(plan))
    summary = Summary(plan)
    for lines in chunks:
        summary.take_in(lines)
    summary.finish()
    return summary, chunks
