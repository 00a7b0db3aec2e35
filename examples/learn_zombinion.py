"""Learns to beat the level ``easy`` in Zombinion from nothing but wins and losses, and draws how it went.

A policy gradient in plain NumPy: every option has a weight for each number of Shots that a hunter has, and the more
weight, the likelier it is chosen. After a match all that was chosen becomes likelier if it was won, else less likely.

``python examples/learn_zombinion.py --rounds 30 --out curve.svg``
"""

import argparse
import sys
import time
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from deadtown.bots import find_bot
from deadtown.games import GAMES
from deadtown.research import Arena, Batch

MATCHES = 128
"""How many are played side by side: as many end in a round of learning."""
OPTIONS = {"turn_cap": 30}
MOST_SHOTS = 8
RATE = 0.5

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]


class Learner:
    """Chooses by weights, and changes these by how matches end."""

    def __init__(self, actions: int, seed: int) -> None:
        self.weights: Floats = np.zeros((MOST_SHOTS + 1, actions), np.float32)
        self.luck = np.random.default_rng(seed)
        self.traces: Floats = np.zeros((MATCHES, *self.weights.shape), np.float32)
        """How much likelier the weights make what was chosen so far in each match."""

    def chances(self, masks: NDArray[np.int8], shots: Whole) -> Floats:
        """How likely each option is to be chosen, a row for each match."""
        wishes = np.where(masks, self.weights[shots], -np.inf)
        likely = np.exp(wishes - wishes.max(1, keepdims=True))
        return (likely / likely.sum(1, keepdims=True)).astype(np.float32)

    def choose(self, chances: Floats) -> Whole:
        reached = chances.cumsum(1)
        return (reached > self.luck.random((len(chances), 1)) * reached[:, -1:]).argmax(1)

    def learn(self, batch: Batch) -> float:
        """Play a round against chance, every other match from the second seat. Tells how many matches were won."""
        rows, own = np.arange(batch.count), np.arange(batch.count) % 2
        gradient, won, ended = np.zeros_like(self.weights), 0.0, 0
        stand = batch.stand
        while ended < batch.count:
            shots = shots_in(batch, stand.observations)
            mine = stand.seats == own
            likely = np.where(
                mine[:, None], self.chances(stand.masks, shots), stand.masks / stand.masks.sum(1)[:, None]
            )
            chosen = self.choose(likely.astype(np.float32))
            self.traces[rows[mine], shots[mine]] -= likely[mine]
            self.traces[rows[mine], shots[mine], chosen[mine]] += 1
            stand = batch.step(chosen)
            for row in np.flatnonzero(stand.done):
                got = stand.rewards[row, own[row]]
                gradient += got * self.traces[row]
                self.traces[row] = 0
                won += (got + 1) / 2
                ended += 1
        self.weights += RATE * gradient / ended
        return float(won / ended)


def shots_in(batch: Batch | Arena, observations: NDArray[np.int16]) -> Whole:
    """How many Shots the deciding hunter has, from what it is told."""
    return np.minimum(observations[:, batch.layout["shots"].start], MOST_SHOTS).astype(np.int64)


def exam(learner: Learner, level: str, games: int) -> float:
    """How often it wins against the bots of a level."""
    won = 0.0
    for game in range(games):
        arena, own = Arena("zombinion", 2, OPTIONS, seed=f"exam {game}"), game % 2
        bot = find_bot(GAMES["zombinion"], level)(Random(game))
        while arena.seat is not None:
            if arena.seat == own:
                shots = shots_in(arena, arena.observation(own)[None])
                arena.act(int(learner.choose(learner.chances(arena.mask()[None], shots))[0]))
            else:
                arena.answer(bot.choose(arena.match.sight()))
        won += (arena.returns()[own] + 1) / 2
    return won / games


def draw(curve: list[float], path: Path) -> None:
    """The share of matches won in each round of learning."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3))
    axes.plot([MATCHES * (place + 1) for place in range(len(curve))], curve)
    axes.axhline(0.5, linestyle=":", color="grey")
    axes.set(xlabel="games", ylabel="won against chance", ylim=(0, 1.02))
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, bbox_inches="tight", metadata={"Date": None} if path.suffix == ".svg" else None)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--rounds", type=int, default=30)
    reader.add_argument("--games", type=int, default=100, help="games of the exam")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--out", type=Path, help="where the curve is drawn")
    reader.add_argument("--at-least", type=float, default=0.0, help="fail when the exam is worse")
    given = reader.parse_args()
    batch = Batch("zombinion", MATCHES, 2, OPTIONS, f"learn {given.seed}")
    learner, began = Learner(batch.actions.size, given.seed), time.monotonic()
    curve = []
    for number in range(1, given.rounds + 1):
        curve.append(learner.learn(batch))
        print(f"{number * MATCHES} games, {time.monotonic() - began:.0f} s: won {curve[-1]:.2f}", flush=True)
    passed = exam(learner, "easy", given.games)
    print(f"exam: won {passed:.2f} of {given.games} games against easy")
    if given.out is not None:
        draw(curve, given.out)
    if passed < given.at_least:
        sys.exit(f"that is less than {given.at_least}")


if __name__ == "__main__":
    main()
