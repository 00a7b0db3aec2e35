"""Step 1: a tile is drawn and laid (section 5), and where spaces are connected (section 2)."""

from typing import Any

import pytest

from deadtown.games.town import TileDrawn, TilePlaced, TileRemoved
from deadtown.games.zombies.events import MapClosed, TurnLost
from deadtown.games.zombies.state import Pawn
from tests.clauses import clause
from tests.games.matches import refusal
from tests.games.zombies.table import QUIET, TableMatch, pawn, table

AROUND = "hospital 0 -1 0, lawn_and_garden 1 0 1, police_station 0 1 2"
"""All but the west of Town Square is closed by buildings."""


def laying(tile: str, city: str = "", *pawns: tuple[str, Pawn], **more: Any) -> TableMatch:
    """Seat 0 draws these tiles, unless another seat is active."""
    return table("tile", city, *pawns, tiles=tile, deck=QUIET, **more)


# Drawing


@clause("ZB-5.1")
def test_everybody_sees_the_tile_that_is_drawn() -> None:
    match = laying("road_t_1 hospital")
    assert [match.view(seat).drawn for seat in (0, 1, None)] == ["road_t_1"] * 3
    assert match.state.tiles == ["hospital"]
    assert [event.tile for event in match.told.of(TileDrawn)] == ["road_t_1"]
    assert match.asked == (0, "place_tile")


@clause("ZB-5.1", "ZB-11.3")
def test_without_tiles_the_step_is_skipped_with_its_window() -> None:
    match = table("tile", "", pawn(hand="zombie_master x3"), pawn(), zombies="centre", halts=True)
    assert match.told.of(TileDrawn) == []
    assert match.question is not None
    assert match.question.kind == "pre_combat_roll"


# Placing


@clause("ZB-5.2")
def test_the_active_player_chooses_cell_and_rotation() -> None:
    match = laying("road_curve_1", active=1)
    assert match.asked == (1, "place_tile")
    # East of Town Square it must lead west, so it lies after one turn or two.
    assert "place 1 0 1" in match.texts
    assert "place 1 0 2" in match.texts
    assert len(match.texts) == 8
    match.choose("place 1 0 2")
    assert match.state.layout == "town_square 0 0 0|road_curve_1 1 0 2"
    assert [event.seat for event in match.told.of(TilePlaced)] == [1]


@clause("ZB-5.2", "ZB-5.3")
def test_what_does_not_fit_is_refused() -> None:
    match = laying("road_curve_1")
    for wish in ("place 1 0 0", "place 1 1 1", "place 2 0 1"):
        assert refusal(match, wish).clause == "ZB-5.3"
    assert refusal(match, "place 0 0 0").clause == "ZB-2.1", "a tile lies there"
    assert refusal(match, "pass").clause == "ZB-5.2"


@clause("ZB-5.2")
def test_a_single_placement_is_taken_without_asking() -> None:
    match = laying("fire_station", AROUND)
    assert match.state.layout.endswith("fire_station -1 0 3")


@clause("ZB-5.3")
def test_a_road_never_runs_into_a_wall() -> None:
    """At (1, 1) the curve in the north leads south, the Hospital in the west has its wall there."""
    city = "road_curve_1 1 0 1, hospital 0 1 2"
    match = laying("road_straight_1", city)
    assert [text for text in match.texts if text.startswith("place 1 1")] == ["place 1 1 1"]
    assert not [text for text in laying("road_cross_1", city).texts if text.startswith("place 1 1")]


@clause("ZB-5.3")
def test_rotations_that_are_alike_are_one_option() -> None:
    assert laying("road_cross_1").texts == ["place -1 0 0", "place 0 -1 0", "place 0 1 0", "place 1 0 0"]
    assert laying("road_straight_1").texts == ["place -1 0 0", "place 0 -1 1", "place 0 1 1", "place 1 0 0"]


@clause("ZB-5.3")
def test_loops_are_allowed() -> None:
    match = laying("road_curve_3", "road_curve_1 1 0 1, road_curve_2 0 1 3")
    match.choose("place 1 1 2")
    assert match.state.layout.endswith("road_curve_3 1 1 2")


