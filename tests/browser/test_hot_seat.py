"""Several people at one device: nobody sees another's cards by accident."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.playing import TOGETHER, board, decide, make_table, open_table, wait_until_asked
from tests.browser.test_zombiaki import play_by_clicks


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


def test_where_all_lies_open_nothing_is_handed_over(known: Callable[..., Person]) -> None:
    """And of the two only the one who is asked is told that it is they."""
    anna = known("Anna")
    made = anna.page.request.post("/api/v1/tables", data={"game": "zombiaki", "seats": TOGETHER})
    page = open_table(anna, made.json()["table"])
    luck = random.Random(3)
    seats = set()
    for _ in range(8):
        wait_until_asked(page)
        expect(page.locator("dialog.curtain")).to_have_count(0)
        expect(page.locator(".seat-badge.mine")).to_have_count(1)
        seats.add(page.locator(".seat-badge.mine").get_attribute("data-seat"))
        play_by_clicks(page, luck)
    assert seats == {"0", "1"}
