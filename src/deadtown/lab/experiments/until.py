"""Playing until intervals are narrow enough.

Whoever looks after every game and stops when it suits them, stops at a lucky moment, and the interval says more than
it knows. Therefore it is only asked how wide intervals are, never what they hold; the first look comes late, and each
later one after twice as many games. What is left of the effect, tests measure: intervals hold the truth as often as
they say. Looks come after whole rounds of games that share their luck, so nothing depends on who plays.
"""

from collections.abc import Iterable

from deadtown.complaint import Complaint
from deadtown.lab.statistics import Estimate
from deadtown.lab.summary import Summary

FIRST_LOOK = 32
"""After how many groups of games that share their luck it is looked for the first time."""
MOST_GAMES = 100_000
"""How many are played at most, unless it is told."""


class Until:
    """How narrow intervals of rates are to be: so many points of percent to either side."""

    def __init__(self, points: float) -> None:
        if not points > 0:
            raise Complaint(f"--until must be more than 0 points of percent, not {points:g}")
        self.points = points

    def reached(self, groups: int, looked_at: Iterable[Estimate | None]) -> bool:
        """Whether to stop after so many groups: at a look, if no interval reaches further, on average of its sides."""
        return is_look(groups) and all(found is not None and self.holds(found) for found in looked_at)

    def holds(self, found: Estimate) -> bool:
        return 100 * (found.high - found.low) / 2 <= self.points


def is_look(groups: int) -> bool:
    """Whether it is looked now."""
    times, rest = divmod(groups, FIRST_LOOK)
    return rest == 0 and times.bit_count() == 1


def is_enough(summary: Summary, until: Until) -> bool:
    """Whether the win rates of a simulation are known well enough; it is looked after whole groups only."""
    groups, rest = divmod(summary.games, summary.plan.group_size)
    if rest or not is_look(groups):
        return False
    summary.finish()
    return until.reached(groups, [bot.won.rate() for bot in summary.bots])


def most_games(games: int | None, until: Until | None, usual: int) -> int:
    """How many games are played at most."""
    if games is not None:
        return games
    return usual if until is None else MOST_GAMES
