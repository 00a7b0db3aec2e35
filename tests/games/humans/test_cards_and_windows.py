"""Every card in each of the seven windows, in the own turn and in that of another (table 3.3, HU-12.3, HU-12.6)."""

from typing import Any

import pytest

from deadtown.games.humans.cards import KINDS
from deadtown.games.humans.cards import WINDOWS as ALL_WINDOWS
from tests.clauses import clause
from tests.games.humans.windows import CLAUSES, OTHERS_WINDOW, OWN_WINDOW, WEAPONS, WINDOWS, in_window, offered


def each() -> list[Any]:
    """All pairs of a window and a card, marked with the clause of the card."""
    return [
        pytest.param(window, card, id=f"{card}-{window}", marks=clause(CLAUSES[card], "HU-12.3", "HU-12.6"))
        for card in CLAUSES
        for window in WINDOWS
    ]


@clause("HU-12.3", "HU-1.5")
def test_there_are_seven_windows_and_twenty_cards() -> None:
    assert ALL_WINDOWS == WINDOWS
    assert {card: kind.clause for card, kind in KINDS.items()} == CLAUSES
    assert {card: kind.bonus for card, kind in KINDS.items() if kind.weapon} == WEAPONS


@pytest.mark.parametrize(("window", "card"), each())
def test_a_card_in_the_own_turn(window: str, card: str) -> None:
    may = OWN_WINDOW.get(card) == window
    assert offered(in_window(window, card, holder=0), 0) == ({card} if may else set())


@pytest.mark.parametrize(("window", "card"), each())
def test_a_card_in_the_turn_of_another(window: str, card: str) -> None:
    may = OTHERS_WINDOW.get(card) == window
    assert offered(in_window(window, card, holder=1), 1) == ({card} if may else set())
