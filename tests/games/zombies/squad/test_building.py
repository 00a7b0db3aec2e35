"""How the city is built before the first turn (IS-2)."""

from typing import Any

import pytest

from deadtown.games.town import TileRemoved, growth_sites, placements
from deadtown.games.zombies.squad.entering import OBJECTIVES
from deadtown.games.zombies.tiles import BOX, TOWN
from deadtown.kernel.chance import ChanceError
from tests.clauses import clause
from tests.games.matches import refusal
from tests.games.zombies.table import Dice, TableMatch, pawn, squad, start

CROOKED = "road_curve_1 1 0 1, road_curve_2 0 1 3"
"""Two curves whose other ends meet on the cell (1, 1)."""
SURVIVORS = {"is_survivors": True}
END_OF_LINE = {"is_helipad_end_of_line": True}
BOXED_IN = "drug_store 0 -1 1, hospital 1 0 1, lawn_and_garden 0 1 2, fire_station -1 0 3"
"""A city with a single open end, which points to (0, -2)."""
CLOSED_BUT_FOR_ONE = (
    "helipad 0 -1 0, road_curve_1 1 0 2, lawn_and_garden 0 1 2, fire_station -1 0 3, sporting_goods -1 -1 3"
)
"""Only (0, -2) can still be built on: two exits point to (1, -1)."""
CLOSED = f"{CLOSED_BUT_FOR_ONE}, police_station 0 -2 0"


def built(first: int, helipad: int, **options: Any) -> TableMatch:
    """A game that has just begun: who is first, and where in the lower half the Helipad is, from the bottom."""
    count = 26 if options.get("is_survivors") else 28
    return start(3, Dice([first, [*range(count)], helipad]), variant="intervention_squad", **options)


def deck(match: TableMatch) -> list[str]:
    """The tiles from the top, the one that was just drawn first."""
    return [match.state.drawn, *reversed(match.state.tiles)]


@clause("IS-2.1")
@pytest.mark.parametrize(("pick", "above"), [(0, 28), (7, 21), (14, 14)])
def test_the_helipad_is_somewhere_in_the_lower_half(pick: int, above: int) -> None:
    tiles = deck(built(0, pick))
    assert [tile.tile for tile in TOWN.city(built(0, pick).state.layout).tiles] == ["town_square"]
    assert sorted(tiles) == sorted(set(BOX) - {"town_square"})
    assert tiles.index("helipad") == above


@clause("IS-2.1")
@pytest.mark.parametrize(("survivors", "places"), [(False, 15), (True, 14)])
def test_the_helipad_is_never_in_the_upper_half(survivors: bool, places: int) -> None:
    built(0, places - 1, is_survivors=survivors)
    with pytest.raises(ChanceError, match=f"below {places}"):
        built(0, places, is_survivors=survivors)


@clause("IS-2.1", "IS-7.1")
@pytest.mark.parametrize(("pick", "above"), [(0, 26), (13, 13)])
def test_with_survivors_two_buildings_are_put_aside(pick: int, above: int) -> None:
    tiles = deck(built(0, pick, is_survivors=True))
    assert sorted(tiles) == sorted(set(BOX) - {"town_square", "police_station", "hospital"})
    assert tiles.index("helipad") == above


@clause("IS-2.2")
def test_players_place_the_top_tile_in_turns_from_the_first_player_on() -> None:
    match = built(1, 0)
    placed = []
    for tile in deck(match)[:5]:
        assert match.asked[1] == "place_tile"
        assert match.state.drawn == tile
        placed.append(match.asked[0])
        match.choose(1)
        while match.asked[1] == "place_tile_zombies":
            match.choose(1)
    assert placed == [1, 2, 0, 1, 2]


@clause("IS-2.2", "IS-2.10")
def test_the_game_begins_with_the_first_player_when_the_deck_is_empty() -> None:
    match = squad("build", "helipad 0 -1 0", pawn(), pawn(), pawn(), tiles="road_t_1", active=1, first=2, round=0)
    match.choose("place 1 0 0")
    assert match.asked == (2, "event_take")
    assert match.state.round == 1
    assert [match.space(seat) for seat in range(3)] == ["centre"] * 3
    assert [(match.pawn(seat).life, match.pawn(seat).bullets) for seat in range(3)] == [(3, 3)] * 3


