"""Tiles, as printed and turned (section 2)."""

import pytest

from deadtown.games.town import Tile, rotations
from deadtown.games.zombies.tiles import TILES, TOWN
from tests.clauses import clause
from tests.games.town.drawings import DRAWINGS, spaces, steps

FIRE_STATION = TOWN.kinds["fire_station"]
TOY_STORE = TOWN.kinds["toy_store"]


@clause("ZB-2.4")
def test_a_quarter_turn_sends_a_space_to_its_place() -> None:
    """One turn sends (c, r) to (2 - r, c): the yard of the Fire Station goes round the four corners."""
    yards = [FIRE_STATION.turned(turns).kinds.index("P") for turns in range(4)]
    assert [divmod(space, 3) for space in yards] == [(2, 0), (0, 0), (0, 2), (2, 2)]


@clause("ZB-2.4", "ZB-2.5")
def test_exits_turn_clockwise() -> None:
    assert [FIRE_STATION.turned(turns).exits for turns in range(4)] == ["s", "w", "n", "e"]
    assert [TOWN.kinds["road_t"].turned(turns).exits for turns in range(4)] == ["esw", "nsw", "new", "nes"]


@clause("ZB-2.4")
def test_doors_turn_with_the_tile() -> None:
    assert TOY_STORE.turned(0).doors == {(2, 5), (5, 2), (6, 7), (7, 6)}
    assert TOY_STORE.turned(1).doors == {(8, 7), (7, 8), (0, 3), (3, 0)}
    assert TOY_STORE.turned(2).doors == {(6, 3), (3, 6), (2, 1), (1, 2)}
    assert TOY_STORE.turned(3).doors == {(0, 1), (1, 0), (8, 5), (5, 8)}


@clause("ZB-2.6")
def test_indoors_and_outdoors_meet_at_doors_alone() -> None:
    """The Fire Station as printed: three doors, the yard and the road side by side."""
    assert FIRE_STATION.turned(0).inner == (
        (1, 3),
        (2, 4, 0),
        (5, 1),
        (0, 4, 6),
        (1, 5, 7, 3),
        (2, 8, 4),
        (3, 7),
        (4, 8, 6),
        (5, 7),
    )


@clause("ZB-2.3", "ZB-2.4", "ZB-2.5", "ZB-2.6")
@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.kind)
def test_every_tile_lies_as_its_drawing_is_turned(tile: Tile, turns: int) -> None:
    drawing, turned = DRAWINGS[tile.kind].turned(turns), tile.turned(turns)
    picture = {
        (column - 1, row - 1): sign for row, line in enumerate(drawing.lines) for column, sign in enumerate(line)
    }
    there = spaces(picture)
    every = [(space % 3, space // 3) for space in range(9)]
    assert turned.kinds == "".join(there.get(spot, ".") for spot in every)
    assert turned.inner == tuple(
        tuple(3 * r + c for c, r in steps(picture, spot)) if spot in there else () for spot in every
    )
    assert turned.doors == {
        (space, beside)
        for space in range(9)
        for beside in turned.inner[space]
        if picture[space % 3 + beside % 3, space // 3 + beside // 3] == "D"
    }
    ways_out = {"n": drawing.lines[0][3], "e": drawing.lines[3][6], "s": drawing.lines[6][3], "w": drawing.lines[3][0]}
    assert turned.exits == "".join(side for side, sign in ways_out.items() if sign == " ")


@clause("ZB-2.5")
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.kind)
def test_no_drawing_has_a_way_out_but_in_the_middle_of_a_side(tile: Tile) -> None:
    for edge in DRAWINGS[tile.kind].edges.values():
        assert edge in ("#######", "### ###")


@clause("ZB-5.3")
@pytest.mark.parametrize(
    ("kind", "different"),
    [
        ("town_square", (0,)),
        ("road_cross", (0,)),
        ("helipad", (0,)),
        ("road_straight", (0, 1)),
        ("road_curve", (0, 1, 2, 3)),
        ("drug_store", (0, 1, 2, 3)),
        ("hospital", (0, 1, 2, 3)),
    ],
)
def test_turns_that_give_the_same_are_one_option(kind: str, different: tuple[int, ...]) -> None:
    assert rotations(TOWN.kinds[kind]) == different


def test_tiles_may_differ_in_their_doors_alone() -> None:
    island = Tile("island", ("RRR", "RBR", "RRR"), "nesw", ((1, 1, "n"), (1, 1, "s")))
    assert rotations(island) == (0, 1)


def test_an_opened_tile_has_doors_wherever_indoors_and_outdoors_meet() -> None:
    opened = TOY_STORE.opened()
    assert opened.turned(0).doors == {(1, 4), (4, 1), (2, 5), (5, 2), (3, 4), (4, 3), (6, 7), (7, 6)}
    assert opened.turned(0).exits == TOY_STORE.exits
