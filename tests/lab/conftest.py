"""Dice on the list of games."""

from pathlib import Path

import pytest

from deadtown.games import GAMES
from tests.lab.dice import Dice, PlainDice, SidedDice


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder: Path = tmp_path_factory.mktemp("dice")
    (folder / "text").mkdir()
    for language, gold in {"en": "Gold & silver", "it": "Oro", "fr": "Or"}.items():
        (folder / "text" / f"{language}.ftl").write_text(
            f"card-gold = {gold}\nrole-bank = Bank\nrole-guest = Guest\n", encoding="utf-8"
        )
    for kind in (Dice, PlainDice, SidedDice):
        monkeypatch.setattr(kind, "folder", folder)
        monkeypatch.setitem(GAMES, kind.name, kind())
