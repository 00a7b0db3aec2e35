"""Tiles of both games in the turn (section 5)."""

from typing import Any

import pytest

from deadtown.games.humans.combined.events import MapClosed
from deadtown.games.humans.combined.tiles import OPEN_TOWN
from deadtown.games.humans.events import DiceLaid, HumansCame
from deadtown.games.town import TileDrawn, TilePlaced, TileRemoved
from deadtown.games.zombies.events import TokensLaid, TurnLost, ZombiesCame
from tests.clauses import clause
from tests.games.humans.combined.table import Player, TableMatch, guy, horde, table
from tests.games.humans.combined.turns import end_turn, go_on, wait_for

CHOICE = ["tile_from humans", "tile_from zombies"]
OUTSIDE = (
    *("hospital 1 -2 1", "lawn_and_garden -1 -2 3", "police_station -1 2 3"),
    *("sporting_goods 2 1 2", "fire_station -2 -1 0", "hospital -2 1 2"),
)
"""Dead ends on all cells beside the outer buildings: what is left is narrow."""
INSIDE = ("hospital 1 -1 1", "hospital 1 1 2", "hospital -1 1 3")
"""Dead ends on three of the four cells that are left: then only one exit leads anywhere."""


def players(count: int, active: int = 0) -> list[Player]:
    """Shotgun guys and hordes by turns, none of whom is in the way."""
    return [horde("n7 n7") if seat % 2 else guy("centre") for seat in range(count)]


def lay(tile: str, count: int = 2, active: int = 0, **more: Any) -> TableMatch:
    """The tile has been laid somewhere, and what comes onto it is to be said."""
    stack: dict[str, Any] = {"human_tiles" if tile.startswith("hu_") else "tiles": tile}
    match = table("tile", "", *players(count), active=active, **stack, **more)
    assert match.asked == (active, "place_tile")
    match.choose(1)
    return match


def people(match: TableMatch) -> int:
    return len(match.humans)


# Which stack


@clause("HX-5.1")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(("wish", "tile"), [(CHOICE[0], "hu_road_cross_1"), (CHOICE[1], "road_cross_1")])
def test_everybody_chooses_the_stack(active: int, wish: str, tile: str) -> None:
    match = table(
        "tile",
        "",
        *players(2),
        active=active,
        tiles="road_cross_1 road_cross_2",
        human_tiles="hu_road_cross_1 hu_road_cross_2",
    )
    assert match.asked == (active, "hx_draw_tile_from")
    assert match.texts == CHOICE
    match.choose(wish)
    assert [(event.seat, event.tile) for event in match.told.of(TileDrawn)] == [(active, tile)]
    assert len(match.state.tiles) + len(match.state.stack) == 3


@clause("HX-5.1")
@pytest.mark.parametrize(("active", "tile"), [(0, "road_cross_1"), (1, "hu_road_cross_1")])
def test_or_draws_from_that_of_the_own_side(active: int, tile: str) -> None:
    match = table(
        "tile",
        "",
        *players(2),
        active=active,
        tiles="road_cross_1",
        human_tiles="hu_road_cross_1",
        options={"hx_tile_stack": "own"},
    )
    assert match.asked == (active, "place_tile")
    assert match.state.drawn == tile


@clause("HX-5.1")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("stack", ["choice", "own"])
@pytest.mark.parametrize("tile", ["road_cross_1", "hu_road_cross_1"])
def test_from_the_other_one_if_a_stack_is_empty(active: int, stack: str, tile: str) -> None:
    match = lay(tile, active=active, options={"hx_tile_stack": stack})
    assert [event.tile for event in match.told.of(TilePlaced)] == [tile]


@clause("HX-5.1")
@pytest.mark.parametrize(("active", "step"), [(0, "roll_move"), (1, "before_move")])
def test_without_any_tile_the_step_is_left_out(active: int, step: str) -> None:
    """And so is the window after a tile (ZB-11.3)."""
    hands = guy("centre", hand="fear x3"), horde("n7", hand="fear x3")
    match = table("tile", "", *hands, active=active, halts=True)
    assert match.told.of(TileDrawn) == []
    assert match.window is not None
    assert match.window.kind == ("pre_move_roll" if step == "roll_move" else step)


# Roads


@clause("HX-5.2")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("tile", ["road_cross_1", "hu_road_cross_1"])
def test_a_road_of_either_game_brings_a_human(tile: str, active: int) -> None:
    match = lay(tile, active=active)
    assert match.asked == (active, "hx_populate")
    assert match.texts == ["populate humans", "populate zombies"]
    match.choose("populate humans")
    city = OPEN_TOWN.city(match.state.layout)
    assert {*match.state.humans} == {city.centre(9)}
    assert not match.strays


