"""Wound cards, capture cards and tiles: what there is of each (section 18)."""

from collections import Counter

import pytest

from deadtown.games.humans.cards import capture_deck, event_deck, wound_deck
from deadtown.games.humans.catalogue import CATALOGUE
from deadtown.games.humans.tiles import BOX, PRINTED
from tests.clauses import clause
from tests.games.humans.table import leader, start, table
from tests.games.humans.windows import CLAUSES, WEAPONS

L = ("BBB", "BRR", "BR."), "es"
T = ("BBB", "RRR", ".R."), "esw"

TILES = {
    "hu_town_square": (1, (".R.", "RRR", ".R."), "nesw", 0, 0, 0),
    "hu_road_cross": (2, (".R.", "RRR", ".R."), "nesw", 1, 0, 0),
    "hu_road_t": (3, ("...", "RRR", ".R."), "esw", 1, 0, 0),
    "hu_road_straight": (1, ("...", "RRR", "..."), "ew", 1, 0, 0),
    "hu_road_curve": (1, ("...", ".RR", ".R."), "es", 1, 0, 0),
    "hu_hospital": (1, *L, 5, 2, 5),
    "hu_apartment_building": (1, *L, 5, 1, 4),
    "hu_high_school": (1, *L, 5, 1, 4),
    "hu_concert_hall": (1, *L, 4, 2, 4),
    "hu_supermarket": (1, *L, 4, 2, 4),
    "hu_hardware_store": (1, *T, 2, 2, 5),
    "hu_beauty_shop": (1, *T, 3, 1, 3),
    "hu_law_office": (1, *T, 2, 2, 3),
    "hu_gym": (1, *T, 3, 1, 5),
    "hu_mining_company": (1, *T, 2, 2, 6),
    "hu_diner": (1, *T, 3, 1, 3),
    "hu_church": (1, ("BBB", "RRR", "..."), "ew", 3, 1, 5),
}
"""Copies, grid, exits, humans, die tokens and barricade of each kind (table 3.2)."""


@clause("HU-18.1", "HU-1.5")
def test_forty_wound_cards() -> None:
    limbs = dict.fromkeys(("left_arm", "right_arm", "left_leg", "right_leg", "torso"), 7)
    assert Counter(wound_deck()) == {**limbs, "head_shot": 5}
    assert {info.wound: info.copies for info in CATALOGUE.wounds} == {**limbs, "head_shot": 5}


@clause("HU-18.2", "HU-1.5")
def test_thirty_capture_cards() -> None:
    assert Counter(capture_deck()) == {"escape": 5, "infect": 13, "eat": 12}
    assert {info.capture: info.copies for info in CATALOGUE.captures} == {"escape": 5, "infect": 13, "eat": 12}


@clause("HU-1.5", "HU-12.3")
def test_two_of_each_of_the_twenty_event_cards() -> None:
    assert Counter(event_deck()) == dict.fromkeys(CLAUSES, 2)
    assert [info.card for info in CATALOGUE.cards] == [*CLAUSES]
    assert [info.card for info in CATALOGUE.cards if info.weapon] == [*WEAPONS]
    assert {info.card: info.rulings for info in CATALOGUE.cards} == {card: (rule,) for card, rule in CLAUSES.items()}


@clause("HU-18.3", "HU-1.9")
def test_the_tiles() -> None:
    printed = {
        tile.kind: (tile.copies, tile.rows, tile.exits, tile.humans, tile.dice, tile.barricade) for tile in PRINTED
    }
    assert printed == TILES
    assert (len(BOX), len(set(BOX))) == (20, 20)
    assert {info.kind for info in CATALOGUE.tiles} == {*TILES}


@clause("HU-18.3", "HU-1.7")
def test_the_sums_of_the_table() -> None:
    buildings = [tile for tile in PRINTED if tile.barricade]
    assert (len(buildings), sum(tile.humans for tile in buildings), sum(tile.dice for tile in buildings)) == (
        12,
        41,
        18,
    )
    assert sum(tile.copies * len(tile.exits) for tile in PRINTED) == 55


@clause("HU-18.1", "HU-18.2", "HU-3.6")
def test_a_game_is_played_with_all_of_them() -> None:
    match = start(2)
    assert Counter(match.state.wound_deck) == Counter(wound_deck())
    assert Counter(match.state.capture_deck) == Counter(capture_deck())


@clause("HU-18.3", "HU-7.9")
@pytest.mark.parametrize("kind", [kind for kind, row in TILES.items() if row[5]])
def test_what_a_breach_takes(kind: str) -> None:
    """From the middle of the building, without help."""
    need = TILES[kind][5]
    turns = 1 if kind == "hu_church" else 0
    for die in (need - 1, need):
        match = table("move", f"{kind} 0 -1 {turns}", leader("n3"), leader("w1"), humans="e1", dice=[die])
        match.choose("breach n3")
        assert match.openings == ({"n3"} if die == need else set())
