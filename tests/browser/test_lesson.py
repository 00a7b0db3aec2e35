"""“Teach me”: a first game that explains itself, from the first click to the last."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.playing import board, glowing


@pytest.mark.parametrize(
    ("lesson", "choices"),
    [
        *(("zombinion", 16), ("zombiaki", 16), ("zombies", 16), ("zombies/intervention_squad", 12), ("humans", 16)),
        ("last_night/fire", 15),
    ],
)
def test_the_lesson_is_followed_to_its_end(stranger: Callable[..., Person], lesson: str, choices: int) -> None:
    """Who clicks what glows, and else goes on, comes to the end and is sent to a real game."""
    learner = stranger("it")
    page = learner.visit(f"/teach/{lesson}")
    expect(board(page)).to_be_visible()
    step = page.get_by_role("progressbar")
    on = page.get_by_role("button", name=learner.say("page-lesson-next"))
    end = page.get_by_role("button", name=learner.say("page-play-now"))
    confirm, answers = page.locator("[data-confirm]"), page.locator(".lesson-task .answers button")
    # What has been chosen already still glows: once more, and it is taken back.
    wanted = glowing(page).and_(page.locator(":not([aria-pressed=true])"))
    answered = set()
    for _ in range(200):
        expect(on.or_(end).or_(confirm).or_(wanted).or_(answers).first).to_be_visible()
        now = step.get_attribute("value")
        if end.is_visible():
            break
        if on.is_visible() and on.is_enabled():
            on.click()
            expect(step).not_to_have_attribute("value", now or "")
            continue
        answered.add(now)
        next((glow for glow in (confirm, wanted) if glow.count()), answers).first.click()
    expect(end).to_be_visible()
    assert len(answered) >= choices


@pytest.mark.parametrize(
    ("game", "lesson", "title"),
    [
        ("zombies", "intervention_squad", "Intervention Squad: your first mission"),
        ("last_night", "fire", "Fire and barricades"),
    ],
)
def test_a_further_lesson_is_found_beside_the_rules(
    stranger: Callable[..., Person], game: str, lesson: str, title: str
) -> None:
    guest = stranger()
    page = guest.visit(f"/rules/{game}")
    page.get_by_role("link", name=title).click()
    expect(page).to_have_url(re.compile(f"/teach/{game}/{lesson}$"))
    expect(page.get_by_role("progressbar")).to_be_visible()


def test_a_lesson_that_is_none_is_said_to_be_none(stranger: Callable[..., Person]) -> None:
    guest = stranger()
    for address in ("/teach/foo", "/teach/zombies/foo"):
        page = guest.visit(address)
        expect(page.get_by_role("heading", name=guest.say("page-no-lesson"))).to_be_visible()
    guest.forgive("404")
