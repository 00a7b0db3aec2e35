"""The tables on the landing page: made by one click, gone on with, joined, seen again."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person
from tests.browser.playing import FRIENDS, board, decide, make_table, play_unseen, wait_until_asked

People = Callable[..., Person]
OPEN = [{"who": "me"}, {"who": "open"}]


def row(page: Page, table: str) -> Locator:
    return page.locator(f'[data-table="{table}"]')


def test_friends_come_by_the_link_and_the_game_begins(stranger: People) -> None:
    """One click for the host; a name and a click for the friend."""
    host, friend = stranger(), stranger("it")
    page = host.visit()
    page.get_by_role("button", name=host.say("page-friends")).first.click()
    link = page.get_by_label(host.say("page-link-of-table")).input_value()
    there = friend.visit(link)
    there.get_by_label(friend.say("page-join-help")).fill("Carla")
    there.get_by_role("button", name=friend.say("page-sit-down"), exact=True).click()
    expect(page.locator(".room-seat.person")).to_have_count(2)
    expect(page.locator(".room-seats")).to_contain_text("Carla")
    page.get_by_role("button", name=host.say("page-start-dropping", count=2)).click()
    for one in (page, there):
        expect(board(one)).to_be_visible()
    asked = wait_until_asked(page, there)
    assert asked is not None
    decide(asked)


def test_a_game_is_gone_on_with(known: People) -> None:
    anna = known("Anna")
    table = make_table(anna)
    page = anna.visit()
    last = page.get_by_role("paragraph").filter(has_text=re.compile("Your table: Zombinion with"))
    last.get_by_role("link", name=anna.say("page-resume")).click()
    expect(page).to_have_url(re.compile(table))
    assert wait_until_asked(page) is page
    decide(page)
    page.get_by_role("link", name=anna.say("page-home")).click()
    row(page, table).get_by_role("link").click()
    assert wait_until_asked(page) is page


def test_an_open_table_is_found_and_joined(known: People) -> None:
    anna, bruno = known("Anna"), known("Bruno")
    table = make_table(anna, OPEN)
    page = bruno.visit()
    row(page, table).get_by_role("link", name=re.compile(bruno.say("page-join"))).click()
    page.get_by_role("button", name=bruno.say("page-sit-down")).click()
    expect(board(page)).to_be_visible()


def test_a_table_for_friends_is_not_listed(known: People) -> None:
    anna, bruno = known("Anna"), known("Bruno")
    hidden, listed = make_table(anna, FRIENDS, settings={"visibility": "link"}), make_table(anna, FRIENDS)
    page = bruno.visit()
    expect(row(page, listed)).to_be_visible()
    expect(row(page, hidden)).to_have_count(0)


def test_a_game_in_progress_is_watched(known: People, newcomer: People) -> None:
    table = make_table(known("Anna"))
    watcher = newcomer()
    page = watcher.visit()
    row(page, table).get_by_role("link", name=re.compile(watcher.say("page-watch"))).click()
    expect(board(page)).to_be_visible()
    expect(page.locator(".decision.yours")).to_have_count(0)


def test_a_finished_game_leads_to_its_replay(known: People) -> None:
    anna = known("Anna")
    table = make_table(anna, turns=1)
    play_unseen(table, anna)
    page = anna.visit()
    row(page, table).get_by_role("link", name=re.compile(anna.say("page-replay"))).click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page).to_have_url(re.compile(f"{table}/replay"))


def test_a_table_is_put_away_when_one_is_sure(known: People) -> None:
    anna = known("Anna")
    table = make_table(anna, OPEN)
    page = anna.visit()
    away = row(page, table).get_by_role("button")
    away.click()
    expect(away).to_contain_text(anna.say("page-put-away-sure"))
    away.click()
    expect(row(page, table)).to_have_count(0)