@clause("IS-2.3")
def test_a_tile_that_fits_nowhere_is_removed_and_the_same_player_draws_another() -> None:
    match = squad("build", BOXED_IN, tiles="police_station sporting_goods road_t_1 helipad", active=1)
    assert match.asked == (1, "place_tile")
    assert match.state.drawn == "road_t_1"
    assert match.state.removed == ("police_station", "sporting_goods")
    assert [event.tile for event in match.told.of(TileRemoved)] == ["police_station", "sporting_goods"]


@clause("IS-2.3")
def test_tiles_are_drawn_until_the_deck_is_empty_if_none_fits() -> None:
    match = squad("build", CLOSED, tiles="road_t_1 road_cross_1", active=1, first=1, round=0)
    assert match.state.removed == ("road_t_1", "road_cross_1")
    assert match.asked == (1, "event_take")


@clause("IS-2.4")
def test_the_helipad_is_placed_by_whoever_draws_it() -> None:
    match = squad("build", "road_t_1 1 0 0", pawn(kills=9), pawn(kills=0), tiles="helipad road_t_2", active=0)
    assert match.asked == (0, "place_tile")
    match.choose("place 0 -1 0")
    assert len(match.state.zombies) == 9
    assert match.asked[0] == 1


@clause("IS-2.5", "IS-2.6", "IS-2.7")
def test_no_tile_closes_a_loop() -> None:
    match = squad("build", CROOKED, tiles="road_curve_3 helipad")
    assert (1, 1, 2) in placements(TOWN.city(match.state.layout), "road_curve_3")
    assert not [text for text in match.texts if text.startswith("place 1 1")]
    assert "place 0 -1 1" in match.texts
    refused = refusal(match, "place 1 1 2")
    assert (refused.clause, refused.reason) == ("IS-2.6", "makes-a-loop")


@clause("IS-2.5")
def test_a_cell_beside_a_wall_does_no_harm_to_a_tree_but_a_road_into_a_wall_is_forbidden() -> None:
    match = squad("build", "road_straight_1 0 -1 1, helipad 0 1 0", tiles="road_t_1")
    # (1, 0) has no neighbour but Town Square; (0, -2) hangs on the straight road.
    assert {"place 1 0 0", "place 1 0 1", "place 1 0 2", "place 0 -2 0"} <= set(match.texts)
    match = squad("build", "road_straight_1 0 -1 1, helipad 0 1 0, road_curve_1 1 0 2", tiles="road_t_1")
    # The curve points to (1, -1), whose western neighbour is a wall of the straight road.
    assert [text for text in match.texts if text.startswith("place 1 -1")] == ["place 1 -1 3"]


@clause("IS-2.6")
def test_the_last_place_for_the_helipad_is_kept_free() -> None:
    match = squad("build", BOXED_IN, tiles="police_station road_t_1 helipad")
    assert match.state.removed == ("police_station",)
    assert match.texts == ["place 0 -2 0", "place 0 -2 1", "place 0 -2 3"], "behind a junction there is room again"


@clause("IS-2.6")
def test_when_the_helipad_lies_the_city_may_be_closed() -> None:
    match = squad("build", CLOSED_BUT_FOR_ONE, tiles="police_station road_t_1")
    assert "police_station 0 -2 0" in match.state.layout
    assert match.state.removed == ("road_t_1",)


@clause("IS-2.6")
def test_with_survivors_two_growth_sites_are_kept() -> None:
    city = "helipad -1 0 0, sporting_goods -2 0 3, fire_station -1 1 2, road_curve_1 0 -1 1"
    assert squad("build", city, tiles="lawn_and_garden").texts == ["place 0 1 2", "place 1 0 1"]
    match = squad("build", city, tiles="lawn_and_garden road_t_1", options=SURVIVORS)
    assert match.state.removed == ("lawn_and_garden",)
    assert match.state.drawn == "road_t_1"


@clause("IS-2.6")
def test_with_survivors_two_growth_sites_are_kept_before_the_helipad_comes_too() -> None:
    city = "sporting_goods 0 1 2, fire_station -1 0 3"
    assert squad("build", city, tiles="lawn_and_garden helipad").texts == ["place 0 -1 0", "place 1 0 1"]
    match = squad("build", city, tiles="lawn_and_garden helipad", options=SURVIVORS)
    assert match.state.removed == ("lawn_and_garden",)


