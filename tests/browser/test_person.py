"""Whatever goes wrong on a page is noticed, else the other tests here would prove little."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.axe import find_barriers
from tests.browser.person import PATIENCE, Person
from tests.browser.playing import PAUSE


@pytest.fixture
def unlucky(browser: Browser, server: str) -> Iterator[Person]:
    """Somebody whose troubles are expected."""
    person = Person(browser, server)
    person.visit()
    assert not person.troubles
    yield person
    person.close()


@pytest.mark.parametrize(
    ("mishap", "trouble"),
    [
        ("console.error('oh no')", "oh no"),
        ("setTimeout(() => { throw new Error('a bug') })", "a bug"),
        ("document.body.setAttribute('style', 'color: red')", "the policy forbids inline"),
        (
            "document.body.append(Object.assign(document.createElement('script'), { text: '1' }))",
            "the policy forbids inline",
        ),
        ("fetch('https://elsewhere.example/').catch(() => 0)", "the policy forbids https://elsewhere.example/"),
        ("fetch('/assets/nothing.js')", "404"),
    ],
)
def test_trouble_is_noticed(unlucky: Person, mishap: str, trouble: str) -> None:
    unlucky.page.evaluate(f"() => {{ {mishap} }}")
    for _ in range(PATIENCE // PAUSE):
        if any(trouble in one for one in unlucky.troubles):
            return
        unlucky.page.wait_for_timeout(PAUSE)
    raise AssertionError(unlucky.troubles)


def test_a_barrier_is_noticed(unlucky: Person) -> None:
    unlucky.page.evaluate("() => document.body.append(document.createElement('button'))")
    assert [barrier for barrier in find_barriers(unlucky.page) if barrier.startswith("button-name: ")]
