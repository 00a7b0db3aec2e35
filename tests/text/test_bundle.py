"""Texts are read when they are said; files of texts that can't be used are refused."""

from pathlib import Path

import pytest

from deadtown.text.bundle import Bundle, TextError, format_message, load_bundle


def folder_with(tmp_path: Path, text: str) -> Path:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_text_that_cannot_be_read_is_an_error_when_it_is_said(tmp_path: Path) -> None:
    bundle = load_bundle("en", folder_with(tmp_path, "fine = Fine\nbroken = { $card\n"))
    assert format_message(bundle, "fine", {}) == "Fine"
    with pytest.raises(TextError, match=r"can't be read: broken = \{ \$card"):
        format_message(bundle, "broken", {})


@pytest.mark.parametrize("junk", ["Fine\n", "  fine = Fine\n", "= Fine\n"])
def test_a_line_that_is_no_text_is_an_error(tmp_path: Path, junk: str) -> None:
    with pytest.raises(TextError, match=f"can't be read: {junk.rstrip()}$"):
        load_bundle("en", folder_with(tmp_path, junk))


def test_a_text_says_what_it_refers_to(tmp_path: Path) -> None:
    """A message of the game, one that every game has, one told later, and a term with an argument."""
    text = """# Of the dead
dead = { -undead } and { gone }. { list-none }

gone = { $who ->
    [one] gone
   *[other] { lost }
  }
    .help = Help { -undead }
# Of them all
## Them
-undead = undead
lost = lost"""
    bundle = load_bundle("en", folder_with(tmp_path, text))
    shared = format_message(bundle, "list-none", {})
    assert format_message(bundle, "dead", {"who": "all"}) == f"undead and lost. {shared}"
    assert format_message(bundle, "gone", {"who": "one"}) == "gone"
    assert format_message(bundle, "gone.help", {}) == "Help undead"


def test_a_text_that_refers_to_none_is_an_error() -> None:
    with pytest.raises(TextError, match=r"lost: .*nothing"):
        format_message(Bundle("en", [{"lost": "lost = { nothing }"}]), "lost", {})


def test_a_file_tells_nothing_twice(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="fine is told twice"):
        load_bundle("en", folder_with(tmp_path, "fine = Fine\nfine = Good\n"))


def test_a_game_does_not_change_what_every_game_says(tmp_path: Path) -> None:
    with pytest.raises(TextError, match="waiting is told twice"):
        load_bundle("en", folder_with(tmp_path, "waiting = Wait!\n"))


def test_texts_are_loaded_once(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "fine = Fine\n")
    assert load_bundle("en", folder) is load_bundle("en", folder)
