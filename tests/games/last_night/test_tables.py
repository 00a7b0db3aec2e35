"""The tables of the rules, held against their sums (Tables C, H, Z)."""

import pytest

from deadtown.games.last_night.boards import BOARDS
from deadtown.games.last_night.cards import HERO_CARDS, ZOMBIE_CARDS, deck
from deadtown.games.last_night.heroes import ANYWHERE, PEOPLE


@pytest.mark.parametrize("cards", [HERO_CARDS, ZOMBIE_CARDS], ids=["heroes", "zombies"])
def test_each_set_has_as_many_cards_as_are_published(cards: dict[str, object]) -> None:
    assert len(deck(cards, frozenset({"base"}))) == 40  # type: ignore[arg-type]
    assert len(deck(cards, frozenset({"advanced"}))) == 20  # type: ignore[arg-type]


def test_everybody_starts_in_a_building_that_there_is() -> None:
    buildings = {building.name for board in BOARDS.values() for building in board.buildings}
    assert len(PEOPLE) == 18
    assert {start for person in PEOPLE.values() for start in person.starts} <= buildings | {ANYWHERE}


def test_what_can_be_picked_up_are_cards_or_keywords() -> None:
    known = {*HERO_CARDS, *(keyword for row in HERO_CARDS.values() for keyword in row.keywords)}
    taken = {take for board in BOARDS.values() for building in board.buildings for take in building.takes}
    assert taken <= known
