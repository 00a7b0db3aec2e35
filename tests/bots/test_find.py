"""Bots are found by name; what can't be found is complained of in one line."""

from pathlib import Path
from random import Random

import pytest

from deadtown.bots import RandomBot, bot_names, find_bot
from deadtown.bots.find import STRATEGIES
from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.games.zombinion.bots import StrategyBot

GAME = GAMES["zombinion"]


def complaint(name: str) -> str:
    with pytest.raises(Complaint) as caught:
        find_bot(GAME, name)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def strategy(folder: Path, text: str | bytes) -> str:
    """The name of a file with this strategy."""
    path = folder / "mine.toml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return str(path)


def test_every_name_on_the_list_is_found() -> None:
    assert bot_names(GAME) == ["random", "money", "hunter"]
    for name in bot_names(GAME):
        assert not find_bot(GAME, name)(Random(1)).imagines


def test_random_plays_any_game() -> None:
    assert isinstance(find_bot(GAME, "random")(Random(1)), RandomBot)


def test_a_strategy_file_makes_a_bot(tmp_path: Path) -> None:
    maker = find_bot(GAME, strategy(tmp_path, 'take = ["magazine"]'))
    assert isinstance(maker(Random(1)), StrategyBot)


def test_an_unknown_name_is_told_the_known_ones() -> None:
    said = complaint("nobody")
    assert "'nobody'" in said
    assert "random, money, hunter" in said


def test_a_missing_file_is_named() -> None:
    assert complaint("nowhere/mine.toml") == "can't read the strategy nowhere/mine.toml: No such file or directory"


def test_a_folder_is_not_a_strategy(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").mkdir()
    assert str(tmp_path / "mine.toml") in complaint(str(tmp_path / "mine.toml"))


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    name = strategy(tmp_path, b"take = ['\xff']")
    assert complaint(name) == f"{name}: not a text in UTF-8"


def test_a_bad_strategy_names_file_line_and_entry(tmp_path: Path) -> None:
    name = strategy(tmp_path, 'take = [\n  "magazine",\n  "magazin",\n]')
    assert complaint(name) == f"{name}: line 3, take: 'magazin': unknown card 'magazin', did you mean 'magazine'?"


def test_a_game_without_strategies_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(STRATEGIES, "zombinion")
    assert complaint("mine.toml") == "mine.toml: zombinion has no strategy files"
    assert "strategy" not in complaint("nobody")
