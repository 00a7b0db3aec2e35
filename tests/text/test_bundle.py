"""Files of texts that can't be used are refused at once."""

from pathlib import Path

import pytest

from deadtown.text.bundle import TextError, load_bundle


def folder_with(tmp_path: Path, text: str) -> Path:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_text_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(TextError, match=r"can't be read: broken = \{ \$card"):
        load_bundle("en", folder_with(tmp_path, "fine = Fine\nbroken = { $card\n"))


def test_a_game_does_not_change_what_every_game_says(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="waiting is told twice"):
        load_bundle("en", folder_with(tmp_path, "waiting = Wait!\n"))


def test_texts_are_loaded_once(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "fine = Fine\n")
    assert load_bundle("en", folder) is load_bundle("en", folder)