@clause("IS-2.6")
def test_with_survivors_the_helipad_too_must_leave_two_growth_sites() -> None:
    """Three sites: a dead end takes one, a Helipad from which nothing leads on would take another."""
    city = "sporting_goods 0 1 2"
    match = squad("build", city, tiles="lawn_and_garden helipad", options=SURVIVORS)
    assert match.texts == ["place -1 0 3", "place 0 -1 0", "place 1 0 1"]
    strict = squad("build", city, tiles="lawn_and_garden helipad", options={**SURVIVORS, **END_OF_LINE})
    assert strict.state.removed == ("lawn_and_garden",)


@clause("IS-2.6")
def test_nothing_is_built_on_from_a_helipad_at_the_end_of_the_line() -> None:
    city = "helipad 0 -1 0, road_straight_1 1 0 0"
    match = squad("build", city, tiles="road_straight_2")
    assert "place 0 -2 1" in match.texts
    strict = squad("build", city, tiles="road_straight_2", options=END_OF_LINE)
    assert strict.texts == ["place -1 0 0", "place 0 1 1", "place 2 0 0"]


@clause("IS-2.6")
def test_growth_sites_of_a_helipad_at_the_end_of_the_line_do_not_count() -> None:
    city = "helipad 0 -1 0, road_straight_1 1 0 0, sporting_goods 0 1 2"
    match = squad("build", city, tiles="lawn_and_garden road_t_1", options={**SURVIVORS, **END_OF_LINE})
    assert match.state.removed == ("lawn_and_garden",), "(-1, 0) and (2, 0) are all that counts"
    assert squad("build", city, tiles="lawn_and_garden", options=SURVIVORS).state.removed == ()


@clause("IS-2.6", "IS-7.2")
def test_no_objective_building_hangs_on_a_helipad_at_the_end_of_the_line() -> None:
    city = "helipad 0 -1 0, road_straight_1 1 0 0"
    match = squad(
        "build", city, tiles="sporting_goods", aside=OBJECTIVES, options={**SURVIVORS, **END_OF_LINE}, dice=[1]
    )
    match.choose("place 0 1 2")
    assert match.asked == (0, "place_objective")
    assert {tuple(map(int, text.split()[2:4])) for text in match.texts} == {(-1, 0), (2, 0)}


@clause("IS-2.7")
def test_a_growth_site_is_an_empty_cell_that_exactly_one_exit_points_to() -> None:
    match = squad("build", CROOKED, tiles="lawn_and_garden helipad")
    assert growth_sites(TOWN.city(match.state.layout)) == [(-1, 0), (0, -1)]
    assert match.texts == ["place -1 0 3", "place 0 -1 0"]


@clause("IS-2.8")
def test_buildings_receive_zombies_but_neither_life_nor_bullets() -> None:
    match = squad("build", "", tiles="drug_store helipad")
    match.choose("place 1 0 0")
    assert match.zombies == {"e2n1", "e3n1", "e4n1"}
    assert match.tokens == {}
    match.choose("place 0 -1 0")
    assert len(match.zombies) == 12
    assert match.state.pool == 88


@clause("IS-2.8")
def test_whoever_places_a_building_chooses_where_its_zombies_stand() -> None:
    match = squad("build", "", tiles="army_surplus helipad", active=1)
    match.choose("place 1 0 0")
    assert match.asked == (1, "place_tile_zombies")
    match.choose("leave e3n1")
    assert match.zombies == {"e2n1", "e4n1"}


@clause("IS-2.9")
def test_roads_begin_without_zombies_unless_agreed_otherwise() -> None:
    match = squad("build", "", tiles="road_straight_1 helipad")
    match.choose("place 1 0 0")
    assert match.zombies == set()
    match = squad("build", "", tiles="road_straight_1 helipad", options={"is_road_zombies": True})
    match.choose("place 1 0 0", "leave e3")
    assert match.zombies == {"e2", "e4"}


@clause("IS-2.10")
def test_pawns_start_on_town_square_with_three_life_and_three_bullets() -> None:
    match = built(2, 0)
    assert [(match.space(seat), match.pawn(seat).life, match.pawn(seat).bullets) for seat in range(3)] == [
        ("centre", 3, 3)
    ] * 3
    assert [match.pawn(seat).kills for seat in range(3)] == [0, 0, 0]


@clause("IS-1.2")
def test_there_are_no_event_cards() -> None:
    match = built(0, 0)
    assert match.state.deck == []
    assert [match.pawn(seat).hand for seat in range(3)] == [[], [], []]
