"""The catalogue: what a page must know to draw and explain the cards."""

import pytest

from deadtown.games import GAMES
from deadtown.games.zombinion.cards import COMBAT, KINDS, SETS, Card
from deadtown.games.zombinion.catalogue import CardInfo, catalogue
from deadtown.text import Rulebook, Speaker

ZOMBINION = GAMES["zombinion"]
CATALOGUE = catalogue()
SPEAKER = Speaker(ZOMBINION)
BOOK = Rulebook.load(ZOMBINION)

EVERY_CARD = pytest.mark.parametrize("info", CATALOGUE.cards, ids=lambda info: info.card)


def own_clauses(card: Card) -> list[str]:
    """The clauses that stand below a card's name in the rulebook."""
    return [clause.id for clause in BOOK.clauses.values() if clause.topic == SPEAKER.name("card", card)]


def test_every_card_and_every_set_is_in_the_catalogue() -> None:
    assert [info.card for info in CATALOGUE.cards] == list(KINDS)
    assert CATALOGUE.sets == SETS
    assert {len(cards) for cards in CATALOGUE.sets.values()} == {CATALOGUE.set_size}


@EVERY_CARD
def test_what_is_printed_on_a_card_is_what_the_rules_play_with(info: CardInfo) -> None:
    kind = KINDS[info.card]
    printed = (info.line, info.cost, info.copies, info.shots, info.points)
    assert printed == (kind.line, kind.cost, kind.copies, kind.shots, kind.points)


@EVERY_CARD
def test_a_card_looks_like_what_it_is_played_for(info: CardInfo) -> None:
    words = info.line.lower().split("-")
    assert info.frame in words
    assert info.frame != "action" or words == ["action"]
    assert info.basic == (info.card not in COMBAT)


@EVERY_CARD
def test_the_rulings_of_a_card_begin_with_all_its_own_clauses(info: CardInfo) -> None:
    own = own_clauses(info.card)
    assert bool(own) == (info.card in COMBAT)
    assert list(info.rulings[: len(own)]) == own
    assert not {clause for other in COMBAT if other != info.card for clause in own_clauses(other)} & {
        clause for clause in info.rulings if clause != "ZN-11.25.5"
    }


@EVERY_CARD
def test_every_ruling_is_a_clause_and_stands_once(info: CardInfo) -> None:
    assert info.rulings
    assert len(set(info.rulings)) == len(info.rulings)
    assert set(info.rulings) <= set(BOOK.clauses)


def test_a_clause_that_names_one_combat_card_alone_is_among_its_rulings() -> None:
    names = {SPEAKER.name("card", info.card): info for info in CATALOGUE.cards if info.card in COMBAT}
    for clause in BOOK.clauses.values():
        named = [name for name in names if name in clause.text]
        if len(named) == 1 and not clause.topic and clause.id not in ("ZN-1.8", "ZN-2.9"):
            assert clause.id in names[named[0]].rulings, clause
