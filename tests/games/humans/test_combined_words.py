"""The rulebook of Humans!!! with Zombies!!!: its clauses lead to those of the two games that it joins."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from deadtown.games.humans import HUMANS
from deadtown.games.humans.combined import COMBINED
from deadtown.games.zombies import ZOMBIES
from deadtown.games.zombies.cards import KINDS
from deadtown.text import LANGUAGES, Rulebook, Speaker

SECTIONS = (4, 3, 4, 4, 5, 10, 11, 4, 8, 8, 3, 3, 8, 29)
"""How many clauses each section has."""
REFERENCE = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)*")


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return Rulebook.load(COMBINED, request.param)


def lines(book: Rulebook) -> Iterator[str]:
    yield from (COMBINED.folder / "rulebook" / f"{book.language}.md").read_text(encoding="utf-8").splitlines()


def test_all_clauses_are_there_in_their_order(book: Rulebook) -> None:
    assert [clause.id for clause in book.own] == [
        f"HX-{section}.{number}" for section, count in enumerate(SECTIONS, 1) for number in range(1, count + 1)
    ]


def test_every_reference_leads_to_a_clause_or_a_section(book: Rulebook) -> None:
    known = {part for clause in book.clauses.values() for part in (clause.id, f"{clause.family}-{clause.section}")}
    named = {id for line in lines(book) for id in REFERENCE.findall(line)}
    assert named <= known
    assert {id.partition("-")[0] for id in named} == {"HX", "HU", "ZB"}


def test_references_are_the_same_in_every_language(book: Rulebook) -> None:
    english = Rulebook.load(COMBINED, "en")
    for clause in book.own:
        assert REFERENCE.findall(clause.text) == REFERENCE.findall(english.clauses[clause.id].text), clause.id


def test_the_game_in_a_minute_is_short(book: Rulebook) -> None:
    assert len(book.minute) == 3
    assert sum(len(paragraph.split()) for paragraph in book.minute) < 200


def test_the_cross_is_drawn(book: Rulebook) -> None:
    heads, *rows = book.clause("HX-3.2").table
    assert heads == ("", "W6", "W3", "C", "E3", "E6")
    assert [row[0] for row in rows] == ["N6", "N3", "C", "S3", "S6"]
    assert [sum(map(bool, row[1:])) for row in rows] == [1, 1, 5, 1, 1]


def test_the_table_of_cards_has_every_card_by_its_name(book: Rulebook) -> None:
    speaker = Speaker(COMBINED, book.language)
    _, *rows = book.clause("HX-13.8").table
    assert len(rows) == 27 + 20
    assert [row[0] for row in rows[:27]] == [speaker.name("card", card) for card in KINDS]


def test_options_are_called_as_in_the_texts(book: Rulebook) -> None:
    speaker = Speaker(COMBINED, book.language)
    options = [field.name for field in msgspec.structs.fields(COMBINED.rules.options_type)]
    rows = [line for line in lines(book) if line.startswith("| *")]
    assert [row.split("*")[1] for row in rows] == [speaker.say(f"setting-{option}") for option in options]
    for option, row in zip(options, rows, strict=True):
        assert speaker.say(f"setting-{option}.help")
        assert re.findall(r"HX-[\d.]*\d", row)


def test_options_are_named_in_the_clauses_that_they_change(book: Rulebook) -> None:
    speaker = Speaker(COMBINED, book.language)
    for option, clause in {
        "hx_sides": "HX-1.3",
        "hx_seats": "HX-1.3",
        "zb_life_cap": "HX-4.1",
        "character_choice": "HX-4.4",
        "reroll_scope": "HX-4.4",
        "hx_tile_stack": "HX-5.1",
        "five_six_rules": "HX-5.2",
        "trapped_at_once": "HX-8.1",
        "hx_trapped_guy": "HX-10.6",
        "zb_kill_goal": "HX-12.1",
        "max_rounds": "HX-12.3",
    }.items():
        assert f"*{speaker.say(f'setting-{option}')}*" in book.clauses[clause].text, clause


@pytest.mark.parametrize(("language", "word"), [("en", "win"), ("it", "vincere"), ("fr", "gagner")])
def test_words_of_every_day_lead_to_both_games_behind_this_one(language: str, word: str) -> None:
    meant = Rulebook.load(COMBINED, language).everyday[word]
    assert meant[0] == "HX-12.1"
    assert {"HU-15.2", "ZB-13.1"} <= set(meant)


def test_both_games_lend_their_words(book: Rulebook) -> None:
    speaker = Speaker(COMBINED, book.language)
    assert book.title == speaker.say("game-title")
    assert speaker.name("card", "fear") == Speaker(ZOMBIES, book.language).name("card", "fear")
    assert speaker.name("character", "doctor") == Speaker(HUMANS, book.language).name("character", "doctor")
    assert speaker.name("tile", "hospital") != speaker.name("tile", "hu_hospital")
