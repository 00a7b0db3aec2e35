"""What needs the consent of the others: an undo that would take back what they saw, a pause, another game."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.playing import answers, decide, make_table, number, open_table, wait_until_asked

People = Callable[..., Person]


def pair(known: People) -> tuple[Person, Person]:
    """Anna and Bruno at a table; who of them decides first stands first."""
    anna, bruno = known("Anna"), known("Bruno")
    table = make_table(anna, [{"who": "me"}, {"who": "open"}])
    assert bruno.page.request.post(f"/api/v1/tables/{table}/sit", data={}).ok
    for one in (anna, bruno):
        open_table(one, table)
    first = anna if wait_until_asked(anna.page, bruno.page) is anna.page else bruno
    return first, bruno if first is anna else anna


def undo(page: Page, person: Person) -> None:
    page.get_by_role("button", name=person.say("page-undo"), exact=True).click()


def end_turn(first: Person, second: Person) -> None:
    """The first plays until the turn has passed."""
    while wait_until_asked(first.page, second.page) is first.page:
        end = answers(first.page).filter(has_text="End the")
        before = number(first.page)
        end.first.click()
        expect(first.page.locator("main.table")).not_to_have_attribute("data-number", str(before))


def test_what_nobody_else_saw_is_taken_back_at_once(known: People) -> None:
    first, second = pair(known)
    before = number(first.page)
    decide(first.page)
    undo(first.page, first)
    for one in (first, second):
        expect(one.page.locator("main.table")).to_have_attribute("data-number", str(before))
    assert wait_until_asked(first.page) is first.page
    log = second.page.get_by_role("list", name=second.say("page-log"))
    expect(log.locator("s").first).to_be_visible()


def test_what_the_others_saw_is_taken_back_when_they_agree(known: People) -> None:
    first, second = pair(known)
    end_turn(first, second)
    taken = number(first.page)
    undo(first.page, first)
    question = second.page.get_by_role("region", name=second.say("page-asked"))
    expect(question).to_be_visible()
    assert number(first.page) == taken
    question.get_by_role("button", name=second.say("page-agree")).click()
    expect(first.page.locator("main.table")).not_to_have_attribute("data-number", str(taken))
    assert wait_until_asked(first.page, second.page) is first.page


def test_what_they_decline_stays(known: People) -> None:
    first, second = pair(known)
    end_turn(first, second)
    taken = number(first.page)
    undo(first.page, first)
    question = second.page.get_by_role("region", name=second.say("page-asked"))
    question.get_by_role("button", name=second.say("page-decline")).click()
    expect(first.page.get_by_role("region", name=first.say("page-asked"))).to_be_hidden()
    assert number(first.page) == taken
    assert wait_until_asked(first.page, second.page) is second.page


def test_a_pause_stops_both_until_somebody_goes_on(known: People) -> None:
    first, second = pair(known)
    first.page.get_by_role("button", name=first.say("page-menu")).click()
    first.page.get_by_role("button", name=first.say("page-pause")).click()
    question = second.page.get_by_role("region", name=second.say("page-asked"))
    question.get_by_role("button", name=second.say("page-agree")).click()
    for one in (first, second):
        expect(one.page.get_by_role("region", name=one.say("page-paused"))).to_be_visible()
        expect(one.page.locator(".decision.yours")).to_have_count(0)
    second.page.get_by_role("button", name=second.say("page-resume")).click()
    assert wait_until_asked(first.page) is first.page
