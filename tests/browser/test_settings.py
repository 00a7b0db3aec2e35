"""How somebody wants the page is kept."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.playing import board, make_table

People = Callable[..., Person]
LOOKS = (("theme", "light"), ("motion", "none"), ("sounds", "on"))


def test_settings_are_kept(known: People) -> None:
    anna = known("Anna")
    page = anna.visit()
    page.get_by_role("button", name=anna.say("page-settings")).click()
    window = page.get_by_role("dialog")
    for group, value in (*LOOKS, ("careful", "off"), ("board", "plain")):
        choices = window.get_by_role("group", name=anna.say(f"page-{group}"), exact=True)
        choices.get_by_label(anna.say(f"page-{group}-{value}"), exact=True).check()
    window.get_by_label("Français").check()
    anna.language = "fr"
    root = page.locator("html")
    expect(root).to_have_attribute("lang", "fr")
    page.reload()
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-motion", "none")
    expect(root).to_have_attribute("lang", "fr")
    page.get_by_role("button", name=anna.say("page-settings")).click()
    sounds = page.get_by_role("group", name=anna.say("page-sounds"))
    expect(sounds.get_by_label(anna.say("page-sounds-on"), exact=True)).to_be_checked()
    expect(page.get_by_label(anna.say("page-careful-off"), exact=True)).to_be_checked()
    anna.visit(f"/t/{make_table(anna)}")
    expect(board(page).locator(".general")).to_be_visible()


def test_day_and_language_are_at_hand_on_the_landing_page(newcomer: People) -> None:
    page = newcomer().visit()
    page.get_by_role("button", name="Switch to day").click()
    page.get_by_role("button", name="Italiano").click()
    expect(
        page.get_by_role("button", name="Passa alla notte").or_(page.get_by_role("button", name="notte"))
    ).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_a_browser_that_keeps_nothing_is_served_as_well(newcomer: People) -> None:
    guest = newcomer()
    guest.context.add_init_script(
        "delete window.localStorage; Object.defineProperty(window, 'localStorage', "
        "{ get() { throw new Error('not allowed') } })"
    )
    page = guest.visit()
    page.get_by_role("button", name=guest.say("page-play-now")).first.click()
    expect(board(page)).to_be_visible()
