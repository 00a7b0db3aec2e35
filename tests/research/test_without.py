"""Who has not installed the extra plays as before, and is told what to install when it is needed."""

import subprocess
import sys

import pytest

BLOCKED = """
import sys
for name in {names!r}:
    sys.modules[name] = None
"""


def run(code: str, *names: str) -> "subprocess.CompletedProcess[str]":
    """A program in which these libraries are missing."""
    return subprocess.run([sys.executable, "-c", BLOCKED.format(names=names) + code], capture_output=True, text=True)


def test_games_are_played_without_numpy() -> None:
    code = "from deadtown.games import GAMES; import deadtown.bots, deadtown.text; print(len([*GAMES.values()]))"
    assert run(code, "numpy", "pettingzoo", "gymnasium", "pyspiel").stdout == "6\n"


@pytest.mark.parametrize(
    ("module", "library"),
    [
        ("deadtown.research", "numpy"),
        ("deadtown.research.pettingzoo", "pettingzoo"),
        ("deadtown.research.gymnasium", "gymnasium"),
        ("deadtown.research.openspiel", "pyspiel"),
    ],
)
def test_what_is_missing_is_named_with_its_extra(module: str, library: str) -> None:
    done = run(f"import {module}", library)
    assert done.returncode
    assert "Complaint: this takes" in done.stderr
    assert "pip install 'deadtown[research]'" in done.stderr


def test_numpy_alone_is_enough_for_arenas() -> None:
    code = (
        "from deadtown.research import Arena, Batch; print(Arena('zombiaki', seed=1).seat, Batch('zombiaki', 2).count)"
    )
    assert run(code, "pettingzoo", "gymnasium", "pyspiel").stdout == "0 2\n"
