"""Zombies!!! where there is little room: nothing lies over what is laid or chosen, all that others have is in reach."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.playing import number, wait_until_asked
from tests.browser.screens import stand_in
from tests.browser.screenshots import SIZES
from tests.browser.towns import in_sight, town

MEETS = """([one, other]) => {
  const [here, there] = [one, other].map((name) => document.querySelector(name).getBoundingClientRect());
  return here.left < there.right && there.left < here.right && here.top < there.bottom && there.top < here.bottom;
}"""
"""Whether two things on the page have something in common."""
CLOSE = """(words) => words.filter((one) => {
  const { overflowY, lineHeight, fontSize } = getComputedStyle(one);
  return overflowY !== "visible" && parseFloat(lineHeight) < 1.25 * parseFloat(fontSize);
}).map((one) => one.textContent)"""
"""Which words are cut off above a line that is set close."""
SEVERAL_WAYS = "sites => sites.findIndex((site) => !site.textContent.includes('1 turn fits'))"


def meets(page: Page, one: str, other: str) -> bool:
    found: bool = page.evaluate(MEETS, [one, other])
    return found


def test_buttons_never_lie_over_the_tile_that_they_turn(stranger: Callable[..., Person]) -> None:
    person = stranger(**SIZES["phone"])
    page = person.page
    stand_in(person, town("building"))
    wait_until_asked(page)
    place = page.locator(".map-site").evaluate_all(SEVERAL_WAYS)
    page.keyboard.press("0")
    page.locator(".map-site").nth(place).tap()
    expect(page.locator(".map-turns")).to_be_visible()
    for _ in range(4):
        page.keyboard.press("-")
        assert not meets(page, ".map-turns", ".map-ghost.raised")
    before = page.locator(".map-ghost.raised").get_attribute("src")
    page.locator(".map-turn.right").tap()
    expect(page.locator(".map-ghost.raised")).not_to_have_attribute("src", str(before))


def test_the_buttons_of_a_small_map_stand_beside_it(stranger: Callable[..., Person]) -> None:
    person = stranger(**SIZES["phone"])
    page = person.page
    stand_in(person, town("horde"))
    wait_until_asked(page)
    for buttons in (".map-buttons", ".map-several", ".city-dice"):
        expect(page.locator(buttons)).to_be_visible()
        assert not meets(page, buttons, ".map-window")
    assert not meets(page, ".map-several", ".map-buttons")
    assert not meets(page, ".map-several", ".city-dice")
    in_sight(page, ".map-space.legal").tap()
    expect(page.locator(".decision.choosing")).to_be_visible()


def test_a_tap_on_a_player_tells_what_they_have_in_play(stranger: Callable[..., Person]) -> None:
    person = stranger(**SIZES["phone"])
    page = person.page
    saved = town("walk")
    stand_in(person, saved, (saved.asked.seat + 1) % 4)
    rich = page.locator(f".city-player[data-seat='{saved.asked.seat}']")
    rich.tap(position={"x": 8, "y": 8})
    expect(page.locator(".sheet")).to_be_visible()
    names = str(rich.locator(".city-brief .unseen").text_content()).partition(": ")[2]
    for name in names.split(", "):
        expect(page.locator(".sheet")).to_contain_text(name)


def test_a_tap_on_a_player_names_them(stranger: Callable[..., Person]) -> None:
    person = stranger(**SIZES["phone"])
    page = person.page
    stand_in(person, town("card"))
    wait_until_asked(page)
    before = number(page)
    page.locator(".city-hand-card.legal").first.tap()
    page.locator(".sheet [data-deed]").tap()
    panel = page.locator(".city-player:has(.city-name-seat)").last
    panel.tap()
    expect(page.locator("[data-confirm]")).to_be_visible()
    panel.tap()
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))


@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
def test_no_accent_of_a_card_is_cut_off(stranger: Callable[..., Person], size: str) -> None:
    """A capital with an accent is higher than a line that is set close."""
    person = stranger("fr", **SIZES[size])
    stand_in(person, town("card"))
    wait_until_asked(person.page)
    words = person.page.locator(".city-tile .card-name, .city-tile .card-when span").filter(visible=True)
    assert words.count() > 1
    assert words.evaluate_all(CLOSE) == []
