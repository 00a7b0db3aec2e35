"""A phone of 360 pixels, led by fingers."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.axe import find_barriers
from tests.browser.drawn import protruding
from tests.browser.person import Person
from tests.browser.playing import (
    answers,
    board,
    decide,
    expect_told,
    make_table,
    next_question,
    number,
    open_table,
    over,
    play_on,
    play_unseen,
    read_and_do,
    wait_until_asked,
)
from tests.browser.screenshots import SIZES
from tests.browser.wire import Wire

SMALLEST = 24
"""Pixels that a finger needs, at the very least."""
UNCUT = """(one) => {
  const { left, right } = one.getBoundingClientRect();
  for (let around = one; around; around = around.parentElement) {
    const place = around.getBoundingClientRect();
    const cuts = getComputedStyle(around).overflowX !== "visible";
    if (cuts && (left < place.left - 1 || right > place.right + 1)) return false;
  }
  return right <= innerWidth;
}
"""
"""Whether nothing around an element cuts it off."""
PRESS_AGAIN = """(main) => new MutationObserver((_, observer) => {
  observer.disconnect();
  for (const answer of main.querySelectorAll(".decision .answers button")) answer.click();
}).observe(main, { attributeFilter: ["data-number"] })
"""
"""Whatever the next question offers is pressed as soon as it is there."""
TOO_SMALL = """(least) => [...document.querySelectorAll("button, a[href], input, select")]
  .filter((one) => one.checkVisibility() && !one.closest(".unseen"))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, place]) => place.width && (place.width < least || place.height < least))
  .map(([one, place]) => `${one.outerHTML.slice(0, 80)}: ${place.width}x${place.height}`)
"""


def test_a_whole_game_is_played_by_taps(known: Callable[..., Person]) -> None:
    anna = known("Anna", **SIZES["phone"])
    page = open_table(anna, make_table(anna, turns=2))
    wait_until_asked(page)
    assert protruding(page) == []
    assert page.evaluate(TOO_SMALL, SMALLEST) == []
    play_on(page, press=read_and_do)
    assert over(page)


def test_the_first_tap_reads_and_the_second_does(known: Callable[..., Person]) -> None:
    anna = known("Anna", **SIZES["phone"])
    page = open_table(anna, make_table(anna))
    wait_until_asked(page)
    before = number(page)
    bullet = board(page).locator('[data-spot="supply:bullet"]')
    bullet.tap()
    sheet = page.get_by_role("region", name="Bullet")
    expect(sheet).to_contain_text("Take Bullet")
    expect(page.locator(".primary").filter(visible=True)).to_have_count(1)
    assert find_barriers(page) == []
    board(page).locator('[data-spot="supply:magazine"]').tap(force=True)
    expect(page.get_by_role("region", name="Magazine")).to_contain_text("costs 6")
    page.locator(".sheet-back").tap()
    expect(page.locator(".sheet")).to_have_count(0)
    assert number(page) == before
    bullet.tap()
    expect(sheet).to_be_visible()
    bullet.tap()
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))


def test_two_quick_taps_do_not_end_the_turn(known: Callable[..., Person]) -> None:
    """What comes under the finger is another question, which the second tap does not mean."""
    anna = known("Anna", **SIZES["phone"])
    wire = Wire(anna.page)
    page = open_table(anna, make_table(anna))
    wait_until_asked(page)
    before = number(page)
    page.locator("main.table").evaluate(PRESS_AGAIN)
    answers(page).filter(has_text="Play all Aim cards").first.tap()
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))
    wait_until_asked(page)
    assert wire.chosen == ["play_all_aim"]


def test_the_question_is_always_in_sight(known: Callable[..., Person]) -> None:
    anna = known("Anna", **SIZES["phone"])
    page = open_table(anna, make_table(anna))
    for _ in range(4):
        wait_until_asked(page)
        expect(page.locator(".question")).to_be_in_viewport()
        decide(page)


def test_a_long_press_explains(known: Callable[..., Person]) -> None:
    anna = known("Anna", **SIZES["phone"])
    page = open_table(anna, make_table(anna))
    wait_until_asked(page)
    magazine = board(page).locator('[data-spot="supply:magazine"]')
    magazine.scroll_into_view_if_needed()
    magazine.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.locator(".why")).to_contain_text("costs 6")
    magazine.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})


def test_the_log_and_the_chat_come_in_a_drawer(known: Callable[..., Person]) -> None:
    anna = known("Anna", **SIZES["phone"])
    page = open_table(anna, make_table(anna))
    page.get_by_role("button", name=anna.say("page-log")).click()
    drawer = page.get_by_role("dialog", name=anna.say("page-side"))
    expect(drawer.get_by_role("list", name=anna.say("page-log"))).to_be_visible()
    expect_told(page, "The game begins")
    drawer.get_by_role("tab", name=anna.say("page-chat")).click()
    expect(drawer.get_by_label(anna.say("page-say"), exact=True)).to_be_visible()


@pytest.mark.parametrize("screen", ["table", "ending"])
def test_there_is_no_black_below_the_table(known: Callable[..., Person], screen: str) -> None:
    """On a phone that lies on its side: what is for screen readers alone must not let the page scroll into nothing."""
    anna = known("Anna", **SIZES["phone"] | {"viewport": {"width": 740, "height": 360}})
    table = make_table(anna, turns=2)
    if screen == "ending":
        play_unseen(table, anna)
    page = anna.visit(f"/t/{table}")
    expect(page.locator(".ending" if screen == "ending" else ".decision")).to_be_visible()
    page.evaluate("() => scrollTo(0, 9999)")
    assert page.evaluate("() => [scrollY, document.documentElement.scrollHeight - innerHeight]") == [0, 0]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_whose_turn_it_is_can_be_read(known: Callable[..., Person], language: str) -> None:
    looks = SIZES["phone"]
    anna, max_ = known("Annamaria-Carolina", language, **looks), known("Maximilian-Alexander", language, **looks)
    body = {"game": "zombiaki", "seats": [{"who": "me"}, {"who": "open"}]}
    table = anna.page.request.post("/api/v1/tables", data=body).json()["table"]
    assert max_.page.request.post(f"/api/v1/tables/{table}/sit", data={}).ok
    asked = next_question(table, (anna, max_))[0]
    page = open_table(max_ if asked is anna else anna, table)
    for tag in (".other .tag.turn", ".own .tag.you"):
        expect(page.locator(f".zk-side{tag}")).to_be_visible()
        assert page.locator(f".zk-side{tag}").evaluate(UNCUT)
