"""Every card in each of the ten windows, in the own turn and in that of another (table 3.2, ZB-11.3)."""

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.zombies.windows import (
    ANY,
    CLAUSES,
    NEVER,
    OTHERS_USES,
    OTHERS_WINDOWS,
    OWN_USES,
    OWN_WINDOWS,
    WINDOWS,
    in_window,
    offered,
)

ITEMS = (
    *("all_the_marbles", "chainsaw", "fire_axe", "first_aid_kit", "grenade", "hey_look_a_shotgun"),
    *("lots_of_ammo", "molotov_cocktail", "skateboard"),
)


def each(cards: Any) -> list[Any]:
    """All pairs of a window and a card, marked with the clause of the card."""
    return [
        pytest.param(window, card, id=f"{card}-{window}", marks=clause(CLAUSES[card], "ZB-11.3"))
        for card in cards
        for window in WINDOWS
    ]


@pytest.mark.parametrize(("window", "card"), each(CLAUSES))
def test_a_card_is_played_in_its_own_windows(window: str, card: str) -> None:
    may = window in OWN_WINDOWS.get(card, ANY)
    assert offered(in_window(window, card, holder=0), 0) == ({f"play {card}"} if may else set())


@pytest.mark.parametrize(("window", "card"), each(CLAUSES))
def test_a_card_is_played_in_the_windows_of_others(window: str, card: str) -> None:
    may = window in OTHERS_WINDOWS.get(card, ANY)
    assert offered(in_window(window, card, holder=1), 1) == ({f"play {card}"} if may else set())


@pytest.mark.parametrize(("window", "card"), each(ITEMS))
def test_an_item_is_used_in_the_own_turn(window: str, card: str) -> None:
    may = window in OWN_USES.get(card, NEVER)
    assert offered(in_window(window, card, holder=0, in_play=True), 0) == ({f"use {card}"} if may else set())


@pytest.mark.parametrize(("window", "card"), each(ITEMS))
def test_an_item_is_used_in_the_turn_of_another(window: str, card: str) -> None:
    may = window in OTHERS_USES.get(card, NEVER)
    assert offered(in_window(window, card, holder=1, in_play=True), 1) == ({f"use {card}"} if may else set())
