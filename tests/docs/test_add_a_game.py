"""The guide names every facet of a game, what it must have and what it may have."""

from dataclasses import MISSING, Field, fields

import pytest

from deadtown.kernel import Eyes, Figures, Game, Players, Rules, Sides, Words
from tests.docs.pages import Page, codes

FACETS: dict[str, type] = {
    "rules": Rules,
    "eyes": Eyes,
    "words": Words,
    "players": Players,
    "sides": Sides,
    "figures": Figures,
}
TABLE = Page("add-a-game.md").table("facet", "must have", "may have")


def must(field: Field[object]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def test_every_facet_is_named() -> None:
    assert [codes(cell) for cell in TABLE.column(0)] == [[name] for name in FACETS]
    assert FACETS.keys() <= {field.name for field in fields(Game)}


@pytest.mark.parametrize("row", TABLE.rows, ids=TABLE.column(0))
def test_every_member_of_a_facet_is_named(row: tuple[str, ...]) -> None:
    members = fields(FACETS[codes(row[0])[0]])
    assert set(codes(row[1])) == {field.name for field in members if must(field)}
    assert set(codes(row[2])) == {field.name for field in members if not must(field)}
