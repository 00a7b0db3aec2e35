"""What Last Night on Earth costs: random play, a copy on average and amid the deepest nesting, a view, a search."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import NamedTuple

from benchmarks.city import longest_trail
from benchmarks.engine import REPEATS, mean_cost, middle_positions, random_play
from benchmarks.figures import ROUNDS, Figure, alone, best_of, computing
from benchmarks.nights import BASE, EVERYTHING, Night
from benchmarks.search import cost_of_a_playout
from deadtown.games.last_night import LAST_NIGHT
from deadtown.kernel import Match

NAMES = ("Ada", "Bob", "Cleo", "Dan")
GAMES = 5
"""How many of each scenario are played at random in one measurement."""
NESTED = 100
"""Among so many games the deepest nesting is looked for."""
PLAYOUTS = 20


class Nesting(NamedTuple):
    """How deep a position is within what it grew out of; the deeper one is the greater one."""

    cards: int
    """Cards that are being played, each in a window that the one before it has opened."""
    trail: int
    """Answers that a copy has to give again."""


def town_nights(night: Night, games: int, players: int = 4, *, rewindable: bool = True) -> Iterator[Match]:
    """Matches of all scenarios in turns, so many in all."""
    for seed in range(games):
        options = LAST_NIGHT.rules.read_options(night.options(seed))
        yield Match.start(LAST_NIGHT, NAMES[:players], options, seed=f"bench {seed}", rewindable=rewindable)


def nesting_of(match: Match) -> Nesting:
    assert match.past.mark is not None
    return Nesting(len(match.state.stack), len(match.past.mark.trail))


def deepest(matches: Iterator[Match]) -> tuple[Nesting, Match]:
    """The position of random play that is nested deepest, as a match that stands there."""
    found: tuple[Nesting, Match] | None = None
    for seed, match in enumerate(matches):
        choice = Random(seed).choice
        while match.decision is not None:
            nesting = nesting_of(match)
            if found is None or nesting > found[0]:
                found = nesting, match.fork()
            match.choose(choice(match.decision.options))
    assert found is not None, "there are matches"
    return found


def cost_of_a_copy(match: Match) -> float:
    """Microseconds."""

    def copy() -> None:
        for _ in range(REPEATS):
            match.fork()

    return best_of(lambda: computing(copy), ROUNDS) / REPEATS * 1e6


def playouts_a_second(matches: Iterator[Match]) -> float:
    """How many games a searching bot plays out from mid-game."""
    costs = [cost_of_a_playout(match, PLAYOUTS, 1) for match in middle_positions(matches)]
    return len(costs) / sum(costs)


def measure() -> dict[str, list[Figure]]:
    """The base game, and the game with everything, each by itself."""
    return {"last_night": measure_night(BASE), "last_night_everything": measure_night(EVERYTHING)}


def measure_night(night: Night) -> list[Figure]:
    name, scenarios = night.name, len(night.scenarios)
    nights = partial(town_nights, night)
    decision, game = random_play(partial(nights, GAMES * scenarios, rewindable=False))
    nesting, nested = deepest(nights(NESTED))
    return [
        alone(f"Random play of {name}, 4 players", 1 / game, "games/s/core"),
        alone(f"Random play of {name}, 4 players", 1 / decision, "decisions/s/core", "40,000"),
        alone(f"Copy of a match of {name} in mid-game", mean_cost(nights(scenarios), "copy"), "µs", "below 40"),
        alone(f"Copy amid the deepest nesting of {NESTED} games of {name}", cost_of_a_copy(nested), "µs", "below 120"),
        alone(f"Cards being played there, one because of the other, in {name}", nesting.cards, "cards"),
        alone(f"Answers that a copy gives again there, in {name}", nesting.trail, "answers"),
        alone(f"Longest trail in {name}", longest_trail(nights(scenarios)), "answers"),
        alone(f"View of a seat of {name}", mean_cost(nights(scenarios), "view"), "µs", "below 80"),
        alone(f"Search in mid-game of {name}", playouts_a_second(nights(scenarios)), "playouts/s/core"),
    ]
