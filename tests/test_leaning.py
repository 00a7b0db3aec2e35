"""A game may lean on others: their rules and texts hold in it where it says nothing else."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from deadtown.games import GAMES
from deadtown.kernel import Game, Refusal
from deadtown.table.rules import rules_of
from deadtown.terminal.rules import show_rules
from deadtown.terminal.screen import Screen
from deadtown.text import LANGUAGES, Rulebook, Speaker
from deadtown.web.games_api import info_of, texts_of
from tests.conformance import report
from tests.kernel.toy import TOY

BOOKS = {
    "street": "# Street\n\n## 1. Turn\n\n- **ST-1.1** Walk.\n- **ST-1.2** Rest.\n- **SQ-1.1** March.\n",
    "house": "# House\n\n## 1. Turn\n\n- **HO-1.1** Knock.\n- **HO-2.1** Sleep.\n",
    "town": "# Town\n\n## 1. Turn\n\n- **TO-1.1** Do as ST-1.1 says.\n",
}
TEXTS = {
    "street": "card-shoe = Shoe\n    .text = { kind-thing }, worn.\nkind-thing = Thing\npiece = Walker\n"
    "refusal-too-far = Too far.\n",
    "house": "card-bed = Bed\npiece = Sleeper\nroom = Room\n",
    "town": "kind-thing = Find\ngame-title = Town\n",
}
EVERYDAY = {
    "street": '[[words]]\nclauses = ["ST-1.1", "SQ-1.1"]\nen = ["go"]\nit = ["andare"]\nfr = ["aller"]\n'
    '[[words]]\nclauses = ["SQ-1.1"]\nen = ["left right"]\nit = ["sinistra"]\nfr = ["gauche"]\n',
    "house": '[[words]]\nclauses = ["HO-2.1"]\nen = ["go"]\nit = ["andare"]\nfr = ["aller"]\n',
    "town": '[[words]]\nclauses = ["TO-1.1", "HO-1.1"]\nen = ["go"]\nit = ["andare"]\nfr = ["aller"]\n',
}


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Game[Any]]:
    """The one game that can be played; the other two are only leant on."""
    for name in BOOKS:
        for language in LANGUAGES:
            for part, ending, told in (("rulebook", "md", BOOKS), ("text", "ftl", TEXTS)):
                (tmp_path / name / part).mkdir(parents=True, exist_ok=True)
                (tmp_path / name / part / f"{language}.{ending}").write_text(told[name])
        (tmp_path / name / "rulebook" / "everyday.toml").write_text(EVERYDAY[name])
    street = replace(TOY, name="street", families=("ST", "SQ"), folder=tmp_path / "street")
    house = replace(TOY, name="house", families=("HO",), folder=tmp_path / "house")
    game: Game[Any] = replace(
        TOY,
        name="town",
        families=("TO",),
        folder=tmp_path / "town",
        complete=True,
        leans_on={"ST": street, "HO": house},
    )
    others = dict(GAMES)
    GAMES.clear()
    GAMES["town"] = game
    yield game
    GAMES.clear()
    GAMES.update(others)


def test_clauses_of_other_games_stand_behind_its_own(town: Game[Any]) -> None:
    book = Rulebook.load(town)
    assert [(clause.id, clause.book) for clause in book.clauses.values()] == [
        ("TO-1.1", ""),
        ("ST-1.1", "Street"),
        ("ST-1.2", "Street"),
        ("HO-1.1", "House"),
        ("HO-2.1", "House"),
    ]
    assert [clause.id for clause in book.own] == ["TO-1.1"]
    assert book.title == "Town"


@pytest.mark.parametrize(
    ("wish", "found"), [("1.1", "TO-1.1"), ("1.2", "ST-1.2"), ("2.1", "HO-2.1"), ("ho 1.1", "HO-1.1")]
)
def test_a_number_alone_means_its_own_clause_if_there_is_one(town: Game[Any], wish: str, found: str) -> None:
    assert Rulebook.load(town).clause(wish).id == found


def test_words_of_every_day_lead_to_its_own_clauses_first(town: Game[Any]) -> None:
    book = Rulebook.load(town)
    assert book.everyday == {"go": ["TO-1.1", "HO-1.1", "ST-1.1", "HO-2.1"]}
    assert Rulebook.load(town).everyday == book.everyday, "what is told of one game is not added to another's list"
    assert [clause.id for clause in book.search("sleep")] == ["HO-2.1"]
    assert book.search("house") == [], "the title of a rulebook is above all of its clauses"


def test_a_family_that_the_other_game_has_not_is_a_bug(town: Game[Any]) -> None:
    with pytest.raises(AssertionError, match="no clauses of ZZ"):
        Rulebook.load(replace(town, leans_on={"ZZ": town.leans_on["HO"]}))


def test_only_its_own_clauses_are_to_be_proved(town: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert report({"TO-1.1": ["a test"]}) == []
    assert capsys.readouterr().out == "town 1/1\n"


def test_the_page_is_told_all_clauses_and_families(town: Game[Any]) -> None:
    assert info_of(town, "en").families == ["TO", "ST", "HO"]
    assert [clause.id for clause in rules_of(town, "en").clauses] == ["TO-1.1", "ST-1.1", "ST-1.2", "HO-1.1", "HO-2.1"]
    assert rules_of(town, "en").everyday["go"][0] == "TO-1.1"


def test_a_refusal_may_name_a_clause_of_another_game_and_say_its_words(town: Game[Any]) -> None:
    assert Speaker(town).refusal(Refusal("ST-1.1", "too-far")) == "Too far. (ST-1.1)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_own_words_win_and_then_those_of_the_nearest(town: Game[Any], language: str) -> None:
    speaker = Speaker(town, language)
    assert speaker.say("game-title") == "Town"
    assert speaker.name("card", "shoe") == "Shoe"
    assert speaker.card_text("shoe") == "Find, worn."
    assert speaker.say("piece") == "Walker"
    assert speaker.say("room") == "Room"
    assert not Speaker(town.leans_on["HO"], language).knows("card-shoe")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gets_the_same_words_each_of_them_once(town: Game[Any], language: str) -> None:
    text = texts_of(town.folders, language).whole.decode()
    assert text.count("\nkind-thing =") == text.count("\npiece =") == 1
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    shoe = bundle.get_message("card-shoe").attributes["text"]
    assert bundle.format_pattern(shoe) == ("Find, worn.", [])
    assert bundle.has_message("waiting")


def shown(game: Game[Any], wish: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    show_rules(Screen(width=80), Speaker(game), Rulebook.load(game), wish)
    return [line.strip() for line in capsys.readouterr().out.splitlines()]


def test_the_terminal_lists_each_rulebook_under_its_title(town: Game[Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(town, "", capsys)[:6] == ["Town", "1. Turn", "Street", "1. Turn", "House", "1. Turn"]


def test_the_terminal_says_of_a_clause_from_which_rulebook_it_is(
    town: Game[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert shown(town, "to-1.1", capsys) == ["1. Turn", "TO-1.1  Do as ST-1.1 says."]
    assert shown(town, "st-1.1", capsys) == ["Street  1. Turn", "ST-1.1  Walk."]
