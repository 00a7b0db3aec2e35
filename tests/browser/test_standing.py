"""“Don’t ask me again this turn”: said by one click or key, seen, taken back, and kept by the server."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import find_barriers
from tests.browser.person import Person
from tests.browser.playing import number, open_table, wait_until_asked
from tests.browser.situations import lay_out
from tests.browser.wire import Wire
from tests.kit.shots import PLAYERS, two_shots

People = Callable[..., Person]


def rest(person: Person) -> Locator:
    return person.page.locator(".decision .rest")


def said(page: Page) -> Locator:
    return page.locator(".decision .standing")


def test_it_is_said_seen_and_taken_back(known: People) -> None:
    anna = known("Anna")
    wire = Wire(anna.page)
    page = open_table(anna, lay_out(anna, "react"))
    wait_until_asked(page)
    before = number(page)
    answer = "Do not reveal it"
    expect(rest(anna)).to_contain_text(anna.say("page-standing", answer=answer))
    rest(anna).click()
    expect(said(page)).to_contain_text(anna.say("page-standing-said", answer=answer))
    expect(page.locator("main.table")).to_have_attribute("data-number", str(before + 1))
    assert (wire.chosen, wire.arranged) == ([], [{"rest": "react"}])
    assert find_barriers(page) == []
    page.get_by_role("button", name=anna.say("page-standing-again")).click()
    expect(said(page)).to_have_count(0)


def test_it_is_said_and_taken_back_by_key(known: People) -> None:
    anna = known("Anna")
    page = open_table(anna, lay_out(anna, "react"))
    wait_until_asked(page)
    page.keyboard.press("n")
    expect(said(page)).to_be_visible()
    page.keyboard.press("n")
    expect(said(page)).to_have_count(0)


def test_what_was_said_is_answered_without_asking(known: People) -> None:
    """Anna plays both sides at one device, where all hands lie open: nothing is ever handed over."""
    anna = known("Anna")
    record, shot = two_shots()
    ask = anna.page.request
    made = ask.post("/api/v1/records", data=record, headers={"Content-Type": "application/x-ndjson"})
    table = made.json()["table"]
    for seat in range(2):
        assert ask.post(f"/api/v1/tables/{table}/sit", data={"seat": seat, "name": PLAYERS[seat]}).ok
    page = anna.visit(f"/t/{table}")
    wait_until_asked(page)
    before = number(page)
    rest(anna).click()
    expect(said(page)).to_be_visible()
    assert ask.post(f"/api/v1/tables/{table}/choose", data={"number": before + 1, "choice": shot}).ok
    expect(page.locator("main.table")).to_have_attribute("data-number", str(before + 3))
    expect(page.locator("dialog.curtain")).to_have_count(0)
