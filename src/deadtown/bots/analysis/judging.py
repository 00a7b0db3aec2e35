"""One decision, seen by a fair-eyed search: what would have been done, and what the choice has cost.

It sees what the deciding seat knew at that moment and nothing else, since all its worlds are imagined from there. What
it would have done is found by one search; what that is worth, beside what was chosen, by another one in fresh worlds,
in each of which both are tried: so it has no luck with the worlds by which it was found.
"""

import math
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, variance

from deadtown.bots.analysis.decided import Decided, position_at
from deadtown.bots.analysis.findings import Judged
from deadtown.bots.search import Part, Search
from deadtown.bots.search_bot import SearchBot
from deadtown.bots.search_settings import Budget, Settings
from deadtown.bots.search_tree import Edge
from deadtown.kernel import Match, Option

Z = 1.96
"""How many standard deviations a margin is wide, for 95% certainty."""

WORTH_MENTIONING = 0.02
"""What a choice must cost at least, certainty apart."""
DIGITS = 4
"""Of a chance so many are told."""


def judge(match: Match, decided: Decided, playouts: int, pairs: int, seed: str, settings: Settings) -> Judged:
    """What is to be said of a decision of a match that has gone on since."""
    past = position_at(match, decided.number)
    sight = past.sight(decided.seat)
    luck = Random(f"{seed} {decided.number} {decided.seat} {playouts}")
    bot = SearchBot(luck, Budget(math.inf, playouts), settings)
    search = Search(sight, bot)
    better = search.only_one() or found_by(search)
    chosen = decided.chosen
    tried = Search(sight, bot, Part(luck.getrandbits(64), luck.getrandbits(64), pairs))
    values = [compare(tried, list(dict.fromkeys((better, chosen)))) for _ in range(pairs)]
    seat = tried.team
    differences = [both[0][seat] - both[-1][seat] for both in values]
    cost = round(fmean(differences), DIGITS)
    margin = 0.0 if better == chosen else margin_of(differences)
    teams = tried.playout.teams
    return Judged(
        decided.number,
        match.game.rules.turn(past.state),
        decided.seat,
        sight.kind,
        len(sight.options),
        chosen,
        better,
        by_seat([both[0] for both in values], teams),
        by_seat([both[-1] for both in values], teams),
        cost,
        margin,
        cost > margin and cost >= WORTH_MENTIONING,
        search.played + tried.played,
    )


def found_by(search: Search) -> Option:
    """What a search finds best."""
    search.look()
    best = search.root.sure_win(search.bot.settings.sure) or search.root.best()
    assert best is not None, "there was no playout"
    return best.option


def compare(search: Search, options: Sequence[Option]) -> list[Sequence[float]]:
    """What these options come to in the next world, to each team: the same one for all of them."""
    edges = search.root.edges
    for option in options:
        if option not in edges:
            edges[option] = Edge(option, search.team, 1 / len(options), 1, search.selection.count)
    return [search.try_out(edges[option]) for option in options]


def by_seat(values: Sequence[Sequence[float]], teams: Sequence[int]) -> list[float]:
    """The chance of each seat, from what came of some worlds for each team."""
    means = [fmean(of_team) for of_team in zip(*values, strict=True)]
    return [round(means[team], DIGITS) for team in teams]


def margin_of(values: Sequence[float]) -> float:
    """How far off the mean of some values may be; where they agree, as if one more were off by as much as can be."""
    count = len(values)
    spread = variance([*values, fmean(values) + 1 / count])
    return round(Z * sqrt(spread / count), DIGITS)
