"""The bots of the levels: each plays better than the one below."""

from pathlib import Path

import pytest

from deadtown.games.zombinion.cards import SETS
from deadtown.kernel import LEVELS
from tests.games.zombinion.table import GAME
from tests.games.zombinion.test_bots import share


def test_the_levels_go_up_the_list_of_bots() -> None:
    assert [GAME.players.levels[level] for level in LEVELS] == ["random", *GAME.players.bots]


@pytest.mark.parametrize("combat_set", SETS)
def test_a_normal_bot_beats_an_easy_one(combat_set: str) -> None:
    """Of a hard and a normal one, test_bots tells the same."""
    assert share(GAME.players.levels["normal"], GAME.players.levels["easy"], combat_set, 10) > 0.9


def test_the_page_for_writers_of_bots_names_the_levels() -> None:
    page = Path(__file__).parents[3] / "docs" / "write-a-bot.md"
    said = ", ".join(f"`{level}` is `{GAME.players.levels[level]}`" for level in LEVELS)
    assert said in page.read_text("utf-8")
