"""Steps a second through what researchers use, beside the card games that PettingZoo and OpenSpiel bring themselves.

All play at random by the masks, in one process each. What is counted is computing, whatever else the machine does.
"""

import json
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.games import kuhn_poker

from benchmarks.figures import Figure, alone, beside
from deadtown.games.zombinion import ZOMBINION
from deadtown.kernel import Match
from deadtown.research import Batch
from deadtown.research.actions import Mask
from deadtown.research.openspiel import register
from deadtown.research.pettingzoo import env

ROOT = Path(__file__).parent.parent
PEER = ROOT / ".venv-peers" / "bin" / "python"
SCRIPT = ROOT / "benchmarks" / "peers" / "pettingzoo_games.py"
PEERS = ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4")
"""PettingZoo's card games; those of its own that need nothing but what it installs."""
OPENSPIEL_GAMES = ("gin_rummy", "leduc_poker", "python_kuhn_poker")
"""Two in C++, and one in Python as ours."""
SECONDS = 2.0
ROUNDS = 3
MATCHES = 64


assert kuhn_poker


def rate(play: Callable[[int], int]) -> float:
    """Steps a second of computing, of matches that are played one after another, the best of some runs."""
    best = 0.0
    for _ in range(ROUNDS):
        steps = seed = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < SECONDS:
            steps += play(seed)
            seed += 1
        best = max(best, steps / spent)
    return best


def bare(seed: int) -> int:
    """The engine alone."""
    match = Match.start(ZOMBINION, ("one", "two"), seed=str(seed), rewindable=False)
    luck = Random(seed).random
    while match.decision is not None:
        options = match.decision.options
        match.answer(options[int(luck() * len(options))])
    return match.number


def through_pettingzoo(observe: bool) -> Callable[[int], int]:
    """reset, last, step: with the observation, or with the mask that is in the info alone."""
    table = env("zombinion")

    def play(seed: int) -> int:
        luck, steps = Random(seed).random, 0
        table.reset(seed=seed)
        while table.agents:
            told, _, ended, _, info = table.last(observe=observe)
            if ended:
                table.step(None)
                continue
            (legal,) = (told or info)["action_mask"].nonzero()
            table.step(legal[int(luck() * len(legal))])
            steps += 1
        return steps

    return play


def in_a_batch(observe: bool) -> float:
    """Steps a second of the batch alone, the best of some runs: choosing for all is the learner's business."""
    batch, luck = Batch("zombinion", MATCHES, observe=observe), np.random.default_rng(1)
    best = 0.0
    for _ in range(ROUNDS):
        steps, spent = 0, 0.0
        while spent < SECONDS:
            chosen = at_random(batch.stand.masks, luck)
            began = time.process_time()
            batch.step(chosen)
            spent += time.process_time() - began
            steps += MATCHES
        best = max(best, steps / spent)
    return best


def at_random(masks: Mask, luck: np.random.Generator) -> NDArray[np.intp]:
    """A legal id in each row."""
    rows, ids = masks.nonzero()
    counts = np.bincount(rows, minlength=len(masks))
    chosen: NDArray[np.intp] = ids[np.cumsum(counts) - counts + (luck.random(len(masks)) * counts).astype(np.intp)]
    return chosen


def through_openspiel(name: str) -> Callable[[int], int]:
    """Random play of a game of OpenSpiel; nodes of chance count as steps."""
    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        state, luck = game.new_initial_state(), Random(seed)
        steps = 0
        while not state.is_terminal() and steps < 5000:
            state.apply_action(luck.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def peers() -> dict[str, float]:
    """PettingZoo's card games in their own environment, the quicker of with and without what it wraps around them."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.json"
        for game in PEERS:
            subprocess.run([PEER, SCRIPT, game, out], cwd=folder, check=True, stdout=subprocess.DEVNULL)
            found[game] = max(json.loads(out.read_text()).values())
    return found


def measure() -> list[Figure]:
    register()
    theirs = peers()
    best = max(theirs.values())
    engine, masks, observed = rate(bare), rate(through_pettingzoo(False)), rate(through_pettingzoo(True))
    batch, seen = in_a_batch(observe=False), in_a_batch(observe=True)
    own = rate(through_openspiel("deadtown_zombinion"))
    return [
        alone("Zombinion, the engine alone", engine, "steps/s/core"),
        beside("PettingZoo, last(observe=False), beside its quickest card game", masks, best, "steps/s/core", "60,000"),
        beside("PettingZoo, last(), beside the same", observed, best, "steps/s/core", "60,000"),
        *(beside(f"PettingZoo, last(), beside {game}", observed, one, "steps/s/core") for game, one in theirs.items()),
        alone("Masks through PettingZoo over the engine alone", masks / engine, "times"),
        alone(f"Batch of {MATCHES}, masks", batch, "steps/s/core", "100,000"),
        alone(f"Batch of {MATCHES}, masks and observations", seen, "steps/s/core", "100,000"),
        alone("Batch, masks, over the engine alone", batch / engine, "times"),
        *(
            beside(f"OpenSpiel, beside its {game}", own, rate(through_openspiel(game)), "steps/s/core")
            for game in OPENSPIEL_GAMES
        ),
    ]
