"""Every screen of the page, and how somebody comes there."""

from collections.abc import Callable

from tests.browser.person import Person

Screen = Callable[[Person], object]
"""Brings a newcomer to a screen, and waits until all of it can be seen."""

SCREENS: dict[str, Screen] = {}


def screen(bring: Screen) -> Screen:
    """Count a function among the ways to a screen, under its name."""
    SCREENS[bring.__name__] = bring
    return bring


@screen
def landing(person: Person) -> None:
    person.visit()
