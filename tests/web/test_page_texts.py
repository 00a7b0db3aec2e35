"""What the page says, it says in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from deadtown import web
from deadtown.text.bundle import LANGUAGES, read_texts

FOLDER = Path(web.__file__).parent / "text"
SOURCES = Path(__file__).parent.parent.parent / "client" / "src"
SAID = re.compile(r'\bsay\(\s*"(page-[a-z0-9-]+)"')


class Variables(Visitor):
    """Collects the arguments that a text takes."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def texts(language: str) -> dict[str, set[str]]:
    """The messages of a language in their order, each with its arguments. None is told twice."""
    told: dict[str, set[str]] = {}
    for entry in read_texts(FOLDER / f"{language}.ftl").body:
        if isinstance(entry, Message):
            assert entry.id.name not in told, entry.id.name
            variables = Variables()
            variables.visit(entry)
            told[entry.id.name] = variables.found
    return told


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_texts_with_the_same_arguments(language: str) -> None:
    assert texts(language) == texts(LANGUAGES[0])


def test_the_page_says_nothing_that_has_no_text() -> None:
    known = texts(LANGUAGES[0])
    sources = [*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.tsx")]
    assert sum(len(SAID.findall(source.read_text("utf-8"))) for source in sources) > 50
    for source in sources:
        for name in SAID.findall(source.read_text("utf-8")):
            assert name in known, f"{source.relative_to(SOURCES)} says {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_the_page_are_called_so(language: str) -> None:
    """The page has the texts of a game beside its own: none may take the other's place."""
    assert all(name.startswith("page-") for name in texts(language))
