"""Step 1: a tile is drawn and laid, and people are put on it (section 5)."""

from typing import Any

import pytest

from deadtown.games.humans.events import DiceLaid, HumansCame, MapClosed
from deadtown.games.humans.state import Leader
from deadtown.games.humans.tiles import TILES, TOWN, HumanTile
from deadtown.games.town import TileDrawn, TilePlaced, TileRemoved
from tests.clauses import clause
from tests.games.humans.table import DINER, QUIET, TableMatch, leader, table

NEARLY_CLOSED = (
    "hu_road_curve 0 -1 0, hu_hospital 1 -1 1, hu_high_school 1 0 2, hu_concert_hall 0 1 2, hu_supermarket -1 1 3"
)
"""Only the west of Town Square is open: a tile there needs roads to the east and to the south."""
BUILDINGS = [tile for tile in TILES if tile.barricade]


def laying(tiles: str, city: str = "", *leaders: tuple[str, Leader], **more: Any) -> TableMatch:
    """Seat 0 draws these tiles, unless another seat is active."""
    return table("tile", city, *leaders, tiles=tiles, events=QUIET, **more)


def for_five(tiles: str, **more: Any) -> TableMatch:
    return laying(tiles, "", *(leader() for _ in range(5)), **more)


# Drawing


@clause("HU-5.1")
def test_everybody_sees_the_tile_that_is_drawn() -> None:
    match = laying("hu_road_t_1 hu_hospital")
    assert [match.view(seat).drawn for seat in (0, 1, None)] == ["hu_road_t_1"] * 3
    assert match.state.stack == ["hu_hospital"]
    assert [(event.seat, event.tile) for event in match.told.of(TileDrawn)] == [(0, "hu_road_t_1")]
    assert match.asked == (0, "place_tile")


@clause("HU-5.1")
def test_without_tiles_the_step_is_skipped() -> None:
    match = laying("")
    assert match.told.of(TileDrawn) == []
    assert match.asked == (0, "move_step")
    assert len(match.leader().hand) == 3


@clause("HU-5.1", "HU-5.3")
def test_on_a_closed_map_no_tile_is_drawn() -> None:
    match = laying("hu_diner hu_church", f"{NEARLY_CLOSED}, hu_apartment_building -1 0 0", humans="w3")
    assert match.told.of(TileDrawn) == []
    assert match.state.stack == ["hu_church", "hu_diner"]
    assert match.asked == (0, "move_step")


# Placing


@clause("HU-5.2")
def test_the_active_player_chooses_cell_and_rotation() -> None:
    match = laying("hu_road_curve", active=1)
    assert match.asked == (1, "place_tile")
    # East of Town Square it must lead west, so it lies after one turn or two.
    assert {text for text in match.texts if text.startswith("place 1 0")} == {"place 1 0 1", "place 1 0 2"}
    assert len(match.texts) == 8
    match.choose("place 1 0 2")
    assert match.state.layout == "hu_town_square 0 0 0|hu_road_curve 1 0 2"
    assert [event.seat for event in match.told.of(TilePlaced)] == [1]


@clause("HU-5.2")
def test_every_side_that_touches_a_tile_matches() -> None:
    """At (1, -1) the Diner in the west leads east, and the straight road in the south has its closed side there."""
    city = f"{DINER}, hu_road_straight 1 0 0"
    assert [text for text in laying("hu_church", city).texts if text.startswith("place 1 -1")] == [
        "place 1 -1 0",
        "place 1 -1 2",
    ]
    assert not [text for text in laying("hu_road_cross_1", city).texts if text.startswith("place 1 -1")]


@clause("HU-5.2")
def test_a_tile_must_be_linked() -> None:
    """North of the Diner there is a wall: what would lie there would touch it, but no road would lead to it."""
    for tile in ("hu_church", "hu_road_straight", "hu_road_curve", "hu_gym"):
        assert not [text for text in laying(tile, DINER).texts if text.startswith("place 0 -2")]


@clause("HU-5.2")
def test_loops_are_allowed() -> None:
    match = laying("hu_supermarket", "hu_hospital 1 0 1, hu_high_school 0 1 3")
    match.choose("place 1 1 2")
    assert match.state.layout.endswith("hu_supermarket 1 1 2")


# The end of the map


@clause("HU-5.3")
def test_closing_the_map_costs_nothing() -> None:
    match = laying("hu_apartment_building hu_diner hu_church", NEARLY_CLOSED)
    match.choose("put w2n1")
    assert [event.seat for event in match.told.of(MapClosed)] == [0]
    # The turn goes on, and from then on no tile is drawn.
    assert match.asked == (0, "move_step")
    assert len(match.leader().hand) == 3
    assert match.state.stack == ["hu_church", "hu_diner"]
    match.choose("end", "keep")
    assert match.asked == (1, "move_step")
    match.choose("end", "keep")
    assert match.asked == (0, "move_step")
    assert [event.tile for event in match.told.of(TileDrawn)] == ["hu_apartment_building"]


@clause("HU-5.3")
def test_a_map_that_is_open_is_not_said_to_be_closed() -> None:
    match = laying("hu_road_t_1", NEARLY_CLOSED)
    match.wait_for("move_step")
    assert match.told.of(MapClosed) == []


