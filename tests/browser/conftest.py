"""A browser, a server, and people.

The browser lasts as long as tests of this folder run: Playwright holds an event loop, beside which no other can run.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.chromium import NoBrowser, running_chromium
from tests.browser.person import Person
from tests.postgres import skip
from tests.web.program import KNOWN_LUCK, opened


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The system's Chromium; tests are skipped where there is none."""
    try:
        with running_chromium() as chromium:
            yield chromium
    except NoBrowser as reason:
        skip(str(reason))


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that many tests share. Games go on there as those who saved them know."""
    with opened(tmp_path_factory.mktemp("browser"), "--rates", "0", command=KNOWN_LUCK) as program:
        yield program.url


@pytest.fixture
def newcomer(browser: Browser, server: str) -> Iterator[Callable[..., Person]]:
    """Makes somebody who has never been here. What went wrong on their pages fails the test."""
    people: list[Person] = []

    def make(language: str = "en", **looks: Any) -> Person:
        people.append(Person(browser, server, language, **looks))
        return people[-1]

    yield make
    for one in people:
        one.close()
    assert not [trouble for one in people for trouble in one.troubles]


@pytest.fixture
def person(newcomer: Callable[..., Person]) -> Callable[..., Person]:
    """Makes somebody with a name, who stands before the landing page."""

    def make(name: str, language: str = "en", **looks: Any) -> Person:
        made = newcomer(language, **looks)
        made.visit()
        return made.introduce(name)

    return make


@pytest.fixture(scope="package")
def left(browser: Browser) -> dict[str, list[BrowserContext]]:
    """What people who were known have left, by their looks."""
    return {}


@pytest.fixture
def stranger(browser: Browser, server: str, left: dict[str, list[BrowserContext]]) -> Iterator[Callable[..., Person]]:
    """Makes somebody of whom nothing is known, and who does not like things that move. The page, but nothing else, is
    in the cache of some of them."""
    people: list[tuple[list[BrowserContext], Person]] = []

    def make(language: str = "en", **looks: Any) -> Person:
        looks = {"reduced_motion": "reduce"} | looks
        same = left.setdefault(json.dumps([language, looks], sort_keys=True), [])
        made = Person(browser, server, language, left=same.pop() if same else None, **looks)
        people.append((same, made))
        return made

    yield make
    for same, one in people:
        if (context := one.leave()) is not None:
            same.append(context)
    assert not [trouble for _, one in people for trouble in one.troubles]


@pytest.fixture
def known(stranger: Callable[..., Person]) -> Callable[..., Person]:
    """Makes a stranger who has a name from another day."""

    def make(name: str, language: str = "en", **looks: Any) -> Person:
        made = stranger(language, **looks)
        assert made.page.request.post("/api/v1/session", data={"name": name}).ok
        made.remember("name", name)
        return made

    return make
