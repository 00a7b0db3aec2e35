"""The board in words, for whoever can't see it: every game can be opened with it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from deadtown.games import GAMES
from tests.browser.person import Person
from tests.browser.playing import SOLO, board, open_table

People = Callable[..., Person]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_shown_in_words(known: People, game: str) -> None:
    anna = known("Anna")
    anna.remember("board", "plain")
    made = anna.page.request.post("/api/v1/tables", data={"game": game, "seats": SOLO, "options": {}})
    page = open_table(anna, made.json()["table"])
    expect(board(page).locator(".general-zones dt").first).to_be_attached()
    expect(board(page).locator(".board-trouble")).to_have_count(0)
    expect(page.get_by_role("button", name=anna.say("page-settings"))).to_be_visible()
