"""Another game with the same people."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.playing import board, expect_told, make_table, open_table, play_unseen, wait_until_asked

People = Callable[..., Person]


def finished(known: People, **settings: str) -> tuple[Person, Person, str]:
    """Anna and Bruno after a game of theirs, which was short."""
    anna, bruno = known("Anna"), known("Bruno")
    table = make_table(anna, [{"who": "me"}, {"who": "open"}], turns=1, settings=settings)
    link = anna.page.request.get(f"/api/v1/tables/{table}/links").json()["table"]
    sit = bruno.page.request.post(f"/api/v1/tables/{table}/sit", data={}, headers={"Deadtown-Link": link})
    assert sit.ok, sit.text()
    play_unseen(table, anna, bruno)
    for one in (anna, bruno):
        open_table(one, table)
    return anna, bruno, f"/t/{table}#{link}"


def test_when_both_want_it_both_go_to_the_next_table(known: People) -> None:
    anna, bruno, address = finished(known, visibility="link")
    anna.page.get_by_role("button", name=anna.say("page-rematch")).click()
    question = bruno.page.get_by_role("region", name=bruno.say("page-asked"))
    expect(question).to_contain_text(bruno.say("page-asks-rematch", name="Anna"))
    expect(anna.page.get_by_role("region", name=anna.say("page-asked"))).to_contain_text("Waiting for Bruno")
    question.get_by_role("button", name=bruno.say("page-agree")).click()
    for one in (anna, bruno):
        expect(one.page).not_to_have_url(re.compile(address.split("#")[0]))
        expect(board(one.page)).to_be_visible()
    expect(anna.page).to_have_url(bruno.page.url)
    assert wait_until_asked(anna.page, bruno.page) is not None
    anna.visit(address)
    anna.page.get_by_role("link", name=anna.say("page-next-game")).click()
    expect(anna.page).to_have_url(bruno.page.url)


def test_who_does_not_want_it_stays(known: People) -> None:
    anna, bruno, address = finished(known)
    anna.page.get_by_role("button", name=anna.say("page-rematch")).click()
    bruno.page.get_by_role("button", name=bruno.say("page-decline")).click()
    expect(anna.page.get_by_role("button", name=anna.say("page-rematch"))).to_be_visible()
    for one in (anna, bruno):
        expect(one.page).to_have_url(re.compile(address.split("#")[0]))


def test_a_spectator_is_not_led_to_a_closed_door(known: People, stranger: People) -> None:
    """The next table has a link of its own, which only its players have."""
    anna, bruno, address = finished(known, visibility="link")
    watcher = stranger()
    page = watcher.visit(address)
    expect(page.locator(".ending")).to_be_visible()
    anna.page.get_by_role("button", name=anna.say("page-rematch")).click()
    bruno.page.get_by_role("button", name=bruno.say("page-agree")).click()
    expect(board(bruno.page)).to_be_visible()
    expect_told(page, "The next game begins")
    expect(page.locator(".ending")).to_be_visible()
