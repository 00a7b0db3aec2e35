"""“Teach me”: a first game that explains itself, from the first click to the last."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.playing import board, glowing


def test_the_lesson_is_followed_to_its_end(newcomer: Callable[..., Person]) -> None:
    """Who clicks what glows, and else goes on, comes to the end and is sent to a real game."""
    learner = newcomer("it", reduced_motion="reduce")
    page = learner.visit("/teach/zombinion")
    expect(board(page)).to_be_visible()
    step = page.get_by_role("progressbar")
    clicked = 0
    for _ in range(100):
        now = step.get_attribute("value")
        on = page.get_by_role("button", name=learner.say("page-lesson-next"))
        if page.get_by_role("button", name=learner.say("page-play-now")).is_visible():
            break
        if on.is_visible() and on.is_enabled():
            on.click()
        elif glowing(page).count():
            clicked += 1
            glowing(page).first.click()
        else:
            clicked += 1
            page.locator(".lesson-task .answers button").first.click()
        expect(step).not_to_have_attribute("value", now or "")
    expect(page.get_by_role("button", name=learner.say("page-play-now"))).to_be_visible()
    assert clicked > 15
