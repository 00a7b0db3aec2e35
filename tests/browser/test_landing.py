"""The landing page."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person

LOADED = r"""() => Object.fromEntries(
  [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .map(({ name, encodedBodySize }) => [name, encodedBodySize]))
"""


def test_the_page_opens_without_any_trouble(newcomer: Callable[..., Person]) -> None:
    """No error on the console, nothing that the policy forbids: whatever there is fails the test in the end."""
    page = newcomer().visit()
    expect(page.get_by_role("heading", name="Deadtown", level=1)).to_be_visible()
    expect(page).to_have_title("Deadtown")
    page.wait_for_load_state("networkidle")


def test_the_first_load_is_small(newcomer: Callable[..., Person]) -> None:
    """Less than 150 kB, squeezed, with all pictures: drawings are code, and come with it."""
    page = newcomer().visit()
    page.wait_for_load_state("networkidle")
    loaded: dict[str, int] = page.evaluate(LOADED)
    assert any(name.endswith(".js") for name in loaded)
    assert sum(loaded.values()) < 150_000, loaded


def test_somebody_who_has_a_name_keeps_it(person: Callable[..., Person]) -> None:
    anna = person("Anna")
    anna.visit()
    anna.page.get_by_role("button", name=anna.say("page-settings")).click()
    expect(anna.page.get_by_label(anna.say("page-your-name"))).to_have_value("Anna")
