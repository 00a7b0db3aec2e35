"""Nights of Zombiaki! that were played to something worth looking at, and how people put answers together there."""

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

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


class Moment(NamedTuple):
    """A decision in one of the games, with how many creatures are on the street."""

    game: int
    number: int
    crowd: int
    asked: Decision

    @property
    def ways(self) -> dict[str, "Ways"]:
        """How each card can be played that can be."""
        ways: dict[str, list[int]] = {}
        for option in self.asked.options:
            if option[0] == "play":
                ways.setdefault(str(option[1]), []).append(len(option))
        return {card: Ways(found[0], found[-1], len(found) > 1) for card, found in ways.items()}


class Ways(NamedTuple):
    """Of how many parts the first and the last way to play a card are, and whether they are two."""

    first: int
    last: int
    differ: bool


@cache
def moments() -> list[Moment]:
    """All decisions of the games that are tried."""
    return [
        Moment(game, recording.match.number, sum(one is not None for one in recording.match.state.creatures), asked)
        for game in range(GAMES_PLAYED)
        for recording, asked in _played(game)
        if len(asked.options) <= MOST_OPTIONS
    ]


def _played(game: int) -> Iterator[tuple[Recording, Decision]]:
    """A game of people who do whatever can be done, before each of their answers."""
    seed = f"nights {game}"
    match = Match.start(ZOMBIAKI, PLAYERS, OPTIONS, seed=seed)
    recording = Recording(match, [SeatNote(name) for name in PLAYERS], OPTIONS, seed)
    luck = random.Random(game)
    while decision := match.decision:
        yield recording, decision
        busy = [option for option in decision.options if option[0] not in SPOKEN]
        recording.choose(luck.choice(busy or decision.options))


def _save(moment: Moment) -> str:
    """The record of a game until then."""
    for recording, _ in _played(moment.game):
        if recording.match.number == moment.number:
            return write_lines(recording.pause())
    raise AssertionError("games are played the same way again")


def _crowded() -> dict[str, Moment]:
    """For each kind of decision and each card the moment with the most on the street."""
    found: dict[str, Moment] = {}
    for moment in moments():
        for name in (moment.asked.kind, *moment.ways):
            if name not in found or found[name].crowd < moment.crowd:
                found[name] = moment
    return found


@cache
def nights() -> dict[str, str]:
    """Games saved at each kind of decision, and where each card can be played; those with the most on the street."""
    saved = {(moment.game, moment.number): _save(moment) for moment in _crowded().values()}
    return {name: saved[moment.game, moment.number] for name, moment in _crowded().items()}


@cache
def hands() -> list[tuple[str, list[str]]]:
    """Games saved where several cards can be played, each as it can be on the most crowded street; all are met."""
    wanted = {name: moment.ways[name] for name, moment in _crowded().items() if name in moment.ways}
    ways = [(moment, moment.ways) for moment in moments()]
    found: list[tuple[str, list[str]]] = []
    while wanted:
        moment, met = max(
            ((moment, [card for card in able if wanted.get(card) == able[card]]) for moment, able in ways),
            key=lambda one: (len(one[1]), one[0].crowd),
        )
        found.append((_save(moment), met))
        wanted = {card: ways for card, ways in wanted.items() if card not in met}
    return found


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
