"""“Don’t ask me again this turn”: said by one click or key, seen, taken back, and given by the page from then on."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import find_barriers
from tests.browser.person import Person
from tests.browser.playing import number, open_table, question, wait_until_asked
from tests.browser.situations import lay_out
from tests.browser.wire import Wire
from tests.kit.shots import PLAYERS, two_shots

People = Callable[..., Person]


def stand(person: Person) -> Locator:
    return person.page.locator(".decision .stand")


def said(page: Page) -> Locator:
    return page.locator(".decision .standing")


def test_it_is_said_seen_and_taken_back(known: People) -> None:
    anna = known("Anna")
    wire = Wire(anna.page)
    page = open_table(anna, lay_out(anna, "react"))
    wait_until_asked(page)
    before = number(page)
    answer = "Do not reveal it"
    expect(stand(anna)).to_contain_text(anna.say("page-standing", answer=answer))
    stand(anna).click()
    expect(said(page)).to_contain_text(anna.say("page-standing-said", answer=answer))
    assert wire.chosen == ["pass"]
    assert find_barriers(page) == []
    page.get_by_role("button", name=anna.say("page-standing-again")).click()
    expect(said(page)).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator("main.table")).to_have_attribute("data-number", str(before))
    expect(question(page)).to_be_visible()
    page.keyboard.press("n")
    expect(said(page)).to_be_visible()
    page.keyboard.press("n")
    expect(said(page)).to_have_count(0)


def test_what_was_said_is_answered_without_asking(known: People) -> None:
    """Anna plays both sides at one device: for an answer that needs nobody it is not handed over."""
    anna = known("Anna")
    record, shot = two_shots()
    ask = anna.page.request
    made = ask.post("/api/v1/records", data=record, headers={"Content-Type": "application/x-ndjson"})
    table = made.json()["table"]
    for seat in range(2):
        assert ask.post(f"/api/v1/tables/{table}/sit", data={"seat": seat, "name": PLAYERS[seat]}).ok
    page = anna.visit(f"/t/{table}")
    ready = page.locator("dialog.curtain button")
    ready.click()
    wait_until_asked(page)
    before = number(page)
    stand(anna).click()
    ready.click()
    expect(said(page)).to_be_visible()
    assert ask.post(f"/api/v1/tables/{table}/choose", data={"number": before + 1, "choice": shot}).ok
    expect(page.locator("main.table")).to_have_attribute("data-number", str(before + 3))
    expect(ready).to_have_count(0)
