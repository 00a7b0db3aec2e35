"""English, Italian and French: at once, and everywhere."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from deadtown.games import GAMES
from deadtown.text import Speaker
from tests.browser.person import Person
from tests.browser.playing import expect_told, make_table, open_table, wait_until_asked
from tests.browser.words import say

NAMES = {"en": "English", "it": "Italiano", "fr": "Français"}


@pytest.mark.parametrize("language", NAMES)
def test_the_page_speaks_the_language_of_the_browser(newcomer: Callable[..., Person], language: str) -> None:
    page = newcomer(language).visit()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("button", name=say("page-play-now", language)).first).to_be_visible()


def test_a_table_is_switched_at_once(known: Callable[..., Person]) -> None:
    anna = known("Anna")
    page = open_table(anna, make_table(anna))
    wait_until_asked(page)
    spoken = "en"
    for language in ("it", "fr", "en"):
        page.get_by_role("button", name=say("page-settings", spoken)).click()
        page.get_by_label(NAMES[language], exact=True).check()
        page.keyboard.press("Escape")
        spoken = language
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("button", name=say("page-undo", language), exact=True)).to_be_visible()
        expect(
            page.locator(".decision.yours .answers button")
            .filter(has_text=game_say("option-play-all-aim", language))
            .first
        ).to_be_visible()
        expect(page.get_by_role("list", name=say("page-log", language))).to_be_visible()
        expect_told(page, game_say("table-started", language, bots="none").rstrip("."))


def game_say(message: str, language: str, **arguments: str) -> str:
    """A message of the game in words."""
    return Speaker(GAMES["zombinion"], language).say(message, **arguments)