@clause("ZB-5.4")
@pytest.mark.parametrize("tile", ["road_t_1", "helipad"])
def test_a_tile_that_fits_nowhere_is_removed_and_the_turn_goes_on(tile: str) -> None:
    """The only open cell, south of a road, has walls on both sides."""
    city = (
        "road_curve_1 1 0 1, police_station 0 1 2, hospital -1 0 3, road_curve_2 0 -1 0, road_straight_1 1 -1 0, "
        "road_curve_3 2 -1 1, road_straight_2 2 0 1, sporting_goods 2 1 2"
    )
    match = laying(f"{tile} road_straight_3", city, pawn(hand="zombie_master"), pawn(), halts=True)
    assert match.state.removed == (tile,)
    assert [event.tile for event in match.told.of(TileRemoved)] == [tile]
    assert match.question is not None
    assert match.question.kind == "after_tile"
    match.close()
    assert match.state.phase == "move"
    assert match.state.helipad == -1


# What is put on it


@clause("ZB-5.5")
@pytest.mark.parametrize(
    ("tile", "turns", "zombies"),
    [
        ("road_straight_1", 0, {"e2", "e4"}),
        ("road_curve_1", 1, {"e2", "e3s1"}),
        ("road_t_1", 0, {"e2", "e4", "e3s1"}),
        ("road_cross_1", 0, {"e2", "e4", "e3s1", "e3n1"}),
    ],
)
def test_a_road_gets_as_many_zombies_as_exits_on_spaces_of_choice(tile: str, turns: int, zombies: set[str]) -> None:
    match = laying(tile)
    match.choose(f"place 1 0 {turns}")
    assert match.asked == (0, "place_tile_zombies")
    match.choose("leave e3")
    assert match.zombies == zombies
    assert match.state.pool == 100 - len(zombies)
    assert match.tokens == {}


@clause("ZB-5.6")
def test_a_building_gets_its_zombies_and_tokens_inside() -> None:
    match = laying("toy_store")
    match.choose("place 0 -1 0")
    rooms = {"w1n4", "n4", "e1n4", "w1n3", "w1n2"}
    assert set(match.texts) == {f"leave {room}" for room in rooms}
    match.choose("leave n4", "leave w1n4")
    assert match.zombies == rooms - {"n4", "w1n4"}
    assert set(match.texts) == {f"life {room}" for room in rooms} | {"rest"}
    match.choose("life e1n4")
    # One token a space; a zombie may be there too.
    assert set(match.texts) == {f"bullet {room}" for room in rooms - {"e1n4"}} | {"rest"}
    match.choose("bullet n4")
    assert match.tokens == {"e1n4": "life", "n4": "bullet"}


@clause("ZB-5.6")
def test_who_does_not_mind_leaves_the_tokens_as_they_come() -> None:
    match = laying("police_station")
    match.choose("place 0 -1 0", "life n3", "rest")
    assert sorted(match.tokens.values()) == ["bullet"] * 4 + ["life"] * 2
    assert match.tokens["n3"] == "life"
    assert set(match.tokens) <= {"w1n4", "n4", "e1n4", "w1n3", "n3", "e1n3"}


@clause("ZB-5.6")
def test_a_token_where_one_lies_already_is_refused() -> None:
    match = laying("toy_store")
    match.choose("place 0 -1 0", "leave n4", "leave w1n4", "life e1n4")
    assert refusal(match, "bullet e1n4").clause == "ZB-5.6"
    assert refusal(match, "bullet n3").clause == "ZB-5.6"


@clause("ZB-5.6")
def test_nothing_is_put_on_the_spaces_outdoors() -> None:
    match = laying("fire_station", AROUND)
    match.choose("leave w4n1", "rest")
    assert match.zombies == {"w4", "w4s1", "w3n1", "w3", "w3s1", "w2n1"}
    assert len(match.tokens) == 6
    assert set(match.tokens) <= match.zombies | {"w4n1"}


# The Helipad


