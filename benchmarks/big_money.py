"""Big Money against Big Money: our engine and pyminion's, in turns, each best of five.

Both buy by the same list. Ours plays the rules in full, with no record and no listener.
"""

import json
import os
import subprocess
import tempfile
from pathlib import Path

from benchmarks.figures import ROUNDS, Figure, alone, beside, computing
from deadtown.games.zombinion import ZOMBINION
from deadtown.kernel import Bot, Match, Option, Sight, play_out

GAMES = 300
ROOT = Path(__file__).parent.parent
PEER = ROOT / ".venv-peers" / "bin" / "python"
SCRIPT = ROOT / "benchmarks" / "peers" / "pyminion_games.py"

PLAY_ALL: Option = ("play_all_aim",)
END: Option = ("end_hunt",)
BUYS: tuple[tuple[int, Option], ...] = (
    (8, ("take", "many_more_zombies")),
    (6, ("take", "magazine")),
    (3, ("take", "rounds")),
)


class BigMoney:
    """Buys the best card of pyminion's Big Money list that the money allows."""

    imagines = False

    def choose(self, sight: Sight) -> Option:
        if sight.about["aim"]:
            return PLAY_ALL
        shots = int(sight.about["shots"])
        for cost, option in BUYS:
            if shots >= cost:
                return option
        return END


def play(games: int, first_seed: int = 0) -> int:
    """Play games, and count their turns."""
    bots: list[Bot] = [BigMoney(), BigMoney()]
    turns = 0
    for seed in range(first_seed, first_seed + games):
        match = Match.start(ZOMBINION, ("one", "two"), seed=str(seed), rewindable=False)
        play_out(match, bots)
        turns += sum(hunter.turns for hunter in match.state.hunters)
    return turns


def peer(manner: str, games: int) -> dict[str, float]:
    """One run of pyminion in its own process and environment; what it prints goes nowhere."""
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "out.json")
        command = [str(PEER), str(SCRIPT), manner, out, str(games)]
        subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        with open(out) as file:
            found: dict[str, float] = json.load(file)
            return found


def measure() -> tuple[list[Figure], float]:
    """The figures, and what a copy of pyminion's game costs it in microseconds."""
    ours, shipped, silenced, copies = [], [], [], []
    for _ in range(ROUNDS):
        ours.append(computing(lambda: play(GAMES)) / GAMES)
        shipped.append(peer("shipped", GAMES // 4)["seconds"])
        quiet = peer("silenced", GAMES)
        silenced.append(quiet["seconds"])
        copies.append(quiet["copy"])
    rate = 1 / min(ours)
    figures = [
        beside("Big Money, against pyminion as shipped", rate, 1 / min(shipped), "games/s", "10 times"),
        beside("Big Money, against pyminion silenced", rate, 1 / min(silenced), "games/s", "4 times"),
        alone("Big Money, turns a game", play(GAMES) / GAMES, "turns"),
    ]
    return figures, min(copies)
