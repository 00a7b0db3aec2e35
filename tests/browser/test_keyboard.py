"""The keyboard alone, through what a screen reader is told."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person
from tests.browser.playing import MOST, make_table, number, open_table, over, wait_until_asked

NAME = "() => document.activeElement.getAttribute('aria-label') || document.activeElement.innerText"


def focused(page: Page) -> str:
    """The name of what has the focus."""
    name: str = page.evaluate(NAME)
    return name


def spoken(page: Page) -> Locator:
    """What a screen reader has been told to say at once."""
    return page.locator("[aria-live=assertive]")


def decide_by_keys(page: Page) -> None:
    """All Aim cards, else the last thing that may be taken, else the first answer; never a pointer."""
    before = number(page)
    decision = page.get_by_role("region", name="Decision")
    names = [button.inner_text() for button in decision.get_by_role("button").all()]
    aim = next((place for place, name in enumerate(names) if "Play all Aim cards" in name), None)
    if aim is not None:
        page.keyboard.press(str(aim + 1))
    else:
        page.keyboard.press("b")
        if focused(page).startswith(("Take", "Play", "Gain", "Choose", "Trash", "Discard")):
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("1")
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))


def test_a_whole_game_is_played_by_keyboard(known: Callable[..., Person]) -> None:
    anna = known("Anna")
    page = open_table(anna, make_table(anna, turns=3))
    for _ in range(MOST):
        if wait_until_asked(page) is None:
            break
        expect(spoken(page)).to_have_text(page.locator(".question").inner_text())
        decide_by_keys(page)
    assert over(page)
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


def test_arrows_go_from_thing_to_thing(known: Callable[..., Person]) -> None:
    anna = known("Anna")
    page = open_table(anna, make_table(anna))
    wait_until_asked(page)
    page.keyboard.press("b")
    first = focused(page)
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        if focused(page) != first:
            return
    raise AssertionError("the focus stays where it is")


def test_the_keys_are_told(known: Callable[..., Person]) -> None:
    anna = known("Anna")
    page = open_table(anna, make_table(anna))
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name=anna.say("page-shortcuts"))
    expect(keys).to_contain_text(anna.say("page-key-undo"))
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()


def test_the_rules_the_log_and_the_chat_are_a_key_away(known: Callable[..., Person]) -> None:
    anna = known("Anna")
    page = open_table(anna, make_table(anna))
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name=anna.say("page-rules"))).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    expect(page.get_by_label(anna.say("page-say"), exact=True)).to_be_focused()
    page.keyboard.type("Brains")
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name=anna.say("page-chat"))).to_contain_text("Brains")
