"""The texts as they stand in their files, to be compared."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax.ast import BaseNode, Junk, Message, Pattern, SelectExpression, VariableReference

from deadtown import web
from deadtown.games import GAMES
from deadtown.text.bundle import SHARED

FOLDERS: dict[str, Path] = {
    "shared": SHARED,
    "page": Path(web.__file__).parent / "text",
    **{name: game.folder / "text" for name, game in GAMES.items()},
}
"""Where texts are, by whose they are: those of every game and table, those of the page, and those of each game."""


@cache
def messages(folder: Path, language: str) -> Sequence[Message]:
    entries = FluentResource((folder / f"{language}.ftl").read_text("utf-8")).body
    for entry in entries:
        assert not isinstance(entry, Junk), entry.content
    return [entry for entry in entries if isinstance(entry, Message)]


@cache
def patterns(folder: Path, language: str) -> dict[str, Pattern]:
    """Every message and every attribute, by ``message`` or ``message.attribute``."""
    found: dict[str, Pattern] = {}
    for message in messages(folder, language):
        if message.value is not None:
            found[message.id.name] = message.value
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


def nodes(node: Any) -> Iterator[BaseNode]:
    """A node and all within it."""
    if isinstance(node, BaseNode):
        yield node
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                yield from nodes(part)


def variables(pattern: Pattern) -> set[str]:
    return {node.id.name for node in nodes(pattern) if isinstance(node, VariableReference)}


def choices(pattern: Pattern) -> list[SelectExpression]:
    return [node for node in nodes(pattern) if isinstance(node, SelectExpression)]
