"""Nights of Zombiaki! that were played to something worth looking at, and how people put answers together there."""

import random
from functools import cache

from playwright.sync_api import Locator, Page, expect

from deadtown.games import GAMES
from deadtown.games.zombiaki.state import Options
from deadtown.kernel import Decision
from deadtown.kernel.match import Match
from deadtown.kernel.record import Recording, SeatNote, write_lines
from tests.browser.person import Person
from tests.browser.playing import number

ZOMBIAKI = GAMES["zombiaki"]
KINDS = ZOMBIAKI.rules.decisions
PLAYERS = ("Anna", "Bruno")
GAMES_PLAYED = 300
OPTIONS = Options(deck_counts={"car": 3, "burst_3": 3})
"""More cars and bursts than usual, so that some burst has a creature and a car to choose from."""
MOST_OPTIONS = 60
"""A decision with more options than that is not tried."""
SPOKEN = frozenset({"end", "pass", "done", "click", "aim"})
"""Verbs that stand beside the question, not on the street."""


@cache
def nights() -> dict[str, str]:
    """Games saved at each kind of decision, and where each card can be played; those with the most on the street."""
    saved: dict[str, str] = {}
    most: dict[str, int] = {}
    for game in range(GAMES_PLAYED):
        seed = f"nights {game}"
        match = Match.start(ZOMBIAKI, PLAYERS, OPTIONS, seed=seed)
        recording = Recording(match, [SeatNote(name) for name in PLAYERS], OPTIONS, seed)
        luck = random.Random(game)
        while decision := recording.match.decision:
            crowd = sum(creature is not None for creature in match.state.creatures)
            for name in _names(decision):
                if len(decision.options) <= MOST_OPTIONS and most.get(name, -1) < crowd:
                    most[name] = crowd
                    saved[name] = write_lines(recording.pause())
            busy = [option for option in decision.options if option[0] not in SPOKEN]
            recording.choose(luck.choice(busy or decision.options))
    return saved


def _names(decision: Decision) -> set[str]:
    """What a moment is looked for by: the kind of decision, and the cards that can be played."""
    return {decision.kind, *(str(option[1]) for option in decision.options if option[0] == "play")}


def make_night(person: Person, side: str = "zombies", bot: str = "easy") -> str:
    """A table at which the person plays a side against a bot; its id."""
    seats = [{"who": "me"}, {"who": "bot", "bot": bot}]
    body = {"game": "zombiaki", "seats": seats, "options": {"first_seat": side}}
    answer = person.page.request.post("/api/v1/tables", data=body)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    return table


def street(page: Page) -> Locator:
    return page.locator(".zk-street")


def parts(page: Page) -> Locator:
    """What can be taken as the next part of an answer: not what has been taken already."""
    return page.locator(".zk [data-part]:not([aria-pressed=true])")


def whole(page: Page) -> Locator:
    """The button that confirms a whole answer."""
    return page.locator("[data-confirm]")


def put_together(page: Page, option: str) -> None:
    """Click the parts of an option, one by one; it is not confirmed yet."""
    before = page.locator("main.table").get_attribute("data-number")
    for part in option.split()[1:]:
        one = page.locator(f'.zk [data-part="{part}"]').first
        # Points that leave no choice are taken with their space.
        if (part.isdecimal() and not one.count()) or one.get_attribute("aria-pressed") == "true":
            continue
        one.click()
        if page.locator("main.table").get_attribute("data-number") != before:
            return


def choose(page: Page, option: str) -> None:
    """Give an answer by clicks, and wait until it is taken."""
    before = number(page)
    if option.split()[0] in SPOKEN:
        page.locator(f'.answers [data-option="{option}"]').click()
    else:
        put_together(page, option)
        if option.split()[0] in ("play", "order"):
            whole(page).click()
    expect(page.locator("main.table")).not_to_have_attribute("data-number", str(before))
