"""Whoever clicks twice decides once."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.playing import PAUSE, TOGETHER, answers, glowing, make_table, number, open_table, wait_until_asked
from tests.browser.wire import Wire

People = Callable[..., Person]


def asked(person: Person) -> tuple[Page, Wire, int]:
    """Somebody's page in the middle of a game, with what goes over the wire, and the number of the question."""
    wire = Wire(person.page)
    page = open_table(person, make_table(person, turns=20))
    wait_until_asked(page)
    return page, wire, number(page)


def test_a_double_click_on_a_card_is_one_decision(known: People) -> None:
    page, wire, before = asked(known("Anna"))
    glowing(page).first.dblclick()
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))
    wait_until_asked(page)
    assert len(wire.chosen) == 1


def test_the_second_click_is_not_meant_for_the_question_that_comes_in_between(known: People) -> None:
    page, wire, before = asked(known("Anna"))
    glowing(page).first.click()
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))
    wait_until_asked(page)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(PAUSE)
    assert len(wire.chosen) == 1
    glowing(page).first.click()
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before + 1))
    assert len(wire.chosen) == 2


def test_many_clicks_on_an_answer_are_one_decision(known: People) -> None:
    page, wire, before = asked(known("Anna"))
    answers(page).last.evaluate("(answer) => { for (let i = 0; i < 5; i++) answer.click(); }")
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))
    wait_until_asked(page)
    assert len(wire.chosen) == 1


def test_play_now_clicked_many_times_makes_one_table(stranger: People) -> None:
    guest = stranger()
    page = guest.visit()
    play = page.get_by_role("button", name=guest.say("page-play-now")).first
    play.evaluate("(play) => { for (let i = 0; i < 5; i++) play.click(); }")
    wait_until_asked(page)
    assert len(page.request.get("/api/v1/tables?mine=true").json()) == 1


def test_a_rematch_asked_for_twice_is_one(known: People) -> None:
    anna = known("Anna")
    page = anna.visit(f"/t/{make_table(anna, TOGETHER, turns=0, options={'turn_cap': 1})}")
    ready = page.locator("dialog.curtain button")
    while not page.locator(".ending").is_visible():
        expect(ready.or_(answers(page)).or_(page.locator(".ending")).first).to_be_visible()
        if ready.is_visible():
            ready.click()
        elif answers(page).count():
            before = number(page)
            answers(page).last.click()
            expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))
    again = page.get_by_role("button", name=anna.say("page-rematch"))
    again.evaluate("(again) => { for (let i = 0; i < 3; i++) again.click(); }")
    expect(ready).to_be_visible()
    assert len(page.request.get("/api/v1/tables?mine=true").json()) == 2
