"""Games are loaded when they are taken from the shelf."""

import subprocess
import sys

import pytest

from deadtown.games import GAMES, Shelf
from tests.kernel.toy import TOY

ALONE = """
import sys
from deadtown.games import GAMES
before = {name for name in sys.modules if name.startswith("deadtown.games.")}
assert list(GAMES) == sys.argv[1:] and "zombinion" in GAMES and not before, before
assert GAMES["zombinion"].name == "zombinion"
print(*sorted(name for name in GAMES if f"deadtown.games.{name}" in sys.modules))
"""


def test_who_wants_one_game_loads_no_other() -> None:
    run = subprocess.run([sys.executable, "-c", ALONE, *GAMES], capture_output=True, text=True)
    assert run.stdout.split() == ["zombinion"], run.stderr


def test_every_game_stands_under_its_name() -> None:
    assert [game.name for game in GAMES.values()] == list(GAMES)
    assert len(GAMES) == len(list(GAMES))
    assert "chess" not in GAMES
    assert GAMES.get("chess") is None


def test_a_game_can_be_put_there_and_taken_away() -> None:
    shelf = Shelf(zombinion="deadtown.games.zombinion")
    shelf["toy"] = TOY
    assert list(shelf) == ["zombinion", "toy"]
    assert shelf["toy"] is TOY
    del shelf["toy"]
    assert "toy" not in shelf
    with pytest.raises(KeyError):
        shelf["toy"]
    assert shelf["zombinion"] is GAMES["zombinion"]
