"""What holds on every screen of the page, whatever its size and theme."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.axe import find_barriers
from tests.browser.drawn import protruding
from tests.browser.person import Person
from tests.browser.screens import SCREENS
from tests.browser.screenshots import SIZES

DESKTOP, PHONE = (SIZES[size]["viewport"] for size in ("desktop", "phone"))
ZOOMED = ViewportSize(width=640, height=400)
"""A window of 1280 by 800 pixels, at 200%."""
BY_SIZE_AND_COLOUR = ("color-contrast", "target-size", "scrollable-region-focusable")
"""Rules that may be kept on a desktop by night and broken on a phone by day."""
DRESS = "(theme) => { document.documentElement.dataset.theme = theme; }"


@pytest.mark.parametrize(("turn", "name"), list(enumerate(SCREENS)), ids=list(SCREENS))
def test_there_are_no_barriers(stranger: Callable[..., Person], turn: int, name: str) -> None:
    """For axe-core, by night on a desktop and by day on a phone, by turns for all its rules; nothing is scrolled
    sideways, not even zoomed in."""
    person = stranger(**SIZES["desktop"])
    page = person.page
    SCREENS[name](person)
    rules = [(), BY_SIZE_AND_COLOUR]
    found: list[str] = []
    for size, theme in ((DESKTOP, "dark"), (ZOOMED, ""), (PHONE, "light")):
        page.set_viewport_size(size)
        assert protruding(page) == []
        if theme:
            page.evaluate(DRESS, theme)
            found += [f"{size['width']} {theme}: {barrier}" for barrier in find_barriers(page, *rules[turn % 2])]
            turn += 1
    assert not found
