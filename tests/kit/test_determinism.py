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
from tests.kit.test_determinism import digests
print(json.dumps([digests(case) for case in CASES]))
"""


def digests(case: Case) -> list[str]:
    """How some games of a case end: of long ones, fewer."""
    return [case.played(seed).digest() for seed in range(max(1, 3 // case.long))]


@pytest.fixture(scope="module")
def here() -> list[list[str]]:
    """How they end in this process."""
    return [digests(case) for case in CASES]


def test_the_same_seed_gives_the_same_game(case: Case, seeds: range) -> None:
    for seed in seeds[: max(1, len(seeds) // 4)]:
        assert case.played(seed).digest() == case.played(seed).digest()


def test_different_seeds_give_different_games(case: Case) -> None:
    first = case.played(0).digest()
    assert any(case.played(seed).digest() != first for seed in range(1, 4))


@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_hashing_has_no_say(hash_seed: str, here: list[list[str]]) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    run = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == here
