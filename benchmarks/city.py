"""What games on a map cost: random play, a copy, a view and a search with the whole city laid, what a copy replays."""

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

from benchmarks.engine import mean_cost, middle_positions, random_play
from benchmarks.figures import Figure, alone
from benchmarks.search import cost_of_a_playout
from benchmarks.towns import TOWNS, Town
from deadtown.kernel import Match

TURNS = 3
"""How often each town is measured: all in turns, so that what disturbs the machine for a while disturbs all of them."""
RUNS = 2
"""Runs of each measurement in one turn."""
ROUNDS = 60
"""Long enough for the whole city to be laid long before the middle of a game."""
PLAYOUTS = 20


def longest_trail(matches: Iterator[Match]) -> int:
    """The most answers that a copy has to give again, in random play."""
    longest = 0
    for seed, match in enumerate(matches):
        choice = Random(seed).choice
        while match.decision is not None:
            assert match.past.mark is not None
            longest = max(longest, len(match.past.mark.trail))
            match.choose(choice(match.decision.options))
    return longest


def playouts_a_second(matches: Iterator[Match]) -> float:
    """How many games a searching bot plays out with the whole city laid."""
    costs = [cost_of_a_playout(match, PLAYOUTS, RUNS) for match in middle_positions(matches)]
    return len(costs) / sum(costs)


def measure() -> list[Figure]:
    turns = [[figure for town in TOWNS for figure in measure_town(town)] for _ in range(TURNS)]
    return [best_of_figures(figures) for figures in zip(*turns, strict=True)]


def best_of_figures(figures: Sequence[Figure]) -> Figure:
    """What the machine can do when nobody disturbs it: the least that something costs, or the most that it does."""
    best = min if figures[0].unit == "µs" else max
    return best(figures, key=lambda figure: figure.ours or 0)


def measure_town(town: Town) -> list[Figure]:
    few, many = (partial(town.matches, 3, players, ROUNDS) for players in (4, 6))
    question, game = random_play(partial(town.matches, 5, 4, ROUNDS, rewindable=False), RUNS)
    whole = f"{town.name} with the whole city"
    return [
        alone(f"Random play of {town.name}, 4 players", 1 / game, "games/s/core"),
        alone(f"Random play of {town.name}, 4 players", 1 / question, "decisions/s/core", "60,000"),
        alone(f"Copy of a match of {whole}, 6 players", mean_cost(many(), "copy", RUNS), "µs", "below 30"),
        alone(f"View of a seat of {whole}, 6 players", mean_cost(many(), "view", RUNS), "µs", "below 60"),
        alone(f"Longest trail in {town.name}, 6 players", longest_trail(many()), "answers"),
        alone(f"Search in {whole}, 4 players", playouts_a_second(few()), "playouts/s/core"),
    ]
