"""A policy that looks at options, for any game: ``python examples/learn_options.py zombies --option zb_kill_goal=5``.

In games that are played in a town, hardly any option has an id of its own: "step to the space in the east" is another
one in every city. What an option is about is told by its features, and a policy that scores these learns in every city
for every other. This one is as small as can be: a weight for each feature, and a softmax over the options there are.
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from deadtown.research import Batch
from deadtown.research.actions import FEATURES

Floats = NDArray[np.float64]


def chances(weights: Floats, features: NDArray[np.float32], legal: NDArray[np.bool_]) -> Floats:
    """How likely each option is: a row a match."""
    scores = np.where(legal, features @ weights, -np.inf)
    likely = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Floats = likely / likely.sum(axis=1, keepdims=True)
    return found


def play(
    game: str, options: dict[str, str], weights: Floats, count: int, games: int, luck: np.random.Generator
) -> tuple[Floats, float]:
    """Games of the policy in one seat, each match in another one by turns, against chance in all others.

    The direction in which weights bring more (a policy gradient), and what the policy got on average.
    """
    batch = Batch(game, count, options=options, seeds=int(luck.integers(1 << 60)), observe=False, features=True)
    stand, rows = batch.stand, np.arange(count)
    mine = rows % batch.setting.players
    trail, gradient, returns = np.zeros((count, FEATURES)), np.zeros(FEATURES), []
    while len(returns) < games:
        legal = stand.ids >= 0
        learns = stand.seats == mine
        likely = chances(weights, stand.features, legal)
        likely[~learns] = legal[~learns] / legal[~learns].sum(axis=1, keepdims=True)
        places = (likely.cumsum(axis=1) > luck.random((count, 1))).argmax(axis=1)
        expected = np.einsum("mo,mof->mf", likely, stand.features)
        trail[learns] += (stand.features[rows, places] - expected)[learns]
        stand = batch.step(stand.ids[rows, places])
        for row in np.flatnonzero(stand.done):
            got = float(stand.rewards[row, mine[row]])
            gradient += got * trail[row]
            trail[row] = 0
            returns.append(got)
    return gradient / len(returns), float(np.mean(returns))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="zombinion")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=64, help="how many games a round")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    options = dict(pair.split("=") for pair in asked.option)
    luck, weights, squares = np.random.default_rng(asked.seed), np.zeros(FEATURES), np.zeros(FEATURES)
    for number in range(asked.rounds):
        gradient, got = play(asked.game, options, weights, 32, asked.games, luck)
        squares += gradient**2
        weights += 0.2 * gradient / (np.sqrt(squares) + 1e-8)
        print(f"round {number + 1}: {got:+.2f} on average against chance", flush=True)


if __name__ == "__main__":
    main()
