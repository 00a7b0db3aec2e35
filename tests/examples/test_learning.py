"""The example that learns Zombinion: wins and losses move its weights, and the curve is drawn."""

import runpy
import subprocess
import sys
from pathlib import Path

import numpy as np

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "learn_zombinion.py"


def test_it_learns_and_draws_how(tmp_path: Path) -> None:
    """Two rounds; that it beats easy in the end, make soak sees."""
    picture = tmp_path / "curve.svg"
    command = [sys.executable, "-W", "error", str(EXAMPLE), "--rounds"]
    words = ["2", "--games", "4", "--out", str(picture)]
    done = subprocess.run([*command, *words], check=True, capture_output=True, text=True)
    rounds = [line for line in done.stdout.splitlines() if "won" in line]
    assert len(rounds) == 3
    assert rounds[0].startswith("128 games")
    assert "<svg" in picture.read_text("utf-8")
    words = ["0", "--games", "1", "--at-least", "1.1"]
    refused = subprocess.run([*command, *words], capture_output=True, text=True)
    assert refused.returncode == 1
    assert "less than 1.1" in refused.stderr


def test_what_was_chosen_in_a_won_match_becomes_likelier() -> None:
    names = runpy.run_path(str(EXAMPLE))
    learner = names["Learner"](4, 1)
    masks, shots = np.array([[1, 1, 0, 1]], np.int8), np.array([2])
    before = learner.chances(masks, shots)
    assert before.tolist() == [[np.float32(1 / 3), np.float32(1 / 3), 0, np.float32(1 / 3)]]
    learner.weights[2, 1] += 1
    after = learner.chances(masks, shots)
    assert after[0, 1] > before[0, 1]
    assert after[0, 2] == 0
    assert {int(learner.choose(after)[0]) for _ in range(50)} == {0, 1, 3}


def test_a_policy_that_looks_at_options_learns() -> None:
    """Four rounds: it takes what won, by what the options are about."""
    words = ["zombinion", "--option", "turn_cap=8", "--rounds", "4", "--games", "32"]
    command = [sys.executable, "-W", "error", str(EXAMPLE.with_name("learn_options.py")), *words]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    got = [float(line.split()[2]) for line in done.stdout.splitlines()]
    assert len(got) == 4
    assert max(got) > got[0] + 0.2
