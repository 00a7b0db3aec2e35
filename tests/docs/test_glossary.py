"""No text says what the glossary says is not written."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.text.test_typography import WHOSE, lines

GLOSSARY = (Path(__file__).parent.parent.parent / "docs" / "glossary.md").read_text(encoding="utf-8")


def rows() -> Iterator[list[str]]:
    """The rows of the lists of words: English, Italian, French, and what is not written."""
    for part in GLOSSARY.split("| English | Italian | French | not |\n|---|---|---|---|\n")[1:]:
        for line in part.partition("\n\n")[0].splitlines():
            yield [cell.strip() for cell in line.strip("|").split("|")]


def unwritten(language: str) -> set[str]:
    """What is not written in a language: ``it: riporre, ripone; fr: robot``."""
    by_language = (entry.partition(": ") for row in rows() for entry in row[3].split("; ") if entry)
    return {word for tongue, _, words in by_language if tongue == language for word in words.split(", ")}


def test_every_word_has_one_in_each_language_and_stands_once() -> None:
    assert all(len(row) == 4 and all(row[:3]) for row in rows())
    english = [row[0] for row in rows()]
    assert len(english) == len(set(english)) > 50


@pytest.mark.parametrize("language", ["it", "fr"])
@pytest.mark.parametrize("whose", WHOSE)
def test_nobody_writes_what_is_not_written(whose: str, language: str) -> None:
    words = "|".join(map(re.escape, unwritten(language)))
    assert words
    assert [line for line in lines(whose, language) if re.search(rf"\b(?:{words})\b", line, re.IGNORECASE)] == []
