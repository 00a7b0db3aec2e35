"""The same seed and the same choices give the same game, on any machine and on any day."""

import json
import os
import subprocess
import sys

import pytest

from tests.kit.cases import CASES, Case

SCRIPT = """
import json
from tests.kit.cases import CASES
print(json.dumps([[case.played(seed).digest() for seed in range(3)] for case in CASES]))
"""


def test_the_same_seed_gives_the_same_game(case: Case, seeds: range) -> None:
    for seed in seeds[: max(1, len(seeds) // 4)]:
        assert case.played(seed).digest() == case.played(seed).digest()


def test_different_seeds_give_different_games(case: Case) -> None:
    assert len({case.played(seed).digest() for seed in range(4)}) > 1


@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_hashing_has_no_say(hash_seed: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    run = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == [[case.played(seed).digest() for seed in range(3)] for case in CASES]
