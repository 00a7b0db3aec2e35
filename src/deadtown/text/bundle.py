"""The Fluent messages of a game in one language.

There are thousands, and a session says few of them: each is read from its source when it is first asked for.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message as Compiled
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, Resource, Term, TermReference
from fluent.syntax.visitor import Visitor

from deadtown.complaint import Complaint

LANGUAGES = ("en", "it", "fr")

SHARED = Path(__file__).parent
"""Where the texts are that every game uses."""

ENTRY = re.compile(r"^(?P<name>-?[a-zA-Z][\w-]*) *=(?:.*\n|.*\Z)(?:(?![#\w-]).*\n|(?![#\w-]).+\Z)*", re.MULTILINE)
"""A message or a term (its name begins with a dash), with all lines up to the next one or a comment."""
NOTE = re.compile(r"^#.*\n?|^\s*\n", re.MULTILINE)
"""What stands between them."""

Sources = Mapping[str, str]
"""Texts as they are written, by name."""


class TextError(Exception):
    """A text is missing, can't be read, or lacks an argument. A bug of ours: no raw id is ever shown instead."""


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Complaint(f"unknown language {language!r}: there are {', '.join(LANGUAGES)}")


class Bundle:
    """Texts that can be said, and that refer to each other."""

    def __init__(self, language: str, files: Sequence[Sources]) -> None:
        self._fluent = FluentBundle([language], use_isolating=False)
        self._sources = {name: source for sources in reversed(files) for name, source in sources.items()}

    def has_message(self, name: str) -> bool:
        return name in self._sources

    def get_message(self, name: str) -> Compiled:
        if not self._fluent.has_message(name):
            self._read(name, set())
        return self._fluent.get_message(name)

    def format_pattern(self, pattern: Any, arguments: Mapping[str, Any]) -> tuple[Any, list[Exception]]:
        """Words, and what went wrong."""
        return self._fluent.format_pattern(pattern, dict(arguments))

    def _read(self, name: str, read: set[str]) -> None:
        """Read a text, and all that it refers to."""
        read.add(name)
        if name not in self._sources:
            return
        entry = FluentParser().parse_entry(self._sources[name])
        if not isinstance(entry, Message | Term):
            raise TextError(f"can't be read: {self._sources[name].strip()}")
        self._fluent.add_resource(Resource([entry]))
        references = References()
        references.visit(entry)
        for other in references.names - read:
            self._read(other, read)


class References(Visitor):
    """Collects the texts that a text refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802, the visitor's word
        self.names.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def load_bundle(language: str, *folders: Path) -> Bundle:
    """The texts that every game uses, and those of a game, which are in the first folder and those it leans on."""
    return Bundle(language, gather_texts(language, *folders))


def gather_texts(language: str, *folders: Path) -> list[Sources]:
    """The same, file by file. No text is told twice: of the further folders only what has not been told is taken."""
    check_language(language)
    paths = [SHARED / f"{language}.ftl", *(folder / "text" / f"{language}.ftl" for folder in folders)]
    own = paths[:2]
    known: set[str] = set()
    gathered: list[Sources] = []
    for path in paths:
        sources = read_texts(path)
        if path in own and (twice := sorted(known & sources.keys())):
            raise TextError(f"{path}: {twice[0]} is told twice")
        gathered.append({name: source for name, source in sources.items() if name not in known})
        known |= sources.keys()
    return gathered


@cache
def read_texts(path: Path) -> Sources:
    """The texts of one file, as they are written there."""
    whole = path.read_text(encoding="utf-8")
    sources: dict[str, str] = {}
    place = 0
    while place < len(whole):
        if entry := ENTRY.match(whole, place):
            if entry["name"] in sources:
                raise TextError(f"{path}: {entry['name']} is told twice")
            sources[entry["name"]] = entry[0]
        elif not (entry := NOTE.match(whole, place)):
            raise TextError(f"{path}: can't be read: {whole[place:].partition(chr(10))[0]}")
        place = entry.end()
    return sources


def format_message(bundle: Bundle, message: str, arguments: dict[str, str | int]) -> str:
    """A message, or with a dot one of its attributes, in words."""
    return _format(bundle, message, arguments) if arguments else _format_once(bundle, message)


@cache
def _format_once(bundle: Bundle, message: str) -> str:
    """What has no arguments is always the same; it is remembered, since most of it are names, which are said often."""
    return _format(bundle, message, {})


def _format(bundle: Bundle, message: str, arguments: dict[str, str | int]) -> str:
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        raise TextError(f"there is no text {message}")
    found = bundle.get_message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise TextError(f"there is no text {message}")
    words, errors = bundle.format_pattern(pattern, arguments)
    if errors or not isinstance(words, str):
        raise TextError(f"{message}: {'; '.join(map(str, errors))}")
    return words
