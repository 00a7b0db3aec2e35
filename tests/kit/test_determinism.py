"""The same seed and the same choices give the same game, on any machine and on any day."""

import json
import os
import subprocess
import sys
from functools import cache

import pytest

from tests.kit.cases import CASES, Case

SCRIPT = """
import json, sys
from tests.kit.test_determinism import digests
print(json.dumps(digests(int(sys.argv[1]))))
"""


@cache
def end(case: Case, seed: int) -> str:
    """How a game of a case ended when it was first played here."""
    return case.played(seed).digest()


def digests(seed: int) -> list[str]:
    """How a game of each case ends: of those that are long, the first."""
    return [end(case, seed if case.long == 1 else 0) for case in CASES]


def test_different_seeds_give_different_games(case: Case) -> None:
    assert any(end(case, seed) != end(case, 0) for seed in range(1, 4))


@pytest.mark.parametrize(("seed", "hash_seed"), [(0, "0"), (1, "1"), (2, "4711")])
def test_hashing_has_no_say(seed: int, hash_seed: str) -> None:
    """It is another one here, and in each of these."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", SCRIPT, str(seed)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == digests(seed)
