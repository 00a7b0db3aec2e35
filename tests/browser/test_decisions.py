"""Whatever the rules let one choose can be chosen on the board: every option of every kind of decision."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person
from tests.browser.playing import number, open_table, question, wait_until_asked
from tests.browser.screenshots import SIZES
from tests.browser.situations import KINDS, lay_out, situations
from tests.browser.wire import Wire

People = Callable[..., Person]
OFFERED = """(all) => all.filter((one) => one.checkVisibility() && one.innerText.trim())
  .map((one) => one.dataset.option)
"""


def offered(page: Page) -> set[str]:
    """The options for which there is a thing or a button, with words."""
    found: list[str] = page.locator("main [data-option]").evaluate_all(OFFERED)
    return set(found)


def chooser(page: Page, option: str) -> Locator:
    return page.locator(f'main [data-option="{option}"]').first


def test_every_kind_of_decision_is_met() -> None:
    assert set(situations()) == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_option_can_be_clicked(person: People, kind: str) -> None:
    anna = person("Anna", reduced_motion="reduce")
    wire = Wire(anna.page)
    page = open_table(anna, lay_out(anna, kind))
    wait_until_asked(page)
    assert wire.decision is not None
    assert wire.decision["kind"] == kind
    expect(question(page)).to_have_text(wire.decision["prompt"])
    before, options = number(page), wire.options
    assert offered(page) == set(options)
    for option in options:
        chooser(page, option).click()
        expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))
        assert wire.chosen.pop() == option
        page.get_by_role("button", name=anna.say("page-undo"), exact=True).click()
        expect(page.locator("main.table")).to_have_attribute("data-number", str(before))
        expect(question(page)).to_be_visible()


@pytest.mark.parametrize("kind", KINDS)
def test_every_option_is_there_on_a_phone(person: People, kind: str) -> None:
    anna = person("Anna", reduced_motion="reduce", **SIZES["phone"])
    wire = Wire(anna.page)
    page = open_table(anna, lay_out(anna, kind))
    wait_until_asked(page)
    assert offered(page) == set(wire.options)
    for option in wire.options:
        chooser(page, option).click(trial=True)
