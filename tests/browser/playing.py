"""How people play on the page: they look who is asked, and click something that glows."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle, islice
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.person import PATIENCE, Person

SOLO: list[dict[str, str]] = [{"who": "me"}, {"who": "bot", "bot": "normal"}]
FRIENDS: list[dict[str, str]] = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "easy"}]
TOGETHER: list[dict[str, str]] = [{"who": "me"}, {"who": "me", "name": "Bruno"}]

PAUSE = 20
"""Milliseconds between two looks at several pages."""
PRESS = "(all) => all.forEach((one) => one.click())"
MOST = 400
"""Decisions after which a short game must be over."""
MOST_LOOKS = 20_000
"""How often people look whether they are asked, before something is wrong."""


def make_table(person: Person, seats: Sequence[dict[str, str]] = SOLO, turns: int = 3, **plan: Any) -> str:
    """A table for a short game, made by the person's browser; its id."""
    options = {"turn_cap": turns, **plan.pop("options", {})}
    body = {"game": "zombinion", "seats": list(seats), "options": options, **plan}
    answer = person.page.request.post("/api/v1/tables", data=body)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    return table


def open_table(person: Person, table: str, link: str = "") -> Page:
    """Go to a table, and wait until the board is there, or how it ended. What is said of its record is read."""
    person.visit(f"/t/{table}#{link}" if link else f"/t/{table}")
    expect(board(person.page).or_(person.page.locator(".ending")).filter(visible=True)).to_be_visible()
    if (note := person.page.locator('.asked[role="note"] button')).count():
        note.click()
    return person.page


@contextmanager
def about(what: str) -> Iterator[None]:
    """Whatever goes wrong is said to be about something."""
    try:
        yield
    except BaseException as trouble:
        trouble.add_note(f"with {what}")
        raise


def board(page: Page) -> Locator:
    return page.locator(".board-place")


def question(page: Page) -> Locator:
    """What is asked; there only for who is asked."""
    return page.locator(".decision.yours .question")


def number(page: Page) -> int:
    """How many decisions have been taken, as this page knows it."""
    return int(page.locator("main.table").get_attribute("data-number") or 0)


def answers(page: Page) -> Locator:
    """The answers beside the question."""
    return page.locator(".decision .answers button")


def glowing(page: Page) -> Locator:
    """The things of the board that can be chosen."""
    return board(page).locator(".thing.legal")


def settled(page: Page) -> Page:
    """The page when it takes an answer: a new question takes none for a moment. Clicks and taps wait by themselves."""
    page.locator("main.table[data-ready]").wait_for()
    return page


def over(page: Page) -> bool:
    return page.locator(".ending").is_visible()


def read_and_do(thing: Locator) -> None:
    """Tap something: the first tap shows what it is, and the button below does it, or goes on to the next part."""
    thing.tap()
    deed = thing.page.locator(".sheet [data-deed]")
    deed.tap()
    expect(deed).to_have_count(0)


def decide(page: Page, press: Callable[[Locator], None] = Locator.click) -> None:
    """Choose something as a person in a hurry does: aim, then the last thing that glows, else the first answer."""
    before = number(page)
    aim = answers(page).filter(has_text="Play all Aim cards")
    if aim.count():
        aim.first.click()
    elif glowing(page).count():
        press(glowing(page).last)
    else:
        answers(page).first.click()
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))


def wait_until_asked(*pages: Page) -> Page | None:
    """The page whose person is asked next; None when the game is over."""
    for _ in range(PATIENCE // PAUSE):
        for page in pages:
            # Both at once: one after the other, the game may end in between.
            shown = page.locator(".ending, .decision.yours .question").filter(visible=True)
            if len(pages) == 1:
                shown.first.wait_for()
            if shown.count():
                return None if over(page) else settled(page)
        pages[0].wait_for_timeout(PAUSE)
    raise AssertionError("nobody is asked anything")


def expect_told(page: Page, text: str) -> None:
    """The log tells something, now or soon, be it in a turn that is folded."""
    for _ in range(PATIENCE // PAUSE):
        page.locator('.log-head[aria-expanded="false"]').evaluate_all(PRESS)
        if page.locator(".log").filter(has_text=text).count():
            return
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"nothing is told of “{text}”")


def play_unseen(table: str, *people: Person, most: int = MOST) -> None:
    """Play by requests, which is much faster than by clicks: for what is about a later moment, or the end."""
    for _ in range(most):
        person, number, decision = next_question(table, people)
        if decision is None:
            return
        busy = [option for option in decision["options"] if not str(option[0]).startswith("end")]
        choice = next((option for option in busy if option[0] == "play_all_aim"), (busy or decision["options"])[-1])
        body = {"number": number, "choice": choice, "seat": decision["seat"]}
        answer = person.page.request.post(f"/api/v1/tables/{table}/choose", data=body)
        assert answer.ok, answer.text()


def next_question(table: str, people: Sequence[Person]) -> tuple[Person, int, dict[str, Any] | None]:
    """Who of these people is asked next, after how many decisions, and what: None when the game is over."""
    for person in islice(cycle(people), MOST_LOOKS):
        state = person.page.request.get(f"/api/v1/tables/{table}").json()
        over, seen = state["info"]["phase"] == "over", state["seen"]
        if over or seen["decision"]:
            return person, seen["number"], None if over else seen["decision"]
    raise AssertionError("nobody of these is asked")


def play_on(*pages: Page, most: int = MOST, press: Callable[[Locator], None] = Locator.click) -> int:
    """Play until the game is over, or for so many decisions; how many there were."""
    for count in range(most):
        page = wait_until_asked(*pages)
        if page is None:
            return count
        decide(page, press)
    return most
