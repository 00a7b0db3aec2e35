"""The three languages say the same things, with the same arguments."""

import re

import pytest
from fluent.syntax.ast import NumberLiteral, TextElement

from deadtown.text import LANGUAGES
from tests.text.texts import FOLDERS, choices, messages, patterns, variables

OTHERS = LANGUAGES[1:]


@pytest.fixture(params=FOLDERS, ids=str)
def folder(request: pytest.FixtureRequest) -> str:
    """Whose texts: those of every game, of the page, or of one game."""
    return str(request.param)


@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_messages_in_the_same_order(folder: str, language: str) -> None:
    assert list(patterns(FOLDERS[folder], language)) == list(patterns(FOLDERS[folder], "en"))


@pytest.mark.parametrize("language", OTHERS)
def test_languages_use_the_same_arguments(folder: str, language: str) -> None:
    english, other = patterns(FOLDERS[folder], "en"), patterns(FOLDERS[folder], language)
    for name, pattern in english.items():
        assert variables(other[name]) == variables(pattern), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(folder: str, language: str) -> None:
    names = [message.id.name for message in messages(FOLDERS[folder], language)]
    if folder != "shared":
        names += [message.id.name for message in messages(FOLDERS["shared"], language)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_says_the_number(folder: str, language: str) -> None:
    """French counts 0 as one, so no variant may write its number out, unless it is for that number alone."""
    for name, pattern in patterns(FOLDERS[folder], language).items():
        for choice in choices(pattern):
            for variant in choice.variants:
                text = "".join(part.value for part in variant.value.elements if isinstance(part, TextElement))
                assert isinstance(variant.key, NumberLiteral) or not re.search(r"\d", text), f"{name}: {text}"
