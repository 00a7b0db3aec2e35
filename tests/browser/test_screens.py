"""What holds on every screen of the page, whatever its size and theme."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.axe import find_barriers
from tests.browser.drawn import protruding
from tests.browser.person import Person
from tests.browser.screens import SCREENS
from tests.browser.screenshots import SIZES

ZOOMED = ViewportSize(width=640, height=400)
"""A window of 1280 by 800 pixels, at 200%."""
DRESS = "(theme) => { document.documentElement.dataset.theme = theme; }"


@pytest.mark.parametrize("name", SCREENS)
def test_there_are_no_barriers(stranger: Callable[..., Person], name: str) -> None:
    """For axe-core, by night on a desktop and by day on a phone; nothing is scrolled sideways, not even zoomed in."""
    person = stranger(**SIZES["desktop"])
    page = person.page
    SCREENS[name](person)
    found: list[str] = []
    for size, theme in ((SIZES["desktop"]["viewport"], "dark"), (ZOOMED, ""), (SIZES["phone"]["viewport"], "light")):
        page.set_viewport_size(size)
        assert protruding(page) == []
        if theme:
            page.evaluate(DRESS, theme)
            found += [f"{size['width']} {theme}: {barrier}" for barrier in find_barriers(page)]
    assert not found
