"""What a second process brings to a simulation."""

from benchmarks.figures import Figure, alone, seconds
from deadtown.lab.crews import hire
from deadtown.lab.plan import make_plan
from deadtown.lab.playing import Playing

GAMES = 6_000
ROUNDS = 3


def games_a_second(jobs: int) -> float:
    plan = make_plan("zombinion", ("money", "money"), GAMES, "bench", {})
    return GAMES / seconds(lambda: sum(1 for _ in Playing([plan], hire(jobs))))


def measure() -> list[Figure]:
    one, two = [], []
    for _ in range(ROUNDS):
        one.append(games_a_second(1))
        two.append(games_a_second(2))
    return [
        alone("Simulation with --jobs 1", max(one), "games/s"),
        alone("Simulation with --jobs 2", max(two), "games/s"),
        alone("--jobs 2 over --jobs 1", max(two) / max(one), "times", "1.8 times"),
    ]
