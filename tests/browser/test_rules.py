"""The rulebook and the cards: found, linked to, and with what has a part in the game."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person
from tests.browser.playing import board, make_table, open_table, wait_until_asked

People = Callable[..., Person]


def clause(page: Page | Locator, name: str) -> Locator:
    return page.locator(f'li[id="{name}"]')


def test_a_link_leads_to_its_clause(newcomer: People) -> None:
    page = newcomer().visit("/rules/zombinion#ZN-5.3")
    expect(clause(page, "ZN-5.3")).to_be_in_viewport()
    expect(clause(page, "ZN-5.3")).to_be_focused()
    expect(clause(page, "ZN-1.1")).not_to_be_in_viewport()


def test_links_between_clauses_are_gone_back_on(newcomer: People) -> None:
    page = newcomer().visit("/rules/zombinion#ZN-5.3")
    expect(clause(page, "ZN-5.3")).to_be_focused()
    link = page.locator("a.clause").first
    target = (link.get_attribute("href") or "").split("#")[1]
    link.click()
    expect(clause(page, target)).to_be_focused()
    page.go_back()
    expect(page).to_have_url(re.compile("#ZN-5.3$"))
    expect(clause(page, "ZN-5.3")).to_be_in_viewport()


def test_words_are_found_whatever_their_accents(newcomer: People) -> None:
    guest = newcomer("fr")
    page = guest.visit("/rules/zombinion")
    search = page.get_by_label(guest.say("page-rules-search"))
    counts = set()
    for words in ("défausse", "DEFAUSSE"):
        search.fill(words)
        expect(page.locator(".rules-pages mark").first).to_be_visible()
        counts.add(page.locator(".rules-pages li").count())
    assert len(counts) == 1
    search.fill("5.3")
    expect(clause(page, "ZN-5.3")).to_be_visible()
    search.fill("xyzzy")
    expect(page.get_by_text(guest.say("page-rules-nothing-found"))).to_be_visible()


def test_only_what_holds_at_the_table_is_shown(known: People) -> None:
    anna = known("Anna")
    page = open_table(anna, make_table(anna))
    page.keyboard.press("r")
    rules = page.get_by_role("dialog", name=anna.say("page-rules"))
    expect(clause(rules, "ZN-1.1")).to_be_visible()
    expect(rules.locator("li.idle")).to_have_count(0)
    rules.get_by_label(anna.say("page-rules-only-here")).uncheck()
    expect(rules.locator("li.idle").first).to_contain_text(anna.say("page-rules-not-here"))


def test_a_card_opens_large_with_its_rulings_and_the_next_one(known: People) -> None:
    anna = known("Anna")
    page = open_table(anna, make_table(anna))
    wait_until_asked(page)
    board(page).locator('[data-spot="supply:magazine"]').focus()
    page.keyboard.press("i")
    page.get_by_role("button", name=anna.say("page-look-closely")).click()
    card = page.get_by_role("dialog", name="Magazine")
    expect(card.get_by_role("heading", name=anna.say("page-rulings"))).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(card).to_be_hidden()
    page.get_by_role("button", name=anna.say("page-card-before")).click()
    expect(card).to_be_visible()
    card.locator("a.clause").first.click()
    expect(page.get_by_role("dialog", name=anna.say("page-rules"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_rules_of_no_game_say_so(newcomer: People) -> None:
    guest = newcomer()
    page = guest.visit("/rules/chess")
    expect(page.get_by_role("button", name=guest.say("page-try-again"))).to_be_visible()
    guest.forgive("404")


def test_the_way_back_closes_the_rules_and_then_leaves_the_table(known: People) -> None:
    anna = known("Anna")
    anna.visit()
    page = open_table(anna, make_table(anna))
    table = page.url
    rules = page.get_by_role("dialog", name=anna.say("page-rules"))
    page.keyboard.press("r")
    expect(rules).to_be_visible()
    page.go_back()
    expect(rules).to_have_count(0)
    assert page.url == table
    page.keyboard.press("r")
    expect(rules).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    # The entry of the window is taken out of the history, which takes a moment.
    page.wait_for_function("history.state === null")
    page.go_back()
    expect(page.get_by_role("heading", name="Deadtown", level=1)).to_be_visible()
