"""What has happened, how it ended, and where that is written: log, news, endings, and the rules by plain words."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.playing import board, decide, make_table, open_table, play_unseen, wait_until_asked

People = Callable[..., Person]

SIZES = [(360, 740), (820, 1180), (1280, 800), (1920, 1080), (740, 360)]


def fits(page: Page) -> bool:
    """Whether nothing of the ending is below the screen or beside it."""
    script = "box => box.scrollHeight <= box.clientHeight + 2 && box.scrollWidth <= box.clientWidth"
    found: bool = page.locator(".ending-inside").evaluate(script)
    return found


def test_an_ending_fits_every_screen_and_the_table_is_one_touch_away(known: People) -> None:
    anna = known("Anna")
    table = make_table(anna, turns=2)
    play_unseen(table, anna)
    page = open_table(anna, table)
    expect(page.locator(".ending-score").first).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".ending-scores")).to_be_in_viewport()
        assert fits(page), f"at {width} by {height}"
    expect(board(page)).to_be_hidden()
    page.get_by_role("button", name=anna.say("page-see-table")).click()
    expect(board(page)).to_be_visible()
    expect(page.locator(".ending")).to_have_count(0)
    page.get_by_role("button", name=anna.say("page-see-ending")).click()
    expect(page.locator(".ending")).to_be_visible()


def test_the_log_is_cut_by_turns_and_can_be_folded_away(known: People) -> None:
    anna = known("Anna")
    page = open_table(anna, make_table(anna, turns=9))
    start = page.locator(".board-place").bounding_box()
    assert start is not None
    while page.locator(".log-turn").count() < 4:
        wait_until_asked(page)
        decide(page)
    open_turns = page.locator('.log-head[aria-expanded="true"]')
    expect(open_turns).to_have_count(1)
    page.get_by_role("button", name=anna.say("page-side-fold")).click()
    expect(page.locator(".log")).to_have_count(0)
    wider = page.locator(".board-place").bounding_box()
    assert wider is not None
    assert wider["width"] > start["width"] + 200
    page.get_by_role("button", name=anna.say("page-side-unfold")).click()
    for place in (1, 2):
        page.locator(".side-place .log-head").nth(place).click()
    page.locator(".side-place .told-chip").filter(visible=True).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_who_is_asked_again_is_told_in_a_line_what_happened(known: People) -> None:
    anna = known("Anna", viewport={"width": 360, "height": 740})
    page = open_table(anna, make_table(anna, turns=9))
    told = page.get_by_role("region", name=anna.say("page-since"))
    while not told.count():
        wait_until_asked(page)
        if not told.count():
            decide(page)
    line = told.get_by_role("button", name=anna.say("page-since"))
    box = line.bounding_box()
    assert box is not None
    assert box["height"] < 60
    line.click()
    expect(told.locator(".since-told")).to_be_visible()
    told.get_by_role("button", name=anna.say("page-close")).click()
    expect(told).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "game", "question", "first"),
    [
        ("en", "zombinion", "How do I win?", "ZN-9.6"),
        ("it", "zombinion", "come si vince", "ZN-9.6"),
        ("fr", "zombinion", "combien de cartes", "ZN-2.8"),
        ("en", "zombinion", "draw", "ZN-7.1"),
        ("en", "zombinion", "throw away a card", "ZN-7.11"),
        ("en", "zombiaki", "how do I shoot", "ZK-8.2"),
        ("it", "zombiaki", "come si vince", "ZK-13.1"),
        ("fr", "zombiaki", "comment gagner", "ZK-13.1"),
    ],
)
def test_a_question_in_plain_words_finds_its_rule(
    newcomer: People, language: str, game: str, question: str, first: str
) -> None:
    guest = newcomer(language)
    page = guest.visit(f"/rules/{game}")
    expect(page.locator(".rules-minute p")).to_have_count(3)
    page.get_by_label(guest.say("page-rules-search")).fill(question)
    found = page.locator(".rules-pages li").first
    expect(found).to_have_attribute("id", first)
    box = found.bounding_box()
    assert box is not None
    assert box["width"] > 500, "beside the contents, not below them"
