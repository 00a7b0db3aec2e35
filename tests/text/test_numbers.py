"""Nouns agree with the numbers before them, in every text and with 0, 1 and 2 of them."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax.ast import Identifier, Pattern, VariableReference

from deadtown.games import GAMES
from deadtown.text import LANGUAGES
from deadtown.text.bundle import Bundle, load_bundle, read_texts
from tests.text.texts import FOLDERS, choices, patterns, variables
from tests.text.wording import NUMBERS, PEOPLE, THINGS, WORDS

DIGITS = 9

ALIKE = {
    "en": {
        *("damage", "experience", "life", "chosen", "left", "taken", "min", "s"),
        *("of", "to", "has", "is", "who", "more", "or"),
    },
    "it": {"token", "zombi", "min", "s", "a", "ai", "al", "con", "dell", "dello", "di", "su", "non", "è", "in", "o"},
    "fr": {"choix", "pas", "min", "s", "a", "à", "au", "aux", "d", "de", "du", "est", "n", "ne", "ou", "pour", "sur"},
}
"""What may stand behind any number: nouns with one form, units, and what is no noun."""

ALWAYS_MANY = {
    ("refusal-bad-label", "most"),
    ("refusal-bad-name", "most"),
    ("page-name-too-long", "most"),
    ("prompt-choose-custom-set", "most"),
    ("page-zombinion-pick-ten", "most"),
    ("terminal-games-players", "most"),
    ("page-for-players", "most"),
    ("refusal-bad-seats", "most"),
    ("terminal-line-long-seed", "most"),
}
"""Numbers of texts that are never 0 or 1: how long a name or a seed may be, the ten cards of a set, the most
who can play."""


def marked(count: int) -> FluentType:
    """A number that can be found again in a sentence, whatever other numbers are there: 000000002."""
    return fluent_number(count, minimumIntegerDigits=DIGITS, useGrouping=False)


@cache
def bundle(whose: str, language: str) -> Bundle:
    """The texts of a game with those of all games; or those of the page, which stand by themselves."""
    if whose == "page":
        return Bundle(language, [read_texts(FOLDERS["page"] / f"{language}.ftl")])
    return load_bundle(language, *GAMES[whose].folders if whose in GAMES else ())


def chosen_by(pattern: Pattern) -> dict[str, list[Any]]:
    """Arguments by which a text chooses its words, and what they may be: some numbers, or all slugs that it knows."""
    found: dict[str, list[Any]] = {}
    for choice in choices(pattern):
        assert isinstance(choice.selector, VariableReference)
        name = choice.selector.id.name
        slugs = [variant.key.name for variant in choice.variants if isinstance(variant.key, Identifier)]
        found[name] = [0, 1, 7] if name in NUMBERS else [*found.get(name, ()), *slugs]
    return found


def said(whose: str, language: str, text: str, number: str, count: int) -> Iterator[str]:
    """A text with so many of something, for whatever else it may choose its words by."""
    pattern = patterns(FOLDERS[whose], language)[text]
    others = {name: 7 if name in NUMBERS else "Anna" for name in variables(pattern)}
    choosing = {name: values for name, values in chosen_by(pattern).items() if name != number}
    name, _, attribute = text.partition(".")
    spoken = bundle(whose, language)
    message = spoken.get_message(name)
    for values in product(*choosing.values()):
        given: dict[str, Any] = {**others, **dict(zip(choosing, values, strict=True)), number: marked(count)}
        told = message.attributes[attribute] if attribute else message.value
        assert told is not None
        words, errors = spoken.format_pattern(told, given)
        assert not errors, f"{text}: {errors}"
        yield str(words)


def noun(words: str, count: int) -> str:
    """What stands right behind the number, with an adjective: a word or two, or nothing. Do Over is part of a noun."""
    found = re.search(rf"{count:0{DIGITS}} (?:Do Over )?([^\W\d]+(?: [^\W\d]+)?)", words)
    return found[1] if found else ""


def alike(language: str, words: str) -> bool:
    return not words or words.split()[0] in ALIKE[language]


def counted(whose: str, language: str) -> Iterator[tuple[str, str]]:
    """All texts that tell a number, with the argument that is that number."""
    for text, pattern in patterns(FOLDERS[whose], language).items():
        for name in sorted(variables(pattern) & NUMBERS):
            yield text, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whose", FOLDERS)
def test_one_of_something_is_not_said_like_two(whose: str, language: str) -> None:
    for text, number in counted(whose, language):
        if (text, number) in ALWAYS_MANY:
            continue
        for one, two in zip(*(said(whose, language, text, number, count) for count in (1, 2)), strict=True):
            assert alike(language, noun(two, 2)) or noun(one, 1) != noun(two, 2), f"{text}: {one}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whose", FOLDERS)
def test_none_of_something_is_said_like_two_and_in_french_like_one(whose: str, language: str) -> None:
    like = 1 if language == "fr" else 2
    for text, number in counted(whose, language):
        if (text, number) in ALWAYS_MANY:
            continue
        for none, other in zip(*(said(whose, language, text, number, count) for count in (0, like)), strict=True):
            assert alike(language, noun(none, 0)) or noun(none, 0) == noun(other, like), f"{text}: {none}"


@pytest.mark.parametrize("whose", FOLDERS)
def test_every_argument_is_known_for_what_it_is(whose: str) -> None:
    """So that a new number, or a new name, can't be without these tests."""
    for text, pattern in patterns(FOLDERS[whose], "en").items():
        assert variables(pattern) <= PEOPLE | THINGS | NUMBERS | WORDS, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whose", FOLDERS)
def test_what_chooses_by_its_plural_is_known_for_a_number(whose: str, language: str) -> None:
    for text, pattern in patterns(FOLDERS[whose], language).items():
        for choice in choices(pattern):
            assert isinstance(choice.selector, VariableReference)
            keys = [variant.key.name for variant in choice.variants if isinstance(variant.key, Identifier)]
            assert "one" not in keys or choice.selector.id.name in NUMBERS, text


def test_the_exceptions_are_still_needed() -> None:
    texts = {text for folder in FOLDERS.values() for text in patterns(folder, "en")}
    assert {text for text, _ in ALWAYS_MANY} <= texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_made_up_names_are_different_and_can_be_taken(language: str) -> None:
    """They are taken by people who have not said theirs, and by bots: none may be another's, or too long."""
    texts = patterns(FOLDERS["page"], language)
    lists = [str(texts[name].elements[0].value).split(", ") for name in ("page-made-up-names", "page-bot-names")]  # type: ignore[union-attr]
    names = [name for one in lists for name in one]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[A-ZÀ-Þ][a-zà-ÿ]+", name) for name in names)
