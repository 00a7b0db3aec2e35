"""What the first map game costs: random play, a copy, a view and a search with the whole city laid, how far a copy
replays."""

from collections.abc import Iterator
from functools import partial
from random import Random

from benchmarks.engine import mean_cost, middle_positions, random_play
from benchmarks.figures import Figure, alone
from benchmarks.search import cost_of_a_playout
from deadtown.games.zombies import ZOMBIES
from deadtown.games.zombies.state import Options
from deadtown.kernel import Match

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eva", "Finn")
ROUNDS = 60
"""Long enough for the whole city to be laid long before the middle of a game."""
PLAYOUTS = 20
BASE = Options(max_rounds=ROUNDS)
SQUAD = Options(variant="intervention_squad", max_rounds=ROUNDS)


def cities(games: int, players: int, options: Options, *, rewindable: bool = False) -> Iterator[Match]:
    """Matches of Zombies!!! or its variant."""
    for seed in range(games):
        yield Match.start(ZOMBIES, NAMES[:players], options, seed=f"bench {seed}", rewindable=rewindable)


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
    costs = [cost_of_a_playout(match, PLAYOUTS) for match in middle_positions(matches)]
    return len(costs) / sum(costs)


def measure() -> list[Figure]:
    figures = []
    for name, options in (("Zombies!!!", BASE), ("Intervention Squad", SQUAD)):
        question, game = random_play(partial(cities, 5, 4, options))
        figures += [
            alone(f"Random play of {name}, 4 players", 1 / game, "games/s/core"),
            alone(f"Random play of {name}, 4 players", 1 / question, "decisions/s/core", "60,000"),
            alone(
                f"Copy of a match of {name} with the whole city, 6 players",
                mean_cost(cities(3, 6, options, rewindable=True), "copy"),
                "µs",
                "below 30",
            ),
            alone(
                f"View of a seat of {name} with the whole city, 6 players",
                mean_cost(cities(3, 6, options, rewindable=True), "view"),
                "µs",
                "below 60",
            ),
            alone(
                f"Longest trail in {name}, 6 players",
                longest_trail(cities(3, 6, options, rewindable=True)),
                "answers",
            ),
            alone(
                f"Search in {name} with the whole city, 4 players",
                playouts_a_second(cities(3, 4, options, rewindable=True)),
                "playouts/s/core",
            ),
        ]
    return figures