@clause("HU-5.4")
def test_a_tile_that_fits_nowhere_is_removed_and_no_other_one_drawn() -> None:
    match = laying("hu_road_straight hu_road_t_1", NEARLY_CLOSED)
    assert match.state.removed == ("hu_road_straight",)
    assert [event.tile for event in match.told.of(TileRemoved)] == ["hu_road_straight"]
    assert match.state.stack == ["hu_road_t_1"]
    assert (match.state.drawn, match.humans) == ("", set())
    assert match.asked == (0, "move_step")


# People on roads


@clause("HU-5.5")
@pytest.mark.parametrize("tile", ["hu_road_cross_1", "hu_road_t_1", "hu_road_straight", "hu_road_curve"])
def test_a_road_gets_one_human_on_its_centre(tile: str) -> None:
    match = laying(tile, "", *(leader() for _ in range(4)))
    match.choose(next(text for text in match.texts if text.startswith("place 1 0")))
    assert match.asked == (0, "move_step")
    assert (match.humans, match.dice) == ({"e3"}, set())
    assert match.state.supply == 59


@clause("HU-5.5")
@pytest.mark.parametrize("players", [5, 6])
def test_for_five_and_six_a_road_gets_two_on_spaces_of_choice(players: int) -> None:
    match = laying("hu_road_cross_1", "", *(leader() for _ in range(players)), active=2)
    match.choose("place 1 0 0")
    assert match.asked == (2, "place_humans")
    assert set(match.texts) == {f"put {space}" for space in ("e2", "e3", "e4", "e3n1", "e3s1")}
    match.choose("put e4")
    assert "put e4" not in match.texts
    match.choose("put e3s1")
    assert match.humans == {"e4", "e3s1"}
    assert match.state.supply == 58


@clause("HU-5.5")
@pytest.mark.parametrize(("left", "humans"), [("e3", {"e2", "e4"}), ("e2", {"e3", "e4"}), ("e4", {"e2", "e3"})])
def test_on_a_straight_road_one_space_is_left_free(left: str, humans: set[str]) -> None:
    match = for_five("hu_road_straight")
    match.choose("place 1 0 0", f"leave {left}")
    assert match.humans == humans


@clause("HU-5.5")
@pytest.mark.parametrize(("players", "rules", "people"), [(2, "on", 2), (5, "off", 1), (4, "off", 1), (6, "on", 2)])
def test_how_many_come_onto_a_road_may_be_agreed(players: int, rules: str, people: int) -> None:
    leaders = [leader() for _ in range(players)]
    match = laying("hu_road_straight", "", *leaders, options={"five_six_rules": rules})
    match.choose("place 1 0 0")
    match.wait_for("move_step")
    assert len(match.humans) == people


# People in buildings


@clause("HU-5.6")
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("tile", BUILDINGS, ids=lambda tile: tile.kind)
def test_a_building_gets_its_humans_and_die_tokens_inside(tile: HumanTile, players: int) -> None:
    match = laying(tile.kind, "", *(leader("s1") for _ in range(players)))
    match.choose(1)
    match.wait_for("move_step")
    rooms = {match.names[space] for space in TOWN.city(match.state.layout).rooms[1]}
    assert match.humans <= rooms
    assert match.dice <= rooms
    assert (len(match.humans), len(match.dice)) == (tile.humans, tile.dice)
    assert match.state.supply == 60 - tile.humans
    assert match.state.dice_supply == 36 - tile.dice
    assert len(match.told.of(HumansCame)) == len(match.told.of(DiceLaid)) == 1


@clause("HU-5.6", "HU-2.9")
def test_the_active_player_chooses_the_spaces() -> None:
    match = laying("hu_concert_hall", active=1)
    match.choose("place 0 -1 0")
    rooms = {"w1n4", "n4", "e1n4", "w1n3", "w1n2"}
    assert match.asked == (1, "place_humans")
    # Four humans in five rooms: one room is left without.
    assert set(match.texts) == {f"leave {room}" for room in rooms}
    match.choose("leave n4")
    assert match.humans == rooms - {"n4"}
    assert match.asked == (1, "place_die_tokens")
    # A die token may lie under a human or not, but not under another one.
    assert set(match.texts) == {f"put {room}" for room in rooms}
    match.choose("put n4")
    assert set(match.texts) == {f"put {room}" for room in rooms - {"n4"}}
    match.choose("put w1n2")
    assert match.dice == {"n4", "w1n2"}


@clause("HU-5.6")
def test_two_humans_in_three_rooms() -> None:
    match = laying("hu_law_office")
    match.choose("place 0 -1 0", "leave w1n4", "leave n4")
    assert match.humans == {"n4", "e1n4"}
    assert match.dice == {"w1n4", "e1n4"}


# Short of people


@clause("HU-5.7")
@pytest.mark.parametrize(("supply", "chosen"), [(2, ["put w1n2", "put n4"]), (1, ["put w1n3"]), (0, [])])
def test_if_the_supply_is_short_all_that_are_left_come(supply: int, chosen: list[str]) -> None:
    match = laying("hu_hospital", supply=supply)
    match.choose("place 0 -1 0", *chosen)
    assert match.humans == {text.split()[1] for text in chosen}
    assert match.state.supply == 0
    assert match.asked == (0, "place_die_tokens")
    match.wait_for("move_step")
    assert len(match.dice) == 2


@clause("HU-5.7", "HU-5.5")
def test_on_a_road_too() -> None:
    match = for_five("hu_road_cross_1", supply=1)
    match.choose("place 1 0 0", "put e4")
    assert (match.humans, match.state.supply) == ({"e4"}, 0)
    match = laying("hu_road_cross_1", supply=0)
    match.choose("place 1 0 0")
    assert match.humans == set()