@clause("HX-5.2")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(
    ("tile", "exits", "roads"),
    [
        *(("road_cross_1", 4, 5), ("hu_road_cross_1", 4, 5), ("road_t_3", 3, 4), ("hu_road_t_3", 3, 4)),
        *(("hu_road_straight", 2, 3), ("road_curve_3", 2, 3), ("hu_road_curve", 2, 3)),
    ],
)
def test_or_as_many_stray_zombies_as_it_has_exits(tile: str, exits: int, roads: int, active: int) -> None:
    match = lay(tile, active=active)
    match.choose("populate zombies")
    assert match.asked == (active, "place_tile_zombies")
    assert len(match.texts) == roads
    match.choose(1)
    assert (len(match.strays), people(match), match.state.pool) == (exits, 0, 100 - exits)
    assert all(space // 9 == 9 for space in match.state.zombies)


@clause("HX-5.2")
@pytest.mark.parametrize(
    ("count", "rules", "humans"),
    [
        *((4, "auto", 1), (5, "auto", 2), (6, "auto", 2), (2, "on", 2), (4, "on", 2)),
        *((2, "off", 1), (5, "off", 1), (6, "off", 1)),
    ],
)
def test_with_five_or_six_of_both_sides_it_is_two_humans(count: int, rules: str, humans: int) -> None:
    match = lay("hu_road_cross_1", count, options={"five_six_rules": rules})
    match.choose("populate humans")
    if humans == 2:
        assert match.asked == (0, "place_humans")
        assert len(match.texts) == 5
        match.choose(1, 1)
    assert people(match) == humans
    assert not match.strays


@clause("HX-5.2")
@pytest.mark.parametrize("rules", ["auto", "on", "off"])
def test_the_rules_for_many_change_nothing_else(rules: str) -> None:
    match = lay("hu_road_cross_1", 6, options={"five_six_rules": rules})
    match.choose("populate zombies", 1)
    assert len(match.strays) == 4


@clause("HX-5.2")
def test_what_is_used_up_is_not_offered() -> None:
    match = table("tile", "", *players(2), tiles="road_cross_1", pool=0)
    match.choose(1)
    assert people(match) == 1
    match = table("tile", "", *players(2), tiles="road_cross_1", pool=2)
    match.state.supply = 0
    match.choose(1, 1, 1)
    assert (people(match), len(match.strays)) == (0, 2)


# Buildings


@clause("HX-5.3")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(
    ("tile", "humans", "dice"), [("hu_diner", 3, 1), ("hu_mining_company", 2, 2), ("hu_hospital", 5, 2)]
)
def test_a_building_of_humans_brings_humans_and_die_tokens(tile: str, humans: int, dice: int, active: int) -> None:
    match = lay(tile, active=active)
    while match.asked[1] in ("place_humans", "place_die_tokens"):
        assert match.asked[0] == active
        match.choose(1)
    rooms = {*OPEN_TOWN.city(match.state.layout).rooms[9]}
    assert (people(match), len(match.state.dice), match.state.dice_supply) == (humans, dice, 36 - dice)
    assert {*match.state.humans} <= rooms
    assert {*match.state.dice} <= rooms
    assert (match.strays, match.state.tokens) == (set(), {})
    assert len(match.told.of(HumansCame)) == len(match.told.of(DiceLaid)) == 1


@clause("HX-5.3")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(
    ("tile", "strays", "life", "bullets"),
    [("skate_shop", 3, 0, 1), ("lawn_and_garden", 6, 2, 3), ("hospital", 8, 4, 0), ("army_surplus", 2, 0, 2)],
)
def test_one_of_zombies_brings_stray_zombies_life_and_bullets(
    tile: str, strays: int, life: int, bullets: int, active: int
) -> None:
    match = lay(tile, active=active)
    while match.asked[1] in ("place_tile_zombies", "place_tile_tokens"):
        assert match.asked[0] == active
        match.choose(1)
    tokens = list(match.state.tokens.values())
    assert (len(match.strays), tokens.count("life"), tokens.count("bullet")) == (strays, life, bullets)
    rooms = {*OPEN_TOWN.city(match.state.layout).rooms[9]}
    assert {*match.state.zombies, *match.state.tokens} <= rooms
    assert (match.humans, match.state.dice) == (set(), ())
    assert len(match.told.of(ZombiesCame)) == len(match.told.of(TokensLaid)) == 1


# The Helipad


@clause("HX-5.4")
@pytest.mark.parametrize(
    ("active", "meals", "placer"),
    [
        *((0, (0, 1, 0), 3), (0, (1, 0, 0), 1), (1, (0, 0, 1), 5), (2, (0, 0, 0), 3), (4, (0, 0, 0), 5)),
        *((1, (0, 0, 0), 1), (3, (0, 0, 0), 3), (3, (2, 0, 2), 5), (0, (3, 3, 0), 1), (2, (3, 3, 0), 3)),
    ],
)
def test_the_zombie_player_with_the_most_points_places_the_helipad(
    active: int, meals: tuple[int, ...], placer: int
) -> None:
    """Among equals the first clockwise, beginning with who drew it."""
    seats = [horde("n7 n7", meals=meals[seat // 2]) if seat % 2 else guy("centre") for seat in range(6)]
    match = table("tile", "", *seats, tiles="helipad", active=active)
    assert match.asked == (placer, "place_tile")
    match.choose(1)
    assert [event.seat for event in match.told.of(TilePlaced)] == [placer]
    assert [(event.seat, len(event.spaces)) for event in match.told.of(ZombiesCame)] == [(placer, 9)]
    assert len(match.strays) == 9


@clause("HX-5.4")
def test_kills_do_not_matter_for_that() -> None:
    """Whatever ZB-5.7 says about who has the fewest zombies."""
    seats = guy("centre"), guy("centre", kills=9), horde("n7"), horde("n7 n7")
    assert table("tile", "", *seats, tiles="helipad").asked == (3, "place_tile")


@clause("HX-5.4")
def test_who_places_it_says_where_its_zombies_are_when_there_are_not_enough() -> None:
    match = table("tile", "", guy("centre"), horde("n7"), horde("n7 n7"), tiles="helipad", pool=8)
    match.choose(1)
    assert match.asked == (2, "place_tile_zombies")
    match.choose(1)
    assert len(match.strays) == 8


@clause("HX-5.4", "HX-5.5")
@pytest.mark.parametrize("active", [0, 1])
def test_if_it_fits_nowhere_it_is_out_of_the_game(active: int) -> None:
    """Then shotgun guys win by their collection alone; the turn goes on."""
    match = table("tile", ", ".join(OUTSIDE), *players(2), tiles="helipad", active=active)
    assert [event.tile for event in match.told.of(TileRemoved)] == ["helipad"]
    assert match.state.removed == ("helipad",)
    assert not OPEN_TOWN.city(match.state.layout).closed
    assert match.asked == (active, "move_step" if active == 0 else "move_pawn")
    assert match.state.helipad == -1


# Where tiles may lie


@clause("HX-5.5")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("tile", ["skate_shop", "hu_diner"])
def test_all_sides_must_match(tile: str, active: int) -> None:
    """A tile with three exits lies so that none of them meets a wall, and none of another tile ends at it."""
    stack: dict[str, Any] = {"human_tiles" if tile.startswith("hu_") else "tiles": tile}
    match = table("tile", "", *players(2), active=active, **stack)
    assert {text for text in match.texts if text.startswith("place 1 -1")} == {"place 1 -1 2"}
    assert {text for text in match.texts if text.startswith("place 1 -2")} == {f"place 1 -2 {k}" for k in (0, 1, 2)}
    assert not [text for text in match.texts if text.startswith("place 0 ")]


@clause("HX-5.5")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("tile", ["road_cross_1", "hu_road_cross_1"])
def test_one_that_fits_nowhere_is_removed_and_no_other_is_drawn(tile: str, active: int) -> None:
    stack: dict[str, Any] = {"human_tiles" if tile.startswith("hu_") else "tiles": f"{tile} {tile}"}
    match = table("tile", ", ".join(OUTSIDE), *players(2), active=active, **stack)
    assert match.state.removed == (tile,)
    assert len(match.told.of(TileDrawn)) == 1
    assert len(match.state.tiles) + len(match.state.stack) == 1


@clause("HX-5.5")
@pytest.mark.parametrize(("active", "kind"), [(0, "move_step"), (1, "move_pawn")])
def test_whoever_closes_the_map_loses_nothing(active: int, kind: str) -> None:
    """The turn goes on, and from then on nobody draws a tile."""
    city = ", ".join((*OUTSIDE, *INSIDE))
    match = table("tile", city, *players(2), active=active, tiles="sporting_goods road_cross_1", human_tiles="hu_diner")
    match.choose("tile_from zombies")
    assert [(event.x, event.y) for event in match.told.of(TilePlaced)] == [(-1, -1)]
    wait_for(match, kind, active)
    assert OPEN_TOWN.city(match.state.layout).closed
    assert [event.seat for event in match.told.of(MapClosed)] == [active]
    assert match.told.of(TurnLost) == []
    drawn = len(match.told.of(TileDrawn))
    for _ in range(4):
        end_turn(match)
    assert len(match.told.of(TileDrawn)) == drawn == 1
    assert len(match.told.of(MapClosed)) == 1


@clause("HX-5.5")
def test_loops_are_allowed() -> None:
    """A T junction joins the exits of two tiles."""
    match = table("tile", "road_cross_1 1 -2 0", *players(2), tiles="road_t_3")
    match.choose("place 1 -1 2")
    city = OPEN_TOWN.city(match.state.layout)
    assert {*city.linked(10)} == {1, 9}


def test_a_turn_begins_with_a_tile() -> None:
    match = table("begin_turn", "", *players(2), tiles="road_cross_1")
    assert match.asked == (0, "place_tile")
    go_on(match)
    assert match.asked == (0, "hx_populate")
