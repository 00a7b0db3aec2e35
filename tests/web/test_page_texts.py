"""What the page says has a text. That all languages have it, ``tests/text`` proves for all texts."""

import re
from pathlib import Path

import pytest

from deadtown.text import LANGUAGES
from tests.text.texts import FOLDERS, messages

SOURCES = Path(__file__).parent.parent.parent / "client" / "src"
SAID = re.compile(r'\bsay\(\s*"(page-[a-z0-9-]+)"')


def names(language: str) -> set[str]:
    return {message.id.name for message in messages(FOLDERS["page"], language)}


def test_the_page_says_nothing_that_has_no_text() -> None:
    known = names(LANGUAGES[0])
    sources = [*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.tsx")]
    assert sum(len(SAID.findall(source.read_text("utf-8"))) for source in sources) > 50
    for source in sources:
        for name in SAID.findall(source.read_text("utf-8")):
            assert name in known, f"{source.relative_to(SOURCES)} says {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_the_page_are_called_so(language: str) -> None:
    """The page has the texts of a game beside its own: none may take the other's place."""
    assert all(name.startswith("page-") for name in names(language))
