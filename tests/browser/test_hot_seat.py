"""Several people at one device: nobody sees another's cards by accident."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.playing import TOGETHER, board, decide, make_table, wait_until_asked


def test_the_device_is_handed_over_with_no_cards_in_sight(known: Callable[..., Person]) -> None:
    anna = known("Anna")
    table = make_table(anna, TOGETHER, turns=2)
    anna.visit(f"/t/{table}")
    page, owners = anna.page, set()
    curtain = page.locator("dialog.curtain")
    for _ in range(200):
        expect(curtain.or_(page.locator(".decision.yours")).or_(page.locator(".ending")).first).to_be_visible()
        if page.locator(".ending").is_visible():
            break
        if curtain.is_visible():
            name = "Anna" if "Anna" in curtain.inner_text() else "Bruno"
            owners.add(name)
            expect(board(page).locator(".thing")).to_have_count(0)
            page.get_by_role("button", name=anna.say("page-handover-ready", name=name)).click()
            expect(board(page).locator(".thing").first).to_be_visible()
            expect(page.locator(".question")).to_contain_text(name)
        else:
            assert wait_until_asked(page) is page
            decide(page) if not curtain.is_visible() else None
    expect(page.locator(".ending")).to_be_visible()
    assert owners == {"Anna", "Bruno"}


def test_escape_does_not_open_the_curtain(known: Callable[..., Person]) -> None:
    anna = known("Anna")
    page = anna.visit(f"/t/{make_table(anna, TOGETHER)}")
    curtain = page.locator("dialog.curtain")
    expect(curtain).to_be_visible()
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(board(page).locator(".thing")).to_have_count(0)
    curtain.get_by_role("button").click()
    assert wait_until_asked(page) is page
