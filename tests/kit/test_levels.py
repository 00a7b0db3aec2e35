"""Every game has a bot for every level; a name from elsewhere never opens a file."""

from pathlib import Path
from typing import Any

import pytest

from deadtown.bots import bot_names
from deadtown.bots.find import find_level
from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.kernel import LEVELS, Game
from deadtown.text import LANGUAGES, Speaker


@pytest.fixture(params=GAMES.values(), ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    found: Game[Any] = request.param
    return found


def test_there_is_a_bot_for_every_level(game: Game[Any]) -> None:
    assert tuple(game.players.levels) == LEVELS
    for level in LEVELS:
        assert find_level(game, level) == game.players.levels[level]
        assert set(game.players.levels[level]) <= set(bot_names(game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_styles_have_names(game: Game[Any], language: str) -> None:
    names = [Speaker(game, language).name("style", style) for style in game.players.styles]
    assert len(set(names)) == len(names)


def test_a_bot_is_found_by_its_own_name_too(game: Game[Any]) -> None:
    for name in bot_names(game):
        assert find_level(game, name) == (name,)


def test_a_name_from_elsewhere_never_means_a_file(game: Game[Any], tmp_path: Path) -> None:
    strategy = tmp_path / "mine.toml"
    strategy.write_text('take = ["magazine"]')
    with pytest.raises(Complaint, match="no level or bot"):
        find_level(game, str(strategy))


@pytest.mark.parametrize("name", ["", "nobody", "HARD", "hard ", "x" * 10_000, "a\nb", "person"])
def test_what_is_neither_is_complained_of_in_one_short_line(game: Game[Any], name: str) -> None:
    with pytest.raises(Complaint) as caught:
        find_level(game, name)
    said = str(caught.value)
    assert "easy, normal, hard" in said
    assert ", ".join(bot_names(game)) in said
    assert "\n" not in said
    assert len(said) < 300
