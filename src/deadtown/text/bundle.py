"""The Fluent messages of a game in one language."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import EntryType, Junk, Message, Resource, Term

from deadtown.complaint import Complaint

LANGUAGES = ("en", "it", "fr")

SHARED = Path(__file__).parent
"""Where the texts are that every game uses."""


class TextError(Exception):
    """A text is missing, can't be read, or lacks an argument. A bug of ours: no raw id is ever shown instead."""


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Complaint(f"unknown language {language!r}: there are {', '.join(LANGUAGES)}")


@cache
def load_bundle(language: str, *folders: Path) -> FluentBundle:
    """The texts that every game uses, and those of a game, which are in the first folder and those it leans on."""
    bundle = FluentBundle([language], use_isolating=False)
    for resource in gather_texts(language, *folders):
        bundle.add_resource(resource)
    return bundle


def gather_texts(language: str, *folders: Path) -> list[Resource]:
    """The same, file by file. No text is told twice: of the further folders only what has not been told is taken."""
    check_language(language)
    paths = [SHARED / f"{language}.ftl", *(folder / "text" / f"{language}.ftl" for folder in folders)]
    own = paths[:2]
    known: set[str] = set()
    gathered = []
    for path in paths:
        kept: list[EntryType] = []
        for entry in read_texts(path).body:
            if isinstance(entry, Message | Term):
                if entry.id.name not in known:
                    known.add(entry.id.name)
                    kept.append(entry)
                elif path in own:
                    raise TextError(f"{path}: {entry.id.name} is told twice")
        gathered.append(Resource(kept))
    return gathered


@cache
def read_texts(path: Path) -> Resource:
    """The texts of one file."""
    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise TextError(f"{path}: can't be read: {(entry.content or '').strip()}")
    return resource


def format_message(bundle: FluentBundle, message: str, arguments: dict[str, str | int]) -> str:
    """A message, or with a dot one of its attributes, in words."""
    return _format(bundle, message, arguments) if arguments else _format_once(bundle, message)


@cache
def _format_once(bundle: FluentBundle, message: str) -> str:
    """What has no arguments is always the same; it is remembered, since most of it are names, which are said often."""
    return _format(bundle, message, {})


def _format(bundle: FluentBundle, message: str, arguments: dict[str, str | int]) -> str:
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
