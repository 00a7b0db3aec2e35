"""A game seen again: step by step, through whose eyes one likes, and gone on from."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.playing import board, make_table, play_on, play_unseen, wait_until_asked

People = Callable[..., Person]


def finished(anna: Person) -> str:
    table = make_table(anna, turns=3)
    play_unseen(table, anna)
    return table


def test_a_replay_is_stepped_and_scrubbed(known: People) -> None:
    anna = known("Anna")
    table = finished(anna)
    page = anna.visit(f"/t/{table}/replay?at=0")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    first = board(page).inner_text()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(board(page)).not_to_have_text(first, use_inner_text=True)
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    expect(board(page)).to_have_text(first, use_inner_text=True)


def test_nothing_of_a_replay_can_be_chosen(known: People) -> None:
    anna = known("Anna")
    page = anna.visit(f"/t/{finished(anna)}/replay?at=2")
    expect(board(page).locator(".thing").first).to_be_visible()
    expect(board(page).locator(".thing.legal")).to_have_count(0)


def test_a_link_leads_to_the_moment_and_the_eyes(known: People, stranger: People) -> None:
    anna, guest = known("Anna"), stranger()
    table = finished(anna)
    page = guest.visit(f"/t/{table}/replay?at=4&eyes=1")
    expect(page.get_by_role("slider")).to_have_value("4")
    expect(page).to_have_url(re.compile("at=4.*eyes=1"))


def test_one_plays_on_from_a_moment(known: People) -> None:
    anna = known("Anna")
    page = anna.visit(f"/t/{finished(anna)}/replay?at=2")
    page.get_by_role("button", name=anna.say("page-play-on")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=anna.say("page-play-on")).click()
    assert wait_until_asked(page) is page
    expect(page).not_to_have_url(re.compile("/replay"))
    play_on(page)
    expect(page.locator(".ending")).to_be_visible()


def test_a_running_game_is_played_on_only_where_that_was_agreed_on(known: People) -> None:
    anna, bruno = known("Anna"), known("Bruno")
    for visibility, offered in (("link", 1), ("public", 0)):
        table = make_table(anna, [{"who": "me"}, {"who": "open"}], settings={"visibility": visibility})
        links = anna.page.request.get(f"/api/v1/tables/{table}/links").json()
        headers = {"Deadtown-Link": links["table"]}
        assert bruno.page.request.post(f"/api/v1/tables/{table}/sit", data={}, headers=headers).ok
        page = anna.visit(f"/t/{table}/replay")
        expect(page.get_by_role("slider")).to_be_visible()
        expect(page.get_by_role("button", name=anna.say("page-play-on"))).to_have_count(offered)
