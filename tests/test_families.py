"""A game may be played by several rulebooks: its clauses are of several families, from the rulebook to the page."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.kernel import Game, Refusal
from deadtown.table.rules import rules_of
from deadtown.text import LANGUAGES, Rulebook, Speaker
from deadtown.web.games_api import info_of
from tests.conformance import report
from tests.kernel.toy import TOY

BOOK = """# Town

## 1. Turn

- **ZB-1.1** Roll.
- **ZB-1.2** Move.

## 2. Squad

- **ZB-2.1** Stand.
- **IS-1.1** Deploy.
- **IS-1.2.1** Hold.
- **IS-3.1** Fire.
- **IS-3.2** Cease.
"""


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Game[Any]]:
    """The one game there is; afterwards the others are there again, in their order."""
    for folder, name, text in (("rulebook", "md", BOOK), ("text", "ftl", "refusal-not-now = Not now.\n")):
        (tmp_path / folder).mkdir()
        for language in LANGUAGES:
            (tmp_path / folder / f"{language}.{name}").write_text(text)
    game: Game[Any] = replace(TOY, name="town", families=("ZB", "IS"), folder=tmp_path, complete=True)
    others = dict(GAMES)
    GAMES.clear()
    GAMES["town"] = game
    yield game
    GAMES.clear()
    GAMES.update(others)


@pytest.mark.parametrize(
    ("wish", "found"),
    [("1.1", "ZB-1.1"), ("zb 1.1", "ZB-1.1"), ("IS-1.1", "IS-1.1"), ("is1.1", "IS-1.1"), ("3.2", "IS-3.2")],
)
def test_a_clause_is_found_in_its_family_or_in_the_first_that_has_it(town: Game[Any], wish: str, found: str) -> None:
    book = Rulebook.load(town)
    assert book.clause(wish).id == found
    assert [clause.id for clause in book.by_number(wish)] == [found]


def test_a_section_is_of_one_family(town: Game[Any]) -> None:
    book = Rulebook.load(town)
    assert [clause.id for clause in book.section("1")] == ["ZB-1.1", "ZB-1.2"]
    assert [clause.id for clause in book.section("is 1")] == ["IS-1.1", "IS-1.2.1"]
    assert [clause.id for clause in book.by_number("3")] == ["IS-3.1", "IS-3.2"]
    assert [clause.id for clause in book.by_number("1.2")] == ["ZB-1.2"]


def test_a_clause_that_no_family_has_is_complained_of(town: Game[Any]) -> None:
    with pytest.raises(Complaint, match=r"There is no clause IS-3\.3\. Near it: IS-3\.2, IS-3\.1"):
        Rulebook.load(town).clause("is-3.3")
    with pytest.raises(Complaint, match=r"There is no clause ZB-3\.3\. Near it: .*IS-3\.2"):
        Rulebook.load(town).clause("3.3")
    with pytest.raises(Complaint, match=r"There is no clause HU-1\.1\."):
        Rulebook.load(town).clause("hu 1.1")


def test_a_rulebook_has_no_clauses_of_another_game(town: Game[Any]) -> None:
    with pytest.raises(AssertionError, match="town has no clauses of IS"):
        Rulebook.load(replace(town, families=("ZB",)))


def test_every_family_is_to_be_proved(town: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    proved = {clause: ["a test"] for clause in Rulebook.load(town).clauses}
    assert report(proved) == []
    del proved["IS-3.1"]
    assert report(proved) == ["town calls itself complete, but 1 clauses have no test"]
    assert "IS-3.1" in capsys.readouterr().out


def test_the_page_is_told_all_families(town: Game[Any]) -> None:
    assert info_of(town, "en").families == ["ZB", "IS"]
    assert [clause.id for clause in rules_of(town, "en", "fire").clauses] == ["IS-3.1"]


def test_a_refusal_may_be_of_any_family(town: Game[Any]) -> None:
    assert Speaker(town).refusal(Refusal("IS-3.1", "not-now")) == "Not now. (IS-3.1)"