@clause("ZB-5.7")
@pytest.mark.parametrize(
    ("kills", "drawer", "placer"),
    [
        ((5, 2, 4), 0, 1),
        ((5, 2, 4), 2, 1),
        ((2, 2, 2), 1, 1),
        ((3, 2, 2), 0, 1),
        ((2, 3, 2), 1, 2),
        ((2, 4, 2), 0, 0),
    ],
)
def test_who_has_the_fewest_zombies_places_the_helipad(kills: tuple[int, ...], drawer: int, placer: int) -> None:
    pawns = [pawn(kills=count) for count in kills]
    match = table("tile", "", *pawns, tiles="helipad", active=drawer, deck=QUIET)
    assert match.asked == (placer, "place_tile")
    match.choose("place 1 0 0")
    assert len(match.zombies) == 9
    assert match.state.active == drawer
    assert [event.seat for event in match.told.of(TilePlaced)] == [placer]


@clause("ZB-5.7")
def test_or_the_drawer_if_the_table_wants_it() -> None:
    match = table(
        *("tile", "", pawn(kills=5), pawn()), tiles="helipad", options={"zb_helipad_placer": "drawer"}, deck=QUIET
    )
    assert match.asked == (0, "place_tile")


@clause("ZB-5.7", "ZB-5.8")
def test_the_placer_leaves_spaces_without_zombie_if_the_pool_is_short() -> None:
    match = table("tile", "", pawn(kills=5), pawn(), tiles="helipad", pool=8, deck=QUIET)
    match.choose("place 1 0 0")
    assert match.asked == (1, "place_tile_zombies")
    match.choose("leave e3")
    assert (len(match.zombies), match.state.pool) == (8, 0)
    assert "e3" not in match.zombies


@clause("ZB-5.7", "ZB-5.9")
def test_the_active_player_loses_the_turn_if_another_closes_the_map_with_it() -> None:
    city = (
        "road_curve_1 1 -1 1, road_curve_2 0 -1 0, hospital 1 1 2, lawn_and_garden 2 0 1, "
        "police_station 0 1 2, fire_station -1 0 3"
    )
    pawns = pawn(hand="zombie_master", kills=3), pawn(hand="zombie_master")
    match = table("tile", city, *pawns, tiles="helipad road_t_1", halts=True)
    assert [event.seat for event in match.told.of(TilePlaced)] == [1]
    assert [(event.seat, event.cause) for event in match.told.of(TurnLost)] == [(0, "closed")]
    assert len(match.zombies) == 9
    assert match.question is not None
    assert (match.question.kind, match.state.active) == ("turn_start", 1)


# The pool and the end of the map


@clause("ZB-5.8")
@pytest.mark.parametrize(("pool", "left"), [(2, 2), (1, 3), (0, 0)])
def test_if_the_pool_is_short_all_that_are_left_are_placed(pool: int, left: int) -> None:
    match = laying("road_t_1", "", pool=pool)
    match.choose("place 1 0 0")
    for space in ("e3", "e2", "e4")[:left]:
        match.choose(f"leave {space}")
    assert len(match.zombies) == pool
    assert match.state.pool == 0


@clause("ZB-5.9")
def test_who_closes_the_map_loses_the_rest_of_the_turn() -> None:
    match = table(
        *("tile", AROUND, pawn(hand="zombie_master x2"), pawn(hand="zombie_master")),
        tiles="sporting_goods helipad road_t_1",
        zombies="centre",
        deck=QUIET,
        halts=True,
    )
    match.choose("rest")
    assert [event.seat for event in match.told.of(MapClosed)] == [0]
    assert [(event.seat, event.cause) for event in match.told.of(TurnLost)] == [(0, "closed")]
    assert match.question is not None
    # Neither the window after the tile nor that at the end of the turn opens, and no card is drawn or discarded.
    assert (match.question.kind, match.state.active) == ("turn_start", 1)
    assert len(match.pawn().hand) == 2
    assert match.zombies >= {"centre"}


@clause("ZB-5.9")
def test_from_then_on_no_tile_is_drawn() -> None:
    match = table("tile", AROUND, pawn(), pawn(), tiles="sporting_goods helipad road_t_1", deck=QUIET)
    match.choose("rest")
    assert match.state.tiles == []
    assert set(match.state.removed) == {"helipad", "road_t_1"}
    match.wait_for("move_step", 1)
    match.choose("stop")
    match.wait_for("move_step", 0)
    assert [event.tile for event in match.told.of(TileDrawn)] == ["sporting_goods"]
