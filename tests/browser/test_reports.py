"""Reports of the laboratory: whatever they tell is in sight, on a phone and on a desktop."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from deadtown.lab import compare, simulate, sweep
from tests.browser.drawn import protruding

pytest.importorskip("matplotlib")

WIDTHS = (400, 1280)
BOTS = ("random", "money")
CUT_OFF = """() => [...document.querySelectorAll("main *")]
  .filter((one) => getComputedStyle(one).overflowX !== "visible" && one.scrollWidth > one.clientWidth)
  .map((one) => `${one.scrollWidth} pixels in ${one.clientWidth}: ${one.textContent}`)
"""
"""What is seen only by scrolling sideways within the page."""

REPORTS: dict[str, Callable[[], str]] = {
    "simulate": lambda: simulate("zombinion", BOTS, games=4, seed="report").page(),
    "compare": lambda: compare("zombinion", BOTS, b={"turn_cap": 10}, games=4, seed="report").page(),
    "sweep": lambda: sweep(
        "zombinion", BOTS, over={"turn_cap": [4, 12], "combat_set": ["clash", "first_game"]}, games=4, seed="report"
    ).page(),
}


@pytest.mark.parametrize("name", REPORTS)
def test_nothing_is_out_of_sight(browser: Browser, name: str) -> None:
    with browser.new_page() as page:
        page.set_content(REPORTS[name]())
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            assert protruding(page) == []
            assert page.evaluate(CUT_OFF) == []
