"""The rulebooks, and how clauses are found in them."""

import re
from pathlib import Path
from typing import Any

import pytest

from deadtown.complaint import Complaint
from deadtown.games import GAMES
from deadtown.games.zombinion import ZOMBINION as GAME
from deadtown.games.zombinion import events as happened
from deadtown.games.zombinion.refusals import CLAUSES
from deadtown.kernel import Game
from deadtown.terminal.rules import NUMBER
from deadtown.text import LANGUAGES, Rulebook
from deadtown.text.rulebook import read_clauses


@pytest.fixture
def book() -> Rulebook:
    return Rulebook.load(GAME, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_clauses_in_the_same_order(language: str) -> None:
    found = Rulebook.load(GAME, language)
    assert found.title == "Zombinion"
    assert len(found.clauses) == 174
    assert list(found.clauses) == list(Rulebook.load(GAME, "en").clauses)
    assert all(clause.text and clause.heading.startswith(f"{clause.section}. ") for clause in found.clauses.values())


def test_clauses_stand_in_the_order_of_their_numbers(book: Rulebook) -> None:
    numbers = [tuple(map(int, clause.number.split("."))) for clause in book.clauses.values()]
    assert numbers == sorted(numbers)


def test_a_clause_knows_where_it_stands(book: Rulebook) -> None:
    decoy = book.clause("ZN-11.6.2")
    assert decoy.id == "ZN-11.6.2"
    assert decoy.text.endswith("the cards you just discarded are shuffled in too.")
    assert (decoy.section, decoy.heading, decoy.topic) == ("11", "11. Combat cards in detail", "Decoy")
    assert book.clause("ZN-3.1").topic == ""


@pytest.mark.parametrize("wish", ["ZN-7.2", "zn-7.2", "7.2", " zn 7.2 ", "ZN7.2", "7.2."])
def test_a_clause_is_found_in_lower_case_and_without_prefix(book: Rulebook, wish: str) -> None:
    assert book.clause(wish).id == "ZN-7.2"


@pytest.mark.parametrize(
    ("language", "wish", "complaint"),
    [
        ("en", "11.6", "There is no clause ZN-11.6. Near it: ZN-11.6.1, ZN-11.6.2, ZN-11.6.3."),
        ("en", "7.99", "There is no clause ZN-7.99. Near it: ZN-7.9, ZN-7.19, ZN-7.8."),
        ("en", "shuffle", "There is no clause ZN-SHUFFLE."),
        ("it", "11.6", "La regola ZN-11.6 non esiste. Le più vicine: ZN-11.6.1, ZN-11.6.2, ZN-11.6.3."),
        ("fr", "shuffle", "La règle ZN-SHUFFLE n'existe pas."),
    ],
)
def test_an_unknown_clause_is_a_complaint_with_near_ones(language: str, wish: str, complaint: str) -> None:
    with pytest.raises(Complaint) as caught:
        Rulebook.load(GAME, language).clause(wish)
    assert str(caught.value) == complaint


def test_a_section_has_all_its_clauses(book: Rulebook) -> None:
    assert [clause.id for clause in book.section("7")] == [f"ZN-7.{number}" for number in range(1, 20)]
    assert [clause.id for clause in book.section("zn-1")] == [f"ZN-1.{number}" for number in range(1, 14)]
    assert [clause.id for clause in book.section("11.6")] == ["ZN-11.6.1", "ZN-11.6.2", "ZN-11.6.3"]
    with pytest.raises(Complaint, match=r"There is no section 77\. The sections are: 1, 2, 3,"):
        book.section("77")


@pytest.fixture
def lettered(tmp_path: Path) -> Rulebook:
    """A rulebook with clauses that are called by a letter and a number."""
    path = tmp_path / "en.md"
    path.write_text(
        "# Nights\n## 1. Terms\n- **LN-1.1** A die.\n## S. Scenarios\n- **LN-S1** One.\n- **LN-S14** All.\n"
    )
    title, clauses = read_clauses(path)
    return Rulebook(("LN",), "en", title, dict(clauses))


@pytest.mark.parametrize("wish", ["LN-S1", "ln-s1", "s1", "LN S1", "LNS1"])
def test_a_clause_may_be_called_by_a_letter(lettered: Rulebook, wish: str) -> None:
    assert lettered.clause(wish).text == "One."
    assert [clause.id for clause in lettered.by_number(wish)] == ["LN-S1"]
    assert NUMBER.fullmatch(wish)


def test_the_letter_is_the_section(lettered: Rulebook) -> None:
    assert [clause.id for clause in lettered.section("S")] == ["LN-S1", "LN-S14"]
    with pytest.raises(Complaint, match=r"There is no section 7\. The sections are: 1, S\."):
        lettered.section("7")


def test_a_table_belongs_to_the_clause_that_it_follows(book: Rulebook) -> None:
    sizes = book.clause("2.9").table
    assert sizes[0] == ("Pile", "2 players", "3 players", "4 players")
    assert ("Infection", "10", "20", "30") in sizes
    assert [clause.id for clause in book.clauses.values() if clause.table] == ["ZN-2.9"]


def test_search_finds_the_clauses_that_hold_all_words(book: Rulebook) -> None:
    assert [clause.id for clause in book.search("Cut option")] == ["ZN-7.7"]
    assert {clause.id for clause in book.search("decoy")} >= {"ZN-11.6.1", "ZN-11.6.2", "ZN-11.6.3"}
    assert book.search("werewolf") == []
    assert book.search("  ") == []


def test_search_does_not_mind_accents() -> None:
    french = Rulebook.load(GAME, "fr")
    assert french.search("defausse vide") == french.search("DÉFAUSSE vide") != []


def test_an_unknown_language_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(Complaint, match="unknown language 'de'"):
        Rulebook.load(GAME, "de")


def test_decisions_and_events_name_clauses_that_exist(book: Rulebook) -> None:
    ended = [happened.GameEnded(ending, (0,)) for ending in ("many_more_zombies", "three_piles", "turn_cap")]
    for id in (*CLAUSES.values(), *(event.clause for event in ended)):
        assert book.clause(id).id == id


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_begins_with_the_game_in_a_minute(game: Game[Any], language: str) -> None:
    book = Rulebook.load(game, language)
    assert len(book.minute) == 3, "the goal, a turn, how it ends"
    for paragraph in book.minute:
        assert paragraph.startswith("**")
        named = re.findall(r"[A-Z]{2}-[A-Z]?[\d.]*\d", paragraph)
        assert named
        assert set(named) <= set(book.clauses)
    assert sum(len(paragraph.split()) for paragraph in book.minute) < 200, "a minute is short"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_every_day_lead_to_clauses(game: Game[Any], language: str) -> None:
    book = Rulebook.load(game, language)
    assert len(book.everyday) > 30
    assert all(ids and set(ids) <= set(book.clauses) for ids in book.everyday.values())


@pytest.mark.parametrize(
    ("language", "word", "clause"), [("en", "win", "ZN-9.6"), ("it", "vince", "ZN-9.6"), ("fr", "jeter", "ZN-7.11")]
)
def test_the_most_fitting_clause_comes_first(language: str, word: str, clause: str) -> None:
    assert Rulebook.load(GAME, language).everyday[word][0] == clause
