"""Every card of both games in every window, in the turns of both sides and by both sides (tables 3.3 and 3.6)."""

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.humans.combined.table import guy, horde, table
from tests.games.humans.combined.windows import (
    ADA,
    AT_ANY_TIME,
    BOB,
    CLEO,
    DAN,
    GUYS_WINDOWS,
    HORDES_WINDOWS,
    expected,
    in_window,
    offered,
)

HOMES = {
    "all_the_marbles": "toy_store 0 2 2",
    "chainsaw": "lawn_and_garden 1 -2 0",
    "fire_axe": "fire_station 1 -2 0",
    "first_aid_kit": "hospital 1 -2 1",
    "grenade": "army_surplus 1 -2 0",
    "lots_of_ammo": "sporting_goods 1 -2 0",
    "molotov_cocktail": "gas_station 0 -2 0",
    "skateboard": "skate_shop 1 -2 0",
}
"""Where each item has its place."""


def each(windows: tuple[str, ...], *holders: tuple[int, str, str]) -> list[Any]:
    return [
        pytest.param(window, *holder, id=f"{window}-{holder[1]}-{holder[2]}")
        for window in windows
        for holder in holders
    ]


@clause("HX-13.8", "HX-6.5", "HX-6.9", "HX-13.3", "HX-13.4")
@pytest.mark.parametrize(
    ("window", "seat", "whose", "side"),
    each(GUYS_WINDOWS, (ADA, "own", "guy"), (CLEO, "other", "guy"), (DAN, "other", "horde")),
)
def test_cards_in_the_turn_of_a_guy(window: str, seat: int, whose: str, side: str) -> None:
    assert offered(in_window(ADA, window, seat), seat) == expected(ADA, window, whose, side)


@clause("HX-13.8", "HX-6.4", "HX-6.9", "HX-13.3", "HX-13.4")
@pytest.mark.parametrize(
    ("window", "seat", "whose", "side"),
    [
        *each(HORDES_WINDOWS, (BOB, "own", "horde"), (CLEO, "other", "guy")),
        *each(HORDES_WINDOWS[:-2], (DAN, "other", "horde")),
        *each(HORDES_WINDOWS[-2:], (ADA, "fighter", "guy")),
    ],
)
def test_cards_in_the_turn_of_a_horde(window: str, seat: int, whose: str, side: str) -> None:
    assert offered(in_window(BOB, window, seat), seat) == expected(BOB, window, whose, side)


@clause("HX-13.8", "HX-6.4", "ZB-11.7")
@pytest.mark.parametrize("window", GUYS_WINDOWS)
def test_items_are_used_in_the_turn_of_a_guy(window: str) -> None:
    own = {"all_the_marbles", "chainsaw", "grenade", "lots_of_ammo", "molotov_cocktail"}
    free = window in AT_ANY_TIME[ADA]
    assert offered(in_window(ADA, window, ADA, in_play=True), ADA, "use") == (own if free else {"lots_of_ammo"})
    others = own - {"chainsaw", "molotov_cocktail"}
    assert offered(in_window(ADA, window, CLEO, in_play=True), CLEO, "use") == (others if free else {"lots_of_ammo"})


@clause("HX-13.8", "HX-6.4", "ZB-11.7")
@pytest.mark.parametrize("window", HORDES_WINDOWS)
def test_items_are_used_in_the_turn_of_a_horde(window: str) -> None:
    used: set[str] = set()
    if window in AT_ANY_TIME[BOB]:
        used = {"all_the_marbles", "grenade", "lots_of_ammo"}
    elif window == "post_combat_roll":
        used = {"lots_of_ammo"}
    assert offered(in_window(BOB, window, CLEO, in_play=True), CLEO, "use") == used


@clause("HX-6.9", "HX-6.10", "HX-14.12", "HX-14.13", "HX-14.7")
@pytest.mark.parametrize("item", HOMES)
def test_items_are_for_guys_in_their_place_alone(item: str) -> None:
    home = HOMES[item]
    city = "" if home.split()[0] in ("toy_store", "gas_station") else home
    start = table("begin_turn", city, guy("centre"), horde("n6"), halts=True).state.open_city
    tile = next(number for number, placed in enumerate(start.tiles) if placed.tile == home.split()[0])
    room = start.names[start.rooms[tile][0]]
    match = table("begin_turn", city, guy(room, item), horde(room, item), guy("centre", item), halts=True)
    assert offered(match, 0) == {item}
    assert offered(match, 1) == set()
    assert offered(match, 2) == set()
    match.choose(f"play {item}")
    assert match.guy().in_play == (item,)
