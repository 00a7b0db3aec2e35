"""A game seen again: step by step, through whose eyes one likes, and gone on from."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.playing import board, make_table, open_table, play_on, wait_until_asked

People = Callable[..., Person]


def finished(anna: Person) -> str:
    table = make_table(anna, turns=3)
    play_on(open_table(anna, table))
    return table


def place(page: Page) -> int:
    """The decision at which the replay stands."""
    return int(page.get_by_role("slider").input_value())


def test_a_replay_is_stepped_and_scrubbed(known: People) -> None:
    anna = known("Anna")
    table = finished(anna)
    page = anna.visit(f"/t/{table}/replay?at=0")
    expect(board(page)).to_be_visible()
    assert place(page) == 0
    first = board(page).inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("1")
    page.keyboard.press("End")
    expect(page.get_by_role("slider")).not_to_have_value("1")
    assert board(page).inner_text() != first
    page.keyboard.press("Home")
    expect(page.get_by_role("slider")).to_have_value("0")
    assert board(page).inner_text() == first


def test_nothing_of_a_replay_can_be_chosen(known: People) -> None:
    anna = known("Anna")
    page = anna.visit(f"/t/{finished(anna)}/replay?at=2")
    expect(board(page)).to_be_visible()
    assert not board(page).locator(".thing.legal").count()


def test_a_link_leads_to_the_moment_and_the_eyes(known: People, newcomer: People) -> None:
    anna, guest = known("Anna"), newcomer(reduced_motion="reduce")
    table = finished(anna)
    page = guest.visit(f"/t/{table}/replay?at=4&eyes=1")
    expect(page.get_by_role("slider")).to_have_value("4")
    assert "at=4" in page.url
    assert "eyes=1" in page.url


def test_one_plays_on_from_a_moment(known: People) -> None:
    anna = known("Anna")
    page = anna.visit(f"/t/{finished(anna)}/replay?at=2")
    expect(board(page)).to_be_visible()
    page.get_by_role("button", name=anna.say("page-play-on")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=anna.say("page-play-on")).click()
    expect(page).not_to_have_url(re.compile("/replay"))
    assert wait_until_asked(page) is page
    play_on(page)
    expect(page.locator(".ending")).to_be_visible()
