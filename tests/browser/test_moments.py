"""A page that is told what has changed, moment by moment, draws what a page draws that is told the whole position."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.drawn import MOVING, assert_alike
from tests.browser.person import Person
from tests.browser.playing import glowing, next_question, open_table
from tests.browser.test_connection import RESTARTING

People = Callable[..., Person]
GAMES = ("zombinion", "zombiaki")
DECISIONS = 3
"""How many Anna takes between two looks. She takes eight at most: no night of Zombiaki! is over so soon."""
MOST_CLICKS = 40
"""After which a step of a lesson must be over."""
COUNT_MOVES = """const animate = Element.prototype.animate;
window.moves = 0;
Element.prototype.animate = function (...how) {
  if (this.dataset.piece) window.moves += 1;
  return animate.apply(this, how);
};"""


class Night:
    """Anna plays against a bot, by requests."""

    def __init__(self, game: str, anna: Person) -> None:
        self.anna, self.luck = anna, random.Random(game)
        seats = [{"who": "me"}, {"who": "bot", "bot": "easy"}]
        self.table: str = self.ask("", {"game": game, "seats": seats, "settings": {"undo": "free"}})["table"]

    def ask(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.anna.page.request.post(f"/api/v1/tables{path}", data=body)
        assert answer.ok, answer.text()
        told: dict[str, Any] = answer.json()
        return told

    def play(self, decisions: int = DECISIONS) -> None:
        """Anna takes some decisions, whatever they are, and the bot in between."""
        for _ in range(decisions):
            _, number, decision = next_question(self.table, [self.anna])
            assert decision, "the game is over too soon"
            busy = [option for option in decision["options"] if not str(option[0]).startswith(("end", "pass"))]
            choice = self.luck.choice(busy or decision["options"])
            self.ask(f"/{self.table}/choose", {"number": number, "choice": choice, "seat": decision["seat"]})


class Company(Night):
    """Anna and somebody who watches have been there from the beginning; others look in."""

    def __init__(self, game: str, anna: Person, watcher: Person) -> None:
        super().__init__(game, anna)
        self.moments = 0
        """How many moments Anna's page was told."""
        self.whole = 0
        """How many moves it was told with the whole position."""
        self.sockets: list[WebSocketRoute] = []
        self.away = False
        anna.page.route_web_socket("**/api/v1/socket*", self.between)
        self.there = [open_table(one, self.table) for one in (anna, watcher)]
        self.late = [one.new_page() for one in (anna, watcher)]

    def between(self, socket: WebSocketRoute) -> None:
        """Looks at what Anna's page is told, and can cut it off."""
        if self.away:
            socket.close(code=RESTARTING)
            return

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "moved":
                self.moments += len(told.get("moments") or ())
                self.whole += "view" in (told.get("seen") or {})
            socket.send(message)

        socket.connect_to_server().on_message(hear)
        self.sockets.append(socket)

    def lose(self) -> None:
        """Anna's page loses its connection."""
        self.away = True
        self.sockets[-1].close(code=RESTARTING)

    def wait(self) -> None:
        """Until it is Anna's turn, and all pages know it."""
        _, number, _ = next_question(self.table, [self.anna])
        for page in (*self.there, *self.late):
            if self.table in page.url:
                expect(page.locator("main.table")).to_have_attribute("data-number", str(number))

    def look(self) -> None:
        """Who comes now sees what those see who have been there."""
        for late in self.late:
            late.goto(f"/t/{self.table}")
        self.wait()
        for there, late in zip(self.there, self.late, strict=True):
            assert_alike(there, late)


@pytest.mark.parametrize("game", GAMES)
def test_who_was_there_sees_what_a_latecomer_sees(known: People, stranger: People, game: str) -> None:
    """While people play, after an undo, and when a lost connection has come back."""
    company = Company(game, known("Anna"), stranger())
    for _ in range(2):
        company.play()
        company.look()
    assert company.moments > 2 * DECISIONS
    assert not company.whole
    company.ask(f"/{company.table}/undo", {})
    company.look()
    company.lose()
    company.play(1)
    company.away = False
    company.wait()
    company.play(1)
    company.look()


def test_nothing_is_left_behind_by_what_moves(known: People, newcomer: People) -> None:
    """Somebody for whom everything moves watches: first in a hurry, then to the end of it."""
    watcher = newcomer(reduced_motion="no-preference")
    watcher.context.add_init_script(COUNT_MOVES)
    company = Company("zombiaki", known("Anna"), watcher)
    company.play()
    watcher.page.keyboard.press("Space")
    for _ in range(5):
        company.play(1)
        company.wait()
        expect(watcher.page.locator(MOVING)).to_have_count(0)
    company.look()
    assert watcher.page.evaluate("() => window.moves") > 0


def told_whole(page: Page, address: str) -> None:
    """Let a page be told whole positions instead of what has changed."""

    def ask(route: Route) -> None:
        url = route.request.url
        assert "views=moments" in url
        route.continue_(url=url.replace("views=moments", "views=whole"))

    page.route(address, ask)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_gone_through_shows_what_one_opened_there_shows(known: People, game: str) -> None:
    anna = known("Anna")
    night = Night(game, anna)
    night.play(2 * DECISIONS)
    page, late = anna.page, anna.new_page()
    told_whole(late, "**/api/**/replay?*")
    anna.visit(f"/t/{night.table}/replay?at=0")
    place, on = page.get_by_role("slider"), page.get_by_role("button", name=anna.say("page-replay-on"))
    for step in range(1, int(place.get_attribute("max") or 0) + 1):
        on.click()
        expect(place).to_have_value(str(step))
        if step % 4 == 0:
            late.goto(f"/t/{night.table}/replay?at={step}")
            expect(late.get_by_role("slider")).to_have_value(str(step))
            assert_alike(page, late)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_shows_what_it_shows_with_whole_positions(stranger: People, game: str) -> None:
    learner = stranger()
    pages = [learner.page, learner.new_page()]
    told_whole(pages[1], "**/api/**/lesson?*")
    for page in pages:
        page.goto(f"/teach/{game}")
    for _ in range(12):
        for page in pages:
            go_on(page, learner)
        assert_alike(*pages)


def go_on(page: Page, learner: Person) -> None:
    """One step of the lesson, whatever it asks for."""
    step = page.get_by_role("progressbar")
    on = page.get_by_role("button", name=learner.say("page-lesson-next"))
    confirm, answers = page.locator("[data-confirm]"), page.locator(".lesson-task .answers button")
    expect(step).to_be_visible()
    before = step.get_attribute("value")
    for _ in range(MOST_CLICKS):
        if step.get_attribute("value") != before:
            return
        expect(on.or_(confirm).or_(glowing(page)).or_(answers).first).to_be_visible()
        ways = (confirm, glowing(page), answers)
        clicked = on if on.is_visible() and on.is_enabled() else next(way for way in ways if way.count())
        clicked.first.click()
    raise AssertionError(f"step {before} of the lesson goes on and on")
