"""Whatever the rules let one choose can be chosen on the board: every option of every kind of decision."""

from collections.abc import Callable
from itertools import cycle
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.playing import TOGETHER, about, make_table, number, open_table, over, question, wait_until_asked
from tests.browser.screenshots import SIZES
from tests.browser.situations import KINDS, WINDOWS, lay_out, situations
from tests.browser.wire import Wire

People = Callable[..., Person]
SHARES = 4
"""In how many tests all kinds of decisions are tried: some can run at the same time."""
OTHERS = [size for size in SIZES if size != "desktop"]
AT_HAND = """(all) => all.filter((one) => {
  one.scrollIntoView({ block: "center" });
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.innerText.trim() && one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((one) => one.dataset.option)
"""


def at_hand(page: Page) -> set[str]:
    """The options for which there is a thing or a button, with words, that nothing covers."""
    found: list[str] = page.locator("main [data-option]").evaluate_all(AT_HAND)
    return set(found)


def choose(page: Page, option: str) -> None:
    before = number(page)
    page.locator(f'main [data-option="{option}"]').first.click()
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))


def one_of_each_verb(options: list[str]) -> list[str]:
    """An option of each verb, drawn by lot; who passes does it last."""
    drawn = Random(" ".join(options)).sample(options, len(options))
    found = {option.split()[0]: option for option in drawn}
    return sorted(found.values(), key=lambda option: option == "pass")


def test_every_kind_of_decision_is_met() -> None:
    assert set(situations()) == set(KINDS)


@pytest.mark.parametrize("share", range(SHARES))
def test_every_option_is_at_hand(known: People, share: int) -> None:
    """On a desktop and, by turns, in another size; and what is clicked is what is sent."""
    anna = known("Anna", **SIZES["desktop"])
    wire = Wire(anna.page)
    for kind, size in zip(KINDS[share::SHARES], cycle(OTHERS), strict=False):
        with about(f"{kind}, {size}"):
            page = open_table(anna, lay_out(anna, kind))
            wait_until_asked(page)
            try_options(page, wire, kind, size)


def try_options(page: Page, wire: Wire, kind: str, other: str) -> None:
    assert wire.decision is not None
    assert wire.decision["kind"] == kind
    expect(question(page)).to_have_text(wire.decision["prompt"])
    before, options = number(page), wire.options
    for size in (other, "desktop"):
        page.set_viewport_size(SIZES[size]["viewport"])
        assert at_hand(page) == set(options)
    for option in one_of_each_verb(options):
        choose(page, option)
        assert wire.chosen.pop() == option
        if kind in WINDOWS and option == "pass":
            break  # A window into which nobody stepped is nobody's to take back.
        page.keyboard.press("u")
        expect(page.locator("main.table")).to_have_attribute("data-number", str(before))
        expect(question(page)).to_be_visible()


def test_nothing_is_missing_in_a_whole_game(known: People) -> None:
    """Two at one device; they take the dearest card, so that there is something to play."""
    anna = known("Anna")
    wire = Wire(anna.page)
    options = {"combat_set": "clash", "cleanup_top_choice": True, "offer_cut": True}
    page = anna.visit(f"/t/{make_table(anna, TOGETHER, turns=5, options=options)}")
    ready = page.locator("dialog.curtain button")
    while True:
        expect(ready.or_(question(page)).or_(page.locator(".ending")).first).to_be_visible()
        if over(page):
            break
        if ready.is_visible():
            ready.click()
            continue
        assert at_hand(page) == set(wire.options)
        choose(page, wire.options[-2] if len(wire.options) > 2 else wire.options[0])
    assert len(wire.chosen) > 20
