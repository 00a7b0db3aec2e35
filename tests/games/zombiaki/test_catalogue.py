"""What there is in the box, for whoever draws and explains it."""

import pytest

from deadtown.games.zombiaki.cards import KINDS
from deadtown.games.zombiaki.catalogue import CATALOGUE
from deadtown.games.zombiaki.street import SPACES
from deadtown.text import LANGUAGES, Rulebook, Speaker
from tests.clauses import clause
from tests.games.zombiaki.table import GAME

CARDS = CATALOGUE.cards


@clause("ZK-2.1", "ZK-2.3")
def test_every_kind_is_shown_once_the_zombies_first() -> None:
    assert [card.card for card in CARDS] == list(KINDS)
    assert [card.side for card in CARDS] == ["zombies"] * 18 + ["humans"] * 25


@clause("ZK-10.9")
def test_a_bitten_shield_does_not_look_like_a_shield() -> None:
    figures = {card.card: card.figure for card in CARDS}
    assert (figures["zombie_3"], figures["dog"], figures["human_shield"]) == ("zombie_3", "dog", "bitten")


@clause("ZK-1.2", "ZK-1.11")
def test_the_spaces_are_listed_in_street_order() -> None:
    assert CATALOGUE.spaces == SPACES
    assert tuple(f"{lane}{row}" for row in "54321" for lane in "abc") == SPACES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_in_the_rulebook(language: str) -> None:
    clauses = Rulebook.load(GAME, language).clauses
    named = {**{card.card: card.rulings for card in CARDS}, **{one.piece: one.rulings for one in CATALOGUE.pieces}}
    assert len(named) == len(CARDS) + len(CATALOGUE.pieces)
    for name, rulings in named.items():
        assert rulings
        assert set(rulings) <= set(clauses), name
        assert len(set(rulings)) == len(rulings), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_every_space_has_a_name(language: str) -> None:
    speaker = Speaker(GAME, language)
    names = [speaker.name("card", card.card) for card in CARDS]
    assert all(names)
    assert len(set(names)) == len(names), "two kinds must not be called alike"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_explained(language: str) -> None:
    speaker = Speaker(GAME, language)
    for piece in CATALOGUE.pieces:
        message = f"piece-{piece.piece}"
        assert all(speaker.say(one) for one in (message, f"{message}.kind", f"{message}.text"))


NAMES = {
    "en": {"shot_2": "Good Shot", "click": "Click!", "wall_5": "Junk Wall", "dawn": "Dawn"},
    "it": {"shot_2": "Tiro mirato", "click": "Clic!", "wall_5": "Muro di rottami", "dawn": "L'Alba"},
    "fr": {"shot_2": "Tir ajusté", "wall_5": "Mur (5)", "dawn": "L'Aube"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_called_as_the_lists_say(language: str) -> None:
    speaker = Speaker(GAME, language)
    for card, name in NAMES[language].items():
        assert speaker.name("card", card).replace("’", "'") == name
