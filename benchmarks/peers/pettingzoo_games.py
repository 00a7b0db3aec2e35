"""Runs in the peers' environment: PettingZoo's own card games, played at random by their masks.

Writes JSON to the file named second: steps a second of computing, with observations, of the game named first.
"""

import json
import sys
import time
import warnings
from importlib import import_module
from random import Random

warnings.simplefilter("ignore")

SECONDS = 2.0


def play(env) -> float:
    """Steps a second in a loop of reset, last and step."""
    luck, steps, seed = Random(1), 0, 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        env.reset(seed=seed)
        seed += 1
        while env.agents:
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            (legal,) = observation["action_mask"].nonzero()
            env.step(int(legal[int(luck.random() * len(legal))]))
            steps += 1
    return steps / (time.process_time() - began)


if __name__ == "__main__":
    game, out = sys.argv[1:]
    env = import_module(f"pettingzoo.classic.{game}").env()
    # What wraps an environment checks its use: the bare one is quicker.
    rate = play(env.unwrapped)
    with open(out, "w") as file:
        json.dump({"wrapped": play(env), "bare": rate}, file)
