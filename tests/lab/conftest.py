"""Dice, and Parley for its windows, on the list of games: here, and in the processes that play."""

from dataclasses import replace
from pathlib import Path

import pytest

from deadtown.games import GAMES
from deadtown.lab import processes
from tests.games.parley import PARLEY
from tests.lab import worker


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder: Path = tmp_path_factory.mktemp("dice")
    (folder / "text").mkdir()
    for language, gold in {"en": "Gold & silver", "it": "Oro", "fr": "Or"}.items():
        (folder / "text" / f"{language}.ftl").write_text(
            f"card-gold = {gold}\nrole-bank = Bank\nrole-guest = Guest\n", encoding="utf-8"
        )
    for game in worker.TEST_GAMES:
        monkeypatch.setitem(GAMES, game.name, game if game is PARLEY else replace(game, folder=folder))
    # Whoever runs tests may have threads, so their processes begin from nothing, however they are run.
    monkeypatch.setattr(processes, "may_be_copied", lambda: False)
    monkeypatch.setattr(processes, "WORKER", worker.__name__)
