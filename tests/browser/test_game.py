"""Whole games on the page, as people play them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.playing import (
    FRIENDS,
    answers,
    board,
    decide,
    expect_told,
    glowing,
    make_table,
    number,
    open_table,
    over,
    play_on,
    question,
    wait_until_asked,
)

People = Callable[..., Person]
COVERS = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
"""


def test_a_newcomer_plays_at_once(newcomer: People) -> None:
    """One click on the landing page, one on a card: no form in between."""
    page = newcomer().visit()
    page.get_by_role("button", name="Play now").first.click()
    assert wait_until_asked(page) is page
    before = number(page)
    decide(page)
    assert number(page) > before


def test_two_people_and_a_bot_play_a_whole_game(person: People) -> None:
    anna, bruno = person("Anna", reduced_motion="reduce"), person("Bruno", reduced_motion="reduce")
    table = make_table(anna, FRIENDS, settings={"visibility": "link"})
    link = anna.page.request.get(f"/api/v1/tables/{table}/links").json()["table"]
    anna.visit(f"/t/{table}")
    bruno.visit(f"/t/{table}#{link}")
    bruno.page.get_by_role("button", name=bruno.say("page-sit")).first.click()
    for one in (anna, bruno):
        expect(board(one.page)).to_be_visible()
    assert play_on(anna.page, bruno.page) > 10
    for one in (anna, bruno):
        expect(one.page.locator(".ending")).to_be_visible()
        expect(one.page.locator(".ending-why")).to_contain_text("points")
    expect(anna.page.locator(".ending-why")).to_have_text(bruno.page.locator(".ending-why").inner_text())


def test_whatever_moves_is_never_in_the_way(known: People) -> None:
    """Who does not wait for flying cards plays just as well, and nothing stays in the air."""
    anna = known("Anna", reduced_motion="no-preference")
    page = open_table(anna, make_table(anna))
    assert play_on(page) > 5
    expect(page.locator(".ending")).to_be_visible()
    expect(page.locator(".flown")).to_have_count(0)


def test_only_one_of_two_is_asked(known: People) -> None:
    anna, bruno = known("Anna"), known("Bruno")
    table = make_table(anna, [{"who": "me"}, {"who": "open"}], settings={"visibility": "public"})
    assert bruno.page.request.post(f"/api/v1/tables/{table}/sit", data={}).ok
    for one in (anna, bruno):
        open_table(one, table)
    for _ in range(6):
        deciding = wait_until_asked(anna.page, bruno.page)
        assert deciding is not None
        other = bruno.page if deciding is anna.page else anna.page
        expect(other.locator("main.table")).to_have_attribute("data-number", str(number(deciding)))
        expect(question(other)).to_have_count(0)
        expect(glowing(other)).to_have_count(0)
        expect(answers(other)).to_have_count(0)
        decide(deciding)


def test_what_is_not_legal_says_why_and_names_the_rule(known: People) -> None:
    anna = known("Anna")
    page = open_table(anna, make_table(anna))
    wait_until_asked(page)
    magazine = board(page).locator('.thing[aria-disabled="true"][data-spot="supply:magazine"]')
    magazine.click(force=True)  # For Playwright, what can't be chosen can't be clicked.
    note = page.locator(".why")
    expect(note).to_contain_text("costs 6")
    note.get_by_role("link", name="Rule ZN-5.3").click()
    rules = page.get_by_role("dialog", name=anna.say("page-rules"))
    expect(rules).to_contain_text("ZN-5.3")


@pytest.mark.parametrize("how", ["hover", "focus"])
def test_why_is_said_without_a_click_too(known: People, how: str) -> None:
    anna = known("Anna")
    page = open_table(anna, make_table(anna))
    wait_until_asked(page)
    magazine = board(page).locator('[data-spot="supply:magazine"]')
    if how == "hover":
        magazine.hover()
    else:
        page.keyboard.press("Tab")
        magazine.focus()
    note = page.locator(".why")
    expect(note).to_contain_text("costs 6")
    assert not note.evaluate(COVERS), "what is told in passing takes a click that is meant for what lies under it"


def test_the_log_tells_each_move_and_opens_its_rule(known: People) -> None:
    anna = known("Anna")
    page = open_table(anna, make_table(anna))
    wait_until_asked(page)
    decide(page)
    log = page.get_by_role("list", name=anna.say("page-log"))
    expect_told(page, "The game begins")
    expect(log.get_by_role("listitem").last).to_contain_text("Anna plays")
    log.get_by_role("listitem").last.hover()
    log.get_by_role("link", name="Rule ZN-5.1").last.click()
    expect(page.get_by_role("dialog", name=anna.say("page-rules"))).to_contain_text("ZN-5.1")


def test_the_end_tells_the_scores_and_leads_to_another_game(known: People) -> None:
    anna = known("Anna")
    page = open_table(anna, make_table(anna, turns=2))
    play_on(page)
    assert over(page)
    before = page.url
    page.get_by_role("button", name=anna.say("page-rematch")).click()
    expect(page).not_to_have_url(before)
    assert wait_until_asked(page) is page
    expect(question(page)).to_be_visible()


def test_a_game_without_a_board_can_be_played_through_the_general_view(known: People) -> None:
    anna = known("Anna")
    page = open_table(anna, make_table(anna, turns=4))
    page.get_by_role("button", name=anna.say("page-settings")).click()
    page.get_by_label(anna.say("page-board-plain")).check()
    page.keyboard.press("Escape")
    expect(page.locator(".general")).to_be_visible()
    assert play_on(page) >= 4
    assert over(page)
