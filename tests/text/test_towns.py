"""Everything that the games played in a town tell, ask and offer has words in every language, own or borrowed ones."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from deadtown.kernel import Event, Verdict, Window
from deadtown.text import LANGUAGES, Speaker
from tests.text.spoken import PLAYERS, TOWNS, Town, check, decisions

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def each(things: Callable[[Town], Iterable[Any]]) -> pytest.MarkDecorator:
    """A test for each of some things, in each town."""
    found = [
        pytest.param(town, thing, id=f"{town.game.name} {getattr(thing, '__name__', thing)}")
        for town in TOWNS
        for thing in things(town)
    ]
    return pytest.mark.parametrize(("town", "thing"), found)


@in_every_language
@each(lambda town: town.game.rules.events)
def test_every_event_has_words(language: str, town: Town, thing: type[Event]) -> None:
    speaker = Speaker(town.game, language, PLAYERS)
    for text in thing.texts():
        check(speaker.say(f"event-{text}", **town.samples))


@in_every_language
@each(lambda town: town.asked)
def test_every_question_has_words(language: str, town: Town, thing: str) -> None:
    speaker = Speaker(town.game, language, PLAYERS)
    for own in ("yes", "no"):
        check(speaker.say(f"prompt-{thing.replace('_', '-')}", **town.samples, own=own))


@in_every_language
@each(lambda town: town.game.rules.windows)
def test_every_window_has_a_name_and_words(language: str, town: Town, thing: str) -> None:
    speaker = Speaker(town.game, language, PLAYERS)
    check(speaker.name("window-name", thing.replace("_", "-")))
    check(speaker.window(Window(thing, (0,), lambda seat: [], {**town.samples, "seat": 1})))


@in_every_language
@each(lambda town: town.endings)
def test_every_ending_has_words(language: str, town: Town, thing: str) -> None:
    speaker = Speaker(town.game, language, PLAYERS)
    check(speaker.name("ending", thing))
    for winners in ((0,), (0, 2)):
        check(speaker.verdict(Verdict(thing, {**town.samples, "winners": winners})))


@in_every_language
@each(lambda town: town.rolls)
def test_every_roll_has_a_name(language: str, town: Town, thing: str) -> None:
    check(Speaker(town.game, language, PLAYERS).name("roll", thing))


@in_every_language
@pytest.mark.parametrize("town", TOWNS, ids=lambda town: town.game.name)
def test_answers_to_a_question_are_told_apart(language: str, town: Town) -> None:
    speaker = Speaker(town.game, language, PLAYERS)
    for decision in decisions(town):
        check(speaker.prompt(decision))
        words = speaker.options(decision.options)
        assert len(set(words)) == len(words), words
        for option in words:
            check(option)
