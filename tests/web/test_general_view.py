"""The general view of the page has words for every part of a position, of every game: none is spelled from a slug."""

import re
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from deadtown.games import GAMES
from tests.text.texts import FOLDERS, patterns
from tests.web.test_page_texts import SOURCES

NAMING = (SOURCES / "games" / "general" / "naming.ts").read_text("utf-8")


def families(constant: str) -> list[str]:
    """The families of texts in which the general view looks, as its code names them."""
    found = re.search(rf"const {constant} = \[(.*?)\];", NAMING, re.DOTALL)
    assert found
    return re.findall(r'"([a-z-]+)"', found[1])


def known(game: str) -> set[str]:
    """All texts that the page has when it shows a game, with those of the games that it leans on."""
    folders = [FOLDERS["page"], FOLDERS["shared"], *(folder / "text" for folder in GAMES[game].folders)]
    return {name for folder in folders for name in patterns(folder, "en")}


def parts(annotation: Any, seen: set[Any]) -> Iterator[tuple[str, Any]]:
    """The fields of a struct and of all structs within it, each with its type."""
    if isinstance(annotation, type) and issubclass(annotation, msgspec.Struct) and annotation not in seen:
        seen.add(annotation)
        for name, hint in get_type_hints(annotation).items():
            yield name, hint
            yield from parts(hint, seen)
    for argument in get_args(annotation):
        yield from parts(argument, seen)


def literals(annotation: Any) -> Iterator[str]:
    """The texts that a type allows, if it says which."""
    if get_origin(annotation) is Literal:
        yield from (value for value in get_args(annotation) if value)
    else:
        for argument in get_args(annotation):
            yield from literals(argument)


@pytest.mark.parametrize("name", GAMES)
def test_every_part_of_a_position_has_a_label(name: str) -> None:
    labels = [*families("LABELS"), "page-field"]
    view = get_type_hints(GAMES[name].eyes.view)["return"]
    fields = {field for field, _ in parts(view, set())}
    assert {field for field in fields if not known(name) & {f"{family}-{field}" for family in labels}} == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_value_that_a_position_may_have_is_named(name: str) -> None:
    view = get_type_hints(GAMES[name].eyes.view)["return"]
    values = {(field, value) for field, hint in parts(view, set()) for value in literals(hint)}
    assert values
    for field, value in values:
        named = {f"{family}-{value}" for family in [*families("FAMILIES"), f"setting-{field}"]}
        assert known(name) & named, f"{field}: {value}"
