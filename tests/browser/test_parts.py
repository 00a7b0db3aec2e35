"""Answers of several parts in which the same number means two things: player 1 and 1 bullet."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from deadtown.games.zombies.cards import BUTTER_FINGERS
from deadtown.kernel import Decision, option_text
from tests.browser.person import Person
from tests.browser.playing import open_table, wait_until_asked
from tests.browser.situations import go_on
from tests.browser.test_zombies import go_to
from tests.browser.towns import PLAYERS, ZOMBIES, Saved, Sight, first_met
from tests.browser.wire import Wire

People = Callable[..., Person]


def like_numbers(decision: Decision) -> list[Any]:
    """The ways to play Butter Fingers on a player who loses as many bullets as the number of their seat says."""
    played = [option for option in decision.options if option[:2] == ("play", BUTTER_FINGERS)]
    return [option for option in played if len(option) > 3 and option[2] == option[3]]


@cache
def alike() -> Saved:
    return first_met("alike", Sight(4, lambda _, decision: bool(like_numbers(decision))), ZOMBIES)


def by_mouse(page: Page, thing: str) -> None:
    page.locator(thing).first.click()


def by_keys(page: Page, thing: str) -> None:
    """``b`` leads to what is asked for next."""
    page.keyboard.press("b")
    if not page.locator(thing).first.evaluate("(thing) => thing === document.activeElement"):
        go_to(page, page.locator(thing).first)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("press", [by_mouse, by_keys])
def test_a_player_is_not_taken_for_bullets(known: People, press: Callable[[Page, str], None]) -> None:
    saved = alike()
    wanted = option_text(like_numbers(saved.asked)[0])
    count = wanted.split()[-1]
    anna = known(PLAYERS[saved.asked.seat])
    wire = Wire(anna.page)
    page = open_table(anna, go_on(anna, saved.record, saved.asked.seat))
    wait_until_asked(page)
    player, bullets = f'.city-players [data-part="{count}"]', f'.city-losses [data-part="{count}"]'
    press(page, f'.city-hand [data-part="{BUTTER_FINGERS}"]')
    press(page, player)
    expect(page.locator(".choice-next")).to_have_text("Choose what is lost.")
    expect(page.locator(bullets)).to_have_attribute("aria-pressed", "false")
    by_mouse(page, player)
    expect(page.locator(bullets)).to_have_count(0)
    press(page, player)
    press(page, bullets)
    expect(page.locator(bullets)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(player)).to_have_attribute("aria-pressed", "true")
    press(page, "[data-confirm]")
    expect(page.locator("main.table .choosing")).to_have_count(0)
    assert wire.chosen == [wanted]
