"""After a game it is looked at again: from the ending, with what cost most, and the way to each of these moments."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.browser.playing import make_table, open_table
from tests.browser.screens import analysed_table

People = Callable[..., Person]


@pytest.fixture
def anna(known: People) -> Person:
    return known("Anna")


def opened(anna: Person) -> Page:
    """The analysis of a game in which somebody took just anything, opened from its ending."""
    page = open_table(anna, analysed_table(anna))
    page.get_by_role("link", name=anna.say("page-analysis")).click()
    expect(page.get_by_role("table", name=anna.say("page-analysis-accuracy"))).to_be_visible(timeout=120_000)
    return page


def test_what_cost_most_leads_to_its_moment_and_the_keys_to_the_next(anna: Person) -> None:
    page = opened(anna)
    expect(page.get_by_role("img", name=anna.say("page-analysis-chances"))).to_be_visible()
    listed = page.locator(".analysis-costliest button")
    numbers = sorted(
        int(re.findall(r"\d+", told)[-1]) for told in page.locator(".analysis-who .faint").all_inner_texts()
    )
    assert len(numbers) >= 2
    listed.first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".analysis-note")).to_be_visible()
    page.keyboard.press("Home")
    page.keyboard.press("n")
    first = next(number for number in numbers if number > 0)
    expect(page).to_have_url(re.compile(rf"at={first}\b"))
    page.keyboard.press("End")
    page.keyboard.press("p")
    expect(page).to_have_url(re.compile(rf"at={numbers[-1]}\b"))


def test_it_is_kept_for_who_opens_it_again_and_seen_through_other_eyes(anna: Person) -> None:
    page = opened(anna)
    page.get_by_role("button", name=anna.say("page-close")).click()
    expect(page.locator(".replay-screen")).to_be_visible()
    page.get_by_role("button", name=anna.say("page-analysis")).click()
    window = page.get_by_role("dialog")
    curve = window.locator(".course-line.series-0").last
    before = curve.get_attribute("points")
    window.get_by_label(anna.say("page-eyes")).select_option("1")
    expect(curve).not_to_have_attribute("points", before or "")


def test_while_a_game_goes_on_there_is_none(anna: Person) -> None:
    table = make_table(anna, turns=4)
    page = anna.visit(f"/t/{table}/replay?analysis")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name=anna.say("page-analysis"))).to_have_count(0)
