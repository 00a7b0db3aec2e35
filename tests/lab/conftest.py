"""Dice, and Parley for its windows, on the list of games."""

from dataclasses import replace
from pathlib import Path

import pytest

from deadtown.games import GAMES
from tests.games.parley import PARLEY
from tests.lab.dice import DICE, OPPOSED_DICE, PAIRED_DICE, PLAIN_DICE, SIDED_DICE


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder: Path = tmp_path_factory.mktemp("dice")
    (folder / "text").mkdir()
    for language, gold in {"en": "Gold & silver", "it": "Oro", "fr": "Or"}.items():
        (folder / "text" / f"{language}.ftl").write_text(
            f"card-gold = {gold}\nrole-bank = Bank\nrole-guest = Guest\n", encoding="utf-8"
        )
    for game in (DICE, PLAIN_DICE, SIDED_DICE, PAIRED_DICE, OPPOSED_DICE):
        monkeypatch.setitem(GAMES, game.name, replace(game, folder=folder))
    monkeypatch.setitem(GAMES, PARLEY.name, PARLEY)
