"""Answers of several parts in which the same number means two things: player 1 and 1 bullet."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import count, pairwise

import pytest
from playwright.sync_api import Page, expect

from deadtown.games.zombies.cards import BUTTER_FINGERS
from deadtown.kernel import option_text
from tests.browser.person import Person
from tests.browser.playing import open_table, settled, wait_until_asked
from tests.browser.situations import go_on
from tests.browser.test_zombies import HANDS, KEYS_TO, ask_whenever_able, go_to
from tests.browser.towns import BASE, PLAYERS, Saved, played
from tests.browser.wire import Wire

People = Callable[..., Person]
BEGUN = "main.table .choosing"
"""An answer of which a part is taken."""


def alike(options: Sequence[str]) -> str:
    """How to play it on a player who loses as many bullets as the number of their seat says, if that can be done."""
    aimed = (option.split() for option in options if option.startswith(f"play {BUTTER_FINGERS} "))
    return next((" ".join(parts) for parts in aimed if len(parts) > 3 and parts[2] == parts[3]), "")


@cache
def before_alike() -> Saved:
    """Somebody is about to lay a tile, and may play it then."""
    for game in count():
        moments = (saved for _, saved in played(4, BASE, f"alike {game}"))
        for saved, after in pairwise(moments):
            at_once = saved.asked.kind == "place_tile" and after.asked.seat == saved.asked.seat
            if at_once and alike([option_text(option) for option in after.asked.options]):
                return saved
    raise AssertionError("games never end")


def by_mouse(page: Page, thing: str) -> None:
    page.locator(thing).first.click()


def by_keys(page: Page, thing: str) -> None:
    """Once something is taken, ``b`` leads to what is asked for next, and arrows from one of them to another."""
    wanted = page.locator(thing).first
    expect(wanted).to_be_visible()
    if page.locator(BEGUN).count():
        page.keyboard.press("b")
        keys = page.evaluate(KEYS_TO, wanted.element_handle())
        assert keys is not None, page.evaluate("document.activeElement.outerHTML")
        for key in keys:
            page.keyboard.press(key)
        expect(wanted).to_be_focused()
    else:
        go_to(page, wanted)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("press", [by_mouse, by_keys])
def test_a_player_is_not_taken_for_bullets(known: People, press: Callable[[Page, str], None]) -> None:
    saved = before_alike()
    anna = known(PLAYERS[saved.asked.seat])
    wire = Wire(anna.page)
    page = open_table(anna, go_on(anna, saved.record, saved.asked.seat))
    wait_until_asked(page)
    ask_whenever_able(anna, HANDS["clicks"])
    HANDS["clicks"].give(page, option_text(saved.choice))
    expect(page.locator(f'.city-hand [data-part="{BUTTER_FINGERS}"]')).to_be_visible()
    settled(page)
    wanted = alike(wire.options)
    chosen, number = len(wire.chosen), wanted.split()[-1]
    player, bullets = f'.city-players [data-part="{number}"]', f'.city-losses [data-part="{number}"]'
    press(page, f'.city-hand [data-part="{BUTTER_FINGERS}"]')
    expect(page.locator(BEGUN)).to_be_visible()
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
    expect(page.locator(BEGUN)).to_have_count(0)
    assert wire.chosen[chosen:] == [wanted]
