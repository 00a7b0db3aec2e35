"""What holds on every screen of the page."""

from collections.abc import Callable

import pytest

from tests.browser.axe import find_barriers
from tests.browser.person import Person
from tests.browser.screens import SCREENS
from tests.browser.screenshots import LOOKS, SIZES


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCREENS)
def test_there_are_no_barriers(newcomer: Callable[..., Person], name: str, size: str, look: str) -> None:
    person = newcomer(reduced_motion="reduce", **SIZES[size], **LOOKS[look])
    SCREENS[name](person)
    assert not find_barriers(person.page)


@pytest.mark.parametrize("name", SCREENS)
def test_a_phone_need_not_be_scrolled_sideways(newcomer: Callable[..., Person], name: str) -> None:
    person = newcomer(reduced_motion="reduce", **SIZES["phone"])
    SCREENS[name](person)
    wide, shown = person.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide <= shown
