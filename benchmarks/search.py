"""How many games a searching bot plays out in a second, from the start of each game."""

from random import Random
from typing import Any

from benchmarks.figures import ROUNDS, Figure, alone, best_of, computing
from deadtown.bots import Budget, SearchBot
from deadtown.bots.search import Search
from deadtown.games import GAMES
from deadtown.kernel import Game, Match

PLAYOUTS = 400
NAMES = ("Ada", "Bob", "Cleo", "Dan")


def playouts_a_second(game: Game[Any]) -> float:
    """At the first decision that is one."""
    match = Match.start(game, NAMES[: game.rules.seats[0]], seed="bench")
    while match.decision is not None and len(match.decision.options) == 1:
        match.choose(1)
    return 1 / cost_of_a_playout(match, PLAYOUTS)


def cost_of_a_playout(match: Match, playouts: int, rounds: int = ROUNDS) -> float:
    """The seconds that it takes to imagine a match and to play it out, in a search of so many."""

    def search() -> None:
        found = Search(match.sight(), SearchBot(Random(1), Budget()))
        for _ in range(playouts):
            found.play_one()

    return best_of(lambda: computing(search), rounds) / playouts


def measure() -> list[Figure]:
    return [
        alone(f"Search at the start of {game.name}", playouts_a_second(game), "playouts/s/core")
        for game in GAMES.values()
    ]
